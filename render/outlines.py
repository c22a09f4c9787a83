"""Outlines of suits, ranks, court motifs, the jester and the icons: own drawings, flattened to straight pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]
"""An open or closed chain of points."""

_PIECES: Final = 24
"""Straight pieces per Bézier curve: none can be seen even on the full card at twice the size."""
_TURN: Final = 2 * math.pi


def flatten(path: str) -> tuple[Line, ...]:
    """Chains of points for a path of M, L, C and Z with absolute coordinates."""
    chains: list[list[Point]] = []
    verb = "M"
    numbers: list[Point] = []
    for token in path.split():
        if token in "MLCZ":
            verb, numbers = token, []
            if verb == "Z":
                chains[-1].append(chains[-1][0])
            continue
        x, y = token.split(",")
        numbers.append((float(x), float(y)))
        if verb == "M":
            chains.append([numbers.pop()])
            verb = "L"
        elif verb == "L":
            chains[-1].append(numbers.pop())
        elif len(numbers) == 3:
            chains[-1].extend(_curve(chains[-1][-1], *numbers))
            numbers = []
    return tuple(tuple(chain) for chain in chains)


def _curve(a: Point, b: Point, c: Point, d: Point) -> Iterable[Point]:
    for piece in range(1, _PIECES + 1):
        t = piece / _PIECES
        u = 1 - t
        wa, wb, wc, wd = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield (
            wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0],
            wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1],
        )


def ellipse(cx: float, cy: float, rx: float, ry: float, exponent: float = 2.0, pieces: int = 72) -> Line:
    """A closed (super)ellipse |x/rx|^e + |y/ry|^e = 1."""
    power = 2 / exponent
    points = []
    for piece in range(pieces + 1):
        cos, sin = math.cos(_TURN * piece / pieces), math.sin(_TURN * piece / pieces)
        points.append(
            (
                cx + rx * math.copysign(abs(cos) ** power, cos),
                cy + ry * math.copysign(abs(sin) ** power, sin),
            )
        )
    return tuple(points)


def place(lines: Iterable[Line], x: float, y: float, scale: float, *, turned: bool = False) -> tuple[Line, ...]:
    """`lines` scaled and moved to (x, y); `turned` stands them on their head."""
    sign = -scale if turned else scale
    return tuple(tuple((x + px * sign, y + py * sign) for px, py in line) for line in lines)


def _mirrored(path: str) -> tuple[Line, ...]:
    (right,) = flatten(path)
    return (right + tuple((-x, y) for x, y in reversed(right)),)


# Suits: height 1, centre (0, 0); widths of the drawn shapes beside them.
SUIT_WIDTHS: Final = (0.94, 1.00, 0.78, 0.99)
SUITS: Final[tuple[tuple[Line, ...], ...]] = (
    _mirrored(
        "M 0,-.50 C .13,-.27 .47,-.10 .47,.14 C .47,.28 .37,.36 .26,.36 C .17,.36 .10,.32 .055,.25"
        " C .06,.36 .11,.45 .21,.50"
    ),
    _mirrored("M 0,-.27 C .04,-.40 .13,-.47 .25,-.47 C .40,-.47 .50,-.36 .50,-.20 C .50,.08 .13,.26 0,.50"),
    _mirrored("M 0,-.50 C .10,-.31 .24,-.13 .39,0 C .24,.13 .10,.31 0,.50"),
    (
        ellipse(0, -0.27, 0.228, 0.228),
        ellipse(-0.265, 0.085, 0.228, 0.228),
        ellipse(0.265, 0.085, 0.228, 0.228),
        ellipse(0, 0, 0.13, 0.13),
        *_mirrored("M .045,0 L .045,.10 C .05,.30 .10,.44 .21,.50"),
    ),
)


@dataclass(frozen=True, slots=True)
class RankOutline:
    """Centre lines of a rank, 100 high; `width` is theirs as well."""

    width: float
    lines: tuple[Line, ...]


# By rank 1..13 (0 stands for nothing); a stroke with round ends is laid along them.
RANKS: Final[tuple[RankOutline, ...]] = (
    RankOutline(0, ()),
    RankOutline(62, flatten("M 0,100 L 31,0 L 62,100 M 10,68 L 52,68")),
    RankOutline(52, flatten("M 1,25 C 2,8 13,0 26,0 C 41,0 51,10 51,26 C 51,41 41,52 30,63 L 0,100 L 53,100")),
    RankOutline(
        52,
        flatten("M 2,0 L 50,0 L 24,39 C 41,38 53,50 53,69 C 53,88 41,100 26,100 C 13,100 4,94 0,84"),
    ),
    RankOutline(58, flatten("M 44,100 L 44,0 L 0,71 L 60,71")),
    RankOutline(
        52,
        flatten("M 48,0 L 8,0 L 4,47 C 10,41 17,38 26,38 C 42,38 53,50 53,69 C 53,88 41,100 25,100 C 12,100 4,94 0,85"),
    ),
    RankOutline(54, (*flatten("M 47,11 C 42,4 36,0 29,0 C 10,0 0,22 0,62"), ellipse(27, 68, 27, 32))),
    RankOutline(52, flatten("M 0,0 L 52,0 C 36,28 24,62 20,100")),
    RankOutline(54, (ellipse(27, 24, 23, 24), ellipse(27, 73, 27, 27))),
    RankOutline(54, (*flatten("M 7,89 C 12,96 18,100 25,100 C 44,100 54,78 54,38"), ellipse(27, 32, 27, 32))),
    RankOutline(86, (*flatten("M 0,20 C 8,16 13,10 16,0 L 16,100"), ellipse(65, 50, 22, 50, 2.4))),
    RankOutline(44, flatten("M 18,0 L 44,0 L 44,70 C 44,90 36,100 22,100 C 9,100 1,92 0,77")),
    RankOutline(66, (ellipse(33, 50, 33, 50, 2.35), *flatten("M 40,72 L 67,103"))),
    RankOutline(56, flatten("M 0,0 L 0,100 M 54,0 L 1,64 M 21,42 L 57,100")),
)


# Letters of the word on an open joker that are no ranks: drawn like ranks, so that cards need no font.
_J, _K = RANKS[11], RANKS[13]
_O: Final = RankOutline(58, (ellipse(29, 50, 29, 50, 2.35),))
_E: Final = RankOutline(44, flatten("M 44,0 L 0,0 L 0,100 L 44,100 M 0,50 L 38,50"))
_R: Final = RankOutline(52, flatten("M 0,100 L 0,0 L 24,0 C 58,0 58,54 24,54 L 0,54 M 26,54 L 52,100"))
JOKER: Final = (_J, _O, _K, _E, _R)
JKR: Final = (_J, _K, _R)


def rank_width(rank: int, height: float, stroke: float) -> float:
    """Drawn width of a rank of this height."""
    return RANKS[rank].width * (height - stroke) / 100 + stroke


# Court motifs: box 100 wide, base line at y 58.
MOTIF_BASE: Final = 58
KING_BODY: Final = flatten("M 8,58 L 0,14 L 26,34 L 50,0 L 74,34 L 100,14 L 92,58 Z")
KING_BALLS: Final = ((0, 10, 6), (50, -4, 7), (100, 10, 6))
QUEEN_BODY: Final = flatten(
    "M 8,58 L 2,22 C 10,34 20,34 27,16 C 34,34 43,30 50,6 C 57,30 66,34 73,16 C 80,34 90,34 98,22 L 92,58 Z"
)
QUEEN_BALLS: Final = ((2, 17, 5), (27, 11, 5), (50, 0, 6.5), (73, 11, 5), (98, 17, 5))
CROWN_BAND: Final = flatten("M 9,46 L 91,46 L 92,60 L 8,60 Z")
CROWN_DOTS: Final = ((26, 53, 4), (50, 53, 4), (74, 53, 4))
JACK_CAP: Final = flatten("M 4,58 C 2,30 24,18 50,20 C 78,22 98,34 96,58 Z")
JACK_BAND: Final = flatten("M 0,46 L 100,46 L 100,60 L 0,60 Z")
JACK_PLUME: Final = flatten(
    "M 62,40 C 58,14 76,-8 108,-10 C 100,-2 102,4 96,8 C 100,10 96,18 88,18 C 92,22 84,30 76,28 C 74,34 70,38 62,40 Z"
)
JACK_RIB: Final = flatten("M 63,38 C 66,22 80,4 102,-6")

# Jester cap: box 100 wide; the right horn mirrors the left at x = 50.
JESTER_LEFT: Final = flatten("M 30,72 C 28,44 18,30 -4,34 C 2,8 34,4 48,40 L 50,72 Z")
JESTER_RIGHT: Final = tuple(tuple((100 - x, y) for x, y in line) for line in JESTER_LEFT)
JESTER_MIDDLE: Final = flatten("M 30,72 C 34,44 30,20 50,-6 C 70,20 66,44 70,72 Z")
JESTER_BAND: Final = flatten("M 26,72 L 74,72 L 72,88 L 28,88 Z")
JESTER_BELLS: Final = ((-5, 40, 8), (105, 40, 8), (50, -10, 8))


@cache
def star(points: int = 5, inner: float = 0.45) -> Line:
    """A star of radius 1 with one point up; `inner` is the radius of its inner corners."""
    corners = []
    for corner in range(points * 2 + 1):
        radius = inner if corner % 2 else 1.0
        angle = math.pi * corner / points - math.pi / 2
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return tuple(corners)


@lru_cache(maxsize=1024)
def rounded(x: float, y: float, width: float, height: float, radius: float) -> Line:
    """A rectangle with round corners, as a closed chain; the radius is cut to half the shorter side."""
    radius = max(0.0, min(radius, width / 2, height / 2))
    if radius == 0:
        return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    points: list[Point] = []
    centres = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    for cx, cy, start in centres:
        for step in range(13):
            angle = math.radians(start + 90 * step / 12)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return tuple(points)


def turned(lines: Sequence[Line], degrees: float, about: Point) -> tuple[Line, ...]:
    """`lines` turned clockwise about a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ax, ay = about
    return tuple(
        tuple((ax + (x - ax) * cos - (y - ay) * sin, ay + (x - ax) * sin + (y - ay) * cos) for x, y in line)
        for line in lines
    )
