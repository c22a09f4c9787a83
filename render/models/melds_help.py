"""Small pictures of melds for the rules: what counts and what does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS, Card
from render.faces import Face
from render.models.common import Header, plain_face

MOST_EXAMPLES: Final = 6


@dataclass(frozen=True, slots=True)
class MeldExample:
    """Cards as players type them ("5H 6H X1=7H"), a caption, and whether they are a meld."""

    cards: str
    caption: str
    is_good: bool = True


@dataclass(frozen=True, slots=True)
class ShownExample:
    """An example as it is drawn."""

    faces: tuple[Face, ...]
    caption: str
    is_good: bool


@dataclass(frozen=True, slots=True)
class MeldsHelpModel:
    """Everything that the picture says."""

    header: Header
    examples: tuple[ShownExample, ...]


def melds_help_model(title: str, examples: Sequence[MeldExample], subtitle: str = "") -> MeldsHelpModel:
    """At most six examples; raises `engine.cards.NotACard` for cards that cannot be read."""
    shown = tuple(
        ShownExample(tuple(_face(word) for word in example.cards.split()), example.caption, example.is_good)
        for example in examples[:MOST_EXAMPLES]
    )
    return MeldsHelpModel(Header(title, subtitle), shown)


def _face(word: str) -> Face:
    """One card, or "X1=7H" and "X1=7" for a joker that stands for another."""
    card, _, stands = word.partition("=")
    physical = Card.parse(card)
    if not stands:
        return plain_face(physical)
    if len(stands) == 1:
        return Face(RANKS.index(stands.upper()), -1, wild=True, joker=physical.is_joker)
    meant = Card.parse(stands)
    return Face(meant.rank, meant.suit, wild=True, joker=physical.is_joker)
