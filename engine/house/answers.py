"""From a change to the answer for the one who asked."""

from __future__ import annotations

from engine.entries import Act
from engine.house.change import Change
from engine.house.desk import Desk
from engine.house.room import Room
from engine.house.values import Done, HostNow


def answer(room: Room, user: int, change: Change | None = None, claim_until: float | None = None) -> Done:
    """What this person sees now, with the events of the change as they may know them."""
    player = room.seen_by(user)
    viewer = player.seat if player is not None else -1
    events = tuple(event.shown_to(viewer) for event in change.events) if change is not None else ()
    return Done(room.glance(), player, events, claim_until)


async def finish(desk: Desk, room: Room, user: int, change: Change) -> Done:
    """Keep a change with all that follows by itself, and answer."""
    change.follow()
    await desk.keep(room, change)
    host = room.table.people.host
    if host != change.before.people.host and not room.table.is_over:
        desk.publishing.tell(room, host, HostNow())
    return answer(room, user, change)


async def simply(desk: Desk, room: Room, user: int, act: Act) -> Done:
    """One act of a person, kept and answered."""
    change = desk.change(room, user)
    change.do(act, user)
    return await finish(desk, room, user, change)
