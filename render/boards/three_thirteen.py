"""The board of Three Thirteen: the wild rank and the piles at the left, a row for each player."""

from __future__ import annotations

from render import blocks, emblems, faces
from render.board import Board
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, CAPTION, DELTA, NAME, SCORE, Style, clipped, width_of
from render.measures import FACTOR, MARGIN, MEDIUM, MINI
from render.models.common import number, signed
from render.models.three_thirteen import PlayerRow, ThreeThirteenModel
from render.paint import Sheet
from render.pieces import Called
from render.themes import RGB, VIOLET_ON_DARK, WHITE, WILD_BOX
from render.words import Words, say

_RAIL_W = 126.0
_ROW_X, _ROW_W, _ROW_H, _PITCH, _TOP = 146.0, 392.0, 72.0, 77.0, 36.0
_GROUP_GAP = 9.0
_LABEL = Style(12.5, 600)
_LEFT_FRAME = 35.0
_TITLES = (Style(14, 700), Style(13, 700), Style(12, 700))


def three_thirteen_board(model: ThreeThirteenModel, kit: Kit, words: Words) -> Board:
    """The board."""
    board = Board(kit)
    blocks.draw_header(board, model.header, model.pill)
    _wild_box(board, model, words)
    blocks.caption(board, say(words, "stock"), MARGIN, 157)
    blocks.caption(board, say(words, "discard"), 76, 157)
    blocks.stock_pile(board, model.stock, MARGIN, 168, MEDIUM, words)
    blocks.top_discard(board, model.top, model.pile_count, 76, 168, words)
    _note(board, model, words)
    pitch = _PITCH if len(model.rows) <= 4 else (347 - _TOP) / len(model.rows)
    for at, row in enumerate(model.rows):
        place = Rect(_ROW_X, _TOP + pitch * at, _ROW_W, min(_ROW_H, pitch - 3))
        ground = _row_panel(board, row, place)
        _row(board, model, row, place, ground, words)
    return board


def wild_title(model: ThreeThirteenModel, words: Words) -> str:
    """ "7s are wild"."""
    return say(words, "are_wild", ranks=say(words, f"ranks.{model.wild_rank}"))


def _wild_box(board: Board, model: ThreeThirteenModel, words: Words) -> None:
    place = Rect(MARGIN, _TOP, _RAIL_W, 104)
    ground = blocks.panel_row(board, place, radius=7, outline=WILD_BOX, line=1.6)

    def paint() -> Sheet:
        sheet = Sheet(15, 15, ground)
        emblems.star(sheet, 7.5, 8, 14.5, VIOLET_ON_DARK)
        return sheet

    board.lay(board.kit.sprite(("wild star", ground), paint), place.x + 6.5, place.y + 6.5)
    title = wild_title(model, words)
    style = next((style for style in _TITLES if width_of(title, style) <= _RAIL_W - 32), _TITLES[-1])
    title = clipped(title, style, _RAIL_W - 32)
    board.text(title, place.x + 27, place.y + 14.5, style, board.theme.text, ground)
    board.fan(model.wilds, MINI, place.x + 14, place.y + (27 if model.has_jokers else 38), 22, ground)
    if model.has_jokers:
        text = say(words, "jokers_wild")
        board.text(text, place.x + _RAIL_W / 2, place.y + 89, CAPTION, board.theme.muted, ground, 0.5)


def note_lines(model: ThreeThirteenModel, words: Words) -> tuple[str, ...]:
    """The three lines under the note's head."""
    key = "is_out" if model.out >= 0 else "nobody_out"
    first = 3 if model.is_over and model.out >= 0 else 1
    return tuple(say(words, f"{key}_{at}") for at in range(first, 4))


def _note(board: Board, model: ThreeThirteenModel, words: Words) -> None:
    theme = board.theme
    place = Rect(MARGIN, 250, _RAIL_W, 88)
    ground = blocks.panel_row(board, place, radius=7)
    x, middle = place.x + 8, place.y + 16.5
    if model.out_called is not None:
        blocks.small_tag(board, model.out, x, middle - 8.5, 17, ground)
        rest = say(words, "is_out", name="").strip()
        wide = width_of(rest, Style(12.5, 700))
        room = _RAIL_W - 8 - 22 - wide - 4 - 6
        used = board.name(_first_name(model.out_called), x + 22, middle, Style(12.5, 700), theme.text, ground, room)
        board.text(rest, x + 22 + used + 4, middle, Style(12.5, 700), theme.text, ground)
    else:
        board.text(say(words, "nobody_out"), x, middle, Style(12.5, 700), theme.text, ground)
    for at, text in enumerate(note_lines(model, words)):
        text = clipped(text, Style(12, 500), _RAIL_W - 12)
        board.text(text, x, place.y + 36.5 + 17 * at, Style(12, 500), theme.muted, ground)


def _first_name(who: Called) -> Called:
    """The first word of a name: there is little room in the note."""
    words = who.name.split()
    return Called(words[0], who.instead) if words and len(words[0]) > 2 else who


def _row_panel(board: Board, row: PlayerRow, place: Rect) -> RGB:
    theme = board.theme
    if not row.in_turn:
        return blocks.panel_row(board, place)
    grown = Rect(place.x - 2, place.y - 2, place.width + 4, place.height + 4)
    return blocks.panel_row(board, grown, bright=True, radius=9, outline=theme.accent, line=2.5)


def _row(board: Board, model: ThreeThirteenModel, row: PlayerRow, place: Rect, ground: RGB, words: Words) -> None:
    theme, x, y = board.theme, place.x, place.y
    blocks.small_tag(board, row.seat, x + 6, y + 5, 17, ground)
    at = place.right - 9
    at -= board.text(number(row.total), at, y + 14, SCORE, theme.text, ground, 1) + 5
    at -= board.text(say(words, "total"), at, y + 14, BODY, theme.muted, ground, 1) + 14
    if row.points is not None:
        tone = theme.bad if row.points else theme.good
        gained = say(words, "this_round", points=f"+{row.points}" if not row.points else signed(row.points))
        at -= board.text(gained, at, y + 14, DELTA, tone, ground, 1) + 8
    elif row.has_left:
        at -= board.text(say(words, "left_table"), at, y + 14, BODY, theme.muted, ground, 1) + 8
    out = say(words, "out")
    room = at - x - 28 - (width_of(out, DELTA) + 24 if row.is_out else 0)
    tone = theme.muted if row.has_left else theme.text
    wide = board.name(row.called, x + 28, y + 13.5, NAME, tone, ground, room)
    if row.is_out:
        style = Style(12, 800)
        blocks.chip_pill(board, out, x + 28 + wide + 8, y + 13.5, 16, theme.good, theme.on_accent, ground, style)
    _hand(board, model, row, place, ground, words)


def _hand(board: Board, model: ThreeThirteenModel, row: PlayerRow, place: Rect, ground: RGB, words: Words) -> None:
    theme, y = board.theme, place.y + 23
    start, strip, with_avatar = fit_groups(row)
    if with_avatar:
        blocks.avatar(board, row.seat, row.called, place.x + 22, place.y + 48, 16, ground)
        if row.is_dealer:
            blocks.mark_dealer(board, place.x + 35, place.y + 58, 6.2, ground)
    x = place.x + start
    if row.points is None:
        wide = _backs(board, row.backs, x, y, strip, ground)
        if model.out >= 0 and not row.has_left:
            key, tone = ("last_turn_now", theme.accent) if row.in_turn else ("last_turn_waits", theme.muted)
            if row.in_turn or row.waits:
                board.text(say(words, key), x + wide + 11, y + 23, _LABEL, tone, ground)
        return
    for group in row.groups:
        x += board.fan(group, MINI, x, y, strip, ground) + _GROUP_GAP
    if row.left:
        frame = Rect(x, y - 1, strip * (len(row.left) - 1) + MINI.width + 4.5 + _LEFT_FRAME, 47.5)
        _frame(board, frame, ground)
        wide = board.fan(row.left, MINI, x + 4.5, y, strip, ground)
        board.text(str(row.points), x + 4.5 + wide + 8, y + 23, Style(13.5, 700), theme.bad, ground)


def fit_groups(row: PlayerRow) -> tuple[float, float, bool]:
    """(where the cards start, strip, whether the avatar stays): narrower strips first, then no avatar."""
    for start, strip in ((50.0, 20.0), (50.0, 18.0), (50.0, 16.0), (8.0, 18.0)):
        if start + row_width(row, strip) <= _ROW_W - 6:
            return start, strip, start > 8
    return 8.0, 16.0, False


def row_width(row: PlayerRow, strip: float) -> float:
    """Width of a row's cards, with the frame of those left over."""
    if row.points is None:
        return strip * max(row.backs - 1, 0) + MINI.width + 100
    wide = sum(strip * (len(group) - 1) + MINI.width + _GROUP_GAP for group in row.groups)
    return wide + (strip * (len(row.left) - 1) + MINI.width + 4.5 + _LEFT_FRAME if row.left else 0)


def _frame(board: Board, place: Rect, ground: RGB) -> None:
    bad = board.theme.bad

    def paint() -> Sheet:
        sheet = Sheet(place.width, place.height, ground)
        sheet.box(0, 0, place.width, place.height, 4, None, bad, 1.2)
        return sheet

    board.lay(board.kit.sprite(("left frame", place.width, place.height, ground), paint), place.x, place.y)


def _backs(board: Board, count: int, x: float, y: float, strip: float, ground: RGB) -> float:
    """Hidden cards side by side; gives the width."""
    if not count:
        return 0
    width = strip * (count - 1) + MINI.width

    def paint() -> Sheet:
        sheet = Sheet(width, MINI.height, ground)
        back = faces.paint_back(MINI, board.theme, ground).image
        shape = Sheet(MINI.width, MINI.height, (0, 0, 0))
        shape.box(0, 0, MINI.width, MINI.height, MINI.radius, WHITE)
        stencil = shape.image.convert("L")
        for at in range(count):
            sheet.image.paste(back, (round(strip * at * FACTOR), 0), stencil)
        return sheet

    board.lay(board.kit.sprite(("backs", count, strip, ground), paint), x, y)
    return width
