"""The help: chapters of each game, told to people who never played it, with example melds as cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from engine.cards import Card, parse_cards
from engine.variants import GAMES
from text.language import LANGUAGES, NoSuchWords, Said, language

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
_NUMBERED: Final = re.compile(r"\d+\. (\w)")
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
    """For a picture beside the text; jokers stand where they lie."""
    deal: int
    """The deal of the example, which tells what is wild in Three Thirteen."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as its language file has it."""

    text: str
    melds: tuple[str, ...] = ()
    """Each a list of cards: "5H 6H 7H"."""
    deal: int = 1


def topic_of(words: Words, game: str, topic: str) -> Topic:
    """The chapter in these words, in English where the language lacks it; raises `NoSuchWords`."""
    if topic not in CHAPTERS.get(game, ()):
        raise NoSuchWords(f"{game}.{topic}")
    found = ((code, chapters(code).get(f"{game}.{topic}")) for code in (words.locale, LANGUAGES[0]))
    code, chapter = next((code, one) for code, one in found if one is not None)
    text = words.spelled(_flowing(chapter.text), language(code))
    if topic == "house_rules":
        text = f"{text}\n\n{_switches(words, game)}"
    melds = tuple(parse_cards(meld) for meld in chapter.melds)
    return Topic(game, topic, words.label(f"topic.{topic}"), text, melds, chapter.deal)


def _flowing(text: str) -> str:
    """The text with each paragraph and each item of a list on one line, since Discord shows every line break."""
    lines: list[str] = []
    for line in text.strip().splitlines():
        if lines and lines[-1] and line and not _is_item(line):
            lines[-1] += " " + line
        else:
            lines.append(line)
    return "\n".join(lines)


def _is_item(line: str) -> bool:
    """Whether a line begins an item of a list; "6. kolo" is an ordinal number of Czech."""
    numbered = _NUMBERED.match(line)
    return line.startswith("- ") or (numbered is not None and numbered[1].isupper())


def _switches(words: Words, game: str) -> str:
    """Every house rule of a game with what it is about and what is usual."""
    return "\n".join(
        words.say(
            "help.switch",
            name=Said(words.switch_name(switch.name)),
            help=Said(words.switch_help(switch.name)),
            value=Said(words.value_name(switch.name, switch.default)),
        )
        for switch in GAMES[game].switches
    )


@lru_cache(maxsize=8)
def chapters(code: str) -> Mapping[str, Chapter]:
    """Every chapter of a language by "game.topic"; loaded when somebody first asks for help."""
    found: Mapping[str, Chapter] = import_module(f"text.{code}.help").CHAPTERS
    return found
