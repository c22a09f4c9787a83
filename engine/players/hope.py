"""What may still become a meld: pairs that wait for a third card, and how many copies of it are left to draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules


class Draft(NamedTuple):
    """Two cards that a third makes a meld, at least one of them lying in no meld yet."""

    cards: tuple[Card, ...]
    """Those of the two that lie in no meld."""
    outs: tuple[int, ...]
    """The faces of the cards that would do."""


def places(card: Card, rules: MeldRules) -> tuple[int, ...]:
    """The run positions that a card can take."""
    return (ACE, HIGH_ACE) if card.rank == ACE and rules.ace_high else (card.rank,)


def face_at(suit: int, place: int) -> int:
    """The face that fills a run position."""
    return suit * 13 + (ACE if place == HIGH_ACE else place) - 1


def drafts(left: Sequence[Card], hand: Sequence[Card], rules: MeldRules) -> Iterator[Draft]:
    """Every pair among the cards `left` over, and of them with cards of the `hand`'s runs."""
    loose = [card for card in left if not rules.is_wild(card)]
    for number, card in enumerate(loose):
        for other in loose[number + 1 :]:
            if card.rank == other.rank and (card.suit != other.suit or not rules.set_distinct):
                free = range(4) if not rules.set_distinct else [s for s in range(4) if s not in (card.suit, other.suit)]
                yield Draft((card, other), tuple(suit * 13 + card.rank - 1 for suit in free))
    yield from _runs(loose, hand, rules)


def _runs(loose: Sequence[Card], hand: Sequence[Card], rules: MeldRules) -> Iterator[Draft]:
    by_suit: tuple[dict[int, Card], ...] = ({}, {}, {}, {})
    for card in (*hand, *loose):  # of twins the loose one counts
        if not rules.is_wild(card):
            for place in places(card, rules):
                by_suit[card.suit][place] = card
    free = set(loose)
    for suit, at in enumerate(by_suit):
        for place, card in at.items():
            for step in (1, 2):
                other = at.get(place + step)
                if other is None or other is card or not (card in free or other in free):
                    continue
                wanted = (place + 1,) if step == 2 else (place - 1, place + 2)
                outs = tuple(face_at(suit, one) for one in wanted if 1 <= one <= rules.top and one not in at)
                if outs:
                    yield Draft(tuple(one for one in (card, other) if one in free), outs)
