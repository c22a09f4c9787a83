"""What is kept of servers and people, what one person may take along, and how they are forgotten; SQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

from store.records import DmState

Settings = dict[str, Any]
"""JSON of the bot's own: the store does not look inside."""


def guild_settings(db: sqlite3.Connection, guild_id: int) -> Settings:
    """A server's settings; empty where none were made."""
    row = db.execute("SELECT settings FROM guilds WHERE guild_id = ?", (guild_id,)).fetchone()
    return dict(json.loads(row[0])) if row else {}


def set_guild_settings(db: sqlite3.Connection, guild_id: int, settings: Settings) -> None:
    """Keep a server's settings, whole."""
    db.execute(
        "INSERT INTO guilds VALUES (?, ?) ON CONFLICT DO UPDATE SET settings = excluded.settings",
        (guild_id, json.dumps(settings)),
    )


def preferences(db: sqlite3.Connection, user_id: int) -> Settings:
    """A person's preferences; empty where none were made."""
    row = db.execute("SELECT preferences FROM people WHERE user_id = ?", (user_id,)).fetchone()
    return dict(json.loads(row[0])) if row else {}


def set_preferences(db: sqlite3.Connection, user_id: int, chosen: Settings, listed: bool) -> None:
    """Keep a person's preferences, whole; `listed` says whether leaderboards show them."""
    db.execute(
        "INSERT INTO people (user_id, preferences, listed) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET preferences = excluded.preferences, listed = excluded.listed",
        (user_id, json.dumps(chosen), listed),
    )
    db.execute("UPDATE totals SET listed = ? WHERE user_id = ? AND listed <> ?", (listed, user_id, listed))


def dm_state(db: sqlite3.Connection, user_id: int) -> DmState:
    """How the person is reached privately, as far as is known."""
    row = db.execute("SELECT dm_channel, dm_open FROM people WHERE user_id = ?", (user_id,)).fetchone()
    return DmState(row[0], bool(row[1])) if row else DmState()


def set_dm_state(db: sqlite3.Connection, user_id: int, state: DmState) -> None:
    """Remember how the person is reached privately."""
    db.execute(
        "INSERT INTO people (user_id, dm_channel, dm_open) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET dm_channel = excluded.dm_channel, dm_open = excluded.dm_open",
        (user_id, state.channel_id, state.is_open),
    )


def meta(db: sqlite3.Connection, key: str) -> str | None:
    """A small note the bot left for itself, or None."""
    row = db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return str(row[0]) if row else None


def set_meta(db: sqlite3.Connection, key: str, value: str) -> None:
    """Leave a note for the next start."""
    db.execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (key, value))


# What "export mine" holds, by name: each a query with the person's id as its one parameter.
_EXPORTS = {
    "person": "SELECT preferences, listed, dm_channel, dm_open FROM people WHERE user_id = ?",
    "tables": "SELECT id, guild_id, channel_id, game, status, created_at, host_user IS user_id AS hosted"
    " FROM tables JOIN table_people ON table_id = id WHERE user_id = ? ORDER BY id",
    "games": "SELECT table_id, g.guild_id, g.game, g.ended_at, p.seat, name, points, won, counted, place,"
    " own.before AS rating_before, own.after AS rating_after,"
    " every.before AS rating_of_all_games_before, every.after AS rating_of_all_games_after"
    " FROM game_players AS p JOIN games AS g ON g.id = p.game_id"
    " LEFT JOIN rated AS own ON own.game_id = g.id AND own.game = g.game AND own.seat = p.seat"
    " LEFT JOIN rated AS every ON every.game_id = g.id AND every.game = '' AND every.seat = p.seat"
    " WHERE user_id = ? ORDER BY g.ended_at",
    "hands": "SELECT table_id, guild_id, game, number, ended_at, seat, name, points, won, counted"
    " FROM hand_players JOIN hands ON hands.id = hand_id WHERE user_id = ? ORDER BY ended_at",
    "totals": "SELECT guild_id, game, period, name, listed, games, won, points, hands, hands_won, best_hand,"
    " streak, best_streak, rating, rated, course, mean, doubt"
    " FROM totals WHERE user_id = ? ORDER BY guild_id, game, period",
}


def export(db: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    """Everything that is kept of a person, as plain lists and dictionaries that JSON can hold."""
    found: dict[str, Any] = {"user_id": user_id}
    for name, query in _EXPORTS.items():
        cursor = db.execute(query, (user_id,))
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    for person in found["person"]:
        person["preferences"] = json.loads(person["preferences"])
    return found


def forget(db: sqlite3.Connection, user_id: int, scrub: Callable[[str], str] | None) -> None:
    """Take a person out of everything that is kept: results stay for the others, without name and number.

    The logs of their tables are rewritten line by line with `scrub`, which leaves them to be played again, or
    dropped without one where the table is over. A game that goes on keeps them until its end; of a lobby the
    caller sees to it that they leave first.
    """
    known = db.execute(
        "SELECT id, status FROM tables WHERE status != 'playing'"
        " AND id IN (SELECT table_id FROM table_people WHERE user_id = ?)",
        (user_id,),
    ).fetchall()
    for table_id, status in known:
        if scrub is None and status == "lobby":
            continue
        if scrub is None:
            db.execute("DELETE FROM table_log WHERE table_id = ?", (table_id,))
        else:
            lines = db.execute("SELECT version, entry FROM table_log WHERE table_id = ?", (table_id,)).fetchall()
            db.executemany(
                "UPDATE table_log SET entry = ? WHERE table_id = ? AND version = ?",
                ((scrub(entry), table_id, version) for version, entry in lines),
            )
        db.execute("DELETE FROM table_people WHERE user_id = ? AND table_id = ?", (user_id, table_id))
    for statement in (
        "UPDATE tables SET host_user = NULL WHERE host_user = ? AND status IN ('finished', 'closed')",
        "UPDATE game_players SET user_id = NULL, name = '' WHERE user_id = ?",
        "UPDATE hand_players SET user_id = NULL, name = '' WHERE user_id = ?",
        "DELETE FROM totals WHERE user_id = ?",
        "DELETE FROM people WHERE user_id = ?",
    ):
        db.execute(statement, (user_id,))
