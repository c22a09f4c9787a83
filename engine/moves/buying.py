"""Buying the discard out of turn, the "may I" (rules.md 9.1; house rule `may_i` in Contract Rummy)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Buy, Pass
from engine.events import Bought, BuyAsked, BuyPassed, Event
from engine.refusals import BuyClosed, BuyLimit, NotThisGame, Refusal

if TYPE_CHECKING:
    from engine.round import Round


def check_buy(table: Round, seat: int, action: Buy) -> Refusal | None:
    """Asking is open between a discard and the next draw, for others who are not down and have buys left."""
    if not table.rules.buying:
        known = any(name == "may_i" for name, _ in table.rules.house)
        return BuyClosed("off") if known else NotThisGame("buy")
    why = _shut(table, seat)
    if why:
        return BuyClosed(why)
    if table.rules.buy_limit and table.buys[seat] >= table.rules.buy_limit:
        return BuyLimit(table.rules.buy_limit)
    return None


def _shut(table: Round, seat: int) -> str:
    if table.discarder is None or table.phase != "draw" or not table.discard:
        return "window"
    if seat == table.turn:
        return "turn"
    if seat == table.discarder:
        return "own"
    if table.down[seat]:
        return "down"
    return "asked" if seat in table.buy_requests else ""


def buy(table: Round, seat: int, action: Buy, plan: object, events: list[Event]) -> None:
    """The wish is noted; the player in turn decides first by drawing."""
    table.buy_requests.append(seat)
    events.append(BuyAsked(seat))
    table.note(seat, "buy_asked")


def check_pass(table: Round, seat: int, action: Pass) -> Refusal | None:
    """A pass answers the same question as a buy."""
    return check_buy(table, seat, Buy())


def decline_buy(table: Round, seat: int, action: Pass, plan: object, events: list[Event]) -> None:
    """Nothing changes but that everybody knows."""
    events.append(BuyPassed(seat))


def buyer(table: Round) -> int | None:
    """Who gets the discard if the player in turn draws from the stock: the nearest in turn after that player."""
    if not table.buy_requests:
        return None
    return min(table.buy_requests, key=lambda seat: (seat - table.turn) % table.players)


def serve(table: Round, events: list[Event]) -> None:
    """The player in turn draws from the stock: the buyer gets the discard and the top stock card as its price.

    With no second card in the stock the buy lapses, so that the draw can always be made.
    """
    seat = buyer(table)
    if seat is None or len(table.stock) < 2:
        return
    card = table.discard.pop()
    price = table.stock.pop()
    table.lift(seat, (card,))
    table.hands[seat].append(price)
    table.buys[seat] += 1
    events.append(Bought(seat, card, price))
    table.note(seat, "bought", (card,))
