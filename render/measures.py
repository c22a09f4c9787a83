"""Sizes of boards and cards, in dp; one dp is one pixel on a desktop client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FACTOR: Final = 2
"""Pixels per dp in every picture, so that a board stays sharp on dense screens."""

BOARD_W: Final = 550
BOARD_H: Final = 350
"""Exactly 11:7, the box of a desktop client; anything taller would be scaled down by its height."""

MARGIN: Final = 12
INNER_W: Final = BOARD_W - 2 * MARGIN
HEADER_H: Final = 27
FLOOR: Final = 347
"""Nothing is drawn below this line of a board."""

CAP_HEIGHT: Final = 0.727
"""Height of Inter's capitals over the font size: centres text on a middle line."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """One of the three card sizes; lengths in dp."""

    name: str
    width: float
    height: float
    radius: float
    left: float
    top: float
    rank: float
    stroke: float
    gap: float
    suit: float
    strip: float
    least_strip: float
    star: float
    rim: float
    lattice: tuple[float, float]
    badge: float
    badge_text: float


FULL: Final = CardSize("full", 74, 104, 7, 6, 7, 20, 3.5, 4, 16, 36, 26, 15, 5, (9.2, 11.6), 16, 13)
MEDIUM: Final = CardSize("medium", 46, 64, 5, 4, 5, 15, 2.9, 3, 13, 25, 22, 12, 3.5, (7.6, 9.4), 14, 12.5)
MINI: Final = CardSize("mini", 32, 46, 4, 3.5, 4, 13, 2.6, 2.6, 11, 20, 16, 9.5, 2.5, (6.4, 8), 12.5, 11.5)


def px(dp: float) -> int:
    """The whole pixel nearest to a length in dp (halves go up, so that equal gaps stay equal)."""
    return int(dp * FACTOR + 0.5) if dp >= 0 else -int(-dp * FACTOR + 0.5)
