"""The best arrangement of a hand: which sets to make, and then each suit by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.arrange.candidates import Candidate
from engine.arrange.costs import Costs
from engine.arrange.dealing import Dealing, Hand
from engine.arrange.sets import Sets, ways
from engine.arrange.suits import NEVER, SuitTable, joined
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import SET, MeldRules

EXACT_CARDS: Final = 20
"""Up to so many cards every answer is the best; beyond, `Arrangement.exact` tells."""
LARGE_HAND: Final = 26
"""Beyond so many cards a hand is arranged in two steps (see `_roughly`)."""
_MOST_PLANS: Final = 4000
_KEPT_PLANS: Final = 400
_TWINS: Final = 0xEEEE
"""The bits of a rank that tell of two cards or more of one suit."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand divided into melds and cards left over."""

    plays: tuple[Candidate, ...]
    """The melds, with a meaning for every wild card."""
    left: tuple[Card, ...]
    """The cards in no meld, in the order of the hand."""
    cost: int
    """What `left` costs."""
    exact: bool = True
    """False where the hand is so large that a cheaper arrangement was not ruled out."""

    @property
    def melds(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each meld, runs from low to high."""
        return tuple(play.cards for play in self.plays)


class Plan(NamedTuple):
    """Sets chosen for some ranks, and what then remains of the suits."""

    spent: int
    """Wilds the sets need."""
    room: int
    """Further wilds the sets can take."""
    suits: tuple[int, int, int, int]
    chosen: tuple[tuple[int, Sets], ...]

    def with_sets(self, rank: int, way: Sets) -> Plan:
        """This plan and more sets, of another rank."""
        shift = 4 * rank
        a, b, c, d = self.suits
        e, f, g, h = way.taken
        rest = a - (e << shift), b - (f << shift), c - (g << shift), d - (h << shift)
        return Plan(self.spent + way.least, self.room + way.room, rest, (*self.chosen, (rank, way)))


def suit_table(rules: MeldRules, costs: Costs, wilds: int, thorough: bool = True) -> SuitTable:
    """The shared prices for hands with so many wilds, whichever the wild cards are."""
    return _suit_table(*_of_naturals(rules, costs), wilds, thorough)


_suit_table = lru_cache(maxsize=32)(SuitTable)


@lru_cache(maxsize=64)
def _of_naturals(rules: MeldRules, costs: Costs) -> tuple[MeldRules, Costs]:
    """What the rules and costs say about natural cards."""
    plain = replace(rules, declared=False, floating_set_suit=False, wild_ranks=frozenset())
    return plain, costs._replace(wild=None)


def best_arrangement(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> Arrangement:
    """The division of `hand` into melds and cards left over that cost least; the same hand gives the same division.

    Exact up to `EXACT_CARDS` cards, and mostly up to 24; a larger hand gets a good division and `exact` says whether
    it is known to be the best.
    """
    if len(hand) > LARGE_HAND:
        return _roughly(hand, rules, costs)
    sorted_hand = Hand(hand, rules)
    idle = idle_costs(sorted_hand.wilds, rules, costs)
    table = suit_table(rules, costs, len(sorted_hand.wilds))
    plans, exact = plans_of(sorted_hand, rules, table)
    plan, cost = cheapest(plans, table, idle)
    return _arranged(sorted_hand, rules, costs, table, plan, cost, exact)


def least_cost(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> int:
    """The cost of `best_arrangement` alone."""
    if len(hand) > LARGE_HAND:
        return _roughly(hand, rules, costs).cost
    sorted_hand = Hand(hand, rules)
    idle = idle_costs(sorted_hand.wilds, rules, costs)
    table = suit_table(rules, costs, len(sorted_hand.wilds))
    return cheapest(plans_of(sorted_hand, rules, table)[0], table, idle)[1]


def _roughly(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> Arrangement:
    """A swollen hand in two steps: runs with or without all large natural sets, then what is left over by itself."""
    sorted_hand = Hand(hand, rules)
    table = suit_table(rules, costs, len(sorted_hand.wilds), thorough=False)
    bare = Plan(0, 0, sorted_hand.suits, ())
    full = bare
    for rank in range(ACE, HIGH_ACE):
        natural = next(iter(ways(sorted_hand.ranks[rank], 0, rules)), None)
        if natural is not None:
            full = full.with_sets(rank, natural)
    idle = idle_costs(sorted_hand.wilds, rules, costs)
    plan, cost = cheapest([bare, full], table, idle)
    first = _arranged(sorted_hand, rules, costs, table, plan, cost, cost == 0)
    if not first.plays or not first.left:
        return first
    rest = best_arrangement(first.left, rules, costs)
    cost = cost - sum(costs.of(card, rules) for card in first.left) + rest.cost
    return Arrangement(first.plays + rest.plays, rest.left, cost, cost == 0)


def idle_costs(wilds: Sequence[Card], rules: MeldRules, costs: Costs) -> list[int]:
    """The cost of 0, 1, 2, ... wild cards that no natural card needs, the cheapest ones being left."""
    if not wilds:
        return [0]
    total = 0
    idle = [0]
    for cost in sorted([costs.of(card, rules) for card in wilds]):
        total += cost
        idle.append(total)
    if rules.allows_wilds(3, 0):  # wild cards alone may be a meld
        idle[3:] = [0] * len(idle[3:])
    return idle


def plans_of(hand: Hand, rules: MeldRules, table: SuitTable) -> tuple[list[Plan], bool]:
    """Every choice of sets, and whether none was passed over."""
    wilds = table.wilds
    plans = [Plan(0, 0, hand.suits, ())]
    exact = True
    for rank in range(ACE, HIGH_ACE):
        cards = hand.ranks[rank]
        if not cards & cards - 1 and not cards & _TWINS:  # a single card
            continue
        for_rank = table.sets.get((rank, cards))
        if for_rank is None:
            for_rank = table.sets[rank, cards] = ways(cards, wilds, rules)
        if not for_rank:
            continue
        shift = 4 * rank
        more = []
        for spent, room, (a, b, c, d), chosen in plans:
            for way in for_rank:
                least, extra, (e, f, g, h), _ = way
                if spent + least <= wilds:
                    rest = a - (e << shift), b - (f << shift), c - (g << shift), d - (h << shift)
                    more.append(Plan(spent + least, room + extra, rest, (*chosen, (rank, way))))
        plans += more
        if len(plans) > _MOST_PLANS and len(hand.cards) > EXACT_CARDS:
            plans = [plan for _, plan in sorted(zip(_bounds(plans, table), plans, strict=True))[:_KEPT_PLANS]]
            exact = False
    return plans, exact


def cheapest(plans: list[Plan], table: SuitTable, idle: list[int]) -> tuple[Plan, int]:
    """The plan with the least cost, by a bound that gives each suit all the wilds."""
    wilds = table.wilds
    bounds = _bounds(plans, table)
    if not wilds:
        cost = min(bounds)
        return plans[bounds.index(cost)], cost
    best, choice = NEVER, plans[0]
    for number in sorted(range(len(plans)), key=bounds.__getitem__):
        if bounds[number] >= best:
            break
        plan = plans[number]
        cost = min(_totals(plan, table, idle))
        if cost < best:
            best, choice = cost, plan
    return choice, best


def _bounds(plans: list[Plan], table: SuitTable) -> list[int]:
    """What each plan costs at least: every suit priced as if all free wilds were its own."""
    wilds = table.wilds
    prices, price = table.prices, table.price
    bounds = []
    for spent, _, (a, b, c, d), _ in plans:
        free = wilds - spent
        bounds.append(
            (prices.get(a) or price(a)).within[free]
            + (prices.get(b) or price(b)).within[free]
            + (prices.get(c) or price(c)).within[free]
            + (prices.get(d) or price(d)).within[free]
        )
    return bounds


def _totals(plan: Plan, table: SuitTable, idle: list[int]) -> list[int]:
    """The cost of a plan by wilds spent on runs, idle wilds included."""
    free, room = table.wilds - plan.spent, plan.room
    return [cost + idle[max(0, free - spent - room)] for spent, cost in enumerate(_sums(plan, table)[-1])]


def _sums(plan: Plan, table: SuitTable) -> list[Sequence[int]]:
    """The cost of no suit, the first, the first two, ... by wilds spent on their runs."""
    free = table.wilds - plan.spent
    sums: list[Sequence[int]] = [(0, *[NEVER] * free)]
    for suit in plan.suits:
        if suit:
            of_suit = table.price(suit).exact
            sums.append(joined(sums[-1], of_suit, free) if len(sums) > 1 else of_suit[: free + 1])
        else:
            sums.append(sums[-1])
    return sums


def _arranged(
    hand: Hand, rules: MeldRules, costs: Costs, table: SuitTable, plan: Plan, cost: int, exact: bool
) -> Arrangement:
    """The plan carried out with the cards of the hand."""
    dealing = Dealing(hand, rules, costs)
    totals = _totals(plan, table, idle_costs(hand.wilds, rules, costs))
    spent = totals.index(cost)
    idle = table.wilds - plan.spent - spent
    plays: list[Candidate] = []
    for rank, way in plan.chosen:
        for suits, least, most in way.sets:
            more = min(idle, most - least)
            idle -= more
            plays.append(dealing.set_of(rank, suits, least + more))
    for suit, share in _shares(plan, table, spent):
        for part, wilds in table.parts(plan.suits[suit], share):
            if part.kind == SET:
                rank = part.places[0]
                plays.append(dealing.set_of(ACE if rank == HIGH_ACE else rank, [suit], wilds))
            else:
                plays.append(dealing.run_of(suit, part.places, wilds))
    if idle >= 3 and rules.allows_wilds(3, 0):
        plays.extend(dealing.wilds_alone(idle))
    return Arrangement(tuple(plays), dealing.left(plays), cost, exact)


def _shares(plan: Plan, table: SuitTable, spent: int) -> list[tuple[int, int]]:
    """How many of the wilds spent on runs each suit gets in the cheapest way."""
    sums = _sums(plan, table)
    shares = []
    for suit in range(3, -1, -1):
        if plan.suits[suit]:
            before, price = sums[suit], table.price(plan.suits[suit]).exact
            goal = sums[suit + 1][spent]
            share = 0
            while before[spent - share] + price[share] != goal:
                share += 1
            shares.append((suit, share))
            spent -= share
    return shares[::-1]
