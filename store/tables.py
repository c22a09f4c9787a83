"""Tables and their logs as SQL; every function runs inside a transaction on the database thread."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from engine.records import Deadline, NoSuchTable, Place, Status, StoredTable, VersionTaken

_COLUMNS = (
    "id, guild_id, channel_id, thread_id, message_id, extra_messages, host_user, status, game, created_at FROM tables"
)


def create(
    db: sqlite3.Connection, place: Place, entry: str, at: float, game: str, host: int | None, status: Status
) -> int:
    """Keep a new table with `entry` as version 1; its id."""
    cursor = db.execute(
        "INSERT INTO tables (guild_id, channel_id, thread_id, message_id, extra_messages, host_user, status, game,"
        " created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*_place_row(place), host, status, game, at),
    )
    table_id = cursor.lastrowid
    assert table_id is not None
    db.execute("INSERT INTO table_log VALUES (?, 1, ?, ?)", (table_id, at, entry))
    if host is not None:
        seat_people(db, table_id, (host,))
    return table_id


def append(db: sqlite3.Connection, table_id: int, version: int, entries: Sequence[str], at: float) -> None:
    """Add `entries` as versions `version`, `version + 1`, ...; VersionTaken unless that is the next one."""
    if not entries:
        return
    first = db.execute(
        "INSERT INTO table_log SELECT ?, ?, ?, ? WHERE ? = 1 + (SELECT max(version) FROM table_log WHERE table_id = ?)",
        (table_id, version, at, entries[0], version, table_id),
    )
    if first.rowcount != 1:
        raise VersionTaken(table_id, version, newest_version(db, table_id))
    if len(entries) > 1:
        rows = ((table_id, version + further, at, entry) for further, entry in enumerate(entries[1:], start=1))
        db.executemany("INSERT INTO table_log VALUES (?, ?, ?, ?)", rows)


def newest_version(db: sqlite3.Connection, table_id: int) -> int:
    """The version of a table's last entry; NoSuchTable."""
    (version,) = db.execute("SELECT max(version) FROM table_log WHERE table_id = ?", (table_id,)).fetchone()
    if version is None:
        raise NoSuchTable(table_id)
    return int(version)


def set_status(db: sqlite3.Connection, table_id: int, status: Status) -> None:
    """Say what has become of the table; NoSuchTable."""
    _one(db.execute("UPDATE tables SET status = ? WHERE id = ?", (status, table_id)), table_id)


def set_host(db: sqlite3.Connection, table_id: int, host: int) -> None:
    """Hand the table to another host; NoSuchTable."""
    _one(db.execute("UPDATE tables SET host_user = ? WHERE id = ?", (host, table_id)), table_id)
    seat_people(db, table_id, (host,))


def set_game(db: sqlite3.Connection, table_id: int, game: str) -> None:
    """Remember which game the table plays; NoSuchTable."""
    _one(db.execute("UPDATE tables SET game = ? WHERE id = ?", (game, table_id)), table_id)


def set_place(db: sqlite3.Connection, table_id: int, place: Place) -> None:
    """Move the table to where it is shown now; NoSuchTable."""
    moved = db.execute(
        "UPDATE tables SET guild_id = ?, channel_id = ?, thread_id = ?, message_id = ?, extra_messages = ?"
        " WHERE id = ?",
        (*_place_row(place), table_id),
    )
    _one(moved, table_id)


def set_deadlines(db: sqlite3.Connection, table_id: int, deadlines: Sequence[Deadline]) -> None:
    """Replace all that the table waits for."""
    db.execute("DELETE FROM deadlines WHERE table_id = ?", (table_id,))
    if deadlines:
        rows = ((table_id, nr, d.kind, d.seat, d.due_at, d.payload) for nr, d in enumerate(deadlines))
        db.executemany("INSERT INTO deadlines VALUES (?, ?, ?, ?, ?, ?)", rows)


def seat_people(db: sqlite3.Connection, table_id: int, people: Iterable[int]) -> None:
    """Remember that these people were part of the table."""
    rows = ((person, table_id) for person in people)
    db.executemany("INSERT INTO table_people VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def load_open(db: sqlite3.Connection) -> list[StoredTable]:
    """Every table that is in its lobby or playing, and every other that still waits for something; by id."""
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE status IN ('lobby', 'playing')"
        f" UNION SELECT {_COLUMNS} WHERE id IN (SELECT table_id FROM deadlines) ORDER BY id"
    ).fetchall()
    ids = json.dumps([row[0] for row in rows])
    log = db.execute(
        "SELECT table_id, entry, at FROM table_log WHERE table_id IN (SELECT value FROM json_each(?))"
        " ORDER BY table_id, version",
        (ids,),
    )
    entries: dict[int, list[tuple[str, float]]] = {
        table_id: [(entry, at) for _, entry, at in lines] for table_id, lines in groupby(log, key=lambda line: line[0])
    }
    deadlines: defaultdict[int, list[Deadline]] = defaultdict(list)
    for table_id, *deadline in db.execute(
        "SELECT table_id, kind, due_at, seat, payload FROM deadlines ORDER BY table_id, nr"
    ):
        deadlines[table_id].append(Deadline(*deadline))
    return [_table(row, entries[row[0]], deadlines[row[0]]) for row in rows]


def load(db: sqlite3.Connection, table_id: int) -> StoredTable:
    """One table whatever its status; NoSuchTable."""
    row = db.execute(f"SELECT {_COLUMNS} WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise NoSuchTable(table_id)
    log = db.execute("SELECT entry, at FROM table_log WHERE table_id = ? ORDER BY version", (table_id,)).fetchall()
    waits = db.execute("SELECT kind, due_at, seat, payload FROM deadlines WHERE table_id = ? ORDER BY nr", (table_id,))
    return _table(row, log, [Deadline(*wait) for wait in waits])


def _table(row: tuple[Any, ...], log: Sequence[tuple[str, float]], deadlines: Sequence[Deadline]) -> StoredTable:
    table_id, guild, channel, thread, message, extra, host, status, game, created_at = row
    return StoredTable(
        id=table_id,
        place=Place(guild, channel, thread, message, tuple(json.loads(extra))),
        status=status,
        entries=tuple(entry for entry, _ in log),
        deadlines=tuple(deadlines),
        created_at=created_at,
        updated_at=log[-1][1] if log else created_at,
        game=game,
        host=host,
    )


def _place_row(place: Place) -> tuple[int, int, int | None, int | None, str]:
    return place.guild_id, place.channel_id, place.thread_id, place.message_id, json.dumps(place.extra_messages)


def _one(cursor: sqlite3.Cursor, table_id: int) -> None:
    if cursor.rowcount != 1:
        raise NoSuchTable(table_id)
