"""New melds and lay-offs (rules.md 1.6, 3.3, 5.2, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import LayMeld, LayOff
from engine.events import Event, LaidOff, Melded
from engine.meld_readings import read_layoff, read_meld
from engine.melds import Meld
from engine.moves import guards
from engine.refusals import (
    ContractFirst,
    LayoffLater,
    NoExtraMelds,
    NoSuchMeld,
    OneMeldATurn,
    OwnMeldFirst,
    Refusal,
)
from engine.rules import CONTRACT

if TYPE_CHECKING:
    from engine.round import Round


def contract_first(table: Round, seat: int) -> Refusal | None:
    """In contract games nothing goes on the table before the contract."""
    wanted = table.rules.contract(table.deal)
    if table.rules.flow == CONTRACT and wanted is not None and table.down[seat] == 0:
        return ContractFirst(wanted.sets, wanted.runs)
    return None


def check_meld(table: Round, seat: int, action: LayMeld) -> Meld | Refusal:
    """The new meld, or why it may not be laid."""
    early = contract_first(table, seat)
    if early is not None:
        return early
    if table.rules.flow == CONTRACT and not table.rules.extra_melds:
        return NoExtraMelds()
    refusal = guards.check_held(table, seat, action.cards)
    if refusal is not None:
        return refusal
    if table.rules.melds_per_turn and table.melds_this_turn >= table.rules.melds_per_turn:
        return OneMeldATurn()
    readings = read_meld(action.cards, table.melding, action.kind, dict(action.named), seat)
    meld = guards.settle(readings, action.cards)
    if isinstance(meld, Refusal):
        return meld
    left = [card for card in table.hands[seat] if card not in action.cards]
    may_lay_off = guards.may_lay_off(table, seat)
    return guards.check_left(table, left, guards.melds_with(table, meld), may_lay_off) or meld


def meld(table: Round, seat: int, action: LayMeld, plan: Meld, events: list[Event]) -> None:
    """The cards leave the hand for a new meld."""
    put_meld(table, seat, plan, events)
    table.melds_this_turn += 1
    guards.after_play(table, seat, action.cards, events, "meld")


def put_meld(table: Round, seat: int, laid: Meld, events: list[Event]) -> None:
    """Move a meld's cards from the hand to the table under a new name."""
    hand = table.hands[seat]
    for card in laid.cards:
        hand.remove(card)
    meld_id = table.lay(seat, laid)
    events.append(Melded(seat, meld_id, laid))
    table.note(seat, "melded", laid.cards, meld_id)


def check_layoff(table: Round, seat: int, action: LayOff) -> Meld | Refusal:
    """The grown meld, or why the cards may not go there."""
    early = contract_first(table, seat)
    if early is not None:
        return early
    if not guards.may_lay_off(table, seat):
        return LayoffLater()
    target = table.melds.get(action.onto)
    if target is None:
        return NoSuchMeld(action.onto, tuple(table.melds))
    refusal = guards.check_held(table, seat, action.cards)
    if refusal is not None:
        return refusal
    if table.rules.layoff_requires_own_meld and all(item.owner != seat for item in table.melds.values()):
        return OwnMeldFirst()
    readings = read_layoff(target.meld, action.cards, table.melding, dict(action.named), seat)
    grown = guards.settle(readings, action.cards, action.onto)
    if isinstance(grown, Refusal):
        return grown
    left = [card for card in table.hands[seat] if card not in action.cards]
    return guards.check_left(table, left, guards.melds_with(table, grown, action.onto)) or grown


def layoff(table: Round, seat: int, action: LayOff, plan: Meld, events: list[Event]) -> None:
    """The cards leave the hand for that meld."""
    put_layoff(table, seat, action, plan, events)
    guards.after_play(table, seat, action.cards, events, "layoff")


def put_layoff(table: Round, seat: int, action: LayOff, grown: Meld, events: list[Event]) -> None:
    """Move cards from the hand onto a meld."""
    hand = table.hands[seat]
    for card in action.cards:
        hand.remove(card)
    table.melds[action.onto].meld = grown
    slots = tuple(slot for slot in grown.slots if slot.card in action.cards)
    events.append(LaidOff(seat, action.onto, slots))
    table.note(seat, "laid_off", action.cards, action.onto)
