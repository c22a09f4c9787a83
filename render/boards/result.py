"""The result of a hand: a row for each player."""

from __future__ import annotations

from render import blocks
from render.board import Board, chip_width
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, CAPTION, DELTA, NAME, Style, width_of
from render.measures import INNER_W, MARGIN
from render.models.results import TALL_ROWS, Figure, ResultModel, ResultRow
from render.paint import Sheet
from render.themes import RGB, SEATS, mix
from render.words import Words, say

_COLUMNS = (262.0, 326.0, 390.0, 452.0, 526.0)
_THREE_COLUMNS = (340.0, 444.0, 526.0)
_FIGURE, _STRONG, _TOTAL = Style(13.5, 600), Style(15.5, 800), Style(16.5, 800)
_BAR_LEFT, _BAR_RIGHT = 214.0, 526.0


def result_board(model: ResultModel, kit: Kit, words: Words) -> Board:
    """Tall rows with bars for up to four players, one line each for more."""
    board = Board(kit)
    blocks.draw_header(board, model.header, model.pill)
    columns = _columns(len(model.columns))
    blocks.caption(board, say(words, "col.player"), MARGIN, 41)
    for text, right in zip(model.columns, columns, strict=True):
        blocks.caption(board, text, right, 41, 1)
    tall = len(model.rows) <= TALL_ROWS
    height, pitch = (62.0, 68.0) if tall else (34.0, 37.0)
    for at, row in enumerate(model.rows):
        place = Rect(MARGIN, 52 + pitch * at - (0 if tall else 1), INNER_W, height)
        ground = blocks.panel_row(board, place, bright=row.is_bright)
        if tall:
            _tall_row(board, model, row, place, ground, words)
        else:
            _flat_row(board, row, place, ground, words)
        _figures(board, row.figures, columns, place.y + (19.5 if tall else 17), ground)
    if tall and model.target:
        _scale(board, model, words)
    return board


def _columns(count: int) -> tuple[float, ...]:
    return _COLUMNS if count == 5 else _THREE_COLUMNS


def _figures(board: Board, figures: tuple[Figure, ...], columns: tuple[float, ...], middle: float, ground: RGB) -> None:
    styles = (*(_FIGURE,) * (len(figures) - 2), _STRONG, _TOTAL)
    for figure, right, style in zip(figures, columns, styles, strict=True):
        board.text(figure.text, right, middle, style, getattr(board.theme, figure.tone), ground, 1)


def _tall_row(board: Board, model: ResultModel, row: ResultRow, place: Rect, ground: RGB, words: Words) -> None:
    theme, y = board.theme, place.y
    blocks.avatar(board, row.seat, row.called, place.x + 24, y + 31, 16, ground)
    blocks.small_tag(board, row.seat, place.x + 5, y + 5.5, 14, ground)
    if row.is_dealer:
        blocks.mark_dealer(board, place.x + 36, y + 45, 6.2, ground)
    left_most = _columns(len(row.figures))[0] - 40
    board.name(row.called, place.x + 50, y + 17, NAME, theme.text, ground, left_most - place.x - 54)
    x, middle = place.x + 50, y + 43
    if row.went_out:
        x += blocks.chip_pill(board, model.went_out_text, x, middle, 18, theme.good, theme.on_accent, ground, DELTA) + 6
    if row.left:
        x += board.text(say(words, "left"), x, middle, BODY, theme.muted, ground) + 6
        shown = list(row.left)
        room = (_BAR_LEFT if model.target else left_most) - 8 - x
        while shown and sum(chip_width(face) + 3 for face in shown) > room - (0 if len(shown) == len(row.left) else 22):
            shown.pop()
        for face in shown:
            x += board.chip(face, x, middle, ground) + 3
        if len(shown) < len(row.left):
            x += board.text(f"+{len(row.left) - len(shown)}", x, middle, DELTA, theme.muted, ground) + 4
    if row.penalty:
        board.text(penalty_text(row, words), _BAR_LEFT - 8, y + 17, CAPTION, theme.bad, ground, 1)
    if model.target:
        _bar(board, model, row, y + 41, ground)


def penalty_text(row: ResultRow, words: Words) -> str:
    """ "wrong call −10"."""
    return f"{say(words, 'wrong_call')} −{row.penalty}"


def _bar(board: Board, model: ResultModel, row: ResultRow, y: float, ground: RGB) -> None:
    theme, seat = board.theme, SEATS[row.seat]
    width = _BAR_RIGHT - _BAR_LEFT

    def at(score: int) -> float:
        return width * min(max(score, 0), model.target) / model.target

    low, high = sorted((at(row.before), at(row.after)))
    gained = row.after > row.before

    def paint() -> Sheet:
        sheet = Sheet(width, 8, ground)
        sheet.box(0, 0, width, 8, 4, theme.pill)
        if high > 0:
            sheet.box(0, 0, max(high, 8), 8, 4, seat if gained else theme.pill, None if gained else seat, 1)
        if low > 0:
            sheet.box(0, 0, max(low, 8), 8, 4, mix(theme.pill, seat, 0.5))
            if high > low + 4:
                sheet.box(max(low, 8) - 4, 0, 4, 8, 0, mix(theme.pill, seat, 0.5))
        return sheet

    key = ("bar", row.seat, round(low), round(high), gained, ground)
    board.lay(board.kit.sprite(key, paint), _BAR_LEFT, y)


def _scale(board: Board, model: ResultModel, words: Words) -> None:
    middle = 333.0
    told = "  ·  ".join((say(words, "score_scale"), say(words, "score_bright")))
    blocks.caption(board, "0", _BAR_LEFT, middle)
    blocks.caption(board, told, (_BAR_LEFT + _BAR_RIGHT) / 2, middle, 0.5)
    blocks.caption(board, str(model.target), _BAR_RIGHT, middle, 1)


def _flat_row(board: Board, row: ResultRow, place: Rect, ground: RGB, words: Words) -> None:
    theme, middle = board.theme, place.y + place.height / 2
    blocks.small_tag(board, row.seat, place.x + 6, middle - 9, 18, ground)
    right = _columns(len(row.figures))[0] - 40
    if row.went_out:
        text = say(words, "went_out_short")
        wide = width_of(text, DELTA) + 16
        blocks.chip_pill(board, text, right - wide - 6, middle, 17, theme.good, theme.on_accent, ground, DELTA)
        right -= wide + 10
    if row.penalty:
        right -= board.text(penalty_text(row, words), right - 6, middle, CAPTION, theme.bad, ground, 1) + 10
    board.name(row.called, place.x + 32, middle, NAME, theme.text, ground, right - place.x - 36)
