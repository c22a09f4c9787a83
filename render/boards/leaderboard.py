"""A page of the leaderboard."""

from __future__ import annotations

from render import blocks
from render.board import Board
from render.boards.ratings import draw_change, sparkline
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, NAME, Style
from render.measures import BOARD_W, INNER_W, MARGIN
from render.models.common import number
from render.models.leaderboard import LeaderboardModel, LeaderLine
from render.paint import Sheet
from render.themes import MEDALS, RGB, SEAT_INK
from render.words import Words, say

_RATING_RIGHT, _CHANGE_X, _SPARK_X, _SPARK_W, _SPARK_H = 268.0, 278.0, 340.0, 92.0, 22.0
_RATED_COLUMNS = (484.0, 528.0)
_COLUMNS = (278.0, 376.0, 444.0, 528.0)
_FIGURE = Style(13.5, 600)
_FIRST = Style(15, 800)


def leaderboard_board(model: LeaderboardModel, kit: Kit, words: Words) -> Board:
    """At most eight rows."""
    board = Board(kit)
    blocks.draw_header(board, model.header, model.pill)
    columns = _RATED_COLUMNS if model.has_ratings else _COLUMNS[-len(model.columns) :]
    blocks.caption(board, say(words, "col.player"), 52, 41)
    if model.has_ratings:
        blocks.caption(board, say(words, "col.rating"), _RATING_RIGHT, 41, 1)
        blocks.caption(board, say(words, "col.last_games"), _SPARK_X, 41)
    for text, right in zip(model.columns, columns, strict=True):
        blocks.caption(board, text, right, 41, 1)
    if not model.lines:
        place = Rect(MARGIN, 52, INNER_W, 60)
        blocks.dashed_place(board, place, 7)
        board.text(model.empty, BOARD_W / 2, place.y + 30, BODY, board.theme.muted, board.theme.felt, 0.5)
    for at, line in enumerate(model.lines):
        _row(board, model, line, columns, Rect(MARGIN, 51 + 37 * at, INNER_W, 34))
    return board


def _row(board: Board, model: LeaderboardModel, line: LeaderLine, columns: tuple[float, ...], place: Rect) -> None:
    theme, middle = board.theme, place.y + 17
    ground = blocks.panel_row(board, place, bright=line.is_reader)
    _place(board, line.place, 32, middle, ground)
    name_right = 224.0
    if model.has_ratings:
        _rating(board, line, middle, ground)
    for at, (figure, right) in enumerate(zip(line.figures, columns, strict=True)):
        style = _FIRST if at == 0 and not model.has_ratings else _FIGURE
        board.text(figure, right, middle, style, theme.text, ground, 1)
    board.name(line.called, 52, middle, NAME, theme.text, ground, name_right - 52)


def _rating(board: Board, line: LeaderLine, middle: float, ground: RGB) -> None:
    theme = board.theme
    if line.rating is None:
        board.text("–", _RATING_RIGHT, middle, _FIGURE, theme.muted, ground, 1)
    else:
        board.text(number(line.rating.now), _RATING_RIGHT, middle, _FIRST, theme.text, ground, 1)
        draw_change(board, line.rating.change, _CHANGE_X, middle, ground)
    sparkline(board, line.rating, _SPARK_X, middle - _SPARK_H / 2, _SPARK_W, _SPARK_H, theme.accent, ground)


def _place(board: Board, place: int, cx: float, middle: float, ground: RGB) -> None:
    theme = board.theme
    if place > 3:
        style = Style(14 if place < 1000 else 11.5, 700)
        board.text(str(place), cx, middle, style, theme.text, ground, 0.5)
        return

    def paint() -> Sheet:
        sheet = Sheet(23, 23, ground)
        sheet.disc(11.5, 11.5, 11.5, MEDALS[place - 1])
        blocks.write(sheet, str(place), 11.5, 11.5, Style(14, 800), SEAT_INK)
        return sheet

    board.lay(board.kit.sprite(("place", place, ground), paint), cx - 11.5, middle - 11.5)
