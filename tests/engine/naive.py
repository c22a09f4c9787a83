"""A slow second opinion on arranging hands: every subset of the hand, judged by `read_meld` alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

from engine.arrange import Costs
from engine.cards import ACE, Card, deck
from engine.meld_readings import read_meld
from engine.melds import MeldRules, Run
from engine.rules import Contract


def random_rules(dice: Random, **fixed: object) -> MeldRules:
    """Meld rules of any kind, also such as no game of ours has."""
    choice: dict[str, object] = {
        "ace_high": dice.random() < 0.6,
        "run_min": dice.choice([3, 3, 4]),
        "set_distinct": dice.random() < 0.6,
        "set_min": 3,
        "min_naturals": dice.choice([1, 1, 1, 2, 0]),
        "declared": dice.random() < 0.6,
        "floating_set_suit": dice.random() < 0.3,
        "wild_ranks": frozenset(dice.choice([(), (), (2,), (dice.randint(1, 13),)])),
        "wilds_below_naturals": dice.random() < 0.2,
    }
    return MeldRules(**(choice | fixed))  # type: ignore[arg-type]


def random_hand(dice: Random, size: int, wilds: int | None = None, packs: int | None = None) -> list[Card]:
    """A hand with up to four jokers; half of the hands come from a narrow deck, so that melds crowd each other."""
    packs = packs or dice.choice([1, 1, 2, 2, 3])
    cards = [card for card in deck(packs) if not card.is_joker]
    if dice.random() < 0.5:
        ranks = set(dice.sample(range(1, 14), dice.randint(4, 9)))
        suits = set(dice.sample(range(4), dice.randint(1, 4)))
        cards = [card for card in cards if card.rank in ranks and card.suit in suits]
    jokers = [card for card in deck(1, 8) if card.is_joker]
    count = min(size, dice.choice([0, 0, 1, 1, 2, 2, 3, 4]) if wilds is None else wilds)
    hand = dice.sample(jokers, count)
    hand += dice.sample(cards, min(size - count, len(cards)))
    dice.shuffle(hand)
    return hand


def legal_melds(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Every subset of the hand that reads as a meld in some way."""
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            if isinstance(read_meld(cards, rules), list):
                yield cards


def random_costs(dice: Random) -> Costs:
    """Points of any kind for cards left over."""
    points = [dice.choice([1, 5, 10, 15, dice.randint(0, 20)]) for _ in range(14)]
    return Costs(tuple(points), dice.choice([None, None, 20, 3]))


def least_cost(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> int:
    """The least cost of cards in no meld, over all divisions of the hand."""
    price = [costs.of(card, rules) for card in hand]
    by_first: list[list[int]] = [[] for _ in hand]
    for melded in _masks(hand, rules):
        by_first[_first(melded)].append(melded)

    @cache
    def least(cards: int) -> int:
        if not cards:
            return 0
        first = _first(cards)
        best = price[first] + least(cards & cards - 1)
        for melded in by_first[first]:
            if melded & cards == melded:
                best = min(best, least(cards ^ melded))
        return best

    return least((1 << len(hand)) - 1)


def _masks(hand: Sequence[Card], rules: MeldRules) -> list[int]:
    """The legal melds as bit masks of places in the hand."""
    place = {card: 1 << number for number, card in enumerate(hand)}
    return [sum(place[card] for card in cards) for cards in legal_melds(hand, rules)]


def _first(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


def divisions(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every division of the hand into melds and cards left over, as its melds."""
    melds = list(legal_melds(hand, rules))

    def divided(cards: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
        if not cards:
            yield ()
            return
        yield from divided(cards[1:])
        for meld in melds:
            if meld[0] == cards[0] and set(meld) <= set(cards):
                for more in divided(tuple(card for card in cards if card not in meld)):
                    yield (meld, *more)

    yield from divided(tuple(hand))


def all_best(hand: Sequence[Card], rules: MeldRules, costs: Costs) -> set[tuple[object, ...]]:
    """The least costly divisions, told apart by the naturals of each meld (twins alike) and its number of wilds."""
    best, found = 1 << 30, set[tuple[object, ...]]()
    for melds in divisions(hand, rules):
        used = {card for meld in melds for card in meld}
        cost = sum(costs.of(card, rules) for card in hand if card not in used)
        if cost < best:
            best, found = cost, set()
        if cost == best:
            found.add(shapes(melds, rules))
    return found


def shapes(melds: Iterable[Sequence[Card]], rules: MeldRules) -> tuple[object, ...]:
    """What tells a division from another; melds of wild cards alone do not count."""
    found = []
    for meld in melds:
        faces = sorted(card.face for card in meld if not rules.is_wild(card))
        if faces:
            found.append((faces, len(meld) - len(faces)))
    return tuple((tuple(faces), wilds) for faces, wilds in sorted(found))


def best_points(hand: Sequence[Card], rules: MeldRules, values: Costs) -> int:
    """The most points on the table less those left in the hand."""
    best = -(1 << 30)
    for melds in divisions(hand, rules):
        used = {card for meld in melds for card in meld}
        points = -sum(values.of(card, rules) for card in hand if card not in used)
        best = max(best, points + sum(_table_points(meld, rules, values) for meld in melds))
    return best


def _table_points(cards: Sequence[Card], rules: MeldRules, values: Costs) -> int:
    readings = read_meld(cards, rules)
    assert isinstance(readings, list)
    points = sum(values.of(card, rules) for card in cards)
    low = [
        isinstance(reading.meld, Run) and reading.meld.low == ACE and not reading.meld.slots[0].wild
        for reading in readings
    ]
    return points - (values.low_ace if all(low) else 0)


Place = tuple[int, int, int]
"""Suit, lowest and highest position of a run."""


def contract_cost(
    hand: Sequence[Card],
    rules: MeldRules,
    contract: Contract,
    costs: Costs,
    runs_same_suit: str,
    must_use: frozenset[Card],
    use_all: bool,
) -> int | None:
    """The least cost left when the contract goes down, None where it cannot."""
    melds = list(_sets_and_runs(hand, rules))
    best: int | None = None

    def lay(start: int, used: frozenset[Card], places: tuple[Place, ...], sets: int, runs: int) -> None:
        nonlocal best
        if not sets and not runs:
            if must_use <= used and (not use_all or len(used) == len(hand)):
                cost = sum(costs.of(card, rules) for card in hand if card not in used)
                best = cost if best is None else min(best, cost)
            return
        for number in range(start, len(melds)):
            cards, options = melds[number]
            if used.isdisjoint(cards):
                if sets and not options:
                    lay(number, used | cards, places, sets - 1, runs)
                for place in options if runs else ():
                    if may_stand((*places, place), runs_same_suit):
                        lay(number, used | cards, (*places, place), sets, runs - 1)

    lay(0, frozenset(), (), contract.sets, contract.runs)
    return best


def _sets_and_runs(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[frozenset[Card], tuple[Place, ...]]]:
    """Every meld of the hand: a set without a place, a run with all the places it can take."""
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            if isinstance(read_meld(cards, rules, "set"), list):
                yield frozenset(cards), ()
            readings = read_meld(cards, rules, "run")
            if isinstance(readings, list):
                runs = [reading.meld for reading in readings if isinstance(reading.meld, Run)]
                suits = range(4) if all(map(rules.is_wild, cards)) else [runs[0].suit]
                yield frozenset(cards), tuple((suit, run.low, run.high) for suit in suits for run in runs)


def may_stand(places: Sequence[Place], runs_same_suit: str) -> bool:
    """Whether runs at these places may lie in one contract."""
    for first, second in combinations(places, 2):
        if first[0] == second[0] and runs_same_suit != "free":
            apart = first[2] + 1 < second[1] or second[2] + 1 < first[1]
            if runs_same_suit == "forbidden" or not apart:
                return False
    return True
