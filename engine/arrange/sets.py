"""One rank by itself: every way to put some of its cards into sets.

A rank is a number with four bits for each suit: how many cards of it lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from operator import add
from typing import NamedTuple

from engine.melds import MeldRules


class OneSet(NamedTuple):
    """The suits of a set's naturals, and how many wilds may join them."""

    suits: tuple[int, ...]
    least: int
    most: int


class Sets(NamedTuple):
    """Sets of one rank that lie together."""

    least: int
    """Wilds they need."""
    room: int
    """Further wilds they can take."""
    taken: tuple[int, int, int, int]
    """Natural cards they use, by suit."""
    sets: tuple[OneSet, ...]


@lru_cache(maxsize=2048)
def ways(rank: int, wilds: int, rules: MeldRules, contract_sets: int = 0) -> tuple[Sets, ...]:
    """All choices of sets that a rank's cards can form with at most `wilds` wild cards, each naming different cards.

    Without a contract a set has two naturals or more (one with a single natural is its suit's affair), and there may be
    as many as can be; for a contract up to `contract_sets`, of any kind. Of two ways to use the same cards in as many
    sets, one that needs no more wilds and takes no fewer stands for both.
    """
    counts = tuple(rank >> 4 * suit & 15 for suit in range(4))
    kinds = _kinds(counts, wilds, rules, 1 if contract_sets else 2)
    # Of any suits, one large set does whatever several can.
    most_sets = contract_sets or (sum(counts) if rules.set_distinct else 1)
    found = sorted(_ways(counts, wilds, most_sets, kinds), key=lambda way: (way.least, -sum(way.taken), way.taken))
    kept: list[Sets] = []
    most_wilds: dict[tuple[tuple[int, ...], int], int] = {}
    for way in found:
        alike = way.taken, len(way.sets) if contract_sets else 0
        if most_wilds.get(alike, -1) < way.least + way.room:
            most_wilds[alike] = way.least + way.room
            kept.append(way)
    return tuple(kept)


def _kinds(counts: tuple[int, ...], wilds: int, rules: MeldRules, fewest_naturals: int) -> list[OneSet]:
    """Every single set, the largest first."""
    kinds = []
    for suits in _suits(counts, rules.set_distinct):
        naturals = len(suits)
        room = min(wilds, 4 - naturals) if rules.set_distinct else wilds
        most = max((count for count in range(room + 1) if rules.allows_wilds(count, naturals)), default=-1)
        least = max(0, rules.set_min - naturals)
        if naturals >= fewest_naturals and least <= most:
            kinds.append(OneSet(suits, least, most))
    return kinds


def _suits(counts: tuple[int, ...], distinct: bool) -> Iterator[tuple[int, ...]]:
    if distinct:
        held = [suit for suit in range(4) if counts[suit]]
        for size in range(len(held), 0, -1):
            yield from combinations(held, size)
        return
    for taken in sorted(product(*(range(count + 1) for count in counts)), key=sum, reverse=True):
        yield tuple(suit for suit in range(4) for _ in range(taken[suit]))


def _ways(counts: tuple[int, ...], wilds: int, most_sets: int, kinds: list[OneSet]) -> Iterator[Sets]:
    for place, kind in enumerate(kinds):
        rest = tuple(count - kind.suits.count(suit) for suit, count in enumerate(counts))
        if kind.least > wilds or min(rest) < 0:
            continue
        taken = tuple(count - left for count, left in zip(counts, rest, strict=True))
        yield _sets(taken, (kind,))
        if most_sets > 1:
            for more in _ways(rest, wilds - kind.least, most_sets - 1, kinds[place:]):
                yield _sets(tuple(map(add, taken, more.taken)), (kind, *more.sets))


def _sets(taken: tuple[int, ...], sets: tuple[OneSet, ...]) -> Sets:
    spades, hearts, diamonds, clubs = taken
    least = sum(one.least for one in sets)
    return Sets(least, sum(one.most for one in sets) - least, (spades, hearts, diamonds, clubs), sets)
