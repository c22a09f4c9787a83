"""What happens in the world, told to whoever watches: the gateway, a page, a test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened, under the gateway's name for it.

    `only_for` is the one person who may learn of it; None is everybody who sees the channel or the guild.
    `for_bot` is false for what a client alone is told (ephemeral messages, an opened modal, a failed interaction).
    """

    name: str
    payload: Json = field(repr=False)
    guild_id: int | None = None
    channel_id: int | None = None
    only_for: int | None = None
    for_bot: bool = True


@dataclass(frozen=True, slots=True)
class Violation:
    """Something the bot did that Discord would refuse, or that a player would call a fault."""

    kind: str
    told: str
    route: str = ""
    code: int = 0
    at: float = 0.0

    def __str__(self) -> str:
        return f"{self.kind}: {self.told}" + (f" [{self.route}]" if self.route else "")


@dataclass(frozen=True, slots=True)
class Ping:
    """Somebody's bell rang for a message, which may be gone by now; `text` is what it said."""

    user_id: int
    message_id: int
    channel_id: int
    at: float
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot as it was answered; `said` is its JSON as it came, `files` the names it carried.

    Fifty thousand of them are kept: as text, because a garbage collector that walks their trees stands still for long.
    """

    method: str
    route: str
    path: str
    status: int
    code: int
    at: float
    said: bytes = field(repr=False, default=b"")
    files: tuple[str, ...] = ()

    @property
    def body(self) -> Any:
        """Its JSON, read anew each time; {} where there was none."""
        return json.loads(self.said) if self.said else {}


@dataclass(slots=True)
class Feed:
    """One viewer's stream of happenings, filtered to what that person may see; an asynchronous iterator."""

    viewer_id: int
    may_see: Callable[[int, Happening], bool]
    queue: asyncio.Queue[Happening] = field(default_factory=asyncio.Queue)

    def tell(self, happening: Happening) -> None:
        """Queue the happening if the viewer may see it."""
        if self.may_see(self.viewer_id, happening):
            self.queue.put_nowait(happening)

    def __aiter__(self) -> Feed:
        return self

    async def __anext__(self) -> Happening:
        return await self.queue.get()
