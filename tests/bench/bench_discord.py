"""From a press to its answer, over the stand-in with real discord.py."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter

from playground import StandIn
from playground.startup import running
from render import Picture, Studio
from store import Store
from tests.e2e.harness import QUICK, card_room, open_and_start
from tests.e2e.playing import Party
from tests.e2e.rush import collector_spared
from tests.playground.small_bot import SmallBot

PRESSES = 1_000
Timed = tuple[list[float], list[float]]
"""Seconds of presses, and of the commits among them."""


class InstantStudio(Studio):
    """Hands out the first picture of a hand for ever: what is measured is everything but the drawing."""

    kept: Picture | None = None

    async def hand(self, *order: Any, **more: Any) -> Picture:
        if self.kept is None:
            self.kept = await super().hand(*order, **more)
        return self.kept


@contextlib.contextmanager
def stopwatch() -> Iterator[dict[int, float]]:
    """Seconds from an interaction's arrival to its answer handed to the network, by its id; for bots made inside."""
    came: dict[int, float] = {}
    took: dict[int, float] = {}
    parse, answer = ConnectionState.parse_interaction_create, AsyncWebhookAdapter.create_interaction_response

    def arrive(self: ConnectionState, data: Any) -> None:
        came[int(data["id"])] = time.perf_counter()
        parse(self, data)

    def leave(self: AsyncWebhookAdapter, interaction_id: int, *rest: Any, **more: Any) -> Any:
        took[interaction_id] = time.perf_counter() - came[interaction_id]
        return answer(self, interaction_id, *rest, **more)

    ConnectionState.parse_interaction_create = arrive  # type: ignore[method-assign]
    AsyncWebhookAdapter.create_interaction_response = leave  # type: ignore[method-assign]
    try:
        yield took
    finally:
        ConnectionState.parse_interaction_create = parse  # type: ignore[method-assign]
        AsyncWebhookAdapter.create_interaction_response = answer  # type: ignore[method-assign]


async def nothing_done() -> list[float]:
    """A dynamic item that does nothing but answer."""
    with stopwatch() as took:
        async with StandIn(rates="off") as discord:
            ana = discord.world.guild("Card Room").member("Ana")
            async with running(SmallBot(), discord):
                panel = await ana.slash("/hand")
                took.clear()
                for _ in range(PRESSES):
                    await ana.click(panel, label="Slow")
                return list(took.values())


@contextlib.contextmanager
def commits_timed() -> Iterator[list[float]]:
    """Seconds that each move waited for the disk."""
    took: list[float] = []
    append = Store.append

    async def timed(self: Store, *what: Any, **more: Any) -> None:
        began = time.perf_counter()
        await append(self, *what, **more)
        took.append(time.perf_counter() - began)

    Store.append = timed  # type: ignore[method-assign]
    try:
        yield took
    finally:
        Store.append = append  # type: ignore[method-assign]


async def moves_made(folder: Path) -> Timed:
    """Draws and discards by two people, each durable, each answered with the hand panel."""
    with stopwatch() as took, commits_timed() as commits:
        return await _moves(folder, took), commits


async def _moves(folder: Path, took: dict[int, float]) -> list[float]:
    async with card_room(folder, waits=QUICK, rates="off", dice=Random(1)) as room:
        room.discord.checks.clear()
        room.bot.studio.close()
        room.bot.studio = InstantStudio()
        people = [room.person(name) for name in ("Ana", "Ben")]
        table = await open_and_start(room, people[0], people[1:])
        party = Party(room, table, people, Random(1), ways=("table",), calls=0.0)
        found: list[float] = []
        while len(found) < PRESSES:
            if (await room.glance(table)).view.status == "finished":
                table = await open_and_start(room, people[0], people[1:])
                party = Party(room, table, people, Random(len(found)), ways=("table",), calls=0.0)
            took.clear()
            await party.step()
            found += took.values()
        return found


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table rows of this module."""
    with tempfile.TemporaryDirectory() as folder:
        anchor = asyncio.run(nothing_done())
        with collector_spared():  # as in the bot of everyday
            ours, commits = asyncio.run(moves_made(Path(folder) / "moves"))
    name, against = "press to answer handed to the network", "a dynamic item that does nothing"
    found: list[tuple[str, str, float | None, str]] = []
    for label, at in (("p50", 49), ("p99", 98)):
        mine, theirs = statistics.quantiles(ours, n=100)[at], statistics.quantiles(anchor, n=100)[at]
        disk = statistics.quantiles(commits, n=100)[at]
        remark = f"{mine * 1e3:.2f} ms against {theirs * 1e3:.2f} ms; a move waits {disk * 1e3:.2f} ms for the disk"
        found.append((f"{name}, {label}", against, mine / theirs, remark))
    return found
