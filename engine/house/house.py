"""The House: all tables of this process, and everything that can be asked of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engine import entries as do
from engine.actions import Move
from engine.etiquette import setup_problem
from engine.export import scenario
from engine.house import deadlines, opening, playing, presence
from engine.house.alarms import WallClock
from engine.house.answers import answer, finish, simply
from engine.house.computers import Resident
from engine.house.desk import Desk
from engine.house.protocols import Clock, Dice, Publisher, Store, Thinker
from engine.house.room import Room
from engine.house.timekeeper import Timekeeper
from engine.house.values import Done, Glance, SeatKept, SentAway, TurnedDown, Waits
from engine.records import Place, StoreFailed
from engine.refusals import Refused
from engine.setup import Setup
from engine.table_refusals import HostStillHere, NotOverYet, NotSaved, ShuttingDown
from engine.views import PlayerView

COMPUTER_NAMES = ("Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Fibonacci", "Gauss", "Hypatia")
_CLOSING_SECONDS = 10.0


class House:
    """All tables of this process.

    Every method that does something raises `TurnedDown` when it is refused, and then nothing has changed; it takes
    the account number of who asks. What it did is on the disk when it returns, and is published afterwards.
    `moderator` is whether that person may manage the channel.
    """

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        *,
        waits: Waits | None = None,
        dice: Dice | None = None,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        computer_names: Sequence[str] = COMPUTER_NAMES,
    ) -> None:
        self._desk = Desk(
            store,
            publisher,
            waits or Waits(),
            dice or random.SystemRandom(),
            clock or WallClock(),
            thinker or Resident(),
            self._ring,
        )
        self._timekeeper = Timekeeper(self._desk)
        self._alarm_task: asyncio.Task[None] | None = None
        self._computer_names = tuple(computer_names)

    async def resume(self) -> None:
        """Load every open table and go on where each stood, clocks fresh. Once, before anything is asked."""
        await self._desk.resume()
        self._alarm_task = asyncio.create_task(self._desk.alarms.run(), name="alarms")

    async def close(self) -> None:
        """Refuse what comes, finish what was begun, and end every background task."""
        self._desk.is_closing = True
        if self._alarm_task is not None:
            self._alarm_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._alarm_task
        await self._desk.tasks.finish(_CLOSING_SECONDS)

    def _ring(self, table_id: int) -> None:
        self._desk.tasks.start(self._timekeeper.ring(table_id), f"a deadline of table {table_id}")

    # Looking

    async def look(self, table_id: int) -> Glance:
        """The table at a glance, also one that is over."""
        return (await self._desk.room(table_id)).glance()

    async def look_as(self, table_id: int, user_id: int) -> PlayerView | None:
        """The table as this person sees it; None for somebody without a hand at it."""
        return (await self._desk.room(table_id)).seen_by(user_id)

    def tables_of(self, user_id: int) -> tuple[int, ...]:
        """The open tables at which a person sits, oldest first."""
        return self._desk.register.find("person", user_id)

    def tables_at(self, channel_id: int) -> tuple[int, ...]:
        """The open tables in a channel or thread, oldest first."""
        return self._desk.register.find("channel", channel_id)

    def tables_in(self, guild_id: int) -> tuple[int, ...]:
        """The open tables of a server, oldest first."""
        return self._desk.register.find("guild", guild_id)

    # The lobby

    async def open_table(self, place: Place, user_id: int, name: str, setup: Setup, computers: int = 0) -> Done:
        """Open a lobby with this person as host and so many computers; refuses a bad setup with every fault."""
        if self._desk.is_closing:
            raise TurnedDown(ShuttingDown())
        problem = setup_problem(setup, 1 + computers)
        if problem is not None:
            raise TurnedDown(problem)
        opened = do.Opened(setup, name, self._computer_names[:computers])
        room = await asyncio.shield(
            self._desk.tasks.start(opening.new_room(self._desk, place, user_id, opened), "a new table")
        )
        return answer(room, user_id)

    async def join(self, table_id: int, user_id: int, name: str) -> Done:
        """Take a seat in the lobby, or take one's own seat back from the computer in a running game."""

        async def work(room: Room) -> Done:
            seat = room.table.people.seat_of(user_id)
            back = room.table.match is not None and seat is not None
            if back and seat == room.table.seat_in_turn:
                presence.needs_no_ping(room)
            return await simply(self._desk, room, user_id, do.TookBack() if back else do.Joined(name))

        return await self._desk.alone(table_id, user_id, work)

    async def leave(self, table_id: int, user_id: int) -> Done:
        """Give the seat up; in a running game a computer keeps it, and the last person to leave ends the table."""
        return await self._do(table_id, user_id, do.Left())

    async def add_computer(self, table_id: int, user_id: int) -> Done:
        """The host seats one more computer."""

        async def work(room: Room) -> Done:
            taken = {who.name for who in room.table.people.seats}
            name = next((name for name in self._computer_names if name not in taken), self._computer_names[0])
            return await simply(self._desk, room, user_id, do.ComputerAdded(name))

        return await self._desk.alone(table_id, user_id, work)

    async def remove_computer(self, table_id: int, user_id: int) -> Done:
        """The host sends the last computer away."""
        return await self._do(table_id, user_id, do.ComputerRemoved())

    async def set_up(self, table_id: int, user_id: int, setup: Setup) -> Done:
        """The host changes game, house rules, seats or pace; refuses with every fault at once."""
        return await self._do(table_id, user_id, do.SetUp(setup))

    async def start(self, table_id: int, user_id: int) -> Done:
        """Begin the game and deal: the host, or any seated person once the host has been silent."""

        async def work(room: Room) -> Done:
            people = room.table.people
            change = self._desk.change(room, user_id)
            change.do(do.Started(self._desk.dice.randrange(max(len(people.seats), 1))), user_id)
            silence = room.waits(deadlines.HOST_SILENT)
            if user_id != people.host and silence is not None:
                raise Refused(HostStillHere(people.host, silence.due_at))
            change.deal()
            return await finish(self._desk, room, user_id, change)

        return await self._desk.alone(table_id, user_id, work)

    async def hand_over(self, table_id: int, user_id: int, to_user: int) -> Done:
        """The host makes another seated person host."""
        return await self._do(table_id, user_id, do.HostChanged(to_user))

    # Playing

    async def act(self, table_id: int, user_id: int, action: Move, version: int | None = None) -> Done:
        """Do a move. `version` is what the pressed button carries (typed commands pass None).

        A press is stale (`table_refusals.Stale`) once a card was moved after its version; votes, passes and other
        presses that move no card make nothing stale.
        """

        async def work(room: Room) -> Done:
            await presence.welcome_back(self._desk, room, user_id)
            return await playing.act(self._desk, room, user_id, action, version)

        return await self._desk.alone(table_id, user_id, work)

    async def next_hand(self, table_id: int, user_id: int) -> Done:
        """Ask for the next hand; it is dealt once every person has asked, or the pause is over."""

        async def work(room: Room) -> Done:
            await presence.welcome_back(self._desk, room, user_id)
            return await simply(self._desk, room, user_id, do.NextHand())

        return await self._desk.alone(table_id, user_id, work)

    async def seen(self, table_id: int, user_id: int) -> bool:
        """This person has pressed or asked for something at the table: a seat kept for them is theirs again.

        Whatever they do, an action or a look; refuses nothing. Whether a seat was given back.
        """
        with suppress(TurnedDown):
            if presence.is_news(await self._desk.room(table_id), user_id):
                return await self._desk.alone(
                    table_id, user_id, lambda room: presence.welcome_back(self._desk, room, user_id)
                )
        return False

    # Ending

    async def end(self, table_id: int, user_id: int, *, moderator: bool = False) -> Done:
        """Close the table: host or moderator at once, in the game another seated person's vote (`glance.votes`)."""

        async def work(room: Room) -> Done:
            await presence.welcome_back(self._desk, room, user_id)
            at_once = moderator or user_id == room.table.people.host
            by_vote = not at_once and room.table.match is not None
            act = do.Voted() if by_vote else do.Ended("moderator" if moderator else "host")
            return await simply(self._desk, room, user_id, act)

        return await self._desk.alone(table_id, user_id, work)

    async def kick(self, table_id: int, user_id: int, member: int, *, moderator: bool = False) -> Done:
        """The host or a moderator sends `member` away; in a game the seat goes to a computer for good."""

        async def work(room: Room) -> Done:
            seat = room.table.people.seat_of(member)
            done = await simply(self._desk, room, user_id, do.Kicked(-1 if seat is None else seat, moderator))
            away = SentAway() if room.table.match is None else SeatKept("kicked")
            self._desk.publishing.tell(room, member, away)
            return done

        return await self._desk.alone(table_id, user_id, work)

    async def rematch(self, table_id: int, user_id: int) -> Done:
        """After a game: the lobby of a new table with the same people and rules; asked again, the same lobby."""
        return await self._desk.alone(table_id, user_id, lambda room: opening.rematch(self._desk, room, user_id))

    async def export(self, table_id: int) -> dict[str, Any]:
        """The finished game as a scenario that the referee reads (`python -m engine`), ready for JSON."""
        room = await self._desk.room(table_id)
        if room.table.status != "finished":
            raise TurnedDown(NotOverYet(), room.glance())
        try:
            kept = await self._desk.store.load_table(table_id)
        except StoreFailed:
            raise TurnedDown(NotSaved(), room.glance()) from None
        return scenario(table_id, kept.entries)

    # The world around

    def logs_rewritten(self) -> None:
        """Names were taken out of the logs of tables that are over: they are read anew when somebody asks."""
        self._desk.read_over_again()

    async def move(self, table_id: int, place: Place) -> None:
        """The table is shown elsewhere, or in other messages, from now on; raises `StoreFailed`."""
        room = await self._desk.room(table_id)
        await self._desk.store.set_place(table_id, place)
        room.place = place
        self._desk.register.enter(room)

    def show_again(self, table_id: int) -> None:
        """Publish an open table anew (its message was deleted, a permission came back)."""
        room = self._desk.register.rooms.get(table_id)
        if room is not None:
            room.unshown.changed = True
            self._desk.publishing.show(room)

    async def member_left(self, guild_id: int, user_id: int) -> None:
        """Somebody left the server: they leave every table of it."""
        for table_id in set(self.tables_in(guild_id)) & set(self.tables_of(user_id)):
            with suppress(TurnedDown):
                await self.leave(table_id, user_id)

    async def _do(self, table_id: int, user_id: int, act: do.Act) -> Done:
        return await self._desk.alone(table_id, user_id, lambda room: simply(self._desk, room, user_id, act))
