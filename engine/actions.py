"""What can be done at a table, as small frozen values with a wire form both ways (rules/scenarios.md).

Cards in the wire form are exact ("7H#2" for a twin), so that a log replays to the same physical cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.cards import RANKS, SUITS, Card, NotACard, cards_code, parse_cards
from engine.melds import Named

CHANCE: Final = -1
"""The seat of the shuffle: `Deal` and `Restock` are its actions."""
Declared = tuple[tuple[Card, Named], ...]
"""What wild cards (or aces) of an action are to be."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The top card of the stock."""


@dataclass(frozen=True, slots=True)
class Take:
    """This card of the discard pile and all above it."""

    card: Card


@dataclass(frozen=True, slots=True)
class LayMeld:
    """A new meld from the hand; `kind` ("set" or "run") only where both readings exist."""

    cards: tuple[Card, ...]
    kind: str | None = None
    named: Declared = ()


@dataclass(frozen=True, slots=True)
class LayContract:
    """All melds of the contract together."""

    melds: tuple[LayMeld, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Cards from the hand onto one meld of the table."""

    cards: tuple[Card, ...]
    onto: str
    named: Declared = ()


@dataclass(frozen=True, slots=True)
class SwapJoker:
    """The natural card for the joker that stands for it in meld `onto`."""

    onto: str
    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """One card onto the discard pile; ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class GoOut:
    """Three Thirteen: show the melds and discard the last card; `melds` None for the best division found."""

    discard: Card
    melds: tuple[tuple[Card, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class CallRummy:
    """Call "Rummy" with one play of pile cards: a lay-off `onto` a meld, or a new meld where that is None."""

    cards: tuple[Card, ...]
    onto: str | None = None
    kind: str | None = None
    named: Declared = ()


@dataclass(frozen=True, slots=True)
class Decline:
    """Nothing to draw that is wanted: the hand ends by the rules of the dry stock."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No interest in buying the discard."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Ask for the discard out of turn (rules.md 9.1)."""


@dataclass(frozen=True, slots=True)
class FalseCall:
    """A wrong call that costs points by house rule; follows a refused `CallRummy`, changes nothing else."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole deck in dealing order; the first card goes to the seat left of the dealer."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Restock:
    """Chance: all discards but the top one as the new stock, bottom to top (the last is drawn first)."""

    order: tuple[Card, ...]


Move = (
    Draw
    | Take
    | LayMeld
    | LayContract
    | LayOff
    | SwapJoker
    | Discard
    | GoOut
    | CallRummy
    | Decline
    | Pass
    | Buy
    | FalseCall
)
"""What a seat does."""
Chance = Deal | Restock
"""What the shuffle does."""
Action = Move | Chance

WORDS: Mapping[type, str] = {
    Draw: "draw",
    Take: "take",
    LayMeld: "meld",
    LayContract: "contract",
    LayOff: "layoff",
    SwapJoker: "swap",
    Discard: "discard",
    GoOut: "out",
    CallRummy: "rummy",
    Decline: "decline",
    Pass: "pass",
    Buy: "buy",
    FalseCall: "false_call",
    Deal: "deal",
    Restock: "restock",
}
"""The `do` word of each action."""

_NAMED = re.compile(r"(?P<card>[^=]+)=(?P<as>LOW|HIGH|(?P<rank>10|[A2-9TJQK])(?P<suit>[SHDC♠♥♦♣])?)")
_SIGNS = dict(zip("♠♥♦♣", SUITS, strict=True))


class NotAnAction(ValueError):
    """Raised for a wire form that is no action; its argument says why."""


def named_text(card: Card, named: Named) -> str:
    """ "X1=7S", in exact card form."""
    return f"{card.code}={named.text}"


def declared_code(cards: Sequence[Card], named: Declared) -> str:
    """ "7H X1=8H": exact cards, each with what it is declared to be."""
    means = dict(named)
    return " ".join(named_text(card, means[card]) if card in means else card.code for card in cards)


def parse_declared(text: str) -> tuple[tuple[Card, ...], Declared]:
    """Cards and declarations from "7H X1=8H AH=low"; raises `NotACard` with the part that is neither."""
    cards: list[Card] = []
    named: list[tuple[Card, Named]] = []
    for part in re.split(r"[\s,]+", text.strip()):
        if not part:
            continue
        match = _NAMED.fullmatch(part.upper())
        if match is None:
            cards.append(Card.parse(part))
            continue
        card = Card.parse(match["card"])
        cards.append(card)
        named.append((card, parse_named(match["as"])))
    return tuple(cards), tuple(named)


def parse_named(text: str) -> Named:
    """ "7S", "7", "low" or "high"; raises `NotACard`."""
    match = _NAMED.fullmatch("X1=" + text.strip().upper())
    if match is None:
        raise NotACard(text)
    if match["rank"] is None:
        return Named(0, None, match["as"].lower())
    rank = RANKS.index("T" if match["rank"] == "10" else match["rank"])
    suit = match["suit"]
    return Named(rank, None if suit is None else SUITS.index(_SIGNS.get(suit, suit)))


def to_wire(action: Action) -> dict[str, Any]:
    """The action as JSON-ready fields, `do` first; `from_wire` reads it back exactly."""
    wire: dict[str, Any] = {"do": WORDS[type(action)]}
    match action:
        case Take(card) | Discard(card):
            wire["card"] = card.code
        case LayMeld(cards, kind, named):
            wire["cards"] = declared_code(cards, named)
            if kind:
                wire["kind"] = kind
        case LayContract(melds):
            wire["melds"] = [{key: value for key, value in to_wire(meld).items() if key != "do"} for meld in melds]
        case LayOff(cards, onto, named):
            wire |= {"cards": declared_code(cards, named), "onto": onto}
        case SwapJoker(onto, card):
            wire |= {"onto": onto, "card": card.code}
        case GoOut(discard, melds):
            wire["discard"] = discard.code
            if melds is not None:
                wire["melds"] = [cards_code(meld) for meld in melds]
        case CallRummy(cards, onto, kind, named):
            wire["cards"] = declared_code(cards, named)
            if onto:
                wire["onto"] = onto
            if kind:
                wire["kind"] = kind
        case Deal(order) | Restock(order):
            wire["order"] = cards_code(order)
    return wire


def from_wire(wire: Mapping[str, Any]) -> Action:
    """The action of a wire form made by `to_wire`; raises `NotAnAction`."""
    try:
        return _from_wire(wire)
    except (KeyError, TypeError, AttributeError, NotACard) as error:
        raise NotAnAction(str(error)) from error


def _from_wire(wire: Mapping[str, Any]) -> Action:
    do = wire["do"]
    if do in _PLAIN:
        return _PLAIN[do]
    if do == "take":
        return Take(Card.parse(wire["card"]))
    if do == "discard":
        return Discard(Card.parse(wire["card"]))
    if do == "meld":
        return _meld_from_wire(wire)
    if do == "contract":
        return LayContract(tuple(_meld_from_wire(meld) for meld in wire["melds"]))
    if do == "layoff":
        cards, named = parse_declared(wire["cards"])
        return LayOff(cards, wire["onto"], named)
    if do == "swap":
        return SwapJoker(wire["onto"], Card.parse(wire["card"]))
    if do == "out":
        melds = wire.get("melds")
        shown = None if melds is None else tuple(parse_cards(meld) for meld in melds)
        return GoOut(Card.parse(wire["discard"]), shown)
    if do == "rummy":
        cards, named = parse_declared(wire["cards"])
        return CallRummy(cards, wire.get("onto"), wire.get("kind"), named)
    if do == "deal":
        return Deal(parse_cards(wire["order"]))
    if do == "restock":
        return Restock(parse_cards(wire["order"]))
    raise NotAnAction(f"unknown action {do!r}")


def _meld_from_wire(wire: Mapping[str, Any]) -> LayMeld:
    cards, named = parse_declared(wire["cards"])
    return LayMeld(cards, wire.get("kind"), named)


_PLAIN: Mapping[str, Action] = {
    "draw": Draw(),
    "decline": Decline(),
    "pass": Pass(),
    "buy": Buy(),
    "false_call": FalseCall(),
}
