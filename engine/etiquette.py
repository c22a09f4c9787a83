"""Who may do what at a table, and when: every reason to say no that does not lie in the cards.

One function per act, all of the same form: (table, by, act) -> a refusal or None; nothing is changed. `by` is an
account number, None for the House. Chance, clocks and whether somebody may manage the channel are the House's word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine import entries as do
from engine.actions import Deal, Restock
from engine.refusals import Refusal
from engine.setup import Setup
from engine.switches import Fault
from engine.table_refusals import (
    AlreadySeated,
    AlreadyVoted,
    BadSetup,
    ComputersSeat,
    GameRunning,
    HandNotOver,
    KickedOut,
    NoComputer,
    NoSuchSeat,
    NotHost,
    NotOverYet,
    NotSeated,
    NotStarted,
    SeatGiven,
    TableFull,
    TableOver,
    TooFewPlayers,
)
from engine.variants import seating_faults

if TYPE_CHECKING:
    from engine.table import Table

Answer = Refusal | None


def check(table: Table, by: int | None, act: do.Act) -> Answer:
    """Why this person may not do this now, None where they may."""
    if isinstance(act, do.Opened):
        return _opened(table, act)
    if table.is_over and not isinstance(act, do.RematchOpened):
        return TableOver(table.why)
    return _RULES[type(act)](table, by, act)


def _opened(table: Table, act: do.Opened) -> Answer:
    if table.version:
        return GameRunning()
    return setup_problem(act.setup, 1 + len(act.computers))


def setup_problem(setup: Setup, seated: int) -> BadSetup | None:
    """Every fault of a setup for a table where so many sit already."""
    faults = setup.faults()
    if seated > setup.seats:
        faults = (*faults, Fault("E_TABLE_SIZE", "seats", setup.seats, (seated,)))
    return BadSetup(faults) if faults else None


def _lobby(table: Table) -> Answer:
    return GameRunning() if table.match is not None else None


def _host_in_lobby(table: Table, by: int | None) -> Answer:
    return _lobby(table) or (NotHost(table.people.host) if by != table.people.host else None)


def _playing_person(table: Table, by: int | None) -> Answer:
    """Somebody who sits at the running game and has not left it."""
    if table.match is None:
        return NotStarted()
    seat = table.people.seat_of(by) if by is not None else None
    if seat is None:
        return NotSeated()
    return SeatGiven(seat) if table.people.seats[seat].left else None


def _joined(table: Table, by: int | None, act: do.Joined) -> Answer:
    seat = table.people.seat_of(by) if by is not None else None
    if seat is not None:
        return AlreadySeated(seat)
    if table.match is not None:
        return GameRunning()
    if by in table.people.banned:
        return KickedOut()
    return _full(table)


def _full(table: Table) -> Answer:
    return TableFull(table.setup.seats) if len(table.people.seats) >= table.setup.seats else None


def _left(table: Table, by: int | None, act: do.Left) -> Answer:
    if table.match is not None:
        return _playing_person(table, by)
    return NotSeated() if by is None or table.people.seat_of(by) is None else None


def _took_back(table: Table, by: int | None, act: do.TookBack) -> Answer:
    seat = table.people.seat_of(by) if by is not None else None
    if seat is None:
        return NotSeated()
    who = table.people.seats[seat]
    if who.kicked:
        return KickedOut()
    return AlreadySeated(seat) if who.is_held else None


def _kicked(table: Table, by: int | None, act: do.Kicked) -> Answer:
    people = table.people
    if not act.moderator and by != people.host:
        return NotHost(people.host)
    if not 0 <= act.seat < len(people.seats) or people.seats[act.seat].left:
        return NoSuchSeat()
    return ComputersSeat(act.seat) if people.seats[act.seat].user is None else None


def _computer_added(table: Table, by: int | None, act: do.ComputerAdded) -> Answer:
    return _host_in_lobby(table, by) or _full(table)


def _computer_removed(table: Table, by: int | None, act: do.ComputerRemoved) -> Answer:
    return _host_in_lobby(table, by) or (None if table.people.computers() else NoComputer())


def _set_up(table: Table, by: int | None, act: do.SetUp) -> Answer:
    return _host_in_lobby(table, by) or setup_problem(act.setup, len(table.people.seats))


def _host_changed(table: Table, by: int | None, act: do.HostChanged) -> Answer:
    people = table.people
    if by != people.host:
        return NotHost(people.host)
    seat = people.seat_of(act.to)
    return None if seat is not None and people.seats[seat].is_peopled else NoSuchSeat()


def _started(table: Table, by: int | None, act: do.Started) -> Answer:
    if table.match is not None:
        return GameRunning()
    if by is None or table.people.seat_of(by) is None:
        return NotSeated()
    seated = len(table.people.seats)
    if seated < table.rules.min_players:
        return TooFewPlayers(table.rules.min_players, seated)
    faults = seating_faults(table.rules, seated)
    if faults:
        return BadSetup(tuple(faults))
    return None if 0 <= act.dealer < seated else NoSuchSeat()


def check_player(table: Table, by: int | None, act: do.Played) -> Answer:
    """Why this person (or the House) may not move for this seat at all, whatever the cards."""
    if table.is_over:
        return TableOver(table.why)
    if table.match is None:
        return NotStarted()
    chance = isinstance(act.action, Deal | Restock)
    if by is not None:
        own = table.people.seat_of(by)
        if own is None or own != act.seat or chance:
            return NotSeated()
        who = table.people.seats[own]
        if who.left:
            return SeatGiven(own)
        return ComputersSeat(own) if who.away else None
    if chance != (act.seat < 0):
        return NoSuchSeat()
    if not chance and table.people.seats[act.seat].is_held and act.seat != table.covered:
        return NotSeated()
    return None


def _played(table: Table, by: int | None, act: do.Played) -> Answer:
    problem = check_player(table, by, act)
    if problem is not None or table.match is None:
        return problem
    return table.match.check(act.seat, act.action)


def _timed_out(table: Table, by: int | None, act: do.TimedOut) -> Answer:
    if table.seat_in_turn != act.seat or by is not None:
        return HandNotOver()
    return None if table.people.seats[act.seat].is_held else ComputersSeat(act.seat)


def _next_hand(table: Table, by: int | None, act: do.NextHand) -> Answer:
    return _playing_person(table, by) or (HandNotOver() if table.status != "between" else None)


def _voted(table: Table, by: int | None, act: do.Voted) -> Answer:
    problem = _playing_person(table, by)
    if problem is not None:
        return problem
    people = table.people
    assert by is not None
    return AlreadyVoted(len(people.votes), people.votes_needed) if people.seat_of(by) in people.votes else None


def _ended(table: Table, by: int | None, act: do.Ended) -> Answer:
    people = table.people
    if act.why == "host" and by != people.host:
        return NotHost(people.host)
    if act.why == "vote" and not people.vote_is_won:
        return AlreadyVoted(len(people.votes), people.votes_needed)
    return None


def _rematch_opened(table: Table, by: int | None, act: do.RematchOpened) -> Answer:
    if table.status != "finished":
        return TableOver(table.why) if table.is_over else NotOverYet()
    return NotSeated() if by is None or table.people.seat_of(by) is None else None


_RULES: Mapping[type, Callable[[Any, int | None, Any], Answer]] = {
    do.Joined: _joined,
    do.Left: _left,
    do.TookBack: _took_back,
    do.Kicked: _kicked,
    do.ComputerAdded: _computer_added,
    do.ComputerRemoved: _computer_removed,
    do.SetUp: _set_up,
    do.HostChanged: _host_changed,
    do.Started: _started,
    do.Played: _played,
    do.TimedOut: _timed_out,
    do.NextHand: _next_hand,
    do.Voted: _voted,
    do.Ended: _ended,
    do.RematchOpened: _rematch_opened,
}
