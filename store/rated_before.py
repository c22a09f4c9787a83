"""Ratings and streaks of results that were kept before there were any: the sums beside migration 2."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter

from store.rated import COURSE
from store.ratings import Skill, moved

_LOWEST_WON = frozenset({"three_thirteen", "contract_rummy"})
"""Games of that time in which the fewest points were best."""


@dataclass(frozen=True, slots=True)
class _Strength:
    skill: Skill = field(default_factory=Skill)
    rated: int = 0
    course: tuple[int, ...] = ()

    def then(self, skill: Skill) -> _Strength:
        return _Strength(skill, self.rated + 1, (*self.course, skill.rating)[-COURSE:])


@dataclass(slots=True)
class _Sum:
    """What one row of totals gets."""

    streak: int = 0
    best_streak: int = 0
    strength: _Strength | None = None


_Key = tuple[int, str, str, int]
"""Server, game, period, person."""


def rate_all(db: sqlite3.Connection) -> None:
    """Rate every game that is kept, in the order of their ends; who had left a seat is not known of these."""
    strengths: dict[tuple[int, str, int], _Strength] = {}
    sums: dict[_Key, _Sum] = {}
    places: list[tuple[int, int, int]] = []
    moves: list[tuple[int, str, int, int, int]] = []
    rows = db.execute(
        "SELECT g.id, g.guild_id, g.game, g.ended_at, seat, user_id, points, won FROM games AS g"
        " JOIN game_players ON game_id = g.id WHERE user_id IS NOT NULL AND counted"
        " ORDER BY g.ended_at, g.id, seat"
    )
    for (game_id, guild_id, game, ended_at), lines in groupby(rows, key=itemgetter(0, 1, 2, 3)):
        people = [line[4:] for line in lines]
        placed = _placed(people, -1 if game in _LOWEST_WON else 1)
        if len(people) > 1:
            places += [(place, game_id, seat) for place, (seat, *_) in zip(placed, people, strict=True)]
            for kind in (game, ""):
                keys = [(guild_id, kind, user_id) for _, user_id, _, _ in people]
                moves += _rate(game_id, kind, keys, [seat for seat, *_ in people], placed, strengths)
        periods = _periods(ended_at)
        for _, user_id, _, won in people:
            for kind in (game, ""):
                for period in periods:
                    at = sums.setdefault((guild_id, kind, period, user_id), _Sum())
                    at.streak = at.streak + 1 if won else 0
                    at.best_streak = max(at.best_streak, at.streak)
                    if len(people) > 1:
                        at.strength = strengths[guild_id, kind, user_id]
    db.executemany("UPDATE game_players SET place = ? WHERE game_id = ? AND seat = ?", places)
    db.executemany("INSERT INTO rated VALUES (?, ?, ?, ?, ?)", moves)
    db.executemany(
        "UPDATE totals SET streak = ?, best_streak = ?, rating = ?, rated = ?, course = ?, mean = ?, doubt = ?"
        " WHERE guild_id = ? AND game = ? AND period = ? AND user_id = ?",
        ((at.streak, at.best_streak, *_figures(at.strength), *key) for key, at in sums.items()),
    )


def _placed(people: Sequence[tuple[int, int, int, int]], sign: int) -> list[int]:
    worth = [(won, sign * points) for _, _, points, won in people]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def _rate(
    game_id: int,
    kind: str,
    keys: Sequence[tuple[int, str, int]],
    seats: Sequence[int],
    places: Sequence[int],
    strengths: dict[tuple[int, str, int], _Strength],
) -> Iterator[tuple[int, str, int, int, int]]:
    """Move the strengths of one kind; the rows to be kept of it."""
    known = [strengths.get(key, _Strength()) for key in keys]
    after = moved([strength.skill for strength in known], places)
    for key, seat, strength, skill in zip(keys, seats, known, after, strict=True):
        yield game_id, kind, seat, strength.skill.rating, skill.rating
        strengths[key] = strength.then(skill)


def _figures(strength: _Strength | None) -> tuple[int | None, int, str, float | None, float | None]:
    if strength is None:
        return None, 0, "", None, None
    skill = strength.skill
    return skill.rating, strength.rated, " ".join(map(str, strength.course)), skill.mean, skill.doubt


def _periods(at: float) -> tuple[str, str, str]:
    when = datetime.fromtimestamp(at, UTC)
    return "", f"{when:%Y}", f"{when:%Y-%m}"
