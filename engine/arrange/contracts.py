"""Which melds of a hand meet a contract, and the best of them (rules.md 6.2 to 6.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.arrange.best import Plan
from engine.arrange.candidates import Candidate
from engine.arrange.costs import EACH_CARD, Costs
from engine.arrange.dealing import Dealing, Hand
from engine.arrange.runs import MUST, RunTable, together
from engine.arrange.sets import OneSet, Sets, ways
from engine.arrange.suits import NEVER
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules
from engine.rules import Contract

FORBIDDEN, NON_CONSECUTIVE, FREE = "forbidden", "non_consecutive", "free"
EXACT_CONTRACT_CARDS: Final = 26
"""Up to so many cards `best_contract` is the best; whether a contract can be laid is exact for every hand."""
_MOST_PLANS: Final = 60
_KEPT_PLANS: Final = 15
_KEPT_WAYS: Final = 8
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
    return _Search(hand, rules, contract, costs, runs_same_suit, must_use, use_all).best()


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
    return _Search(hand, rules, contract, _NO_COSTS, runs_same_suit, must_use, use_all).is_possible()


class _Way(NamedTuple):
    """Sets chosen so far, and how many they are."""

    sets: int
    plan: Plan


@lru_cache(maxsize=32)
def _run_table(rules: MeldRules, costs: Costs, wilds: int, runs: int, apart: bool, thorough: bool) -> RunTable:
    return RunTable(rules, costs, wilds, runs, apart, None, thorough)


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
        use_all: bool,
    ) -> None:
        if use_all:  # then no card may cost anything, so that shared prices do
            costs, must_use = EACH_CARD, frozenset()
        self.rules, self.contract, self.costs, self.must_use = rules, contract, costs, must_use
        self.use_all, self.too_much = use_all, 1 if use_all else MUST
        self.hand = Hand(hand, rules)
        self.is_swollen = len(self.hand.cards) > EXACT_CONTRACT_CARDS
        thorough = not self.is_swollen
        self.exact = True
        prices = sorted(costs.of(card, rules) + (MUST if card in must_use else 0) for card in self.hand.wilds)
        self.wilds = len(prices) if thorough else min(len(prices), self._most_wilds())
        unused = len(prices) - self.wilds
        self.idle = [sum(prices[: unused + count]) for count in range(self.wilds + 1)]
        each = min(contract.runs, 1) if runs_same_suit == FORBIDDEN else contract.runs
        apart = runs_same_suit == NON_CONSECUTIVE
        self.tables = [_run_table(rules, costs, self.wilds, each, apart, thorough)] * 4
        for suit in {card.suit for card in must_use if not rules.is_wild(card)}:
            spare: dict[int, int] = {}
            for card in self.hand.naturals:
                if card.suit == suit:
                    spare[card.rank] = spare.get(card.rank, 0) + (card not in must_use)
            self.tables[suit] = RunTable(rules, costs, self.wilds, each, apart, spare, thorough)

    def _most_wilds(self) -> int:
        """Wilds enough for the smallest melds: more only make them larger, but where two naturals must be joined."""
        strict = self.rules.min_naturals > 1 or self.rules.wilds_below_naturals
        if strict or self.use_all or len(self.must_use) > 1:
            return len(self.hand.wilds)
        naturals = (self.contract.sets + self.contract.runs) * self.rules.min_naturals
        return self.contract.sets * self.rules.set_min + self.contract.runs * self.rules.run_min - naturals

    def best(self) -> ContractPlay | None:
        """The cheapest melds that meet the contract."""
        plans = self.plans(smallest_only=False)
        bounds = [self.bound(plan) for plan in plans]
        cost, choice = self.too_much, None
        for number in sorted(range(len(plans)), key=bounds.__getitem__):
            if bounds[number] >= cost:
                break
            total = min(self.totals(plans[number]))
            if total < cost:
                cost, choice = total, plans[number]
        if choice is None and not self.exact:
            choice = next(self.small_solutions(), None)
            cost = min(self.totals(choice)) if choice else cost
        return None if choice is None else self.arranged(choice, cost)

    def is_possible(self) -> bool:
        """Whether any melds meet the contract."""
        return next(self.small_solutions(), None) is not None

    def small_solutions(self) -> Iterator[Plan]:
        """Plans that meet the contract, among those that may matter for whether it can be met at all."""
        for plan in self.small_plans() if self.contract.runs else self.plans(smallest_only=True):
            if self.bound(plan) < self.too_much and min(self.totals(plan)) < self.too_much:
                yield plan

    def plans(self, smallest_only: bool) -> list[Plan]:
        """Every choice of exactly as many sets as the contract wants."""
        made = [_Way(0, self.bare_plan())]
        for rank in range(HIGH_ACE) if self.contract.sets else ():
            more = []
            choices = self.small_sets(rank) if smallest_only else list(self.sets_of(rank))
            if not smallest_only and self.contract.runs and self.is_swollen and len(choices) > _KEPT_WAYS:
                choices, self.exact = choices[:_KEPT_WAYS], False
            for sets, plan in made if choices else ():
                open_sets, free = self.contract.sets - sets, self.wilds - plan.spent
                for way in choices:
                    if way.least <= free and len(way.sets) <= open_sets:
                        more.append(_Way(sets + len(way.sets), plan.with_sets(rank, way)))
            made = self.pruned(made + more)
        return [plan for sets, plan in made if sets == self.contract.sets]

    def small_plans(self) -> Iterator[Plan]:
        """The choices that may matter for whether the contract can be met at all, those without wilds first."""
        ways_by_rank = [(rank, way) for rank in range(HIGH_ACE) for way in self.small_sets(rank)]
        ways_by_rank.sort(key=lambda one: one[1].least)

        def chosen(start: int, sets: int, plan: Plan) -> Iterator[Plan]:
            if not sets:
                yield plan
                return
            for place in range(start, len(ways_by_rank)):
                rank, way = ways_by_rank[place]
                if plan.spent + way.least > self.wilds:
                    return
                if len(way.sets) <= sets and all(rank != other for other, _ in plan.chosen):
                    yield from chosen(place + 1, sets - len(way.sets), plan.with_sets(rank, way))

        return chosen(0, self.contract.sets, self.bare_plan())

    def bare_plan(self) -> Plan:
        """No sets yet."""
        return Plan(0, 0, self.hand.suits, ())

    def small_sets(self, rank: int) -> list[Sets]:
        """Sets of three, but for ranks with a card that must be used, and where naturals must outnumber such wilds."""
        choices = self.sets_of(rank)
        wilds = sum(map(self.rules.is_wild, self.must_use))
        crowded = wilds > 1 and self.rules.wilds_below_naturals
        if self.use_all or crowded or any(card.rank == rank for card in self.must_use):
            return list(choices)
        return [way for way in choices if all(len(one.suits) <= 3 for one in way.sets)]

    def sets_of(self, rank: int) -> Iterator[Sets]:
        """Sets of one rank; at 0 those of wild cards alone, where rules allow them."""
        most = self.contract.sets
        if self.hand.ranks[rank]:
            yield from ways(self.hand.ranks[rank], self.wilds, self.rules, most)
        if not rank and self.rules.allows_wilds(3, 0):
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
        if self.is_swollen and len(made) > _MOST_PLANS:
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
            ahead.append(together(ahead[-1], table.price(suit), self.contract.runs, free))
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
                plays.append(dealing.set_of(rank or ACE, suits, least + more))
        for suit, runs, wilds in self.shares(plan, spent):
            for places, own, low in self.tables[suit].chosen(plan.suits[suit], runs, wilds):
                plays.append(dealing.run_of(suit, places, own, low))
        exact = cost == 0 or (self.exact and self.wilds == len(self.hand.wilds))
        return ContractPlay(tuple(plays), dealing.left(plays), cost, exact)

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
