"""The most points a hand can bring to the table at once (Rummy 500)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.arrange.best import Arrangement, best_arrangement
from engine.arrange.costs import Costs
from engine.cards import Card
from engine.melds import MeldRules


def best_points(hand: Sequence[Card], rules: MeldRules, values: Costs) -> tuple[int, Arrangement]:
    """The most that new melds score less what then stays in the hand, and the melds that do it (rules.md 3.8).

    A card on the table scores its value, an ace at the bottom of a run `values.low_ace` less.
    """
    twice = Costs(tuple(2 * value for value in values.points), values.wild and 2 * values.wild, values.low_ace)
    found = best_arrangement(hand, rules, twice)
    points = sum(values.of(card, rules) for card in hand) - found.cost
    left = sum(values.of(card, rules) for card in found.left)
    return points, Arrangement(found.plays, found.left, left, found.exact)
