"""New melds that a hand holds: the canonical choices of a player in a game with melds on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.cards import ACE, HIGH_ACE, KING, Card
from engine.holding import ACE_ENDS, TWO_ACES, Holding
from engine.melds import RUN, SET, MeldRules, Named

_HANDS_KEPT: Final = 512
_SUITS_KEPT: Final = 4096


class Candidate(NamedTuple):
    """Cards proposed as one new meld, with a meaning for each wild, so that `read_meld` has exactly one reading."""

    kind: str
    cards: tuple[Card, ...]
    """A run from low to high; a set with its naturals first."""
    named: tuple[tuple[Card, Named], ...] = ()

    @property
    def names(self) -> dict[Card, Named]:
        """What the wild cards stand for, as `read_meld` takes it."""
        return dict(self.named)


class Stretch(NamedTuple):
    """Neighbouring run positions and those of them that wild cards fill."""

    low: int
    high: int
    missing: tuple[int, ...]


def candidate_melds(hand: Iterable[Card], rules: MeldRules, card: Card | None = None) -> tuple[Candidate, ...]:
    """The canonical new melds of `hand`; with `card`, a card of the hand, those that hold this very card.

    Canonical are the largest melds (wild cards only closing gaps) and the least legal ones: sets of three and runs of
    `run_min`, or longer where the rules on naturals ask for it; of twins and of wild cards one stands for all. Naturals
    are used before wilds, and each meaning of a wild is a candidate of its own. There is a candidate whenever there is
    a legal meld, and one with `card` whenever a legal meld holds it.
    """
    return _finder(rules).candidates(frozenset(hand), card)


def run_candidate(
    suit: int, low: int, high: int, naturals: dict[int, Card], wilds: Sequence[Card], rules: MeldRules
) -> Candidate:
    """The run from `low` to `high` with `naturals` by position, the wild cards `wilds` filling all other places."""
    if low == ACE and high == KING and rules.ace_high:  # the same cards read as 2 to ace: an ace goes high unless said
        low, high = 2, HIGH_ACE
        if ACE in naturals:
            naturals = {**naturals, HIGH_ACE: naturals[ACE]}
    missing = [place for place in range(low, high + 1) if place not in naturals]
    at = place_wilds(wilds, missing, suit)
    named = tuple(sorted((card, _NAMES[suit][place]) for place, card in at.items()))
    cards = naturals | at
    return Candidate(RUN, tuple([cards[place] for place in range(low, high + 1)]), named)


def place_wilds(wilds: Sequence[Card], missing: Sequence[int], suit: int) -> dict[int, Card]:
    """Run positions to wild cards: a card of a wild rank lies in its own place where it can."""
    rest = list(wilds)
    at: dict[int, Card] = {}
    for card in wilds:
        if card.suit == suit and card.rank in missing and card.rank not in at:
            at[card.rank] = card
            rest.remove(card)
    at.update(zip([place for place in missing if place not in at], rest, strict=True))
    return at


def set_candidates(rank: int, naturals: Sequence[Card], wilds: Sequence[Card], rules: MeldRules) -> Iterator[Candidate]:
    """The set of these cards, once for every meaning of its wilds (once in all where they need no suit)."""
    cards = (*naturals, *wilds)
    if not wilds:
        yield Candidate(SET, cards)
    elif not rules.set_distinct or rules.floating_set_suit:
        yield Candidate(SET, cards, tuple((wild, Named(rank)) for wild in sorted(wilds)))
    else:
        free = [suit for suit in range(4) if all(card.suit != suit for card in naturals)]
        for suits in combinations(free, len(wilds)):
            named = tuple((wild, _NAMES[suit][rank]) for wild, suit in zip(sorted(wilds), suits, strict=True))
            yield Candidate(SET, cards, named)
            if not rules.declared:
                return


_NAMES: Final = [
    [Named(ACE if place == HIGH_ACE else place, suit) for place in range(HIGH_ACE + 1)] for suit in range(4)
]


class _Finder:
    """Candidates under one set of meld rules, with what it has found before."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self.found: dict[tuple[frozenset[Card], Card | None], tuple[Candidate, ...]] = {}
        self.legal: dict[tuple[int, int], tuple[Stretch, ...]] = {}
        self.canonical: dict[tuple[int, int], tuple[Stretch, ...]] = {}

    def candidates(self, hand: frozenset[Card], card: Card | None) -> tuple[Candidate, ...]:
        """All candidates, remembered by hand."""
        key = hand, card
        found = self.found.get(key)
        if found is None:
            if len(self.found) >= _HANDS_KEPT:
                self.found.clear()
            found = self.found[key] = tuple(self._find(hand, card))
        return found

    def _find(self, hand: frozenset[Card], card: Card | None) -> Iterator[Candidate]:
        held = self._sorted(hand, card)
        by_rank, wilds = held.by_rank, held.wilds
        for suit, mask in enumerate(held.masks):
            if not mask:
                continue
            stretches = self.stretches(mask, len(wilds))
            if not stretches:
                continue
            places = {cards[0].rank: cards for cards in _by_face(by_rank, suit)}
            for stretch in stretches:
                for candidate in self._runs(suit, stretch, places, wilds, card):
                    if card is None or card in candidate.cards:
                        yield candidate
        for rank, cards in by_rank.items():
            if len(cards) + len(wilds) >= 3:
                for candidate in self._sets(rank, cards, wilds, card):
                    if card is None or card in candidate.cards:
                        yield candidate
        if len(wilds) >= 3 and self.rules.allows_wilds(3, 0) and (card is None or card in wilds):
            rank = next((wild.rank for wild in wilds[:3] if not wild.is_joker), ACE)
            yield from set_candidates(rank, (), wilds[:3], self.rules)

    def _sorted(self, hand: Iterable[Card], first: Card | None) -> Holding:
        """The hand in the order in which cards are used up, `first` before its equals."""
        held = Holding(sorted(hand), self.rules)
        if len(held.wilds) > 1:
            held.wilds.sort(key=lambda card: (card != first, card.is_joker, card))
        if first is not None and first.rank in held.by_rank:
            held.by_rank[first.rank].sort(key=lambda card: (card != first, card))
        return held

    def stretches(self, mask: int, wilds: int) -> tuple[Stretch, ...]:
        """The largest and the least runs of a suit, given as a mask of positions with an ace at both ends."""
        found = self.canonical.get((mask, wilds))
        if found is None:
            found = self.canonical[mask, wilds] = tuple(self._canonical(mask, wilds))
        return found

    def _canonical(self, mask: int, wilds: int) -> Iterator[Stretch]:
        legal = self.legal_stretches(mask, wilds)
        for stretch in legal:
            low, high, missing = stretch
            if len(missing) > high - low:  # wild cards alone: a set does
                continue
            least = not any(
                low <= other.low
                and other.high <= high
                and other != stretch
                and len(other.missing) <= other.high - other.low
                for other in legal
            )
            ends = 1 << low | 1 << high
            beyond = 1 << high + 1 | (1 << low - 1 if low > 1 else 0)
            if least or (mask & ends == ends and not mask & beyond):
                yield stretch

    def legal_stretches(self, mask: int, wilds: int) -> tuple[Stretch, ...]:
        """Every run of a suit in which natural cards take all places they can."""
        found = self.legal.get((mask, wilds))
        if found is None:
            if len(self.legal) >= _SUITS_KEPT:
                self.legal.clear()
                self.canonical.clear()
            found = self.legal[mask, wilds] = tuple(self._legal(mask, wilds))
        return found

    def _legal(self, mask: int, wilds: int) -> Iterator[Stretch]:
        rules = self.rules
        for low in range(1, rules.top - rules.run_min + 2):
            for high in range(low + rules.run_min - 1, rules.top + 1):
                length = high - low + 1
                if length - (mask >> low & (1 << length) - 1).bit_count() > wilds:
                    break
                if rules.ace_high and (low, high) == (ACE, KING):  # the same cards as 2 to ace
                    continue
                missing = [place for place in range(low, high + 1) if not mask >> place & 1]
                if (low, high) == (ACE, HIGH_ACE) and mask & ACE_ENDS and not mask & TWO_ACES:
                    missing.insert(0, ACE)
                if len(missing) <= wilds and rules.allows_wilds(len(missing), length - len(missing)):
                    yield Stretch(low, high, tuple(missing))

    def _runs(
        self, suit: int, stretch: Stretch, places: dict[int, list[Card]], wilds: list[Card], card: Card | None
    ) -> Iterator[Candidate]:
        low, high, missing = stretch
        naturals = {
            place: places[place][0] for place in range(low, high + 1) if place in places and place not in missing
        }
        if high == HIGH_ACE and HIGH_ACE not in missing:
            naturals[HIGH_ACE] = places[ACE][-1 if ACE in naturals else 0]
        if missing or card is None or card not in wilds:
            yield run_candidate(suit, low, high, naturals, wilds[: len(missing)], self.rules)
        elif high - low + 1 == self.rules.run_min and self.rules.allows_wilds(1, high - low):
            for place in naturals:  # the wild that must be played takes the place of a natural card
                others = {other: natural for other, natural in naturals.items() if other != place}
                yield run_candidate(suit, low, high, others, [card], self.rules)

    def _sets(self, rank: int, cards: list[Card], wilds: list[Card], card: Card | None) -> Iterator[Candidate]:
        rules = self.rules
        if rules.set_distinct:
            cards = list({natural.face: natural for natural in reversed(cards)}.values())[::-1]
        count = max(1 if card is not None and card in wilds else 0, 3 - len(cards))
        if count > len(wilds) or not rules.allows_wilds(count, 3 - count):
            return
        if len(cards) > 3 and not count:
            yield Candidate(SET, tuple(cards))
        seen: set[tuple[int, ...]] = set()
        for part in combinations(cards, 3 - count):
            faces = tuple(natural.face for natural in part)
            if faces not in seen:
                seen.add(faces)
                yield from set_candidates(rank, part, wilds[:count], rules)


def _by_face(by_rank: dict[int, list[Card]], suit: int) -> Iterator[list[Card]]:
    """The naturals of a suit, twins together."""
    for cards in by_rank.values():
        twins = [card for card in cards if card.suit == suit]
        if twins:
            yield twins


_finder = lru_cache(maxsize=64)(_Finder)
