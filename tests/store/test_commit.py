"""Transactions that wait share a commit, and none pays for another's fault."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from engine.records import StoreFailed, VersionTaken
from store import Store, open_store
from tests.store.conftest import HOME, NOON


async def statements(store: Store) -> list[str]:
    """A list that grows by every statement the database runs from now on."""
    seen: list[str] = []
    await store._database.read(lambda db: db.set_trace_callback(seen.append))
    return seen


async def test_fifty_tables_acting_at_once_share_a_commit(store: Store) -> None:
    tables = await asyncio.gather(*(store.create_table(HOME, "open", at=NOON) for _ in range(50)))
    assert len(set(tables)) == 50
    seen = await statements(store)
    await asyncio.gather(*(store.append(table, 2, ["draw"], at=NOON) for table in tables))
    assert seen.count("COMMIT") == 1
    assert all(table.entries == ("open", "draw") for table in await store.open_tables())


async def test_one_stale_press_among_many_spoils_nothing(store: Store) -> None:
    tables = [await store.create_table(HOME, "open", at=NOON) for _ in range(10)]
    versions = [9 if table == tables[4] else 2 for table in tables]
    answers = await asyncio.gather(
        *(store.append(table, version, ["draw"], at=NOON) for table, version in zip(tables, versions, strict=True)),
        return_exceptions=True,
    )
    assert isinstance(answers.pop(4), VersionTaken)
    assert answers == [None] * 9
    assert [table.version for table in await store.open_tables()] == [2, 2, 2, 2, 1, 2, 2, 2, 2, 2]


async def test_a_piece_that_breaks_the_shared_transaction_is_alone_in_failing(path: Path) -> None:
    async with open_store(path) as store:
        database = store._database

        def breaks(db: sqlite3.Connection) -> None:
            db.execute("ROLLBACK")
            db.execute("SELECT no_such_thing")

        table = await store.create_table(HOME, "open", at=NOON)
        answers = await asyncio.gather(
            store.append(table, 2, ["draw"], at=NOON),
            database.write(breaks),
            store.append(table, 3, ["discard"], at=NOON),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], Exception)
        assert answers[2] is None
    async with open_store(path) as store:
        assert (await store.load_table(table)).entries == ("open", "draw", "discard")


async def test_steps_of_one_table_asked_for_together_keep_their_order(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    await asyncio.gather(*(store.append(table, version, [f"step {version}"], at=NOON) for version in range(2, 40)))
    assert (await store.load_table(table)).entries == ("open", *(f"step {version}" for version in range(2, 40)))


async def test_a_press_whose_answer_nobody_awaits_any_more_is_still_kept(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    press = asyncio.create_task(store.append(table, 2, ["draw"], at=NOON))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    await store.append(table, 3, ["discard"], at=NOON)
    assert (await store.load_table(table)).version == 3


async def test_what_was_asked_for_before_closing_is_kept(path: Path) -> None:
    async with open_store(path) as store:
        table = await store.create_table(HOME, "open", at=NOON)
        press = asyncio.create_task(store.append(table, 2, ["draw"], at=NOON))
        await asyncio.sleep(0)
    await press
    async with open_store(path) as store:
        assert (await store.load_table(table)).version == 2


async def test_what_comes_after_closing_is_refused(path: Path) -> None:
    async with open_store(path) as store:
        table = await store.create_table(HOME, "open", at=NOON)
    with pytest.raises(StoreFailed, match="closed"):
        await store.append(table, 2, ["draw"], at=NOON)
    with pytest.raises(StoreFailed, match="closed"):
        await store.load_table(table)


async def test_every_commit_reaches_the_disk_before_it_is_answered(store: Store) -> None:
    def pragmas(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert await store._database.read(pragmas) == ["wal", 2, 1]


async def test_no_debug_log_shows_an_entry(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_store(path) as store:
        table = await store.create_table(HOME, '["deal","QS KD"]', at=NOON)
        await store.append(table, 2, ['["deal","QS KD"]'], at=NOON)
        await store.load_table(table)
    assert "QS" not in caplog.text
