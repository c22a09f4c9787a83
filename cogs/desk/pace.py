"""The bot's own pace: Discord takes fifty requests a second from one bot, answers to interactions apart."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

BURST: Final = 5
"""So many may go at once after a pause."""
_APART: Final = ("/interactions/", "/webhooks/")


class Openings:
    """How many conversations the bot may begin: people whom it has never written to are not all met at once.

    Discord gives no number, refuses more than a few dozen (40003), and has shut bots out after some twenty-five: these
    are at most 23 in ten minutes.
    """

    def __init__(self, most: int = 8, seconds: float = 40.0) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._counted = float(most), 0.0

    def take(self) -> bool:
        """Whether one more may be begun now, which counts then; one of `most` comes back every few `seconds`."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._counted) / self._seconds)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def rest(self, seconds: float = 600.0) -> None:
        """Discord would not have one more: none is begun for so long."""
        self._left, self._counted = 1 - seconds / self._seconds, asyncio.get_running_loop().time()


class Pace:
    """Lets requests go at an even pace; those that come faster wait their turn, first come first served."""

    def __init__(self, rate: float, burst: int = BURST) -> None:
        self._step = 1 / rate
        self._slack = (burst - 1) / rate
        self._next = 0.0
        self._door = asyncio.Lock()
        self._waiting = 0

    async def wait(self) -> None:
        """Return when one more request may go."""
        clock = asyncio.get_running_loop().time
        self._waiting += 1
        try:
            async with self._door:
                turn = max(self._next, clock() - self._slack)
                await asyncio.sleep(turn - clock())
                # Whoever woke late must not be followed at once by all who waited behind.
                self._next = max(turn, clock() - self._slack) + self._step
        finally:
            self._waiting -= 1

    @property
    def queue(self) -> float:
        """Seconds that a request begun now would wait for those before it."""
        return self._waiting * self._step

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py takes as `http_trace`: every request waits, also one that is sent again."""
        config: aiohttp.TraceConfig = aiohttp.TraceConfig()

        async def starts(
            session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
        ) -> Any:
            if not any(part in request.url.path for part in _APART):
                await self.wait()

        config.on_request_start.append(starts)
        return config
