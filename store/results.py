"""Results of hands and games, and the running totals behind leaderboards, as SQL on the database thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime

from engine.records import GameRecord, HandRecord, NoSuchTable
from store.records import Board, PastGame, PlayerStats, Standing, Standings, Totals

ALL_GAMES = ""
ALL_TIME = ""

# Who is first, then second, ...: each the order of an index. Equal players stand in the order of fewer games.
_ORDERS: dict[tuple[Board, bool], str] = {
    ("won", False): "won DESC, games, user_id",
    ("won", True): "won DESC, games, user_id",
    ("games", False): "games DESC, won DESC, user_id",
    ("games", True): "games DESC, won DESC, user_id",
    ("points", False): "points DESC, games, user_id",
    ("points", True): "points, games DESC, user_id DESC",
    ("best_hand", False): "best_hand DESC, games, user_id",
    ("best_hand", True): "best_hand, games DESC, user_id DESC",
}


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
    cursor = db.execute(
        "INSERT INTO games (guild_id, table_id, game, ended_at, rules) VALUES (?, ?, ?, ?, ?)",
        (guild_id, table_id, game.game, game.ended_at, game.rules),
    )
    db.executemany(
        "INSERT INTO game_players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (cursor.lastrowid, seat, guild_id, p.user_id, game.ended_at, p.name, p.points, p.won, p.counted)
            for seat, p in enumerate(game.players)
        ),
    )
    db.executemany(
        "INSERT INTO totals (guild_id, game, period, user_id, name, listed, games, won, points)"
        " VALUES (?, ?, ?, ?, ?, coalesce((SELECT listed FROM people WHERE user_id = ?), 1), 1, ?, ?)"
        " ON CONFLICT DO UPDATE SET name = excluded.name, games = games + 1, won = won + excluded.won,"
        " points = points + excluded.points",
        (
            (guild_id, name, period, player.user_id, player.name, player.user_id, player.won, player.points)
            for player in game.players
            if player.user_id is not None and player.counted
            for name, period in _sums(game.game, game.ended_at)
        ),
    )


def standings(
    db: sqlite3.Connection,
    guild_id: int,
    board: Board,
    game: str,
    period: str,
    page: int,
    per_page: int,
    min_games: int,
    lowest_wins: bool,
) -> Standings:
    """One page of a board; a player with fewer than `min_games` games, or who is not listed, is not on it."""
    where = "FROM totals WHERE guild_id = ? AND game = ? AND period = ? AND listed = 1 AND games >= ?"
    if board == "best_hand":
        where += " AND best_hand IS NOT NULL"
    key = (guild_id, game, period, max(min_games, 1))
    (players,) = db.execute(f"SELECT count(*) {where}", key).fetchone()
    where = where.replace("games >=", "+games >=")  # the plus keeps SQLite from sorting what an index has in order
    rows = db.execute(
        f"SELECT user_id, name, games, won, points, best_hand, {board} {where}"
        f" ORDER BY {_ORDERS[board, lowest_wins]} LIMIT ? OFFSET ?",
        (*key, per_page, page * per_page),
    ).fetchall()
    place, figure = 1, None
    if rows and page:
        figure = rows[0][-1]
        ahead = "<" if lowest_wins and board in ("points", "best_hand") else ">"
        (better,) = db.execute(f"SELECT count(*) {where} AND {board} {ahead} ?", (*key, figure)).fetchone()
        place = better + 1
    lines: list[Standing] = []
    for nr, (*line, shown) in enumerate(rows, start=page * per_page + 1):
        if shown != figure:
            place, figure = nr, shown
        lines.append(Standing(place, *line))
    return Standings(tuple(lines), players)


def player_stats(db: sqlite3.Connection, guild_id: int, user_id: int, recent: int) -> PlayerStats | None:
    """What a player has done on a server, or None where there is nothing."""
    sums = db.execute(
        "SELECT name, game, games, won, points, hands, hands_won, best_hand FROM totals"
        " INDEXED BY totals_of_player WHERE user_id = ? AND guild_id = ? AND period = '' ORDER BY game",
        (user_id, guild_id),
    ).fetchall()
    if not sums:
        return None
    past = db.execute(
        "SELECT game, p.ended_at, points, won, counted, table_id FROM game_players AS p JOIN games ON id = game_id"
        " WHERE user_id = ? AND p.guild_id = ? ORDER BY p.ended_at DESC LIMIT ?",
        (user_id, guild_id, recent),
    ).fetchall()
    return PlayerStats(
        user_id,
        sums[0][0],
        tuple(Totals(*row[1:]) for row in sums),
        tuple(
            PastGame(game, ended_at, points, bool(won), bool(counted), table_id)
            for game, ended_at, points, won, counted, table_id in reversed(past)
        ),
    )


def _sums(game: str, at: float) -> Iterator[tuple[str, str]]:
    """The (game, period) pairs that a result at `at` counts for."""
    when = datetime.fromtimestamp(at, UTC)
    for name in (game, ALL_GAMES):
        yield from ((name, ALL_TIME), (name, f"{when:%Y}"), (name, f"{when:%Y-%m}"))


def _guild(db: sqlite3.Connection, table_id: int) -> int:
    row = db.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    return int(row[0])
