"""The help: chapters of each game, told to people who never played it, with example melds as cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from engine.cards import Card, parse_cards

if TYPE_CHECKING:
    from text.words import Words

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "rummy500": (
        "overview",
        "turn",
        "melds",
        "jokers",
        "discard_pile",
        "calling",
        "going_out",
        "scoring",
        "house_rules",
        "commands",
    ),
    "three_thirteen": (
        "overview",
        "turn",
        "melds",
        "wild_cards",
        "going_out",
        "last_turns",
        "scoring",
        "house_rules",
        "commands",
    ),
    "basic_rummy": (
        "overview",
        "turn",
        "melds",
        "laying_off",
        "discard_pile",
        "going_out",
        "scoring",
        "house_rules",
        "commands",
    ),
    "contract_rummy": (
        "overview",
        "contracts",
        "turn",
        "melds",
        "jokers",
        "discard_pile",
        "going_out",
        "scoring",
        "house_rules",
        "commands",
    ),
}
"""The chapters of each game in reading order; their titles are `topic.<chapter>`."""
LONGEST_TOPIC: Final = 4_000
"""Characters; what one Discord message of components may hold."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One chapter: mark-down text of at most `LONGEST_TOPIC` characters, and the melds of its worked example."""

    game: str
    topic: str
    title: str
    text: str
    melds: tuple[tuple[Card, ...], ...]
    """For a picture beside the text; jokers are X1 and so on, and stand where they lie."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as its language file has it."""

    text: str
    melds: tuple[str, ...] = ()
    """Each a list of cards: "5H 6H 7H"."""


def topic_of(words: Words, game: str, topic: str) -> Topic:
    """The chapter in these words, in English where the language lacks it; raises `NoSuchWords`."""
    from text.words import LANGUAGES, NoSuchWords

    for code in (words.locale, LANGUAGES[0]):
        chapter = chapters(code).get(f"{game}.{topic}")
        if chapter is not None:
            melds = tuple(parse_cards(meld) for meld in chapter.melds)
            return Topic(game, topic, words.label(f"topic.{topic}"), chapter.text.strip(), melds)
    raise NoSuchWords(f"{game}.{topic}")


@lru_cache(maxsize=8)
def chapters(code: str) -> Mapping[str, Chapter]:
    """Every chapter of a language by "game.topic"; loaded when somebody first asks for help."""
    found: Mapping[str, Chapter] = import_module(f"text.{code}.help").CHAPTERS
    return found
