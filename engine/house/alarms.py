"""One task that waits for the next deadline of all tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heappop, heappush

from engine.house.protocols import Clock

_LONGEST_SLEEP = 60.0
"""Seconds, so that a clock that was set is noticed."""


class WallClock:
    """The machine's time of day."""

    def now(self) -> float:
        """Epoch seconds."""
        return time.time()

    async def wait_until(self, when: float) -> None:
        """Sleep until then, or for a while."""
        await asyncio.sleep(min(max(when - time.time(), 0.0), _LONGEST_SLEEP))


class Alarms:
    """At most one alarm a table: `ring` is called with its number once its time has come."""

    def __init__(self, clock: Clock, ring: Callable[[int], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._sooner = asyncio.Event()

    def set(self, table_id: int, due: float | None) -> None:
        """Ring at `due` instead of whenever it was; None for never."""
        if due is None:
            self._due.pop(table_id, None)
            return
        self._due[table_id] = due
        if not self._heap or due < self._heap[0][0]:
            self._sooner.set()
        heappush(self._heap, (due, table_id))

    async def run(self) -> None:
        """Ring one after the other, for ever."""
        while True:
            self._sooner.clear()
            due = self._next()
            if due is not None and due <= self._clock.now():
                _, table_id = heappop(self._heap)
                del self._due[table_id]
                self._ring(table_id)
                continue
            await self._sleep(due)

    def _next(self) -> float | None:
        """When the next alarm rings; drops those that were moved."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    async def _sleep(self, due: float | None) -> None:
        if due is None:
            await self._sooner.wait()
            return
        waits = [asyncio.ensure_future(self._clock.wait_until(due)), asyncio.ensure_future(self._sooner.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
