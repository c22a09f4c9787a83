"""What the store answers about results and people: frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Board = Literal["won", "games", "points", "best_hand"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's line of a leaderboard."""

    place: int
    """From 1; players who are equal in the board's figure share a place."""
    user_id: int
    name: str
    """As at the last result."""
    games: int
    won: int
    points: int
    best_hand: int | None


@dataclass(frozen=True, slots=True)
class Standings:
    """One page of a leaderboard, and how many players are on it in all."""

    lines: tuple[Standing, ...]
    players: int


@dataclass(frozen=True, slots=True)
class Totals:
    """A player's sums over one game, or over all games where `game` is empty."""

    game: str
    games: int
    won: int
    points: int
    hands: int
    hands_won: int
    best_hand: int | None


@dataclass(frozen=True, slots=True)
class PastGame:
    """One finished game from one player's side."""

    game: str
    ended_at: float
    points: int
    won: bool
    counted: bool
    table_id: int


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """What one player has done on one server; `recent` has the newest games last."""

    user_id: int
    name: str
    totals: tuple[Totals, ...]
    recent: tuple[PastGame, ...]


@dataclass(frozen=True, slots=True)
class DmState:
    """How a person is reached privately: the channel once it is known, and whether it was open last time."""

    channel_id: int | None = None
    is_open: bool = True
