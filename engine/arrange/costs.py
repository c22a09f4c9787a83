"""What a card left over costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import ACE, JACK, Card
from engine.melds import MeldRules
from engine.rules import RuleSet


class Costs(NamedTuple):
    """Points of each card that lies in no meld, all of them 0 or more."""

    points: tuple[int, ...]
    """By rank 1..13; at 0 the joker's."""
    wild: int | None = None
    """What an idle card of a wild rank costs; None for its own rank's points."""
    low_ace: int = 0
    """What a natural ace costs although it is melded, where it lies at the bottom of a run."""

    def of(self, card: Card, rules: MeldRules) -> int:
        """What this card costs where it is left over."""
        if self.wild is not None and card.rank in rules.wild_ranks:
            return self.wild
        return self.points[card.rank]


EACH_CARD: Final = Costs((1,) * 14)
"""Every card costs one: the fewest cards left over."""


def costs_of(rules: RuleSet) -> Costs:
    """What cards left in a hand cost at the end of a deal (rules.md 3.8, 4.6, 5.5, 6.7)."""
    return Costs(_card_points(rules), rules.wild_points)


def values_of(rules: RuleSet) -> Costs:
    """The same with what an ace is worth less at the bottom of a run on the table (rules.md 3.8)."""
    return costs_of(rules)._replace(low_ace=rules.ace_points - rules.low_ace_points)


def _card_points(rules: RuleSet) -> tuple[int, ...]:
    if rules.five_ten_fifteen:
        ranks = [5] * 8 + [10] * 4
    else:
        ranks = [min(rank, 10) for rank in range(ACE + 1, JACK)] + [10] * 3
    return (rules.joker_points, rules.ace_points, *ranks)
