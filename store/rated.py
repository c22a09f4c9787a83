"""What games have done to ratings, as SQL: written with the result, and read for the picture after a game."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from engine.records import GameRecord
from store.ratings import START, Skill, moved
from store.records import Rating

COURSE: Final = 10
"""Games that the line of a rating goes back."""
ALL_GAMES: Final = ""


def rate_game(db: sqlite3.Connection, game_id: int, guild_id: int, game: GameRecord, periods: Sequence[str]) -> None:
    """Move the ratings of the people whom a game has compared, in its own kind and among all games together.

    Their totals of these periods must be there already.
    """
    seated = [
        (seat, player.user_id, player.place)
        for seat, player in enumerate(game.players)
        if player.user_id is not None and player.counted and player.place is not None
    ]
    if len(seated) < 2:
        return
    for kind in (game.game, ALL_GAMES):
        known = [
            db.execute(
                "SELECT mean, doubt, rated, course FROM totals"
                " WHERE guild_id = ? AND game = ? AND period = '' AND user_id = ?",
                (guild_id, kind, user_id),
            ).fetchone()
            for _, user_id, _ in seated
        ]
        before = [Skill() if mean is None else Skill(mean, doubt) for mean, doubt, _, _ in known]
        after = moved(before, [place for _, _, place in seated])
        for (seat, user_id, _), old, new, (_, _, rated, course) in zip(seated, before, after, known, strict=True):
            db.execute("INSERT INTO rated VALUES (?, ?, ?, ?, ?)", (game_id, kind, seat, old.rating, new.rating))
            figures = (new.rating, rated + 1, drawn_out(course, new.rating), new.mean, new.doubt)
            db.executemany(
                "UPDATE totals SET rating = ?, rated = ?, course = ?, mean = ?, doubt = ?"
                " WHERE guild_id = ? AND game = ? AND period = ? AND user_id = ?",
                ((*figures, guild_id, kind, period, user_id) for period in periods),
            )


def drawn_out(course: str, rating: int) -> str:
    """A course with one more rating at its end.

    >>> drawn_out("1527 1540", 1533)
    '1527 1540 1533'
    """
    return " ".join([*course.split(), str(rating)][-COURSE:])


def rating_of(course: str) -> Rating | None:
    """The rating at the end of a course, None for an empty one."""
    values = tuple(map(int, course.split()))
    if not values:
        return None
    return Rating(values[-1], values[-1] - (values[-2] if len(values) > 1 else round(START)), values)


def ratings_after(db: sqlite3.Connection, table_id: int) -> dict[int, Rating]:
    """By seat, how the last game of a table has moved the ratings of those who are on leaderboards."""
    moves = db.execute(
        "SELECT r.seat, before, after, user_id, p.guild_id, r.game, p.ended_at, p.game_id FROM rated AS r"
        " JOIN game_players AS p ON p.game_id = r.game_id AND p.seat = r.seat LEFT JOIN people USING (user_id)"
        " WHERE r.game_id = (SELECT id FROM games WHERE table_id = ? ORDER BY ended_at DESC, id DESC LIMIT 1)"
        " AND r.game <> '' AND user_id IS NOT NULL AND coalesce(listed, 1)",
        (table_id,),
    ).fetchall()
    found = {}
    for seat, before, after, *whose in moves:
        earlier = db.execute(
            "SELECT after FROM game_players AS p JOIN rated AS r ON r.game_id = p.game_id AND r.seat = p.seat"
            " WHERE user_id = ? AND guild_id = ? AND r.game = ? AND (ended_at, p.game_id) <= (?, ?)"
            f" ORDER BY ended_at DESC, p.game_id DESC LIMIT {COURSE}",
            whose,
        ).fetchall()
        found[seat] = Rating(after, after - before, tuple(value for (value,) in reversed(earlier)))
    return found
