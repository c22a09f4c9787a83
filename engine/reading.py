"""Fields of a told scenario, read with every problem noted: numbers, lists, cards, stacked decks (scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import Any, Final

from engine.cards import Card, NotACard, card
from engine.rules import RuleSet

MOST_POINTS: Final = 1_000_000_000
"""Totals and penalties of a told position lie within this, on either side of 0."""


class BadScenario(ValueError):
    """Raised for a text that is no scenario; `problems` are all of them, a clear line each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class Reader:
    """Reads fields and collects every problem instead of stopping at the first."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def whole(self, source: Mapping[str, Any], name: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = source.get(name, default)
        if type(value) is not int or not least <= value <= most:
            self.problems.append(f"{name}: expected a whole number from {least} to {most}, not {short(value)}")
            return default
        return value

    def flag(self, source: Mapping[str, Any], name: str) -> bool:
        """true or false; false where it is left out."""
        value = source.get(name, False)
        if type(value) is not bool:
            self.problems.append(f"{name}: expected true or false, not {short(value)}")
        return value is True

    def per_seat(self, source: Mapping[str, Any], name: str, default: Any, seats: int, kinds: tuple[type, ...]) -> Any:
        """A list with one value a seat."""
        value = source.get(name)
        if value is None or value == []:
            return [default] * seats
        if not isinstance(value, list) or len(value) != seats or any(type(item) not in kinds for item in value):
            wanted = "/".join(kind.__name__ for kind in kinds)
            self.problems.append(f"{name}: expected a list of {seats} values ({wanted}), one a seat")
            return [default] * seats
        return value

    def numbers(self, source: Mapping[str, Any], name: str, seats: int, least: int = -MOST_POINTS) -> list[int]:
        """A list with one whole number a seat, 0 where it is left out."""
        value: list[int] = self.per_seat(source, name, 0, seats, (int,))
        if any(not least <= item <= MOST_POINTS for item in value):
            self.problems.append(f"{name}: expected numbers from {least} to {MOST_POINTS}")
            return [0] * seats
        return value

    def pile(self, source: Mapping[str, Any], name: str) -> list[Card]:
        """The cards of a pile, none where it is left out."""
        text = source.get(name)
        return [] if text is None else self.cards(text, name)

    def cards(self, text: object, where: str) -> list[Card]:
        """Cards of a blank-separated text, as first copies."""
        if not isinstance(text, str):
            self.problems.append(f"{where}: expected a text of cards")
            return []
        found = []
        for part in text.replace(",", " ").split():
            try:
                found.append(Card.parse(part))
            except NotACard:
                self.problems.append(f"{where}: {short(part)} is no card")
        return found


class Copies:
    """Gives each card text its own physical copy, and refuses more copies than the deck holds."""

    def __init__(self, rules: RuleSet, players: int, reader: Reader) -> None:
        row = rules.deck_row(players)
        self.packs, self.jokers, self.reader = row.packs, row.jokers, reader
        self.used: Counter[int] = Counter()

    def take(self, asked: Card) -> Card:
        """The next unused copy of this face."""
        if asked.is_joker:
            allowed, seen = asked.pack < self.jokers, self.used[-1 - asked.pack]
            self.used[-1 - asked.pack] += 1
            if not allowed or seen:
                self.reader.problems.append(f"{asked.text}: the deck has no such joker, or it lies in two places")
            return asked
        copy = self.used[asked.face]
        self.used[asked.face] += 1
        if copy >= self.packs:
            self.reader.problems.append(f"{asked.text}: more copies than the deck of {self.packs} packs holds")
            return asked
        return card(asked.rank, asked.suit, copy)

    def all(self, asked: Sequence[Card]) -> list[Card]:
        """Copies of all these cards."""
        return [self.take(one) for one in asked]


def whole_deck(rules: RuleSet, players: int, text: object, reader: Reader, where: str) -> tuple[Card, ...]:
    """A stacked deck: every card of the deck once, twins in the order named."""
    before = len(reader.problems)
    copies = Copies(rules, players, reader)
    order = copies.all(reader.cards(text, where))
    size = rules.deck_size(players)
    if len(reader.problems) == before and len(order) != size:
        reader.problems.append(f"{where}: {len(order)} cards, the deck has {size}")
    return tuple(order)
