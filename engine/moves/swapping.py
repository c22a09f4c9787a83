"""The natural card for a joker in a run (rules.md 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import legal
from engine.actions import SwapJoker
from engine.cards import Card
from engine.events import Event, Swapped
from engine.melds import Meld, Run, Slot
from engine.moves import laying
from engine.refusals import (
    DutyPending,
    NoSuchMeld,
    NotInHand,
    Refusal,
    SwapCard,
    SwapNoUse,
    SwapOff,
    SwapOwn,
    SwapSet,
    SwapTooEarly,
)

if TYPE_CHECKING:
    from engine.round import Round


class Plan(NamedTuple):
    """A legal swap: the run with the natural card in place, and the joker set free."""

    meld: Meld
    joker: Card


def check(table: Round, seat: int, action: SwapJoker) -> Plan | Refusal:
    """All six conditions; the first that fails is told."""
    rules = table.rules
    if not rules.joker_swap:
        return SwapOff()
    early = laying.contract_first(table, seat)
    if early is not None:
        return early
    target = table.melds.get(action.onto)
    if target is None:
        return NoSuchMeld(action.onto, tuple(table.melds))
    if not isinstance(target.meld, Run):
        return SwapSet(action.onto)
    jokers = [slot for slot in target.meld.slots if slot.card.is_joker]
    others = [slot for slot in jokers if rules.joker_swap_own or slot.by != seat]
    wanted = tuple(slot.named.text for slot in others)
    if jokers and not others:
        return SwapOwn(action.onto)
    if table.down[seat] != 2:
        return SwapTooEarly()
    slot = next((slot for slot in others if slot.named.text == action.card.text), None)
    if slot is None:
        own = any(slot.named.text == action.card.text for slot in jokers)
        return SwapOwn(action.onto) if own else SwapCard(action.onto, action.card, wanted)
    if action.card not in table.hands[seat]:
        return NotInHand((action.card,))
    if table.duty is not None:
        return DutyPending(table.duty)
    plan = Plan(_swapped(target.meld, slot, action.card, seat), slot.card)
    return plan if _joker_has_use(table, seat, action, plan) else SwapNoUse(action.onto)


def _swapped(run: Run, old: Slot, card: Card, seat: int) -> Run:
    new = Slot(card, old.position, old.suit, False, seat)
    return Run(run.suit, tuple(new if slot is old else slot for slot in run.slots))


def _joker_has_use(table: Round, seat: int, action: SwapJoker, plan: Plan) -> bool:
    """Whether the joker can be played at once without stranding the player (condition 6, G4)."""
    trial = table.copy()
    swap(trial, seat, action, plan, [])
    return next(legal.duty_plays(trial, seat), None) is not None


def swap(table: Round, seat: int, action: SwapJoker, plan: Plan, events: list[Event]) -> None:
    """The natural card takes the joker's place; the joker is the duty card."""
    hand = table.hands[seat]
    hand.remove(action.card)
    hand.append(plan.joker)
    table.melds[action.onto].meld = plan.meld
    table.duty = plan.joker
    events.append(Swapped(seat, action.onto, action.card, plan.joker))
    table.note(seat, "swapped", (action.card, plan.joker), action.onto)
