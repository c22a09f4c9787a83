"""The example melds of a chapter as a picture."""

from __future__ import annotations

import logging

from cogs.desk import RummyBot
from engine.cards import Card
from engine.meld_readings import Problem, read_meld
from engine.variants import make_rules
from render import ENGLISH_WORDS, Look, MeldExample, Picture
from text import Words
from text.help import Topic
from text.pictures import picture_words

log = logging.getLogger("rummy.help")


async def picture_of(bot: RummyBot, words: Words, chapter: Topic, look: Look) -> Picture | None:
    """The melds of a chapter, None where it has none or the drawing failed, which is logged."""
    if not chapter.melds:
        return None
    examples = [
        MeldExample(" ".join(card.text for card in meld), caption(words, chapter.game, meld)) for meld in chapter.melds
    ]
    key = (words.locale, chapter.game, chapter.topic, look)
    try:
        spoken = picture_words(words.locale, ENGLISH_WORDS)
        title = words.label(f"game.{chapter.game}")
        return await bot.studio.melds_help(key, title, examples, look, spoken, chapter.title)
    except Exception:
        log.exception("the melds of %s, %s could not be drawn", chapter.game, chapter.topic)
        return None


def caption(words: Words, game: str, meld: tuple[Card, ...]) -> str:
    """ "set" or "run", as the engine reads the cards in some deal of the game; else the cards as they are typed."""
    rules = make_rules(game)
    for deal in range(1, max(rules.deals, 1) + 1):
        found = read_meld(meld, rules.melding(deal))
        if not isinstance(found, Problem):
            return words.label(f"kind.{found[0].meld.kind}").capitalize()
    return words.codes(meld)
