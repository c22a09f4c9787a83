"""Draw from the stock, take from the discard pile, or decline when the stock is dry (rules.md 3.2, 3.7, 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import CHANCE, Decline, Draw, Take
from engine.cards import Card
from engine.events import Declined, Drew, Event, Restocked, Took
from engine.holding import Holding
from engine.moves import buying, contract, outs
from engine.moves.guards import must_discard
from engine.plays import least_layoff, least_meld
from engine.refusals import (
    NoDutyPlay,
    NotInPile,
    PileEmpty,
    Refusal,
    RestockDue,
    StockEmpty,
    TopOnly,
    WrongPhase,
)
from engine.rules import CONTRACT

if TYPE_CHECKING:
    from engine.round import Round


MOST_IDLE_RESTOCKS: Final = 10
"""So often the stock is made anew with nothing played in between; then it stays dry, so that every hand ends."""


def restock_due(table: Round) -> tuple[Card, ...]:
    """The discards to shuffle before the next draw, bottom to top; () where none are due."""
    if table.rules.stock_exhaustion != "reshuffle" or not can_restock(table) or table.phase != "draw":
        return ()
    needed = 2 if buying.buyer(table) is not None and len(table.discard) > 2 else 1
    return tuple(table.discard[:-1]) if len(table.stock) < needed else ()


def can_restock(table: Round) -> bool:
    """Whether a dry stock can be made anew by the rules of this table."""
    allowed = table.rules.stock_exhaustion in ("reshuffle", "turn_over")
    return allowed and len(table.discard) >= 2 and table.idle_restocks < MOST_IDLE_RESTOCKS


def check_draw(table: Round, seat: int, action: Draw) -> Refusal | None:
    """Refused on a dry stock; with discards to shuffle chance has to do that first."""
    due = restock_due(table)
    if due:
        return RestockDue(due)
    if not table.stock and not can_restock(table):
        return StockEmpty()
    return None


def draw(table: Round, seat: int, action: Draw, plan: object, events: list[Event]) -> None:
    """The window closes, a buyer is served first, then the top card of the stock goes to the hand."""
    if not table.stock:
        _turn_over(table, events)
    buying.serve(table, events)
    card = table.stock.pop()
    table.hands[seat].append(card)
    table.drawn = card
    _drew(table)
    events.append(Drew(seat, card))
    table.note(seat, "drew")
    if outs.shows_after_draw(table, seat):
        outs.close_last_turn(table, seat, events)


def _turn_over(table: Round, events: list[Event]) -> None:
    top = table.discard.pop()
    table.stock = table.discard[::-1]
    table.discard = [top]
    table.hide(table.stock)
    table.idle_restocks += 1
    events.append(Restocked(CHANCE, len(table.stock)))
    table.note(CHANCE, "restocked", n=len(table.stock))


def _drew(table: Round) -> None:
    table.phase = "play"
    table.discarder = None
    table.buy_requests.clear()


def check_take(table: Round, seat: int, action: Take) -> Refusal | None:
    """A deeper card only where the game allows it and it can be played at once (rules.md 3.2, G4)."""
    if not table.discard:
        return PileEmpty()
    if action.card not in table.discard:
        return NotInPile(action.card)
    top = table.discard[-1]
    if action.card is top:
        return _check_top(table, seat, top)
    if not table.rules.deep_takes:
        return TopOnly(top)
    index = table.discard.index(action.card)
    hand = table.hands[seat] + table.discard[index:]
    return None if can_play_duty(table, seat, hand, action.card) else NoDutyPlay(action.card)


def _check_top(table: Round, seat: int, top: Card) -> Refusal | None:
    hand = table.hands[seat]
    if table.rules.floating and not hand:
        fits = least_layoff(Holding((top,), table.melding), top, [item.meld for item in table.melds.values()])
        return None if fits else NoDutyPlay(top)
    if table.rules.top_discard_must_be_used and not can_play_duty(table, seat, [*hand, top], top):
        return NoDutyPlay(top)
    return None


def can_play_duty(table: Round, seat: int, hand: list[Card], card: Card) -> bool:
    """Whether a hand of these cards has a play with `card` in it that the guards allow."""
    rules = table.rules
    if rules.flow == CONTRACT and table.down[seat] == 0:
        return contract.can_lay(table, Holding(hand, table.melding), hand, card)
    held = Holding(hand, table.melding)
    most = len(hand) - 1 if must_discard(table) else len(hand)
    least = least_layoff(held, card, [item.meld for item in table.melds.values()])
    if 0 < least <= most:
        return True
    if rules.flow == CONTRACT and not rules.extra_melds:
        return False
    return 0 < least_meld(held, card) <= most


def take(table: Round, seat: int, action: Take, plan: object, events: list[Event]) -> None:
    """The card and all above it go to the hand, in public; a deep card becomes the duty card."""
    index = table.discard.index(action.card)
    cards = tuple(table.discard[index:])
    del table.discard[index:]
    table.lift(seat, cards)
    _drew(table)
    if len(cards) == 1:
        table.taken = cards[0]
    if len(cards) > 1 or table.rules.top_discard_must_be_used:
        table.duty = cards[0]
    events.append(Took(seat, cards, table.duty))
    table.note(seat, "took", cards)
    if outs.shows_after_draw(table, seat):
        outs.close_last_turn(table, seat, events)


def check_decline(table: Round, seat: int, action: Decline) -> Refusal | None:
    """Only on a dry stock that cannot be made anew."""
    return WrongPhase("draw") if table.stock or can_restock(table) else None


def decline(table: Round, seat: int, action: Decline, plan: object, events: list[Event]) -> None:
    """The hand ends: scored, or dead where only a winner would score (rules.md 5.4)."""
    events.append(Declined(seat))
    table.note(seat, "declined")
    table.ended = "dead" if table.rules.scoring == "winner_takes" else "stock"
