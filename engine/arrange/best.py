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
from engine.arrange.suits import NEVER, Part, SuitTable
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import SET, MeldRules

EXACT_CARDS: Final = 20
"""Up to so many cards every answer is the best; beyond, `Arrangement.exact` tells."""
_MOST_PLANS: Final = 20_000


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
def suit_table(rules: MeldRules, costs: Costs, wilds: int) -> SuitTable:
    """The shared prices for hands with so many wilds."""
    return SuitTable(rules, costs, wilds)


def best_arrangement(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> Arrangement:
    """The division of `hand` into melds and cards left over that cost least; the same hand gives the same division."""
    sorted_hand = Hand(hand, rules)
    idle = idle_costs(sorted_hand.wilds, rules, costs)
    table = suit_table(rules, costs, len(sorted_hand.wilds))
    plans, exact = plans_of(sorted_hand, rules, table)
    plan, cost, exact = _cheapest(plans, table, idle, exact)
    return _arranged(sorted_hand, rules, costs, table, plan, cost, exact)


def least_cost(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> int:
    """The cost of `best_arrangement` alone."""
    sorted_hand = Hand(hand, rules)
    idle = idle_costs(sorted_hand.wilds, rules, costs)
    table = suit_table(rules, costs, len(sorted_hand.wilds))
    plans, exact = plans_of(sorted_hand, rules, table)
    return _cheapest(plans, table, idle, exact)[1]


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
        shift = 4 * rank
        for_rank = ways(cards, wilds, rules)
        if not for_rank:
            continue
        more = []
        for spent, room, (a, b, c, d), chosen in plans:
            for way in for_rank:
                least = spent + way.least
                if least <= wilds:
                    e, f, g, h = way.taken
                    rest = a - (e << shift), b - (f << shift), c - (g << shift), d - (h << shift)
                    more.append(Plan(least, room + way.room, rest, (*chosen, (rank, way))))
        plans += more
    return plans, exact


def _cheapest(plans: list[Plan], table: SuitTable, idle: list[int], exact: bool) -> tuple[Plan, int, bool]:
    """The plan with the least cost, by a bound that gives each suit all the wilds."""
    wilds = table.wilds
    prices, price = table.prices, table.price
    bounds = []
    for number, (spent, _, (a, b, c, d), _) in enumerate(plans):
        free = wilds - spent
        bound = (
            (prices.get(a) or price(a)).within[free]
            + (prices.get(b) or price(b)).within[free]
            + (prices.get(c) or price(c)).within[free]
            + (prices.get(d) or price(d)).within[free]
        )
        bounds.append((bound, number))
    if not wilds:
        cost, number = min(bounds)
        return plans[number], cost, exact
    bounds.sort()
    best, choice = NEVER, plans[0]
    for bound, number in bounds:
        if bound >= best:
            break
        plan = plans[number]
        cost = min(_totals(plan, table, idle))
        if cost < best:
            best, choice = cost, plan
    return choice, best, exact


def _totals(plan: Plan, table: SuitTable, idle: list[int]) -> list[int]:
    """The cost of a plan by wilds spent on runs, idle wilds included."""
    free = table.wilds - plan.spent
    exact = [0] * 0
    for suit in plan.suits:
        if suit:
            of_suit = table.price(suit).exact
            exact = _joined(exact, of_suit, free) if exact else list(of_suit[: free + 1])
    if not exact:
        exact = [0] + [NEVER] * free
    room = plan.room
    return [cost + idle[max(0, free - spent - room)] for spent, cost in enumerate(exact)]


def _joined(first: Sequence[int], second: Sequence[int], free: int) -> list[int]:
    """Two suits together: the least sum for every number of wilds up to `free`."""
    reverse = second[free::-1]
    return [min(map(add, first, reverse[free - spent :])) for spent in range(free + 1)]


def _arranged(
    hand: Hand, rules: MeldRules, costs: Costs, table: SuitTable, plan: Plan, cost: int, exact: bool
) -> Arrangement:
    """The plan carried out with the cards of the hand."""
    deal = _Deal(hand, rules, costs)
    totals = _totals(plan, table, idle_costs(hand.wilds, rules, costs))
    spent = totals.index(cost)
    idle = table.wilds - plan.spent - spent
    plays: list[Candidate] = []
    for rank, way in plan.chosen:
        for suits, least, most in way.sets:
            more = min(idle, most - least)
            idle -= more
            plays.append(deal.set_of(rank, suits, least + more))
    for suit, share in enumerate(_shares(plan, table, spent)):
        for part, wilds in table.parts(plan.suits[suit], share):
            plays.append(deal.part(suit, part, wilds))
    if idle >= 3 and rules.allows_wilds(3, 0):
        plays.extend(deal.wilds_alone(idle))
    used = {card for play in plays for card in play.cards}
    left = tuple(card for card in hand.cards if card not in used)
    return Arrangement(tuple(plays), left, cost, exact)


def _shares(plan: Plan, table: SuitTable, spent: int) -> list[int]:
    """How many of the wilds spent on runs each suit gets in the cheapest way."""
    prices = [table.price(suit).exact for suit in plan.suits]
    ahead = [[0] + [NEVER] * spent]
    for of_suit in prices:
        ahead.append(_joined(ahead[-1], of_suit, spent))
    shares = []
    for number in range(3, -1, -1):
        goal = ahead[number + 1][spent]
        share = next(w for w in range(spent + 1) if ahead[number][spent - w] + prices[number][w] == goal)
        shares.append(share)
        spent -= share
    return shares[::-1]


class _Deal:
    """The physical cards of a hand, handed out to melds."""

    def __init__(self, hand: Hand, rules: MeldRules, costs: Costs) -> None:
        self.rules = rules
        self.naturals: dict[int, list[Card]] = {}
        for card in sorted(hand.naturals, reverse=True):
            self.naturals.setdefault(card.face, []).append(card)
        self.wilds = sorted(hand.wilds, key=lambda card: (-costs.of(card, rules), card.is_joker, card))

    def take(self, rank: int, suit: int) -> Card:
        """A natural card of this face."""
        return self.naturals[suit * 13 + rank - 1].pop()

    def take_wilds(self, count: int) -> list[Card]:
        """The costliest wild cards."""
        taken, self.wilds = self.wilds[:count], self.wilds[count:]
        return taken

    def set_of(self, rank: int, suits: Iterable[int], wilds: int) -> Candidate:
        """A set of these suits' cards."""
        naturals = [self.take(rank, suit) for suit in suits]
        return next(set_candidates(rank, naturals, self.take_wilds(wilds), self.rules))

    def part(self, suit: int, part: Part, wilds: int) -> Candidate:
        """A run, or a set with one natural card; wilds at a run's end lie above it as far as they can."""
        if part.kind == SET:
            return self.set_of(ACE if part.places[0] == HIGH_ACE else part.places[0], [suit], wilds)
        naturals = {place: self.take(ACE if place == HIGH_ACE else place, suit) for place in part.places}
        length = len(naturals) + wilds
        low = min(part.places[0], self.rules.top - length + 1)
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
