"""How a rating is drawn: its change with a shape of its own, and the last games as a line."""

from __future__ import annotations

from render import emblems
from render.board import Board
from render.lettering import Style
from render.models.common import number
from render.models.standings import Rating
from render.paint import Sheet
from render.themes import RGB, mix

CHANGE = Style(12.5, 700)
LEAST_RANGE = 20
"""Points that a sparkline spans at least, so that small changes do not look dramatic."""
MOST_GAMES = 10


def draw_change(board: Board, change: int, x: float, middle: float, ground: RGB) -> float:
    """Triangle up, triangle down or bar, and the number; gives the width."""
    theme = board.theme
    tone = theme.good if change > 0 else theme.bad if change < 0 else theme.muted

    def paint() -> Sheet:
        sheet = Sheet(9, 9, ground)
        emblems.change(sheet, 0, 4.5, change, tone)
        return sheet

    sign = (change > 0) - (change < 0)
    board.lay(board.kit.sprite(("change", sign, ground), paint), x, middle - 4.5)
    return 12 + board.text(number(abs(change)), x + 12, middle, CHANGE, tone, ground)


def sparkline(
    board: Board, rating: Rating | None, x: float, y: float, width: float, height: float, tone: RGB, ground: RGB
) -> None:
    """The last ten games; one game is a dot, none a muted dash."""
    history = rating.history[-MOST_GAMES:] if rating else ()
    theme = board.theme

    def paint() -> Sheet:
        sheet = Sheet(width + 8, height + 8, ground)
        if not history:
            sheet.box(width / 2, height / 2 + 3, 12, 2, 1, fill=theme.muted)
            return sheet
        points = _points(history, width, height)
        if len(points) > 1:
            floor = height + 4
            area = (*points, (points[-1][0], floor), (points[0][0], floor))
            sheet.fill((area,), mix(ground, tone, 0.16))
            sheet.stroke((tuple(points),), 2, tone)
        sheet.disc(*points[-1], 4.2, ground)
        sheet.disc(*points[-1], 3, tone)
        return sheet

    board.lay(board.kit.sprite(("spark", history, width, height, tone, ground), paint), x - 4, y - 4)


def _points(history: tuple[int, ...], width: float, height: float) -> list[tuple[float, float]]:
    low, high = min(history), max(history)
    spare = max(0, LEAST_RANGE - (high - low)) / 2
    span = max(high - low, LEAST_RANGE)
    step = width / max(len(history) - 1, 1)
    return [
        (4 + (step * at if len(history) > 1 else width), 4 + height * (1 - (value - low + spare) / span))
        for at, value in enumerate(history)
    ]
