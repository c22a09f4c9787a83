"""All best arrangements of a hand, where several cost the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.arrange.best import Arrangement, cheapest, idle_costs, plans_of, suit_table
from engine.arrange.candidates import Candidate
from engine.arrange.costs import Costs
from engine.arrange.dealing import Dealing, Hand
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import RUN, SET, MeldRules


class Shape(NamedTuple):
    """A meld as far as it tells arrangements apart: its natural cards, twins being alike, and the number of wilds."""

    faces: tuple[int, ...]
    wilds: int


def all_best(hand: Sequence[Card], rules: MeldRules, costs: Costs, limit: int = 20) -> tuple[Arrangement, ...]:
    """Up to `limit` different arrangements of least cost; exact for hands of up to `EXACT_CARDS` cards.

    Arrangements are the same where their melds hold the same naturals (twins being alike) and as many wilds each.
    """
    search = _Search(hand, rules, costs)
    found: dict[tuple[Shape, ...], Arrangement] = {}
    naturals = tuple(sorted((card.face for card in search.hand.naturals), key=lambda face: (face // 13, face)))
    for shapes in search.best(naturals, len(search.hand.wilds), search.least):
        key = tuple(sorted(shapes))
        if key not in found:
            found[key] = search.arranged(key)
            if len(found) >= limit:
                break
    return tuple(found.values())


class _Search:
    """Walks through the arrangements that cost the least and no others: the solver prices every step ahead."""

    def __init__(self, hand: Sequence[Card], rules: MeldRules, costs: Costs) -> None:
        self.rules, self.costs = rules, costs
        self.hand = Hand(hand, rules)
        self.idle = idle_costs(self.hand.wilds, rules, costs)
        self.prices: dict[tuple[tuple[int, ...], int], int] = {}
        self.cards = {card.face: card for card in self.hand.naturals}
        self.least = self.price(tuple(card.face for card in self.hand.naturals), len(self.hand.wilds))

    def price(self, faces: tuple[int, ...], wilds: int) -> int:
        """The least cost of these naturals and so many wilds."""
        known = self.prices.get((faces, wilds))
        if known is None:
            rest = Hand([self.cards[face] for face in faces], self.rules)
            table = suit_table(self.rules, self.costs, wilds)
            known = cheapest(plans_of(rest, self.rules, table)[0], table, self.idle[: wilds + 1])[1]
            self.prices[faces, wilds] = known
        return known

    def best(self, faces: tuple[int, ...], wilds: int, cost: int) -> Iterator[tuple[Shape, ...]]:
        """The melds of every division of `faces` and `wilds` that costs `cost`, the least."""
        if not faces:
            yield ()
            return
        rest = faces[1:]
        without = cost - self.costs.points[faces[0] % 13 + 1]
        if self.price(rest, wilds) == without:
            yield from self.best(rest, wilds, without)
        for shape in self.shapes(faces, wilds):
            rest = _without(faces, shape.faces)
            if self.price(rest, wilds - shape.wilds) == cost:
                for more in self.best(rest, wilds - shape.wilds, cost):
                    yield (shape, *more)

    def shapes(self, faces: tuple[int, ...], wilds: int) -> Iterator[Shape]:
        """Every meld that holds the first of `faces`."""
        first = faces[0]
        seen: set[Shape] = set()
        alike = [face for face in faces[1:] if face % 13 == first % 13]
        suit = sorted({face for face in faces[1:] if face // 13 == first // 13 and face != first})
        if first % 13 + 1 == ACE and self.rules.ace_high and first in faces[1:]:
            suit.append(first)
        for others in (alike, suit):
            for size in range(len(others) + 1):
                for chosen in combinations(others, size):
                    natural = (first, *chosen)
                    for count in range(wilds + 1):
                        shape = Shape(natural, count)
                        if shape not in seen and self.kind(natural, count) is not None:
                            seen.add(shape)
                            yield shape

    def kind(self, faces: tuple[int, ...], wilds: int) -> str | None:
        """What these naturals and so many wilds are: a set, a run or no meld."""
        rules = self.rules
        size = len(faces) + wilds
        if not rules.allows_wilds(wilds, len(faces)):
            return None
        fits = not rules.set_distinct or (size <= 4 and len(set(faces)) == len(faces))
        if fits and size >= rules.set_min and len({face % 13 for face in faces}) == 1:
            return SET
        if len({face // 13 for face in faces}) == 1 and size >= rules.run_min and _places(faces, size, rules):
            return RUN
        return None

    def arranged(self, shapes: Sequence[Shape]) -> Arrangement:
        """The melds made of the hand's cards."""
        dealing = Dealing(self.hand, self.rules, self.costs)
        plays: list[Candidate] = []
        for faces, wilds in shapes:
            suit = faces[0] // 13
            if self.kind(faces, wilds) == SET:
                plays.append(dealing.set_of(faces[0] % 13 + 1, [face // 13 for face in faces], wilds))
            else:
                plays.append(dealing.run_of(suit, _places(faces, len(faces) + wilds, self.rules), wilds))
        idle = len(dealing.wilds)
        if idle >= 3 and self.rules.allows_wilds(3, 0):
            plays.extend(dealing.wilds_alone(idle))
        return Arrangement(tuple(plays), dealing.left(plays), self.least)


def _places(faces: Sequence[int], size: int, rules: MeldRules) -> tuple[int, ...]:
    """The run positions of these cards in a run of `size`, () where there is no such run."""
    low = sorted(face % 13 + 1 for face in faces)
    aces = low.count(ACE)
    choices = [low]
    if aces and rules.ace_high:
        choices.insert(0, [*low[1:], HIGH_ACE])
    for places in choices:
        if size <= rules.top and len(set(places)) == len(places) and places[-1] - places[0] < size:
            return tuple(places)
    return ()


def _without(faces: tuple[int, ...], taken: Sequence[int]) -> tuple[int, ...]:
    rest = list(faces)
    for face in taken:
        rest.remove(face)
    return tuple(rest)
