"""The picture of a private hand."""

from __future__ import annotations

from math import ceil

from render import blocks
from render.board import Board
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY_BOLD, Style, width_of
from render.measures import BOARD_H, BOARD_W, FULL, INNER_W, MARGIN, MEDIUM, MINI, CardSize
from render.models.hand import HandMeld, HandModel, HandRow
from render.paint import Sheet
from render.pieces import Chip, Line, Piece, Plain, Strong
from render.themes import BRACKETS, RGB, SEAT_INK, WHITE
from render.words import Words, line, say

_TOP, _FOOT = 36.0, 16.0
_SUIT_GAP = 7.0
_CHIP = Style(12, 700)
_CHIP_H = 17.0
_PITCH_WITHOUT_BRACKETS = 72.0


def hand_board(model: HandModel, kit: Kit, words: Words) -> Board:
    """The hand in one to five rows."""
    tops, height = _heights(model)
    board = Board(kit, BOARD_W, height)
    blocks.draw_header(board, model.header, model.pill)
    if not model.count:
        place = Rect(MARGIN, 44, INNER_W, height - 60)
        blocks.dashed_place(board, place, 6)
        board.text(
            say(words, "no_cards"), BOARD_W / 2, place.y + place.height / 2, BODY_BOLD, board.theme.text,
            board.theme.felt, 0.5,
        )  # fmt: skip
        return board
    for row, top in zip(model.rows, tops, strict=True):
        _cards(board, row, model.size, top)
    for meld in model.melds:
        if meld.row >= 0:
            _suggested(board, model, meld, tops[meld.row], words)
    foot = foot_line(model, words)
    theme = board.theme
    board.line(foot, MARGIN, height - 15, theme.muted, theme.felt, INNER_W, strong=theme.muted)
    return board


def _level_height(size: CardSize) -> float:
    return 24 if size is FULL else 22


def _heights(model: HandModel) -> tuple[list[float], float]:
    size = model.size
    if len(model.rows) > 3:
        pitch = _PITCH_WITHOUT_BRACKETS if size is MEDIUM else 56.0
        return [_TOP + pitch * row for row in range(len(model.rows))], BOARD_H
    tops, at = [], _TOP
    for levels in model.levels:
        tops.append(at)
        at += size.height + 12 + _level_height(size) * levels
    height = at + _FOOT
    return tops, height if len(model.rows) == 1 else max(BOARD_H, ceil(height))


def _strip(row: HandRow, size: CardSize) -> float:
    count = len(row.cards)
    if count < 2:
        return 79
    most = {FULL: 79.0, MEDIUM: 34.0, MINI: 20.0}[size]
    return min(most, (INNER_W - size.width - _SUIT_GAP * len(row.breaks)) / (count - 1))


def _lefts(row: HandRow, size: CardSize) -> list[float]:
    strip = _strip(row, size)
    lefts, gaps = [], 0
    for at in range(len(row.cards)):
        gaps += at in row.breaks
        lefts.append(MARGIN + strip * at + _SUIT_GAP * gaps)
    return lefts


def _cards(board: Board, row: HandRow, size: CardSize, top: float) -> None:
    lefts = _lefts(row, size)
    over: str | None = None
    for at, face in enumerate(row.cards):
        covered = at < len(row.cards) - 1 and lefts[at + 1] - lefts[at] < size.width
        board.card(face, size, lefts[at], top, board.theme.felt, covered=covered, over=over)
        over = face.tint if covered else None


def _suggested(board: Board, model: HandModel, meld: HandMeld, top: float, words: Words) -> None:
    row, size = model.rows[meld.row], model.size
    colour = BRACKETS[(meld.number - 1) % len(BRACKETS)]
    lefts, strip = _lefts(row, size), _strip(row, size)
    under = top + size.height
    middle = under + 10 + _level_height(size) * meld.level
    if meld.is_bracket:
        first, last = meld.places[0], meld.places[-1]
        open_end = last == len(row.cards) - 1 or lefts[last + 1] - lefts[last] > size.width
        left, right = lefts[first] + 1.5, lefts[last] + (size.width if open_end else strip - 2.5)
        _bracket(board, left, right, under, middle, colour)
        centre = (left + right) / 2
    else:
        tines = [lefts[at] + min(strip, size.width) / 2 for at in meld.places]
        _comb(board, tines, under, middle, colour)
        gap = max(range(len(tines) - 1), key=lambda at: tines[at + 1] - tines[at])
        centre = (tines[gap] + tines[gap + 1]) / 2
    _chip(board, meld, centre, middle, colour, words)


def _bracket(board: Board, left: float, right: float, under: float, middle: float, colour: RGB) -> None:
    width, height = right - left, middle - under - 4 + 1

    def paint() -> tuple[Sheet, Sheet]:
        sheets = (Sheet(width, height, board.theme.felt), Sheet(width, height, (0, 0, 0)))
        for sheet, ink in zip(sheets, (colour, WHITE), strict=True):
            corner = height - 1
            sheet.stroke((((1, 1), (1, corner), (width - 1, corner), (width - 1, 1)),), 2, ink)
        return sheets

    board.lay(board.kit.cut_out(("bracket", round(width * 2), height, colour), paint), left, under + 4)


def _comb(board: Board, tines: list[float], under: float, middle: float, colour: RGB) -> None:
    left = tines[0] - 3
    width, height = tines[-1] - left + 3, middle - under - 2 + 1

    def paint() -> tuple[Sheet, Sheet]:
        sheets = (Sheet(width, height, board.theme.felt), Sheet(width, height, (0, 0, 0)))
        line_y = height - 1
        for sheet, ink in zip(sheets, (colour, WHITE), strict=True):
            sheet.stroke((((tines[0] - left, line_y), (tines[-1] - left, line_y)),), 2, ink)
            for tine in tines:
                sheet.stroke((((tine - left, 3), (tine - left, line_y)),), 2, ink)
                sheet.disc(tine - left, 3, 2.6, ink)
        return sheets

    key = ("comb", tuple(round((tine - left) * 2) for tine in tines), height, colour)
    board.lay(board.kit.cut_out(key, paint), left, under + 2)


def _chip(board: Board, meld: HandMeld, cx: float, middle: float, colour: RGB, words: Words) -> None:
    text = chip_text(meld, words)
    theme = board.theme
    width = 18 + width_of(text, _CHIP) + 9

    def paint() -> tuple[Sheet, Sheet]:
        sheet, cutter = Sheet(width, _CHIP_H, theme.felt), Sheet(width, _CHIP_H, (0, 0, 0))
        sheet.box(0, 0, width, _CHIP_H, _CHIP_H / 2, theme.panel, colour, 1.3)
        cutter.box(0, 0, width, _CHIP_H, _CHIP_H / 2, WHITE)
        sheet.disc(_CHIP_H / 2, _CHIP_H / 2, 7, colour)
        blocks.write(sheet, str(meld.number), _CHIP_H / 2, _CHIP_H / 2, Style(11.5, 800), SEAT_INK)
        blocks.write(sheet, text, 18 + (width - 27) / 2, _CHIP_H / 2, _CHIP, theme.text)
        return sheet, cutter

    left = min(max(cx - width / 2, 2.0), BOARD_W - 2 - width)
    board.lay(board.kit.cut_out(("suggested", meld.number, text, colour), paint), left, middle - _CHIP_H / 2)


def meld_name(meld: HandMeld, words: Words) -> str:
    """ "Run" or "Set of J"."""
    return say(words, "meld.run") if meld.kind == "run" else say(words, "meld.set", rank=meld.rank)


def chip_text(meld: HandMeld, words: Words) -> str:
    """ "Run · 15"."""
    return f"{meld_name(meld, words)} · {meld.points}"


def foot_line(model: HandModel, words: Words) -> Line:
    """Melds that no bracket shows, the sum of melds, what is left over, what may not be discarded."""
    parts: list[Line] = []
    for meld in model.melds:
        if meld.row < 0:
            name = meld_name(meld, words)
            shown: list[Plain | Strong | Chip] = [Strong(str(meld.number)), Plain(f" {name[:1].lower()}{name[1:]}: ")]
            for face in meld.cards:
                shown += [Chip(face), Plain(" ")]
            parts.append((Plain(say(words, "also") + " "), *shown[:-1]) if not parts else tuple(shown[:-1]))
    if model.left_points is not None:
        total = sum(meld.points for meld in model.melds)
        if parts:
            left = str(model.left_points)
            parts.append(line(words, "also_melds_sum", points=Strong(str(total)), left=Strong(left)))
        else:
            parts.append(line(words, "melds_sum", points=Strong(str(total))))
            over = line(words, "left_over", points=Strong(str(model.left_points)))
            if 0 < len(model.left) <= 8:
                over = (*over, Plain(":"), *(piece for face in model.left for piece in (Plain(" "), Chip(face))))
            parts.append(over)
    elif model.points is not None:
        parts.append(line(words, "hand_sum", points=Strong(str(model.points))))
    if model.barred is not None:
        parts.append(line(words, "taken_barred", card=Chip(model.barred)))
    return _joined(parts)


def _joined(parts: list[Line]) -> Line:
    joined: list[Piece] = []
    for part in parts:
        joined += [Plain("  ·  "), *part] if joined else part
    return tuple(joined)
