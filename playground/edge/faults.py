"""Weather: slow networks and answers that Discord's own troubles would give."""

from __future__ import annotations

import asyncio
import fnmatch
from dataclasses import dataclass, field


@dataclass(slots=True)
class Trouble:
    """The next `times` requests whose "METHOD /route" fits `pattern` get this `status`; 0 breaks the line."""

    pattern: str
    status: int
    times: int
    retry_after: float = 0.05


@dataclass(slots=True)
class Weather:
    """What goes wrong on purpose; `latency` is in real seconds, on the way to and from the stand-in."""

    latency: float = 0.0
    troubles: list[Trouble] = field(default_factory=list)

    def answer(self, status: int, *, route: str = "*", times: int = 1, retry_after: float = 0.05) -> None:
        """Answer the next `times` requests on a route with 500, 502, 429 ... ("POST /channels/*/messages")."""
        self.troubles.append(Trouble(route, status, times, retry_after))

    def cut(self, *, route: str = "*", times: int = 1) -> None:
        """Let the line break at the next `times` requests on a route, before anything comes of them."""
        self.troubles.append(Trouble(route, 0, times))

    def next_trouble(self, request: str) -> Trouble | None:
        """The trouble that meets this "METHOD /path", used up by one."""
        for trouble in self.troubles:
            if fnmatch.fnmatchcase(request, trouble.pattern):
                trouble.times -= 1
                if trouble.times <= 0:
                    self.troubles.remove(trouble)
                return trouble
        return None

    async def delay(self) -> None:
        if self.latency:
            await asyncio.sleep(self.latency)
