"""The bot in a process of its own with instruments on it: how late its loop is, how fast it asks, what it costs."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp

import bot
from cogs.desk.pace import Pace
from engine.house import Waits
from playground.startup import pointed_at
from settings import Settings

PROBE_SECONDS = 0.01
KEPT_EVERY = 50
"""Probes between two lines of the file; whoever reads it waits as long, as the bot may be killed at any moment."""
FILE = "instruments.jsonl"
APART = ("/interactions/", "/webhooks/")
"""Paths that do not count against the fifty requests a second."""


@dataclass(frozen=True, slots=True)
class Readings:
    """What the instruments showed from one moment on; times in seconds."""

    lag: list[float] = field(default_factory=list)
    """How late the event loop was, ascending."""
    most_in_a_second: int = 0
    """Requests that count, as they were handed to the network."""
    cpu: float = 0.0
    """Of the bot's process, all threads."""


def watched(url: str, token: str, folder: str, waits: dict[str, Any]) -> None:
    """Run the bot as `bot_process` wants it, with instruments."""
    settings = Settings(token=token, data_dir=Path(folder), guild_ready=0.02, waits=Waits(**waits))
    sent = _note_what_is_sent()

    async def live() -> None:
        probing = asyncio.create_task(_probe(sent, Path(folder) / FILE))
        try:
            await bot.run(settings)
        finally:
            probing.cancel()

    with pointed_at(url):
        asyncio.run(live())


def _note_what_is_sent() -> list[float]:
    """The moments at which requests that count go to the network, from now on; of the monotonic clock."""
    sent: list[float] = []
    made = Pace.trace

    def noting(pace: Pace) -> aiohttp.TraceConfig:
        config = made(pace)

        async def goes(_: Any, __: SimpleNamespace, request: aiohttp.TraceRequestHeadersSentParams) -> None:
            if not any(part in request.url.path for part in APART):
                sent.append(time.monotonic())

        config.on_request_headers_sent.append(goes)
        return config

    Pace.trace = noting  # type: ignore[method-assign]
    return sent


async def _probe(sent: list[float], file: Path) -> None:
    """See how late the event loop is, again and again; what was seen goes to the file a little at a time."""
    lag: list[float] = []
    with file.open("w", encoding="utf-8") as lines:
        while True:
            due = time.monotonic() + PROBE_SECONDS
            await asyncio.sleep(PROBE_SECONDS)
            now = time.monotonic()
            lag.append(now - due)
            if len(lag) >= KEPT_EVERY:
                line = {"at": now, "lag": lag, "sent": sent, "cpu": time.process_time()}
                lines.write(json.dumps(line) + "\n")
                lines.flush()
                lag.clear()
                sent.clear()


def readings(folder: Path, since: float, until: float) -> Readings:
    """What was seen between two moments of the monotonic clock."""
    lines = [json.loads(line) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()]
    seen = [line for line in lines if since <= line["at"] <= until]
    if not seen:
        return Readings()
    sent = sorted(at for line in seen for at in line["sent"])
    lag = sorted(late for line in seen for late in line["lag"])
    return Readings(lag, most_in_a_second(sent), seen[-1]["cpu"] - seen[0]["cpu"])


def most_in_a_second(moments: list[float]) -> int:
    """The most that lie within any one second; `moments` ascending.

    >>> most_in_a_second([0.0, 0.4, 0.9, 1.2, 1.3])
    4
    """
    most = first = 0
    for at, moment in enumerate(moments):
        while moment - moments[first] >= 1.0:
            first += 1
        most = max(most, at - first + 1)
    return most
