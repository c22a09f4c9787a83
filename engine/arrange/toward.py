"""How far a hand is towards a contract that it does not meet yet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.arrange.best import Arrangement
from engine.arrange.contracts import FORBIDDEN, best_contract, can_lay_contract
from engine.arrange.costs import Costs
from engine.cards import Card
from engine.melds import MeldRules
from engine.rules import Contract


def toward_contract(
    hand: Sequence[Card], rules: MeldRules, contract: Contract, *, costs: Costs, runs_same_suit: str = FORBIDDEN
) -> Arrangement:
    """As many melds of the contract as the hand holds, and among those what leaves the least cost in it."""
    parts = sorted(
        (Contract(sets, runs) for sets in range(contract.sets + 1) for runs in range(contract.runs + 1)),
        key=sum,
        reverse=True,
    )
    for _, alike in groupby(parts, key=sum):
        held = [part for part in alike if can_lay_contract(hand, rules, part, runs_same_suit=runs_same_suit)]
        plays = [best_contract(hand, rules, part, costs=costs, runs_same_suit=runs_same_suit) for part in held]
        found = [play for play in plays if play is not None]
        if found:
            best = min(found, key=lambda play: play.cost)
            return Arrangement(best.melds, best.left, best.cost, best.exact)
    return idle(hand, rules, costs)


def idle(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> Arrangement:
    """A hand in which nothing can be melded."""
    return Arrangement((), tuple(hand), sum(costs.of(card, rules) for card in hand))
