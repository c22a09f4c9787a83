"""Out of turn: calling Rummy, and asking for a discard that the next player leaves."""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import Buy, CallRummy, Move, Pass
from engine.players.sight import Sight
from engine.players.weighing import Scales


class Call(NamedTuple):
    """A call and what the hand is worth after it."""

    move: CallRummy
    worth: float


def choose(sight: Sight, scales: Scales) -> Move:
    """Call, buy, or no interest."""
    call = best_call(sight, scales)
    if call is not None:
        return call.move
    if Buy() in sight.player.legal and _buys(sight, scales):
        return Buy()
    return Pass()


def best_call(sight: Sight, scales: Scales) -> Call | None:
    """The call that leaves the best hand, if it is noticed."""
    pile, hand = sight.table.discard, sight.player.hand
    found: Call | None = None
    for move in sight.player.legal:
        if isinstance(move, CallRummy) and not sight.overlooks(sight.level.overlooks_calls, int(move.cards[0])):
            lifted = pile[min(pile.index(card) for card in move.cards if card in pile) :]
            rest = tuple(card for card in (*hand, *lifted) if card not in move.cards)
            worth = scales.outlook.table * sight.points(move.cards) + scales.value(rest)
            if found is None or worth > found.worth:
                found = Call(move, worth)
    return found


def _buys(sight: Sight, scales: Scales) -> bool:
    """A discard bought costs another card from the stock: it has to bring the contract a whole step nearer."""
    card, hand = sight.table.discard[-1], sight.player.hand
    if sight.melding.is_wild(card):
        return True
    return scales.value((*hand, card)) > scales.value(hand) + 2 * sight.weights.patience
