"""One suit by itself: the least cost of its cards for every number of wild cards spent on its runs.

A suit is a number with four bits for each run position (how many cards lie there): position 1 the aces that go low,
14 those that go high. All a hand's runs of a suit follow from that number, so it is the key of everything here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add
from typing import Final, NamedTuple

from engine.arrange.costs import Costs
from engine.arrange.sets import Sets
from engine.cards import ACE, HIGH_ACE
from engine.melds import RUN, SET, MeldRules

NEVER: Final = 10**9
"""A cost that says: not possible."""
MEMO_LIMIT: Final = 4096
_ONE_HIGH: Final = (1 << 4 * HIGH_ACE) - (1 << 4 * ACE)
"""Added to a suit: one ace goes from the low end to the high end."""


class Part(NamedTuple):
    """Natural cards of one suit that lie in one meld, and how many wilds may join them."""

    kind: str
    """A run, or a set with one natural card."""
    places: tuple[int, ...]
    rest: int
    """The suit without these cards."""
    least: int
    most: int
    extra: int
    """Points that the cards cost although they are melded."""


class Price(NamedTuple):
    """What a suit costs at best."""

    exact: tuple[int, ...]
    """By number of wilds spent on it."""
    within: tuple[int, ...]
    """The same, with so many wilds or fewer."""


class SuitTable:
    """Prices of suits under one set of meld rules and costs, for hands with `wilds` wild cards.

    Unless it is `thorough` it overlooks some runs that only swollen hands can make.
    """

    def __init__(self, rules: MeldRules, costs: Costs, wilds: int, thorough: bool = True) -> None:
        self.rules = rules
        self.thorough = thorough
        self.wilds = wilds
        self.low_ace = costs.low_ace
        self.strict = rules.min_naturals > 1 or rules.wilds_below_naturals
        self.points = (*costs.points, NEVER)
        self.most = [max((w for w in range(min(wilds, rules.top - n) + 1) if rules.allows_wilds(w, n)), default=-1)
                     for n in range(rules.top + 1)]  # fmt: skip
        self.memo: dict[int, tuple[int, ...]] = {0: (0, *[NEVER] * wilds)}
        self.prices: dict[int, Price] = {}
        self.sets: dict[tuple[int, int], tuple[Sets, ...]] = {}
        self.uses: dict[tuple[int, int], tuple[tuple[Part, int], ...]] = {}

    def price(self, suit: int) -> Price:
        """The least cost of a suit's cards, with its aces counted at position 1."""
        found = self.prices.get(suit)
        if found is None:
            if len(self.prices) >= MEMO_LIMIT:
                self.prices.clear()
            exact = self._fixed(suit)
            for split in self.ends(suit)[1:]:
                exact = tuple(map(min, exact, self._fixed(split)))
            least = NEVER
            found = self.prices[suit] = Price(exact, tuple([least := min(least, cost) for cost in exact]))
        return found

    def parts(self, suit: int, wilds: int) -> tuple[tuple[Part, int], ...]:
        """The melds of one cheapest use of a suit's cards with exactly so many wilds, and the wilds of each."""
        found = self.uses.get((suit, wilds))
        if found is None:
            if len(self.uses) >= MEMO_LIMIT:
                self.uses.clear()
            found = self.uses[suit, wilds] = tuple(self._parts(suit, wilds))
        return found

    def _parts(self, suit: int, wilds: int) -> Iterator[tuple[Part, int]]:
        cost = self.price(suit).exact[wilds]
        suit = next(split for split in self.ends(suit) if self._fixed(split)[wilds] == cost)
        while suit:
            cost = self._fixed(suit)[wilds]
            for part, spent in self._choices(suit, wilds):
                if self._fixed(part.rest)[wilds - spent] + part.extra == cost:
                    yield part, spent
                    suit, wilds = part.rest, wilds - spent
                    break
            else:
                suit &= ~(15 << 4 * lowest(suit))

    def _choices(self, suit: int, wilds: int) -> Iterator[tuple[Part, int]]:
        for part in self.parts_from(suit):
            for spent in range(part.least, min(part.most, wilds) + 1):
                yield part, spent

    def ends(self, suit: int) -> list[int]:
        """The suit with none, one, two, ... of its aces going high."""
        aces = suit >> 4 * ACE & 15
        if not aces or not self.rules.ace_high:
            return [suit]
        return [suit + high * _ONE_HIGH for high in range(aces + 1)]

    def _fixed(self, suit: int) -> tuple[int, ...]:
        """Exact prices of a suit whose aces have chosen their end; an ace that goes high must be melded."""
        found = self.memo.get(suit)
        if found is not None:
            return found
        wilds = self.wilds
        place = lowest(suit)
        without = self._fixed(suit & ~(15 << 4 * place))
        alone = self.left(place, suit >> 4 * place & 15)
        best = [cost + alone for cost in without]
        for part in self.parts_from(suit):
            rest = self._fixed(part.rest)
            least, most, extra = part.least, part.most, part.extra
            if most == wilds:  # any number from `least` on
                fewest = NEVER
                for spent in range(least, wilds + 1):
                    if rest[spent - least] < fewest:
                        fewest = rest[spent - least]
                    if fewest + extra < best[spent]:
                        best[spent] = fewest + extra
            else:
                for own in range(least, most + 1):
                    for others in range(wilds - own + 1):
                        if rest[others] + extra < best[own + others]:
                            best[own + others] = rest[others] + extra
        if len(self.memo) >= MEMO_LIMIT:
            self.memo.clear()
            self.memo[0] = (0, *[NEVER] * wilds)
        self.memo[suit] = found = tuple(best)
        return found

    def left(self, place: int, count: int) -> int:
        """The cost of so many cards of one position left over."""
        return self.points[place] * count

    def parts_from(self, suit: int) -> Iterator[Part]:
        """All melds that hold the suit's lowest card and no natural of another suit."""
        place = lowest(suit)
        low_ace = self.low_ace if place == ACE else 0
        if self._may_skip(suit):
            yield from self._broken_runs((place,), suit - (1 << 4 * place), 0, low_ace)
        else:
            yield from self._runs(place, suit, low_ace)
        if self.rules.run_min > 3 or low_ace:
            most = min(self.most[1], 3) if self.rules.set_distinct else self.most[1]
            if most >= 2 and self.rules.min_naturals <= 1:
                yield Part(SET, (place,), suit - (1 << 4 * place), 2, most, 0)

    def _runs(self, place: int, suit: int, extra: int) -> Iterator[Part]:
        gaps = 0
        places: list[int] = []
        run_min, most = self.rules.run_min, self.most
        for at in range(place, self.rules.top + 1):
            if suit >> 4 * at & 15:
                suit -= 1 << 4 * at
                places.append(at)
                count = len(places)
                least = max(gaps, run_min - count)
                if least <= most[count]:
                    yield Part(RUN, tuple(places), suit, least, most[count], extra)
            else:
                gaps += 1
                if gaps > self.wilds:
                    return

    def _may_skip(self, suit: int) -> bool:
        """Whether a wild may be worth more than a natural card of its place.

        Otherwise the natural changes places with the wild, which then lengthens the run; or two runs that overlap
        become one. Neither may be possible where the run would be longer than the suit, or, under rules that ask for
        more naturals than one, where twins keep two runs apart.
        """
        if not self.wilds or not self.thorough:
            return False
        return self.may_fill(suit) or (self.strict and suit & ~_UNITS != 0)

    def may_fill(self, suit: int) -> bool:
        """Whether the suit's cards and the wilds are more than a run can hold."""
        taken = (suit | suit >> 1 | suit >> 2 | suit >> 3) & _UNITS
        return taken.bit_count() + self.wilds > self.rules.top

    def _broken_runs(self, places: tuple[int, ...], suit: int, gaps: int, extra: int) -> Iterator[Part]:
        """Runs that begin with `places` and may pass over cards at hand."""
        least = max(gaps, self.rules.run_min - len(places))
        if least <= self.most[len(places)]:
            yield Part(RUN, places, suit, least, self.most[len(places)], extra)
        for at in range(places[-1] + 1, self.rules.top + 1):
            if suit >> 4 * at & 15:
                yield from self._broken_runs((*places, at), suit - (1 << 4 * at), gaps, extra)
            gaps += 1
            if gaps > self.wilds:
                return


_UNITS: Final = sum(1 << 4 * place for place in range(HIGH_ACE + 1))


def lowest(suit: int) -> int:
    """The lowest position at which the suit has a card."""
    return ((suit & -suit).bit_length() - 1) >> 2


def joined(first: Sequence[int], second: Sequence[int], free: int) -> list[int]:
    """Two suits together: the least sum for every number of wilds up to `free`."""
    reverse = second[free::-1]
    return [min(map(add, first, reverse[free - spent :])) for spent in range(free + 1)]
