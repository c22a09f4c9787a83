"""One suit under a contract: the least cost of its cards for every number of runs and of wilds spent on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.arrange.costs import Costs
from engine.arrange.suits import MEMO_LIMIT, NEVER, Part, Price, SuitTable, joined, lowest
from engine.cards import ACE, HIGH_ACE
from engine.melds import RUN, MeldRules

MUST: Final = 10**6
"""What a card costs that has to be melded; no hand without such cards costs as much."""


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
        thorough: bool = True,
    ) -> None:
        self.rules, self.wilds, self.runs, self.apart = rules, wilds, runs, apart
        self.spare = dict(spare or {})
        self.points = (*costs.points, NEVER)
        self.parts = _Parts(rules, costs, wilds, thorough)
        self.parts.several = runs > 1 and not apart
        self.none = [self._of_wilds(count) for count in range(runs + 1)]
        self.memo: dict[tuple[int, int], tuple[int, ...]] = {}
        self.prices: dict[int, tuple[Price, ...]] = {}

    def price(self, suit: int) -> tuple[Price, ...]:
        """The least cost of a suit's cards by number of runs, with its aces counted at position 1."""
        found = self.prices.get(suit)
        if found is None:
            if len(self.prices) >= MEMO_LIMIT:
                self.prices.clear()
            splits = self.parts.ends(suit)
            found = self.prices[suit] = tuple(
                _priced([self._exact(split, runs) for split in splits]) for runs in range(self.runs + 1)
            )
        return found

    def chosen(self, suit: int, runs: int, wilds: int) -> list[Placed]:
        """The runs of one cheapest use of the suit with exactly so many runs and wilds."""
        cost = self.price(suit)[runs].exact[wilds]
        suit = next(split for split in self.parts.ends(suit) if self._exact(split, runs)[wilds] == cost)
        if self.apart and runs > 1:
            return _Apart(self, suit).placed(1, runs, wilds)
        placed: list[Placed] = []
        while suit and runs:
            step = next(self._steps(suit, runs, wilds), None)
            if step is None:
                suit &= ~(15 << 4 * lowest(suit))
            else:
                part, spent = step
                placed.append(Placed(part.places, spent))
                suit, runs, wilds = part.rest, runs - 1, wilds - spent
        return placed + [Placed((), share, ACE) for share in _shared(wilds, runs, self.rules)]

    def _steps(self, suit: int, runs: int, wilds: int) -> Iterator[tuple[Part, int]]:
        cost = self._row(suit, runs)[wilds]
        for part in self.parts.parts_from(suit):
            for spent in range(part.least, min(part.most, wilds) + 1):
                if self._row(part.rest, runs - 1)[wilds - spent] == cost:
                    yield part, spent

    def _exact(self, suit: int, runs: int) -> tuple[int, ...]:
        """Costs by number of wilds of a suit whose aces have chosen their end; one that goes high must be melded."""
        return self._apart_row(suit, runs) if self.apart and runs > 1 else self._row(suit, runs)

    def _of_wilds(self, runs: int) -> tuple[int, ...]:
        """No cards of the suit: runs of wild cards alone, where rules allow them."""
        if not runs:
            return (0, *[NEVER] * self.wilds)
        least = runs * self.rules.run_min
        fits = self.rules.allows_wilds(self.rules.run_min, 0)
        most = runs * self.rules.top
        return tuple(0 if fits and least <= spent <= most else NEVER for spent in range(self.wilds + 1))

    def _row(self, suit: int, runs: int) -> tuple[int, ...]:
        if not suit:
            return self.none[runs]
        if not runs:
            return (self.alone(suit), *[NEVER] * self.wilds)
        found = self.memo.get((suit, runs))
        if found is not None:
            return found
        place = lowest(suit)
        alone = self.left(place, suit >> 4 * place & 15)
        row = [cost + alone for cost in self._row(suit & ~(15 << 4 * place), runs)]
        if runs == 1:
            self._add_last_run(suit, row)
        else:
            for part in self.parts.parts_from(suit):
                rest = self._row(part.rest, runs - 1)
                for own in range(part.least, part.most + 1):
                    for others in range(self.wilds - own + 1):
                        if rest[others] < row[own + others]:
                            row[own + others] = rest[others]
        if len(self.memo) >= MEMO_LIMIT:
            self.memo.clear()
        self.memo[suit, runs] = found = tuple(row)
        return found

    def _add_last_run(self, suit: int, row: list[int]) -> None:
        """The same for a single run: what it saves of the cost of all cards."""
        worth = [self.worth(place, suit >> 4 * place & 15) for place in range(HIGH_ACE + 1)]
        alone = self.alone(suit)
        for part in self.parts.parts_from(suit):
            cost = alone - sum([worth[place] for place in part.places])
            for own in range(part.least, part.most + 1):
                if cost < row[own]:
                    row[own] = cost

    def worth(self, place: int, count: int) -> int:
        """What one of so many cards of a position saves where it is melded."""
        return self.left(place, count) - self.left(place, count - 1) if count else 0

    def left(self, place: int, count: int) -> int:
        """The cost of so many cards of one position left over."""
        return self.points[place] * count + MUST * max(0, count - self.spare.get(place, count))

    def alone(self, suit: int) -> int:
        """The cost of a suit's cards where none is melded."""
        return sum(self.left(place, suit >> 4 * place & 15) for place in range(1, HIGH_ACE + 1))

    def _apart_row(self, suit: int, runs: int) -> tuple[int, ...]:
        """The same for runs with a gap between each two: their ends matter."""
        naturals = sum(suit >> 4 * place & 15 > 0 for place in range(1, HIGH_ACE + 1))
        if naturals < runs * self.rules.min_naturals or naturals + self.wilds < runs * self.rules.run_min:
            return (NEVER,) * (self.wilds + 1)
        alone, apart = self.alone(suit), _Apart(self, suit)
        saved = [apart.saved(1, runs, spent) for spent in range(self.wilds + 1)]
        return tuple(NEVER if worth < 0 else alone - worth for worth in saved)


class _Parts(SuitTable):
    """The runs of a suit alone."""

    several = False
    """Whether runs of the suit may overlap: then their number is given, and two may not become one."""

    def parts_from(self, suit: int) -> Iterator[Part]:
        """All runs that hold the suit's lowest card."""
        return (part for part in super().parts_from(suit) if part.kind == RUN)

    def _may_skip(self, suit: int) -> bool:
        if self.several:
            return super()._may_skip(suit) or (self.strict and self.thorough and self.wilds > 0)
        return self.thorough and self.may_fill(suit)


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
            held.append((-table.worth(high, count), high))
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


def _priced(rows: list[tuple[int, ...]]) -> Price:
    """The cheapest of several rows of costs."""
    row = tuple(map(min, *rows)) if len(rows) > 1 else rows[0]
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


def together(before: list[list[int]], prices: Sequence[Price], most_runs: int, free: int) -> list[list[int]]:
    """One suit more: the least sums by number of runs, up to `most_runs`, and by number of wilds, up to `free`."""
    after = []
    for runs in range(min(most_runs, len(before) + len(prices) - 2) + 1):
        pairs = [
            joined(before[runs - own], price.exact, free)
            for own, price in enumerate(prices)
            if 0 <= runs - own < len(before)
        ]
        after.append(list(map(min, *pairs)) if len(pairs) > 1 else pairs[0])
    return after
