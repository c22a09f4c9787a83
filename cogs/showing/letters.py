"""Direct messages: hands and notices, silent, with a memory for closed doors."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import discord
from discord import ui

from cogs.desk.bot import RummyBot
from cogs.desk.pace import Openings
from engine.cards import Card
from store import DmState

log = logging.getLogger("rummy.showing")

CLOSED: Final = 50007
"""DMs closed or bot blocked: not tried again until the person asks."""
NO_COMMON_SERVER: Final = 50278
TOO_MANY_OPENED: Final = 40003
"""The bot has met too many people just now: nothing that this person could mend."""
REMEMBERED: Final = 4_096
OLD: Final = 3_000.0
"""Seconds after which a hand comes in a new message: Discord slows edits of old ones down."""


class Shown(NamedTuple):
    """What a hand's message shows, as far as is known."""

    state: Hashable = None
    """Whatever tells two states of a hand apart; None where that is not known."""
    chosen: tuple[Card, ...] = ()
    """The cards chosen on it."""


UNKNOWN: Final = Shown()


@dataclass(slots=True)
class Letter:
    """A message in somebody's DM."""

    channel_id: int
    message_id: int
    shows: Shown = UNKNOWN
    mark: Hashable = None
    """The public side of the last change that was looked at."""


class Letters:
    """Sends to people's DMs. One message a table holds the hand and is edited.

    It is never deleted: somebody may be pressing on it. An old one stays behind, and its buttons still work.
    """

    def __init__(self, bot: RummyBot) -> None:
        self._bot = bot
        self._hands: OrderedDict[tuple[int, int], Letter] = OrderedDict()
        self._openings = Openings()

    async def may_write(self, user_id: int) -> bool:
        """Whether a DM to this person is worth a try."""
        return (await self._bot.tastes.dm_of(user_id)).is_open

    async def _may_begin(self, user_id: int) -> bool:
        """Whether the person's DM is known, or one more may be opened now."""
        return (await self._bot.tastes.dm_of(user_id)).channel_id is not None or self._openings.take()

    async def say(self, user_id: int, text: str) -> bool:
        """A short notice; False where the door is closed, or too many new ones were opened just now."""
        return await self._may_begin(user_id) and await self._send(user_id, content=text) is not None

    def hand_of(self, user_id: int, table_id: int) -> Letter | None:
        """The message that holds somebody's hand, None where this process knows of none."""
        return self._hands.get((user_id, table_id))

    def adopt(self, user_id: int, table_id: int, letter: Letter) -> None:
        """A message of the last run turns out to hold the hand: somebody pressed on it."""
        self._remember(user_id, table_id, letter)

    async def deliver(
        self, user_id: int, table_id: int, panel: ui.LayoutView, files: Sequence[discord.File], shows: Shown
    ) -> bool:
        """The hand as it is now, in the message that is there already or a new one; False where the door is closed.

        Where too many DMs were opened just now it is left for the next turn; **My hand** works meanwhile.
        """
        letter = self._hands.get((user_id, table_id))
        if letter is not None and _age(letter.message_id) < OLD:
            edited = await self._edit(user_id, letter, panel, files, shows)
            if edited is not False:
                return edited is True
            for file in files:
                file.reset()
        if not await self._may_begin(user_id):
            return True
        letter = await self._send(user_id, panel=panel, files=files)
        if letter is None:
            return False
        letter.shows = shows
        self._remember(user_id, table_id, letter)
        return True

    async def edit(
        self, user_id: int, table_id: int, panel: ui.LayoutView, files: Sequence[discord.File], shows: Shown
    ) -> bool:
        """Bring the message that is there up to date; False where there is none, or Discord will not have it."""
        letter = self._hands.get((user_id, table_id))
        return letter is not None and await self._edit(user_id, letter, panel, files, shows) is True

    async def _edit(
        self, user_id: int, letter: Letter, panel: ui.LayoutView, files: Sequence[discord.File], shows: Shown
    ) -> bool | None:
        """Whether it was edited; None where the door is closed."""
        channel = self._bot.get_partial_messageable(letter.channel_id)
        try:
            await channel.get_partial_message(letter.message_id).edit(view=panel, attachments=list(files))
        except discord.HTTPException as refused:
            if refused.code in (CLOSED, NO_COMMON_SERVER):
                await self._close(user_id, refused.code)
                return None
            log.info("a hand's message could not be edited (%s)", refused.code)
            return False
        letter.shows = shows
        return True

    def forget(self, user_id: int, table_id: int) -> None:
        """Nothing more will be shown there."""
        self._hands.pop((user_id, table_id), None)

    async def _send(
        self,
        user_id: int,
        *,
        content: str | None = None,
        panel: ui.LayoutView | None = None,
        files: Sequence[discord.File] = (),
    ) -> Letter | None:
        tastes = self._bot.tastes
        state = await tastes.dm_of(user_id)
        if not state.is_open:
            return None
        try:
            channel_id = state.channel_id
            if channel_id is None:
                opened = await self._bot.create_dm(discord.Object(user_id))
                channel_id = opened.id
            channel = self._bot.get_partial_messageable(channel_id)
            if panel is None:
                message = await channel.send(content, silent=True)
            else:
                message = await channel.send(view=panel, files=list(files), silent=True)
        except discord.HTTPException as refused:
            if refused.code == TOO_MANY_OPENED:
                self._openings.rest()
                log.warning(
                    "too many new direct messages for Discord: people met from now on have their hand at the table"
                )
                return None
            if refused.code not in (CLOSED, NO_COMMON_SERVER):
                raise
            await self._close(user_id, refused.code)
            return None
        await tastes.set_dm(user_id, DmState(channel_id, True))
        return Letter(channel_id, message.id)

    async def _close(self, user_id: int, code: int) -> None:
        """Remember a closed door; somebody who merely shares no server just now may be back."""
        if code == NO_COMMON_SERVER:
            return
        state = await self._bot.tastes.dm_of(user_id)
        await self._bot.tastes.set_dm(user_id, DmState(state.channel_id, False))

    def _remember(self, user_id: int, table_id: int, letter: Letter) -> None:
        self._hands[user_id, table_id] = letter
        while len(self._hands) > REMEMBERED:
            self._hands.popitem(last=False)


def _age(message_id: int) -> float:
    """Seconds since a message was sent."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message_id)).total_seconds()
