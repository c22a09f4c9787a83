"""Leaderboards and players' figures, against sums made by hand."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from datetime import UTC, datetime

import pytest

from engine.records import GameRecord, HandRecord, PlayerResult
from store import Board, Standing, Store
from tests.store.conftest import ANA, BRUNO, HOME, MIYU, NOON

NAMES = {ANA: "Ana", BRUNO: "Bruno Silva", MIYU: "美優 Miyu"}


def result(who: int | None, points: int, won: bool, *, counted: bool = True) -> PlayerResult:
    return PlayerResult(NAMES.get(who or 0, "Computer"), points, won, who, counted)


class Evening:
    """One table on which results are written down one after another."""

    def __init__(self, store: Store, table: int) -> None:
        self.store = store
        self.table = table
        self.version = 1

    async def game(
        self, *players: PlayerResult, game: str = "rummy500", at: float = NOON, lowest: bool = False
    ) -> None:
        self.version += 1
        record = GameRecord(game, at, players, lowest_wins=lowest)
        await self.store.append(self.table, self.version, ["over"], at=at, game=record)

    async def hand(
        self, *players: PlayerResult, game: str = "rummy500", at: float = NOON, lowest: bool = False
    ) -> None:
        self.version += 1
        record = HandRecord(game, self.version, at, players, lowest_wins=lowest)
        await self.store.append(self.table, self.version, ["out"], at=at, hand=record)


@pytest.fixture
async def evening(store: Store) -> Evening:
    return Evening(store, await store.create_table(HOME, "open", at=NOON))


async def board(store: Store, board: Board = "won", **wishes: object) -> list[tuple[int, str]]:
    found = await store.standings(HOME.guild_id, board=board, **wishes)  # type: ignore[arg-type]
    return [(line.place, line.name) for line in found.lines]


async def test_a_game_to_500_is_on_the_board(store: Store, evening: Evening) -> None:
    await evening.hand(result(ANA, 95, True), result(BRUNO, -20, False), result(None, 40, False))
    await evening.hand(result(ANA, 60, False), result(BRUNO, 130, True), result(None, 0, False))
    await evening.game(result(ANA, 505, True), result(BRUNO, 480, False), result(None, 300, False))
    found = await store.standings(HOME.guild_id)
    assert found.players == 2, "computers are not on the board"
    assert found.lines == (
        Standing(1, ANA, "Ana", games=1, won=1, points=505, best_hand=None),
        Standing(2, BRUNO, "Bruno Silva", games=1, won=0, points=480, best_hand=None),
    )
    best = await store.standings(HOME.guild_id, board="best_hand", game="rummy500")
    assert [(line.name, line.best_hand) for line in best.lines] == [("Bruno Silva", 130), ("Ana", 95)]


async def test_in_three_thirteen_the_lowest_stand_first(store: Store, evening: Evening) -> None:
    for points in ((12, 0, 30), (3, 9, 25)):
        players = [result(who, score, False) for who, score in zip((ANA, BRUNO, MIYU), points, strict=True)]
        await evening.hand(*players, game="three_thirteen", lowest=True)
    await evening.game(
        result(ANA, 15, False), result(BRUNO, 9, True), result(MIYU, 55, False), game="three_thirteen", lowest=True
    )
    wish = {"game": "three_thirteen", "lowest_wins": True}
    assert await board(store, "points", **wish) == [(1, "Bruno Silva"), (2, "Ana"), (3, "美優 Miyu")]
    lines = (await store.standings(HOME.guild_id, board="best_hand", game="three_thirteen", lowest_wins=True)).lines
    assert [(line.name, line.best_hand) for line in lines] == [("Bruno Silva", 0), ("Ana", 3), ("美優 Miyu", 25)]


async def test_who_left_and_was_played_out_by_a_computer_wins_nothing(store: Store, evening: Evening) -> None:
    await evening.game(result(ANA, 510, True, counted=False), result(BRUNO, 200, False))
    assert await board(store) == [(1, "Bruno Silva")]
    assert (await store.export_user(ANA))["games"][0]["counted"] == 0


async def test_equal_players_share_a_place_also_across_pages(store: Store, evening: Evening) -> None:
    await evening.game(result(ANA, 500, True), result(BRUNO, 500, True), result(MIYU, 0, False))
    assert await board(store) == [(1, "Ana"), (1, "Bruno Silva"), (3, "美優 Miyu")]
    assert await board(store, per_page=1, page=1) == [(1, "Bruno Silva")]
    assert await board(store, per_page=1, page=2) == [(3, "美優 Miyu")]
    assert await board(store, per_page=1, page=3) == []


async def test_a_month_and_a_year_have_boards_of_their_own(store: Store, evening: Evening) -> None:
    new_year = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    await evening.game(result(ANA, 500, True), at=new_year - 1)
    await evening.game(result(BRUNO, 500, True), at=new_year)
    assert await board(store, period="2026-12") == [(1, "Ana")]
    assert await board(store, period="2026") == [(1, "Ana")]
    assert await board(store, period="2027-01") == [(1, "Bruno Silva")]
    assert len(await board(store)) == 2


async def test_who_wants_no_place_on_boards_has_none_before_and_after(store: Store, evening: Evening) -> None:
    await evening.game(result(ANA, 500, True), result(BRUNO, 100, False))
    await store.set_preferences(ANA, {"hand": "dm"}, listed=False)
    assert await board(store) == [(1, "Bruno Silva")]
    await evening.game(result(ANA, 500, True), result(BRUNO, 100, False), game="basic")
    assert await board(store, game="basic") == [(1, "Bruno Silva")]
    await store.set_preferences(ANA, {"hand": "dm"}, listed=True)
    assert await board(store) == [(1, "Ana"), (2, "Bruno Silva")]


async def test_one_servers_games_are_not_on_anothers_board(store: Store, evening: Evening) -> None:
    await evening.game(result(ANA, 500, True))
    assert (await store.standings(HOME.guild_id + 1)).players == 0
    assert await store.player_stats(HOME.guild_id + 1, ANA) is None


async def test_a_players_page_has_sums_and_the_newest_games_last(store: Store, evening: Evening) -> None:
    for nr in range(12):
        await evening.hand(result(ANA, 10 * nr, nr % 2 == 0), result(BRUNO, 0, False), at=NOON + nr)
        await evening.game(result(ANA, nr, nr % 3 == 0), result(BRUNO, 0, False), at=NOON + nr)
    stats = await store.player_stats(HOME.guild_id, ANA, recent=10)
    assert stats is not None
    everything, rummy500 = stats.totals
    assert (rummy500.game, rummy500.games, rummy500.won, rummy500.points) == ("rummy500", 12, 4, 66)
    assert (rummy500.hands, rummy500.hands_won, rummy500.best_hand) == (12, 6, 110)
    assert (everything.game, everything.games, everything.best_hand) == ("", 12, None)
    assert [past.points for past in stats.recent] == list(range(2, 12))


@pytest.mark.parametrize("seed", range(4))
async def test_boards_agree_with_sums_over_all_results(store: Store, evening: Evening, seed: int) -> None:
    dice = random.Random(seed)
    people = range(1, 31)
    games: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for nr in range(120):
        seated = dice.sample(people, dice.randint(2, 8))
        players = []
        for who in seated:
            counted = dice.random() < 0.9
            player = PlayerResult(f"player {who}", dice.randint(-50, 600), dice.random() < 0.3, who, counted)
            players.append(player)
            if counted:
                games[who].update(games=1, won=player.won, points=player.points)
        await evening.game(*players, game=dice.choice(["rummy500", "contract"]), at=NOON + nr)
    for sort, minimum in (("won", 1), ("games", 3), ("points", 20)):
        expected = {
            who: (tally["games"], tally["won"], tally["points"])
            for who, tally in games.items()
            if tally["games"] >= minimum
        }
        pages = [
            await store.standings(HOME.guild_id, board=sort, page=page, min_games=minimum)  # type: ignore[arg-type]
            for page in range(5)
        ]
        lines = [line for page in pages for line in page.lines]
        assert {line.user_id: (line.games, line.won, line.points) for line in lines} == expected
        assert {page.players for page in pages} == {len(expected)}
        figures = [getattr(line, sort) for line in lines]
        assert figures == sorted(figures, reverse=True)
        assert [line.place for line in lines] == [1 + sum(other > mine for other in figures) for mine in figures]
