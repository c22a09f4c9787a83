"""One interaction: a press or a command on its way to the bot, and what the bot made of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.clock import Alarm

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
MESSAGE, THINKING, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
NO_ANSWER_AT_ALL = 30.0


@dataclass(slots=True)
class Interaction:
    """What was asked, by whom and where; `answer_kind` is the callback type the bot chose, None until it does."""

    id: int
    token: str = field(repr=False)
    kind: int
    user_id: int
    guild_id: int | None
    channel_id: int
    created_at: float
    told: str
    command: str | None = None
    message_id: int | None = None
    answer_kind: int | None = None
    failed: bool = False
    line_breaks: int = 0
    ephemeral: bool = False
    thinking: bool = False
    original_id: int | None = None
    follow_up_ids: list[int] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    edits: int = 0
    alarm: Alarm | None = field(default=None, repr=False)
    _waiting: list[asyncio.Future[None]] = field(default_factory=list, repr=False)

    @property
    def answered(self) -> bool:
        return self.answer_kind is not None

    def stir(self) -> None:
        """Something changed: wake whoever waits on this interaction."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def until(self, happened: Callable[[], bool], patience: float = NO_ANSWER_AT_ALL) -> None:
        """Wait until `happened()` is true; TimeoutError after `patience` real seconds."""
        try:
            async with asyncio.timeout(patience):
                while not happened():
                    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                    self._waiting.append(future)
                    await future
        except TimeoutError:
            raise TimeoutError(f"nothing came of {self.told} in {patience:g} seconds") from None
