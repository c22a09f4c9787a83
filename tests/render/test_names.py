"""Members' names: the corpus with all fonts and with none, and whatever else can be typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import draw_table, fonts, lettering, names
from render.gallery import situations
from render.gallery.sheets import CORPUS, names_sheet
from render.kit import Kit
from render.lettering import NAME, fitted, runs_width
from render.names import DOT, clean, clusters, initials, prepare, spoken
from render.themes import Look

NASTY = (
    "", " ", "\u200b", "\u202e", "\n\n", "\x00", "\ud800", "\ue000", "\U000e0041", "a\u0301" * 300, "ส็" + "็" * 90,
    "﷽" * 20, "👩🏽‍🚀", "🇱🇦🇨🇿🇫", "1️⃣", "‏عربي", "(╯°□°）╯︵ ┻━┻", "<@123>", "`*_~|`", "𓀀𓂀", "\ufffd\uffff",
    "Ⓑⓞⓑ", "ᴮᵒᵇ", "ﬁn", "مرحبا Ana 你好", "-" * 200, "\u00ad\u034f", "က္က" * 9,
)  # fmt: skip
"""Names that have broken somebody's picture."""
ALL = [name for name, _ in CORPUS] + list(NASTY)


@pytest.fixture
def built_in_only(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No font package and no system font."""
    _forget()
    monkeypatch.setattr(fonts, "font_chain", lambda: (fonts.BUILT_IN,))
    yield
    _forget()


_FIND_FONTS = fonts.font_chain


def _forget() -> None:
    for remembered in (
        names.prepare, names._choose, lettering._own_runs, lettering.fitted, lettering.runs_width, _FIND_FONTS,
    ):  # fmt: skip
        remembered.cache_clear()


def drawable(name: str) -> None:
    """Every check that a drawn name must pass."""
    for room in (33.0, 90.0, 400.0):
        runs = fitted(name, "Player C", NAME, room)
        assert runs
        assert runs_width(runs, NAME) <= room, name
        assert lettering.draw(runs, NAME).mask.width > 0
        for run in runs:
            assert run.file.holds(run.text.replace(" ", "")), (name, run)
    assert 1 <= len(clusters(initials(prepare(name, "Player C")))) <= 2


@pytest.mark.parametrize("name", ALL, ids=range(len(ALL)))
def test_any_name_is_drawn_within_its_place_and_without_boxes(name: str) -> None:
    drawable(name)


@pytest.mark.usefixtures("built_in_only")
@pytest.mark.parametrize("name", ALL, ids=range(len(ALL)))
def test_any_name_is_drawn_where_no_font_is_installed(name: str) -> None:
    drawable(name)


@given(st.text(max_size=40))
def test_whatever_is_typed_is_drawn(name: str) -> None:
    drawable(name)


def test_the_glyph_for_what_a_font_lacks_is_never_drawn() -> None:
    """Compares with the picture of glyph 0, letter by letter."""
    for name, _ in CORPUS:
        for run in fitted(name, "Player C", NAME, 400.0):
            font = fonts.sized(run.file, NAME.size, NAME.weight)
            missing = bytes(font.getmask("\U000fffff"))
            for cluster in clusters(run.text):
                if cluster.strip():
                    assert bytes(font.getmask(cluster)) != missing, (name, cluster)


def test_styled_letters_are_folded_and_controls_dropped() -> None:
    assert clean("𝕯𝖗𝖆𝖌𝖔𝖓 ＫＩＮＧ") == "Dragon KING"
    assert clean("\u202eevil\u202c\u200b") == "evil"
    assert clean(" Ana \n\t Maria ") == "Ana Maria"
    assert clean("Ⓑⓞⓑ") == "Bob"


def test_a_flood_of_marks_is_cut_to_two() -> None:
    flood = clean("Z" + "\u0330\u0331\u0332\u0333\u0334" * 8)
    assert sum(1 for letter in flood if unicodedata.category(letter) == "Mn") == 2


def test_a_burmese_word_keeps_its_marks() -> None:
    assert clean("မြို့") == "မြို့"


def test_clusters_are_never_cut() -> None:
    family, flag = "👨‍👩‍👧", "🇱🇦"
    assert clusters(f"{family}{flag}é") == [family, flag, "é"]
    runs = fitted(f"{family}{family}{family}{family}", "Player C", NAME, 60.0)
    drawn = "".join(run.text for run in runs).rstrip(names.ELLIPSIS)
    assert drawn == family * (len(drawn) // len(family))


def test_what_no_font_draws_is_one_dot_and_mostly_so_is_the_seat() -> None:
    assert prepare("\U00012000\U00012001 Bob", "Player C").text == f"{DOT} Bob"
    assert prepare("\U00012000\U00012001\U00012002", "Player C").text == "Player C"
    assert prepare("", "Player C").text == "Player C"


def test_a_name_that_begins_right_to_left_has_its_runs_reversed() -> None:
    texts = [run.text.strip() for run in prepare("שרה Cohen", "Player C").runs()]
    assert texts == ["Cohen", "שרה"]
    assert [run.text for run in prepare("Cohen", "Player C").runs()] == ["Cohen"]


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Bruno Silva", "BS"), ("Ana", "An"), ("ana maria", "AM"), ("X", "X"), ("שרה Cohen", "ש"), ("ສົມພອນ", "ສົ"),
        ("Дмитрий Ελένη", "ДΕ"), ("🌸", "🌸"), ("xX_Dragon", "Xx"), ("42", "4"), ("   ", "PC"),
    ],
)  # fmt: skip
def test_initials(name: str, letters: str) -> None:
    assert initials(prepare(name, "Player C")) == letters


@pytest.mark.usefixtures("built_in_only")
def test_a_name_without_drawable_letters_has_a_question_mark() -> None:
    assert initials(names.Name((names.Cluster(DOT, fonts.BUILT_IN, drawable=False),), False)) == "?"


def test_the_twin_keeps_the_real_name() -> None:
    assert spoken("Z̷̧a\u202elgo\n🌸") == "Z̷̧algo 🌸"


def test_a_fault_while_drawing_a_name_costs_only_the_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise OSError("the file is gone")

    monkeypatch.setattr(lettering, "_shortened", broken)
    lettering.fitted.cache_clear()
    runs = fitted("Ana Secret", "Player C", NAME, 90.0)
    assert [run.text for run in runs] == ["Player C"]
    assert len(caplog.records) == 1
    assert "Secret" not in caplog.text
    lettering.fitted.cache_clear()


def test_a_glyph_too_large_for_the_font_engine_costs_only_the_name() -> None:
    assert [run.text for run in fitted("﷽" * 20, "Player C", NAME, 4000.0)] == ["Player C"]


@pytest.mark.usefixtures("built_in_only")
def test_the_whole_sheet_is_drawn_without_fonts() -> None:
    assert names_sheet(Kit(Look("midnight"))).canvas.png()


def test_without_shaping_nothing_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _forget()
    monkeypatch.setattr(fonts, "has_shaping", lambda: False)
    for name, _ in CORPUS:
        drawable(name)
    _forget()


def test_a_board_is_drawn_though_every_name_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ModuleNotFoundError("the package that cuts names is gone")

    view = situations.four_players().view()
    monkeypatch.setattr(names, "prepare", broken)
    for remembered in (lettering.fitted, lettering.initials_of):
        remembered.cache_clear()
    (picture,) = draw_table(view)
    assert "C 美優 Miyu 🌸" in picture.text
    for remembered in (lettering.fitted, lettering.initials_of):
        remembered.cache_clear()


def test_a_broken_font_file_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "fonts_of_yesterday"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "Broken.ttf").write_bytes(b"not a font")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert fonts._packaged("fonts_of_yesterday", ("Broken.ttf", "Missing.ttf"), "Latin") == []
    assert fonts._any_file_of("fonts_of_yesterday", "Latin") == []
    assert fonts._packaged("no_such_package", ("Any.ttf",), "Latin") == []


def test_missing_packages_are_told_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(fonts, "_packaged", lambda *_, **__: [])
    monkeypatch.setattr(fonts, "_system_fonts", lambda: [])
    monkeypatch.setattr(fonts, "_any_file_of", lambda *_: [])
    _FIND_FONTS.cache_clear()
    assert _FIND_FONTS() == (fonts.BUILT_IN,)
    _FIND_FONTS.cache_clear()
    assert [record.message for record in caplog.records] == [
        "no packaged font for: Latin, " + ", ".join(fonts._SCRIPTS) + ", emoji"
    ]
