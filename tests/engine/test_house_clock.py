"""Stories about time: the clock of a turn, who is away, and tables that nobody comes back to."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from engine.actions import Draw
from engine.house import Nudge, SeatKept, TurnedDown, TurnPlayed, Waits
from tests.engine.house_stories import ANA, AT_ONCE, BEN, CLEO, everything, world

DAY = 86_400.0
PACED = replace(AT_ONCE, computer_delay=1)


async def test_a_slow_player_is_nudged_once_and_then_a_computer_plays_the_turn(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        assert (await here.house.look(table_id)).until == here.clock.now() + 60
        await here.later(44)
        assert here.board.notices(Nudge) == []
        await here.later(1)
        assert here.board.notices(Nudge) == [(ANA, Nudge(here.clock.now() + 15))]
        await here.later(14)
        assert len(here.board.notices(Nudge)) == 1
        assert here.in_turn(table_id) == ANA
        await here.later(1)
        assert here.in_turn(table_id) == BEN
        assert here.board.notices(TurnPlayed) == [(ANA, TurnPlayed())]
        view = here.board.glances[-1].view
        assert view.recent[0].what == "timed_out"
        assert not view.seats[0].is_computer


async def test_the_clock_runs_over_the_whole_turn_and_not_over_each_press(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        await here.later(40)
        await here.house.act(table_id, ANA, Draw())
        await here.house.end(table_id, BEN)
        await here.later(19)
        assert here.in_turn(table_id) == ANA
        await here.later(1)
        assert here.in_turn(table_id) == BEN
        assert len(here.board.notices(Nudge)) == 1


async def test_a_new_turn_has_a_new_clock(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        await here.later(50)
        await here.simple_turn(table_id)
        assert (await here.house.look(table_id)).until == here.clock.now() + 60


async def test_two_turns_too_late_and_a_computer_keeps_the_seat_until_any_press(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        for _ in range(2):
            await here.later(60)
            await here.simple_turn(table_id)
        assert here.board.notices(SeatKept) == [(ANA, SeatKept("away"))]
        assert (await here.house.look(table_id)).view.seats[0].is_computer
        await here.later(1)  # no clock runs against her now: the computer moves at once
        assert here.in_turn(table_id) == BEN
        await here.house.seen(table_id, ANA)
        assert not (await here.house.look(table_id)).view.seats[0].is_computer
        await here.simple_turn(table_id)
        await here.later(30)
        assert here.in_turn(table_id) == ANA


async def test_whoever_was_away_may_simply_play_on(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        for _ in range(2):
            await here.later(60)
            await here.simple_turn(table_id)
        pings = len(here.board.pings)
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        assert done.player.drawn is not None
        await here.silence()
        assert len(here.board.pings) == pings, "who has just pressed needs no ping"


async def test_a_turn_in_time_forgives_the_one_before(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        for late in (True, False, True, False):
            if late:
                await here.later(60)
            else:
                await here.simple_turn(table_id)
            await here.simple_turn(table_id)
        assert here.board.notices(SeatKept) == []


async def test_the_clock_ends_at_the_moment_of_a_press_and_one_of_them_wins_whole(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        version = here.table(table_id).version
        here.clock.turn(60)
        press = asyncio.create_task(here.house.act(table_id, ANA, Draw(), version))
        [result] = await asyncio.gather(press, return_exceptions=True)
        await here.silence()
        if isinstance(result, TurnedDown):
            assert result.refusal.code in {"T_STALE", "E_NOT_YOUR_TURN"}
        assert here.in_turn(table_id) == BEN
        seats = [item.seat for item in here.table(table_id).view().recent if item.what == "drew"]
        assert seats == [0]


async def test_when_everybody_is_away_the_table_sleeps_until_somebody_comes(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, computers=1, clock=60)
        for _ in range(8):
            await here.later(61)
        assert here.table(table_id).is_asleep
        version = here.table(table_id).version
        await here.later(3_600)
        assert here.table(table_id).version == version
        await here.house.seen(table_id, BEN)
        await here.later(5)
        assert here.table(table_id).version > version + 1


async def test_without_a_clock_nothing_hurries_anybody(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        assert (await here.house.look(table_id)).until is None
        await here.later(5 * DAY)
        assert here.in_turn(table_id) == ANA


async def test_an_idle_table_is_announced_a_day_before_and_then_closed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.later(6 * DAY)
        assert here.board.glances[-1].closes == here.clock.now() + DAY
        await here.later(DAY - 1)
        assert here.table(table_id).status == "playing"
        await here.later(1)
        assert here.table(table_id).closed == "idle"
        assert await here.store.player_stats(1, ANA) is None
        assert here.board.glances[-1].ended == "idle"


async def test_a_look_at_the_cards_after_the_notice_keeps_the_table_open(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.later(6 * DAY)
        await here.house.seen(table_id, BEN)
        await here.later(0)
        assert here.board.glances[-1].closes is None
        await here.later(2 * DAY)
        assert here.table(table_id).status == "playing"
        await here.later(5 * DAY)
        assert len([glance for glance in here.board.glances if glance.closes is not None]) == 2


async def test_a_move_makes_the_idle_days_count_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.later(5.5 * DAY)
        await here.simple_turn(table_id)
        await here.later(5.5 * DAY)
        assert all(glance.closes is None for glance in here.board.glances)


async def test_a_lobby_that_never_starts_closes_after_two_hours(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA)
        await here.later(7_000)
        await here.house.join(table_id, BEN, "Ben")
        await here.later(7_199)
        assert here.table(table_id).status == "lobby"
        await here.later(1)
        assert here.table(table_id).closed == "lobby"
        assert here.house.tables_at(11) == ()


async def test_anybody_may_start_once_the_host_has_been_silent_for_five_minutes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN)
        with pytest.raises(TurnedDown) as told:
            await here.house.start(table_id, BEN)
        assert told.value.refusal.code == "T_HOST_STILL_HERE"
        await here.later(299)
        await here.house.seen(table_id, ANA)
        await here.later(299)
        with pytest.raises(TurnedDown):
            await here.house.start(table_id, BEN)
        await here.later(1)
        assert here.board.glances[-1].may_start
        with pytest.raises(TurnedDown) as told:
            await here.house.start(table_id, CLEO)
        assert told.value.refusal.code == "T_NOT_SEATED"
        await here.house.start(table_id, BEN)
        assert here.table(table_id).status == "playing"


async def test_guests_come_and_go_and_the_hosts_silence_lasts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN, seats=4)
        await here.later(200)
        await here.house.join(table_id, CLEO, "Cleo")
        await here.later(100)
        await here.house.leave(table_id, CLEO)
        await here.house.start(table_id, BEN)
        assert here.table(table_id).status == "playing"


async def test_a_full_disk_at_the_end_of_a_clock_is_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, clock=60)
        here.store.is_full = True
        before = everything(here.table(table_id).copy())
        await here.later(61)
        assert everything(here.table(table_id)) == before
        here.store.is_full = False
        await here.later(5)
        assert here.in_turn(table_id) == BEN


async def test_the_clock_of_all_tables_can_be_set_for_a_trial(tmp_path: Path) -> None:
    async with world(tmp_path, Waits(clock=2, computer_delay=0)) as here:
        table_id = await here.game(ANA, BEN, clock=86_400)
        await here.later(2)
        assert here.in_turn(table_id) == BEN
