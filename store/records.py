"""What the store answers about results and people: frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Board = Literal["rating", "won", "games", "points", "best_hand"]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is among people, and how the last rated game has changed it."""

    now: int
    change: int
    course: tuple[int, ...]
    """After each of the last games, ten at most, oldest first; it ends in `now`."""


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
    rating: Rating | None = None
    """As after the last rated game of the period."""


@dataclass(frozen=True, slots=True)
class Standings:
    """One page of a leaderboard, and how many players are on it in all."""

    lines: tuple[Standing, ...]
    players: int


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where one player stands on a leaderboard; `place` and `nr` are None for one who is not on it."""

    place: int | None
    nr: int | None
    """The number of the line, from 1: players who share a place have a line each."""
    games: int
    """Games that count for being on it: the rated ones where ratings are ranked."""
    listed: bool


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
    streak: int = 0
    """Games won in a row until now."""
    best_streak: int = 0
    rating: Rating | None = None


@dataclass(frozen=True, slots=True)
class PastGame:
    """One finished game from one player's side."""

    game: str
    ended_at: float
    points: int
    won: bool
    counted: bool
    table_id: int
    rating_change: int | None = None
    """Of the rating in this kind of game; None where none was moved."""


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
