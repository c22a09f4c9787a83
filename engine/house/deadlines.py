"""What a table waits for: one pure function from how it stands to its deadlines.

A deadline that is still meant (same kind, seat and payload) keeps its time; so nothing has to be remembered but the
deadlines themselves, and those are on the disk.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.actions import CallRummy, from_wire, to_wire
from engine.house.values import Waits
from engine.records import Deadline
from engine.table import Table

CLAIM: Final = "claim"
"""A call waits for a nearer one; the seat is the caller's, the payload the call."""
GRACE: Final = "grace"
"""The person in turn may draw."""
COMPUTER: Final = "computer"
"""The computers' moment: a call, or the turn of the one in turn."""
CLOCK: Final = "clock"
NUDGE: Final = "nudge"
NEXT_HAND: Final = "next_hand"
HOST_SILENT: Final = "host_silent"
LOBBY: Final = "lobby"
IDLE: Final = "idle"
IDLE_NOTICE: Final = "idle_notice"
FROZEN: Final = "frozen"
"""Kept of a table that cannot be replayed: its channel has been told."""

SHOWN: Final = frozenset({CLAIM, CLOCK, NEXT_HAND, LOBBY})
"""Those whose time a table shows."""
_LASTING: Final = frozenset({CLAIM, LOBBY, IDLE})
"""Those that a restart does not begin anew."""
LEAST_OPEN: Final = 300.0
"""Seconds that a table stays open at least after a restart."""


class _Waiting:
    """The deadlines being written, and those there were."""

    def __init__(self, old: Iterable[Deadline], now: float) -> None:
        self.old = {(item.kind, item.seat, item.payload): item.due_at for item in old}
        self.now = now
        self.new: list[Deadline] = []

    def wait(self, kind: str, seconds: float, seat: int | None = None, payload: str = "", anew: bool = False) -> float:
        """Wait so long from now, or as long as was meant before; when that is over."""
        due = None if anew else self.old.get((kind, seat, payload))
        due = self.now + seconds if due is None else due
        self.new.append(Deadline(kind, due, seat, payload))
        return due

    def warn(self, kind: str, due: float, seat: int | None = None) -> None:
        """Something to say at `due`, unless that has gone by."""
        if due > self.now:
            self.new.append(Deadline(kind, due, seat))


def plan(
    table: Table,
    old: Sequence[Deadline],
    now: float,
    waits: Waits,
    by: int | None = None,
    claim: Deadline | None = None,
) -> tuple[Deadline, ...]:
    """What the table waits for after `by` (a person, or None) did something; `claim` is a new call."""
    waiting = _Waiting(old, now)
    if table.is_over:
        return ()
    if table.match is None:
        waiting.wait(LOBBY, waits.lobby, anew=by is not None)
        waiting.wait(HOST_SILENT, waits.host_silent, anew=by == table.people.host)
        if by != table.people.host and not any(item.kind == HOST_SILENT for item in old):
            waiting.new.pop()  # the host's silence is over and done
        return tuple(waiting.new)
    due = waiting.wait(IDLE, waits.idle, anew=by is not None)
    waiting.warn(IDLE_NOTICE, due - waits.idle_notice)
    claim = claim or pending_claim(table, old)
    if claim is not None:
        waiting.new.append(claim)
    elif not table.is_asleep:
        if table.seat_in_turn is None:
            waiting.wait(NEXT_HAND, waits.next_hand, payload=str(table.turn_began))
        else:
            _wait_for_turn(table, waiting, waits, table.seat_in_turn)
    return tuple(waiting.new)


def _wait_for_turn(table: Table, waiting: _Waiting, waits: Waits, seat: int) -> None:
    turn = str(table.turn_began)
    listening = people_may_answer(table)
    if table.computer_in_turn is not None:
        waiting.wait(COMPUTER, waits.computer_grace if listening else waits.computer_delay, seat, turn)
        return
    grace = waits.grace if listening else 0.0
    if grace > 0 and table.window_open:
        due = waiting.wait(GRACE, grace, seat, turn)
        if due <= waiting.now:
            waiting.new.pop()
    if table.window_open and computers_that_may_call(table):
        waiting.wait(COMPUTER, waits.computer_grace, seat, turn)
    seconds = waits.clock if waits.clock is not None and table.setup.clock else table.setup.clock
    if seconds:
        due = waiting.wait(CLOCK, seconds + grace, seat, turn)
        waiting.warn(NUDGE, due - seconds * (1 - waits.nudge), seat)


def people_may_answer(table: Table) -> bool:
    """Whether some person out of turn may call or buy the last discard; says nothing about their cards."""
    if not table.window_open or table.match is None or table.match.round is None:
        return False
    hand = table.match.round
    return any(seat not in (hand.turn, hand.discarder) for seat in table.people.held())


def computers_that_may_call(table: Table) -> tuple[int, ...]:
    """Seats played by computers that may call the last discard, nearest first; says nothing about cards."""
    if not table.window_open or not table.rules.calling or table.match is None or table.match.round is None:
        return ()
    discarder = table.match.round.discarder
    assert discarder is not None
    count = len(table.people.seats)
    order = ((discarder + step) % count for step in range(1, count))
    return tuple(seat for seat in order if not table.people.seats[seat].is_held)


def resumed(table: Table, old: Sequence[Deadline], now: float, waits: Waits) -> tuple[Deadline, ...]:
    """What the table waits for after a restart: clocks begin anew, and nothing closes without fair warning."""
    announced = not any(item.kind == IDLE_NOTICE for item in old)
    kept = []
    for item in old:
        if item.kind == CLAIM:
            item = replace(item, due_at=now + waits.claim)
        elif item.kind == LOBBY or (item.kind == IDLE and announced):
            item = replace(item, due_at=max(item.due_at, now + LEAST_OPEN))
        elif item.kind == IDLE and item.due_at <= now + waits.idle_notice:
            item = replace(item, due_at=now + waits.idle_notice + 1)
        if item.kind in _LASTING:
            kept.append(item)
    return plan(table, [*kept, *(item for item in old if item.kind == HOST_SILENT)], now, waits)


def claim_of(table: Table, seat: int, call: CallRummy, due: float) -> Deadline:
    """A call that waits until `due` for a nearer one."""
    wire = to_wire(call) | {"version": table.fresh}
    return Deadline(CLAIM, due, seat, json.dumps(wire, separators=(",", ":")))


def pending_claim(table: Table, deadlines: Iterable[Deadline]) -> Deadline | None:
    """The call that waits at this table, if no card has been moved since."""
    found = next((item for item in deadlines if item.kind == CLAIM), None)
    return found if found is not None and json.loads(found.payload)["version"] == table.fresh else None


def claimed(claim: Deadline) -> CallRummy:
    """The call of a claim."""
    call = from_wire(json.loads(claim.payload))
    assert isinstance(call, CallRummy)
    return call
