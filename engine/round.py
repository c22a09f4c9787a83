"""Round: one deal from shuffle to result, as a conversation: `check`, `apply`, `legal_actions`, `copy`.

The state is plain lists behind the verbs; what may be done when stands in `engine.flow`, each move in its own
module of `engine.moves`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine import flow, legal
from engine.actions import WORDS, Action, Move
from engine.cards import Card
from engine.events import Event
from engine.melds import Meld, MeldRules
from engine.refusals import HandOver, NotThisGame, NotYourTurn, Refusal, Refused, WrongPhase
from engine.rules import RuleSet
from engine.views import Happening, ShownHand

RECENT: Final = 12
"""How many happenings a round remembers for the views."""


@dataclass(slots=True)
class TableMeld:
    """A meld on the table under its name (rules.md 1.5); `meld` is replaced when it grows."""

    id: str
    owner: int
    meld: Meld


class Round:
    """One hand. Seats are numbers from 0, clockwise; piles are bottom to top (the last card is drawn first).

    Made by `Round.dealt`, or empty and then filled for a told position. Its repr shows no cards.
    """

    __slots__ = (
        "buy_requests",
        "buys",
        "deal",
        "dealer",
        "discard",
        "discarder",
        "down",
        "drawn",
        "duty",
        "ended",
        "hands",
        "idle_restocks",
        "in_sight",
        "meld_numbers",
        "melding",
        "melds",
        "melds_this_turn",
        "out",
        "penalties",
        "phase",
        "played_before",
        "played_now",
        "players",
        "recent",
        "rules",
        "shown",
        "stock",
        "taken",
        "turn",
        "waiting",
    )

    def __init__(self, rules: RuleSet, players: int, dealer: int, deal: int = 1) -> None:
        self.rules = rules
        self.players = players
        self.dealer = dealer
        self.deal = deal
        self.melding: MeldRules = rules.melding(deal)
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stock: list[Card] = []
        self.discard: list[Card] = []
        self.melds: dict[str, TableMeld] = {}
        self.meld_numbers = [0] * players
        """The highest meld number given to each owner."""
        self.turn = (dealer + 1) % players
        self.phase = "draw"
        self.taken: Card | None = None
        self.duty: Card | None = None
        self.drawn: Card | None = None
        self.discarder: int | None = None
        """Who ended the last turn, while calls and buys are open."""
        self.down = [0] * players
        self.played_before = [False] * players
        """Per seat: melded or laid off in an earlier turn of this hand."""
        self.played_now = False
        self.melds_this_turn = 0
        self.buys = [0] * players
        self.buy_requests: list[int] = []
        self.out: int | None = None
        self.waiting: list[int] = []
        """Three Thirteen: seats whose last turn is still to come, the one in turn first."""
        self.shown: dict[int, ShownHand] = {}
        self.penalties = [0] * players
        self.ended: str | None = None
        """Why the hand is over: "out", "stock" or "dead"; None while it goes on."""
        self.idle_restocks = 0
        """How often the stock was made anew since the last meld or lay-off."""
        self.recent: list[Happening] = []
        self.in_sight: list[Card] = []
        """Cards that were taken from the pile for all to see, in the order of taking; whoever holds one is known to."""

    @classmethod
    def dealt(cls, rules: RuleSet, players: int, dealer: int, deal: int, order: Sequence[Card]) -> Round:
        """A round dealt from a whole deck: singly from the dealer's left, then the upcard, the rest the stock.

        The order's first card is dealt first; the stock's next card is the one after the upcard (scenarios.md).
        """
        made = cls(rules, players, dealer, deal)
        each = rules.hand_size(players, deal)
        for index, card in enumerate(order[: each * players]):
            made.hands[(dealer + 1 + index) % players].append(card)
        rest = list(order[each * players :])
        made.discard = [rest[0]]
        made.stock = rest[:0:-1]
        return made

    def __repr__(self) -> str:
        return (
            f"<Round {self.rules.game} deal {self.deal}, {self.players} seats, turn {self.turn} {self.phase}, "
            f"stock {len(self.stock)}, discard {len(self.discard)}, melds {len(self.melds)}>"
        )

    @property
    def is_over(self) -> bool:
        """Whether the hand has ended."""
        return self.ended is not None

    @property
    def table_melds(self) -> Iterable[tuple[str, Meld]]:
        """(id, meld) of all melds in the order of laying."""
        return [(item.id, item.meld) for item in self.melds.values()]

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not do this now, None where it may; changes nothing."""
        plan = self._plan(seat, action)
        return plan if isinstance(plan, Refusal) else None

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it and tell what happened; raises `Refused`, and then nothing has changed."""
        plan = self._plan(seat, action)
        if isinstance(plan, Refusal):
            raise Refused(plan)
        events: list[Event] = []
        flow.perform(self, seat, action, plan, events)
        return tuple(events)

    def _plan(self, seat: int, action: Action) -> object:
        if self.ended is not None:
            return HandOver()
        entry = flow.entry(self.rules.flow, type(action))
        if entry is None:
            return NotThisGame(WORDS[type(action)])
        if entry.in_turn:
            if seat != self.turn:
                return NotYourTurn(self.turn)
            if self.phase != entry.phase:
                return WrongPhase(self.phase)
        return entry.check(self, seat, action)

    def legal_actions(self, seat: int | None = None) -> tuple[Move, ...]:
        """Canonical moves open to the seat in turn (or, out of turn, the calls and buys open to `seat`).

        All that is listed passes `check`; of melds the largest and each least part are listed.
        """
        return legal.legal_actions(self, self.turn if seat is None else seat)

    def copy(self) -> Round:
        """An independent round in the same state."""
        twin = Round.__new__(Round)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand.copy() for hand in self.hands]
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        twin.melds = {key: TableMeld(item.id, item.owner, item.meld) for key, item in self.melds.items()}
        return twin

    # what the moves have in common

    def note(self, seat: int, what: str, cards: tuple[Card, ...] = (), meld_id: str | None = None, n: int = 0) -> None:
        """Remember one public line for the views."""
        self.recent.append(Happening(seat, what, cards, meld_id, n))
        if len(self.recent) > RECENT:
            del self.recent[0]

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.players

    def lift(self, seat: int, cards: Sequence[Card]) -> None:
        """Cards of the pile go to this hand, and everybody sees which."""
        self.hands[seat].extend(cards)
        self.in_sight = [*(card for card in self.in_sight if card not in cards), *cards]

    def hide(self, cards: Sequence[Card]) -> None:
        """Cards go back under the stock: nobody knows any more where they are."""
        self.in_sight = [card for card in self.in_sight if card not in cards]

    def known(self, seat: int) -> tuple[Card, ...]:
        """The cards that everybody knows to be in this hand: taken from the pile and not played since."""
        hand = self.hands[seat]
        return tuple(card for card in self.in_sight if card in hand)

    def open_turn(self, seat: int) -> None:
        """It is this seat's turn to draw; with nothing left to draw the hand ends by itself (rules.md 3.7, 3.9)."""
        self.turn, self.phase = seat, "draw"
        if not self.stock and (not self.discard or self.rules.stock_exhaustion == "end_now"):
            self.ended = "stock"

    def close_turn(self, seat: int) -> None:
        """The seat's turn is over without ending the hand."""
        self.taken = self.duty = self.drawn = None
        self.melds_this_turn = 0
        if self.played_now:
            self.played_before[seat] = True
            self.played_now = False
        if self.down[seat] == 1:
            self.down[seat] = 2
        self.buy_requests.clear()
        self.discarder = seat if self.rules.calling or self.rules.buying else None
        if self.waiting:
            self.waiting.remove(seat)
            if not self.waiting:
                self.ended = "out"
                return
        self.open_turn(self.next_seat(seat))

    def go_out(self, seat: int) -> None:
        """The seat's last card has left the hand: the hand is over."""
        self.out, self.ended = seat, "out"

    def lay(self, seat: int, meld: Meld) -> str:
        """Put a new meld on the table; its name is the owner's letter and a running number."""
        self.meld_numbers[seat] += 1
        meld_id = f"{chr(65 + seat)}{self.meld_numbers[seat]}"
        self.melds[meld_id] = TableMeld(meld_id, seat, meld)
        return meld_id


_LISTS = (
    "stock",
    "discard",
    "meld_numbers",
    "down",
    "played_before",
    "buys",
    "buy_requests",
    "waiting",
    "shown",
    "penalties",
    "recent",
    "in_sight",
)
_SHARED = tuple(name for name in Round.__slots__ if name not in (*_LISTS, "hands", "melds"))
