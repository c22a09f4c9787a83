"""What the House hands out: the table at a glance, the answer to an action, notices, and how long it waits."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event
from engine.records import Place
from engine.refusals import Refusal, Refused
from engine.setup import Setup
from engine.views import HandResult, Happening, PlayerView, TableView


@dataclass(frozen=True, slots=True)
class Waits:
    """How long things wait, in seconds; the bot's settings may change each for trials."""

    claim: float = 5.0
    """After the first valid call, for a nearer player's call; 0 carries a call out at once."""
    grace: float = 0.0
    """After every discard that could be called or bought, before a person may draw."""
    computer_grace: float = 6.0
    """The same before a computer draws, whether a call is possible or not."""
    computer_delay: float = 1.0
    """Before a computer's turn where nothing else waits."""
    next_hand: float = 45.0
    """Between the end of a hand and the next deal, unless everybody asks for it earlier."""
    host_silent: float = 300.0
    """Until any seated person may start."""
    lobby: float = 7_200.0
    """Until an unstarted table closes."""
    idle: float = 7 * 86_400.0
    """Until a table closes at which no person does anything."""
    idle_notice: float = 86_400.0
    """How long before that it is announced."""
    nudge: float = 0.75
    """The share of the clock after which the player is nudged, once."""
    clock: float | None = None
    """Replaces the clock of every table that has one."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A table at a glance: its public view with whose press is awaited until when; nothing private."""

    view: TableView
    place: Place
    setup: Setup
    until: float | None = None
    """When the clock, the claim, the pause between hands or the lobby ends (epoch seconds)."""
    ping: int | None = None
    """The person whose turn has just begun: to be called once, with the table at the bottom of the channel."""
    news: tuple[Happening, ...] = ()
    """What happened since the table was last published, oldest first."""
    results: tuple[HandResult, ...] = ()
    """Hands that ended since then; usually none or one."""
    opens: float | None = None
    """Until when the next player has to leave time for calls before drawing; None where they may draw at once."""
    closes: float | None = None
    """When a game at which nobody does anything is closed, once that is to be announced."""
    caller: int | None = None
    """The seat whose call of Rummy waits for a nearer one."""
    votes: tuple[int, int] = (0, 0)
    """Votes to end the game, and how many would do it."""
    ready: frozenset[int] = frozenset()
    """Seats that have asked for the next hand."""
    may_start: bool = False
    """Lobby: any seated person may start, the host has been silent for long."""
    ended: str = ""
    """Why the table is over, as in `table_refusals.TableOver`; empty while it is not."""
    rematch: int | None = None
    """The table at which the same people play again."""
    fresh: int = 0
    """The version since which no card was moved."""

    @property
    def table_id(self) -> int:
        """The table's number, on every button."""
        return self.view.table_id

    @property
    def version(self) -> int:
        """The table's version, on every button."""
        return self.view.version

    def is_stale(self, version: int) -> bool:
        """Whether cards were moved since this version; votes and other presses that move none make nothing stale."""
        return not self.fresh <= version <= self.version


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was carried out: what its player sees now, and the events as that player may know them."""

    glance: Glance
    player: PlayerView | None
    """None for somebody without a hand (a lobby, a spectator, a moderator)."""
    events: tuple[Event, ...] = ()
    claim_until: float | None = None
    """A call of Rummy that was accepted and waits until then for a nearer one."""


class TurnedDown(Refused):
    """Raised by every action of the House that was refused; nothing has changed.

    `glance` and `player` are the table as it is now, where there is one and the person may see it.
    """

    def __init__(self, refusal: Refusal, glance: Glance | None = None, player: PlayerView | None = None) -> None:
        super().__init__(refusal)
        self.glance = glance
        self.player = player


# Notices


@dataclass(frozen=True, slots=True)
class Nudge:
    """Three quarters of the turn's time are gone; it ends at `until`."""

    until: float


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """The time was up, so a computer played this one turn."""


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A computer keeps the seat: `why` is "away" (until any press), "left" (until taken back) or "kicked"."""

    why: str


@dataclass(frozen=True, slots=True)
class SentAway:
    """The person was sent away from a table whose game has not begun."""


@dataclass(frozen=True, slots=True)
class HostNow:
    """The person is the host from now on."""


Notice = Nudge | TurnPlayed | SeatKept | SentAway | HostNow
