"""The lines of a table's log: who did what, as frozen values with a JSON form both ways.

A table is nothing but its log: `engine.replay` makes the one from the other. `by` is an account number, or None
for the House (chance, clocks, computer players).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.actions import Action, from_wire, to_wire
from engine.setup import Setup


@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby; `by` is its host, called `name`. `rematch_of` is the table at which the same people played before."""

    setup: Setup
    name: str
    computers: tuple[str, ...] = ()
    rematch_of: int | None = None


@dataclass(frozen=True, slots=True)
class Joined:
    """A person took a seat in the lobby."""

    name: str


@dataclass(frozen=True, slots=True)
class Left:
    """A person gave the seat up; in a game a computer keeps it."""


@dataclass(frozen=True, slots=True)
class TookBack:
    """A person plays again after leaving or being away."""


@dataclass(frozen=True, slots=True)
class Kicked:
    """Somebody was sent away from `seat` by the host or a moderator."""

    seat: int
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class ComputerAdded:
    """A computer player took a seat in the lobby."""

    name: str


@dataclass(frozen=True, slots=True)
class ComputerRemoved:
    """The last computer player left the lobby."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The host set the table up anew."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The table has another host, an account number."""

    to: int


@dataclass(frozen=True, slots=True)
class Started:
    """The game began with the lobby's seats in their order; chance chose the first dealer."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Played:
    """A move of `seat`, or of chance where that is -1."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock of `seat` ran out, so a computer plays this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """A person asks for the next hand."""


@dataclass(frozen=True, slots=True)
class Voted:
    """A person wants the game to end."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The table is closed: `why` is "host", "moderator", "vote", "idle", "lobby" or "empty"."""

    why: str


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """After the game: the same people play again at another table."""

    table_id: int


Act = (
    Opened
    | Joined
    | Left
    | TookBack
    | Kicked
    | ComputerAdded
    | ComputerRemoved
    | SetUp
    | HostChanged
    | Started
    | Played
    | TimedOut
    | NextHand
    | Voted
    | Ended
    | RematchOpened
)

WORDS: Mapping[type, str] = {
    Opened: "open",
    Joined: "join",
    Left: "leave",
    TookBack: "take_back",
    Kicked: "kick",
    ComputerAdded: "add_computer",
    ComputerRemoved: "remove_computer",
    SetUp: "set_up",
    HostChanged: "host",
    Started: "start",
    TimedOut: "timed_out",
    NextHand: "next_hand",
    Voted: "vote",
    Ended: "end",
    RematchOpened: "rematch",
}
"""The `do` word of each act of the table; moves and chance have those of `engine.actions`."""


class NotAnEntry(ValueError):
    """Raised for a line that is no entry; its argument says why and shows no card."""


def to_line(by: int | None, act: Act) -> str:
    """The entry as one line of JSON, which `from_line` reads back exactly."""
    wire: dict[str, Any] = {"by": by}
    if isinstance(act, Played):
        if act.seat >= 0:
            wire["seat"] = act.seat
        wire |= to_wire(act.action)
    else:
        wire |= {"do": WORDS[type(act)], **_fields(act)}
    return json.dumps(wire, ensure_ascii=False, separators=(",", ":"))


def _fields(act: Act) -> dict[str, Any]:
    match act:
        case Opened(setup, name, computers, rematch_of):
            return {"setup": setup.wire(), "name": name, "computers": list(computers), "rematch_of": rematch_of}
        case Joined(name) | ComputerAdded(name):
            return {"name": name}
        case Kicked(seat, moderator):
            return {"seat": seat, "moderator": moderator}
        case TimedOut(seat):
            return {"seat": seat}
        case SetUp(setup):
            return {"setup": setup.wire()}
        case HostChanged(to):
            return {"to": to}
        case Started(dealer):
            return {"dealer": dealer}
        case Ended(why):
            return {"why": why}
        case RematchOpened(table_id):
            return {"table": table_id}
    return {}


_READERS: Mapping[str, Callable[[Mapping[str, Any]], Act]] = {
    "open": lambda wire: Opened(
        Setup.from_wire(wire["setup"]), wire["name"], tuple(wire["computers"]), wire["rematch_of"]
    ),
    "join": lambda wire: Joined(wire["name"]),
    "leave": lambda wire: Left(),
    "take_back": lambda wire: TookBack(),
    "kick": lambda wire: Kicked(wire["seat"], wire["moderator"]),
    "add_computer": lambda wire: ComputerAdded(wire["name"]),
    "remove_computer": lambda wire: ComputerRemoved(),
    "set_up": lambda wire: SetUp(Setup.from_wire(wire["setup"])),
    "host": lambda wire: HostChanged(wire["to"]),
    "start": lambda wire: Started(wire["dealer"]),
    "timed_out": lambda wire: TimedOut(wire["seat"]),
    "next_hand": lambda wire: NextHand(),
    "vote": lambda wire: Voted(),
    "end": lambda wire: Ended(wire["why"]),
    "rematch": lambda wire: RematchOpened(wire["table"]),
}


def from_line(line: str) -> tuple[int | None, Act]:
    """Who and what of a line made by `to_line`; raises `NotAnEntry`."""
    try:
        wire = json.loads(line)
        reader = _READERS.get(wire["do"])
        return wire["by"], reader(wire) if reader else Played(wire.get("seat", -1), from_wire(wire))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotAnEntry(type(error).__name__) from error


def forget(user_id: int, stand_in: int) -> Callable[[str], str]:
    """What takes a person's name and number out of the lines of a table that is over; the play stays.

    `stand_in` is a number that nobody has, a new one for each person who is forgotten.
    """

    def scrub(line: str) -> str:
        wire = json.loads(line)
        if wire.get("to") == user_id:
            wire["to"] = stand_in
        if wire["by"] == user_id:
            wire["by"] = stand_in
            if "name" in wire:
                wire["name"] = ""
        return json.dumps(wire, ensure_ascii=False, separators=(",", ":"))

    return scrub
