"""The table's message: posted anew with one ping at a person's turn, edited otherwise, and never twice."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from cogs.desk.bot import RummyBot
from cogs.desk.press import layout
from cogs.desk.troubles import TROUBLES, reason
from cogs.showing.pictures import file_of, gallery
from cogs.showing.scene import Scene, rows_of
from cogs.showing.telling import keepsake, told
from engine.house import Glance
from render import Picture

log = logging.getLogger("rummy.showing")

OLD: Final = 3_000.0
"""Seconds after which a message is posted anew instead of edited: Discord slows edits of old messages down."""
UNKNOWN_MESSAGE, OLD_EDIT, ARCHIVED = 10008, 30046, 50083


@dataclass(slots=True)
class Posted:
    """The message that shows a table now, as far as this process knows it."""

    channel_id: int
    message_id: int
    posted_at: float
    pictures: tuple[Picture, ...] = ()
    attachments: tuple[discord.Attachment, ...] = ()
    closes: float | None = None
    """When it says that the table closes for want of people."""
    keepsake: str = ""
    """The text of a hand's result, which stays in the channel when play goes on below it."""


class TableMessages:
    """Posts, edits and deletes the messages of tables. Whatever Discord refuses is raised to the caller."""

    def __init__(self, bot: RummyBot) -> None:
        self._bot = bot
        self._posted: dict[int, Posted] = {}

    def table_of(self, message_id: int) -> int | None:
        """The table that a message shows, None for any other message."""
        return next((table for table, posted in self._posted.items() if posted.message_id == message_id), None)

    def current(self, glance: Glance) -> Posted | None:
        """The message that shows this table, None where there is none."""
        place = glance.place
        found = self._posted.get(glance.table_id)
        if found is not None and found.channel_id == (place.thread_id or place.channel_id):
            return found
        if place.message_id is None:
            return None
        age = discord.utils.snowflake_time(place.message_id).timestamp()
        found = Posted(place.thread_id or place.channel_id, place.message_id, age)
        self._posted[glance.table_id] = found
        return found

    def gone(self, table_id: int) -> None:
        """The message was deleted: the next showing posts a new one."""
        self._posted.pop(table_id, None)

    async def show(self, scene: Scene, pictures: tuple[Picture, ...], *, ping: int | None, anew: bool) -> None:
        """Bring the table's message up to date: `anew` at the bottom of the channel, else where it is.

        That a table is about to close is said at the bottom too, once: nobody sees an edit of last week's message.
        A result is not written over, whoever leads the next hand.
        """
        glance = scene.glance
        before = self.current(glance)
        anew = anew or (glance.closes is not None and (before is None or before.closes != glance.closes))
        anew = anew or (before is not None and bool(before.keepsake) and not keepsake(scene))
        replaced = before.message_id if before else 0
        age = discord.utils.utcnow().timestamp() - before.posted_at if before else 0.0
        if before is not None and not anew and age < OLD:
            try:
                await self._edit(scene, before, pictures)
                return
            except discord.HTTPException as refused:
                if refused.code not in (UNKNOWN_MESSAGE, OLD_EDIT, ARCHIVED):
                    raise
                if refused.code == UNKNOWN_MESSAGE:
                    before = None
        posted = await self._post(scene, pictures, ping, replaced)
        self._posted[glance.table_id] = posted
        await self._bot.house.move(glance.table_id, replace(glance.place, message_id=posted.message_id))
        if before is not None:
            await self._leave(before, glance.place.guild_id)

    async def move_away(self, glance: Glance) -> None:
        """The table goes to another channel: its old message loses its place."""
        before = self.current(glance)
        self.gone(glance.table_id)
        if before is not None:
            await self._delete(before)

    async def _post(self, scene: Scene, pictures: tuple[Picture, ...], ping: int | None, replaced: int) -> Posted:
        place = scene.glance.place
        channel_id = place.thread_id or place.channel_id
        channel = self._bot.get_partial_messageable(channel_id, guild_id=place.guild_id)
        message = await channel.send(
            view=self._layout(scene, pictures, ping=ping is not None),
            files=[file_of(picture) for picture in pictures],
            allowed_mentions=_only(ping),
            # Should the bot die between posting and remembering, Discord hands the same message back: the same
            # for as long as it is to take the place of the same one.
            nonce=f"{scene.glance.table_id}.{scene.glance.version}.{replaced % 1_000_000}"[-25:],
        )
        posted_at = message.created_at.timestamp()
        shown, closes = tuple(message.attachments), scene.glance.closes
        return Posted(channel_id, message.id, posted_at, pictures, shown, closes, keepsake(scene))

    async def _edit(self, scene: Scene, posted: Posted, pictures: tuple[Picture, ...]) -> None:
        channel = self._bot.get_partial_messageable(posted.channel_id, guild_id=scene.glance.place.guild_id)
        same = _same(pictures, posted.pictures) and len(posted.attachments) == len(pictures)
        shown = posted.pictures if same else pictures
        files: list[Any] = list(posted.attachments) if same else [file_of(picture) for picture in pictures]
        message = await channel.get_partial_message(posted.message_id).edit(
            view=self._layout(scene, shown, ping=False), attachments=files, allowed_mentions=_only(None)
        )
        posted.pictures, posted.attachments = shown, tuple(message.attachments)
        posted.closes, posted.keepsake = scene.glance.closes, keepsake(scene)

    def _layout(self, scene: Scene, pictures: tuple[Picture, ...], *, ping: bool) -> ui.LayoutView:
        text = told(scene, ping=ping)
        if not pictures:
            text += "\n" + scene.words.say("error.picture")
        return layout(text, *(gallery(picture) for picture in pictures), *rows_of(scene))

    async def _leave(self, posted: Posted, guild_id: int) -> None:
        """A table's message that has been replaced goes away; a result stays, without its buttons."""
        if not posted.keepsake:
            await self._delete(posted)
            return
        message = self._bot.get_partial_messageable(posted.channel_id, guild_id=guild_id).get_partial_message(
            posted.message_id
        )
        shown = layout(posted.keepsake, *(gallery(picture) for picture in posted.pictures))
        try:
            await message.edit(view=shown, attachments=list(posted.attachments), allowed_mentions=_only(None))
        except TROUBLES as refused:
            log.info("a result could not be left behind (%s)", reason(refused))

    async def _delete(self, posted: Posted) -> None:
        channel = self._bot.get_partial_messageable(posted.channel_id)
        try:
            await channel.get_partial_message(posted.message_id).delete()
        except TROUBLES as refused:
            log.info("an old table message could not be deleted (%s)", reason(refused))


def _same(pictures: tuple[Picture, ...], before: tuple[Picture, ...]) -> bool:
    return len(pictures) == len(before) and all(one is other for one, other in zip(pictures, before, strict=True))


def _only(user_id: int | None) -> discord.AllowedMentions:
    """Nobody, or this one person."""
    if user_id is None:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
