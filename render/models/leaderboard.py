"""A page of a server's leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.models.common import SEPARATOR, Header, Pill, number
from render.models.standings import Rating
from render.pieces import Called, Plain
from render.words import Words, say

PER_PAGE: Final = 8


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """One player on the leaderboard; `is_reader` only in a private picture."""

    place: int
    name: str
    games: int
    won: int
    points: int
    best_hand: int | None = None
    rating: Rating | None = None
    is_reader: bool = False


@dataclass(frozen=True, slots=True)
class LeaderLine:
    """A row as it is drawn."""

    place: int
    called: Called
    figures: tuple[str, ...]
    rating: Rating | None
    is_reader: bool


@dataclass(frozen=True, slots=True)
class LeaderboardModel:
    """Everything that the picture says; `columns` head the figures."""

    header: Header
    pill: Pill | None
    columns: tuple[str, ...]
    has_ratings: bool
    lines: tuple[LeaderLine, ...]


def leaderboard_model(
    rows: Sequence[LeaderRow], words: Words, about: Sequence[str] = (), min_games: int = 0, players: int | None = None
) -> LeaderboardModel:
    """At most eight rows; `about` says what is counted (game, period), `players` how many there are on all pages."""
    shown = tuple(rows[:PER_PAGE])
    has_ratings = any(row.rating is not None for row in shown)
    parts = [*about, *([say(words, "min_games", min_games, n=min_games)] if min_games > 1 else [])]
    columns = ("games", "won") if has_ratings else ("points", "best_hand", "games", "won")
    lines = tuple(
        LeaderLine(
            row.place,
            Called(row.name, say(words, "somebody")),
            _figures(row, has_ratings),
            row.rating,
            row.is_reader,
        )
        for row in shown
    )
    pill = None
    if shown and players is not None:
        text = say(words, "page", first=shown[0].place, last=shown[0].place + len(shown) - 1, n=players)
        pill = Pill((Plain(text),), quiet=True)
    header = Header(say(words, "leaderboard"), SEPARATOR.join(parts))
    return LeaderboardModel(header, pill, tuple(say(words, f"col.{key}") for key in columns), has_ratings, lines)


def _figures(row: LeaderRow, has_ratings: bool) -> tuple[str, ...]:
    share = f"{round(100 * row.won / row.games)}%" if row.games else "–"
    if has_ratings:
        return str(row.games), share
    best = number(row.best_hand) if row.best_hand is not None else "–"
    return number(row.points), best, str(row.games), f"{row.won} · {share}" if row.games else "0"
