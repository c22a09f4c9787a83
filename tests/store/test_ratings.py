"""Ratings: what a game does to them, who is on their board, and that no crash or second try moves them twice."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.records import GameRecord, PlayerResult, StoreFailed, VersionTaken
from store import Rating, Store, Whereabouts, open_store
from store.ratings import DOUBT, Skill, moved
from tests.conftest import ROOT
from tests.store.conftest import ANA, BRUNO, HOME, MIYU, NOON
from tests.store.test_crash import fill
from tests.store.test_results import NAMES, Evening

DAY = 86_400.0


@pytest.fixture
async def evening(store: Store) -> Evening:
    return Evening(store, await store.create_table(HOME, "open", at=NOON))


def placed(*people: int | None, left: tuple[int, ...] = ()) -> tuple[PlayerResult, ...]:
    """A game in this order, best first; None is a computer, who has `left` stands last."""
    stayed = [who for who in people if who is not None and who not in left]
    return tuple(
        PlayerResult(
            NAMES.get(who or 0, "Computer"),
            500 - 100 * at,
            at == 0,
            who,
            place=None if who is None else stayed.index(who) + 1 if who in stayed else len(stayed) + 1,
        )
        for at, who in enumerate(people)
    )


async def ratings(store: Store, game: str = "rummy500", **wishes: object) -> dict[str, Rating | None]:
    found = await store.standings(HOME.guild_id, board="rating", game=game, **wishes)  # type: ignore[arg-type]
    return {line.name: line.rating for line in found.lines}


async def test_the_first_game_between_two_moves_both_by_the_same(store: Store, evening: Evening) -> None:
    await evening.game(*placed(ANA, BRUNO))
    assert await ratings(store) == {"Ana": Rating(1527, 27, (1527,)), "Bruno Silva": Rating(1473, -27, (1473,))}
    assert await ratings(store, game="") == await ratings(store)
    assert await ratings(store, game="three_thirteen") == {}


async def test_a_surprise_moves_more_than_what_was_expected(store: Store, evening: Evening) -> None:
    for _ in range(8):
        await evening.game(*placed(ANA, BRUNO))
    expected = (await ratings(store))["Ana"]
    await evening.game(*placed(BRUNO, ANA))
    surprised = (await ratings(store))["Ana"]
    assert expected is not None
    assert surprised is not None
    assert 0 < expected.change < 20
    assert surprised.change < -2 * expected.change


async def test_computers_and_lone_players_move_no_rating(store: Store, evening: Evening) -> None:
    await evening.game(*placed(ANA, None, None))
    assert await ratings(store) == {}
    stats = await store.player_stats(HOME.guild_id, ANA)
    assert stats is not None
    assert {total.rating for total in stats.totals} == {None}
    await evening.game(*placed(None, ANA, BRUNO))
    with_computer = await ratings(store)
    assert with_computer["Ana"] == Rating(1527, 27, (1527,)), "a computer that won stands between nobody"


async def test_ratings_of_a_game_and_of_all_games_go_their_own_ways(store: Store, evening: Evening) -> None:
    await evening.game(*placed(ANA, BRUNO))
    await evening.game(*placed(BRUNO, ANA), game="three_thirteen", lowest=True)
    assert (await ratings(store))["Ana"] == Rating(1527, 27, (1527,))
    assert (await ratings(store, game="three_thirteen"))["Ana"] == Rating(1473, -27, (1473,))
    whole = (await ratings(store, game=""))["Ana"]
    assert whole is not None
    assert len(whole.course) == 2
    assert whole.course[0] == 1527


async def test_the_course_goes_back_ten_games(store: Store, evening: Evening) -> None:
    for nr in range(13):
        await evening.game(*placed(*((ANA, BRUNO) if nr % 3 else (BRUNO, ANA))), at=NOON + nr)
    ana = (await ratings(store))["Ana"]
    assert ana is not None
    after = await store._database.read(
        lambda db: db.execute(
            "SELECT after FROM rated WHERE game = 'rummy500' AND seat = 0 ORDER BY game_id"
        ).fetchall()
    )
    assert len(after) == 13
    assert len(ana.course) == 10
    assert ana.course[-1] == ana.now
    assert ana.change == ana.now - ana.course[-2]


async def test_too_few_games_keep_a_player_off_the_board_and_the_months_count_together(
    store: Store, evening: Evening
) -> None:
    for nr in range(4):
        await evening.game(*placed(ANA, BRUNO), at=NOON + nr)
    assert await ratings(store, min_games=5) == {}
    await evening.game(*placed(ANA, BRUNO), at=NOON + 40 * DAY)
    assert list(await ratings(store, min_games=5)) == ["Ana", "Bruno Silva"]
    assert list(await ratings(store, min_games=5, period="2026-12")) == ["Ana", "Bruno Silva"]
    assert await ratings(store, min_games=5, period="2026-11") == {}, "after four games nobody was on a board"
    november = (await ratings(store, period="2026-11"))["Ana"]
    assert november is not None
    assert len(november.course) == 4
    december = (await ratings(store, period="2026-12"))["Ana"]
    assert december is not None
    assert december == (await ratings(store))["Ana"]
    assert len(december.course) == 5, "a rating does not begin anew with a month"


async def test_whoever_asks_learns_their_own_place(store: Store, evening: Evening) -> None:
    async def where(who: int, **wishes: object) -> Whereabouts | None:
        return await store.whereabouts(HOME.guild_id, who, **wishes)  # type: ignore[arg-type]

    assert await where(ANA) is None
    await evening.game(*placed(ANA, BRUNO, MIYU))
    rated = {"board": "rating", "game": "rummy500"}
    assert await where(MIYU, **rated) == Whereabouts(3, 3, 1, True)
    assert await where(MIYU, **rated, min_games=5) == Whereabouts(None, None, 1, True)
    assert await where(BRUNO, board="won") == Whereabouts(2, 2, 1, True)
    assert await where(MIYU, board="won") == Whereabouts(2, 3, 1, True)
    await store.set_preferences(MIYU, {}, listed=False)
    assert await where(MIYU, **rated) == Whereabouts(None, None, 1, False)
    await store.set_preferences(ANA, {}, listed=False)
    assert await where(BRUNO, **rated) == Whereabouts(1, 1, 1, True)


@pytest.mark.parametrize("board", ["rating", "won", "games", "points"])
@pytest.mark.parametrize("lowest", [False, True])
async def test_ones_own_place_is_the_line_on_the_board(
    store: Store, evening: Evening, board: str, lowest: bool
) -> None:
    dice = random.Random(5)
    for nr in range(40):
        await evening.game(*placed(*dice.sample(range(1, 25), 4)), at=NOON + nr, lowest=lowest)
    wish: dict[str, object] = {"board": board, "game": "rummy500", "min_games": 4, "lowest_wins": lowest}
    found = await store.standings(HOME.guild_id, per_page=100, **wish)  # type: ignore[arg-type]
    assert len(found.lines) > 12
    for nr, line in enumerate(found.lines, start=1):
        mine = await store.whereabouts(HOME.guild_id, line.user_id, **wish)  # type: ignore[arg-type]
        assert mine is not None
        assert (mine.place, mine.nr) == (line.place, nr)


async def test_the_picture_after_a_game_has_its_own_ratings_and_not_later_ones(store: Store, evening: Evening) -> None:
    await evening.game(*placed(ANA, None, BRUNO), at=NOON)
    first = await store.ratings_after(evening.table)
    assert first == {0: Rating(1527, 27, (1527,)), 2: Rating(1473, -27, (1473,))}
    other = Evening(store, await store.create_table(HOME, "open", at=NOON))
    await other.game(*placed(BRUNO, ANA), at=NOON + 1)
    assert await store.ratings_after(evening.table) == first
    second = await store.ratings_after(other.table)
    assert second[1].course[0] == 1527
    assert len(second[1].course) == 2
    await store.set_preferences(ANA, {}, listed=False)
    assert list(await store.ratings_after(other.table)) == [0], "who is on no leaderboard has no rating in the channel"
    assert await store.ratings_after(other.table + 1) == {}


async def test_a_second_try_of_the_same_result_moves_nothing(store: Store, evening: Evening) -> None:
    await evening.game(*placed(ANA, BRUNO))
    before = await ratings(store)
    with pytest.raises(VersionTaken):
        await store.append(
            evening.table, evening.version, ["over"], at=NOON, game=GameRecord("rummy500", NOON, placed(ANA, BRUNO))
        )
    assert await ratings(store) == before


async def test_a_result_that_shares_a_commit_with_one_that_fails_moves_ratings_once(store: Store) -> None:
    tables = [await store.create_table(HOME, "open", at=NOON) for _ in range(4)]
    game = GameRecord("rummy500", NOON, placed(ANA, BRUNO))
    answers = await asyncio.gather(
        *(store.append(table, 3 if at == 2 else 2, ["over"], at=NOON, game=game) for at, table in enumerate(tables)),
        return_exceptions=True,
    )
    assert isinstance(answers[2], VersionTaken)
    ana = (await ratings(store))["Ana"]
    assert ana is not None
    assert len(ana.course) == 3


async def test_a_full_disk_takes_result_and_ratings_back_together(path: Path) -> None:
    async with open_store(path) as store:
        evening = Evening(store, await store.create_table(HOME, "open", at=NOON))
        await evening.game(*placed(ANA, BRUNO))
        before = await ratings(store)
        await fill(store, spare_pages=3)
        big = GameRecord("rummy500", NOON, placed(ANA, BRUNO), rules=json.dumps("x" * 60_000))
        with pytest.raises(StoreFailed, match="full"):
            await store.append(evening.table, evening.version + 1, ["over"], at=NOON, game=big)
        assert await ratings(store) == before
    async with open_store(path) as store:
        assert await ratings(store) == before


async def test_the_forgotten_leave_the_others_ratings_as_they_are(store: Store, evening: Evening) -> None:
    for _ in range(3):
        await evening.game(*placed(ANA, BRUNO, MIYU))
    before = await ratings(store)
    taken = await store.export_user(ANA)
    assert taken["games"][0]["rating_before"] == 1500
    assert taken["games"][-1]["rating_after"] == taken["games"][-1]["rating_of_all_games_after"]
    assert {row["rating"] for row in taken["totals"]} == {taken["games"][-1]["rating_after"]}
    await store.forget_user(ANA)
    after = await ratings(store)
    assert after == {name: rating for name, rating in before.items() if name != "Ana"}
    assert list(await store.ratings_after(evening.table)) == [1, 2]
    await evening.game(*placed(ANA, BRUNO))
    back = (await ratings(store))["Ana"]
    assert back is not None
    assert len(back.course) == 1, "who was forgotten begins anew"


async def test_streaks_are_wins_in_a_row(store: Store, evening: Evening) -> None:
    for first, second in ((ANA, BRUNO), (ANA, BRUNO), (BRUNO, ANA), (ANA, BRUNO)):
        await evening.game(*placed(first, second))
    stats = await store.player_stats(HOME.guild_id, ANA)
    assert stats is not None
    assert {(total.streak, total.best_streak) for total in stats.totals} == {(1, 2)}
    assert [past.rating_change > 0 for past in stats.recent if past.rating_change] == [True, True, False, True]


@pytest.mark.parametrize("seed", range(3))
async def test_the_totals_say_what_the_results_say(path: Path, seed: int) -> None:
    """What is kept twice for the sake of speed is the same in both places."""
    dice = random.Random(seed)
    async with open_store(path) as store:
        evening = Evening(store, await store.create_table(HOME, "open", at=NOON))
        for nr in range(60):
            people = dice.sample([1, 2, 3, 4, 5, 6, None, None], dice.randint(2, 6))
            await evening.game(*placed(*people), game=dice.choice(["rummy500", "basic_rummy"]), at=NOON + nr)
    with closing(connect(path)) as db:
        sums = db.execute("SELECT game, user_id, rating, rated, course, mean FROM totals WHERE period = ''").fetchall()
        assert len(sums) == 18
        for game, user, rating, rated, course, mean in sums:
            moves = db.execute(
                "SELECT before, after FROM rated AS r JOIN game_players AS p USING (game_id, seat)"
                " WHERE r.game = ? AND user_id = ? ORDER BY game_id",
                (game, user),
            ).fetchall()
            assert len(moves) == rated
            assert [before for before, _ in moves] == [1500, *(after for _, after in moves[:-1])]
            assert course == " ".join(str(after) for _, after in moves[-10:])
            assert rating == moves[-1][1] == round(mean)


skills = st.builds(Skill, st.floats(900, 2200), st.floats(20, DOUBT))


@given(st.data())
def test_the_first_never_lose_the_last_never_gain_and_seats_do_not_matter(data: st.DataObject) -> None:
    before = data.draw(st.lists(skills, min_size=2, max_size=8))
    order = data.draw(st.permutations(range(len(before))))
    after = moved(before, [at + 1 for at in order])
    first, last = order.index(0), order.index(len(before) - 1)
    assert after[first].mean > before[first].mean
    assert after[last].mean < before[last].mean
    turned = moved(before[::-1], [at + 1 for at in order[::-1]])
    assert [skill.rating for skill in turned[::-1]] == pytest.approx([skill.rating for skill in after], abs=1)


def test_equals_who_tie_stay_where_they_are() -> None:
    assert [skill.rating for skill in moved([Skill()] * 4, [1, 1, 1, 1])] == [1500] * 4
    strong, weak = moved([Skill(1700), Skill(1500)], [1, 1])
    assert strong.rating < 1700
    assert weak.rating > 1500
    with pytest.raises(ValueError, match="make no game"):
        moved([Skill()], [1])


def test_only_a_rated_game_wakes_the_library() -> None:
    code = "import sys, store, bot; print('openskill' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
