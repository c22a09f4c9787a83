"""Stories about calling Rummy in the House: who is nearer, who waits, and what a restart keeps (rules.md 3.6, 10)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from engine.actions import CallRummy, Discard, Draw, LayMeld
from engine.cards import parse_cards
from engine.house import TurnedDown, Waits
from engine.refusals import NotYourTurn
from tests.engine.house_stories import ANA, BEN, CLEO, DAN, EVE, World, world

RACE = Waits(claim=5, computer_grace=6, computer_delay=1)
EIGHT = parse_cards("8H")
ON_ANAS_RUN = CallRummy(EIGHT, "A1")


@asynccontextmanager
async def after_anas_discard(
    path: Path, *others: int, computers: int = 0, waits: Waits = RACE, **setup: object
) -> AsyncIterator[tuple[World, int]]:
    """Ana has laid 5H 6H 7H and thrown the 8H; the others hold nothing of use."""
    async with world(path, waits) as here:
        duds = ["2C 4C 6C 8C TC QC AC", "2S 4S 6S 8S TS QS AS", "3D 5D 7D 9D JD KD AD", "3C 5C 7C 9C JC KC 2D"]
        here.dice.hands(
            "5H 6H 7H 8H 2H JH 4D", *duds[: len(others) + computers], upcard="9S", stock="KH 3S 5S 7S JS KS"
        )
        table_id = await here.game(ANA, *others, computers=computers, **setup)
        await here.house.act(table_id, ANA, Draw())
        await here.house.act(table_id, ANA, LayMeld(parse_cards("5H 6H 7H")))
        await here.house.act(table_id, ANA, Discard(EIGHT[0]))
        await here.silence()
        yield here, table_id


async def refused(act: object) -> str:
    with pytest.raises(TurnedDown) as told:
        await act  # type: ignore[misc]
    return told.value.refusal.code


async def test_the_nearest_caller_is_served_at_once(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        done = await here.house.act(table_id, BEN, ON_ANAS_RUN)
        assert done.claim_until is None
        assert done.glance.view.turn == 1
        assert done.glance.view.phase == "play"


async def test_a_far_caller_waits_and_then_has_the_turn(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        done = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        assert done.claim_until == here.clock.now() + 5
        assert done.glance.caller == 2
        await here.silence()
        assert here.board.glances[-1].caller == 2
        assert await refused(here.house.act(table_id, BEN, Draw())) == "T_CALL_PENDING"
        await here.later(4.9)
        assert here.in_turn(table_id) == BEN
        await here.later(0.2)
        assert here.in_turn(table_id) == CLEO
        glance = await here.house.look(table_id)
        assert (glance.caller, glance.view.phase) == (None, "play")
        assert [slot.card.text for slot in glance.view.melds[0].slots] == ["5H", "6H", "7H", "8H"]


async def test_a_nearer_call_replaces_a_farther_one(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO, DAN, EVE) as (here, table_id):
        await here.house.act(table_id, EVE, ON_ANAS_RUN)
        await here.later(2)
        done = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        assert done.claim_until == here.clock.now() + 3
        assert await refused(here.house.act(table_id, DAN, ON_ANAS_RUN)) == "T_CALL_BEATEN"
        await here.later(3)
        assert here.in_turn(table_id) == CLEO


async def test_the_next_player_may_answer_a_call_with_a_call(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        done = await here.house.act(table_id, BEN, ON_ANAS_RUN)
        assert done.glance.view.turn == 1
        assert done.glance.caller is None
        await here.later(10)
        assert here.in_turn(table_id) == BEN


async def test_whoever_draws_first_closes_the_window(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.act(table_id, BEN, Draw())
        assert await refused(here.house.act(table_id, CLEO, ON_ANAS_RUN)) == "E_CALL_CLOSED"


async def test_nobody_calls_on_the_own_discard_or_with_cards_that_do_not_fit(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        assert await refused(here.house.act(table_id, ANA, ON_ANAS_RUN)) == "E_CALL_SELF"
        wrong = CallRummy(parse_cards("9S"), "A1")
        assert await refused(here.house.act(table_id, CLEO, wrong)) == "E_CALL_NO_PLAY"
        assert here.in_turn(table_id) == BEN


async def test_a_wrong_call_costs_points_where_the_table_says_so(tmp_path: Path) -> None:
    rule = (("false_call_penalty", 10),)
    async with after_anas_discard(tmp_path, BEN, CLEO, switches=rule) as (here, table_id):
        wrong = CallRummy(parse_cards("9S"), "A1")
        version = here.table(table_id).version
        assert await refused(here.house.act(table_id, CLEO, wrong, version)) == "E_CALL_NO_PLAY"
        table = here.table(table_id)
        assert table.match is not None
        assert table.match.round is not None
        assert table.match.round.penalties == [0, 0, 10]
        await here.house.act(table_id, BEN, Draw(), version)


async def test_a_call_survives_a_restart_within_its_window(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        await here.later(4)
        await here.crash_and_restart()
        assert (await here.house.look(table_id)).caller == 2
        assert await refused(here.house.act(table_id, BEN, Draw())) == "T_CALL_PENDING"
        await here.later(5)
        assert here.in_turn(table_id) == CLEO


async def test_a_call_outlives_its_caller_who_leaves(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        await here.house.leave(table_id, CLEO)
        await here.later(5)
        table = here.table(table_id)
        assert table.view().melds[0].slots[-1].by == 2
        await here.later(10)
        assert here.in_turn(table_id) == ANA  # the computer went on from the call and threw a card


async def test_the_same_call_again_is_no_second_call(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        first = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        await here.later(1)
        again = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        assert again.claim_until == first.claim_until


async def test_a_call_needs_no_waiting_when_only_computers_are_nearer(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.leave(table_id, BEN)
        done = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        assert done.claim_until is None
        assert done.glance.view.turn == 2


@pytest.mark.parametrize("useful", [True, False])
async def test_a_computer_waits_the_grace_time_whether_a_call_is_possible_or_not(tmp_path: Path, useful: bool) -> None:
    async with world(tmp_path, RACE) as here:
        thrown = "8H" if useful else "JC"
        here.dice.hands(
            f"5H 6H 7H {thrown} 2H 9D 4D", "2C 4C 6C 8C TC QC AC", "2S 4S 6S 8S TS QS AS", upcard="9S", stock="KH 3S"
        )
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.leave(table_id, BEN)
        await here.house.act(table_id, ANA, Draw())
        await here.house.act(table_id, ANA, LayMeld(parse_cards("5H 6H 7H")))
        await here.house.act(table_id, ANA, Discard(parse_cards(thrown)[0]))
        version = here.table(table_id).version
        await here.later(5.9)
        assert here.table(table_id).version == version
        await here.later(0.1)
        assert here.table(table_id).version > version


async def test_a_lone_player_does_not_wait_for_calls_that_nobody_can_make(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, computers=2) as (here, table_id):
        version = here.table(table_id).version
        await here.later(1)
        assert here.table(table_id).version > version


async def test_a_computer_may_call_once_people_have_had_their_time(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.leave(table_id, CLEO)
        await here.later(5.9)
        assert here.in_turn(table_id) == BEN
        await here.later(0.1)
        table = here.table(table_id)
        assert table.view().melds[0].slots[-1].by == 2
        assert here.in_turn(table_id) == ANA


async def test_with_a_grace_time_for_people_the_next_player_may_not_draw_at_once(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO, waits=replace(RACE, grace=3)) as (here, table_id):
        assert await refused(here.house.act(table_id, BEN, Draw())) == "T_GRACE_TIME"
        assert here.board.glances[-1].opens == here.clock.now() + 3
        await here.later(3)
        assert here.board.glances[-1].opens is None
        await here.house.act(table_id, BEN, Draw())


async def test_without_claim_time_the_first_call_is_carried_out(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO, waits=replace(RACE, claim=0)) as (here, table_id):
        done = await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        assert done.glance.view.turn == 2


async def test_the_players_who_were_skipped_are_told_whose_turn_it_is(tmp_path: Path) -> None:
    async with after_anas_discard(tmp_path, BEN, CLEO) as (here, table_id):
        await here.house.act(table_id, CLEO, ON_ANAS_RUN)
        await here.later(5)
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, BEN, Draw())
        assert told.value.refusal == NotYourTurn(2)
