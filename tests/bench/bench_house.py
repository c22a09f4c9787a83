"""The House: fifty tables acting at once, a thousand idle tables, and a restart with a thousand open games."""

from __future__ import annotations

import asyncio
import gc
import logging
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

from engine.actions import Discard, Draw, Move
from engine.entries import Joined, Opened, Started
from engine.house import House, Waits
from engine.house.change import Change
from engine.records import Deadline, Place
from engine.setup import Setup
from engine.table import Table
from store import Store, open_store

TABLES = 50
TURNS = 24
IDLE = 1_000
TURNS_PLAYED = 20
"""Turns in each game that is open at the restart: about as many log lines as half a hand has."""
RUNS = 5
PATIENT = Waits(next_hand=10_000, computer_delay=10_000)


class Nobody:
    """A publisher that looks away."""

    async def _look_away(self, *shown: Any) -> None:
        pass

    table_changed = hand_dealt = turn_began = private = table_frozen = _look_away


def new_house(store: Store, seed: int = 1) -> House:
    return House(store, Nobody(), waits=PATIENT, dice=Random(seed))


async def open_game(house: House, number: int) -> int:
    """A game of two people who sit nowhere else."""
    host, guest = 2 * number + 1, 2 * number + 2
    done = await house.open_table(Place(1, number), host, f"Host {number}", Setup(seats=2))
    table_id = done.glance.table_id
    await house.join(table_id, guest, f"Guest {number}")
    await house.start(table_id, host)
    return table_id


async def play_turns(house: House, table_id: int, turns: int, seconds: list[float]) -> None:
    """Draws and discards of a table, each timed from the press to the answer."""
    view = (await house.look(table_id)).view
    for _ in range(turns):
        if view.turn < 0 or view.stock_count == 0:
            return
        user = view.seats[view.turn].user
        assert user is not None
        move: Move = Draw()
        for _ in range(2):
            started = time.perf_counter()
            done = await house.act(table_id, user, move)
            seconds.append(time.perf_counter() - started)
            assert done.player is not None
            if done.glance.view.phase == "play":
                move = next(move for move in done.player.legal if isinstance(move, Discard))
        view = done.glance.view


async def acting_at_once(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of each action of one table alone, and of fifty at once."""
    async with open_store(folder / "acting.db") as store:
        house = new_house(store)
        await house.resume()
        tables = [await open_game(house, number) for number in range(TABLES + RUNS)]
        alone: list[float] = []
        together: list[float] = []
        for run in range(RUNS):
            await play_turns(house, tables[TABLES + run], TURNS, alone)
            await asyncio.gather(*(play_turns(house, table, TURNS // RUNS, together) for table in tables[:TABLES]))
        await house.close()
    return alone, together


def log_of_a_game(number: int) -> list[str]:
    """A game of two people in the middle of a hand: draws and discards only."""
    change = Change(Table(number), Random(number))
    host, guest = 2 * number + 1, 2 * number + 2
    change.do(Opened(Setup(seats=2), f"Host {number}"), host)
    change.do(Joined(f"Guest {number}"), guest)
    change.do(Started(0), host)
    change.deal()
    for _ in range(TURNS_PLAYED):
        match, seat = change.table.match, change.table.seat_in_turn
        assert match is not None
        assert match.round is not None
        assert seat is not None
        change.play(seat, Draw(), (host, guest)[seat])
        change.play(seat, Discard(match.round.hands[seat][0]), (host, guest)[seat])
    return change.lines


async def fill(path: Path) -> None:
    """A database with a thousand games in the middle of a hand."""

    week = time.time() + 7 * 86_400
    waits = [Deadline("idle", week), Deadline("idle_notice", week - 86_400)]

    async def keep(number: int) -> None:
        opened, *lines = log_of_a_game(number)
        at = 100.0 * number  # only the last of them may not have been shown
        table_id = await store.create_table(Place(1, number), opened, at=at, game="rummy500", host=2 * number + 1)
        await store.append(table_id, 2, lines, at=at, status="playing", people=(2 * number + 2,), deadlines=waits)

    async with open_store(path) as store:
        await asyncio.gather(*(keep(number) for number in range(IDLE)))


async def memory_of_idle_tables(path: Path) -> float:
    """Bytes that a House with a thousand open games holds."""
    async with open_store(path) as store:
        house = new_house(store)
        gc.collect()
        tracemalloc.start()
        await house.resume()
        await store.meta("anything")  # the database thread remembers its last answer, here all logs, until the next
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await house.close()
    return held


async def restart(path: Path) -> float:
    """Seconds from an open store until every game stands as it was."""
    async with open_store(path) as store:
        house = new_house(store)
        started = time.perf_counter()
        await house.resume()
        seconds = time.perf_counter() - started
        await house.close()
    return seconds


def import_discord() -> float:
    """Seconds of a whole process that only imports the library."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import discord"], check=True)
    return time.perf_counter() - started


def p99(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100)[98]


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table's rows."""
    logging.getLogger("rummy.house").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        alone, together = asyncio.run(acting_at_once(folder))
        asyncio.run(fill(folder / "open.db"))
        restarts, imports = [], []
        for _ in range(RUNS):
            restarts.append(asyncio.run(restart(folder / "open.db")))
            imports.append(import_discord())
        held = asyncio.run(memory_of_idle_tables(folder / "open.db"))
    restarted, imported = statistics.median(restarts), statistics.median(imports)
    rate = p99(together) / (TABLES * statistics.median(alone))
    return [
        (
            "a press to its durable answer, 50 tables at once, p99",
            "50 presses one after the other, p50",
            rate,
            f"p50 {statistics.median(together) * 1e3:.1f} ms, p99 {p99(together) * 1e3:.1f} ms of {len(together)}; "
            f"one table alone p50 {statistics.median(alone) * 1e3:.2f} ms, p99 {p99(alone) * 1e3:.2f} ms",
        ),
        ("1,000 idle open tables, memory", "", None, f"{held / 1e6:.1f} MB above the idle process"),
        (
            "restart with 1,000 open games",
            "import discord",
            restarted / imported,
            f"{restarted * 1e3:.0f} ms to load and replay {IDLE} games of {2 * TURNS_PLAYED + 4} entries each",
        ),
    ]
