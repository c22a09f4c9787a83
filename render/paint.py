"""Painting small pieces in true colour: every shape smoothed on a mask of its own, then pasted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from render.measures import FACTOR, px
from render.outlines import Line, Point, ellipse, rounded
from render.themes import RGB

SMOOTH: Final = 4
"""Pillow's shapes have hard edges: they are drawn this many times larger and reduced."""
_FINE: Final = FACTOR * SMOOTH
_Shape: TypeAlias = Callable[[ImageDraw.ImageDraw, list[list[Point]], float], None]


class Sheet:
    """A piece of `width` x `height` dp on a ground colour; all lengths in dp."""

    __slots__ = ("image",)

    def __init__(self, width: float, height: float, ground: RGB) -> None:
        self.image = Image.new("RGB", (ceil(width * FACTOR), ceil(height * FACTOR)), ground)

    def fill(self, lines: Iterable[Line], colour: RGB) -> None:
        """Fills the union of closed chains."""
        self._through(_filled, tuple(line for line in lines if len(line) > 2), 0.0, colour)

    def stroke(self, lines: Iterable[Line], width: float, colour: RGB) -> None:
        """Lays a line of `width` with round ends and joints along the chains."""
        self._through(_stroked, tuple(lines), width, colour)

    def ring(self, outer: Line, inner: Line, colour: RGB) -> None:
        """Fills what lies between two closed chains."""
        self._through(_between, (outer, inner), 0.0, colour)

    def _through(self, shape: _Shape, chains: tuple[Line, ...], around: float, colour: RGB) -> None:
        if chains:
            mask, left, top = _mask(shape, chains, around)
            self.lay(mask, left, top, colour)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 0,
        fill: RGB | None = None,
        outline: RGB | None = None,
        line: float = 1,
    ) -> None:
        """A rectangle with round corners; its outline of `line` dp lies inside."""
        outer = rounded(x, y, width, height, radius)
        if outline is None:
            if fill is not None:
                self._block(x, y, width, height, radius, fill)
            return
        if fill is None:
            inner = rounded(x + line, y + line, width - 2 * line, height - 2 * line, radius - line)
            self.ring(outer, inner, outline)
            return
        self._block(x, y, width, height, radius, outline)
        self._block(x + line, y + line, width - 2 * line, height - 2 * line, radius - line, fill)

    def _block(self, x: float, y: float, width: float, height: float, radius: float, colour: RGB) -> None:
        sides = (x * FACTOR, y * FACTOR, (x + width) * FACTOR, (y + height) * FACTOR)
        if radius <= 0 and all(side == int(side) for side in sides):
            left, top, right, bottom = (int(side) for side in sides)
            self.image.paste(colour, (left, top, right, bottom))
        else:
            self.fill((rounded(x, y, width, height, radius),), colour)

    def disc(self, cx: float, cy: float, radius: float, colour: RGB) -> None:
        """A filled circle."""
        self.fill((ellipse(cx, cy, radius, radius),), colour)

    def dashes(self, x: float, y: float, width: float, height: float, radius: float, line: float, colour: RGB) -> None:
        """A dashed outline: 5 dp long, 4 dp apart."""
        self.stroke(_dashed(rounded(x, y, width, height, radius), 5, 4), line, colour)

    def shade(self, x: float, y: float, width: float, height: float, share: float) -> None:
        """Darkens a rectangle by a share of 0..1."""
        box = (px(x), px(y), px(x + width), px(y + height))
        part = self.image.crop(box)
        self.image.paste(Image.blend(part, Image.new("RGB", part.size), share), box)

    def lay(self, mask: Image.Image, x: int, y: int, colour: RGB) -> None:
        """Pastes a colour through a mask whose corner lies at pixel (x, y)."""
        self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)


@lru_cache(maxsize=512)
def _mask(shape: _Shape, chains: tuple[Line, ...], around: float) -> tuple[Image.Image, int, int]:
    """The smoothed shape and its corner in pixels; kept, because all cards share their ranks, suits and edges."""
    xs, ys = zip(*(point for line in chains for point in line), strict=True)
    margin = around * FACTOR / 2 + 1
    left, top = floor(min(xs) * FACTOR - margin), floor(min(ys) * FACTOR - margin)
    right, bottom = ceil(max(xs) * FACTOR + margin), ceil(max(ys) * FACTOR + margin)
    mask = Image.new("L", ((right - left) * SMOOTH, (bottom - top) * SMOOTH))
    # Half a fine pixel back: Pillow puts the centre of a pixel on whole numbers.
    placed = [[(x * _FINE - left * SMOOTH - 0.5, y * _FINE - top * SMOOTH - 0.5) for x, y in line] for line in chains]
    shape(ImageDraw.Draw(mask), placed, around * _FINE)
    return mask.reduce(SMOOTH), left, top


def _filled(draw: ImageDraw.ImageDraw, chains: list[list[Point]], _: float) -> None:
    for chain in chains:
        draw.polygon(chain, fill=255)


def _between(draw: ImageDraw.ImageDraw, chains: list[list[Point]], _: float) -> None:
    outer, inner = chains
    draw.polygon(outer, fill=255)
    draw.polygon(inner, fill=0)


def _stroked(draw: ImageDraw.ImageDraw, chains: list[list[Point]], width: float) -> None:
    for chain in chains:
        _lay_stroke(draw, chain, width)


def _lay_stroke(draw: ImageDraw.ImageDraw, line: list[Point], width: float) -> None:
    half = width / 2
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        if length:
            dx, dy = (by - ay) * half / length, (ax - bx) * half / length
            draw.polygon([(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)], fill=255)
    for x, y in line:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)


def _dashed(line: Line, dash: float, gap: float) -> Iterable[Line]:
    """Cuts a closed chain into dashes, stretched a little so that they close evenly."""
    corners = (*line, line[0])
    total = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(corners))
    count = max(1, round(total / (dash + gap)))
    pitch = total / count
    dash = pitch * dash / (dash + gap)
    walked = 0.0
    piece: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(corners):
        length = hypot(bx - ax, by - ay)
        done = 0.0
        while done < length:
            phase = (walked + done) % pitch
            drawn = phase < dash - 1e-9
            step = min(length - done, (dash if drawn else pitch) - phase)
            step = max(step, 1e-6)
            if drawn:
                if not piece:
                    piece = [(ax + (bx - ax) * done / length, ay + (by - ay) * done / length)]
                end = done + step
                piece.append((ax + (bx - ax) * end / length, ay + (by - ay) * end / length))
            elif piece:
                yield tuple(piece)
                piece = []
            done += step
        walked += length
    if piece:
        yield tuple(piece)
