"""Stories about a process that ends at any moment, and a House that goes on where it stood."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.actions import Draw
from engine.house import TurnedDown
from engine.records import Place
from tests.engine.house_stories import ANA, AT_ONCE, BEN, CLEO, HERE, everything, settle, world

PACED = replace(AT_ONCE, computer_delay=1)


@pytest.mark.parametrize("game", ["rummy500", "basic_rummy", "three_thirteen", "contract_rummy"])
async def test_the_process_is_killed_after_every_move_and_nothing_is_lost(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, CLEO, game=game)
        dice = Random(2)
        for _ in range(60):
            before = everything(here.table(table_id))
            await here.crash_and_restart()
            assert everything(here.table(table_id)) == before
            if here.table(table_id).status == "between":
                await here.later(45)
            elif here.table(table_id).status == "playing":
                await here.random_move(table_id, dice)
        assert here.table(table_id).version > 50


async def test_a_restart_in_the_lobby_keeps_everybody_seated(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN, computers=1, seats=4)
        await here.crash_and_restart()
        assert here.house.tables_of(BEN) == (table_id,)
        assert here.house.tables_at(HERE.channel_id) == (table_id,)
        assert here.house.tables_in(HERE.guild_id) == (table_id,)
        await here.house.join(table_id, CLEO, "Cleo")
        await here.house.start(table_id, ANA)
        assert [view.name for view in here.table(table_id).view().seats] == ["Ana", "Ben", "Cleo", "Ada"]


async def test_clocks_begin_anew_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        await here.later(50)
        await here.crash_and_restart(off=1_000)
        assert here.in_turn(table_id) == ANA
        assert (await here.house.look(table_id)).until == here.clock.now() + 60
        await here.later(60)
        assert here.in_turn(table_id) == BEN


async def test_a_lobby_gets_a_little_time_after_a_long_night_and_then_closes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN)
        await here.crash_and_restart(off=100_000)
        await here.later(299)
        assert here.table(table_id).status == "lobby"
        await here.later(1)
        assert here.table(table_id).closed == "lobby"


async def test_an_idle_table_is_not_closed_unannounced_because_the_bot_was_off(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.crash_and_restart(off=30 * 86_400)
        assert here.table(table_id).status == "playing"
        await here.later(1)
        assert here.board.glances[-1].closes is not None
        await here.later(86_400)
        assert here.table(table_id).closed == "idle"


async def test_restarts_every_night_do_not_keep_an_abandoned_table_open(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        for _ in range(9):
            await here.later(80_000)
            await here.crash_and_restart()
        assert (await here.house.look(table_id)).ended == "idle"


async def test_a_timer_whose_act_was_not_kept_acts_after_the_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        before = everything(here.table(table_id).copy())
        here.store.hold = asyncio.Event()
        here.clock.turn(60)
        await settle()  # the clock has ended, the computer has thought, the disk has not answered
        await here.crash_and_restart(silence=False)
        assert everything(here.table(table_id)) == before
        await here.later(60)
        assert here.in_turn(table_id) == BEN


async def test_computers_go_on_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, computers=2)
        await here.simple_turn(table_id)
        await here.crash_and_restart()
        for _ in range(2):
            await here.later(1)
        assert here.in_turn(table_id) == ANA


async def test_the_pause_between_hands_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        while here.table(table_id).status == "playing":
            await here.simple_turn(table_id)
        await here.house.next_hand(table_id, ANA)
        await here.crash_and_restart()
        assert (await here.house.look(table_id)).ready == {0}
        await here.later(45)
        assert here.table(table_id).view().deal == 2


async def test_a_finished_game_can_be_looked_at_and_played_again_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, switches=(("target", 1),))
        dice = Random(3)
        while here.table(table_id).status != "finished":
            if here.table(table_id).status == "between":
                await here.later(45)
            else:
                await here.random_move(table_id, dice)
        await here.crash_and_restart()
        assert (await here.house.look(table_id)).view.status == "finished"
        done = await here.house.rematch(table_id, BEN)
        assert done.glance.view.host == BEN
        await here.crash_and_restart()
        again = await here.house.rematch(table_id, ANA)
        assert again.glance.table_id == done.glance.table_id
        assert (await here.house.look(table_id)).rematch == done.glance.table_id


async def test_only_tables_of_the_last_minute_are_shown_again_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        old = await here.game(ANA, BEN)
        await here.later(3_600)
        new = await here.game(CLEO, ANA)
        await here.crash_and_restart()
        assert [glance.table_id for glance in here.board.glances] == [new]
        assert here.board.pings == [CLEO]
        await here.house.act(old, ANA, Draw())
        await here.silence()
        assert here.board.pings == [CLEO]


async def test_a_table_that_was_moved_is_found_in_its_new_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.house.move(table_id, Place(1, 22, 33, 44, (45,)))
        assert here.house.tables_at(11) == ()
        await here.crash_and_restart()
        assert here.house.tables_at(22) == here.house.tables_at(33) == (table_id,)
        assert (await here.house.look(table_id)).place == Place(1, 22, 33, 44, (45,))


async def test_nobody_can_play_before_the_house_is_open_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.game(ANA, BEN)
        with pytest.raises(TurnedDown) as told:
            await here.house.look(77)
        assert told.value.refusal.code == "T_UNKNOWN_TABLE"
