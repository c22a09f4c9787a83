"""The bot's own pace: Discord takes fifty requests a second from one bot, answers to interactions apart."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

RATE: Final = 40.0
"""Requests a second: below Discord's fifty, because the way there is not always equally long."""
BURST: Final = 5
"""So many may go at once after a pause."""
_APART: Final = ("/interactions/", "/webhooks/")


class Pace:
    """Lets requests go at an even pace; those that come faster wait their turn, first come first served."""

    def __init__(self, rate: float = RATE, burst: int = BURST) -> None:
        self._step = 1 / rate
        self._slack = (burst - 1) / rate
        self._next = 0.0

    async def wait(self) -> None:
        """Return when one more request may go."""
        now = asyncio.get_running_loop().time()
        turn = max(self._next, now - self._slack)
        self._next = turn + self._step
        if turn > now:
            await asyncio.sleep(turn - now)

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
