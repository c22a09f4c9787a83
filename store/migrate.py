"""Bringing a database up to date: numbered SQL files, each one transaction, after a copy of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from engine.records import StoreError, StoreFailed
from store.rated_before import rate_all

MIGRATIONS = Path(__file__).parent / "migrations"
COPIES_KEPT = 5
SUMS: Mapping[int, Callable[[sqlite3.Connection], None]] = {2: rate_all}
"""What SQL alone cannot work out, by the number of the file after which it is done."""


class DatabaseTooNew(StoreError):
    """Raised for a database that a newer program has written; nothing was touched."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(f"{path} has schema {found}, this program knows up to {known}")
        self.path = path
        self.found = found
        self.known = known


class NotOurDatabase(StoreError):
    """Raised for a file that is no SQLite database, or holds something else's tables."""


def scripts(folder: Path = MIGRATIONS) -> list[tuple[int, str]]:
    """The numbered SQL files in order; the numbers must run 1, 2, 3 ..., or ValueError."""
    found = sorted((int(path.name[:4]), path.read_text(encoding="utf-8")) for path in folder.glob("[0-9]*.sql"))
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations in {folder} are not numbered 1 to {len(found)}")
    return found


def migrate(path: Path, folder: Path = MIGRATIONS) -> int:
    """Bring the database at `path` to the newest schema and return its number.

    The caller holds the lease. A copy is made first where there is something to lose; each step is one
    IMMEDIATE transaction together with the record that it was done. Raises `DatabaseTooNew`, `NotOurDatabase`,
    and `StoreFailed` where the disk says no.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            return _bring_up(connection, path, scripts(folder))
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise NotOurDatabase(f"{path} is not a database") from error
        raise StoreFailed(f"{path} cannot be opened: {error}") from error


def _bring_up(connection: sqlite3.Connection, path: Path, steps: list[tuple[int, str]]) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if version > len(steps):
        raise DatabaseTooNew(path, version, len(steps))
    if version == 0 and things:
        raise NotOurDatabase(f"{path} belongs to another program")
    if 0 < version < len(steps):
        copy(path, path.parent / "backups" / f"{path.stem}-schema{version}-{datetime.now(UTC):%Y%m%dT%H%M%S}.db")
    connection.execute("PRAGMA journal_mode = WAL")
    for number, script in steps[version:]:
        # What is open when a step fails is taken back as the connection closes.
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n;")
        if number in SUMS:
            SUMS[number](connection)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    return len(steps)


def copy(path: Path, target: Path) -> None:
    """Copy a live database, the write-ahead log included, to `target`, and drop all but the last `COPIES_KEPT`.

    Uses a connection of its own, so that the writer goes on meanwhile; blocks, so call it off the event loop.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as destination:
        source.backup(destination)
        destination.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    unfinished.rename(target)
    copies = sorted(target.parent.glob(f"{path.stem}-*.db"), key=lambda found: found.stat().st_mtime_ns)
    for old in copies[:-COPIES_KEPT]:
        old.unlink()
