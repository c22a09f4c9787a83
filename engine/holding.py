"""Cards sorted for a search: run positions by suit as bit masks, naturals by rank, and the wild cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import ACE, HIGH_ACE, Card, every_card
from engine.melds import MeldRules

ACE_ENDS: Final = 1 << ACE | 1 << HIGH_ACE
"""One ace, which may lie at either end of a run."""
TWO_ACES: Final = 1
"""Bit 0 of a suit's mask: two natural aces, so that one may lie at each end."""


_PLACES: Final[dict[tuple[bool, frozenset[int]], dict[Card, tuple[int, int]]]] = {}
"""By ace rule and wild ranks: card -> (suit, bits of its run positions), with suit -1 for a wild card."""


def _places(rules: MeldRules) -> dict[Card, tuple[int, int]]:
    key = rules.ace_high, rules.wild_ranks
    found = _PLACES.get(key)
    if found is None:
        found = _PLACES[key] = {card: _place(card, rules) for card in every_card()}
    return found


def _place(card: Card, rules: MeldRules) -> tuple[int, int]:
    if rules.is_wild(card):
        return -1, 0
    return card.suit, ACE_ENDS if card.rank == ACE and rules.ace_high else 1 << card.rank


class Holding:
    """Cards sorted by what melds ask for; bit p of a suit's mask is a natural card that fills run position p."""

    __slots__ = ("_place", "at", "by_rank", "masks", "rules", "wilds")

    def __init__(self, cards: Iterable[Card], rules: MeldRules) -> None:
        self.rules = rules
        self._place = _places(rules)
        self.masks = [0, 0, 0, 0]
        self.at: dict[int, Card] = {}
        """face -> one card of it; among twins the one added last."""
        self.by_rank: dict[int, list[Card]] = {}
        self.wilds: list[Card] = []
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """One more card; of twins the last one added is preferred in plays."""
        suit, bits = self._place[card]
        if suit < 0:
            self.wilds.append(card)
            return
        masks = self.masks
        if bits == ACE_ENDS and masks[suit] & ACE_ENDS:
            bits |= TWO_ACES
        masks[suit] |= bits
        self.at[card.face] = card
        rank = card.rank
        if rank in self.by_rank:
            self.by_rank[rank].append(card)
        else:
            self.by_rank[rank] = [card]

    def card_at(self, suit: int, position: int) -> Card:
        """The natural card that fills this run position."""
        return self.at[suit * 13 + (ACE if position == HIGH_ACE else position) - 1]
