"""Jak se hraje: how the games are played, in Czech."""

from text.cs.help import basic_rummy, contract_rummy, rummy500, three_thirteen

CHAPTERS = rummy500.CHAPTERS | three_thirteen.CHAPTERS | basic_rummy.CHAPTERS | contract_rummy.CHAPTERS
