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
_COLUMNS: Final = ("points", "best_hand", "games", "won")


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """One player on the leaderboard; `points` only of one game, `is_reader` only in a private picture."""

    place: int
    name: str
    games: int
    won: int
    points: int | None = None
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
    """Everything that the picture says; `columns` head the figures, `empty` stands where nobody does."""

    header: Header
    pill: Pill | None
    columns: tuple[str, ...]
    has_ratings: bool
    lines: tuple[LeaderLine, ...]
    empty: str


def leaderboard_model(
    rows: Sequence[LeaderRow],
    words: Words,
    about: Sequence[str] = (),
    min_games: int = 0,
    players: int | None = None,
    *,
    counts_wins: bool = False,
    first: int | None = None,
) -> LeaderboardModel:
    """At most eight rows; `about` says what is counted (game, period), `players` how many there are on all pages.

    `first` is the number of the first row among them, which is not its place where players share one. Games won
    are a share of all beside a rating, or a number where the board `counts_wins`.
    """
    shown = tuple(rows[:PER_PAGE])
    has_ratings = any(row.rating is not None for row in shown)
    keys = ("games", "won") if has_ratings else tuple(key for key in _COLUMNS if _is_told(key, shown))
    lines = tuple(
        LeaderLine(
            row.place,
            Called(row.name, say(words, "somebody")),
            tuple(_figure(row, key, has_ratings, counts_wins) for key in keys),
            row.rating,
            row.is_reader,
        )
        for row in shown
    )
    pill = None
    if shown and players is not None:
        start = shown[0].place if first is None else first
        text = say(words, "page", first=start, last=start + len(shown) - 1, n=players)
        pill = Pill((Plain(text),), quiet=True)
    least = say(words, "min_games", min_games, n=min_games) if min_games > 1 else ""
    empty = say(words, "too_few_games", min_games, n=min_games) if min_games > 1 else say(words, "no_rated_games")
    header = Header(say(words, "leaderboard"), SEPARATOR.join([*about, *([least] if least else [])]))
    return LeaderboardModel(header, pill, tuple(say(words, f"col.{key}") for key in keys), has_ratings, lines, empty)


def _is_told(key: str, rows: Sequence[LeaderRow]) -> bool:
    return key in ("games", "won") or any(getattr(row, key) is not None for row in rows)


def _figure(row: LeaderRow, key: str, has_ratings: bool, counts_wins: bool) -> str:
    if key == "points":
        return number(row.points) if row.points is not None else "–"
    if key == "best_hand":
        return number(row.best_hand) if row.best_hand is not None else "–"
    if key == "games":
        return str(row.games)
    share = f"{round(100 * row.won / row.games)}%" if row.games else "–"
    if has_ratings:
        return str(row.won) if counts_wins else share
    return f"{row.won} · {share}" if row.games else "0"
