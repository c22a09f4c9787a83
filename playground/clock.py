"""The time by which the stand-in judges: real, faster than real, or moved by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

DISCORD_EPOCH_MS = 1_420_070_400_000


class Alarm(Protocol):
    """Something set to ring once; `cancel` keeps it from ringing."""

    def cancel(self) -> None: ...


class Clock:
    """Seconds since 1970 as the stand-in counts them; `scale` of its seconds pass in one real second."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._wall = time.time()
        self._start = time.monotonic()

    def now(self) -> float:
        return self._wall + (time.monotonic() - self._start) * self.scale

    def real(self, seconds: float) -> float:
        """How many real seconds a bot has to wait for `seconds` of this clock to pass."""
        return seconds / self.scale

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring once when `seconds` of this clock have passed; needs a running event loop."""
        return asyncio.get_running_loop().call_later(self.real(seconds), ring)


class _FakeAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class FakeClock(Clock):
    """A clock that stands still until a test advances it; alarms ring on the way, in order."""

    def __init__(self, start: float | None = None) -> None:
        super().__init__()
        self._now = time.time() if start is None else start
        self._alarms: list[tuple[float, int, _FakeAlarm]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = _FakeAlarm(ring)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._order), alarm))
        return alarm

    async def advance(self, seconds: float) -> None:
        """Let `seconds` pass: every alarm due by then rings, and the event loop gets a moment after each."""
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            due, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, due)
            if alarm.ring is not None:
                alarm.ring()
                await asyncio.sleep(0)
        self._now = until
        await asyncio.sleep(0)


class Snowflakes:
    """Hands out ids that grow and tell their time, as Discord's do."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        """A new id, larger than every one before."""
        candidate = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(candidate, self.last + 1)
        return self.last
