"""What a discard gives the others: the chance that it completes a meld of the next player, or fits on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.players.hope import face_at, places
from engine.players.sight import Sight

_THREW_ONE_LIKE_IT = 0.5
"""A player who has thrown a neighbour of a card hardly collects there."""
_MELD = 8.0
"""What it costs, in points, to complete a meld of the next player."""
_LAYOFF = 3.0
"""What it costs to let the next player lay off."""
_GIVEN = 2.0
"""Where points on the table count, a card that fits there is anybody's: the others gain it, and it was one's own."""


def of(sight: Sight, cards: Sequence[Card]) -> dict[Card, float]:
    """By card, what its discard is feared to cost."""
    next_seat = sight.rivals[0]
    held = {card.face for card in sight.player.known[next_seat.seat]} if sight.player.known else set()
    share = min(next_seat.card_count / sight.hidden, 1.0)
    thrown = [
        happening.cards[0]
        for happening in sight.table.recent
        if happening.what == "discarded" and happening.seat == next_seat.seat and happening.cards
    ]
    return {card: _of(sight, card, held, share, thrown) for card in cards}


def _of(sight: Sight, card: Card, held: set[int], share: float, thrown: Sequence[Card]) -> float:
    chance = 0.0
    for pair in _pairs(sight, card):
        both = 1.0
        for face in pair:
            both *= 1.0 if face in held else 1.0 - (1.0 - share) ** sight.live[face]
        chance += both
    if any(_near(card, other) for other in thrown):
        chance *= _THREW_ONE_LIKE_IT
    fear = min(chance, 1.0) * _MELD
    if sight.fits(card):
        if sight.rules.scoring == "table_minus_hand":
            fear += _GIVEN * sight.points((card,))
        elif sight.table.contract is None or sight.rivals[0].down:
            fear += _LAYOFF
    return fear


def _near(card: Card, other: Card) -> bool:
    return card.rank == other.rank or (card.suit == other.suit and abs(card.rank - other.rank) <= 2)


def _pairs(sight: Sight, card: Card) -> Iterator[tuple[int, int]]:
    """The pairs of faces that make a meld of three with this card."""
    rules = sight.melding
    suits = [suit for suit in range(4) if suit != card.suit or not rules.set_distinct]
    for number, suit in enumerate(suits):
        for other in suits[number + 1 :]:
            yield suit * 13 + card.rank - 1, other * 13 + card.rank - 1
    for place in places(card, rules):
        for low, high in ((-2, -1), (-1, 1), (1, 2)):
            if place + low >= 1 and place + high <= rules.top:
                yield face_at(card.suit, place + low), face_at(card.suit, place + high)
