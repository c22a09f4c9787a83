"""Drawings made of several outlines: indices, crowns, the jester, stars, small icons."""

from __future__ import annotations

from render import outlines
from render.outlines import Line, ellipse, place
from render.paint import Sheet
from render.themes import GOLD, HORN_LEFT, HORN_RIGHT, LIGHT_GOLD, RGB, VIOLET

_STAR_WIDTH = 1.902
"""Width of a five-pointed star of radius 1."""


def suit(sheet: Sheet, which: int, cx: float, cy: float, height: float, colour: RGB, *, turned: bool = False) -> None:
    """A suit sign around a centre."""
    sheet.fill(place(outlines.SUITS[which], cx, cy, height, turned=turned), colour)


def rank(sheet: Sheet, which: int, left: float, top: float, height: float, stroke: float, colour: RGB) -> None:
    """A rank by its top left corner."""
    scale = (height - stroke) / 100
    sheet.stroke(place(outlines.RANKS[which].lines, left + stroke / 2, top + stroke / 2, scale), stroke, colour)


def star(sheet: Sheet, cx: float, cy: float, width: float, colour: RGB) -> None:
    """A five-pointed star, one point up."""
    sheet.fill(place((outlines.star(),), cx, cy, width / _STAR_WIDTH), colour)


def sparkle(sheet: Sheet, cx: float, cy: float, radius: float, colour: RGB) -> None:
    """A four-pointed star."""
    sheet.fill(place((outlines.star(4, 0.28),), cx, cy, radius), colour)


def _discs(sheet: Sheet, balls: tuple[tuple[float, float, float], ...], at: _At, colour: RGB) -> None:
    sheet.fill(at(tuple(ellipse(x, y, radius, radius) for x, y, radius in balls)), colour)


class _At:
    """Moves outlines of a 100-wide box to their place, upright or on their head."""

    def __init__(self, left: float, base: float, width: float, turned: bool) -> None:
        self.scale = width / 100
        self.turned = turned
        self.x = left + width if turned else left
        drop = outlines.MOTIF_BASE * self.scale
        self.y = base + drop if turned else base - drop

    def __call__(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        return place(lines, self.x, self.y, self.scale, turned=self.turned)


def motif(
    sheet: Sheet, court: int, left: float, base: float, width: float, colour: RGB, *, turned: bool = False
) -> None:
    """The cap, coronet or crown of rank 11, 12 or 13, standing on its base line (hanging from it if turned)."""
    at = _At(left, base, width, turned)
    line = 1.1 if width < 24 else 1.4
    if court == 11:
        sheet.fill(at(outlines.JACK_CAP), colour)
        _golden(sheet, at(outlines.JACK_PLUME), colour, line * 0.8)
        sheet.stroke(at(outlines.JACK_RIB), line * 0.6, colour)
        _golden(sheet, at(outlines.JACK_BAND), colour, line)
        return
    body, balls = (
        (outlines.QUEEN_BODY, outlines.QUEEN_BALLS) if court == 12 else (outlines.KING_BODY, outlines.KING_BALLS)
    )
    _golden(sheet, at(body), colour, line)
    sheet.fill(at(outlines.CROWN_BAND), colour)
    _discs(sheet, balls, at, colour)
    if width > 24:
        _discs(sheet, outlines.CROWN_DOTS, at, LIGHT_GOLD)


def _golden(sheet: Sheet, lines: tuple[Line, ...], colour: RGB, line: float) -> None:
    sheet.fill(lines, GOLD)
    sheet.stroke(lines, line, colour)


def crown(sheet: Sheet, left: float, base: float, width: float, colour: RGB) -> None:
    """A plain crown in one colour, for the winner."""
    at = _At(left, base, width, turned=False)
    sheet.fill(at(outlines.KING_BODY), colour)
    _discs(sheet, outlines.KING_BALLS, at, colour)


def jester(sheet: Sheet, cx: float, cy: float, width: float) -> None:
    """The jester's cap around a centre; its bells reach an eighth beyond `width` on each side."""
    scale = width / 100

    def at(lines: tuple[Line, ...]) -> tuple[Line, ...]:
        return place(lines, cx - 50 * scale, cy - 35 * scale, scale)

    sheet.fill(at(outlines.JESTER_LEFT), HORN_LEFT)
    sheet.fill(at(outlines.JESTER_RIGHT), HORN_RIGHT)
    sheet.fill(at(outlines.JESTER_MIDDLE), VIOLET)
    sheet.fill(at(outlines.JESTER_BAND), GOLD)
    sheet.fill(at(tuple(ellipse(x, y, radius, radius) for x, y, radius in outlines.JESTER_BELLS)), GOLD)


def triangle_right(sheet: Sheet, left: float, cy: float, width: float, height: float, colour: RGB) -> None:
    """The arrow of the turn pill."""
    sheet.fill((((left, cy - height / 2), (left + width, cy), (left, cy + height / 2)),), colour)


def change(sheet: Sheet, left: float, cy: float, sign: int, colour: RGB) -> None:
    """Up, down or no change of a rating, 9 dp wide: shape as well as colour tells which."""
    if sign == 0:
        sheet.box(left, cy - 1, 9, 2, 1, fill=colour)
    else:
        tip, foot = (cy - 3.75, cy + 3.75) if sign > 0 else (cy + 3.75, cy - 3.75)
        sheet.fill((((left, foot), (left + 4.5, tip), (left + 9, foot)),), colour)


def set_icon(sheet: Sheet, left: float, cy: float, colour: RGB) -> None:
    """Three equal bars, 13.8 dp wide."""
    for bar in range(3):
        sheet.box(left + 5 * bar, cy - 5, 3.8, 10, 1.2, fill=colour)


def run_icon(sheet: Sheet, left: float, cy: float, colour: RGB) -> None:
    """Four rising bars, 17.2 dp wide."""
    for bar, height in enumerate((4, 6, 8, 10)):
        sheet.box(left + 4.6 * bar, cy + 5 - height, 3.4, height, 1.2, fill=colour)


def tick(sheet: Sheet, left: float, cy: float, colour: RGB) -> None:
    """A check mark, 9 dp wide."""
    sheet.stroke((((left + 1, cy + 0.5), (left + 3.5, cy + 3), (left + 8, cy - 3.5)),), 2.2, colour)


def arrow(sheet: Sheet, left: float, cy: float, width: float, colour: RGB, *, back: bool = False) -> None:
    """A thin arrow to the right, or back to the left."""
    tip, tail, barb = (left, left + width, 5.0) if back else (left + width, left, -5.0)
    sheet.stroke((((tail, cy), (tip, cy)), ((tip + barb, cy - 4), (tip, cy), (tip + barb, cy + 4))), 2, colour)


def dealer(sheet: Sheet, cx: float, cy: float, radius: float, disc: RGB, ink: RGB) -> None:
    """A white disc with two fanned cards, one white, one black: not a letter, because D is a seat."""
    sheet.disc(cx, cy, radius, disc)
    scale = radius / 7.2
    white = outlines.turned(
        (outlines.rounded(cx - 4.6 * scale, cy - 3.9 * scale, 5 * scale, 7.6 * scale, 0.8),), -14, (cx, cy)
    )
    black = outlines.turned(
        (outlines.rounded(cx - 1.4 * scale, cy - 4.0 * scale, 5.4 * scale, 8 * scale, 0.8),), 10, (cx, cy)
    )
    sheet.fill(white, disc)
    sheet.stroke(white, 0.9 * scale, ink)
    sheet.fill(black, ink)
    sheet.stroke(black, 0.6 * scale, ink)


def cross(sheet: Sheet, cx: float, cy: float, colour: RGB) -> None:
    """A cross, 8 dp wide."""
    sheet.stroke(
        (((cx - 3.5, cy - 3.5), (cx + 3.5, cy + 3.5)), ((cx + 3.5, cy - 3.5), (cx - 3.5, cy + 3.5))), 2.2, colour
    )
