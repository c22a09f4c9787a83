"""What happened at a table, as frozen facts; each says which of its fields everybody may see.

`Event.shown_to` gives the event as one seat (or the public) sees it: a field that is not public is None for
others. Closed by default: a new field stays private until it is named in `public`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self

from engine.cards import Card, cards_text
from engine.melds import Meld, Slot, meld_text

PUBLIC = -1
"""The viewer that stands for everybody."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact; `seat` is who did it (or -1 for the table)."""

    name: ClassVar[str] = ""
    public: ClassVar[frozenset[str]] = frozenset()
    seat: int

    def shown_to(self, viewer: int) -> Self:
        """This event with everything left out that `viewer` (a seat, or `PUBLIC`) may not know."""
        if viewer == self.seat and viewer != PUBLIC:
            return self
        hidden: dict[str, Any] = {
            field.name: None for field in fields(self) if field.name not in self.public and field.name != "seat"
        }
        return replace(self, **hidden) if hidden else self

    def plain(self) -> dict[str, Any]:
        """The event in JSON-ready form, `event` first; what is None is left out."""
        out: dict[str, Any] = {"event": self.name}
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None and not (field.name == "seat" and value == PUBLIC):
                out[field.name] = _plain(value)
        return out


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Slot):
        return value.text
    if not isinstance(value, tuple):
        return meld_text(value) if hasattr(value, "slots") else value
    if value and all(isinstance(item, Card) for item in value):
        return cards_text(value)
    return [_plain(item) for item in value]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A new hand: cards each, upcard, the cards left in the stock."""

    name = "dealt"
    public = frozenset({"deal", "dealer", "each", "upcard", "stock"})
    deal: int
    dealer: int
    each: int
    upcard: Card
    stock: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The top card of the stock went to the hand; only its owner sees it."""

    name = "drew"
    public = frozenset()
    card: Card | None


@dataclass(frozen=True, slots=True)
class Took(Event):
    """Cards of the discard pile went to the hand, bottom to top; `duty` must be played at once."""

    name = "took"
    public = frozenset({"cards", "duty"})
    cards: tuple[Card, ...]
    duty: Card | None


@dataclass(frozen=True, slots=True)
class Melded(Event):
    """A new meld on the table."""

    name = "melded"
    public = frozenset({"meld_id", "meld"})
    meld_id: str
    meld: Meld


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """Cards laid off on a meld; `slots` says what they stand for."""

    name = "laid_off"
    public = frozenset({"meld_id", "slots"})
    meld_id: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A natural card took the joker's place; the joker must be played in this turn."""

    name = "swapped"
    public = frozenset({"meld_id", "card", "joker"})
    meld_id: str
    card: Card
    joker: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card onto the pile; the turn is over."""

    name = "discarded"
    public = frozenset({"card"})
    card: Card


@dataclass(frozen=True, slots=True)
class Called(Event):
    """Rummy was called: these pile cards, bottom to top, went to the caller, whose turn it is now."""

    name = "called"
    public = frozenset({"cards"})
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallFailed(Event):
    """A wrong call, which costs `penalty` points by house rule."""

    name = "call_failed"
    public = frozenset({"penalty"})
    penalty: int


@dataclass(frozen=True, slots=True)
class BuyAsked(Event):
    """A seat asks for the discard."""

    name = "buy_asked"
    public = frozenset()


@dataclass(frozen=True, slots=True)
class BuyPassed(Event):
    """A seat does not want the discard."""

    name = "passed"
    public = frozenset()


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """The discard went to a buyer, with the top stock card as its price."""

    name = "bought"
    public = frozenset({"card"})
    card: Card
    price: Card | None


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """Nothing drawn from what is left."""

    name = "declined"
    public = frozenset()


@dataclass(frozen=True, slots=True)
class Restocked(Event):
    """The discards but the top one became the new stock of `cards` cards."""

    name = "restocked"
    public = frozenset({"cards"})
    cards: int


@dataclass(frozen=True, slots=True)
class Floated(Event):
    """The last card left the hand by meld or lay-off; the hand goes on (house rule floating)."""

    name = "floated"
    public = frozenset()


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """The hand is empty (or, in Three Thirteen, shown): `how` is "meld", "layoff", "contract", "discard" or "shown"."""

    name = "went_out"
    public = frozenset({"how"})
    how: str


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A hand is shown: its melds and what is left over."""

    name = "shown"
    public = frozenset({"melds", "left", "penalty"})
    melds: tuple[tuple[Card, ...], ...]
    left: tuple[Card, ...]
    penalty: int


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """The hand is over: `why` is "out", "stock" or "dead"; points of this hand and totals by seat."""

    name = "hand_ended"
    public = frozenset({"why", "points", "totals"})
    why: str
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; several winners share it."""

    name = "game_ended"
    public = frozenset({"winners", "totals"})
    winners: tuple[int, ...]
    totals: tuple[int, ...]
