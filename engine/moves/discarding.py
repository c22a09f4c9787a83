"""The discard that ends a turn (rules.md 3.4, 5.2, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Discard
from engine.events import Discarded, Event, WentOut
from engine.holding import Holding
from engine.moves import guards
from engine.plays import least_layoff
from engine.refusals import DutyPending, PlayableDiscard, Refusal, TakenCard

if TYPE_CHECKING:
    from engine.round import Round


def check(table: Round, seat: int, action: Discard) -> Refusal | None:
    """Not while a duty is open, not the card just taken (G1), not a last card that fits where that is barred."""
    hand = table.hands[seat]
    if table.duty is not None or action.card not in hand:
        refusal = guards.check_held(table, seat, (action.card,))
        if refusal is not None:
            return refusal
        if table.duty is not None:
            return DutyPending(table.duty)
    if action.card is table.taken and table.rules.taken_card_barred:
        return TakenCard(action.card)
    if table.rules.final_discard_unplayable and len(hand) == 1:
        held = Holding(hand, table.melding)
        for item in table.melds.values():
            if least_layoff(held, action.card, (item.meld,)):
                return PlayableDiscard(action.card, item.id)
    return None


def discard(table: Round, seat: int, action: Discard, plan: object, events: list[Event]) -> None:
    """The card goes onto the pile; the turn is over, or the hand if that was the last card."""
    table.hands[seat].remove(action.card)
    table.discard.append(action.card)
    events.append(Discarded(seat, action.card))
    table.note(seat, "discarded", (action.card,))
    if table.hands[seat]:
        table.close_turn(seat)
        return
    events.append(WentOut(seat, "discard"))
    table.note(seat, "went_out")
    table.go_out(seat)
