"""The one way to answer a press or a command: in time, once, and in silence where Discord has stopped listening."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakSet

import discord
from discord import ui

from cogs.desk.press import let_go
from cogs.desk.troubles import TROUBLES, is_ours, reason

log = logging.getLogger("rummy.desk")

PATIENCE: Final = 1.2
"""Seconds until an answer that is not ready yet is acknowledged; Discord waits three."""
PAUSES: Final = (0.3, 0.8)
"""Seconds between two tries of an answer that a broken line did not let through."""
LONGEST_CONTENT: Final = 2_000
GONE: Final = frozenset({10008, 10015, 10062, 40060, 50027})
"""Nobody waits any more: message, webhook, interaction or token is gone, or it was answered elsewhere."""

UNKNOWN_MESSAGE: Final = 10008

_OPEN, _SILENT, _THINKING, _DONE = "open", "silent", "thinking", "done"


class AtWork:
    """The interactions that are being answered."""

    def __init__(self) -> None:
        self._open: WeakSet[Answer] = WeakSet()
        self._none_left = asyncio.Event()

    def add(self, answer: Answer) -> None:
        """Somebody waits for this one."""
        self._open.add(answer)
        self._none_left.clear()

    def done(self, answer: Answer) -> None:
        """Nobody waits for it any more."""
        self._open.discard(answer)
        if not self._open:
            self._none_left.set()

    async def finish(self, seconds: float) -> None:
        """Return once nobody waits, or after so many seconds."""
        if self._open:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._none_left.wait(), seconds)


class Answer:
    """The answer to one interaction, private by default; made by `Answer.to`, which starts its watch.

    A quick answer is the first response itself. One that takes longer than `PATIENCE` is acknowledged meanwhile
    and then put in its place, so nobody who writes a handler has to think of the three seconds.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.is_lost = False
        """Whether Discord did not take what was said last."""
        self._state = _OPEN
        self._refused = 0
        self._lock = asyncio.Lock()
        self._watch = asyncio.get_running_loop().call_later(PATIENCE, self._is_late)
        self._at_work: AtWork = interaction.client.answers
        self._at_work.add(self)

    @classmethod
    def to(cls, interaction: discord.Interaction[Any]) -> Answer:
        """The answer to this interaction, always the same one."""
        found = interaction.extras.get("answer")
        if isinstance(found, Answer):
            return found
        made = interaction.extras["answer"] = cls(interaction)
        return made

    @property
    def in_place(self) -> bool:
        """Whether the press was on a message only this person has (ephemeral, or in the DM): it can be updated."""
        message = self.interaction.message
        if message is None or self.interaction.type is not discord.InteractionType.component:
            return False
        asked = message.interaction_metadata
        if asked is not None and asked.user.id != self.interaction.user.id:
            return False
        return message.flags.ephemeral or self.interaction.guild_id is None

    async def acknowledge(self) -> None:
        """Tell Discord that an answer is coming; needed only before something that is known to be slow."""
        async with self._lock:
            if self._state != _OPEN:
                return
            thinking = not self.in_place
            if await self._tell(lambda: self.interaction.response.defer(ephemeral=True, thinking=thinking)):
                self._state = _THINKING if thinking else _SILENT
            self._watch.cancel()

    async def private(
        self, content: str | None = None, *, layout: ui.LayoutView | None = None, files: Sequence[discord.File] = ()
    ) -> None:
        """A new message that only this person sees: short text, or a layout with its files."""
        if content is not None and len(content) > LONGEST_CONTENT:
            content = content[: LONGEST_CONTENT - 1] + "…"
        said: dict[str, Any] = {}
        if content is not None:
            said["content"] = content
        if layout is not None:
            said["view"] = layout
        async with self._lock:
            if self._state == _OPEN:
                new = said | ({"files": list(files)} if files else {})
                told = self._tell(lambda: self.interaction.response.send_message(**new, ephemeral=True), files)
            elif self._state == _THINKING:
                told = self._tell(
                    lambda: self.interaction.edit_original_response(**said, attachments=list(files)), files
                )
            else:
                new = said | ({"files": list(files)} if files else {})
                told = self._tell(lambda: self.interaction.followup.send(**new, ephemeral=True), files)
            await self._settle(told)
        let_go(layout)

    async def panel(self, layout: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """The pressed message becomes this one where it is the person's own; otherwise a new private message."""
        if self.in_place and await self.update(layout, files):
            return
        for file in files:
            file.reset()
        await self.private(layout=layout, files=files)

    async def update(self, layout: ui.LayoutView, files: Sequence[discord.File | discord.Attachment]) -> bool:
        """Change the pressed message, which may keep attachments it has; False, nothing said, where it is gone."""
        async with self._lock:
            if self._state == _OPEN:
                told = self._tell(
                    lambda: self.interaction.response.edit_message(view=layout, attachments=list(files)), files
                )
            else:
                told = self._tell(
                    lambda: self.interaction.edit_original_response(view=layout, attachments=list(files)), files
                )
            if not await told and self._refused == UNKNOWN_MESSAGE:
                return False
            self._end()
        let_go(layout)
        return True

    async def quiet(self) -> None:
        """Nothing to say: the press is taken note of and the message stays as it is."""
        await self.acknowledge()
        if self._state == _SILENT:
            self._end()

    async def modal(self, form: ui.Modal) -> bool:
        """Open a form; False, with nothing shown, where something was answered or acknowledged before."""
        async with self._lock:
            if self._state != _OPEN:
                return False
            await self._settle(self._tell(lambda: self.interaction.response.send_modal(form)))
            return True

    async def _settle(self, told: Awaitable[bool]) -> None:
        await told
        self._end()

    def _end(self) -> None:
        self._state = _DONE
        self._watch.cancel()
        self._at_work.done(self)

    async def _tell(self, call: Callable[[], Awaitable[object]], files: Sequence[object] = ()) -> bool:
        """Whether Discord took it; what nobody waits for any more, or Discord cannot take now, is logged and no error.

        What was asked for is done by then: whoever gets no answer finds it done when they look again.
        """
        try:
            await self._said(call, files)
            self.is_lost = False
        except discord.InteractionResponded:
            log.warning("an interaction was answered twice")
            self.is_lost = True
        except TROUBLES as refused:
            self.is_lost = True
            if isinstance(refused, discord.HTTPException) and refused.code in GONE:
                self._refused = refused.code
                age = discord.utils.utcnow() - self.interaction.created_at
                log.warning("nobody waits for an answer any more (%s, %.1f s old)", refused.code, age.total_seconds())
            elif is_ours(refused):
                raise
            else:
                log.warning("an answer was not taken (%s)", reason(refused))
        return not self.is_lost

    async def _said(self, call: Callable[[], Awaitable[object]], files: Sequence[object]) -> None:
        """Say it, again where the line broke; where Discord is in trouble (5xx), discord.py tries again by itself."""
        for pause in PAUSES:
            try:
                await call()
                return
            except TROUBLES as broken:
                if isinstance(broken, discord.HTTPException):
                    raise
            await asyncio.sleep(pause)
            for file in files:
                if isinstance(file, discord.File):
                    file.reset()
        await call()

    def _is_late(self) -> None:
        self._late = asyncio.create_task(self._acknowledge_late(), name="late acknowledgement")

    async def _acknowledge_late(self) -> None:
        try:
            await self.acknowledge()
        except discord.HTTPException as refused:
            log.warning("an acknowledgement was refused (%s)", refused.code)
