"""A House in disorder: people do anything at any time, clocks run, the process dies; and nothing is ever lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.actions import Buy, CallRummy, Discard, Draw, Pass
from engine.cards import deck
from engine.house import TurnedDown
from engine.replay import replay
from engine.table import Table
from engine.variants import GAMES
from tests.engine.house_stories import ANA, AT_ONCE, BEN, CLEO, DAN, NAMES, World, everything, world

PACED = replace(AT_ONCE, claim=5, computer_grace=6, computer_delay=1)
PEOPLE = (ANA, BEN, CLEO, DAN)
Deed = Callable[[World, int, int, Random], Awaitable[Any]]


async def legal(here: World, table_id: int, user: int, dice: Random) -> None:
    """A move that is legal for this person, a call or a buy among them."""
    player = await here.house.look_as(table_id, user)
    if player is not None and player.legal:
        move = dice.choice(player.legal)
        await here.house.act(table_id, user, move, dice.choice([None, player.table.version]))


async def eager(here: World, table_id: int, user: int, dice: Random) -> None:
    """Whoever is in turn plays; anybody else calls or buys where that is open."""
    seat = here.table(table_id).seat_in_turn
    if seat is not None and here.table(table_id).people.seats[seat].is_held:
        user = here.in_turn(table_id)
    player = await here.house.look_as(table_id, user)
    if player is not None and player.legal:
        rare = [move for move in player.legal if isinstance(move, CallRummy | Buy | Pass)]
        await here.house.act(table_id, user, dice.choice(rare or player.legal))


async def foolish(here: World, table_id: int, user: int, dice: Random) -> None:
    """Something that is rarely allowed, with a version from anywhere."""
    version = dice.choice([None, here.table(table_id).version, dice.randrange(200)])
    card = dice.choice(deck(2, 2))
    await here.house.act(table_id, user, dice.choice([Draw(), Discard(card), CallRummy((card,), "A1")]), version)


async def coming_and_going(here: World, table_id: int, user: int, dice: Random) -> None:
    house = here.house
    other = dice.choice(PEOPLE)
    await dice.choice(
        [
            lambda: house.leave(table_id, user),
            lambda: house.join(table_id, user, NAMES[user]),
            lambda: house.join(table_id, user, NAMES[user]),
            lambda: house.seen(table_id, user),
            lambda: house.hand_over(table_id, user, other),
            lambda: house.next_hand(table_id, user),
            lambda: house.start(table_id, user),
            lambda: house.add_computer(table_id, user),
        ]
    )()


async def time_passes(here: World, table_id: int, user: int, dice: Random) -> None:
    await here.later(dice.choice([1, 5, 6, 20, 61]))


async def crash(here: World, table_id: int, user: int, dice: Random) -> None:
    await here.crash_and_restart(off=dice.choice([0, 100]), silence=dice.random() < 0.5)


DEEDS: tuple[tuple[Deed, int], ...] = (
    (eager, 60),
    (legal, 15),
    (foolish, 8),
    (coming_and_going, 5),
    (time_passes, 10),
    (crash, 2),
)


def no_card_is_lost(table: Table) -> None:
    assert table.match is not None
    hand = table.match.round
    assert hand is not None
    cards = [card for held in hand.hands for card in held] + hand.stock + hand.discard
    cards += [slot.card for item in hand.melds.values() for slot in item.meld.slots]
    row = table.rules.deck_row(len(table.people.seats))
    assert sorted(cards) == sorted(deck(row.packs, row.jokers))


async def disorder(here: World, game: str, seed: int, deeds: int) -> None:
    dice = Random(seed)
    table_id = await here.game(*PEOPLE[:3], computers=1, seats=4, game=game, clock=60)
    refused = 0
    for _ in range(deeds):
        if (await here.house.look(table_id)).ended:
            return
        [deed] = dice.choices([deed for deed, _ in DEEDS], [weight for _, weight in DEEDS])
        try:
            await deed(here, table_id, dice.choice(PEOPLE), dice)
        except TurnedDown:
            refused += 1
        if dice.random() < 0.2:
            await here.silence()
            if (await here.house.look(table_id)).ended:
                return
            no_card_is_lost(here.table(table_id))
            kept = await here.store.load_table(table_id)
            assert everything(replay(table_id, kept.entries)) == everything(here.table(table_id))
    assert refused > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
async def test_disorder(tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, seed: int) -> None:
    async with world(tmp_path, PACED, seed) as here:
        await disorder(here, game, seed, 250)
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []


@pytest.mark.slow
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10, 40))
async def test_much_disorder(tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, seed: int) -> None:
    async with world(tmp_path, PACED, seed) as here:
        await disorder(here, game, seed, 1_500)
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []
