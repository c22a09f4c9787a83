"""What cards have to do with each other: pairs, what completes a meld, and how near a hand is to a contract."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules
from engine.rules import Contract

_NEEDED: Final = 4
"""How many times more a group of the contract counts than one beyond it."""


def places(card: Card, rules: MeldRules) -> tuple[int, ...]:
    """The run positions that a card can take."""
    return (ACE, rules.top) if card.rank == ACE and rules.ace_high else (card.rank,)


def goes_with(card: Card, other: Card, rules: MeldRules) -> int:
    """2 for cards one step apart or of one rank, 1 for a gap of one, 0 for strangers and wilds."""
    if rules.is_wild(card) or rules.is_wild(other):
        return 0
    if card.rank == other.rank:
        return 2 if card.suit != other.suit or not rules.set_distinct else 0
    if card.suit != other.suit:
        return 0
    step = min(abs(high - low) for high in places(card, rules) for low in places(other, rules))
    return max(3 - step, 0)


def completes(card: Card, hand: Iterable[Card], rules: MeldRules) -> bool:
    """Whether a card makes three of a rank or three in a row with natural cards of a hand."""
    naturals = [other for other in hand if not rules.is_wild(other)]
    same = {other.suit for other in naturals if other.rank == card.rank}
    if len(same - ({card.suit} if rules.set_distinct else set())) >= 2:
        return True
    row = {place for other in naturals if other.suit == card.suit for place in places(other, rules)}
    return any(
        {place + low, place + low + 1, place + low + 2} - {place} <= row
        for place in places(card, rules)
        for low in (-2, -1, 0)
    )


def progress(cards: Iterable[Card], contract: Contract, rules: MeldRules, run: int) -> int:
    """A figure that grows with every card that serves the contract's best runs (of `run` cards) and sets.

    Runs are looked for in different suits. A group counts with the square of its cards, so that few groups grow;
    those beyond the contract count a little, so that there is another way where all others keep what one needs.
    """
    naturals = [card for card in cards if not rules.is_wild(card)]
    windows = sorted((_window(naturals, suit, rules, run) for suit in range(4)), key=len, reverse=True)
    used = {card for window in windows[: contract.runs] for card in window}
    ranks: defaultdict[int, set[int]] = defaultdict(set)
    for card in naturals:
        if card not in used:
            ranks[card.rank].add(card.suit if rules.set_distinct else int(card))
    sets = sorted((min(len(suits), 4) for suits in ranks.values()), reverse=True)
    return _sum(list(map(len, windows)), contract.runs) + _sum(sets, contract.sets)


def _sum(sizes: Sequence[int], needed: int) -> int:
    if not needed:
        return 0
    return sum(size**2 * (_NEEDED if place < needed else 1) for place, size in enumerate(sizes))


def _window(cards: Iterable[Card], suit: int, rules: MeldRules, run: int) -> tuple[Card, ...]:
    """The cards of the best stretch of `run` places in a suit."""
    at: dict[int, Card] = {}
    for card in cards:
        if card.suit == suit:
            at.setdefault(card.rank, card)
            if card.rank == ACE and rules.ace_high:
                at.setdefault(HIGH_ACE, card)
    lows = range(1, rules.top - run + 2)
    stretches = (tuple({at[place] for place in range(low, low + run) if place in at}) for low in lows)
    return max(stretches, key=len, default=())
