"""Whose rating a game moves, and that nobody gains by a computer that finished for them."""

from __future__ import annotations

from pathlib import Path

from store import Rating
from tests.engine.house_stories import ANA, BEN, CLEO, World, world
from tests.engine.test_house_people import PACED, finish_at_once, play_out


async def changes(here: World) -> dict[int, int]:
    """By person, how their rating in Rummy 500 has moved."""
    found = await here.store.standings(1, board="rating", game="rummy500")
    ratings: dict[int, Rating | None] = {line.user_id: line.rating for line in found.lines}
    return {user: rating.change for user, rating in ratings.items() if rating is not None}


async def test_a_game_moves_the_ratings_of_its_people(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await finish_at_once(here)
        moved = await changes(here)
        match = here.table(table_id).match
        assert match is not None
        assert set(moved) == {ANA, BEN, CLEO}
        assert moved[ANA] > 0
        assert match.scores[1] == match.scores[2]
        assert moved[BEN] == moved[CLEO] < 0
        assert (await here.store.ratings_after(table_id))[0].change == moved[ANA]


async def test_who_leaves_stands_behind_all_who_stay(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        await finish_at_once(here, ANA)
        moved = await changes(here)
        assert moved[ANA] < 0, "a computer won with her cards"
        assert moved[ANA] < min(moved[BEN], moved[CLEO])
        assert max(moved.values()) > 0


async def test_two_who_leave_share_the_last_place(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        await finish_at_once(here, BEN, CLEO)
        moved = await changes(here)
        assert moved[ANA] > 0
        assert moved[BEN] == moved[CLEO] < 0


async def test_who_comes_back_is_placed_by_points(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, switches=(("target", 20),), seats=2)
        await here.house.leave(table_id, BEN)
        await here.house.join(table_id, BEN, "Ben")
        await play_out(here, table_id)
        match = here.table(table_id).match
        assert match is not None
        moved = await changes(here)
        assert (moved[ANA] > 0) == (match.scores[0] > match.scores[1])
        assert moved[ANA] == -moved[BEN] != 0


async def test_a_lone_player_against_computers_has_no_rating(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, computers=2, switches=(("target", 20),))
        await play_out(here, table_id)
        assert here.table(table_id).status == "finished"
        assert await changes(here) == {}


async def test_a_game_that_is_not_played_to_its_end_moves_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN)
        await here.house.end(table_id, ANA)
        await here.silence()
        assert here.table(table_id).is_over
        assert await changes(here) == {}


async def test_a_restart_after_the_last_card_moves_nothing_twice(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await finish_at_once(here)
        before = await changes(here)
        ratings = await here.store.ratings_after(table_id)
    async with world(tmp_path, PACED) as here:
        assert await changes(here) == before
        assert await here.store.ratings_after(table_id) == ratings
