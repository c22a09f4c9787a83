"""The store: every method is one transaction, carried out as one function on the database thread."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.records import Deadline, GameRecord, HandRecord, Place, Status, StoredTable
from store import boards, people, rated, results, tables
from store.database import Database
from store.lease import Lease
from store.migrate import migrate
from store.records import Board, DmState, PlayerStats, Rating, Standings, Whereabouts


class Store:
    """All that Rummy Table keeps; made by `open_store`.

    Any method raises `StoreFailed`, with nothing written, where the disk says no.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read = database.read
        self._write = database.write

    # Tables

    async def create_table(
        self,
        place: Place,
        entry: str,
        *,
        at: float,
        game: str = "",
        host: int | None = None,
        status: Status = "lobby",
    ) -> int:
        """Keep a new table with `entry` as version 1 of its log; its id, never given out before."""
        return await self._write(lambda db: tables.create(db, place, entry, at, game, host, status))

    async def append(
        self,
        table_id: int,
        version: int,
        entries: Sequence[str],
        *,
        at: float,
        status: Status | None = None,
        deadlines: Sequence[Deadline] | None = None,
        hand: HandRecord | None = None,
        game: GameRecord | None = None,
        people: Sequence[int] = (),
        host: int | None = None,
        plays: str | None = None,
    ) -> None:
        """Add `entries` as versions `version`, `version + 1`, ... of a table's log, with all that follows from them.

        `deadlines` replaces all that the table waited for; `people` joined; `host` and `plays` are its new host
        and game. Raises `VersionTaken` unless `version` is the next one, `NoSuchTable`.
        """

        def work(db: sqlite3.Connection) -> None:
            tables.append(db, table_id, version, entries, at)
            if status is not None:
                tables.set_status(db, table_id, status)
            if deadlines is not None:
                tables.set_deadlines(db, table_id, deadlines)
            if host is not None:
                tables.set_host(db, table_id, host)
            if plays is not None:
                tables.set_game(db, table_id, plays)
            if people:
                tables.seat_people(db, table_id, people)
            if hand is not None:
                results.record_hand(db, table_id, hand)
            if game is not None:
                results.record_game(db, table_id, game)

        await self._write(work)

    async def set_deadlines(self, table_id: int, deadlines: Sequence[Deadline]) -> None:
        """Replace all that a table waits for, without a new version."""
        await self._write(lambda db: tables.set_deadlines(db, table_id, deadlines))

    async def set_place(self, table_id: int, place: Place) -> None:
        """Remember where a table is shown now, without a new version; raises `NoSuchTable`."""
        await self._write(lambda db: tables.set_place(db, table_id, place))

    async def open_tables(self) -> list[StoredTable]:
        """Every table in its lobby, playing, or still waiting for a deadline, by id."""
        return await self._read(tables.load_open)

    async def load_table(self, table_id: int) -> StoredTable:
        """One table, whatever has become of it; raises `NoSuchTable`."""
        return await self._read(lambda db: tables.load(db, table_id))

    # Results

    async def standings(
        self,
        guild_id: int,
        *,
        board: Board = "won",
        game: str = "",
        period: str = "",
        page: int = 0,
        per_page: int = 8,
        min_games: int = 1,
        lowest_wins: bool = False,
    ) -> Standings:
        """One page, from 0, of a server's leaderboard.

        `game` is one game or empty for all; `period` is empty for all time, "2026" or "2026-11" (UTC);
        `lowest_wins` turns the boards of points and best hand around. On the board of ratings `min_games` counts
        rated games, those before the period too: it says how far a rating can be believed.
        """
        return await self._read(
            lambda db: boards.standings(db, guild_id, board, game, period, page, per_page, min_games, lowest_wins)
        )

    async def whereabouts(
        self,
        guild_id: int,
        user_id: int,
        *,
        board: Board = "won",
        game: str = "",
        period: str = "",
        min_games: int = 1,
        lowest_wins: bool = False,
    ) -> Whereabouts | None:
        """Where one player stands on the board that `standings` shows, None for one without results of that kind."""
        return await self._read(
            lambda db: boards.whereabouts(db, guild_id, user_id, board, game, period, min_games, lowest_wins)
        )

    async def ratings_after(self, table_id: int) -> dict[int, Rating]:
        """By seat, how the last game of a table has moved the ratings of those whom leaderboards show."""
        return await self._read(lambda db: rated.ratings_after(db, table_id))

    async def player_stats(self, guild_id: int, user_id: int, *, recent: int = 10) -> PlayerStats | None:
        """A player's totals on a server with the last `recent` games, or None for somebody who never played."""
        return await self._read(lambda db: boards.player_stats(db, guild_id, user_id, recent))

    # Servers, people, notes

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """A server's settings as they were set; empty at first."""
        return await self._read(lambda db: people.guild_settings(db, guild_id))

    async def set_guild_settings(self, guild_id: int, settings: dict[str, Any]) -> None:
        """Keep a server's settings, whole; they must be JSON."""
        await self._write(lambda db: people.set_guild_settings(db, guild_id, settings))

    async def preferences(self, user_id: int) -> dict[str, Any]:
        """A person's preferences as they were set; empty at first."""
        return await self._read(lambda db: people.preferences(db, user_id))

    async def set_preferences(self, user_id: int, preferences: dict[str, Any], *, listed: bool = True) -> None:
        """Keep a person's preferences, whole; without `listed` no leaderboard shows them, in any server."""
        await self._write(lambda db: people.set_preferences(db, user_id, preferences, listed))

    async def dm_state(self, user_id: int) -> DmState:
        """How a person is reached privately."""
        return await self._read(lambda db: people.dm_state(db, user_id))

    async def set_dm_state(self, user_id: int, state: DmState) -> None:
        """Remember how a person is reached privately."""
        await self._write(lambda db: people.set_dm_state(db, user_id, state))

    async def meta(self, key: str) -> str | None:
        """A small note that an earlier start left, or None."""
        return await self._read(lambda db: people.meta(db, key))

    async def set_meta(self, key: str, value: str) -> None:
        """Leave a small note for the next start."""
        await self._write(lambda db: people.set_meta(db, key, value))

    async def export_user(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept of a person, ready for JSON."""
        return await self._read(lambda db: people.export(db, user_id))

    async def forget_user(self, user_id: int, *, scrub: Callable[[str], str] | None = None) -> None:
        """Take a person out of all that is kept; results stay for the others with the name gone.

        Logs of tables that are over, and of lobbies they have left, are rewritten line by line with `scrub`; where it
        is None, those of tables that are over are dropped.
        """
        await self._write(lambda db: people.forget(db, user_id, scrub))


@asynccontextmanager
async def open_store(path: Path) -> AsyncIterator[Store]:
    """The store at `path`, alone and up to date, for as long as the block lasts; folders are made as needed.

    Raises `InUse`, `DatabaseTooNew`, `NotOurDatabase`, `StoreFailed`, or OSError for a folder that cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with Lease(path):
        migrate(path)
        async with Database(path) as database:
            yield Store(database)
