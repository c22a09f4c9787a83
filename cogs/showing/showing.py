"""Shows tables and hands to people: the House's Publisher, in Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from cogs.desk.bot import RummyBot
from cogs.desk.finding import where
from cogs.desk.press import layout
from cogs.desk.sorry import moment
from cogs.desk.troubles import TROUBLES, is_ours, reason
from cogs.showing.again import Again, weather
from cogs.showing.hands import Hands
from cogs.showing.letters import Letters
from cogs.showing.message import TableMessages
from cogs.showing.pictures import boards_of, file_of, gallery, look_of
from cogs.showing.scene import Scene
from cogs.showing.telling import ending, headline
from cogs.showing.trouble import GONE, Trouble
from engine.house import Glance, HostNow, Notice, Nudge, SeatKept, SentAway, TurnedDown, TurnPlayed
from engine.records import Place, StoreError
from engine.views import HandResult, PlayerView
from store import Rating
from text import Said, Words, words_for

log = logging.getLogger("rummy.showing")

NOBODY = (10007, 10013)
"""Unknown member, unknown person."""


class Showing:
    """The Publisher; one for the whole bot."""

    def __init__(self, bot: RummyBot) -> None:
        self._bot = bot
        self.messages = TableMessages(bot)
        self.letters = Letters(bot)
        self.hands = Hands(bot, self.letters, self.words_for)
        self.trouble = Trouble(bot, self.letters)
        self.again = Again(lambda table_id: self._later(self._show_again(table_id)))
        self._anew: set[int] = set()
        self._hurried: dict[int, float] = {}
        """Tables that say that a quarter of the time is left, until then, for somebody who cannot be written to."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def scene(self, glance: Glance, words: Words | None = None) -> Scene:
        """What the table looks like in its server; with `words` in somebody's own language."""
        settings = await self._bot.tastes.of_server(glance.place.guild_id)
        spoken = words or self.words_of(glance.place.guild_id, settings.language)
        return Scene(glance, spoken, settings, look_of(settings), ratings=await self._ratings(glance))

    async def _ratings(self, glance: Glance) -> Mapping[int, Rating]:
        """How a game that is over has moved ratings; nothing where the disk says no, for the result goes on without."""
        if glance.view.status != "finished":
            return {}
        try:
            return await self._bot.store.ratings_after(glance.table_id)
        except StoreError as failed:
            log.warning("the ratings after table %d could not be read: %s", glance.table_id, failed)
            return {}

    def words_of(self, guild_id: int, chosen: str = "") -> Words:
        """The language of a server: as it was set, else as Discord says."""
        guild = self._bot.get_guild(guild_id)
        return words_for(chosen or (guild.preferred_locale.value if guild is not None else None))

    async def words_for(self, user_id: int, glance: Glance) -> Words:
        """A person's own language where they wrote nothing just now: chosen, last heard, or the server's."""
        preferences = await self._bot.tastes.of_person(user_id)
        heard = self._bot.tastes.locale_of(user_id)
        spoken = preferences.language or heard
        if spoken:
            return words_for(spoken, heard)
        return self.words_of(glance.place.guild_id, (await self._bot.tastes.of_server(glance.place.guild_id)).language)

    # the House asks

    async def table_changed(self, glance: Glance) -> None:
        """Post with a ping, or edit; where it cannot be shown the host hears of it once and the game goes on."""
        self.hands.changed(glance)
        glance = self.again.made_up(glance)
        anew = glance.ping is not None or glance.table_id in self._anew or self.again.is_owed_anew(glance.table_id)
        self._anew.discard(glance.table_id)
        if await self.trouble.prevents(glance):
            self.again.owe(glance, anew=anew)
            return
        try:
            await self._show(glance, anew=anew)
        except TROUBLES as refused:
            if isinstance(refused, discord.HTTPException) and refused.code in GONE:
                self.again.owe(glance, anew=anew)
                await self.trouble.met(glance, refused.code)
                return
            if is_ours(refused):
                raise
            log.warning("table %s could not be shown (%s), and is later", glance.table_id, reason(refused))
            self.again.later(glance, anew=anew)
            return
        self.again.over(glance.table_id)
        self.trouble.over(glance.table_id)
        if glance.ping is not None:
            self._later(self.still_here(glance.place.guild_id, glance.ping))

    async def _show(self, glance: Glance, *, anew: bool) -> None:
        notes: list[str] = []
        ping = glance.ping
        scene = await self.scene(glance)
        in_turn = next((seat.user for seat in glance.view.seats if seat.seat == glance.view.turn), None)
        if in_turn is not None and await self._has_to_press(in_turn):
            name = scene.words.player(glance.view.turn, glance.view)
            notes.append(scene.words.say("hand.dm_closed.channel", name=name))
        if glance.until is not None and self._hurried.get(glance.table_id) == glance.until:
            notes.append(scene.words.say("line.hurry", name=scene.words.player(glance.view.turn, glance.view)))
        else:
            self._hurried.pop(glance.table_id, None)
        if ping is not None and not (await self._bot.tastes.of_person(ping)).ping:
            ping = None
        if glance.view.status == "playing":
            for result in glance.results:
                await self._post_result(scene, result)
        scene = replace(scene, notes=tuple(notes))
        await self.messages.show(scene, await boards_of(self._bot.studio, scene), ping=ping, anew=anew)

    async def _has_to_press(self, user_id: int) -> bool:
        """Whether somebody wanted the hand by DM and cannot get it there."""
        preferences = await self._bot.tastes.of_person(user_id)
        return preferences.hand != "panel" and not await self.letters.may_write(user_id)

    async def _post_result(self, scene: Scene, result: HandResult) -> None:
        """The result of a hand after which play went on at once."""
        view = replace(scene.glance.view, status="between", turn=-1, deal=result.deal, result=result)
        glance = replace(scene.glance, view=view)
        pictures = await boards_of(self._bot.studio, replace(scene, glance=glance))
        place = glance.place
        channel = self._bot.get_partial_messageable(place.thread_id or place.channel_id, guild_id=place.guild_id)
        text = "\n".join([headline(glance, scene.words), *ending(glance, scene.words)])
        await channel.send(
            view=layout(text, *(gallery(picture) for picture in pictures)),
            files=[file_of(picture) for picture in pictures],
            nonce=f"r{glance.table_id}d{result.deal}",
        )

    async def hand_dealt(self, glance: Glance, hands: Mapping[int, PlayerView]) -> None:
        """Everybody's own cards, to their DM where they want them there."""
        deliveries = (self._deal(user_id, glance, player) for user_id, player in hands.items())
        found = await asyncio.gather(*deliveries, return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException):
                log.error("a hand of table %s could not be sent", glance.table_id, exc_info=error)
        if any(closed is True for closed in found):
            self._bot.house.show_again(glance.table_id)

    async def _deal(self, user_id: int, glance: Glance, player: PlayerView) -> bool:
        with weather("a new hand", glance.table_id):
            return await self.hands.deliver(user_id, glance, player, is_new=True)
        return False

    async def turn_began(self, glance: Glance, user_id: int, player: PlayerView) -> None:
        """The hand in the DM is ready for the turn."""
        with weather("a hand", glance.table_id):
            if await self.hands.deliver(user_id, glance, player, is_new=False):
                self._bot.house.show_again(glance.table_id)

    async def private(self, user_id: int, notice: Notice, glance: Glance, player: PlayerView | None) -> None:
        """A notice by DM, which names server, channel and table."""
        words = await self.words_for(user_id, glance)
        said = _notice(words, notice, glance.table_id, is_game=glance.view.deal > 0)
        if not said:
            return
        is_told = False
        with weather("a notice", glance.table_id):
            is_told = await self.letters.say(user_id, f"{said}\n-# {where(self._bot, glance, words)}")
        if isinstance(notice, Nudge) and not is_told:  # then the table says it, by an edit
            self._hurried[glance.table_id] = notice.until
            self._bot.house.show_again(glance.table_id)

    async def table_frozen(self, table_id: int, place: Place) -> None:
        """An apology where the table stands."""
        settings = await self._bot.tastes.of_server(place.guild_id)
        words = self.words_of(place.guild_id, settings.language)
        channel = self._bot.get_partial_messageable(place.thread_id or place.channel_id, guild_id=place.guild_id)
        await channel.send(words.say("table.frozen"))

    # others ask

    async def post_at(self, table_id: int, place: Place) -> None:
        """Show the table anew at the bottom of this place, which is its own from now on; open or not."""
        house = self._bot.house
        glance = await house.look(table_id)
        is_moved = (glance.place.channel_id, glance.place.thread_id) != (place.channel_id, place.thread_id)
        if is_moved:
            await self.messages.move_away(glance)
            await house.move(table_id, place)
        self.trouble.over(table_id)
        self._anew.add(table_id)
        await self._show_again(table_id)

    async def _show_again(self, table_id: int) -> None:
        """Show a table as it is now, open or not."""
        house = self._bot.house
        with suppress(TurnedDown):
            glance = await house.look(table_id)
            if table_id in house.tables_in(glance.place.guild_id):
                house.show_again(table_id)
            else:
                await self.table_changed(glance)

    async def still_here(self, guild_id: int, user_id: int) -> None:
        """Without the members intent nobody tells the bot that a member has left: it asks when their turn begins."""
        guild = self._bot.get_guild(guild_id)
        if guild is None:
            return
        try:
            await guild.fetch_member(user_id)
        except TROUBLES as refused:
            if isinstance(refused, discord.NotFound) and refused.code in NOBODY:
                await self._bot.house.member_left(guild_id, user_id)
            else:
                log.info("a member could not be looked up (%s)", reason(refused))

    def stop(self) -> None:
        """The bot leaves: what would still be looked up after a showing is left undone."""
        self.hands.stop()
        self.again.stop()
        for task in self._tasks:
            task.cancel()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="after showing")
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something after a showing failed", exc_info=error)


def _notice(words: Words, notice: Notice, table_id: int, *, is_game: bool) -> Said | None:
    match notice:
        case Nudge(until):
            return words.say("notice.nudge", table=table_id, until=moment(until))
        case TurnPlayed():
            return words.say("notice.turn_played", table=table_id)
        case SeatKept(why):
            return words.say(f"notice.seat_kept.{why}", table=table_id)
        case SentAway():
            return words.say("notice.sent_away", table=table_id)
        case HostNow():
            return words.say("notice.host_now.game" if is_game else "notice.host_now", table=table_id)
    return None
