"""Why the table says no, where the cards have nothing against it: one small class per reason, with its facts.

Times are epoch seconds. `text/` makes the sentences, as for `engine.refusals`.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.refusals import Refusal
from engine.switches import Fault


@dataclass(frozen=True, slots=True)
class TableRefusal(Refusal):
    """A reason that lies in who, when or where; its codes begin with "T_"."""


# which table


@dataclass(frozen=True, slots=True)
class UnknownTable(TableRefusal):
    """There is no such table (any more)."""

    code = "T_UNKNOWN_TABLE"
    table_id: int


@dataclass(frozen=True, slots=True)
class Frozen(TableRefusal):
    """The table's record could not be read back, so it stands still; the others go on."""

    code = "T_FROZEN"
    table_id: int


@dataclass(frozen=True, slots=True)
class NotSaved(TableRefusal):
    """The action could not be written down, so it was not done; the same press may work in a moment."""

    code = "T_NOT_SAVED"


@dataclass(frozen=True, slots=True)
class ShuttingDown(TableRefusal):
    """The bot is about to stop; everything is kept and goes on when it is back."""

    code = "T_SHUTTING_DOWN"


@dataclass(frozen=True, slots=True)
class Stale(TableRefusal):
    """The press belongs to an earlier state of the table (`version`); it is at `newest` now."""

    code = "T_STALE"
    version: int
    newest: int


# who


@dataclass(frozen=True, slots=True)
class NotSeated(TableRefusal):
    """Only somebody who sits at the table can do this."""

    code = "T_NOT_SEATED"


@dataclass(frozen=True, slots=True)
class AlreadySeated(TableRefusal):
    """The person sits here already."""

    code = "T_ALREADY_SEATED"
    seat: int


@dataclass(frozen=True, slots=True)
class SeatGiven(TableRefusal):
    """The person has left this game and a computer keeps the seat until it is taken back (`/table join`)."""

    code = "T_SEAT_GIVEN"
    seat: int


@dataclass(frozen=True, slots=True)
class KickedOut(TableRefusal):
    """The person was sent away from this game and cannot take the seat back."""

    code = "T_KICKED_OUT"


@dataclass(frozen=True, slots=True)
class NotHost(TableRefusal):
    """Only the host (an account number) can do this."""

    code = "T_NOT_HOST"
    host: int


@dataclass(frozen=True, slots=True)
class HostStillHere(TableRefusal):
    """Only the host can start, unless the host stays silent until `until`."""

    code = "T_HOST_STILL_HERE"
    host: int
    until: float


@dataclass(frozen=True, slots=True)
class ComputersSeat(TableRefusal):
    """A computer sits there, not a person."""

    code = "T_COMPUTERS_SEAT"
    seat: int


@dataclass(frozen=True, slots=True)
class NoSuchSeat(TableRefusal):
    """Nobody of that kind sits at this table."""

    code = "T_NO_SUCH_SEAT"


# the lobby


@dataclass(frozen=True, slots=True)
class TableFull(TableRefusal):
    """All `seats` seats are taken."""

    code = "T_TABLE_FULL"
    seats: int


@dataclass(frozen=True, slots=True)
class NoComputer(TableRefusal):
    """There is no computer player to send away."""

    code = "T_NO_COMPUTER"


@dataclass(frozen=True, slots=True)
class TooFewPlayers(TableRefusal):
    """This game needs at least `least` players; `seated` are here, computers included."""

    code = "T_TOO_FEW_PLAYERS"
    least: int
    seated: int


@dataclass(frozen=True, slots=True)
class BadSetup(TableRefusal):
    """The table cannot be set up so: every fault of rules and sizes at once."""

    code = "T_BAD_SETUP"
    faults: tuple[Fault, ...]


# when


@dataclass(frozen=True, slots=True)
class GameRunning(TableRefusal):
    """The game has begun, so this cannot be changed any more."""

    code = "T_GAME_RUNNING"


@dataclass(frozen=True, slots=True)
class NotStarted(TableRefusal):
    """The game has not begun yet."""

    code = "T_NOT_STARTED"


@dataclass(frozen=True, slots=True)
class TableOver(TableRefusal):
    """The table is closed; `why` is "finished", "host", "moderator", "vote", "idle", "lobby" or "empty"."""

    code = "T_TABLE_OVER"
    why: str


@dataclass(frozen=True, slots=True)
class NotOverYet(TableRefusal):
    """This is for games that have been played to their end."""

    code = "T_NOT_OVER_YET"


@dataclass(frozen=True, slots=True)
class HandNotOver(TableRefusal):
    """The hand is still being played."""

    code = "T_HAND_NOT_OVER"


@dataclass(frozen=True, slots=True)
class AlreadyVoted(TableRefusal):
    """The vote is counted already: `votes` of `needed`."""

    code = "T_ALREADY_VOTED"
    votes: int
    needed: int


@dataclass(frozen=True, slots=True)
class CallPending(TableRefusal):
    """`seat` has called Rummy; until `until` a nearer player may call too, and nobody can draw."""

    code = "T_CALL_PENDING"
    seat: int
    until: float


@dataclass(frozen=True, slots=True)
class CallBeaten(TableRefusal):
    """`seat` has called Rummy and sits nearer to the discard."""

    code = "T_CALL_BEATEN"
    seat: int


@dataclass(frozen=True, slots=True)
class GraceTime(TableRefusal):
    """The others have until `until` to call or buy before the next card is drawn."""

    code = "T_GRACE_TIME"
    until: float


@dataclass(frozen=True, slots=True)
class HintsOff(TableRefusal):
    """This table plays without hints."""

    code = "T_HINTS_OFF"


def all_table_refusals() -> tuple[type[TableRefusal], ...]:
    """Every class of this module that has a code, in order."""
    named = [item for item in globals().values() if isinstance(item, type) and issubclass(item, TableRefusal)]
    return tuple(cls for cls in named if cls.code)
