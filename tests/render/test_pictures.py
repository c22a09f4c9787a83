"""Whole pictures: their size, their bytes, and how near the palette comes to true colours."""

from __future__ import annotations

import io
import math
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.views import PlayerView
from render import THEMES, Look, Picture, draw_hand, draw_leaderboard, draw_lobby, draw_result, draw_table
from render.__main__ import main
from render.gallery import situations
from render.gallery.page import exhibits, write_gallery
from render.kit import Kit
from render.pictures import sketch_hand, sketch_lobby, sketch_result, sketch_table
from render.words import ENGLISH_WORDS
from tests.render.views import random_table, seat, some_hand, table

MOST_BYTES = 390_000
BOARD = (1100, 700)


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image


def check(picture: Picture) -> None:
    assert opened(picture).size == BOARD
    assert len(picture.png) < MOST_BYTES
    assert picture.alt
    assert picture.text


def draw_at_random(seed: int, count: int) -> None:
    dice = random.Random(seed)
    for _ in range(count):
        look = Look(dice.choice(list(THEMES)), dice.choice(("four", "two")))
        boards = draw_table(random_table(dice), look)
        assert 1 <= len(boards) <= 4
        assert len({board.name for board in boards}) == len(boards)
        for board in boards:
            check(board)


def test_random_tables_are_drawn() -> None:
    draw_at_random(1, 60)


@pytest.mark.slow
def test_two_thousand_random_tables_are_drawn() -> None:
    draw_at_random(2, 2_000)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 13, 14, 15, 26, 28, 29, 40, 48, 49, 66, 80, 81, 104])
def test_hands_of_any_size_are_drawn(count: int) -> None:
    cards = some_hand(random.Random(count), count)
    picture = draw_hand(PlayerView(table(turn=0, phase="play"), 0, cards, None, ()), points=10)
    width, height = opened(picture).size
    assert width == 1100
    assert height in (384, 700)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("taken", [0, 1, 4])
def test_lobbies_of_any_size_are_drawn(players: int, taken: int) -> None:
    seats = [seat(at, f"P{at}") for at in range(min(taken, players))]
    view = table(status="lobby", turn=-1, deal=0, phase="", open_seats=players - len(seats))
    check(draw_lobby(replace(view, seats=tuple(seats), host=None if not taken else 100)))


def test_the_same_state_gives_the_same_bytes() -> None:
    view = situations.four_players().view()
    fresh = [sketch_table(view, Look(), ENGLISH_WORDS, Kit(Look())).pictures()[0].png for _ in range(2)]
    assert fresh[0] == fresh[1] == draw_table(view)[0].png


def test_names_of_files_carry_game_and_version_and_no_card() -> None:
    table_of = situations.hand_of(situations.THIRTEEN)
    picture = draw_hand(table_of.view_for(0))
    assert picture.name == "rummy500-7-31-hand.png"
    boards = draw_table(situations.eight_players().view())
    assert [board.name for board in boards] == ["rummy500-7-31-table.png", "rummy500-7-31-table-2.png"]
    assert draw_leaderboard([]).name == "leaderboard.png"


@pytest.mark.parametrize("look", [Look(), Look("midnight"), Look("contrast", "two")], ids=lambda look: look.theme)
def test_the_palette_is_within_40_decibels_of_true_colours(look: Look) -> None:
    inks, true = Kit(look), Kit(look, true_colour=True)
    hand = situations.hand_of(situations.TWENTY_SIX).view_for(0)
    for sketch in (
        lambda kit: sketch_table(situations.four_players().view(), look, ENGLISH_WORDS, kit),
        lambda kit: sketch_table(situations.eight_players().view(), look, ENGLISH_WORDS, kit),
        lambda kit: sketch_table(situations.three_thirteen().view(), look, ENGLISH_WORDS, kit),
        lambda kit: sketch_hand(hand, look, ENGLISH_WORDS, kit=kit),
        lambda kit: sketch_result(situations.hand_result().view(), look, ENGLISH_WORDS, kit),
        lambda kit: sketch_lobby(situations.lobby().view(), look, ENGLISH_WORDS, None, kit),
    ):
        for one, two in zip(sketch(inks).boards(), sketch(true).boards(), strict=True):
            difference = ImageChops.difference(one.canvas.true_colours(), two.canvas.true_colours())
            squares = sum(ImageStat.Stat(difference).sum2) / (3 * difference.width * difference.height)
            assert 10 * math.log10(255**2 / squares) >= 40


def test_a_board_takes_half_the_bytes_of_a_plain_png() -> None:
    (picture,) = draw_table(situations.four_players().view())
    plain = io.BytesIO()
    opened(picture).convert("RGB").save(plain, "PNG", compress_level=6)
    assert len(picture.png) <= 0.5 * len(plain.getvalue())


def test_without_encoder_packages_the_same_picture_comes_out() -> None:
    """In a process where neither zlib-ng nor isal can be imported."""
    script = (
        "import sys, hashlib, io\n"
        "sys.modules['zlib_ng'] = sys.modules['isal'] = None\n"
        "from PIL import Image\n"
        "from render import draw_hand, draw_table\n"
        "from render.gallery import situations\n"
        "for picture in (draw_table(situations.four_players().view())[0],\n"
        "                draw_hand(situations.hand_of(situations.THIRTEEN).view_for(0))):\n"
        "    print(hashlib.sha256(Image.open(io.BytesIO(picture.png)).convert('RGB').tobytes()).hexdigest())\n"
    )
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True)
    import hashlib

    ours = [
        draw_table(situations.four_players().view())[0],
        draw_hand(situations.hand_of(situations.THIRTEEN).view_for(0)),
    ]
    assert run.stdout.split() == [hashlib.sha256(opened(one).convert("RGB").tobytes()).hexdigest() for one in ours]


def test_a_result_is_refused_while_the_hand_goes_on() -> None:
    with pytest.raises(ValueError, match="not over"):
        draw_result(table())


def test_unknown_looks_are_the_default() -> None:
    view = situations.two_players_early().view()
    assert draw_table(view, Look("sunrise", "six"))[0].png == draw_table(view)[0].png


def test_the_gallery_shows_every_situation(tmp_path: Path) -> None:
    written = write_gallery(tmp_path, None)
    assert len(written) == len(list(exhibits())) + 1
    assert all(path.stat().st_size > 1000 for path in written)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert all(path.name in page for path in written[:-1])


def test_drawing_starts_without_the_slow_imports() -> None:
    """Neither numpy nor the font reader is loaded by importing the package."""
    root = Path(__file__).resolve().parents[2]
    script = "import sys, render; print(sorted({'numpy', 'fontTools', 'regex'} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_the_command_writes_the_gallery_and_refuses_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", str(tmp_path)]) == 0
    assert (tmp_path / "index.html").is_file()
    assert main([]) == main(["paint"]) == main(["gallery", "a", "b"]) == 2
    assert "usage" in capsys.readouterr().err
