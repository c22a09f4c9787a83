"""A slow second opinion on arranging hands: every subset of the hand, judged by `read_meld` alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

from engine.cards import Card, deck
from engine.melds import MeldRules, read_meld


def random_rules(dice: Random, **fixed: object) -> MeldRules:
    """Meld rules of any kind, also such as no game of ours has."""
    choice: dict[str, object] = {
        "ace_high": dice.random() < 0.6,
        "run_min": dice.choice([3, 3, 4]),
        "set_distinct": dice.random() < 0.6,
        "set_min": 3,
        "min_naturals": dice.choice([1, 1, 1, 2, 0]),
        "declared": dice.random() < 0.6,
        "floating_set_suit": dice.random() < 0.3,
        "wild_ranks": frozenset(dice.choice([(), (), (2,), (dice.randint(1, 13),)])),
        "wilds_below_naturals": dice.random() < 0.2,
    }
    return MeldRules(**(choice | fixed))  # type: ignore[arg-type]


def random_hand(dice: Random, size: int, wilds: int | None = None, packs: int | None = None) -> list[Card]:
    """A hand with up to four jokers; half of the hands come from a narrow deck, so that melds crowd each other."""
    packs = packs or dice.choice([1, 1, 2, 2, 3])
    cards = [card for card in deck(packs) if not card.is_joker]
    if dice.random() < 0.5:
        ranks = set(dice.sample(range(1, 14), dice.randint(4, 9)))
        suits = set(dice.sample(range(4), dice.randint(1, 4)))
        cards = [card for card in cards if card.rank in ranks and card.suit in suits]
    jokers = [card for card in deck(1, 8) if card.is_joker]
    count = min(size, dice.choice([0, 0, 1, 1, 2, 2, 3, 4]) if wilds is None else wilds)
    hand = dice.sample(jokers, count)
    hand += dice.sample(cards, min(size - count, len(cards)))
    dice.shuffle(hand)
    return hand


def legal_melds(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Every subset of the hand that reads as a meld in some way."""
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            if isinstance(read_meld(cards, rules), list):
                yield cards


@cache
def is_meld(cards: tuple[Card, ...], rules: MeldRules) -> bool:
    """Whether these cards are a meld in some reading."""
    return isinstance(read_meld(cards, rules), list)
