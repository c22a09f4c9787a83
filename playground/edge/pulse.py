"""The stand-in's own pulse: what came while it stood still comes to it in a heap, and says nothing about the bot."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import deque

BEAT_SECONDS = 0.01
STANDSTILL_SECONDS = 0.05
"""A beat that is so late has been held up: by a collection of garbage, by other programs, by a heap of work."""
TURNS = 4
"""Turns of the event loop from a request's arrival to its judgement, generously."""


class Pulse:
    """Beats for as long as it runs, and knows how late the beats of the last turns were."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The longest standstill in seconds; set it to 0 to measure anew."""
        self._beats: deque[float] = deque(maxlen=TURNS + 1)
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat(), name="the stand-in's pulse")

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
            self._beating = None

    async def _beat(self) -> None:
        while True:
            self.beat(time.monotonic())
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self, now: float) -> None:
        """Note one beat, at a moment of the monotonic clock."""
        if self._beats:
            self.longest = max(self.longest, now - self._beats[-1] - BEAT_SECONDS)
        self._beats.append(now)

    def standstill(self, now: float) -> float:
        """For how many real seconds a request that is judged `now` may have been lying there, 0 in a healthy loop."""
        beats = (*self._beats, now)
        for before, after in itertools.pairwise(beats):
            if after - before > STANDSTILL_SECONDS:
                return now - before
        return 0.0
