"""Tables that cannot be shown where they stand: known from the cache before Discord has to refuse, and told once."""

from __future__ import annotations

import logging
from typing import Final

from cogs.desk.bot import RummyBot
from cogs.desk.finding import where
from cogs.desk.permissions import missing, needed_in
from cogs.desk.sorry import permission_name
from cogs.showing.again import weather
from cogs.showing.letters import Letters
from engine.house import Glance
from text import words_for

log = logging.getLogger("rummy.showing")

GONE: Final = frozenset({10003, 10004, 50001, 50013, 50083, 160005})
"""Channel or server unknown, no access, no permission, thread locked."""
CHANNEL_GONE: Final = "channel"


class Trouble:
    """Which tables cannot be shown now; their games are kept, and each host hears of it once."""

    def __init__(self, bot: RummyBot, letters: Letters) -> None:
        self._bot = bot
        self._letters = letters
        self._told: dict[int, int] = {}

    def tables(self, guild_id: int) -> list[int]:
        """The tables of a server that could not be shown when last tried."""
        return [table for table, guild in self._told.items() if guild == guild_id]

    def over(self, table_id: int) -> None:
        """The table can be shown again."""
        self._told.pop(table_id, None)

    async def prevents(self, glance: Glance) -> bool:
        """Whether it is known beforehand that the table cannot be shown; tells the host once."""
        lacking = self._lacking(glance)
        if lacking is None:
            return False
        await self._tell(glance, lacking)
        return True

    async def met(self, glance: Glance, code: int) -> None:
        """Discord refused to show the table with this code."""
        log.warning("table %s cannot be shown (%s)", glance.table_id, code)
        await self._tell(glance, (CHANNEL_GONE,) if code in (10003, 10004) else ())

    def _lacking(self, glance: Glance) -> tuple[str, ...] | None:
        """What is missing, as far as the cache knows; None where nothing is."""
        place = glance.place
        guild = self._bot.get_guild(place.guild_id)
        if guild is None:
            return (CHANNEL_GONE,) if self._bot.is_ready() else None
        if guild.unavailable or guild.me is None:
            return None
        channel = guild.get_channel_or_thread(place.thread_id or place.channel_id)
        if channel is None:
            # A thread that sleeps is not in the cache, but can still be written in.
            is_gone = place.thread_id is None or guild.get_channel(place.channel_id) is None
            return (CHANNEL_GONE,) if is_gone and self._bot.is_ready() else None
        return missing(channel.permissions_for(guild.me), needed_in(channel)) or None

    async def _tell(self, glance: Glance, lacking: tuple[str, ...]) -> None:
        host = glance.view.host
        if glance.table_id in self._told or host is None:
            self._told[glance.table_id] = glance.place.guild_id
            return
        self._told[glance.table_id] = glance.place.guild_id
        preferences = await self._bot.tastes.of_person(host)
        heard = self._bot.tastes.locale_of(host)
        words = words_for(preferences.language or heard, heard)
        said = words.say("error.channel_gone")
        if lacking and lacking != (CHANNEL_GONE,):
            channel = self._bot.get_channel(glance.place.thread_id or glance.place.channel_id)
            names = words.listed([permission_name(words, name) for name in lacking])
            said = words.say(
                "error.permission.lost", channel=getattr(channel, "name", "?"), permissions=names, n=len(lacking)
            )
        with weather("a word to the host", glance.table_id):
            await self._letters.say(host, f"{said}\n-# {where(self._bot, glance, words)}")
