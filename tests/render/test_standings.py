"""The podium and the leaderboard: places, ratings, lines, and what fits into their columns."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.variants import GAMES
from render import ENGLISH_WORDS, LeaderRow, Rating, Words, draw_leaderboard, draw_standings
from render.boards.leaderboard import _COLUMNS, _RATED_COLUMNS
from render.lettering import CAPTION, PILL, SUBTITLE, TITLE, width_of
from render.measures import BOARD_W, MARGIN
from render.models.leaderboard import leaderboard_model
from render.words import say
from tests.render.test_twins import over
from text import LANGUAGES, words_for
from text.commands import choice_name
from text.pictures import picture_words

COURSE = (1500, 1527, 1519)


def leaders(rated: bool = True, **more: object) -> list[LeaderRow]:
    rating = Rating(1519, -8, COURSE) if rated else None
    return [
        LeaderRow(at + 1, f"P{at}", 20, 10 - at, rating=rating, **more)  # type: ignore[arg-type]
        for at in range(8)
    ]


def test_the_podium_has_lines_and_the_others_figures_in_picture_and_twin() -> None:
    ratings = {seat: Rating(1500 + seat, seat - 2, (1500, 1500 + seat)) for seat in range(5)}
    text = draw_standings(over([510, 300, 200, 90, 10], (0,)), ratings=ratings).text
    assert "1: A P0, 510 pts, rating 1500, change −2, last games 1500 1500;" in text
    assert "4: D P3, 90 pts, rating 1503, change +1; 5: E P4, 10 pts, rating 1504, change +2." in text
    assert "Line = rating over the last 2 games" in text


def test_who_has_no_rating_has_none_beside_others_who_do() -> None:
    text = draw_standings(over([510, 300, 200], (0,)), ratings={1: Rating(1473, -27, (1473,))}).text
    assert "1: A P0, 510 pts; 2: B P1, 300 pts, rating 1473, change −27, last games 1473; 3: C P2, 200 pts." in text
    assert "Line = rating over the last 1 game." in text


@pytest.mark.parametrize("change", [-185, -27, 185])
def test_a_change_of_three_figures_stays_inside_its_row(change: int) -> None:
    totals = [800, 700, 600, -1500, -1600, -1700, -1800, -1900]

    def between_the_columns(moved: int) -> bytes:
        picture = draw_standings(over(totals, (0,)), ratings={seat: Rating(1500, moved, (1500,)) for seat in range(8)})
        with Image.open(io.BytesIO(picture.png)) as drawn:
            return drawn.convert("RGB").crop((2 * 268, 2 * 227, 2 * 279, 2 * 342)).tobytes()

    assert between_the_columns(change) == between_the_columns(1)


def test_a_rated_board_shows_shares_and_the_board_of_wins_their_number() -> None:
    rows = leaders()
    rated = draw_leaderboard(rows, about=("Rummy 500", "all time"), min_games=5, players=23).text
    assert "Leaderboard, Rummy 500, all time, min. 5 games. 1–8 of 23." in rated
    assert "2: P1, rating 1519, change −8, last games 1500 1527 1519, games 20, won 45%" in rated
    wins = draw_leaderboard(rows, about=("games won",), players=23, counts_wins=True).text
    assert "2: P1, rating 1519, change −8, last games 1500 1527 1519, games 20, won 9;" in wins


def test_across_games_there_are_no_points() -> None:
    assert leaderboard_model(leaders(rated=False), ENGLISH_WORDS).columns == ("Games", "Won")
    one_game = leaderboard_model(leaders(rated=False, points=-5), ENGLISH_WORDS)
    assert one_game.columns == ("Points", "Games", "Won")
    assert one_game.lines[0].figures == ("−5", "20", "10 · 50%")


def test_the_pill_counts_rows_also_where_players_share_a_place() -> None:
    tied = [LeaderRow(5, f"P{at}", 3, 0) for at in range(8)]
    picture = draw_leaderboard(tied, players=30, first=9)
    assert "9–16 of 30." in picture.text
    assert picture.name == "leaderboard-9.png"


def test_a_board_on_which_nobody_has_enough_games_says_how_many_it_takes() -> None:
    assert "min. 5 games. Nobody has 5 rated games yet." in draw_leaderboard([], min_games=5).text


def test_the_readers_row_is_seen_and_changes_nothing_else() -> None:
    plain = draw_leaderboard(leaders())
    own = [
        LeaderRow(row.place, row.name, row.games, row.won, rating=row.rating, is_reader=row.place == 3)
        for row in leaders()
    ]
    marked = draw_leaderboard(own)
    assert marked.png != plain.png
    assert (marked.alt, marked.text, marked.name) == (plain.alt, plain.text, plain.name)


def spoken(code: str) -> Words:
    return picture_words(code, ENGLISH_WORDS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_headings_of_columns_do_not_touch(code: str) -> None:
    words = spoken(code)
    for keys, rights in ((("points", "best_hand", "games", "won"), _COLUMNS), (("games", "won"), _RATED_COLUMNS)):
        edge = 52 + width_of(say(words, "col.player"), CAPTION)
        if len(keys) == 2:
            edge = 340 + width_of(say(words, "col.last_games"), CAPTION)
        for key, right in zip(keys, rights, strict=True):
            assert right - width_of(say(words, f"col.{key}"), CAPTION) > edge + 4, key
            edge = right


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_header_of_ratings_has_room_to_say_how_many_games_it_takes(code: str, game: str) -> None:
    words, told = spoken(code), words_for(code)
    for period in ("all", "year", "month"):
        model = leaderboard_model(
            leaders(), words, (told.game(game), choice_name(told, "period", period)), 5, 999, first=993
        )
        assert model.pill is not None
        pill = 18 + width_of(say(words, "page", first=993, last=1000, n=999), PILL)
        room = BOARD_W - 2 * MARGIN - pill - width_of(model.header.title, TITLE) - 18
        assert width_of(model.header.subtitle, SUBTITLE) < room, model.header.subtitle
