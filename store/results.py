"""Results of hands and games, and the running totals behind leaderboards, written down; SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime

from engine.records import GameRecord, HandRecord, NoSuchTable
from store.rated import ALL_GAMES, rate_game

ALL_TIME = ""


def record_hand(db: sqlite3.Connection, table_id: int, hand: HandRecord) -> None:
    """Keep a hand's result and add it to the totals of the people in it."""
    guild_id = _guild(db, table_id)
    cursor = db.execute(
        "INSERT INTO hands (guild_id, table_id, game, number, ended_at, rules) VALUES (?, ?, ?, ?, ?, ?)",
        (guild_id, table_id, hand.game, hand.number, hand.ended_at, hand.rules),
    )
    db.executemany(
        "INSERT INTO hand_players VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (cursor.lastrowid, seat, player.user_id, player.name, player.points, player.won, player.counted)
            for seat, player in enumerate(hand.players)
        ),
    )
    better = "min" if hand.lowest_wins else "max"
    db.executemany(
        "INSERT INTO totals (guild_id, game, period, user_id, name, listed, hands, hands_won, best_hand)"
        " VALUES (?, ?, ?, ?, ?, coalesce((SELECT listed FROM people WHERE user_id = ?), 1), 1, ?, ?)"
        " ON CONFLICT DO UPDATE SET name = excluded.name, hands = hands + 1,"
        f" hands_won = hands_won + excluded.hands_won, best_hand = {better}("
        "coalesce(best_hand, excluded.best_hand), excluded.best_hand)",
        (
            (guild_id, game, period, p.user_id, p.name, p.user_id, p.won, p.points if game else None)
            for p in hand.players
            if p.user_id is not None and p.counted
            for game, period in _sums(hand.game, hand.ended_at)
        ),
    )


def record_game(db: sqlite3.Connection, table_id: int, game: GameRecord) -> None:
    """Keep a game's result and add it to the totals of the people in it."""
    guild_id = _guild(db, table_id)
    game_id = db.execute(
        "INSERT INTO games (guild_id, table_id, game, ended_at, rules) VALUES (?, ?, ?, ?, ?)",
        (guild_id, table_id, game.game, game.ended_at, game.rules),
    ).lastrowid
    assert game_id is not None
    db.executemany(
        "INSERT INTO game_players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (game_id, seat, guild_id, p.user_id, game.ended_at, p.name, p.points, p.won, p.counted, p.place)
            for seat, p in enumerate(game.players)
        ),
    )
    db.executemany(
        "INSERT INTO totals (guild_id, game, period, user_id, name, listed, games, won, points, streak, best_streak)"
        " VALUES (?1, ?2, ?3, ?4, ?5, coalesce((SELECT listed FROM people WHERE user_id = ?4), 1), 1, ?6, ?7, ?6, ?6)"
        " ON CONFLICT DO UPDATE SET name = excluded.name, games = games + 1, won = won + excluded.won,"
        " points = points + excluded.points, streak = iif(excluded.won, streak + 1, 0),"
        " best_streak = max(best_streak, iif(excluded.won, streak + 1, 0))",
        (
            (guild_id, name, period, player.user_id, player.name, player.won, player.points)
            for player in game.players
            if player.user_id is not None and player.counted
            for name, period in _sums(game.game, game.ended_at)
        ),
    )
    rate_game(db, game_id, guild_id, game, _periods(game.ended_at))


def _sums(game: str, at: float) -> Iterator[tuple[str, str]]:
    """The (game, period) pairs that a result at `at` counts for."""
    for name in (game, ALL_GAMES):
        yield from ((name, period) for period in _periods(at))


def _periods(at: float) -> tuple[str, str, str]:
    when = datetime.fromtimestamp(at, UTC)
    return ALL_TIME, f"{when:%Y}", f"{when:%Y-%m}"


def _guild(db: sqlite3.Connection, table_id: int) -> int:
    row = db.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    return int(row[0])
