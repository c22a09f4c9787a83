"""What the House hands to whatever keeps its tables, and gets back: plain values, no disk in sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Status = Literal["lobby", "playing", "finished", "closed"]
OPEN: Final[frozenset[Status]] = frozenset({"lobby", "playing"})
"""A table with one of these is loaded again after a restart."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is shown: ids of server, channel, thread and messages; moving it makes no new version."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None
    message_id: int | None = None
    extra_messages: tuple[int, ...] = ()
    """Further boards of the same table, in order."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that happens at a table at `due_at` (epoch seconds) unless the table moves on before."""

    kind: str
    due_at: float
    seat: int | None = None
    payload: str = ""
    """JSON of the House's own, or nothing."""


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player's share of a hand or a game; a computer has no `user_id`."""

    name: str
    """As it was at the table."""
    points: int
    won: bool
    user_id: int | None = None
    counted: bool = True
    """False where a computer finished for a player who left: kept, but not in the standings."""
    place: int | None = None
    """Of a game, from 1, among its people; None where it moves no rating."""


@dataclass(frozen=True, slots=True)
class HandRecord:
    """The result of one hand, `number` counting from 1 within its game."""

    game: str
    number: int
    ended_at: float
    players: tuple[PlayerResult, ...]
    rules: str = "{}"
    """The rule set's values as JSON."""
    lowest_wins: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The result of a whole game: points are final totals, `ended_at` is in epoch seconds."""

    game: str
    ended_at: float
    players: tuple[PlayerResult, ...]
    rules: str = "{}"
    lowest_wins: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was kept: its log in order (entry i is version i + 1) and what it waits for."""

    id: int
    place: Place
    status: Status
    entries: tuple[str, ...]
    deadlines: tuple[Deadline, ...]
    created_at: float
    updated_at: float
    game: str = ""
    host: int | None = None

    @property
    def version(self) -> int:
        """The version of the newest entry."""
        return len(self.entries)

    def __repr__(self) -> str:  # the log holds every hand
        return f"<StoredTable {self.id} {self.status} at version {self.version}>"


class StoreError(Exception):
    """Whatever the store may answer instead of doing what it was asked; nothing was written."""


class NoSuchTable(StoreError):
    """Raised for a table id that was never kept; its argument is that id."""


class VersionTaken(StoreError):
    """Raised when an entry's version is not the next one; `newest` is the version that is kept last."""

    def __init__(self, table_id: int, version: int, newest: int) -> None:
        super().__init__(f"table {table_id} is at version {newest}, so its next entry is not {version}")
        self.table_id = table_id
        self.version = version
        self.newest = newest


class StoreFailed(StoreError):
    """Raised when the disk said no (full, broken, locked): nothing of the transaction was written."""
