"""New tables: the first, and the next one for the same people."""

from __future__ import annotations

from contextlib import suppress

from engine.entries import Joined, Opened, RematchOpened, to_line
from engine.house import deadlines
from engine.house.answers import answer
from engine.house.desk import Desk
from engine.house.room import Room
from engine.house.values import Done, TurnedDown
from engine.records import Place, StoreFailed
from engine.refusals import Refused
from engine.table import Table
from engine.table_refusals import NotSaved


async def new_room(desk: Desk, place: Place, user: int, opened: Opened) -> Room:
    """A lobby, kept and shown; raises `TurnedDown` where it could not be kept."""
    now = desk.clock.now()
    try:
        line = to_line(user, opened)
        table_id = await desk.store.create_table(place, line, at=now, game=opened.setup.game, host=user)
    except StoreFailed:
        raise TurnedDown(NotSaved()) from None
    table = Table(table_id)
    table.apply(user, opened)
    room = Room(table, place, deadlines.plan(table, (), now, desk.waits, user))
    with suppress(StoreFailed):  # the lobby is kept, and its next change keeps them with it
        await desk.store.set_deadlines(table_id, room.deadlines)
    desk.entered(room)
    room.unshown.changed = True
    desk.publishing.show(room)
    return room


async def rematch(desk: Desk, room: Room, user: int) -> Done:
    """The lobby for everybody who played to the end, with `user` as host; the one there is, if there is one."""
    table = room.table
    refusal = table.check(user, RematchOpened(0))
    if refusal is not None:
        raise Refused(refusal)
    if table.rematch is not None:
        return answer(await desk.room(table.rematch), user)
    again = next((other for other in desk.register.rooms.values() if other.table.rematch_of == table.id), None)
    if again is None:
        again = await _invite_all(desk, room, user)
    change = desk.change(room, user)
    change.do(RematchOpened(again.table.id), user)
    await desk.keep(room, change)
    return answer(again, user)


async def _invite_all(desk: Desk, room: Room, user: int) -> Room:
    seats = room.table.people.seats
    host = next(who for who in seats if who.user == user)
    computers = tuple(who.name for who in seats if who.user is None)
    place = Place(room.place.guild_id, room.place.channel_id, room.place.thread_id)
    again = await new_room(desk, place, user, Opened(room.table.setup, host.name, computers, room.table.id))
    async with again.lock:
        change = desk.change(again, user)
        for who in seats:
            if who.is_peopled and who.user is not None and change.table.people.seat_of(who.user) is None:
                change.do(Joined(who.name), who.user)
        if change.lines:
            await desk.keep(again, change)
    return again
