"""A whole hand of any game leaves the table and the result in the channel, and rings once for each turn of a person."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.house import Waits
from engine.setup import Setup
from engine.variants import GAMES
from playground import Person
from tests.e2e.company import Company, Generous, begin, seated
from tests.e2e.harness import QUICK, Dealer, Room, card_room
from tests.e2e.test_table_life import pings

pytestmark = pytest.mark.long

WAITS = Waits(claim=0.0, grace=0.0, computer_grace=0.0, computer_delay=0.0, next_hand=3_600.0)


async def play_one_hand(room: Room, table: int, people: list[Person], seed: int) -> list[int]:
    """Play the hand to its end; whose turn it was, turn by turn, people only."""
    party = Company(room, table, people, Random(seed), calls=0.0)
    turns: list[tuple[int, int]] = []
    while (view := (await room.glance(table)).view).status == "playing":
        user = view.seats[view.turn].user
        began = room.house._desk.register.rooms[table].table.turn_began
        if user is not None and not view.seats[view.turn].is_computer and (began, user) not in turns:
            turns.append((began, user))
        await party.step()
        await room.settled(table)
    return [user for _, user in turns]


async def leave_table_and_result(room: Room, table: int, people: list[Person]) -> None:
    """The result stays without its buttons, the next hand's table is below it, and nothing else."""
    (shown,) = room.channel_messages()
    assert "Next hand" in shown.labels
    for person in people:
        await (await person.click(shown, label="Next hand")).settled()
    async with asyncio.timeout(10):
        while len(room.channel_messages()) < 2:  # where a computer leads, the table is posted when a person is in turn
            await asyncio.sleep(0.02)
    await room.settled(table)
    result, now = room.channel_messages()
    assert (result.labels, len(result.pictures)) == ([], 1)
    assert "Draw" in now.labels


@pytest.mark.parametrize("game", GAMES)
async def test_four_people(tmp_path: Path, game: str) -> None:
    dice = Generous(3, Setup(game).rules(), 4) if game == "contract_rummy" else Random(6)
    async with card_room(tmp_path, dice=dice, waits=WAITS) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat", "Dan")]
        table = await seated(room, game, people)
        await begin(room, people[0], table)
        turns = await play_one_hand(room, table, people, 6)
        rung = pings(room)
        assert [user for _, user in rung] == turns
        assert all(len(message.pinged) == 1 for message, _ in rung)
        await leave_table_and_result(room, table, people)
        room.assert_clean()


async def test_two_people_and_two_computers(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(6), waits=replace(WAITS, computer_delay=0.02)) as room:
        people = [room.person(name) for name in ("Ana", "Ben")]
        await (await people[0].slash("/table open", game="basic_rummy", seats=4, computers=2)).settled()
        (table,) = room.tables()
        await (await people[1].click(await room.table_message(table), label="Join")).settled()
        await begin(room, people[0], table)
        turns = await play_one_hand(room, table, people, 6)
        assert [user for _, user in pings(room)] == turns
        await leave_table_and_result(room, table, people)
        room.assert_clean()


async def test_the_next_hand_comes_by_itself_after_the_pause(tmp_path: Path) -> None:
    assert Waits().next_hand == 45.0
    async with card_room(tmp_path, dice=Random(6), waits=replace(QUICK, next_hand=1.5)) as room:
        people = [room.person(name) for name in ("Ana", "Ben")]
        table = await seated(room, "three_thirteen", people)
        await begin(room, people[0], table)
        await play_one_hand(room, table, people, 6)
        shown = await room.table_message(table)
        said = await (await people[0].click(shown, label="Next hand")).settled()
        assert "1" in said.text
        assert (await room.glance(table)).view.status == "between"
        await room.discord.until(lambda: any("Draw" in one.labels for one in room.channel_messages()), 10)
        assert (await room.glance(table)).view.deal == 2
        assert len(room.channel_messages()) == 2
        await room.settled(table)
        room.assert_clean()


@pytest.mark.slow
async def test_the_pause_is_forty_five_seconds(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(6), waits=Waits()) as room:
        people = [room.person(name) for name in ("Ana", "Ben")]
        table = await seated(room, "three_thirteen", people)
        await begin(room, people[0], table)
        await play_one_hand(room, table, people, 6)
        began = room.discord.world.clock.now()
        await room.discord.until(lambda: any("Draw" in one.labels for one in room.channel_messages()), 60)
        assert 42 < room.discord.world.clock.now() - began < 50
        room.assert_clean()


async def test_a_result_stays_where_a_computer_leads_the_next_hand(tmp_path: Path) -> None:
    dice = Dealer()
    dice.stack("2H 3H 4H 5H 6H 7H 8H", "", "", upcard="2C", stock="4C")
    async with card_room(tmp_path, dice=dice, waits=replace(WAITS, computer_delay=0.1, computer_grace=2.0)) as room:
        ana = room.person("Ana")
        await (await ana.slash("/table open", game="rummy500", seats=3, computers=2)).settled()
        (table,) = room.tables()
        await begin(room, ana, table)
        await (await ana.slash("/draw")).settled()
        await (await ana.slash("/meld", cards="2H 3H 4H 5H 6H 7H 8H")).settled()
        out = await (await ana.slash("/discard", card="4C")).settled()
        assert "out" in out.text
        await (await ana.click(await room.table_message(table), label="Next hand")).settled()
        leads = await room.glance(table)
        assert leads.view.seats[leads.view.turn].is_computer
        await room.settled(table)
        result, now = room.channel_messages()
        assert (result.labels, len(result.pictures)) == ([], 1)
        assert "hand 1" in result.text
        assert ("hand 2" in now.text, now.pinged) == (True, [])
        await room.discord.until(lambda: any(ana.id in one.pinged for one in room.channel_messages()), 10)
        await room.settled(table)
        assert [("hand 1" in one.text, "Draw" in one.labels) for one in room.channel_messages()] == [
            (True, False),
            (False, True),
        ]
        room.assert_clean()
