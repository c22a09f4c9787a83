"""Rate limits: who may ask how often, and what the headers say about it."""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from playground.clock import Clock

Json = dict[str, Any]


class Rates(Enum):
    """How strict the limits are: answer 429, count silently and never slow the bot down, or ignore them."""

    ENFORCED = "enforced"
    COUNTED = "counted"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `most` requests in `seconds`, under one bucket name."""

    name: str
    most: int
    seconds: float
    announced: bool = True


MESSAGES = Limit("messages", 5, 5.0)
DELETES = Limit("deletes", 5, 1.0)
WEBHOOK = Limit("webhook", 5, 2.0)
WEBHOOK_CHANNEL = Limit("webhook-channel", 30, 60.0, announced=False)
GLOBAL = Limit("global", 50, 1.0, announced=False)
COMMANDS = Limit("commands", 20, 20.0)
DM_OPEN = Limit("dm-open", 10, 10.0)
ORDINARY = Limit("ordinary", 50, 1.0)
LIMITS = (MESSAGES, DELETES, WEBHOOK, WEBHOOK_CHANNEL, COMMANDS, DM_OPEN, ORDINARY)


class TooFast(Exception):
    """A 429: how long to wait in real seconds, and whether the whole bot has to."""

    def __init__(self, retry_after: float, limit: Limit) -> None:
        super().__init__(limit.name)
        self.retry_after = retry_after
        self.limit = limit

    @property
    def headers(self) -> dict[str, str]:
        """What tells a client that Discord itself speaks (`Via`) and what it ran into."""
        scope = "global" if self.limit is GLOBAL else "shared" if self.limit is WEBHOOK_CHANNEL else "user"
        headers = {"Via": "1.1 google", "X-RateLimit-Scope": scope, "Retry-After": str(int(self.retry_after) + 1)}
        if self.limit is GLOBAL:
            headers["X-RateLimit-Global"] = "true"
        return headers

    @property
    def body(self) -> Json:
        answer = {"message": "You are being rate limited.", "retry_after": round(self.retry_after, 3)}
        return answer | {"global": self.limit is GLOBAL}


@dataclass(slots=True)
class _Window:
    started: float
    used: int = 0


@dataclass(slots=True)
class Buckets:
    """All buckets of the bot. `overruns` counts by bucket name what enforced limits would have refused."""

    clock: Clock
    rates: Rates = Rates.ENFORCED
    overruns: Counter[str] = field(default_factory=Counter)
    _windows: dict[tuple[str, str], _Window] = field(default_factory=dict)
    _global: deque[float] = field(default_factory=lambda: deque(maxlen=GLOBAL.most))

    def take(
        self, limits: list[tuple[Limit, str]], *, counts_globally: bool, came: float | None = None
    ) -> dict[str, str]:
        """Use one request of each bucket and get the headers of the first; raises TooFast when one is empty.

        `came` is the earliest moment at which the request can have come, where the stand-in stood still before it
        looked. More than fifty in a second are too many only where they are that, whenever each of them came.
        """
        if self.rates is Rates.OFF:
            return {}
        now = self.clock.now()
        if counts_globally:
            if len(self._global) == GLOBAL.most and now - self._global[0] < GLOBAL.seconds:
                self._over(GLOBAL, self._global[0] + GLOBAL.seconds - now)
            self._global.append(now if came is None else came)
        headers: dict[str, str] = {}
        for limit, major in limits:
            window = self._windows.get((limit.name, major))
            if window is None or now - window.started >= limit.seconds:
                window = self._windows[limit.name, major] = _Window(now)
            left = window.started + limit.seconds - now
            if window.used >= limit.most:
                self._over(limit, left)
            window.used += 1
            if limit.announced and not headers and self.rates is Rates.ENFORCED:
                headers = self._headers(limit, max(0, limit.most - window.used), self.clock.real(left))
        if len(self._windows) > 5000:
            self._windows = {key: window for key, window in self._windows.items() if now - window.started < 60}
        return headers

    def standing(self) -> list[tuple[str, int, int, float]]:
        """The buckets that are open now: name, requests used, requests allowed, seconds until it is full again."""
        now = self.clock.now()
        limits = {limit.name: limit for limit in LIMITS}
        running = [
            (name, window.used, limits[name].most, window.started + limits[name].seconds - now)
            for (name, _), window in self._windows.items()
            if name in limits and now - window.started < limits[name].seconds
        ]
        recent = [when for when in self._global if now - when < GLOBAL.seconds]
        if recent:
            running.append((GLOBAL.name, len(recent), GLOBAL.most, recent[0] + GLOBAL.seconds - now))
        return sorted(running)

    def _over(self, limit: Limit, left: float) -> None:
        self.overruns[limit.name] += 1
        if self.rates is Rates.ENFORCED:
            raise TooFast(max(0.001, self.clock.real(left)), limit)

    def _headers(self, limit: Limit, remaining: int, reset_after: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit.most),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self.clock.now() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2s(limit.name.encode(), digest_size=8).hexdigest(),
        }
