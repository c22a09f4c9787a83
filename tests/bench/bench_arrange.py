"""The solver against a plain subset search on the same hands: best melds, best discard, contracts, offered melds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random
from time import process_time

from engine.arrange import Costs, best_arrangement, best_contract, best_discard, can_lay_contract, candidate_melds
from engine.cards import Card, deck
from engine.melds import MeldRules
from engine.rules import Contract
from engine.variants import make_rules

Row = tuple[str, str, float | None, str]
ANCHOR = "plain subset search p99"
HANDS = 1200
SEARCHED = 120
FACE = Costs((15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))


def three_thirteen_hands(dice: Random, count: int) -> list[tuple[list[Card], MeldRules]]:
    """Hands of the last rounds, dealt or drawn to, with two to four wild cards of two packs."""
    hands: list[tuple[list[Card], MeldRules]] = []
    while len(hands) < count:
        rules = make_rules("three_thirteen").melding(dice.randint(1, 11))
        hand = dice.sample(deck(2), dice.choice([13, 14]))
        if 2 <= sum(map(rules.is_wild, hand)) <= 4:
            hands.append((hand, rules))
    return hands


def plain_search(hand: Sequence[Card], rules: MeldRules) -> int:
    """The least cost left over: every subset looked at, then the best division into those that are melds."""
    place = {card: 1 << number for number, card in enumerate(hand)}
    wild = {card for card in hand if rules.is_wild(card)}
    melds: list[list[int]] = [[] for _ in hand]
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            naturals = [card for card in cards if card not in wild]
            if naturals and (_is_set(naturals) or _is_run(naturals, size)):
                subset = sum([place[card] for card in cards])
                melds[_first(subset)].append(subset)
    price = [FACE.of(card, rules) for card in hand]

    @cache
    def least(rest: int) -> int:
        if not rest:
            return 0
        first = _first(rest)
        best = price[first] + least(rest & rest - 1)
        for meld in melds[first]:
            if meld & rest == meld:
                best = min(best, least(rest ^ meld))
        return best

    return least((1 << len(hand)) - 1)


def _is_set(naturals: Sequence[Card]) -> bool:
    return all(card.rank == naturals[0].rank for card in naturals)


def _is_run(naturals: Sequence[Card], size: int) -> bool:
    ranks = {card.rank for card in naturals}
    one_suit = all(card.suit == naturals[0].suit for card in naturals)
    return one_suit and len(ranks) == len(naturals) and max(ranks) - min(ranks) < size <= 13


def _first(subset: int) -> int:
    return (subset & -subset).bit_length() - 1


def times(calls: Iterable[Callable[[], object]]) -> list[float]:
    """Seconds of processor time of each call, sorted."""
    taken = []
    for call in calls:
        start = process_time()
        call()
        taken.append(process_time() - start)
    return sorted(taken)


def p(times_: Sequence[float], part: float) -> float:
    return times_[min(len(times_) - 1, int(len(times_) * part))]


def rows() -> list[Row]:
    dice = Random(1)
    warm = three_thirteen_hands(dice, HANDS)
    hands = three_thirteen_hands(dice, HANDS)
    for hand, rules in hands[:20]:
        assert best_arrangement(hand, rules, FACE).cost == plain_search(hand, rules)
    searched = times([lambda h=hand, r=rules: plain_search(h, r) for hand, rules in hands[:SEARCHED]])
    anchor = p(searched, 0.99)
    cold = times([lambda h=hand, r=rules: best_arrangement(h, r, FACE) for hand, rules in warm])
    best = times([lambda h=hand, r=rules: best_arrangement(h, r, FACE) for hand, rules in hands])
    discard = times([lambda h=hand, r=rules: best_discard(h, r, FACE) for hand, rules in hands])
    about = f"the search: p50 {p(searched, 0.5) * 1e3:.1f} ms, p99 {anchor * 1e3:.1f} ms"

    def told(name: str, taken: Sequence[float], remark: str) -> Row:
        return (
            name,
            ANCHOR,
            p(taken, 0.99) / anchor,
            f"p50 {p(taken, 0.5) * 1e6:.0f} us, p99 {p(taken, 0.99) * 1e6:.0f} us; {remark}",
        )

    found = [
        told("best melds, 13-14 cards, 2-4 wilds, p99", best, about),
        told("the same, nothing remembered at the start", cold, f"{HANDS} other hands"),
        told("best discard of the same, p99", discard, "every discard with its arrangement"),
    ]
    contract = make_rules("contract_rummy").melding(1)
    tables = [dice.sample(deck(2, 1), 13) for _ in range(HANDS)]
    wanted = [Contract(*pair) for pair in ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))]
    asked = [(hand, wanted[number % 7]) for number, hand in enumerate(tables)]
    can = times(
        [lambda h=hand, c=want: can_lay_contract(h, contract, c, must_use=frozenset(h[:1])) for hand, want in asked]
    )
    lay = times([lambda h=hand, c=want: best_contract(h, contract, c, costs=FACE) for hand, want in asked])
    found += [
        told("contract with a given card possible, 13 cards, p99", can, "all seven contracts"),
        told("best contract, 13 cards, p99", lay, "all seven contracts"),
    ]
    rummy_500 = make_rules("rummy500").melding(1)
    sevens = [dice.sample(deck(1, 2), 7) for _ in range(4 * HANDS)]
    for hand in sevens[HANDS:]:
        candidate_melds(hand, rummy_500)
    offer = times([lambda h=hand: candidate_melds(h, rummy_500) for hand in sevens[:HANDS]])
    again = times([lambda h=sevens[-1]: candidate_melds(h, rummy_500) for _ in range(HANDS)])
    mean = sum(offer) / len(offer)
    found.append(
        ("new melds of 7 cards, mean", "", None, f"{mean * 1e6:.1f} us, asked again {sum(again) / HANDS * 1e6:.1f} us")
    )
    return found
