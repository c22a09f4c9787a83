"""Examples of melds, two beside each other."""

from __future__ import annotations

from math import ceil

from render import blocks, emblems
from render.board import Board
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, clipped
from render.measures import BOARD_W, MARGIN, MEDIUM, MINI
from render.models.melds_help import MeldsHelpModel, ShownExample
from render.paint import Sheet

_WIDE, _HIGH, _GAP, _TOP = 259.0, 96.0, 8.0, 36.0


def melds_help_board(model: MeldsHelpModel, kit: Kit) -> Board:
    """As high as it must be."""
    rows = ceil(len(model.examples) / 2)
    board = Board(kit, BOARD_W, _TOP + rows * (_HIGH + _GAP) + 4)
    blocks.draw_header(board, model.header, None)
    for at, example in enumerate(model.examples):
        _example(board, example, Rect(MARGIN + (_WIDE + 8) * (at % 2), _TOP + (_HIGH + _GAP) * (at // 2), _WIDE, _HIGH))
    return board


def _example(board: Board, example: ShownExample, place: Rect) -> None:
    theme = board.theme
    ground = blocks.panel_row(board, place)
    tone = theme.good if example.is_good else theme.bad

    def mark() -> Sheet:
        sheet = Sheet(12, 12, ground)
        if example.is_good:
            emblems.tick(sheet, 1.5, 6, tone)
        else:
            emblems.cross(sheet, 6, 6, tone)
        return sheet

    board.lay(board.kit.sprite(("mark", example.is_good, ground), mark), place.x + 8, place.y + 6)
    text = clipped(example.caption, BODY, _WIDE - 32)
    board.text(text, place.x + 24, place.y + 12, BODY, theme.text, ground)
    room = _WIDE - 16
    size = MEDIUM if len(example.faces) <= 9 else MINI
    strip = min(size.strip + 5, (room - size.width) / max(len(example.faces) - 1, 1))
    board.fan(example.faces, size, place.x + 8, place.y + 25, strip, ground)
