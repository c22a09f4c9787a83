"""Meld blocks and the ring that points to a card."""

from __future__ import annotations

from typing import Final

from render.blocks.parts import coloured_bar
from render.board import Board
from render.layout import LONGEST_MELD_ROW, Rect, tag_width
from render.lettering import Style
from render.measures import MEDIUM, CardSize
from render.models.common import MeldModel
from render.paint import Sheet
from render.themes import SEAT_INK, SEATS, WHITE, mix

_ID: Final = Style(15, 800)
_ID_SMALL: Final = Style(13, 800)
_ID_LONG: Final = Style(11.5, 800)
"""For a tenth meld of one seat."""


def meld_block(board: Board, meld: MeldModel, place: Rect, size: CardSize, strip: float) -> None:
    """The tag with the id and the cards, in a second row after 24."""
    theme, seat = board.theme, SEATS[meld.owner]
    tag = tag_width(size)

    def paint() -> Sheet:
        sheet = Sheet(place.width, place.height, theme.felt)
        sheet.box(0, 0, place.width, place.height, 6, theme.panel, mix(theme.panel, seat, 0.55), 1)
        coloured_bar(sheet, 0, 0, tag, place.height, 6, meld.owner)
        return sheet

    board.lay(board.kit.sprite(("meld", meld.owner, place.width, place.height), paint), place.x, place.y)
    style = _ID if size is MEDIUM and len(meld.id) < 3 else _ID_SMALL if len(meld.id) < 3 else _ID_LONG
    board.text(meld.id, place.x + tag / 2, place.y + place.height / 2, style, SEAT_INK, seat, 0.5)
    left = place.x + tag + 2
    for start in range(0, len(meld.cards), LONGEST_MELD_ROW):
        top = place.y + 1.5 + (start // LONGEST_MELD_ROW) * (size.height + 3)
        row = meld.cards[start : start + LONGEST_MELD_ROW]
        board.fan(row, size, left, top, strip, theme.panel)
        for ring in meld.rings:
            if start <= ring < start + len(row):
                width = size.width if ring == len(meld.cards) - 1 or ring == start + len(row) - 1 else strip
                hint_ring(board, left + strip * (ring - start), top, width, size)


def hint_ring(board: Board, x: float, y: float, width: float, size: CardSize) -> None:
    """Points to one card."""
    accent = board.theme.accent

    def paint() -> tuple[Sheet, Sheet]:
        sheet = Sheet(width + 3, size.height + 3, board.theme.face)
        cutter = Sheet(width + 3, size.height + 3, (0, 0, 0))
        for target, colour in ((sheet, accent), (cutter, WHITE)):
            target.box(0, 0, width + 3, size.height + 3, size.radius + 1, outline=colour, line=2.2)
        return sheet, cutter

    board.lay(board.kit.cut_out(("ring", width, size.name), paint), x - 1.5, y - 1.5)
