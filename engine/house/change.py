"""Change: what one press makes of a table, tried on a copy; the House keeps it whole or not at all."""

from __future__ import annotations

from engine.actions import CHANCE, Action, CallRummy, Deal, FalseCall, Restock
from engine.entries import Act, Ended, Played, to_line
from engine.events import Event, HandEnded
from engine.house.protocols import Dice
from engine.moves.calling import is_false_call
from engine.refusals import Refusal, Refused, RestockDue
from engine.table import Table


class Change:
    """Acts done one after the other to a copy of a table, with their log lines and events.

    `table` is the copy, `before` the table as it stood; any method raises `Refused`, and then the change is void.
    """

    def __init__(self, before: Table, dice: Dice, by: int | None = None) -> None:
        self.before = before
        self.table = before.copy()
        self.by = by
        """The person behind it, None for the House."""
        self.lines: list[str] = []
        self.events: list[Event] = []
        self._dice = dice

    def do(self, act: Act, by: int | None = None) -> None:
        """One act of a person, or of the House."""
        self.events += self.table.apply(by, act)
        self.lines.append(to_line(by, act))

    def play(self, seat: int, action: Action, by: int | None = None) -> None:
        """A move, with the shuffle that it needs before it."""
        try:
            self.do(Played(seat, action), by)
        except Refused as refused:
            if not isinstance(refused.refusal, RestockDue):
                raise
            order = list(refused.refusal.cards)
            self._dice.shuffle(order)
            self.do(Played(CHANCE, Restock(tuple(order))))
            self.do(Played(seat, action), by)

    def deal(self) -> None:
        """Shuffle and deal the next hand."""
        assert self.table.match is not None
        deck = self.table.match.deal_due()
        assert deck is not None
        self._dice.shuffle(deck)
        self.do(Played(CHANCE, Deal(tuple(deck))))

    def false_call(self, seat: int, call: CallRummy, refusal: Refusal, by: int | None) -> bool:
        """Whether this refused call costs points; then they are taken."""
        hand = self.table.match.round if self.table.match is not None else None
        if hand is None or not is_false_call(hand, refusal):
            return False
        self.do(Played(seat, FalseCall()), by)
        return True

    def follow(self) -> None:
        """What follows by itself once people have come, gone, voted or are ready."""
        table = self.table
        if table.is_over:
            return
        if not table.people.peopled():
            self.do(Ended("empty"))
        elif table.match is not None and table.people.vote_is_won:
            self.do(Ended("vote"))
        elif table.status == "between" and table.people.all_ready:
            self.deal()

    @property
    def hand_ended(self) -> bool:
        """Whether a hand ended with it."""
        return any(isinstance(event, HandEnded) for event in self.events)

    @property
    def dealt(self) -> bool:
        """Whether a hand was dealt with it."""
        return any(event.name == "dealt" for event in self.events)
