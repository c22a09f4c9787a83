"""The end of a game: a podium and the other places."""

from __future__ import annotations

from render import blocks, emblems
from render.board import Board
from render.boards.ratings import draw_change, sparkline
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, CAPTION, NAME, Style
from render.measures import INNER_W, MARGIN
from render.models.common import SEPARATOR, number
from render.models.standings import STEPS, Placing, StandingsModel
from render.paint import Sheet
from render.themes import MEDALS, RGB, SEAT_INK
from render.words import Words, say

_FLOOR = 216.0
# x, width, height of the steps for first, second and third
_STEPS = ((186.0, 178.0, 112.0), (12.0, 166.0, 88.0), (372.0, 166.0, 68.0))
_RATING = Style(15, 700)


def standings_board(model: StandingsModel, kit: Kit, words: Words) -> Board:
    """First in the middle, second left, third right; the rest in two columns."""
    board = Board(kit)
    blocks.draw_header(board, model.header, None)
    for step, placing in zip(_STEPS, model.placings[:STEPS], strict=False):
        _step(board, placing, step, words)
    _line(board)
    rest = model.placings[STEPS:]
    for at, placing in enumerate(rest):
        _row(board, placing, Rect(MARGIN + 267 * (at % 2), 227 + 40 * (at // 2), 259, 35))
    _legend(board, model, len(rest), words)
    return board


def _line(board: Board) -> None:
    def paint() -> Sheet:
        return Sheet(INNER_W, 2, board.theme.line)

    board.lay(board.kit.sprite(("podium line",), paint), MARGIN, _FLOOR)


def medal(place: int) -> RGB:
    """The colour of a place; ties share it."""
    return MEDALS[min(place, 3) - 1]


def _step(board: Board, placing: Placing, step: tuple[float, float, float], words: Words) -> None:
    theme = board.theme
    x, width, height = step
    top = _FLOOR - height
    tone = medal(placing.place)
    ground = theme.panel

    def paint() -> Sheet:
        sheet = Sheet(width, height, theme.felt)
        sheet.box(0, 2, width, height - 2, 0, fill=ground)
        sheet.box(0, 0, width, 4, 2, fill=tone)
        return sheet

    board.lay(board.kit.sprite(("step", width, height, tone), paint), x, top)
    _medal(board, placing.place, x + 26, top + height / 2 + 1, 17, tone, ground)
    if placing.rating is not None:
        middle = top + height / 2
        board.text(number(placing.rating.now), x + 52, middle - 9, _RATING, theme.text, ground)
        draw_change(board, placing.rating.change, x + 52, middle + 11, ground)
        spark = (width - 96 - 14, min(56.0, height - 34))
        sparkline(board, placing.rating, x + 96, top + (height - spark[1]) / 2 + 2, *spark, tone, ground)
    winner = placing.place == 1 and x == _STEPS[0][0]
    radius = 23 if winner else 19
    _head(board, placing, x + (37 if winner else 33), top - 5 - radius, radius, x + width, tone, words)


def _head(
    board: Board, placing: Placing, cx: float, cy: float, radius: float, right: float, tone: RGB, words: Words
) -> None:
    theme, felt = board.theme, board.theme.felt
    blocks.avatar(board, placing.seat, placing.called, cx, cy, radius, felt)
    if placing.place == 1:

        def paint() -> tuple[Sheet, Sheet]:
            sheets = (Sheet(36, 24, felt), Sheet(36, 24, (0, 0, 0)))
            emblems.crown(sheets[0], 3, 22.5, 30, tone)
            emblems.crown(sheets[1], 3, 22.5, 30, (255, 255, 255))
            return sheets

        board.lay(board.kit.cut_out(("crown", tone), paint), cx - 18, cy - radius - 20.5)
    x = cx + radius + 8
    board.name(placing.called, x, cy - 8, NAME, theme.text, felt, right - x - 4)
    wide = board.text(number(placing.points), x, cy + 11, Style(19, 800), tone, felt)
    board.text(say(words, "points"), x + wide + 5, cy + 12.5, BODY, theme.muted, felt)


def _medal(board: Board, place: int, cx: float, cy: float, radius: float, tone: RGB, ground: RGB) -> None:
    def paint() -> Sheet:
        sheet = Sheet(2 * radius, 2 * radius, ground)
        sheet.disc(radius, radius, radius, tone)
        blocks.write(sheet, str(place), radius, radius, Style(radius * 1.1, 800), SEAT_INK)
        return sheet

    board.lay(board.kit.sprite(("medal", place, radius, tone, ground), paint), cx - radius, cy - radius)


def _row(board: Board, placing: Placing, place: Rect) -> None:
    theme, middle = board.theme, place.y + place.height / 2
    ground = blocks.panel_row(board, place)
    board.text(str(placing.place), place.x + 17, middle, Style(14.5, 700), theme.muted, ground, 0.5)
    blocks.small_tag(board, placing.seat, place.x + 30, middle - 8.5, 17, ground)
    points_right = place.x + 247
    if placing.rating is not None:
        wider = 10 if abs(placing.rating.change) > 99 else 0
        points_right = place.x + 180 - wider
        board.text(number(placing.rating.now), place.x + 186 - wider, middle, Style(13, 600), theme.muted, ground)
        draw_change(board, placing.rating.change, place.x + 223 - wider, middle, ground)
    wide = board.text(number(placing.points), points_right, middle, Style(14.5, 800), theme.text, ground, 1)
    board.name(placing.called, place.x + 53, middle, NAME, theme.text, ground, points_right - wide - 8 - place.x - 53)


def legend(model: StandingsModel, words: Words) -> tuple[str, ...]:
    """What the figures mean, where ratings are kept."""
    if not any(placing.rating for placing in model.placings):
        return ()
    first = SEPARATOR.join(say(words, f"legend_{key}") for key in ("points", "rating", "change"))
    if not model.games:
        return (first,)
    return first, say(words, "legend_line", min(model.games, 10), n=min(model.games, 10))


def _legend(board: Board, model: StandingsModel, rows: int, words: Words) -> None:
    x = MARGIN + (275 if rows % 2 else 8)
    y = 227 + 40 * (rows // 2)
    if y > 320:
        return
    for at, text in enumerate(legend(model, words)):
        board.text(text, x, y + 10 + 16 * at, CAPTION, board.theme.muted, board.theme.felt)
