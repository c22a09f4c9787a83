"""Faces against their references, and what every face must show."""

from __future__ import annotations

import json

import pytest
from PIL import Image

from render.faces import Face, paint_card
from render.kit import Kit
from render.measures import FULL, MEDIUM, MINI, CardSize, px
from render.themes import CLASSIC, CONTRAST, THEMES, VIOLET, WILD_FACE, Look
from tests.render import reference

SIZES = pytest.mark.parametrize("size", [FULL, MEDIUM, MINI], ids=lambda size: size.name)


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_is_exactly_its_reference(theme: str) -> None:
    stored = json.loads(reference.PATH.read_text("utf-8"))[theme]
    drawn = reference.drawn(theme)
    assert set(drawn) == set(stored)
    assert [name for name in stored if drawn[name] != stored[name]] == []


def test_the_references_hold_all_52_faces_at_three_sizes() -> None:
    stored = json.loads(reference.PATH.read_text("utf-8"))
    for theme in THEMES:
        assert sum(1 for name in stored[theme] if name.split()[1][1:] in ("S", "H", "D", "C")) == 52 * 3 * 2
        prints = [stored[theme][name] for name in stored[theme] if name.startswith("full") and "covered" not in name]
        assert len(set(prints)) == len(prints), "two faces look the same"


def test_no_font_is_needed_for_a_face(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_fonts(*_: object) -> None:
        raise AssertionError("a font was asked for")

    monkeypatch.setattr("render.fonts.sized", no_fonts)
    for _, face in reference.faces():
        for size in (FULL, MEDIUM, MINI):
            paint_card(face, size, CLASSIC, "four", CLASSIC.felt)
            paint_card(face, size, CLASSIC, "four", CLASSIC.felt, covered=True, over="plain")


@SIZES
def test_ranks_are_eight_pixels_high_on_a_phone(size: CardSize) -> None:
    for rank in range(1, 14):
        card = paint_card(Face(rank, 0), size, CLASSIC, "four", CLASSIC.felt).image
        index = card.crop((0, 0, px(size.left + 20), px(size.top + size.rank + size.gap / 2)))
        dark = index.convert("L").point(lambda level: 255 if level < 90 else 0)
        inside = dark.crop((px(2), px(2), dark.width, dark.height)).getbbox()
        assert inside is not None
        assert (inside[3] - inside[1]) * 360 / 1100 >= 8


@SIZES
def test_a_strip_shows_the_whole_index(size: CardSize) -> None:
    """Nothing of rank and suit lies beyond the narrowest strip of a fan."""
    for rank in range(1, 14):
        for suit in range(4):
            covered = paint_card(Face(rank, suit), size, CLASSIC, "four", CLASSIC.felt, covered=True).image
            top = covered.crop((0, 0, covered.width, px(size.top + size.rank + size.gap + size.suit)))
            coloured = top.point(lambda level: 255 if level < 110 else 0).convert("L").point(lambda v: 255 if v else 0)
            right = coloured.crop((0, px(2), px(size.width - 2), coloured.height)).getbbox()
            assert right is not None
            assert right[2] <= px(size.least_strip)


def test_a_wild_card_is_violet_and_a_natural_one_is_not() -> None:
    wild = paint_card(Face(7, 3, wild=True), MEDIUM, CLASSIC, "four", CLASSIC.felt).image
    natural = paint_card(Face(7, 3), MEDIUM, CLASSIC, "four", CLASSIC.felt).image
    colours = {colour for _, colour in wild.getcolors(100_000) or ()}
    assert {WILD_FACE, VIOLET} <= colours
    assert VIOLET not in {colour for _, colour in natural.getcolors(100_000) or ()}


def test_the_two_colour_deck_has_two_colours() -> None:
    kit = Kit(Look("classic", "two"), true_colour=True)
    hearts, diamonds = (kit.card(Face(5, suit), MINI, kit.theme.felt).image for suit in (1, 2))
    assert CLASSIC.two[1] in {colour for _, colour in diamonds.getcolors(100_000) or ()}
    assert CLASSIC.four[2] not in {colour for _, colour in diamonds.getcolors(100_000) or ()}
    assert hearts.tobytes() != diamonds.tobytes()


def test_edges_are_smooth() -> None:
    card = paint_card(Face(1, 1), FULL, CONTRAST, "four", CONTRAST.felt).image
    corner = card.crop((0, 0, px(7), px(7))).convert("L")
    assert len(corner.getcolors(1000) or ()) > 8, "the corner is a staircase"


def test_the_palette_draws_flat_colours_exactly() -> None:
    kit, true = Kit(Look()), Kit(Look(), true_colour=True)
    inks = kit.card(Face(9, 2), MEDIUM, kit.theme.felt).image
    shown = Image.frombytes("P", inks.size, inks.tobytes())
    assert kit.palette is not None
    shown.putpalette(kit.palette.table)
    colours = {colour for _, colour in shown.convert("RGB").getcolors(100_000) or ()}
    assert {kit.theme.face, kit.theme.edge, kit.suits[2], kit.theme.felt} <= colours
    exact = true.card(Face(9, 2), MEDIUM, kit.theme.felt).image.convert("RGB")
    worst = max(
        max(abs(a - b) for a, b in zip(one, two, strict=True))
        for one, two in zip(shown.convert("RGB").get_flattened_data(), exact.get_flattened_data(), strict=True)
    )
    assert worst <= 24
