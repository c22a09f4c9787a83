"""Stock, top discard, and the numbers on a spread pile."""

from __future__ import annotations

from render import faces
from render.blocks.parts import dashed_place, write
from render.board import Board
from render.faces import Face
from render.layout import Rect
from render.lettering import CAPTION, COUNT, NUMBER, width_of
from render.measures import MEDIUM, CardSize
from render.paint import Sheet
from render.themes import WHITE, WILD_FACE, mix
from render.words import Words, say


def stock_pile(board: Board, count: int, x: float, y: float, size: CardSize, words: Words) -> None:
    """Up to three backs with the number of cards on the lower edge, or an empty place."""
    if not count:
        empty_card(board, x, y, size, words)
        return
    theme = board.theme
    depth = min(count, 3) - 1

    def paint() -> Sheet:
        sheet = Sheet(size.width + 1.5 * depth, size.height + 1.5 * depth, theme.felt)
        for layer in range(depth, 0, -1):
            sheet.box(1.5 * layer, 1.5 * (depth - layer), size.width, size.height, size.radius, theme.face, theme.edge)
        back = faces.paint_back(size, theme, theme.felt).image
        shape = Sheet(size.width, size.height, (0, 0, 0))
        shape.box(0, 0, size.width, size.height, size.radius, WHITE)
        sheet.image.paste(back, (0, round(1.5 * depth * 2)), shape.image.convert("L"))
        return sheet

    board.lay(board.kit.sprite(("stock", depth, size.name), paint), x, y - 1.5 * depth)
    count_pill(board, count, x + size.width / 2, y + size.height)


def top_discard(board: Board, top: Face | None, count: int, x: float, y: float, words: Words) -> None:
    """The top card, the one below peeping out, and the number of cards."""
    if top is None:
        empty_card(board, x, y, MEDIUM, words)
        return
    theme, size = board.theme, MEDIUM
    if count > 1:

        def paint() -> Sheet:
            sheet = Sheet(size.width, size.height, theme.felt)
            sheet.box(0, 0, size.width, size.height, size.radius, theme.face, theme.edge, theme.edge_width)
            return sheet

        board.lay(board.kit.sprite(("below", size.name), paint), x + 2.5, y - 2.5)
    board.lay(board.kit.card(top, size, mix(theme.felt, theme.face, 0.5) if count > 1 else theme.felt), x, y)
    count_pill(board, count, x + size.width / 2, y + size.height)


def empty_card(board: Board, x: float, y: float, size: CardSize, words: Words) -> None:
    """A dashed place where cards would lie."""
    theme = board.theme
    dashed_place(board, Rect(x, y, size.width, size.height), size.radius)
    board.text(say(words, "empty"), x + size.width / 2, y + size.height / 2, CAPTION, theme.muted, theme.felt, 0.5)


def count_pill(board: Board, count: int, cx: float, cy: float) -> None:
    """The number of cards of a pile, on the pile's lower edge."""
    theme = board.theme
    width = max(22.0, width_of(str(count), COUNT) + 15)

    def paint() -> tuple[Sheet, Sheet]:
        sheet, cutter = Sheet(width, 18, theme.felt), Sheet(width, 18, (0, 0, 0))
        sheet.box(0, 0, width, 9, 0, theme.face)
        sheet.box(0, 0, width, 18, 9, theme.pill, theme.line, 1)
        cutter.box(0, 0, width, 18, 9, WHITE)
        write(sheet, str(count), width / 2, 9, COUNT, theme.pill_text)
        return sheet, cutter

    board.lay(board.kit.cut_out(("pill of", count), paint), cx - width / 2, cy - 9.5)


def position_pill(board: Board, position: int, x: float, y: float, strip: float, face: Face, newest: bool) -> None:
    """A discard's number on the lower edge of its card, whose corner is (x, y + 9 above the edge)."""
    theme = board.theme
    width = min(strip - 1.5, 22.0 if position < 100 else 23.0)

    def paint() -> tuple[Sheet, Sheet]:
        sheet, cutter = Sheet(width, 15, theme.felt), Sheet(width, 15, (0, 0, 0))
        paper = WILD_FACE if face.wild else theme.face
        sheet.box(0, 0, width, 9, 0, paper)
        sheet.box(0, 8, width, 1, 0, theme.edge)
        if newest:
            sheet.box(0, 0, width, 15, 4.5, theme.accent)
        else:
            sheet.box(0, 0, width, 15, 4.5, theme.pill, theme.line, 0.8)
        cutter.box(0, 0, width, 15, 4.5, WHITE)
        write(sheet, str(position), width / 2, 7.5, NUMBER, theme.on_accent if newest else theme.pill_text)
        return sheet, cutter

    key = ("position", position, round(width * 2), face.wild, newest)
    board.lay(board.kit.cut_out(key, paint), x + 1, y)
