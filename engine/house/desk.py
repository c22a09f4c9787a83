"""The desk of the House: finding a table, changing it alone, keeping the change on disk first, and what follows."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.house.alarms import Alarms
from engine.house.change import Change
from engine.house.computers import ask_to_buy
from engine.house.deadlines import FROZEN, people_may_answer, plan, resumed
from engine.house.protocols import Clock, Dice, Publisher, Store, Thinker
from engine.house.publishing import Publishing
from engine.house.register import Register
from engine.house.room import Room
from engine.house.tasks import Tasks, log
from engine.house.values import TurnedDown, Waits
from engine.records import Deadline, NoSuchTable, Status, StoredTable, StoreFailed, VersionTaken
from engine.refusals import Refused
from engine.replay import ReplayFailed, replay
from engine.results import game_record, hand_record
from engine.table import Table
from engine.table_refusals import Frozen, NotSaved, ShuttingDown, Stale, UnknownTable

T = TypeVar("T")

_OVER_KEPT = 64
"""Tables that are over and still at hand; others are read again when somebody asks."""
_UNSHOWN_SECONDS = 60.0
"""What was kept so shortly before the end of the last run may not have been shown."""


class Desk:
    """What all of the House works with."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        waits: Waits,
        dice: Dice,
        clock: Clock,
        thinker: Thinker,
        ring: Callable[[int], None],
    ) -> None:
        self.store = store
        self.waits = waits
        self.dice = dice
        self.clock = clock
        self.thinker = thinker
        self.tasks = Tasks()
        self.register = Register()
        self.publishing = Publishing(publisher, self.tasks)
        self.alarms = Alarms(clock, ring)
        self.is_closing = False
        self._publisher = publisher
        self._over: OrderedDict[int, Room] = OrderedDict()
        self._frozen: set[int] = set()
        self._loading = asyncio.Lock()

    # Finding

    async def room(self, table_id: int) -> Room:
        """The room of a table, open or over; raises `TurnedDown` for one that is unknown or frozen."""
        room = self.register.rooms.get(table_id) or self._over.get(table_id)
        if room is not None:
            return room
        async with self._loading:
            if table_id in self._over:
                return self._over[table_id]
            if table_id in self._frozen:
                raise TurnedDown(Frozen(table_id))
            try:
                stored = await self.store.load_table(table_id)
                room = Room(replay(table_id, stored.entries), stored.place)
            except NoSuchTable:
                raise TurnedDown(UnknownTable(table_id)) from None
            except StoreFailed:
                raise TurnedDown(NotSaved()) from None
            except ReplayFailed as error:
                log.error("%s", error)
                raise TurnedDown(Frozen(table_id)) from None
            self._put_away(room)
            return room

    def read_over_again(self) -> None:
        """Let go of tables that are over: whoever asks for one gets it as its log is now."""
        self._over.clear()

    def _put_away(self, room: Room) -> None:
        self._over[room.table.id] = room
        if len(self._over) > _OVER_KEPT:
            self._over.popitem(last=False)

    # Changing

    async def alone(self, table_id: int, user: int, work: Callable[[Room], Awaitable[T]]) -> T:
        """Do `work` with nobody else at this table, to its end even if who asked has gone.

        Raises `TurnedDown` for whatever is refused, with the table as it is.
        """
        if self.is_closing:
            raise TurnedDown(ShuttingDown())
        return await asyncio.shield(self.tasks.start(self._alone(table_id, user, work), f"table {table_id}"))

    async def _alone(self, table_id: int, user: int, work: Callable[[Room], Awaitable[T]]) -> T:
        room = await self.room(table_id)
        async with room.lock:
            version = room.table.version
            try:
                return await work(room)
            except TurnedDown:
                raise
            except Refused as refused:
                refusal = refused.refusal
            except StoreFailed as error:
                log.error("table %d could not be saved: %s", table_id, error)
                refusal = NotSaved()
            except VersionTaken:
                await self.reload(room)
                refusal = Stale(version, room.table.version)
            raise TurnedDown(refusal, room.glance(), room.seen_by(user)) from None

    def change(self, room: Room, by: int | None = None) -> Change:
        """A change of this table to try."""
        return Change(room.table, self.dice, by)

    async def keep(self, room: Room, change: Change) -> None:
        """Keep a change: on the disk, then in memory, then for everybody to see.

        Raises `StoreFailed` or `VersionTaken`, and then nothing has changed.
        """
        before, table = change.before, change.table
        if table.turn_began != before.turn_began:
            await ask_to_buy(change, self.thinker)
        now = self.clock.now()
        deadlines = plan(table, room.deadlines, now, self.waits, change.by)
        joined = {who.user for who in table.people.seats} - {who.user for who in before.people.seats}
        await self.store.append(
            table.id,
            before.version + 1,
            change.lines,
            at=now,
            status=kept_status(table) if kept_status(table) != kept_status(before) else None,
            deadlines=deadlines,
            hand=hand_record(table, now) if change.hand_ended else None,
            game=game_record(table, now) if table.status == "finished" and not before.is_over else None,
            people=tuple(user for user in joined if user is not None),
            host=table.people.host if table.people.host != before.people.host else None,
            plays=table.setup.game if table.setup.game != before.setup.game else None,
        )
        room.advance(change, deadlines)
        self.entered(room)
        if not _more_to_come(room):
            self.publishing.show(room)

    async def wait(self, room: Room, deadlines: tuple[Deadline, ...]) -> None:
        """Wait for these from now on; no new version."""
        await self.store.set_deadlines(room.table.id, deadlines)
        room.deadlines = deadlines
        self.alarms.set(room.table.id, room.next_due)

    async def drop(self, room: Room, deadline: Deadline) -> None:
        """One deadline has been seen to."""
        await self.wait(room, tuple(item for item in room.deadlines if item is not deadline))

    async def void(self, room: Room, claim: Deadline) -> None:
        """A call came to nothing: the table waits again for what it waited for before."""
        rest = tuple(item for item in room.deadlines if item is not claim)
        await self.wait(room, plan(room.table, rest, self.clock.now(), self.waits))

    def entered(self, room: Room) -> None:
        """Write down where the room can be found, and when it is to be woken."""
        if room.table.is_over:
            self._put_away(room)
        self.register.enter(room)
        self.alarms.set(room.table.id, room.next_due)

    # Coming back

    async def resume(self) -> None:
        """Load every open table; one whose log does not play is frozen, with an apology."""
        stored = await self.store.open_tables()
        newest = max((kept.updated_at for kept in stored), default=0.0)
        changed: list[Awaitable[None]] = []
        for count, kept in enumerate(stored):
            room = self._restored(kept)
            if room is None:
                continue
            deadlines = resumed(room.table, kept.deadlines, self.clock.now(), self.waits)
            if _lasting_changed(kept.deadlines, deadlines):
                changed.append(self.store.set_deadlines(kept.id, deadlines))
            room.deadlines = deadlines
            self.entered(room)
            if kept.updated_at < newest - _UNSHOWN_SECONDS:
                room.unshown.announced = room.table.turn_began
            else:
                room.unshown.changed = True
                self.publishing.show(room)
            if count % 20 == 19:
                await asyncio.sleep(0)
        await asyncio.gather(*changed)

    def _restored(self, kept: StoredTable) -> Room | None:
        try:
            return Room(replay(kept.id, kept.entries), kept.place)
        except ReplayFailed as error:
            self._freeze(kept, error)
            return None

    def _freeze(self, kept: StoredTable, error: ReplayFailed) -> None:
        log.error("%s", error)
        self._frozen.add(kept.id)
        if not any(item.kind == FROZEN for item in kept.deadlines):
            self.tasks.start(self._apologise(kept), f"apology at table {kept.id}")

    async def _apologise(self, kept: StoredTable) -> None:
        """Once: a deadline that is never due remembers it, also over restarts."""
        await self._publisher.table_frozen(kept.id, kept.place)
        told = Deadline(FROZEN, self.clock.now())
        await self.store.set_deadlines(kept.id, (*kept.deadlines, told))

    async def reload(self, room: Room) -> None:
        """The store knows better: take the table from there, or freeze it."""
        table_id = room.table.id
        kept = await self.store.load_table(table_id)
        log.warning("table %d was at version %d and is read again at %d", table_id, room.table.version, kept.version)
        try:
            room.table = replay(table_id, kept.entries)
        except ReplayFailed as error:
            self.register.strike(table_id)
            self.alarms.set(table_id, None)
            self._freeze(kept, error)
            raise TurnedDown(Frozen(table_id)) from None
        room.deadlines = resumed(room.table, kept.deadlines, self.clock.now(), self.waits)
        self.entered(room)
        room.unshown.changed = True
        self.publishing.show(room)


def kept_status(table: Table) -> Status:
    """The table's status in the store's words."""
    if table.closed:
        return "closed"
    if table.match is None:
        return "lobby"
    return "finished" if table.is_over else "playing"


def _more_to_come(room: Room) -> bool:
    """Whether a computer moves on at once, so that one picture will show it all."""
    table = room.table
    return table.computer_in_turn is not None and not people_may_answer(table) and not table.is_asleep


def _lasting_changed(old: tuple[Deadline, ...], new: tuple[Deadline, ...]) -> bool:
    return bool({item for item in new if item.kind in ("lobby", "idle")} - set(old))
