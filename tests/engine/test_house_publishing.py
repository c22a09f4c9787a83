"""Stories about what the channel and the players get to see of a table, and how often."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

from engine.actions import Discard, Draw
from engine.house import Waits
from tests.engine.house_stories import ANA, AT_ONCE, BEN, CLEO, first, world

PACED = replace(AT_ONCE, computer_delay=1)


async def test_a_burst_of_actions_makes_one_picture_of_the_newest_state(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        shown = len(here.board.glances)
        here.board.slow = asyncio.Event()
        dice = Random(1)
        for _ in range(9):
            await here.random_move(table_id, dice)
        here.board.slow.set()
        await here.silence()
        versions = [glance.version for glance in here.board.glances[shown:]]
        newest = here.table(table_id).version
        assert len(versions) == 2, "the one that was being drawn, and the newest"
        assert versions[-1] == newest


async def test_an_older_picture_never_comes_after_a_newer_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        dice = Random(2)
        for number in range(40):
            here.board.slow = asyncio.Event()
            await here.random_move(table_id, dice)
            if number % 3 == 0:
                await asyncio.sleep(0)
            here.board.slow.set()
            if here.table(table_id).status != "playing":
                break
        await here.silence()
        versions = [glance.version for glance in here.board.glances]
        assert versions == sorted(versions)


async def test_every_turn_of_a_person_pings_once_and_brings_the_hand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        assert here.board.pings == [ANA]
        assert [set(hands) for hands in here.board.deals] == [{ANA, BEN}]
        for _ in range(3):
            await here.simple_turn(table_id)
            await here.silence()
        assert here.board.pings == [ANA, BEN, ANA, BEN]
        assert [user for user, _ in here.board.turns] == [ANA, BEN, ANA, BEN]
        for user, player in here.board.turns:
            assert player.table.seats[player.seat].user == user


async def test_whoever_acts_before_the_picture_is_out_is_not_pinged_for_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        here.board.slow = asyncio.Event()
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        await here.house.act(table_id, ANA, first(done.player, Discard))
        await here.house.act(table_id, BEN, Draw())
        here.board.slow.set()
        await here.silence()
        assert here.board.pings[1:] in ([], [BEN])
        assert len(here.board.turns) <= 2


async def test_the_turns_of_computers_are_gathered_into_one_picture(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, computers=3, game="basic_rummy")
        shown = len(here.board.glances)
        await here.simple_turn(table_id)
        for _ in range(3):
            await here.later(1)
        assert here.in_turn(table_id) == ANA
        new = here.board.glances[shown:]
        assert len(new) <= 2, "one for her draw, one for all that followed"
        assert new[-1].ping == ANA
        assert {item.seat for item in new[-1].news} >= {1, 2, 3}


async def test_the_news_of_all_pictures_together_tell_the_whole_hand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        dice = Random(6)
        while here.table(table_id).status == "playing":
            await here.random_move(table_id, dice)
            if dice.random() < 0.3:
                await here.silence()
        await here.silence()
        told = [item.what for glance in here.board.glances for item in glance.news]
        lines = (await here.store.load_table(table_id)).entries
        for word, what in (("draw", "drew"), ("take", "took"), ("meld", "melded"), ("discard", "discarded")):
            assert told.count(what) == sum(f'"do":"{word}"' in line for line in lines), what
        assert [result.deal for glance in here.board.glances for result in glance.results] == [1]


async def test_a_channel_that_cannot_be_written_to_stops_no_game(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        here.board.broken = True
        for _ in range(4):
            await here.simple_turn(table_id)
            await here.silence()
        here.board.broken = False
        here.house.show_again(table_id)
        await here.silence()
        assert here.board.glances[-1].version == here.table(table_id).version


async def test_no_public_picture_holds_a_card_of_anybodys_hand(tmp_path: Path) -> None:
    from tests.engine.test_table import cards_in

    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        dice = Random(3)
        while here.table(table_id).status == "playing":
            await here.random_move(table_id, dice)
            await here.silence()
            table = here.table(table_id)
            if table.status != "playing" or table.match is None or table.match.round is None:
                break
            glance = here.board.glances[-1]
            plain = replace(glance.view, recent=(), taken=None, duty=None)
            hidden = {card for hand in table.match.round.hands for card in hand} | set(table.match.round.stock)
            assert not hidden & set(cards_in(plain))
            assert not any(item.cards for item in glance.news if item.what == "drew")


async def test_a_computer_that_waits_for_calls_shows_the_discard_first(tmp_path: Path) -> None:
    async with world(tmp_path, Waits(computer_grace=6)) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.leave(table_id, BEN)
        await here.simple_turn(table_id)
        await here.silence()
        assert here.board.glances[-1].version == here.table(table_id).version
        assert here.board.glances[-1].view.phase == "call"
