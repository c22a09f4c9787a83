"""Melds: sets and runs, what a wild card stands for in them, and what a meld has to be (rules.md 1.2 to 1.6).

Cards become a meld in `engine.meld_readings` alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import ACE, HIGH_ACE, RANKS, SUITS, Card

SET, RUN = "set", "run"


class Named(NamedTuple):
    """What a player says a card is to be: "7S", "7" (suit open), or for an ace "low" or "high"."""

    rank: int
    """1..13, or 0 where only the end is named."""
    suit: int | None = None
    end: str | None = None

    @property
    def text(self) -> str:
        """The form after the "=" in "X1=7S"."""
        if self.rank == 0:
            return self.end or ""
        return RANKS[self.rank] + ("" if self.suit is None else SUITS[self.suit])


class Slot(NamedTuple):
    """One card of a table meld and the place it fills."""

    card: Card
    position: int
    """In a run 1..14 (14 is the high ace), in a set the rank."""
    suit: int | None
    """The suit it stands for; None for a wild in a set whose suit is open."""
    wild: bool
    by: int
    """The seat that placed it; -1 in a meld that lies on no table."""

    @property
    def named(self) -> Named:
        """What this card stands for."""
        return Named(ACE if self.position == HIGH_ACE else self.position, self.suit)

    @property
    def text(self) -> str:
        """ "7H", or "X1=7H" for a wild card that stands for another."""
        stands = self.named.text
        return self.card.text if stands == self.card.text else f"{self.card.text}={stands}"


@dataclass(frozen=True, slots=True)
class SetMeld:
    """Cards of one rank."""

    rank: int
    slots: tuple[Slot, ...]

    kind = SET

    @property
    def cards(self) -> tuple[Card, ...]:
        """The physical cards in their order of laying."""
        return tuple(slot.card for slot in self.slots)


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive cards of one suit; slots in ascending order of position."""

    suit: int
    slots: tuple[Slot, ...]

    kind = RUN

    @property
    def cards(self) -> tuple[Card, ...]:
        """The physical cards from low to high."""
        return tuple(slot.card for slot in self.slots)

    @property
    def low(self) -> int:
        """The lowest position filled."""
        return self.slots[0].position

    @property
    def high(self) -> int:
        """The highest position filled, 14 for a high ace."""
        return self.slots[-1].position


Meld = SetMeld | Run


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What a meld must be in one deal of one game; made by `RuleSet.melding`."""

    ace_high: bool
    """An ace may stand above the king (`ace=both`), never both at once for one card."""
    run_min: int
    set_distinct: bool
    """All suits of a set differ, so it holds four cards at most (rules.md 1.3)."""
    set_min: int
    min_naturals: int
    declared: bool
    """Wild cards are declared and keep their meaning; False where nothing is ever added to a meld."""
    floating_set_suit: bool
    """In a set only the rank of a wild is fixed (Rummy 500)."""
    wild_ranks: frozenset[int]
    """Ranks that are wild in this deal; jokers always are."""
    wilds_below_naturals: bool = False

    @property
    def top(self) -> int:
        """The highest run position."""
        return HIGH_ACE if self.ace_high else HIGH_ACE - 1

    def is_wild(self, card: Card) -> bool:
        """Whether this card may stand for another."""
        return card.is_joker or card.rank in self.wild_ranks

    def allows_wilds(self, wilds: int, naturals: int) -> bool:
        """Whether a meld may hold so many wild and natural cards."""
        return naturals >= self.min_naturals and not (self.wilds_below_naturals and wilds >= max(naturals, 1))


@lru_cache(maxsize=4096)
def meld_text(meld: Meld) -> str:
    """ "5S 6S X1=7S": the cards of a meld as players write them."""
    return " ".join(slot.text for slot in meld.slots)
