"""A person's move: stale presses, calls of Rummy and their claim time, grace, and the move itself."""

from __future__ import annotations

from dataclasses import replace

from engine.actions import CallRummy, Decline, Draw, Move, Take
from engine.entries import Played
from engine.house import deadlines
from engine.house.answers import answer, finish
from engine.house.desk import Desk
from engine.house.room import Room
from engine.house.values import Done
from engine.refusals import Refused
from engine.table import Table
from engine.table_refusals import CallBeaten, CallPending, GraceTime, Stale

_NO_SEAT = -2


async def act(desk: Desk, room: Room, user: int, action: Move, version: int | None) -> Done:
    """Do it, or raise `Refused` and change nothing."""
    table = room.table
    found = table.people.seat_of(user)
    if found is not None and version is not None and room.glance().is_stale(version):
        raise Refused(Stale(version, table.version))
    seat = _NO_SEAT if found is None else found
    if isinstance(action, CallRummy):
        return await _call(desk, room, user, seat, action)
    change = desk.change(room, user)
    change.play(seat, action, user)
    claim, grace = room.claim, room.waits(deadlines.GRACE)
    if claim is not None and claim.seat is not None:
        raise Refused(CallPending(claim.seat, claim.due_at))
    if grace is not None and isinstance(action, Draw | Take | Decline) and desk.clock.now() < grace.due_at:
        raise Refused(GraceTime(grace.due_at))
    return await finish(desk, room, user, change)


async def _call(desk: Desk, room: Room, user: int, seat: int, call: CallRummy) -> Done:
    """A valid call waits for a nearer one where there can be one (rules.md section 10), else it is carried out."""
    table, claim = room.table, room.claim
    refusal = table.check(user, Played(seat, call))
    if refusal is not None:
        change = desk.change(room, user)
        if change.false_call(seat, call, refusal, user):
            await desk.keep(room, change)
        raise Refused(refusal)
    if claim is not None and claim.seat is not None and _distance(table, claim.seat) < _distance(table, seat):
        raise Refused(CallBeaten(claim.seat))
    if desk.waits.claim <= 0 or not _somebody_nearer(table, seat):
        change = desk.change(room, user)
        change.play(seat, call, user)
        return await finish(desk, room, user, change)
    due = claim.due_at if claim is not None else desk.clock.now() + desk.waits.claim
    claim = deadlines.claim_of(table, seat, call, due)
    await desk.wait(room, deadlines.plan(table, room.deadlines, desk.clock.now(), desk.waits, user, claim))
    room.unshown.changed = True
    desk.publishing.show(room)
    return replace(answer(room, user), claim_until=due)


def _distance(table: Table, seat: int) -> int:
    """Steps to the left from the player who discarded."""
    assert table.match is not None
    assert table.match.round is not None
    discarder = table.match.round.discarder
    assert discarder is not None
    return (seat - discarder) % len(table.people.seats)


def _somebody_nearer(table: Table, seat: int) -> bool:
    """Whether a person sits between the player who discarded and the caller; cards do not matter."""
    return any(0 < _distance(table, other) < _distance(table, seat) for other in table.people.held())
