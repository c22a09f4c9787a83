"""The store: one durable action, fifty at once, boards over 100,000 results."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiosqlite

from engine.records import Deadline, GameRecord, Place, PlayerResult
from store import Store, open_store
from store.results import record_game

RUNS = 7
ACTIONS = 300
BURSTS = 40
TABLES = 50
RESULTS = 100_000
PEOPLE = 2_000
ENTRY = '{"seat": 2, "do": "lay_meld", "cards": "7H 8H 9H", "as": "run"}'
HOME = Place(guild_id=1, channel_id=2)
Timed = list[float]


async def timed(action: Callable[[], Awaitable[object]], times: int) -> Timed:
    """Seconds of each of `times` awaits."""
    seconds = []
    for _ in range(times):
        started = time.perf_counter()
        await action()
        seconds.append(time.perf_counter() - started)
    return seconds


def p99(seconds: Timed) -> float:
    return statistics.quantiles(seconds, n=100)[98]


async def bare_connection(path: Path) -> aiosqlite.Connection:
    """A connection as anybody would make it, autocommit and as durable as ours."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, at REAL, entry TEXT)")
    return connection


class Play:
    """Tables of a store that act, one version after another."""

    def __init__(self, store: Store, tables: list[int]) -> None:
        self.store = store
        self.versions = dict.fromkeys(tables, 1)

    async def act(self, table: int, deadlines: list[Deadline] | None = None) -> None:
        self.versions[table] += 1
        await self.store.append(table, self.versions[table], [ENTRY], at=time.time(), deadlines=deadlines)


async def durable_action(folder: Path) -> tuple[float, float, float]:
    """Medians in seconds: a bare autocommit append, ours, and ours with two deadlines."""
    bare: Timed = []
    ours: Timed = []
    clocked: Timed = []
    waits = [Deadline("clock", 1.0, 2), Deadline("nudge", 0.5, 2)]
    async with open_store(folder / "action.db") as store:
        play = Play(store, [await store.create_table(HOME, ENTRY, at=0.0)])
        (table,) = play.versions
        connection = await bare_connection(folder / "bare.db")
        for _ in range(RUNS):
            bare += await timed(
                lambda: connection.execute("INSERT INTO log (at, entry) VALUES (?, ?)", (time.time(), ENTRY)), ACTIONS
            )
            ours += await timed(lambda: play.act(table), ACTIONS)
            clocked += await timed(lambda: play.act(table, waits), ACTIONS)
        await connection.close()
    return statistics.median(bare), statistics.median(ours), statistics.median(clocked)


async def fifty_at_once(folder: Path) -> tuple[float, float]:
    """p99 in seconds of a table's action when fifty act at the same moment: a commit each, and ours."""
    alone: Timed = []
    together: Timed = []

    async def press(action: Awaitable[object], seconds: Timed, started: float) -> None:
        await action
        seconds.append(time.perf_counter() - started)

    async with open_store(folder / "burst.db") as store:
        play = Play(store, [await store.create_table(HOME, ENTRY, at=0.0) for _ in range(TABLES)])
        connection = await bare_connection(folder / "bare-burst.db")
        for _ in range(BURSTS):
            now = time.perf_counter()
            insert = "INSERT INTO log (at, entry) VALUES (?, ?)"
            await asyncio.gather(*(press(connection.execute(insert, (now, ENTRY)), alone, now) for _ in range(TABLES)))
            now = time.perf_counter()
            await asyncio.gather(*(press(play.act(table), together, now) for table in play.versions))
        await connection.close()
    return p99(alone), p99(together)


def fill(db: sqlite3.Connection, table: int) -> None:
    """100,000 results of 2,000 people, a few of whom play a lot."""
    dice = random.Random(1)
    for nr in range(RESULTS // 4):
        seated = {min(PEOPLE - 1, int(dice.expovariate(1 / 400))) for _ in range(4)}
        players = tuple(
            PlayerResult(f"player {who}", dice.randint(0, 600), place == 1, who, place=place)
            for place, who in enumerate(seated, start=1)
        )
        record_game(db, table, GameRecord(("rummy500", "three_thirteen")[nr % 2], 1.7e9 + nr * 600, players))


async def boards(folder: Path) -> tuple[float, dict[str, float]]:
    """Medians in seconds: aiosqlite's `select 1`, and each board or page over 100,000 results."""
    async with open_store(folder / "boards.db") as store:
        table = await store.create_table(HOME, ENTRY, at=0.0)
        await store._database.write(lambda db: fill(db, table))
        connection = await aiosqlite.connect(folder / "boards.db")
        dice = random.Random(2)
        questions: dict[str, Callable[[], Awaitable[object]]] = {
            "leaderboard, first page": lambda: store.standings(1, board="rating", game="rummy500", min_games=5),
            "leaderboard of all games, page 20": lambda: store.standings(1, board="rating", page=20, min_games=5),
            "leaderboard by games won": lambda: store.standings(1, game="rummy500", min_games=5),
            "leaderboard by points, page 20": lambda: store.standings(1, board="points", page=20),
            "leaderboard of a month": lambda: store.standings(1, period="2024-02"),
            "one's own place": lambda: store.whereabouts(1, dice.randrange(PEOPLE), board="rating", min_games=5),
            "player stats": lambda: store.player_stats(1, dice.randrange(PEOPLE)),
        }
        seconds: dict[str, Timed] = {name: [] for name in questions}
        select_1: Timed = []
        for _ in range(RUNS):
            select_1 += await timed(lambda: connection.execute_fetchall("SELECT 1"), ACTIONS)
            for name, question in questions.items():
                seconds[name] += await timed(question, ACTIONS // 3)
        await connection.close()
    return statistics.median(select_1), {name: statistics.median(times) for name, times in seconds.items()}


async def measure() -> list[tuple[str, str, float | None, str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare, ours, clocked = await durable_action(folder)
        alone, together = await fifty_at_once(folder)
        select_1, asked = await boards(folder)
    anchor = "bare aiosqlite autocommit append"
    return [
        ("one action made durable, p50", anchor, ours / bare, f"{ours * 1e6:.0f} us"),
        ("the same with two new deadlines, p50", anchor, clocked / bare, f"{clocked * 1e6:.0f} us"),
        ("50 tables acting at once, durable, p99", "one commit each", together / alone, f"{together * 1e3:.2f} ms"),
        *(
            (f"{name}, 100,000 results, p50", "aiosqlite `select 1`", seconds / select_1, f"{seconds * 1e6:.0f} us")
            for name, seconds in asked.items()
        ),
    ]


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table rows of this module."""
    return asyncio.run(measure())
