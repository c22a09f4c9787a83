"""A process killed in the middle of its writing, and a disk that is full."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.records import StoreFailed
from store import Store, open_store
from tests.conftest import ROOT
from tests.store.conftest import ANA, HOME, NOON

WRITER = """
import asyncio, sys
from pathlib import Path
from engine.records import Deadline, GameRecord, HandRecord, PlayerResult
from store import open_store
from tests.store.conftest import ANA, BRUNO, HOME, NOON

TWO = (PlayerResult("Ana", 1, True, ANA, place=1), PlayerResult("Bruno", 0, False, BRUNO, place=2))

async def play(store, table, version):
    while True:
        version += 2
        await store.append(
            table, version - 1, [f"entry {version - 1}", f"entry {version}"], at=NOON,
            deadlines=[Deadline("clock", float(version))],
            hand=HandRecord("rummy500", version // 2, NOON, TWO[:1]),
            game=GameRecord("rummy500", NOON, TWO),
        )
        print(table, version, flush=True)

async def main():
    async with open_store(Path(sys.argv[1])) as store:
        for _ in range(4 - len(await store.open_tables())):
            await store.create_table(HOME, "entry 1", at=NOON, game="rummy500")
        await asyncio.gather(*(play(store, table.id, table.version) for table in await store.open_tables()))

asyncio.run(main())
"""


def killed_writer(path: Path, seconds: float) -> dict[int, int]:
    """Let a process write until it is killed without warning; the last version it was promised, per table."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline()]
        time.sleep(seconds)
        writer.send_signal(signal.SIGKILL)
        lines += [line for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    promised: dict[int, int] = {}
    for line in lines:
        table, version = map(int, line.split())
        promised[table] = version
    return promised


async def test_whatever_was_promised_before_the_kill_is_there_after_it(path: Path) -> None:
    dice = random.Random(7)
    for kill in range(1, 6):
        promised = await asyncio.to_thread(killed_writer, path, dice.uniform(0.0, 0.15))
        async with open_store(path) as store:
            tables = {table.id: table for table in await store.open_tables()}
            assert promised
            for table, version in promised.items():
                assert tables[table].version >= version, f"kill {kill} lost an action"
            hands = 0
            for table in tables.values():
                assert table.entries == tuple(f"entry {nr}" for nr in range(1, table.version + 1))
                assert table.version % 2 == 1, f"kill {kill} left half an append"
                waits = [deadline.due_at for deadline in table.deadlines]
                assert waits == ([] if table.version == 1 else [float(table.version)])
                hands += table.version // 2
            stats = await store.player_stats(HOME.guild_id, ANA)
            assert stats is not None
            assert {totals.hands for totals in stats.totals} == {hands}, f"kill {kill} parted a result from its action"
            assert {totals.games for totals in stats.totals} == {hands}
            assert await store._database.read(rated) == [(hands, hands)] * 4, f"kill {kill} lost or doubled a rating"


def rated(db: sqlite3.Connection) -> list[tuple[int, int]]:
    """For two people in two kinds of ratings: how many games are summed up, and how many are kept one by one."""
    return db.execute(
        "SELECT t.rated, count(*) FROM totals AS t JOIN game_players AS p ON p.user_id = t.user_id"
        " JOIN rated AS r ON r.game_id = p.game_id AND r.seat = p.seat AND r.game = t.game"
        " WHERE period = '' GROUP BY t.user_id, t.game"
    ).fetchall()


async def fill(store: Store, spare_pages: int) -> None:
    """Let the disk be full after so many more pages."""

    def limit(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + spare_pages}")

    await store._database.read(limit)


async def test_a_full_disk_refuses_the_action_and_keeps_what_was(path: Path) -> None:
    async with open_store(path) as store:
        table = await store.create_table(HOME, "open", at=NOON)
        await fill(store, spare_pages=3)
        with pytest.raises(StoreFailed, match="full"):
            await store.append(table, 2, ["small", "x" * 60_000], at=NOON, status="playing")
        found = await store.load_table(table)
        assert (found.entries, found.status) == (("open",), "lobby")
        await store.append(table, 2, ["small"], at=NOON)
        await fill(store, spare_pages=1_000)
        await store.append(table, 3, ["x" * 60_000], at=NOON)
    async with open_store(path) as store:
        assert (await store.load_table(table)).version == 3


async def test_the_action_that_does_not_fit_is_the_only_one_refused(store: Store) -> None:
    tables = [await store.create_table(HOME, "open", at=NOON) for _ in range(6)]
    await fill(store, spare_pages=4)
    entries = ["x" * 60_000 if table == tables[2] else "draw" for table in tables]
    answers = await asyncio.gather(
        *(store.append(table, 2, [entry], at=NOON) for table, entry in zip(tables, entries, strict=True)),
        return_exceptions=True,
    )
    assert isinstance(answers.pop(2), StoreFailed)
    assert answers == [None] * 5
    assert [table.version for table in await store.open_tables()] == [2, 2, 1, 2, 2, 2]
