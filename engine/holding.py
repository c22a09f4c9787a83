"""Cards sorted for a search: run positions by suit as bit masks, naturals by rank, and the wild cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules

ACE_ENDS: Final = 1 << ACE | 1 << HIGH_ACE
"""One ace, which may lie at either end of a run."""
TWO_ACES: Final = 1
"""Bit 0 of a suit's mask: two natural aces, so that one may lie at each end."""


class Holding:
    """Cards sorted by what melds ask for; bit p of a suit's mask is a natural card that fills run position p."""

    __slots__ = ("at", "by_rank", "masks", "rules", "wilds")

    def __init__(self, cards: Iterable[Card], rules: MeldRules) -> None:
        self.rules = rules
        self.masks = [0, 0, 0, 0]
        self.at: dict[int, Card] = {}
        """face -> one card of it; among twins the one added last."""
        self.by_rank: dict[int, list[Card]] = {}
        self.wilds: list[Card] = []
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """One more card; of twins the last one added is preferred in plays."""
        rank = card.rank
        if rank == 0 or rank in self.rules.wild_ranks:
            self.wilds.append(card)
            return
        suit = card.suit
        if rank == ACE and self.rules.ace_high:
            self.masks[suit] |= ACE_ENDS | (TWO_ACES if self.masks[suit] & ACE_ENDS else 0)
        else:
            self.masks[suit] |= 1 << rank
        self.at[card.face] = card
        same = self.by_rank.get(rank)
        if same is None:
            self.by_rank[rank] = [card]
        else:
            same.append(card)

    def card_at(self, suit: int, position: int) -> Card:
        """The natural card that fills this run position."""
        return self.at[suit * 13 + (ACE if position == HIGH_ACE else position) - 1]
