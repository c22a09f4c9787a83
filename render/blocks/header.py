"""The header: title, subtitle, and the pill that says whose turn it is."""

from __future__ import annotations

from typing import Final

from render import emblems, lettering
from render.blocks.parts import letter_tag
from render.board import Board, line_width
from render.lettering import PILL, SUBTITLE, TITLE
from render.measures import MARGIN
from render.models.common import Header, Pill
from render.paint import Sheet
from render.pieces import Called, Piece
from render.themes import DEALER_INK, SEATS

_HEADER_MIDDLE: Final = 13.25
_NAME_IN_PILL: Final = 130.0


def draw_header(board: Board, header: Header, pill: Pill | None) -> None:
    """Title, subtitle and the pill at the right; the subtitle is cut first."""
    theme = board.theme
    right = _pill(board, pill) if pill else float(board.width - MARGIN)
    x = MARGIN + board.text(header.title, MARGIN, _HEADER_MIDDLE, TITLE, theme.text, theme.panel) + 10
    subtitle = lettering.clipped(header.subtitle, SUBTITLE, right - x - 8)
    if len(subtitle) > 3:
        board.text(subtitle, x, _HEADER_MIDDLE, SUBTITLE, theme.muted, theme.panel)


def _pill(board: Board, pill: Pill) -> float:
    theme = board.theme
    lead = 9 + (12 if pill.arrow else 0) + (20 if pill.seat >= 0 else 0)
    shown = tuple(_short(piece) for piece in pill.line)
    width = lead + line_width(shown, PILL, PILL) + 9
    left, top = board.width - MARGIN - width, 3.0
    ground, ink = (theme.panel, theme.text) if pill.quiet else (theme.accent, theme.on_accent)

    def paint() -> Sheet:
        sheet = Sheet(width, 21, theme.panel)
        sheet.box(0, 0, width, 21, 10.5, ground, theme.line if pill.quiet else None, 1)
        if pill.arrow:
            emblems.triangle_right(sheet, 9, 10.5, 8, 10, ink)
        if pill.seat >= 0:
            letter_tag(sheet, 21 if pill.arrow else 9, 3, 15, DEALER_INK, SEATS[pill.seat], pill.seat)
        return sheet

    board.lay(board.kit.sprite(("pill", round(width * 2), pill.arrow, pill.seat, pill.quiet), paint), left, top)
    board.line(shown, left + lead, _HEADER_MIDDLE, ink, ground, 400, style=PILL, bold=PILL)
    return left


def _short(piece: Piece) -> Piece:
    if not isinstance(piece, Called):
        return piece
    runs = lettering.fitted(piece.name, piece.instead, PILL, _NAME_IN_PILL)
    return Called("".join(run.text for run in runs), piece.instead)
