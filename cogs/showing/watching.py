"""What happens around tables: messages, channels and permissions that go and come back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, cast

import discord
from discord.ext import commands, tasks

from cogs.desk.bot import RummyBot
from engine.house import TurnedDown
from engine.records import StoreError

log = logging.getLogger("rummy.showing")

LOOK_ROUND: Final = 10.0
"""Minutes between two looks at who is still there."""
PACE: Final = 0.1
"""Seconds between two questions, so that they never use up what the tables need."""


class Watching(commands.Cog):
    """Shows tables again when their message was deleted or their channel can be written in again."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = cast(RummyBot, bot)

    async def cog_load(self) -> None:
        self.look_round.start()

    async def cog_unload(self) -> None:
        self.look_round.cancel()

    @tasks.loop(minutes=LOOK_ROUND)
    async def look_round(self) -> None:
        """Whether those whose turn it is are still on the server: nobody tells a bot without the members intent."""
        for guild in self._bot.guilds:
            for table_id in self._bot.house.tables_in(guild.id):
                try:
                    view = (await self._bot.house.look(table_id)).view
                    in_turn = next((seat for seat in view.seats if seat.seat == view.turn), None)
                    if in_turn is not None and in_turn.user is not None and not in_turn.is_computer:
                        await self._bot.publisher.still_here(guild.id, in_turn.user)
                        await asyncio.sleep(PACE)
                except (TurnedDown, StoreError, discord.HTTPException) as error:
                    log.warning("table %s could not be looked at (%s)", table_id, type(error).__name__)

    @look_round.before_loop
    async def _not_at_once(self) -> None:
        await self._bot.wait_until_ready()
        await asyncio.sleep(LOOK_ROUND * 60)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        self._deleted({payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        self._deleted(payload.message_ids)

    def _deleted(self, message_ids: set[int]) -> None:
        messages = self._bot.publisher.messages
        for message_id in message_ids:
            table_id = messages.table_of(message_id)
            if table_id is not None:
                messages.gone(table_id)
                self._bot.house.show_again(table_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self._look_at(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._look_at(payload.thread_id)

    def _look_at(self, channel_id: int) -> None:
        for table_id in self._bot.house.tables_at(channel_id):
            self._bot.house.show_again(table_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after.id == after.guild.me.id:
            self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._try_again(guild.id)

    def _try_again(self, guild_id: int) -> None:
        for table_id in self._bot.publisher.trouble.tables(guild_id):
            self._bot.house.show_again(table_id)
