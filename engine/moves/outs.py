"""Three Thirteen: going out, and the last turns of the others (rules.md 4.2 to 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import arrange
from engine.actions import Discard, GoOut
from engine.cards import Card
from engine.events import Discarded, Event, Shown, WentOut
from engine.meld_readings import Problem, read_meld
from engine.moves import discarding
from engine.refusals import CannotGoOut, NotAMeld, NotInHand, Refusal, TakenCard
from engine.views import ShownHand

if TYPE_CHECKING:
    from engine.round import Round

Melds = tuple[tuple[Card, ...], ...]


def check(table: Round, seat: int, action: GoOut) -> Melds | Refusal:
    """The melds to show: all cards but the discard divide into them, and the discard is not barred."""
    hand = table.hands[seat]
    if action.discard not in hand:
        return NotInHand((action.discard,))
    if table.out is not None:
        return CannotGoOut((), table.out)
    if action.discard is table.taken and table.rules.taken_card_barred:
        return TakenCard(action.discard)
    rest = list(hand)
    rest.remove(action.discard)
    if action.melds is None:
        best = arrange.best_arrangement(
            rest, table.melding, arrange.EACH_CARD
        )  # a joker may cost nothing and has to go too
        return CannotGoOut(best.left) if best.left else best.melds
    return _check_shown(table, rest, action.melds)


def _check_shown(table: Round, rest: Sequence[Card], melds: Melds) -> Melds | Refusal:
    missing = tuple(card for meld in melds for card in meld if card not in rest)
    if missing:
        return NotInHand(missing)
    for meld in melds:
        if isinstance(read_meld(meld, table.melding), Problem):
            return NotAMeld(meld)
    cards = [card for meld in melds for card in meld]
    if len(set(cards)) != len(cards):
        return NotAMeld(tuple(card for card in dict.fromkeys(cards) if cards.count(card) > 1))
    left = tuple(card for card in rest if card not in cards)
    return CannotGoOut(left) if left else melds


def go_out(table: Round, seat: int, action: GoOut, plan: Melds, events: list[Event]) -> None:
    """The melds are shown, the last card discarded, and each other seat has one more turn."""
    table.hands[seat].remove(action.discard)
    table.discard.append(action.discard)
    table.out = seat
    table.waiting = [(seat + step) % table.players for step in range(table.players)]
    table.shown[seat] = ShownHand(plan, (), 0)
    events.append(Shown(seat, plan, (), 0))
    events.append(Discarded(seat, action.discard))
    events.append(WentOut(seat, "shown"))
    table.note(seat, "discarded", (action.discard,))
    table.note(seat, "went_out")
    table.close_turn(seat)


def discard(table: Round, seat: int, action: Discard, plan: object, events: list[Event]) -> None:
    """A discard; in a last turn the hand is then shown, arranged for the least penalty."""
    if not table.waiting:
        discarding.discard(table, seat, action, plan, events)
        return
    table.hands[seat].remove(action.card)
    table.discard.append(action.card)
    events.append(Discarded(seat, action.card))
    table.note(seat, "discarded", (action.card,))
    close_last_turn(table, seat, events)


def shows_after_draw(table: Round, seat: int) -> bool:
    """Whether this is a last turn without a discard (house rule `final_turn_discard` off)."""
    return bool(table.waiting) and not table.rules.last_turn_discard


def close_last_turn(table: Round, seat: int, events: list[Event]) -> None:
    """Show the hand as the solver arranges it; the turn is over."""
    shown = arranged(table, seat)
    table.shown[seat] = shown
    events.append(Shown(seat, shown.melds, shown.left, shown.penalty))
    table.note(seat, "shown", shown.left, n=shown.penalty)
    table.close_turn(seat)


def arranged(table: Round, seat: int) -> ShownHand:
    """A hand divided with the least penalty (rules.md 4.4)."""
    best = arrange.best_arrangement(table.hands[seat], table.melding, arrange.costs_of(table.rules))
    return ShownHand(best.melds, best.left, best.cost)
