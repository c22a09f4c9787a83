"""The best arrangement of a hand: which sets to make, and then each suit by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from engine.arrange.candidates import Candidate, run_candidate, set_candidates
from engine.arrange.costs import Costs
from engine.arrange.sets import Sets, ways
from engine.arrange.suits import NEVER, SuitTable
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import SET, MeldRules

EXACT_CARDS: Final = 20
"""Up to so many cards every answer is the best; beyond, `Arrangement.exact` tells."""
LARGE_HAND: Final = 26
"""Beyond so many cards a hand is arranged in two steps (see `_roughly`)."""
_MOST_PLANS: Final = 4000
_KEPT_PLANS: Final = 400


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


class Hand:
    """A hand sorted for the solver: suits and ranks as numbers, and the wild cards."""

    __slots__ = ("cards", "naturals", "ranks", "suits", "wilds")

    def __init__(self, cards: Iterable[Card], rules: MeldRules) -> None:
        self.cards = tuple(cards)
        self.suits = [0, 0, 0, 0]
        self.ranks = [0] * HIGH_ACE
        self.wilds: list[Card] = []
        self.naturals: list[Card] = []
        wild_ranks = rules.wild_ranks
        for card in self.cards:
            rank = card.rank
            if rank == 0 or rank in wild_ranks:
                self.wilds.append(card)
            else:
                self.naturals.append(card)
                self.suits[card.suit] += 1 << 4 * rank
                self.ranks[rank] += 1 << 4 * card.suit


@lru_cache(maxsize=64)
def suit_table(rules: MeldRules, costs: Costs, wilds: int, thorough: bool = True) -> SuitTable:
    """The shared prices for hands with so many wilds."""
    return SuitTable(rules, costs, wilds, thorough)


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
    suits = sorted_hand.suits
    bare = Plan(0, 0, (suits[0], suits[1], suits[2], suits[3]), ())
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
    return Arrangement(first.plays + rest.plays, rest.left, rest.cost, rest.cost == 0)


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
    suits = hand.suits
    plans = [Plan(0, 0, (suits[0], suits[1], suits[2], suits[3]), ())]
    exact = True
    for rank in range(ACE, HIGH_ACE):
        cards = hand.ranks[rank]
        if not cards & cards - 1 and not cards & 0xEEEE:  # a single card
            continue
        for_rank = ways(cards, wilds, rules)
        if not for_rank:
            continue
        more = []
        for plan in plans:
            free = wilds - plan.spent
            more += [plan.with_sets(rank, way) for way in for_rank if way.least <= free]
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
    free = table.wilds - plan.spent
    exact = [0] * 0
    for suit in plan.suits:
        if suit:
            of_suit = table.price(suit).exact
            exact = joined(exact, of_suit, free) if exact else list(of_suit[: free + 1])
    if not exact:
        exact = [0] + [NEVER] * free
    room = plan.room
    return [cost + idle[max(0, free - spent - room)] for spent, cost in enumerate(exact)]


def joined(first: Sequence[int], second: Sequence[int], free: int) -> list[int]:
    """Two suits together: the least sum for every number of wilds up to `free`."""
    reverse = second[free::-1]
    return [min(map(add, first, reverse[free - spent :])) for spent in range(free + 1)]


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
    for suit, share in enumerate(_shares(plan, table, spent)):
        for part, wilds in table.parts(plan.suits[suit], share):
            if part.kind == SET:
                rank = part.places[0]
                plays.append(dealing.set_of(ACE if rank == HIGH_ACE else rank, [suit], wilds))
            else:
                plays.append(dealing.run_of(suit, part.places, wilds))
    if idle >= 3 and rules.allows_wilds(3, 0):
        plays.extend(dealing.wilds_alone(idle))
    return Arrangement(tuple(plays), dealing.left(plays), cost, exact)


def _shares(plan: Plan, table: SuitTable, spent: int) -> list[int]:
    """How many of the wilds spent on runs each suit gets in the cheapest way."""
    prices = [table.price(suit).exact for suit in plan.suits]
    ahead = [[0] + [NEVER] * spent]
    for of_suit in prices:
        ahead.append(joined(ahead[-1], of_suit, spent))
    shares = []
    for number in range(3, -1, -1):
        goal = ahead[number + 1][spent]
        share = next(w for w in range(spent + 1) if ahead[number][spent - w] + prices[number][w] == goal)
        shares.append(share)
        spent -= share
    return shares[::-1]


class Dealing:
    """The physical cards of a hand, handed out to melds."""

    def __init__(self, hand: Hand, rules: MeldRules, costs: Costs, first: frozenset[Card] = frozenset()) -> None:
        self.hand, self.rules = hand, rules
        self.naturals: dict[int, list[Card]] = {}
        for card in sorted(hand.naturals, key=lambda card: (card in first, -card)):
            self.naturals.setdefault(card.face, []).append(card)
        self.wilds = sorted(
            hand.wilds, key=lambda card: (card not in first, -costs.of(card, rules), card.is_joker, card)
        )

    def take(self, rank: int, suit: int) -> Card:
        """A natural card of this face, one of those that go first where there is one."""
        return self.naturals[suit * 13 + rank - 1].pop()

    def take_wilds(self, count: int) -> list[Card]:
        """The costliest wild cards."""
        taken, self.wilds = self.wilds[:count], self.wilds[count:]
        return taken

    def set_of(self, rank: int, suits: Iterable[int], wilds: int) -> Candidate:
        """A set of these suits' cards."""
        naturals = [self.take(rank, suit) for suit in suits]
        return next(set_candidates(rank, naturals, self.take_wilds(wilds), self.rules))

    def run_of(self, suit: int, places: Sequence[int], wilds: int, low: int = 0) -> Candidate:
        """A run from `low`, or else with the wilds at its ends above as far as they can."""
        naturals = {place: self.take(ACE if place == HIGH_ACE else place, suit) for place in places}
        length = len(naturals) + wilds
        low = low or min(places[0], self.rules.top - length + 1)
        return run_candidate(suit, low, low + length - 1, naturals, self.take_wilds(wilds), self.rules)

    def wilds_alone(self, count: int) -> Iterator[Candidate]:
        """Melds of wild cards only."""
        wilds = self.take_wilds(count)
        top = self.rules.top
        while wilds:
            size = len(wilds) if len(wilds) <= top else min(top, len(wilds) - 4)
            group, wilds = wilds[:size], wilds[size:]
            if size <= 4:
                rank = next((card.rank for card in group if not card.is_joker), ACE)
                yield next(set_candidates(rank, (), group, self.rules))
            else:
                yield run_candidate(0, ACE, size, {}, group, self.rules)

    def left(self, plays: Sequence[Candidate]) -> tuple[Card, ...]:
        """The cards of the hand that lie in none of these melds."""
        used = {card for play in plays for card in play.cards}
        return tuple(card for card in self.hand.cards if card not in used)
