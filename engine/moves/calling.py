"""Calling "Rummy" out of turn (rules.md 3.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine.actions import CallRummy, FalseCall, LayMeld, LayOff
from engine.cards import Card
from engine.events import Called, CallFailed, Event
from engine.meld_readings import read_layoff, read_meld
from engine.melds import Meld
from engine.moves import guards, laying
from engine.refusals import (
    CallClosed,
    CallNoPlay,
    CallSelf,
    CallUsesHand,
    JokerDeclarationRequired,
    NoSuchMeld,
    NotInPile,
    NotThisGame,
    Refusal,
)

if TYPE_CHECKING:
    from engine.round import Round


class Plan(NamedTuple):
    """A justified call: the meld it makes, and the pile cards it lifts (bottom to top)."""

    meld: Meld
    taken: tuple[Card, ...]


def window_problem(table: Round, seat: int) -> Refusal | None:
    """Why this seat may not call at all now, whatever the cards."""
    if not table.rules.calling:
        known = any(name == "calling" for name, _ in table.rules.house)
        return CallClosed() if known else NotThisGame("rummy")
    if table.discarder is None or table.phase != "draw":
        return CallClosed()
    return CallSelf() if seat == table.discarder else None


def check(table: Round, seat: int, action: CallRummy) -> Plan | Refusal:
    """The named play must work with cards of the pile alone (or, by house rule, with hand cards too)."""
    shut = window_problem(table, seat)
    if shut is not None:
        return shut
    pile, hand = table.discard, table.hands[seat]
    others = tuple(card for card in action.cards if card not in pile)
    if any(card not in hand for card in others):
        return NotInPile(next(card for card in others if card not in hand))
    if others and not table.rules.call_uses_hand:
        return CallUsesHand(others)
    if len(others) == len(action.cards):
        return CallNoPlay(action.cards)
    named = dict(action.named)
    if action.onto is None:
        readings = read_meld(action.cards, table.melding, action.kind, named, seat)
    elif action.onto in table.melds:
        readings = read_layoff(table.melds[action.onto].meld, action.cards, table.melding, named, seat)
    else:
        return NoSuchMeld(action.onto, tuple(table.melds))
    meld = guards.settle(readings, action.cards, action.onto)
    if isinstance(meld, Refusal):
        return meld if isinstance(meld, JokerDeclarationRequired) else CallNoPlay(action.cards)
    deepest = min(pile.index(card) for card in action.cards if card not in others)
    taken = tuple(pile[deepest:])
    left = [card for card in (*hand, *taken) if card not in action.cards]
    return guards.check_left(table, left, ()) or Plan(meld, taken)


def call(table: Round, seat: int, action: CallRummy, plan: Plan, events: list[Event]) -> None:
    """The caller lifts the pile from the deepest card needed, makes the play, and is in turn."""
    del table.discard[len(table.discard) - len(plan.taken) :]
    table.lift(seat, plan.taken)
    table.turn, table.phase, table.discarder = seat, "play", None
    events.append(Called(seat, plan.taken))
    table.note(seat, "called", plan.taken)
    if action.onto is None:
        laying.meld(table, seat, LayMeld(action.cards, action.kind, action.named), plan.meld, events)
    else:
        laying.layoff(table, seat, LayOff(action.cards, action.onto, action.named), plan.meld, events)


def check_false(table: Round, seat: int, action: FalseCall) -> Refusal | None:
    """A wrong call costs something only where the table says so, and only in a window."""
    if not table.rules.false_call_penalty:
        return NotThisGame("false_call")
    return window_problem(table, seat)


def false_call(table: Round, seat: int, action: FalseCall, plan: object, events: list[Event]) -> None:
    """The points are taken off this hand's score."""
    table.penalties[seat] += table.rules.false_call_penalty
    events.append(CallFailed(seat, table.rules.false_call_penalty))
    table.note(seat, "call_failed", n=table.rules.false_call_penalty)


def nearest(players: int, discarder: int, callers: Iterable[int]) -> int:
    """Of several callers the one whose turn comes first after the discarder's, whatever each wants."""
    return min(callers, key=lambda seat: (seat - discarder - 1) % players)


def is_false_call(table: Round, refusal: Refusal) -> bool:
    """Whether a refused call costs points at this table; a `FalseCall` by that seat then has to follow."""
    return bool(table.rules.false_call_penalty) and isinstance(refusal, CallNoPlay | CallUsesHand)
