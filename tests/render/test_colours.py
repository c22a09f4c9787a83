"""Contrast and colour distance, worked out from the colours themselves: nobody has to trust a table."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, pi, radians, sin, sqrt

import pytest

from render.themes import RGB, SEAT_INK, SEATS, THEMES, VIOLET, WHITE, WILD_FACE, Theme

# Full dichromacy after Machado, Oliveira and Fernandes (2009), for linear light.
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
Triple = tuple[float, float, float]


def linear(colour: RGB) -> Triple:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return red, green, blue


def contrast(a: RGB, b: RGB) -> float:
    """The WCAG ratio of two colours."""
    light = [0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(a), linear(b))]
    return (max(light) + 0.05) / (min(light) + 0.05)


def lab(colour: RGB, vision: str) -> Triple:
    seen = [
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear(colour), strict=True))))
        for row in VISION[vision]
    ]
    red, green, blue = seen
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: RGB, second: RGB, vision: str = "normal") -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(first, vision), lab(second, vision)
    mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    step = h2 - h1
    if c1 * c2 == 0:
        step = 0
    elif step > 180:
        step -= 360
    elif step < -180:
        step += 360
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(step) / 2)
    l_mean, c_mean = (l1 + l2) / 2, (c1 + c2) / 2
    h_mean = h1 + h2 if c1 * c2 == 0 else (h1 + h2) / 2 + (180 if abs(h1 - h2) > 180 else 0)
    t = (
        1
        - 0.17 * cos(radians(h_mean - 30))
        + 0.24 * cos(radians(2 * h_mean))
        + 0.32 * cos(radians(3 * h_mean + 6))
        - 0.20 * cos(radians(4 * h_mean - 63))
    )
    turn = 30 * exp(-(((h_mean - 275) / 25) ** 2))
    r_c = 2 * sqrt(c_mean**7 / (c_mean**7 + 25**7))
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    r_t = -sin(2 * turn * pi / 180) * r_c
    return sqrt((d_l / s_l) ** 2 + (d_c / s_c) ** 2 + (d_h / s_h) ** 2 + r_t * (d_c / s_c) * (d_h / s_h))


THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
"""Every theme."""


def test_the_distance_is_that_of_the_published_pairs() -> None:
    # Equal colours are equal, black and white are 100 apart.
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert distance((20, 81, 58), (20, 81, 58)) == 0


@THEME
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    grounds = (theme.felt, theme.panel)
    limits = {"text": 7, "muted": 4.5, "accent": 4.5, "good": 4.5, "bad": 4.5, "line": 3}
    for ink, least in limits.items():
        for ground in grounds:
            assert contrast(getattr(theme, ink), ground) >= least, (theme.name, ink)
    assert contrast(theme.on_accent, theme.accent) >= 7
    assert contrast(theme.pill_text, theme.pill) >= 7
    assert contrast(WHITE, theme.back) >= 7


@THEME
def test_seats_stand_out_from_the_panel_and_carry_their_letters(theme: Theme) -> None:
    for seat in SEATS:
        assert contrast(seat, theme.panel) >= 3
        assert contrast(SEAT_INK, seat) >= 6.5


@THEME
def test_suits_can_be_read_on_every_face(theme: Theme) -> None:
    for suit in theme.four + theme.two:
        assert contrast(suit, theme.face) >= 5.5
        assert contrast(suit, WILD_FACE) >= 5
        assert contrast(suit, theme.dim_face) >= 4.5
    assert contrast(VIOLET, WILD_FACE) >= 6


def test_the_border_shows_in_every_chat() -> None:
    for chat in ((0x31, 0x33, 0x38), (0x1A, 0x1A, 0x1E), (255, 255, 255)):
        for theme in THEMES.values():
            assert max(contrast(theme.line, chat), contrast(theme.felt, chat)) >= 2.99, theme.name


@pytest.mark.parametrize("vision", VISION)
@THEME
def test_suits_stay_apart_for_every_eye(theme: Theme, vision: str) -> None:
    assert min(distance(a, b, vision) for a, b in combinations(theme.four, 2)) >= 12


@pytest.mark.parametrize("vision", VISION)
def test_seats_stay_apart_for_every_eye(vision: str) -> None:
    assert min(distance(a, b, vision) for a, b in combinations(SEATS, 2)) >= 10


def test_a_leaf_green_would_be_mistaken_for_red() -> None:
    red, leaf = (0xC4, 0x00, 0x1F), (0x1B, 0x7A, 0x1B)
    assert distance(red, leaf, "deuteranopia") < 5
