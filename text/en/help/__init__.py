"""How the games are played, in English, for people who never played them."""

from text.en.help import basic_rummy, contract_rummy, rummy500, three_thirteen

CHAPTERS = rummy500.CHAPTERS | three_thirteen.CHAPTERS | basic_rummy.CHAPTERS | contract_rummy.CHAPTERS
