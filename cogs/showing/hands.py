"""Everybody's hand in their DM: there at a deal and at a turn, and brought up to date once it has become quiet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from cogs.desk.bot import RummyBot
from cogs.desk.finding import where
from cogs.desk.press import layout, let_go
from cogs.desk.troubles import TROUBLES
from cogs.playing.choosing import Chosen
from cogs.playing.panel import Panel, draw_panel
from cogs.showing.letters import Letter, Letters, Shown
from engine import hints
from engine.cards import Card
from engine.house import Glance, TurnedDown
from engine.views import PlayerView, SeatView
from text import Words

log = logging.getLogger("rummy.showing")

QUIET: Final = 1.5
"""Seconds without a change after which a hand is brought up to date."""
QUIET_IN_TURN: Final = 3.0
"""The same for whoever is in turn: more is to come, and most of it from a panel that shows it already."""
LATEST: Final = 5.0
"""Seconds after the first change, however much goes on."""
BUSY: Final = 0.5
"""Seconds of other requests in the queue for which a hand waits once more ..."""
MOST_YIELDS: Final = 5
"""... but only so often."""
PATIENCE: Final = 1.0
"""Seconds that a press waits for an edit on its way."""
Key = tuple[int, int]
"""A person and a table."""
WordsFor = Callable[[int, Glance], Awaitable[Words]]


class Hands:
    """The hands in people's DMs. Nothing here rings, and an older hand never stays over a newer one."""

    def __init__(self, bot: RummyBot, letters: Letters, words_for: WordsFor) -> None:
        self._bot = bot
        self._letters = letters
        self._words_for = words_for
        self._late: dict[Key, tuple[float, asyncio.TimerHandle]] = {}
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def deliver(self, user_id: int, glance: Glance, player: PlayerView, *, is_new: bool) -> bool:
        """Bring a hand to its player's DM; whether the door was found closed just now.

        Somebody who has moved on while the picture was drawn has seen the newer hand already: it is not overwritten.
        """
        preferences = await self._bot.tastes.of_person(user_id)
        if preferences.hand == "panel" or not await self._letters.may_write(user_id):
            return False
        key = user_id, glance.table_id
        async with self._alone(key):
            words = await self._words_for(user_id, glance)
            note = words.say("hand.new", n=len(player.hand)) if is_new else ""
            chosen = () if is_new else _still_chosen(self._letters.hand_of(*key), player)
            drawn = Panel(glance, player, words, preferences, Chosen(chosen), note)
            panel, files = await draw_panel(self._bot, user_id, drawn)
            try:
                if not is_new and await self._has_moved_on(key, player):
                    return False
                taken = await self._letters.deliver(*key, panel, files, Shown(state_of(player, glance), chosen))
            finally:
                let_go(panel)
            if await self._has_moved_on(key, player):  # before there was a message to be brought up to date
                self._soon(key, QUIET)
            return not taken

    async def _has_moved_on(self, key: Key, player: PlayerView) -> bool:
        user_id, table_id = key
        now = await self._bot.house.look_as(table_id, user_id)
        return now is not None and now.hand != player.hand

    def changed(self, glance: Glance) -> None:
        """A table changed: the hands in DMs that may be out of date by it are looked at once it is quiet."""
        for seat in glance.view.seats:
            letter = self._letters.hand_of(seat.user, glance.table_id) if seat.user is not None else None
            if seat.user is None or letter is None:
                continue
            mark = _mark(glance, seat)
            if letter.mark != mark:
                letter.mark = mark
                self._soon((seat.user, glance.table_id), QUIET_IN_TURN if glance.view.turn == seat.seat else QUIET)

    @asynccontextmanager
    async def held_still(self, user_id: int, table_id: int) -> AsyncIterator[None]:
        """While a press on somebody's DM is answered no hand is laid over it; one on its way comes first."""
        lock = self._alone((user_id, table_id))
        try:
            async with asyncio.timeout(PATIENCE):
                await lock.acquire()
        except TimeoutError:
            yield
            if (letter := self._letters.hand_of(user_id, table_id)) is not None:
                letter.shows = letter.shows._replace(state=None)  # which of the two came last is not known
                self._soon((user_id, table_id), QUIET)
            return
        try:
            yield
        finally:
            lock.release()

    def seen(self, user_id: int, glance: Glance, player: PlayerView, message: discord.Message, chosen: Chosen) -> None:
        """A press on the message in the DM has shown the hand there."""
        key = (user_id, player.table.table_id)
        letter = self._letters.hand_of(*key)
        if letter is None:
            letter = Letter(message.channel.id, message.id)
            self._letters.adopt(*key, letter)
        if letter.message_id == message.id:
            letter.shows = Shown(state_of(player, glance), chosen.cards)

    def stop(self) -> None:
        """The bot leaves: hands that are late stay as they are."""
        for _, timer in self._late.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _alone(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _soon(self, key: Key, quiet: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        began, timer = self._late.get(key, (now, None))
        if timer is not None:
            timer.cancel()
        self._late[key] = began, loop.call_at(min(now + quiet, began + LATEST), self._due, key)

    def _due(self, key: Key) -> None:
        del self._late[key]
        task = asyncio.create_task(self._catch_up(key), name="a hand in a DM")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, key: Key) -> None:
        for _ in range(MOST_YIELDS):
            if self._bot.pace.queue < BUSY:
                break
            await asyncio.sleep(1.0)
        try:
            await self._update(*key)
        except (*TROUBLES, TurnedDown) as error:
            log.info("a hand in a DM could not be brought up to date (%s)", type(error).__name__)
        except Exception:
            log.exception("a hand at table %s could not be brought up to date", key[1])

    async def _update(self, user_id: int, table_id: int) -> None:
        async with self._alone((user_id, table_id)):
            glance = await self._bot.house.look(table_id)
            player = await self._bot.house.look_as(table_id, user_id)
            letter = self._letters.hand_of(user_id, table_id)
            preferences = await self._bot.tastes.of_person(user_id)
            wanted = preferences.hand != "panel" and await self._letters.may_write(user_id)
            state = state_of(player, glance)
            if wanted and letter is not None and letter.shows.state != state:
                words = await self._words_for(user_id, glance)
                files: list[Any]
                chosen: tuple[Card, ...] = ()
                if player is None:
                    panel, files = layout(f"{words.say('hand.empty')}\n-# {where(self._bot, glance, words)}"), []
                else:
                    chosen = _still_chosen(letter, player)
                    drawn = Panel(glance, player, words, preferences, Chosen(chosen))
                    panel, files = await draw_panel(self._bot, user_id, drawn)
                try:
                    await self._letters.edit(user_id, table_id, panel, files, Shown(state, chosen))
                finally:
                    let_go(panel)
        if glance.view.status in ("finished", "closed") or player is None:
            self._letters.forget(user_id, table_id)


def _still_chosen(letter: Letter | None, player: PlayerView) -> tuple[Card, ...]:
    """The cards chosen on the message that are still held."""
    return tuple(card for card in letter.shows.chosen if card in player.hand) if letter is not None else ()


def _mark(glance: Glance, seat: SeatView) -> Hashable:
    """What everybody can see of a change to somebody's hand or duties."""
    view = glance.view
    in_turn = view.turn == seat.seat
    discarded = view.discarder == seat.seat
    return (
        view.deal,
        view.status,
        in_turn and (view.version, glance.opens),
        discarded,
        seat.card_count,
        seat.is_computer,
    )


def state_of(player: PlayerView | None, glance: Glance) -> Hashable:
    """What a hand panel shows of its player's own: cards, duties, what is open to them; not what others do."""
    if player is None:
        return "none"
    view = player.table
    in_turn = view.turn == player.seat
    duties = (view.phase, view.taken, view.duty, hints.open_to(player), glance.opens) if in_turn else ()
    seat = view.seats[player.seat]
    return view.deal, view.status, player.hand, duties, seat.down, seat.has_left
