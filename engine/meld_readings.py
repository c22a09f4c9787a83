"""Cards read as melds: a new one or a lay-off, every meaning their wild cards can have.

Every meld is built by `read_meld` (new) or `read_layoff` (grown), which return all readings of the cards; a
meld's cards keep their places for the hand (rules.md 1.2 to 1.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from engine.cards import ACE, HIGH_ACE, Card
from engine.melds import RUN, SET, Meld, MeldRules, Named, Run, SetMeld, Slot


class Problem(NamedTuple):
    """Why cards are no meld: "shape", "naturals" (too few) or "wilds" (too many)."""

    why: str
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read cards as a meld, and what each of the new wild cards then stands for."""

    meld: Meld
    wilds: tuple[tuple[Card, Named], ...]

    @property
    def faces(self) -> tuple[object, ...]:
        """What tells this reading from another: kind and the cards its wilds stand for, jokers being alike."""
        return self.meld.kind, *sorted(
            (named.rank, -1 if named.suit is None else named.suit) for _, named in self.wilds
        )


def read_meld(
    cards: Sequence[Card],
    rules: MeldRules,
    kind: str | None = None,
    named: Mapping[Card, Named] | None = None,
    by: int = -1,
) -> list[Reading] | Problem:
    """All readings of `cards` as one new meld that agree with `kind` and `named`, high aces preferred.

    More than one reading means that something must still be declared (rules.md 1.4).
    """
    named = named or {}
    problem = _count_problem(cards, rules)
    if problem is not None:
        return problem
    found: list[Reading] = []
    if kind != RUN and len(cards) >= rules.set_min:
        found += _set_readings((), cards, rules, named, by)
    if kind != SET and len(cards) >= rules.run_min:
        found += _run_readings((), cards, rules, named, by)
    return _settle(found, rules)


def read_layoff(
    meld: Meld, cards: Sequence[Card], rules: MeldRules, named: Mapping[Card, Named] | None = None, by: int = -1
) -> list[Reading] | Problem:
    """All readings of `cards` laid off together on `meld`, every card already there keeping its place."""
    named = named or {}
    problem = _count_problem((*meld.cards, *cards), rules)
    if problem is not None:
        return problem
    if isinstance(meld, SetMeld):
        found = _set_readings(meld.slots, cards, rules, named, by)
    else:
        found = _run_readings(meld.slots, cards, rules, named, by)
    return _settle(found, rules)


def _count_problem(cards: Sequence[Card], rules: MeldRules) -> Problem | None:
    if not cards or len(set(cards)) != len(cards):
        return Problem("shape")
    wilds = sum(1 for card in cards if rules.is_wild(card))
    naturals = len(cards) - wilds
    if naturals < rules.min_naturals and wilds:
        return Problem("naturals", rules.min_naturals)
    if not rules.allows_wilds(wilds, naturals):
        return Problem("wilds" if wilds else "naturals", (len(cards) - 1) // 2)
    return None


def _settle(found: list[Reading], rules: MeldRules) -> list[Reading] | Problem:
    """One reading per meaning of the wilds; among ends open to an ace the high one (rules.md 3.8)."""
    if not found:
        return Problem("shape")
    by_faces: dict[object, Reading] = {}
    for reading in found:
        by_faces[reading.faces] = reading
    settled = list(by_faces.values())
    return settled if rules.declared else settled[-1:]


def _split(cards: Iterable[Card], rules: MeldRules) -> tuple[list[Card], list[Card]]:
    naturals: list[Card] = []
    wilds: list[Card] = []
    for card in cards:
        (wilds if rules.is_wild(card) else naturals).append(card)
    return naturals, sorted(wilds, key=lambda card: (card.is_joker, card))


def _set_readings(
    before: tuple[Slot, ...], cards: Sequence[Card], rules: MeldRules, named: Mapping[Card, Named], by: int
) -> list[Reading]:
    naturals, wilds = _split(cards, rules)
    ranks = {before[0].position} if before else {card.rank for card in naturals}
    if not ranks:
        ranks = {named[card].rank for card in wilds if card in named} or {
            next((card.rank for card in wilds if not card.is_joker), ACE)
        }
    if len(ranks) != 1:
        return []
    rank = ranks.pop()
    if any(card.rank != rank for card in naturals):
        return []
    for card, name in named.items():
        if card in cards and (name.rank not in (0, rank) or (name.rank == 0 and rank != ACE)):
            return []
    for card in naturals:
        if card in named and named[card].suit not in (None, card.suit):
            return []
    if not rules.set_distinct:
        new = [Slot(card, rank, card.suit, False, by) for card in naturals]
        new += [Slot(card, rank, None, True, by) for card in wilds]
        return [_set_reading(rank, before, new, wilds)]
    if len(before) + len(cards) > 4:
        return []
    taken = [slot.suit for slot in before if slot.suit is not None] + [card.suit for card in naturals]
    if len(set(taken)) != len(taken):
        return []
    said = {card: named[card].suit for card in wilds if card in named and named[card].suit is not None}
    if len(set(said.values())) != len(said) or any(suit in taken for suit in said.values()):
        return []
    new = [Slot(card, rank, card.suit, False, by) for card in naturals]
    if rules.floating_set_suit:
        new += [Slot(card, rank, None, True, by) for card in wilds]
        return [_set_reading(rank, before, new, wilds)]
    free = [suit for suit in range(4) if suit not in taken and suit not in said.values()]
    silent = [card for card in wilds if card not in said]
    readings = []
    for suits in combinations(free, len(silent)):
        stand = {**said, **_own_suit_first(silent, suits, rank)}
        slots = new + [Slot(card, rank, stand[card], True, by) for card in wilds]
        readings.append(_set_reading(rank, before, slots, wilds))
    return readings


def _own_suit_first(wilds: Sequence[Card], suits: Sequence[int], rank: int) -> dict[Card, int]:
    """Wilds to suits: a card of this very face takes its own place, the others follow in order."""
    stand = {card: card.suit for card in wilds if card.rank == rank and card.suit in suits}
    rest = iter(suit for suit in suits if suit not in stand.values())
    for card in wilds:
        if card not in stand:
            stand[card] = next(rest)
    return stand


def _set_reading(rank: int, before: tuple[Slot, ...], new: list[Slot], wilds: Sequence[Card]) -> Reading:
    means = {slot.card: slot.named for slot in new}
    return Reading(SetMeld(rank, before + tuple(new)), tuple((card, means[card]) for card in wilds))


def _run_readings(
    before: tuple[Slot, ...], cards: Sequence[Card], rules: MeldRules, named: Mapping[Card, Named], by: int
) -> list[Reading]:
    naturals, wilds = _split(cards, rules)
    if before:
        suits = {slot.suit for slot in before if slot.suit is not None}
    else:
        suits = {card.suit for card in naturals}
    if not suits:
        suits = {named[card].suit for card in wilds if card in named} - {None} or {0}  # type: ignore[assignment]
    if len(suits) != 1:
        return []
    suit = suits.pop()
    if any(card.suit != suit for card in naturals):
        return []
    length = len(before) + len(cards)
    held = {slot.position for slot in before}
    lowest = max(1, before[-1].position - length + 1) if before else 1
    highest = min(before[0].position if before else rules.top, rules.top - length + 1)
    readings = []
    for low in range(lowest, highest + 1):
        slots = _fill_run(low, length, suit, held, naturals, wilds, named, by)
        if slots is not None:
            ordered = tuple(sorted((*before, *slots), key=lambda slot: slot.position))
            means = {slot.card: slot.named for slot in slots}
            readings.append(Reading(Run(suit, ordered), tuple((card, means[card]) for card in wilds)))
    return readings


def _fill_run(
    low: int,
    length: int,
    suit: int,
    held: set[int],
    naturals: Sequence[Card],
    wilds: Sequence[Card],
    named: Mapping[Card, Named],
    by: int,
) -> list[Slot] | None:
    """The new slots of a run from `low`, or None where the cards do not fill it."""
    free = [position for position in range(low, low + length) if position not in held]
    slots: list[Slot] = []
    silent_naturals = [card for card in reversed(naturals) if card not in named]  # of two aces the last goes high
    for card in [*(card for card in naturals if card in named), *silent_naturals]:
        place = _natural_place(card, free, named.get(card))
        if place is None:
            return None
        free.remove(place)
        slots.append(Slot(card, place, suit, False, by))
    silent = []
    for card in wilds:
        name = named.get(card)
        if name is None:
            silent.append(card)
            continue
        if name.suit not in (None, suit):
            return None
        place = _place_of(name, free)
        if place is None:
            return None
        free.remove(place)
        slots.append(Slot(card, place, suit, True, by))
    for card in silent:
        own = next((place for place in free if card.suit == suit and place == card.rank), None)
        if own is not None:
            free.remove(own)
            slots.append(Slot(card, own, suit, True, by))
    placed = {slot.card for slot in slots}
    for card, place in zip([card for card in silent if card not in placed], free, strict=True):
        slots.append(Slot(card, place, suit, True, by))
    return slots


def _natural_place(card: Card, free: Sequence[int], name: Named | None) -> int | None:
    if name is not None and name.rank not in (0, card.rank):
        return None
    if name is not None and name.suit not in (None, card.suit):
        return None
    if card.rank != ACE:
        return card.rank if card.rank in free and (name is None or name.rank) else None
    return _place_of(Named(0 if name and name.end else ACE, None, name.end if name else None), free)


def _place_of(name: Named, free: Sequence[int]) -> int | None:
    """The free place a name means; an ace takes the high end where nothing else is said."""
    if name.end == "low" or (name.rank == ACE and name.end is None and HIGH_ACE not in free):
        return ACE if ACE in free else None
    if name.end == "high" or name.rank == ACE:
        return HIGH_ACE if HIGH_ACE in free else None
    return name.rank if name.rank in free else None
