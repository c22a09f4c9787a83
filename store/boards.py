"""Leaderboards and what one player has done, read from the running totals; SQL."""

from __future__ import annotations

import sqlite3
from typing import Any

from store.rated import rating_of
from store.records import Board, PastGame, PlayerStats, Standing, Standings, Totals, Whereabouts

# Who is first, then second, ...: each the order of an index. Equal players stand in the order of fewer games.
_ORDERS: dict[tuple[Board, bool], str] = {
    ("rating", False): "rating DESC, rated, user_id",
    ("rating", True): "rating DESC, rated, user_id",
    ("won", False): "won DESC, games, user_id",
    ("won", True): "won DESC, games, user_id",
    ("games", False): "games DESC, won DESC, user_id",
    ("games", True): "games DESC, won DESC, user_id",
    ("points", False): "points DESC, games, user_id",
    ("points", True): "points, games DESC, user_id DESC",
    ("best_hand", False): "best_hand DESC, games, user_id",
    ("best_hand", True): "best_hand, games DESC, user_id DESC",
}


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
    where, key = _on_board(guild_id, board, game, period, min_games)
    (players,) = db.execute(f"SELECT count(*) {where}", key).fetchone()
    where = where.replace("games >=", "+games >=")  # the plus keeps SQLite from sorting what an index has in order
    rows = db.execute(
        f"SELECT user_id, name, games, won, points, best_hand, course, {board} {where}"
        f" ORDER BY {_ORDERS[board, lowest_wins]} LIMIT ? OFFSET ?",
        (*key, per_page, page * per_page),
    ).fetchall()
    place, figure = 1, None
    if rows and page:
        figure = rows[0][-1]
        place = 1 + _ahead(db, where, key, board, lowest_wins, figure)
    lines: list[Standing] = []
    for nr, (who, name, games, won, points, best, course, shown) in enumerate(rows, start=page * per_page + 1):
        if shown != figure:
            place, figure = nr, shown
        lines.append(Standing(place, who, name, games, won, points, best, rating_of(course)))
    return Standings(tuple(lines), players)


def whereabouts(
    db: sqlite3.Connection,
    guild_id: int,
    user_id: int,
    board: Board,
    game: str,
    period: str,
    min_games: int,
    lowest_wins: bool,
) -> Whereabouts | None:
    """Where one player stands on a board, None for somebody without results of that kind."""
    order = _ORDERS[board, lowest_wins].split(", ")
    line = ", ".join(f"-{term[:-5]}" if term.endswith(" DESC") else term for term in order)
    own = db.execute(
        f"SELECT {board}, {_counted(board)}, listed, {line} FROM totals"
        " WHERE guild_id = ? AND game = ? AND period = ? AND user_id = ?",
        (guild_id, game, period, user_id),
    ).fetchone()
    if own is None:
        return None
    figure, counted, listed, *own_line = own
    if not listed or counted < max(min_games, 1) or figure is None:
        return Whereabouts(None, None, counted, bool(listed))
    where, key = _on_board(guild_id, board, game, period, min_games)
    ahead = _ahead(db, where, key, board, lowest_wins, figure)
    (above,) = db.execute(f"SELECT count(*) {where} AND ({line}) < (?, ?, ?)", (*key, *own_line)).fetchone()
    return Whereabouts(ahead + 1, above + 1, counted, True)


def _counted(board: Board) -> str:
    """The column of the games that a place on a board takes."""
    return "rated" if board == "rating" else "games"


def _on_board(
    guild_id: int, board: Board, game: str, period: str, min_games: int
) -> tuple[str, tuple[int, str, str, int]]:
    """Who is on a board, as the rest of a statement and its parameters."""
    where = f"FROM totals WHERE guild_id = ? AND game = ? AND period = ? AND listed = 1 AND {_counted(board)} >= ?"
    if board == "best_hand":
        where += " AND best_hand IS NOT NULL"
    return where, (guild_id, game, period, max(min_games, 1))


def _ahead(
    db: sqlite3.Connection, where: str, key: tuple[Any, ...], board: Board, lowest_wins: bool, figure: int
) -> int:
    """How many players have a better figure."""
    better = "<" if lowest_wins and board in ("points", "best_hand") else ">"
    (count,) = db.execute(f"SELECT count(*) {where} AND {board} {better} ?", (*key, figure)).fetchone()
    return int(count)


def player_stats(db: sqlite3.Connection, guild_id: int, user_id: int, recent: int) -> PlayerStats | None:
    """What a player has done on a server, or None where there is nothing."""
    sums = db.execute(
        "SELECT name, game, games, won, points, hands, hands_won, best_hand, streak, best_streak, course FROM totals"
        " INDEXED BY totals_of_player WHERE user_id = ? AND guild_id = ? AND period = '' ORDER BY game",
        (user_id, guild_id),
    ).fetchall()
    if not sums:
        return None
    past = db.execute(
        "SELECT g.game, p.ended_at, points, won, counted, table_id, after - before"
        " FROM game_players AS p JOIN games AS g ON g.id = p.game_id"
        " LEFT JOIN rated AS r ON r.game_id = p.game_id AND r.game = g.game AND r.seat = p.seat"
        " WHERE user_id = ? AND p.guild_id = ? ORDER BY p.ended_at DESC LIMIT ?",
        (user_id, guild_id, recent),
    ).fetchall()
    return PlayerStats(
        user_id,
        sums[0][0],
        tuple(
            Totals(kind, games, won, points, hands, hands_won, best, streak, longest, rating_of(course))
            for _, kind, games, won, points, hands, hands_won, best, streak, longest, course in sums
        ),
        tuple(
            PastGame(game, ended_at, points, bool(won), bool(counted), table_id, change)
            for game, ended_at, points, won, counted, table_id, change in reversed(past)
        ),
    )
