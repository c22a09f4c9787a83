"""Which card to throw: the one the hand misses least and the next player can use least."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Discard
from engine.arrange import best_discard
from engine.cards import Card
from engine.players import danger
from engine.players.sight import Sight
from engine.players.weighing import Scales


def choose(sight: Sight, scales: Scales) -> Discard | None:
    """The best discard, None where none is allowed."""
    allowed = [move.card for move in sight.player.legal if isinstance(move, Discard)]
    if len(allowed) < 2:
        return Discard(allowed[0]) if allowed else None
    natural = [card for card in allowed if not sight.melding.is_wild(card)] or allowed
    loose = scales.loose(sight.player.hand)
    thrown = [card for card in natural if card in loose] or natural
    if sight.overlooks(sight.level.overlooks_pairs):
        return Discard(thrown[0])
    worth = _worths(sight, scales, thrown)
    fear = danger.of(sight, thrown) if sight.weights.fear else dict.fromkeys(thrown, 0.0)
    return Discard(max(thrown, key=lambda card: (worth[card] - sight.weights.fear * fear[card], sight.points((card,)))))


def _worths(sight: Sight, scales: Scales, cards: Sequence[Card]) -> dict[Card, float]:
    """By discard, what the rest of the hand is worth."""
    hand = sight.player.hand
    if sight.owes_contract or sight.only_lays_off:
        return {card: scales.value([other for other in hand if other is not card]) for card in cards}
    return {
        choice.discard: scales.arranged([card for card in hand if card is not choice.discard], choice.rest)
        for choice in best_discard(hand, sight.melding, sight.costs)
        if choice.discard in cards
    }
