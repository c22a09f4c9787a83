"""Table: one table from its lobby to its end, as a conversation: `check`, `apply`, `view`, `view_for`, `copy`.

Everything that happens at a table is an entry of its log, and each entry makes one version.
"""

from __future__ import annotations

from typing import Final

from engine import entries as do
from engine import etiquette
from engine.actions import Buy, Deal, FalseCall, Pass
from engine.events import Event
from engine.match import Match
from engine.people import People, Seat
from engine.refusals import Refusal, Refused
from engine.rules import RuleSet
from engine.setup import Setup
from engine.showing import player_view, table_view
from engine.views import PlayerView, TableView

ASIDE: Final = frozenset({"left", "kicked", "took_back", "timed_out"})
"""What happens to a seat and not in the game: kinds of `Happening` that no event has."""
_MOVES_NO_CARD = Pass | Buy | FalseCall


class Table:
    """A table: its setup, its people, and the game once it has begun. Its repr shows no cards.

    A new one knows only its number; its first entry is `Opened`.
    """

    __slots__ = (
        "_rules",
        "closed",
        "covered",
        "fresh",
        "id",
        "match",
        "people",
        "rematch",
        "rematch_of",
        "setup",
        "turn_began",
        "version",
    )

    def __init__(self, table_id: int) -> None:
        self.id = table_id
        self.version = 0
        """Entries so far."""
        self.fresh = 0
        """The version that last moved a card: a press of an earlier one is stale."""
        self.turn_began = 0
        """The version with which the seat in turn came to its turn."""
        self.setup = Setup()
        self.people = People(0, [])
        self.match: Match | None = None
        self.covered: int | None = None
        """The seat whose turn a computer plays because the clock ran out."""
        self.closed = ""
        """Why the table was closed before the game's end."""
        self.rematch: int | None = None
        """The table where the same people play again."""
        self.rematch_of: int | None = None
        self._rules: RuleSet | None = None

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.status} at version {self.version}>"

    # What is so

    @property
    def rules(self) -> RuleSet:
        """The rule record of the setup."""
        if self._rules is None:
            self._rules = self.setup.rules()
        return self._rules

    @property
    def status(self) -> str:
        """ "lobby", "playing", "between" (hand over, next not dealt), "finished" or "closed"."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "lobby"
        if self.match.is_over:
            return "finished"
        return "between" if self.match.round is None or self.match.round.is_over else "playing"

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played here."""
        return bool(self.closed) or (self.match is not None and self.match.is_over)

    @property
    def why(self) -> str:
        """Why the table is over, "finished" for a game played to its end; empty while it is not."""
        return self.closed or ("finished" if self.is_over else "")

    @property
    def seat_in_turn(self) -> int | None:
        """Who has to act in the hand that is played."""
        round_ = self.match.round if self.match is not None else None
        return None if round_ is None or round_.is_over or self.closed else round_.turn

    @property
    def computer_in_turn(self) -> int | None:
        """The seat in turn, where a computer plays it."""
        seat = self.seat_in_turn
        return seat if seat is not None and (seat == self.covered or not self.people.seats[seat].is_held) else None

    @property
    def window_open(self) -> bool:
        """Whether the last discard may still be called or bought."""
        round_ = self.match.round if self.match is not None and not self.closed else None
        return round_ is not None and not round_.is_over and round_.discarder is not None and round_.phase == "draw"

    @property
    def is_asleep(self) -> bool:
        """Whether nobody is here to play for: computers rest until somebody comes back."""
        return not self.people.held()

    # What is done

    def check(self, by: int | None, act: do.Act) -> Refusal | None:
        """Why this person (or, None, the House) may not do this now; changes nothing."""
        return etiquette.check(self, by, act)

    def apply(self, by: int | None, act: do.Act) -> tuple[Event, ...]:
        """Do it and tell what happened in the game; raises `Refused`, and then nothing has changed."""
        if isinstance(act, do.Played):
            return self._play(by, act)
        refusal = self.check(by, act)
        if refusal is not None:
            raise Refused(refusal)
        self.version += 1
        self._change(by, act)
        return ()

    def _play(self, by: int | None, act: do.Played) -> tuple[Event, ...]:
        refusal = etiquette.check_player(self, by, act)
        if refusal is not None:
            raise Refused(refusal)
        assert self.match is not None
        turn = self.seat_in_turn
        events = self.match.apply(act.seat, act.action)  # looks at the cards itself
        self.version += 1
        if not isinstance(act.action, _MOVES_NO_CARD):
            self.fresh = self.version
        if by is not None:
            self.people.seats[act.seat].timeouts = 0
        if isinstance(act.action, Deal):
            self.people.ready = self.people.votes = frozenset()
        if self.seat_in_turn != turn or isinstance(act.action, Deal):
            self.turn_began = self.version
            self.covered = None
        return events

    def _change(self, by: int | None, act: do.Act) -> None:
        people = self.people
        seat = people.seat_of(by) if by is not None else None
        match act:
            case do.Opened(setup, name, computers, rematch_of):
                assert by is not None
                self.setup, self.rematch_of = setup, rematch_of
                self.people = People(by, [Seat(name, by), *map(Seat, computers)])
            case do.Joined(name):
                assert by is not None
                people.sit(by, name)
            case do.Left():
                assert seat is not None
                self._give_up(seat)
            case do.Kicked(kicked):
                self._give_up(kicked, kicked=True)
            case do.TookBack():
                assert seat is not None
                people.take_back(seat)
                self._note(seat, "took_back")
            case do.ComputerAdded(name):
                people.seats.append(Seat(name))
            case do.ComputerRemoved():
                del people.seats[people.computers()[-1]]
            case do.SetUp(setup):
                self.setup, self._rules = setup, None
            case do.HostChanged(to):
                people.host = to
            case do.Started(dealer):
                self.match = Match(self.rules, len(people.seats), dealer)
            case do.TimedOut(late):
                people.time_out(late)
                self.covered = late
                self._note(late, "timed_out")
            case do.NextHand():
                assert seat is not None
                people.ready |= {seat}
            case do.Voted():
                assert seat is not None
                people.votes |= {seat}
            case do.Ended(why):
                self.closed = why
            case do.RematchOpened(table_id):
                self.rematch = table_id

    def _give_up(self, seat: int, kicked: bool = False) -> None:
        user = self.people.seats[seat].user
        if self.match is not None:
            self.people.give_away(seat, self.match.scores[seat], kicked)
            self._note(seat, "kicked" if kicked else "left")
            return
        if kicked and user is not None:
            self.people.banned |= {user}
        self.people.rise(seat)

    def _note(self, seat: int, what: str) -> None:
        """A line among the hand's happenings."""
        if self.match is not None and self.match.round is not None:
            self.match.round.note(seat, what)

    def copy(self) -> Table:
        """An independent table in the same state."""
        twin = Table.__new__(Table)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.people = self.people.copy()
        twin.match = self.match.copy() if self.match is not None else None
        return twin

    # What is seen

    def view(self) -> TableView:
        """What the channel may see."""
        return table_view(self)

    def view_for(self, seat: int, view: TableView | None = None) -> PlayerView:
        """That, one hand, and what it may do now; `view` saves the work where there is one already."""
        return player_view(self, seat, view or self.view())
