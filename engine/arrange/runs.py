"""One suit under a contract: the least cost of its cards for every number of runs and of wilds spent on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from engine.arrange.costs import Costs
from engine.arrange.suits import MEMO_LIMIT, NEVER, Part, Price, SuitTable, lowest
from engine.cards import ACE, HIGH_ACE
from engine.melds import RUN, MeldRules

MUST: Final = 10**6
"""What a card costs that has to be melded; no hand without such cards costs as much."""
Rows = tuple[tuple[int, ...], ...]
"""Costs by number of runs, and by number of wilds spent."""


class Placed(NamedTuple):
    """A run of a contract: the positions of its naturals, its wilds, and its lowest position where that matters."""

    places: tuple[int, ...]
    wilds: int
    low: int = 0


class RunTable:
    """Prices of suits by number of runs, at most `runs` in one suit.

    `apart`: two runs of the suit may not overlap or adjoin. `spare`: how many cards of a position may be left over
    where some have to be melded.
    """

    def __init__(
        self,
        rules: MeldRules,
        costs: Costs,
        wilds: int,
        runs: int,
        apart: bool = False,
        spare: Mapping[int, int] | None = None,
    ) -> None:
        self.rules, self.wilds, self.runs, self.apart = rules, wilds, runs, apart
        self.spare = dict(spare or {})
        self.points = (*costs.points, NEVER)
        self.parts = _Parts(rules, costs, wilds)
        self.memo: dict[int, Rows] = {0: self._empty()}
        self.prices: dict[int, tuple[Price, ...]] = {}

    def price(self, suit: int) -> tuple[Price, ...]:
        """The least cost of a suit's cards by number of runs, with its aces counted at position 1."""
        found = self.prices.get(suit)
        if found is None:
            if len(self.prices) >= MEMO_LIMIT:
                self.prices.clear()
            rows = [tuple(map(min, *same)) if len(same) > 1 else same[0] for same in zip(*self._all(suit), strict=True)]
            found = self.prices[suit] = tuple(map(_priced, rows))
        return found

    def chosen(self, suit: int, runs: int, wilds: int) -> list[Placed]:
        """The runs of one cheapest use of the suit with exactly so many runs and wilds."""
        cost = self.price(suit)[runs].exact[wilds]
        suit = next(split for split in self.parts.ends(suit) if self._priced_rows(split)[runs][wilds] == cost)
        if self.apart and runs > 1:
            return self._apart(suit, runs, wilds)
        placed: list[Placed] = []
        while suit:
            cost = self._rows(suit)[runs][wilds]
            step = next(self._steps(suit, runs, wilds, cost), None)
            if step is None:
                suit &= ~(15 << 4 * lowest(suit))
            else:
                part, spent = step
                placed.append(Placed(part.places, spent))
                suit, runs, wilds = part.rest, runs - 1, wilds - spent
        placed += [Placed((), share, ACE) for share in _shared(wilds, runs, self.rules)]
        return placed

    def _steps(self, suit: int, runs: int, wilds: int, cost: int) -> Iterator[tuple[Part, int]]:
        for part in self.parts.parts_from(suit) if runs else ():
            for spent in range(part.least, min(part.most, wilds) + 1):
                if self._rows(part.rest)[runs - 1][wilds - spent] == cost:
                    yield part, spent

    def _all(self, suit: int) -> list[Rows]:
        return [self._priced_rows(split) for split in self.parts.ends(suit)]

    def _priced_rows(self, suit: int) -> Rows:
        if not self.apart:
            return self._rows(suit)
        apart = [self._apart_row(suit, runs) for runs in range(2, self.runs + 1)]
        return (*self._rows(suit)[:2], *apart)

    def _empty(self) -> Rows:
        """No cards of the suit: runs of wild cards alone, where rules allow them."""
        rules = self.rules
        rows = [(0, *[NEVER] * self.wilds)]
        for runs in range(1, self.runs + 1):
            gaps = runs - 1 if self.apart else 0
            least, most = runs * rules.run_min, (rules.top - gaps if gaps else runs * rules.top)
            fits = rules.allows_wilds(rules.run_min, 0)
            rows.append(tuple(0 if fits and least <= spent <= most else NEVER for spent in range(self.wilds + 1)))
        return tuple(rows)

    def _rows(self, suit: int) -> Rows:
        """Prices of a suit whose aces have chosen their end; an ace that goes high must be melded."""
        found = self.memo.get(suit)
        if found is not None:
            return found
        place = lowest(suit)
        alone = self.left(place, suit >> 4 * place & 15)
        rows = [[cost + alone for cost in row] for row in self._rows(suit & ~(15 << 4 * place))]
        for part in self.parts.parts_from(suit) if self.runs else ():
            rest = self._rows(part.rest)
            for runs, own in product(range(self.runs), range(part.least, part.most + 1)):
                row, before = rows[runs + 1], rest[runs]
                for others in range(self.wilds - own + 1):
                    if before[others] < row[own + others]:
                        row[own + others] = before[others]
        if len(self.memo) >= MEMO_LIMIT:
            self.memo.clear()
            self.memo[0] = self._empty()
        self.memo[suit] = found = tuple(map(tuple, rows))
        return found

    def left(self, place: int, count: int) -> int:
        """The cost of so many cards of one position left over."""
        return self.points[place] * count + MUST * max(0, count - self.spare.get(place, count))

    # Runs of one suit that keep a gap between them: their ends matter, so they are placed one after the other.

    def _apart_row(self, suit: int, runs: int) -> tuple[int, ...]:
        naturals = sum(suit >> 4 * place & 15 > 0 for place in range(1, HIGH_ACE + 1))
        if naturals < runs * self.rules.min_naturals or naturals + self.wilds < runs * self.rules.run_min:
            return (NEVER,) * (self.wilds + 1)
        alone, apart = self._alone(suit), _Apart(self, suit)
        saved = [apart.saved(1, runs, spent) for spent in range(self.wilds + 1)]
        return tuple(NEVER if worth < 0 else alone - worth for worth in saved)

    def _apart(self, suit: int, runs: int, wilds: int) -> list[Placed]:
        return _Apart(self, suit).placed(1, runs, wilds)

    def _alone(self, suit: int) -> int:
        return sum(self.left(place, suit >> 4 * place & 15) for place in range(1, HIGH_ACE + 1))


class _Parts(SuitTable):
    """The runs of a suit alone."""

    def parts_from(self, suit: int) -> Iterator[Part]:
        """All runs that hold the suit's lowest card."""
        return (part for part in super().parts_from(suit) if part.kind == RUN)

    def _may_skip(self, suit: int) -> bool:
        # The number of runs is given: two that overlap may not become one.
        return super()._may_skip(suit) or (self.strict and self.wilds > 0)


class _Apart:
    """Runs of one suit with a gap between each two."""

    def __init__(self, table: RunTable, suit: int) -> None:
        self.top, self.run_min = table.rules.top, table.rules.run_min
        self.known: dict[tuple[int, int, int], int] = {}
        self.options = [list(_runs_from(low, table, suit)) for low in range(self.top + 1)]

    def saved(self, low: int, runs: int, wilds: int) -> int:
        """The most that `runs` runs from position `low` upwards save with exactly `wilds` wilds; -1 if impossible."""
        if not runs:
            return 0 if not wilds else -1
        if low + runs * (self.run_min + 1) - 2 > self.top:
            return -1
        key = low, runs, wilds
        best = self.known.get(key)
        if best is None:
            best = self.saved(low + 1, runs, wilds)
            for high, spent, worth, _ in self.options[low]:
                if spent <= wilds and (rest := self.saved(high + 2, runs - 1, wilds - spent)) >= 0:
                    best = max(best, worth + rest)
            self.known[key] = best
        return best

    def placed(self, low: int, runs: int, wilds: int) -> list[Placed]:
        """The runs that save so much."""
        if not runs:
            return []
        goal = self.saved(low, runs, wilds)
        for high, spent, worth, places in self.options[low]:
            rest = self.saved(high + 2, runs - 1, wilds - spent) if spent <= wilds else -1
            if rest >= 0 and worth + rest == goal:
                return [Placed(places, spent, low), *self.placed(high + 2, runs - 1, wilds - spent)]
        return self.placed(low + 1, runs, wilds)


def _runs_from(low: int, table: RunTable, suit: int) -> Iterator[tuple[int, int, int, tuple[int, ...]]]:
    """(high, wilds, saving, natural positions) of runs from `low`; the cheapest naturals give way to wilds."""
    rules, held, missing = table.rules, list[tuple[int, int]](), 0
    for high in range(low, rules.top + 1) if low else ():
        count = suit >> 4 * high & 15
        if count:
            held.append((table.left(high, count - 1) - table.left(high, count), high))
        else:
            missing += 1
        length = high - low + 1
        if missing > table.wilds or length < rules.run_min:
            continue
        dearest = sorted(held)
        for spent in range(missing, min(table.wilds, length) + 1):
            naturals = dearest[: length - spent]
            if rules.allows_wilds(spent, len(naturals)):
                yield high, spent, -sum(worth for worth, _ in naturals), tuple(sorted(at for _, at in naturals))


def _priced(row: tuple[int, ...]) -> Price:
    least = NEVER
    return Price(row, tuple([least := min(least, cost) for cost in row]))


def _shared(wilds: int, runs: int, rules: MeldRules) -> list[int]:
    """Wild cards alone divided among runs."""
    shares = [rules.run_min] * runs
    spare = wilds - sum(shares)
    for number in range(runs):
        more = min(spare, rules.top - rules.run_min)
        shares[number] += more
        spare -= more
    return shares
