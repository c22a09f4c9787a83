"""Every largest and every least new meld of a hand with wild cards used in all ways, as the referee lists them.

Computer players and panels do with the canonical candidates of `engine.arrange`; a scenario's `legal` list does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from engine.actions import LayMeld
from engine.arrange.candidates import Candidate, run_candidate, set_candidates
from engine.cards import ACE, HIGH_ACE, KING, Card
from engine.melds import RUN, MeldRules

if TYPE_CHECKING:
    from engine.round import Round


def meld_offers(table: Round, seat: int) -> Iterator[LayMeld]:
    """The largest and least new melds that this seat may lay now; of equal cards one stands for all."""
    seen: set[LayMeld] = set()
    rules = table.melding
    hand = sorted(table.hands[seat], key=lambda card: (card.face, card not in (table.duty, table.taken), card))
    waiting = list(_all_offers(hand, rules))
    while waiting:
        meld = waiting.pop()
        action = LayMeld(meld.cards, None, meld.named)
        if action in seen:
            continue
        seen.add(action)
        if table.check(seat, action) is None:
            yield action
        elif len(meld.cards) > rules.set_min and len(meld.cards) >= len(table.hands[seat]) - 1:
            waiting += _one_card_less(meld)


def _one_card_less(meld: Candidate) -> Iterator[Candidate]:
    """What is left of a meld that the guards forbid: a run without an end, a set without any of its cards."""
    for out in (meld.cards[0], meld.cards[-1]) if meld.kind == RUN else meld.cards:
        cards = tuple(card for card in meld.cards if card is not out)
        yield Candidate(meld.kind, cards, tuple((card, name) for card, name in meld.named if card is not out))


def _all_offers(hand: Sequence[Card], rules: MeldRules) -> Iterator[Candidate]:
    wilds = [card for card in hand if rules.is_wild(card)]
    naturals = [card for card in hand if not rules.is_wild(card)]
    for suit in range(4):
        yield from _runs(suit, [card for card in naturals if card.suit == suit], wilds, rules)
    for rank in dict.fromkeys(card.rank for card in naturals):
        yield from _sets(rank, [card for card in naturals if card.rank == rank], wilds, rules)


def _runs(suit: int, naturals: Sequence[Card], wilds: Sequence[Card], rules: MeldRules) -> Iterator[Candidate]:
    at: dict[int, Card] = {}
    for card in naturals:
        place = HIGH_ACE if card.rank == ACE and rules.ace_high and HIGH_ACE not in at else card.rank
        at.setdefault(place, card)
    largest: list[tuple[int, int, dict[int, Card]]] = []
    for low in range(1, rules.top - rules.run_min + 2) if naturals else ():
        for high in range(low + rules.run_min - 1, rules.top + 1):
            if rules.ace_high and (low, high) == (ACE, KING):  # the same cards read as 2 to ace
                continue
            held = {place: card for place, card in at.items() if low <= place <= high}
            if low == ACE and high < HIGH_ACE and ACE not in held and HIGH_ACE in at:
                held[ACE] = at[HIGH_ACE]
            gaps = high - low + 1 - len(held)
            if gaps <= len(wilds) and rules.allows_wilds(gaps, len(held)):
                largest.append((low, high, held))
            for part in _least_parts(low, high, held, rules):
                spare = high - low + 1 - len(part)
                if spare <= len(wilds) and rules.allows_wilds(spare, len(part)):
                    yield from _run(suit, low, high, part, wilds, rules)
    for low, high, held in largest:
        if not any(_within(low, high, held, other) for other in largest):
            yield from _run(suit, low, high, held, wilds, rules)


def _within(low: int, high: int, held: dict[int, Card], other: tuple[int, int, dict[int, Card]]) -> bool:
    """Whether another run holds all these naturals, at least as many wild cards, and is longer."""
    size, more = high - low + 1, other[1] - other[0] + 1
    wilds, others = size - len(held), more - len(other[2])
    return more > size and others >= wilds and set(held.values()) <= set(other[2].values())


def _least_parts(low: int, high: int, held: dict[int, Card], rules: MeldRules) -> Iterator[dict[int, Card]]:
    """The naturals of the least runs with these ends: any choice of them in a short run, the ends alone in a longer."""
    if high - low + 1 == rules.run_min:
        for count in range(max(rules.min_naturals, 1), len(held) + 1):
            for places in combinations(held, count):
                yield {place: held[place] for place in places}
    elif rules.min_naturals == 2 and low in held and high in held:
        yield {low: held[low], high: held[high]}


def _run(
    suit: int, low: int, high: int, held: dict[int, Card], wilds: Sequence[Card], rules: MeldRules
) -> Iterator[Candidate]:
    for chosen in _choices(wilds, high - low + 1 - len(held)):
        yield run_candidate(suit, low, high, dict(held), chosen, rules)


def _sets(rank: int, naturals: Sequence[Card], wilds: Sequence[Card], rules: MeldRules) -> Iterator[Candidate]:
    sizes = {rules.set_min, 4 if rules.set_distinct else len(naturals) + len(wilds)}
    if rules.set_distinct:
        naturals = list({card.face: card for card in reversed(naturals)}.values())[::-1]
        sizes |= {min(4, len(naturals) + len(wilds))}
    for size in sizes:
        for count in range(max(size - len(wilds), 1), min(size, len(naturals)) + 1):
            if not rules.allows_wilds(size - count, count) or size < rules.set_min:
                continue
            for part in _choices(naturals, count):
                for chosen in _choices(wilds, size - count):
                    yield from set_candidates(rank, part, chosen, rules)


def _choices(cards: Iterable[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """So many of the cards in every way that looks different: twins are alike, and so are jokers."""
    seen = set()
    for chosen in combinations(cards, count):
        faces = tuple(card.face for card in chosen)
        if faces not in seen:
            seen.add(faces)
            yield chosen
