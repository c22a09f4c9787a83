"""Where to draw from: the stock, the top discard, or deep into the pile."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Decline, Draw, Move, Take
from engine.arrange import best_discard
from engine.cards import Card
from engine.players import calling
from engine.players.sight import Sight
from engine.players.weighing import Scales


def choose(sight: Sight, scales: Scales) -> Move:
    """Take what makes the hand better than a card from the stock would."""
    player = sight.player
    call = calling.best_call(sight, scales)
    stock = next((move for move in player.legal if isinstance(move, Draw | Decline)), None)
    if stock is not None and (sight.goes_round or sight.overlooks(sight.level.overlooks_pile)):
        return stock
    now = scales.value(player.hand) + sight.weights.patience
    best: Move | None = stock
    for take, cards in _takes(sight):
        worth = after(sight, scales, (*player.hand, *cards), cards[0] if len(cards) == 1 else None)
        if best is None or worth > now:
            best, now = take, worth
    if call is not None and (best is stock or call.worth > now):
        return call.move
    return best or player.legal[0]


def _takes(sight: Sight) -> Iterator[tuple[Take, tuple[Card, ...]]]:
    pile = sight.table.discard
    for take in sight.player.legal:
        if isinstance(take, Take):
            cards = pile[pile.index(take.card) :]
            if len(cards) <= sight.level.deepest_take:
                yield take, cards


def after(sight: Sight, scales: Scales, cards: tuple[Card, ...], barred: Card | None) -> float:
    """The worth of a hand once its best discard is gone."""
    if not sight.rules.taken_card_barred:
        barred = None
    if sight.owes_contract:
        return scales.towards_contract(cards, thrown=1)
    if sight.only_lays_off:
        return max((scales.value(_without(cards, card)) for card in cards if card is not barred), default=0.0)
    choices = best_discard(cards, sight.melding, sight.costs, barred)
    return max(
        (scales.arranged(_without(cards, choice.discard), choice.rest) for choice in choices[:4]),
        default=scales.value(cards),
    )


def _without(cards: tuple[Card, ...], card: Card) -> list[Card]:
    return [other for other in cards if other is not card]
