"""A hand as the solver sees it, and its physical cards handed out to the melds that the solver chose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.arrange.candidates import Candidate, run_candidate, set_candidates
from engine.arrange.costs import Costs
from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import MeldRules


class Hand:
    """A hand sorted for the solver: suits and ranks as numbers, and the wild cards."""

    __slots__ = ("cards", "naturals", "ranks", "suits", "wilds")

    def __init__(self, cards: Iterable[Card], rules: MeldRules) -> None:
        self.cards = tuple(cards)
        suits = [0, 0, 0, 0]
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
                suits[card.suit] += 1 << 4 * rank
                self.ranks[rank] += 1 << 4 * card.suit
        self.suits = suits[0], suits[1], suits[2], suits[3]


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
