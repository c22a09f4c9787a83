"""People who know the game: they choose house rules in the lobby, play sensibly, and finish whole games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.tables.house_rules import packed
from engine import players
from engine.actions import Buy, Move, Pass
from engine.cards import Card
from engine.rules import Contract, RuleSet, Value
from engine.views import PlayerView
from playground import Person
from tests.e2e.harness import Room
from tests.e2e.playing import Party

PACE = ("seats", "hints")
"""Settings that are no rule of the game."""
COMMANDS = ("command",)
TAPS = ("panel", "table")


@dataclass
class Company(Party):
    """A party that plays to win most of the time, and asks for discards where they are bought."""

    wits: float = 0.85
    """How often a move is what a good player would do; else it is any legal one."""
    buys: float = 0.4
    """How often somebody out of turn answers whether they want the discard."""

    async def step(self) -> None:
        view = (await self.room.glance(self.table_id)).view
        if view.status == "playing" and view.can_buy and self.dice.random() < self.buys and await self._buys():
            return
        await super().step()

    async def _buys(self) -> bool:
        """Whether somebody out of turn asked for the discard, or passed on it."""
        order = list(self.people)
        self.dice.shuffle(order)
        for person in order:
            seen = await self.room.view(self.table_id, person)
            if seen.table.turn != seen.seat and Buy() in seen.legal:
                await self.make(person, self.dice.choice((Buy(), Buy(), Pass())), self.dice.choice(list(self.ways)))
                return True
        return False

    def choose(self, seen: PlayerView) -> Move:
        if self.dice.random() < self.wits:
            return players.choose("normal", seen)
        return super().choose(seen)


class Generous(Random):
    """Dice that deal almost everybody nearly all they need for the contract, so that hands are short."""

    def __init__(self, seed: int, rules: RuleSet, seats: int) -> None:
        super().__init__(seed)
        self._rules, self._seats, self._deal = rules, seats, 0

    def shuffle(self, x: list[Any]) -> None:  # type: ignore[override]
        super().shuffle(x)
        if len(x) == self._rules.deck_size(self._seats):
            self._deal += 1
            x[:] = self._dealt(x)

    def _dealt(self, cards: list[Card]) -> list[Card]:
        size, contract = self._rules.hand_size(self._seats, self._deal), self._rules.contract(self._deal)
        assert contract is not None
        left = list(cards)
        hands: list[list[Card]] = []
        for _ in range(self._seats):
            hand = self._needed(left, contract)[: size - 1]
            for card in hand:
                left.remove(card)
            hands.append(hand)
        for hand in hands:
            hand += [left.pop() for _ in range(size - len(hand))]
        return [*(hand[at] for at in range(size) for hand in hands), *left]

    def _needed(self, cards: list[Card], contract: Contract) -> list[Card]:
        """Cards that make the contract, the last one missing; fewer where they are gone."""
        found: list[Card] = []
        for _ in range(contract.sets):
            found += self._set([card for card in cards if card not in found])
        suits = [0, 1, 2, 3]
        super().shuffle(suits)
        for suit in suits[: contract.runs]:
            found += self._run([card for card in cards if card not in found and card.suit == suit])
        return found[1:]

    @staticmethod
    def _set(cards: list[Card]) -> list[Card]:
        for rank in {card.rank: None for card in cards if not card.is_joker}:
            suits = {card.suit: card for card in cards if card.rank == rank}
            if len(suits) >= 3:
                return list(suits.values())[:3]
        return []

    def _run(self, cards: list[Card]) -> list[Card]:
        ranks = {card.rank: card for card in cards}
        length = self._rules.run_min
        starts = [rank for rank in range(2, 14) if all(rank + step in ranks for step in range(length))]
        start = self.choice(starts) if starts else 0
        return [ranks[start + step] for step in range(length)] if start else []


async def choose_rules(room: Room, host: Person, table: int, rules: Mapping[str, Value], preset: str = "") -> None:
    """The host sets house rules (and "seats") in the lobby's panel, one menu after the other."""
    panel = await (await host.click(await room.table_message(table), "House rules")).settled()
    if preset:
        panel = await (await host.select(panel, "Set of rules", preset)).settled()
    for name, value in rules.items():
        which = "Game, seats, time, computers, hints" if name in PACE else "Choose a house rule"
        panel = await (await host.select(panel, which, name)).settled()
        panel = await (await host.select(panel, "Choose its value", packed(value))).settled()


async def seated(
    room: Room,
    game: str,
    people: list[Person],
    rules: Mapping[str, Value] | None = None,
    *,
    preset: str = "",
    ways: tuple[str, ...] = TAPS,
    seats_later: bool = False,
) -> int:
    """A table whose host has chosen the rules and at which everybody sits; its number.

    With `seats_later` the seats are chosen in the panel too, after the rules that allow so many.
    """
    host, others = people[0], people[1:]
    before = set(room.tables())
    seats = 4 if seats_later else len(people)
    await (await host.slash("/table open", game=game, seats=seats)).settled()
    (table,) = set(room.tables()) - before
    chosen = dict(rules or {}) | ({"seats": len(people)} if seats_later else {})
    await choose_rules(room, host, table, chosen, preset)
    setup = (await room.glance(table)).setup
    for name, value in chosen.items():
        assert (getattr(setup, name) if name in PACE else setup.rules().chosen(name)) == value, name
    for person in others:
        if ways == COMMANDS:
            await (await person.slash("/table join")).settled()
        else:
            await (await person.click(await room.table_message(table), label="Join")).settled()
    return table


async def begin(room: Room, host: Person, table: int, ways: tuple[str, ...] = TAPS) -> None:
    """The host starts the game."""
    if ways == COMMANDS:
        await (await host.slash("/table start")).settled()
    else:
        await (await host.click(await room.table_message(table), label="Start")).settled()
    assert (await room.glance(table)).view.status == "playing"
