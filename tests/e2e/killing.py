"""The bot in a process of its own, which is killed without a word, and the table as it stands on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import bot
from engine.house import Glance, Waits
from engine.records import Place
from engine.replay import replay
from engine.setup import Setup
from engine.table import Table
from engine.views import PlayerView
from playground import Person, StandIn
from playground.records import Channel
from playground.startup import pointed_at
from settings import Settings
from store import tables
from tests.e2e.harness import UNCURBED, Room

# A server that has imported everything once: each bot is a fork of it and up in a moment.
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tests.e2e.killing", "tests.e2e.warm"])


def _live(url: str, token: str, folder: str, waits: dict[str, Any]) -> None:
    settings = Settings(token, Path(folder), guild_ready=0.02, requests_per_second=UNCURBED, waits=Waits(**waits))
    with pointed_at(url):
        asyncio.run(bot.run(settings))


@contextlib.asynccontextmanager
async def bot_process(
    standin: StandIn, folder: Path, waits: Waits, live: Callable[[str, str, str, dict[str, Any]], None] = _live
) -> AsyncIterator[int]:
    """The process number of a bot that is connected; killed, if it still lives, when the block ends."""
    standin.expect_bot()
    process = _PROCESSES.Process(target=live, args=(standin.url, standin.token, str(folder), asdict(waits)))
    process.start()
    assert process.pid is not None
    try:
        await standin.connected(30)
        yield process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join)
        standin.bot_died()


class DiskRoom(Room):
    """The room as the disk knows it: what the bot in the other process has made durable."""

    def __init__(self, discord: StandIn, folder: Path) -> None:
        super().__init__(discord, None, discord.world.guild("Card Room"))
        self.database = folder / "rummy.db"

    def table(self, table_id: int) -> tuple[Table, Place]:
        """The table replayed from its log."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            stored = tables.load(connection, table_id)
        return replay(table_id, stored.entries), stored.place

    async def glance(self, table_id: int) -> Glance:
        table, place = self.table(table_id)
        return Glance(table.view(), place, getattr(table, "setup", None) or Setup())

    async def view(self, table_id: int, person: Person) -> PlayerView:
        table, _ = self.table(table_id)
        seat = table.people.seat_of(person.id)
        assert seat is not None
        return table.view_for(seat)

    def tables(self, channel: Channel | None = None) -> tuple[int, ...]:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return tuple(row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id"))
