"""One rank by itself: every way to put some of its cards into sets.

A rank is a number with four bits for each suit: how many cards of it lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
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
def ways(rank: int, wilds: int, rules: MeldRules, *, smallest: int = 2, most_sets: int = 8) -> tuple[Sets, ...]:
    """All sets of at least `smallest` naturals each that a rank's cards can form with at most `wilds` wild cards.

    Of two ways to use the same cards in as many sets, one that needs no more wilds and takes no fewer stands for both.
    """
    counts = tuple(rank >> 4 * suit & 15 for suit in range(4))
    found = list(_ways(counts, wilds, most_sets, _kinds(counts, wilds, rules, smallest), rules.set_distinct))
    found.sort(key=lambda way: (way.least, -sum(way.taken), way.taken))
    kept: dict[object, list[Sets]] = {}
    for way in found:
        alike = kept.setdefault((way.taken, len(way.sets) if most_sets < 8 else 0), [])
        if not any(other.least + other.room >= way.least + way.room for other in alike):
            alike.append(way)
    return tuple(way for way in found if any(way is other for alike in kept.values() for other in alike))


def _kinds(counts: tuple[int, ...], wilds: int, rules: MeldRules, smallest: int) -> list[OneSet]:
    """Every single set, the largest first."""
    kinds = []
    for suits in _suits(counts, rules.set_distinct):
        naturals = len(suits)
        room = min(wilds, 4 - naturals) if rules.set_distinct else wilds
        most = max((count for count in range(room + 1) if rules.allows_wilds(count, naturals)), default=-1)
        least = max(0, rules.set_min - naturals)
        if naturals >= smallest and least <= most:
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


def _ways(counts: tuple[int, ...], wilds: int, most_sets: int, kinds: list[OneSet], distinct: bool) -> Iterator[Sets]:
    for place, kind in enumerate(kinds):
        rest = tuple(count - kind.suits.count(suit) for suit, count in enumerate(counts))
        if kind.least > wilds or min(rest) < 0:
            continue
        taken = tuple(count - left for count, left in zip(counts, rest, strict=True))
        yield Sets(kind.least, kind.most - kind.least, taken, (kind,))  # type: ignore[arg-type]
        if most_sets > 1 and (distinct or most_sets < 8):  # sets of any suits are as good as one large set
            for more in _ways(rest, wilds - kind.least, most_sets - 1, kinds[place:], distinct):
                together = tuple(a + b for a, b in zip(taken, more.taken, strict=True))
                yield Sets(
                    kind.least + more.least,
                    kind.most - kind.least + more.room,
                    together,  # type: ignore[arg-type]
                    (kind, *more.sets),
                )
