"""Somebody is there: what any press of a person changes, whatever else it does."""

from __future__ import annotations

from engine.entries import TookBack
from engine.house.deadlines import HOST_SILENT, plan
from engine.house.desk import Desk
from engine.house.room import Room


def is_news(room: Room, user: int) -> bool:
    """Whether the table has to know that this person is there."""
    return _is_away(room, user) or _is_silent_host(room, user) or _is_wanted(room, user)


def _is_away(room: Room, user: int) -> bool:
    seat = room.table.people.seat_of(user)
    return seat is not None and room.table.people.seats[seat].away and not room.table.is_over


def _is_silent_host(room: Room, user: int) -> bool:
    return room.table.status == "lobby" and user == room.table.people.host


def _is_wanted(room: Room, user: int) -> bool:
    seat = room.table.people.seat_of(user)
    return room.closes_soon and seat is not None and room.table.people.seats[seat].is_peopled


def needs_no_ping(room: Room) -> None:
    """The person in turn is here: nobody has to call them."""
    room.unshown.announced = room.table.turn_began


async def welcome_back(desk: Desk, room: Room, user: int) -> bool:
    """Give a seat back to somebody who was away; a host is no longer silent; an idle table lives on.

    Whether a seat was given back.
    """
    if _is_away(room, user):
        seat = room.table.people.seat_of(user)
        if seat == room.table.seat_in_turn:
            needs_no_ping(room)
        change = desk.change(room, user)
        change.do(TookBack(), user)
        await desk.keep(room, change)
        return True
    if _is_silent_host(room, user) or _is_wanted(room, user):
        was_silent = room.waits(HOST_SILENT) is None and room.table.match is None
        was_closing = room.closes_soon
        await desk.wait(room, plan(room.table, room.deadlines, desk.clock.now(), desk.waits, user))
        if was_silent or was_closing:
            room.unshown.changed = True
            desk.publishing.show(room)
    return False
