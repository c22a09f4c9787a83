"""Views made by hand, for pictures that no short game would come to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cards import Card, card, deck, joker
from engine.melds import Run, SetMeld, Slot
from engine.variants import make_rules
from engine.views import Happening, MeldView, SeatView, TableView

NAMES = (
    "Ana",
    "Bruno Silva",
    "美優 Miyu 🌸",
    "Konstantinos Papadopoulos",
    "ليلى",
    "Zoë-Marie",
    "ສົມພອນ",
    "xX_Dragon_Xx",
)


def seat(number: int, name: str, cards: int = 5, hand: int = 0, score: int = 0, **more: Any) -> SeatView:
    """A seat."""
    known = {
        "user": 100 + number, "is_computer": False, "has_left": False, "is_dealer": False, "down": 0, "buys": 0,
    } | more  # fmt: skip
    return SeatView(number, name, card_count=cards, hand_points=hand, score=score, **known)


def table(game: str = "rummy500", seats: Sequence[SeatView] = (), **more: Any) -> TableView:
    """A table in the middle of a hand."""
    known: dict[str, Any] = {
        "table_id": 7, "version": 31, "rules": make_rules(game), "status": "playing", "host": 100, "open_seats": 0,
        "deal": 1, "dealer": 0, "phase": "draw", "turn": 1, "stock_count": 6, "discard": (), "discard_count": 0,
        "melds": (), "taken": None, "duty": None, "discarder": None, "out": None, "waiting": (), "wild_rank": 0,
        "contract": None, "swaps": (), "recent": (), "result": None, "can_call": False, "can_buy": False,
    }  # fmt: skip
    known |= more
    known["discard_count"] = more.get("discard_count", len(known["discard"]))
    return TableView(seats=tuple(seats) or (seat(0, "Ana"), seat(1, "Bruno")), **known)


def run(owner: int, number: int, suit: int, low: int, length: int, by: Sequence[int] = ()) -> MeldView:
    """A run from `low`; `by` are the seats that placed its cards, the owner where it says nothing."""
    placed = [*by, *[owner] * length]
    slots = tuple(Slot(card((low + at - 1) % 13 + 1, suit), low + at, suit, False, placed[at]) for at in range(length))
    return MeldView(f"{'ABCDEFGH'[owner]}{number}", owner, Run(suit, slots))


def equal(owner: int, number: int, rank: int, suits: Sequence[int], wild: bool = False) -> MeldView:
    """A set; `wild` adds a joker whose suit is open."""
    slots = [Slot(card(rank, suit), rank, suit, False, owner) for suit in suits]
    if wild:
        slots.append(Slot(joker(1), rank, None, True, owner))
    return MeldView(f"{'ABCDEFGH'[owner]}{number}", owner, SetMeld(rank, tuple(slots)))


def random_table(dice: random.Random, *, most_discards: int = 125, most_melds: int = 40) -> TableView:
    """Any number of players, discards and melds, with names of every kind."""
    players = dice.randint(2, 8)
    game = "rummy500"
    cards = deck(2, 4) + deck(1)
    dice.shuffle(cards)
    pile = tuple(cards[: dice.choice((0, 1, 2, dice.randint(0, 20), dice.randint(0, most_discards)))])
    melds: list[MeldView] = []
    numbers = [0] * players
    for _ in range(dice.choice((0, 1, 3, dice.randint(0, 12), dice.randint(0, most_melds)))):
        owner = dice.randrange(players)
        numbers[owner] += 1
        if dice.random() < 0.5:
            length = dice.choice((3, 3, 3, 4, 5, dice.randint(3, 13)))
            low = dice.randint(1, 14 - length + 1)
            by = [dice.choice((owner, dice.randrange(players))) for _ in range(length)]
            melds.append(run(owner, numbers[owner], dice.randrange(4), low, length, by))
        else:
            suits = dice.sample(range(4), dice.randint(2, 4))
            melds.append(equal(owner, numbers[owner], dice.randint(1, 13), suits, wild=len(suits) == 2))
    names = dice.sample(NAMES, players)
    seats = [
        seat(
            at, names[at], dice.randint(0, 40), dice.randint(-99, 300), dice.randint(-999, 1999),
            is_dealer=at == 0, has_left=dice.random() < 0.1,
        )
        for at in range(players)
    ]  # fmt: skip
    turn = dice.randrange(players)
    done = Happening(turn, dice.choice(("drew", "took", "discarded")), tuple(cards[:3]))
    phase = dice.choice(("draw", "play", "call"))
    view = table(
        game, seats, turn=turn, phase=phase, discard=pile, melds=tuple(melds), recent=(done,),
        stock_count=dice.choice((0, 1, 2, 30)), deal=dice.randint(1, 99), version=dice.randint(1, 9999),
    )  # fmt: skip
    return replace(view, dealer=0)


def some_hand(dice: random.Random, count: int) -> tuple[Card, ...]:
    """So many cards of two packs with jokers."""
    return tuple(dice.sample(deck(2, 4), count))
