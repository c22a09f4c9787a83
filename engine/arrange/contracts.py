"""Which melds of a hand meet a contract, and the best of them (rules.md 6.2 to 6.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.arrange.best import Dealing, Hand, Plan, joined
from engine.arrange.candidates import Candidate
from engine.arrange.costs import EACH_CARD, Costs
from engine.arrange.runs import MUST, RunTable
from engine.arrange.sets import OneSet, Sets, ways
from engine.arrange.suits import NEVER
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules
from engine.rules import Contract

FORBIDDEN, NON_CONSECUTIVE, FREE = "forbidden", "non_consecutive", "free"
EXACT_CONTRACT_CARDS: Final = 26
"""Up to so many cards `best_contract` is the best; whether a contract can be laid is exact for every hand."""
_MOST_PLANS: Final = 600
_KEPT_PLANS: Final = 150
_NO_COSTS: Final = Costs((0,) * 14)


@dataclass(frozen=True, slots=True)
class ContractPlay:
    """The melds of a contract, laid together."""

    melds: tuple[Candidate, ...]
    """Sets first, with a meaning for every wild card."""
    left: tuple[Card, ...]
    """What stays in the hand, in its order."""
    cost: int
    """What `left` costs."""
    exact: bool
    """False where the hand is so large that a cheaper choice was not ruled out."""


def best_contract(
    hand: Sequence[Card],
    rules: MeldRules,
    contract: Contract,
    *,
    costs: Costs,
    runs_same_suit: str = FORBIDDEN,
    must_use: frozenset[Card] = frozenset(),
    use_all: bool = False,
) -> ContractPlay | None:
    """The melds that meet `contract` and leave the least cost in the hand; None where none do.

    Every card of `must_use` lies in them, and with `use_all` every card of the hand. The melds may be larger than they
    need to be. Beyond `EXACT_CONTRACT_CARDS` cards a cheaper choice may be missed.
    """
    if not must_use <= frozenset(hand):
        return None
    found = _Search(hand, rules, contract, EACH_CARD if use_all else costs, runs_same_suit, must_use).best()
    return None if found is None or (use_all and found.left) else found


def can_lay_contract(
    hand: Sequence[Card],
    rules: MeldRules,
    contract: Contract,
    *,
    runs_same_suit: str = FORBIDDEN,
    must_use: frozenset[Card] = frozenset(),
    use_all: bool = False,
) -> bool:
    """Whether there is a `best_contract`; quicker, and exact for every hand."""
    if not must_use <= frozenset(hand) or len(hand) < contract.sets * rules.set_min + contract.runs * rules.run_min:
        return False
    if use_all:
        search = _Search(hand, rules, contract, EACH_CARD, runs_same_suit, must_use)
        return (found := search.best()) is not None and not found.left
    return _Search(hand, rules, contract, _NO_COSTS, runs_same_suit, must_use).is_possible()


class _Way(NamedTuple):
    """Sets chosen so far, and how many they are."""

    sets: int
    plan: Plan


@lru_cache(maxsize=64)
def _run_table(rules: MeldRules, costs: Costs, wilds: int, runs: int, apart: bool) -> RunTable:
    return RunTable(rules, costs, wilds, runs, apart)


class _Search:
    """One hand and one contract."""

    def __init__(
        self,
        hand: Sequence[Card],
        rules: MeldRules,
        contract: Contract,
        costs: Costs,
        runs_same_suit: str,
        must_use: frozenset[Card],
    ) -> None:
        self.rules, self.contract, self.costs, self.must_use = rules, contract, costs, must_use
        self.hand = Hand(hand, rules)
        self.wilds = len(self.hand.wilds)
        self.exact = True
        prices = sorted(costs.of(card, rules) + (MUST if card in must_use else 0) for card in self.hand.wilds)
        self.idle = [sum(prices[:count]) for count in range(self.wilds + 1)]
        each = min(contract.runs, 1) if runs_same_suit == FORBIDDEN else contract.runs
        apart = runs_same_suit == NON_CONSECUTIVE
        self.tables = [_run_table(rules, costs, self.wilds, each, apart)] * 4
        for suit in {card.suit for card in must_use if not rules.is_wild(card)}:
            spare: dict[int, int] = {}
            for card in self.hand.naturals:
                if card.suit == suit:
                    spare[card.rank] = spare.get(card.rank, 0) + (card not in must_use)
            self.tables[suit] = RunTable(rules, costs, self.wilds, each, apart, spare)

    def best(self) -> ContractPlay | None:
        """The cheapest melds that meet the contract."""
        plans = self.plans(smallest_only=False)
        bounds = [self.bound(plan) for plan in plans]
        cost, choice = MUST, None
        for number in sorted(range(len(plans)), key=bounds.__getitem__):
            if bounds[number] >= cost:
                break
            total = min(self.totals(plans[number]))
            if total < cost:
                cost, choice = total, plans[number]
        return None if choice is None else self.arranged(choice, cost)

    def is_possible(self) -> bool:
        """Whether any melds meet the contract."""
        plans = self.plans(smallest_only=True)
        return any(self.bound(plan) < MUST and min(self.totals(plan)) < MUST for plan in plans)

    def plans(self, smallest_only: bool) -> list[Plan]:
        """Every choice of exactly as many sets as the contract wants; with `smallest_only`, of those that may matter
        for whether it can be met at all: sets of three, but for cards that must be used."""
        suits = self.hand.suits
        made = [_Way(0, Plan(0, 0, (suits[0], suits[1], suits[2], suits[3]), ()))]
        musts = {card.rank for card in self.must_use}
        for rank in range(ACE, HIGH_ACE) if self.contract.sets else ():
            choices = [way for way in self.sets_of(rank) if not smallest_only or rank in musts or _is_small(way)]
            if not choices:
                continue
            more = []
            for sets, plan in made:
                open_sets, free = self.contract.sets - sets, self.wilds - plan.spent
                for way in choices:
                    if way.least <= free and len(way.sets) <= open_sets:
                        more.append(_Way(sets + len(way.sets), plan.with_sets(rank, way)))
            made = self.pruned(made + more)
        return [plan for sets, plan in made if sets == self.contract.sets]

    def sets_of(self, rank: int) -> Iterator[Sets]:
        """Sets of one rank; sets of wild cards alone, where rules allow them, are counted with the aces."""
        most = self.contract.sets
        if self.hand.ranks[rank]:
            yield from ways(self.hand.ranks[rank], self.wilds, self.rules, smallest=1, most_sets=most)
        if rank == ACE and self.rules.allows_wilds(3, 0):
            alone = OneSet((), 3, 4 if self.rules.set_distinct else self.wilds)
            for count in range(1, most + 1):
                room = count * (alone.most - alone.least)
                yield Sets(3 * count, room, (0, 0, 0, 0), (alone,) * count)

    def pruned(self, made: list[_Way]) -> list[_Way]:
        """Without runs only the cheapest of like plans can be best; of very many in a swollen hand a part is kept."""
        if not self.contract.runs:
            cheapest: dict[tuple[int, int, int], tuple[int, _Way]] = {}
            for way in made:
                key = way.sets, way.plan.spent, way.plan.room
                bound = self.bound(way.plan)
                if key not in cheapest or bound < cheapest[key][0]:
                    cheapest[key] = bound, way
            return [way for _, way in cheapest.values()]
        if len(self.hand.cards) > EXACT_CONTRACT_CARDS and len(made) > _MOST_PLANS and self.costs != _NO_COSTS:
            self.exact = False
            made.sort(key=lambda way: (self.bound(way.plan), way.plan))
            return [way for sets in range(self.contract.sets + 1)
                    for way in [way for way in made if way.sets == sets][:_KEPT_PLANS]]  # fmt: skip
        return made

    def bound(self, plan: Plan) -> int:
        """What a plan costs at least: each suit priced as if all free wilds were its own."""
        free = self.wilds - plan.spent
        sums = [0]
        for suit, table in zip(plan.suits, self.tables, strict=True):
            rows = [price.within[free] for price in table.price(suit)]
            sums = [
                min(
                    sums[runs - own] + rows[own]
                    for own in range(max(0, runs - len(sums) + 1), min(runs, len(rows) - 1) + 1)
                )
                for runs in range(min(self.contract.runs, len(sums) + len(rows) - 2) + 1)
            ]
        return sums[self.contract.runs] if self.contract.runs < len(sums) else NEVER

    def totals(self, plan: Plan) -> list[int]:
        """The cost of a plan by wilds spent on runs, idle wilds included."""
        free = self.wilds - plan.spent
        rows = self.rows(plan, free)[-1]
        if self.contract.runs >= len(rows):
            return [NEVER]
        row = rows[self.contract.runs]
        return [cost + self.idle[max(0, free - spent - plan.room)] for spent, cost in enumerate(row)]

    def rows(self, plan: Plan, free: int) -> list[list[list[int]]]:
        """The costs of no suit, the first, the first two, ... by number of runs and wilds."""
        ahead = [[[0] + [NEVER] * free]]
        for suit, table in zip(plan.suits, self.tables, strict=True):
            before, prices = ahead[-1], table.price(suit)
            after: list[list[int]] = []
            for runs in range(min(self.contract.runs, len(before) + len(prices) - 2) + 1):
                pairs = [
                    joined(before[runs - own], price.exact, free)
                    for own, price in enumerate(prices)
                    if 0 <= runs - own < len(before)
                ]
                after.append(list(map(min, *pairs)) if len(pairs) > 1 else pairs[0])
            ahead.append(after)
        return ahead

    def arranged(self, plan: Plan, cost: int) -> ContractPlay:
        """The plan carried out with the cards of the hand."""
        dealing = Dealing(self.hand, self.rules, self.costs, self.must_use)
        spent = self.totals(plan).index(cost)
        idle = self.wilds - plan.spent - spent
        plays: list[Candidate] = []
        for rank, way in plan.chosen:
            for suits, least, most in way.sets:
                more = min(idle, most - least)
                idle -= more
                plays.append(dealing.set_of(rank, suits, least + more))
        for suit, runs, wilds in self.shares(plan, spent):
            for places, own, low in self.tables[suit].chosen(plan.suits[suit], runs, wilds):
                plays.append(dealing.run_of(suit, places, own, low))
        return ContractPlay(tuple(plays), dealing.left(plays), cost, self.exact or cost == 0)

    def shares(self, plan: Plan, spent: int) -> list[tuple[int, int, int]]:
        """(suit, runs, wilds) of the cheapest way to spend so many wilds on the runs."""
        ahead = self.rows(plan, self.wilds - plan.spent)
        runs = self.contract.runs
        shares = []
        for suit in range(3, -1, -1):
            goal = ahead[suit + 1][runs][spent]
            before, prices = ahead[suit], self.tables[suit].price(plan.suits[suit])
            own, wilds = next(
                (own, wilds)
                for own, wilds in product(range(len(prices)), range(spent + 1))
                if 0 <= runs - own < len(before)
                and before[runs - own][spent - wilds] + prices[own].exact[wilds] == goal
            )
            shares.append((suit, own, wilds))
            runs, spent = runs - own, spent - wilds
        return shares[::-1]


def _is_small(way: Sets) -> bool:
    """Whether no set has more cards than it needs."""
    return all(len(one.suits) <= 3 for one in way.sets)
