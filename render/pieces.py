"""A sentence as pieces: a name is always a run of its own, a card is drawn as a chip and spoken as a code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import RANKS, SUITS
from render.faces import Face


@dataclass(frozen=True, slots=True)
class Plain:
    """Words of ours."""

    text: str


@dataclass(frozen=True, slots=True)
class Strong:
    """Words of ours that stand out: a meld id, a number."""

    text: str


@dataclass(frozen=True, slots=True)
class Called:
    """A member's name; `instead` is drawn where the name cannot be."""

    name: str
    instead: str


@dataclass(frozen=True, slots=True)
class Chip:
    """An inline card."""

    face: Face


Piece: TypeAlias = Plain | Strong | Called | Chip
Line: TypeAlias = tuple[Piece, ...]


def code(face: Face) -> str:
    """ "10D", "QS", "joker": what a screen reader speaks well and commands take."""
    if not face.rank:
        return "joker"
    rank = "10" if face.rank == 10 else RANKS[face.rank]
    return rank + SUITS[face.suit] if face.suit >= 0 else rank
