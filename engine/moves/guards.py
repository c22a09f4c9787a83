"""What all plays have in common: the guards of rules.md 1.8, readings, and the end of a play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.events import Event, Floated, WentOut
from engine.holding import Holding
from engine.meld_readings import Problem, Reading
from engine.melds import Meld
from engine.plays import least_layoff
from engine.refusals import (
    Choice,
    DoesNotFit,
    DutyPending,
    JokerDeclarationRequired,
    MustKeepDiscard,
    NotAMeld,
    NotInHand,
    Refusal,
    Stranded,
    TooFewNaturals,
    TooManyWilds,
)
from engine.rules import CONTRACT

if TYPE_CHECKING:
    from engine.round import Round


def check_held(table: Round, seat: int, cards: Sequence[Card]) -> Refusal | None:
    """All cards are in the hand, and a pending duty card is among them (G4)."""
    hand = table.hands[seat]
    missing = tuple(card for card in cards if card not in hand)
    if missing:
        return NotInHand(missing)
    if table.duty is not None and table.duty not in cards:
        return DutyPending(table.duty)
    return None


def settle(readings: list[Reading] | Problem, cards: Sequence[Card], onto: str | None = None) -> Meld | Refusal:
    """The one meld that was meant, or why there is none."""
    if isinstance(readings, Problem):
        if readings.why == "naturals":
            return TooFewNaturals(readings.limit)
        if readings.why == "wilds":
            return TooManyWilds(readings.limit)
        return NotAMeld(tuple(cards)) if onto is None else DoesNotFit(tuple(cards), onto)
    if len(readings) > 1:
        return JokerDeclarationRequired(tuple(Choice(item.meld.kind, item.wilds) for item in readings))
    return readings[0].meld


def must_discard(table: Round) -> bool:
    """Whether the last card has to be discarded (G3); with floating that changes nothing (rules.md 3.9)."""
    return table.rules.must_discard_to_go_out and not table.rules.floating


def check_left(table: Round, left: Sequence[Card], melds: Iterable[Meld], may_lay_off: bool = True) -> Refusal | None:
    """G2 and G3: what a play that leaves these cards in the hand, with these melds on the table, may not leave."""
    if not left:
        return MustKeepDiscard() if must_discard(table) else None
    if len(left) == 1 and table.rules.taken_card_barred and left[0] is table.taken:
        if must_discard(table):
            return MustKeepDiscard()
        if not may_lay_off or not least_layoff(Holding(left, table.melding), left[0], melds):
            return Stranded(left[0])
    return None


def melds_with(table: Round, new: Meld, grown: str | None = None) -> list[Meld]:
    """The melds on the table once `new` is laid, or has replaced the meld `grown`."""
    others = [item.meld for item in table.melds.values() if item.id != grown]
    return [*others, new]


def may_lay_off(table: Round, seat: int) -> bool:
    """Whether this seat may lay off in this turn, as far as contracts decide it."""
    if table.rules.flow != CONTRACT:
        return True
    return table.down[seat] == 2 or (table.down[seat] == 1 and table.rules.layoff_same_turn)


def after_play(table: Round, seat: int, played: Iterable[Card], events: list[Event], how: str) -> None:
    """Cards have left the hand by a play: clear the duty, and end or float where none are left."""
    if table.duty is not None and table.duty in played:
        table.duty = None
    table.played_now = True
    table.idle_restocks = 0
    if table.hands[seat]:
        return
    if table.rules.floating:
        events.append(Floated(seat))
        table.note(seat, "floated")
        table.close_turn(seat)
        return
    events.append(WentOut(seat, how))
    table.note(seat, "went_out")
    table.go_out(seat)
