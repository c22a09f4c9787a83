"""What happens when a deadline of a table is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine import entries as do
from engine.house import computers, deadlines
from engine.house.change import Change
from engine.house.desk import Desk
from engine.house.room import Room
from engine.house.tasks import log
from engine.house.values import Nudge, SeatKept, TurnedDown, TurnPlayed
from engine.records import Deadline, StoreFailed, VersionTaken
from engine.refusals import Refused

AFTER_DISK_SECONDS = 5.0
"""How long after the disk said no a deadline is tried again."""
AFTER_FAULT_SECONDS = 60.0
"""The same after a fault of the program."""


class Timekeeper:
    """Sees to the deadlines of the tables of a desk, one at a time for each table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._duties: Mapping[str, Callable[[Room, Deadline], Awaitable[None]]] = {
            deadlines.CLAIM: self._claim,
            deadlines.GRACE: self._drop_and_show,
            deadlines.COMPUTER: self._computer,
            deadlines.CLOCK: self._clock,
            deadlines.NUDGE: self._nudge,
            deadlines.NEXT_HAND: self._next_hand,
            deadlines.HOST_SILENT: self._drop_and_show,
            deadlines.LOBBY: self._close,
            deadlines.IDLE: self._close,
            deadlines.IDLE_NOTICE: self._drop_and_show,
        }

    async def ring(self, table_id: int) -> None:
        """See to the first deadline of this table that is due, and set the alarm for the next."""
        desk = self._desk
        room = desk.register.rooms.get(table_id)
        if room is None or desk.is_closing:
            return
        async with room.lock:
            pause = 0.0
            try:
                await self._first_due(room)
            except StoreFailed as error:
                log.error("table %d could not be saved, trying again: %s", table_id, error)
                pause = AFTER_DISK_SECONDS
            except VersionTaken:
                await self._reload(room)
            except Exception:
                log.exception("a deadline of table %d failed, trying again later", table_id)
                pause = AFTER_FAULT_SECONDS
            if room.next_due is not None and desk.register.rooms.get(table_id) is room:
                desk.alarms.set(table_id, max(room.next_due, desk.clock.now() + pause if pause else 0.0))

    async def _reload(self, room: Room) -> None:
        try:
            await self._desk.reload(room)
        except (TurnedDown, StoreFailed) as error:
            log.error("table %d could not be read again: %s", room.table.id, error)

    async def _first_due(self, room: Room) -> None:
        now = self._desk.clock.now()
        due = min((item for item in room.deadlines if item.due_at <= now), key=lambda item: item.due_at, default=None)
        if due is not None:  # else somebody acted in the meantime
            await self._duties[due.kind](room, due)

    async def _claim(self, room: Room, due: Deadline) -> None:
        seat = due.seat
        if room.claim is None or seat is None:
            await self._desk.void(room, due)
            return
        change = self._desk.change(room)
        who = room.table.people.seats[seat]
        try:
            change.play(seat, deadlines.claimed(due), who.user if who.is_held else None)
        except Refused as refused:
            log.error("a call at table %d is void: %s", room.table.id, refused.refusal.code)
            await self._desk.void(room, due)
            return
        await self._desk.keep(room, change)

    async def _computer(self, room: Room, due: Deadline) -> None:
        """The computers' moment: first whoever wants to call, then the one in turn."""
        desk = self._desk
        change = desk.change(room)
        await computers.call(change, desk.thinker)
        if change.table.computer_in_turn is not None:
            await computers.play_turn(change, desk.thinker)
        if change.lines:
            await desk.keep(room, change)
        else:
            await desk.drop(room, due)

    async def _clock(self, room: Room, due: Deadline) -> None:
        """The time is up: a computer plays this turn, all in one."""
        desk, seat = self._desk, due.seat
        if seat is None or seat != room.table.seat_in_turn or not room.table.people.seats[seat].is_held:
            await desk.drop(room, due)
            return
        change = desk.change(room)
        change.do(do.TimedOut(seat))
        await computers.play_turn(change, desk.thinker)
        await desk.keep(room, change)
        who = room.table.people.seats[seat]
        if who.user is not None:
            desk.publishing.tell(room, who.user, SeatKept("away") if who.away else TurnPlayed())

    async def _nudge(self, room: Room, due: Deadline) -> None:
        await self._desk.drop(room, due)
        clock = room.waits(deadlines.CLOCK)
        user = room.table.people.seats[due.seat].user if due.seat is not None else None
        if clock is not None and user is not None:
            self._desk.publishing.tell(room, user, Nudge(clock.due_at))

    async def _next_hand(self, room: Room, due: Deadline) -> None:
        change = self._desk.change(room)
        change.deal()
        await self._desk.keep(room, change)

    async def _close(self, room: Room, due: Deadline) -> None:
        change: Change = self._desk.change(room)
        change.do(do.Ended(due.kind))
        await self._desk.keep(room, change)

    async def _drop_and_show(self, room: Room, due: Deadline) -> None:
        """What is no longer awaited is seen at the table: who may draw or start now, or that it closes soon."""
        await self._desk.drop(room, due)
        room.unshown.changed = True
        self._desk.publishing.show(room)
