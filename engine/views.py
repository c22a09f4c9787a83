"""What may be seen: `TableView` by the channel, `PlayerView` by one player.

A `SeatView` counts cards and cannot hold any, so code that takes a `TableView` cannot leak a hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Move
from engine.cards import Card
from engine.melds import Meld, MeldRules, Named, Run, SetMeld, Slot, meld_text
from engine.rules import Contract, RuleSet

__all__ = [
    "Card",
    "Contract",
    "HandResult",
    "Happening",
    "Meld",
    "MeldRules",
    "MeldView",
    "Move",
    "Named",
    "PlayerView",
    "RuleSet",
    "Run",
    "SeatResult",
    "SeatView",
    "SetMeld",
    "ShownHand",
    "Slot",
    "TableView",
    "meld_text",
]


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand laid open by the rules (Three Thirteen's last turns, or the end of a hand)."""

    melds: tuple[tuple[Card, ...], ...]
    left: tuple[Card, ...]
    penalty: int
    """Points of the cards left over."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it."""

    seat: int
    name: str
    user: int | None
    """The person's account number; None for a computer player that nobody's seat it was."""
    is_computer: bool
    """A computer plays this seat now (its own, or one it keeps for somebody)."""
    has_left: bool
    """The person has left the table; a computer keeps the seat, or nobody does."""
    card_count: int
    hand_points: int
    """Points this seat has on the table in this hand (Rummy 500); 0 elsewhere."""
    score: int
    """The game score before this hand."""
    is_dealer: bool
    down: int
    """Contract games: 0 not down, 1 went down in this turn, 2 in an earlier turn."""
    buys: int
    """Buys used in this hand."""
    shown: ShownHand | None = None


@dataclass(frozen=True, slots=True)
class MeldView:
    """A meld on the table; slots say who placed each card and what a wild stands for."""

    id: str
    owner: int
    meld: Meld

    @property
    def kind(self) -> str:
        """ "set" or "run"."""
        return self.meld.kind

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The cards in order."""
        return self.meld.slots


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of what happened, public, oldest first in `TableView.recent`.

    `what` is the `name` of the event ("drew", "took", "melded", "laid_off", "discarded", "swapped", "called",
    "bought", "declined", "restocked", "floated", "went_out", ...).
    """

    seat: int
    what: str
    cards: tuple[Card, ...] = ()
    meld_id: str | None = None
    number: int = 0
    """Cards restocked, or points of a penalty."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's hand in figures; its leftover cards are open now."""

    seat: int
    melded: int
    """Points of own melds (Rummy 500)."""
    laid_off: int
    """Points of cards laid off on melds (Rummy 500)."""
    in_hand: int
    """Points of the cards left over, as a positive number."""
    left: tuple[Card, ...]
    points: int
    """Points of this hand with their sign."""
    penalty: int
    """Points lost by wrong calls in this hand, as a positive number; counted in `points`."""
    total: int
    """The game score after this hand."""
    melds: tuple[tuple[Card, ...], ...] = ()
    """Three Thirteen: how the hand was arranged."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """The end of a hand."""

    deal: int
    why: str
    """ "out", "stock" (declined or used up) or "dead" (nobody scores)."""
    out: int | None
    """The seat that went out."""
    rummy: bool
    """Basic Rummy: the winner went rummy, points doubled."""
    seats: tuple[SeatResult, ...]
    next_dealer: int
    game_over: bool
    winners: tuple[int, ...]
    """Seats that won the game; empty while it goes on."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as everybody sees it."""

    table_id: int
    version: int
    """Grows by one with each action; on every button."""
    rules: RuleSet
    status: str
    """ "lobby", "playing", "between" (hand over, next not dealt), "finished" or "closed"."""
    host: int | None
    """The host's account number."""
    seats: tuple[SeatView, ...]
    open_seats: int
    """Lobby: seats nobody has taken yet."""
    deal: int
    """1, 2, ...; 0 before the first."""
    dealer: int
    phase: str
    """ "draw", "play" or "call" (discarded, the next player has not drawn yet); "" outside a hand."""
    turn: int
    """The seat in turn; -1 outside a hand."""
    stock_count: int
    discard: tuple[Card, ...]
    """The pile as it lies open, bottom to top: all of it where it is spread, else the top card."""
    discard_count: int
    melds: tuple[MeldView, ...]
    taken: Card | None
    """The card taken singly from the pile this turn, which may not be discarded (G1)."""
    duty: Card | None
    """The card that must be played now."""
    discarder: int | None
    """Who may not call or buy while the window is open; None where it is shut."""
    out: int | None
    """Three Thirteen: the seat that has gone out (last turns)."""
    waiting: tuple[int, ...]
    """Three Thirteen: seats whose last turn is still to come, in order."""
    wild_rank: int
    """The rank that is wild in this deal, 0 for none."""
    contract: Contract | None
    swaps: tuple[tuple[str, str], ...]
    """Contract Rummy: (meld id, card its joker stands for) that a swap could be made with."""
    recent: tuple[Happening, ...]
    """The last happenings of this hand, oldest first."""
    result: HandResult | None
    """Once the hand is over."""
    can_call: bool
    """Whether calls are open to anyone at all; never whether one would succeed."""
    can_buy: bool

    @property
    def game(self) -> str:
        """The game's name, "rummy500" and so on."""
        return self.rules.game


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The table as one player sees it: everything public, one hand, and what that player may do now."""

    table: TableView
    seat: int
    hand: tuple[Card, ...]
    """In the order in which the cards came."""
    drawn: Card | None
    """The card drawn from the stock this turn."""
    legal: tuple[Move, ...]
    """Canonical moves open to this seat now; `Round.check` is the truth."""
    seen: tuple[Card, ...] = ()
    """All discards that lie in the pile, bottom to top: an attentive player has seen each of them."""
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat, cards that were taken from the pile for all to see and are still in that hand."""
