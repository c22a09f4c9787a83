"""A database from an older program, from a newer one, and from somebody else."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.records import StoreFailed
from store import DatabaseTooNew, NotOurDatabase, open_store
from store.migrate import COPIES_KEPT, MIGRATIONS, copy, migrate, scripts
from tests.store.conftest import HOME, NOON


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


@pytest.fixture
async def kept(path: Path) -> int:
    """A database of today with one table in it; that table's number."""
    async with open_store(path) as store:
        return await store.create_table(HOME, "open", at=NOON)


@pytest.fixture
def tomorrow(tmp_path: Path) -> Path:
    """The migrations as they are, and one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    number = len(scripts()) + 1
    (folder / f"{number:04}_luck.sql").write_text(
        "ALTER TABLE totals ADD COLUMN luck REAL;\nUPDATE tables SET game = 'rummy500';\n", encoding="utf-8"
    )
    return folder


async def test_the_next_program_takes_the_database_over_and_keeps_a_copy(path: Path, kept: int, tomorrow: Path) -> None:
    assert migrate(path, tomorrow) == len(scripts()) + 1
    assert ask(path, "PRAGMA user_version") == [(len(scripts()) + 1,)]
    assert ask(path, "SELECT id, game FROM tables") == [(kept, "rummy500")]
    (saved,) = (path.parent / "backups").iterdir()
    assert ask(saved, "PRAGMA user_version") == [(len(scripts()),)]
    assert ask(saved, "SELECT id, game FROM tables") == [(kept, "")]
    assert ask(saved, "PRAGMA integrity_check") == [("ok",)]


async def test_a_step_that_fails_half_way_leaves_the_database_as_it_was(path: Path, kept: int, tomorrow: Path) -> None:
    last = max(tomorrow.iterdir())
    last.write_text(last.read_text(encoding="utf-8") + "SELECT no_such_thing FROM tables;", encoding="utf-8")
    with pytest.raises(StoreFailed):
        migrate(path, tomorrow)
    assert ask(path, "PRAGMA user_version") == [(len(scripts()),)]
    assert ask(path, "SELECT id, game FROM tables") == [(kept, "")]
    async with open_store(path) as store:
        assert (await store.load_table(kept)).version == 1


async def test_a_database_of_a_newer_program_is_refused_untouched(path: Path, kept: int, tomorrow: Path) -> None:
    migrate(path, tomorrow)
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNew) as refused:
        async with open_store(path):
            pass
    assert (refused.value.found, refused.value.known) == (len(scripts()) + 1, len(scripts()))
    assert path.read_bytes() == before


async def test_an_up_to_date_database_is_not_copied_again(path: Path, kept: int) -> None:
    async with open_store(path):
        pass
    assert not (path.parent / "backups").exists()


async def test_only_the_last_copies_stay(path: Path, kept: int) -> None:
    folder = path.parent / "backups"
    for nr in range(COPIES_KEPT + 3):
        copy(path, folder / f"{path.stem}-{nr}.db")
    assert sorted(found.name for found in folder.iterdir()) == [f"rummy-{nr}.db" for nr in range(3, COPIES_KEPT + 3)]


async def test_a_copy_of_a_database_in_use_has_what_was_committed_last(path: Path) -> None:
    async with open_store(path) as store:
        table = await store.create_table(HOME, "open", at=NOON)
        copy(path, path.parent / "backups" / "rummy-live.db")
        await store.append(table, 2, ["draw"], at=NOON)
    assert ask(path.parent / "backups" / "rummy-live.db", "SELECT version FROM table_log") == [(1,)]


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("shopping: bread, butter, cards\n" * 200, encoding="utf-8")
    with pytest.raises(NotOurDatabase):
        async with open_store(path):
            pass


async def test_another_programs_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NotOurDatabase):
        async with open_store(path):
            pass
    assert ask(path, "SELECT name FROM sqlite_schema") == [("recipes",)]


async def test_a_folder_in_the_place_of_the_database_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreFailed):
        async with open_store(path):
            pass


def test_every_table_is_strict() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, script in scripts():
            connection.executescript(script)
        loose = connection.execute(
            "SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND NOT strict"
        ).fetchall()
    assert loose == []


def test_a_missing_number_among_the_migrations_is_a_fault(tomorrow: Path) -> None:
    last = max(tomorrow.iterdir())
    last.rename(tomorrow / "0009_ratings.sql")
    with pytest.raises(ValueError, match="not numbered"):
        scripts(tomorrow)
