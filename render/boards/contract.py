"""What Contract Rummy adds to the table board: the contract, who is down, and the joker swap."""

from __future__ import annotations

from collections.abc import Callable

from render import blocks, emblems
from render.board import Board
from render.faces import Face
from render.layout import Rect, TablePlan
from render.lettering import BODY, CAPTION, NAME, NAME_COMPACT, SCORE_COMPACT, Style, clipped, width_of
from render.measures import INNER_W, MARGIN, MINI
from render.models.common import SeatModel, number
from render.models.table import ContractModel
from render.paint import Sheet
from render.pieces import Chip, Line, Piece, Plain
from render.words import Words, line, say

SEATS_TOP = 66.0
SEAT_H = 63.0
_PART = Style(12.5, 600)
_SET_WIDE, _RUN_WIDE = 13.8, 17.2


def contract_bar(board: Board, contract: ContractModel, words: Words) -> None:
    """One chip for each part of the contract, and the cards each."""
    theme = board.theme
    place = Rect(MARGIN, 33, INNER_W, 27)
    ground = blocks.panel_row(board, place, radius=7, outline=theme.accent, line=1.6)
    middle = place.y + 13.5
    x = place.x + 10
    x += board.text(say(words, "contract"), x, middle, Style(13.5, 700), theme.accent, ground) + 10
    for is_set in (True,) * contract.sets + (False,) * contract.runs:
        text = say(words, "set_of", n=3) if is_set else say(words, "run_of", n=contract.run_min)
        x += _part_chip(board, is_set, text, x, middle) + 6
    each = say(words, "cards_each", contract.each, n=contract.each)
    board.text(each, place.right - 10, middle, BODY, theme.muted, ground, 1)


def _part_chip(board: Board, is_set: bool, text: str, x: float, middle: float) -> float:
    theme = board.theme
    icon = _SET_WIDE if is_set else _RUN_WIDE
    width = 7 + icon + 5 + width_of(text, _PART) + 7

    def paint() -> Sheet:
        sheet = Sheet(width, 18, theme.panel)
        sheet.box(0, 0, width, 18, 9, theme.panel, theme.line, 1)
        _icon(is_set)(sheet, 7, 9, theme.text)
        blocks.write(sheet, text, 7 + icon + 5 + width_of(text, _PART) / 2, 9, _PART, theme.text)
        return sheet

    board.lay(board.kit.sprite(("part", is_set, text), paint), x, middle - 9)
    return width


def _icon(is_set: bool) -> Callable[[Sheet, float, float, tuple[int, int, int]], None]:
    return emblems.set_icon if is_set else emblems.run_icon


def contract_seat(board: Board, seat: SeatModel, place: Rect, contract: ContractModel, words: Words) -> None:
    """Name, total and card count; in the foot the open parts, or that the seat is down."""
    theme = board.theme
    ground = blocks.seat_panel(board, seat, place, bar=18, line=2.5)
    x, y = place.x, place.y
    card_x = x + place.width - 7 - 22
    blocks.count_card(board, seat.cards, card_x, y + 5, 22, 25, ground)
    board.name(seat.called, x + 24, y + 12.5, NAME_COMPACT, blocks.name_colour(board, seat), ground, card_x - x - 28)
    wide = board.text(number(seat.score), x + 24, y + 29, SCORE_COMPACT, theme.text, ground)
    if seat.has_left:
        board.text(say(words, "left_table"), x + 28 + wide, y + 29, CAPTION, theme.muted, ground)
    _foot(board, seat, place, contract, ground, words)


def _foot(
    board: Board, seat: SeatModel, place: Rect, contract: ContractModel, ground: tuple[int, int, int], words: Words
) -> None:
    theme = board.theme
    width = place.width - 24 - 7
    text = say(words, "down")

    def paint() -> Sheet:
        sheet = Sheet(width, 22, ground)
        sheet.box(0, 0, width, 1, 0, theme.line)
        if seat.down:
            sheet.box(0, 4.5, width, 16, 8, theme.good)
            style = _PART if width_of(text, _PART) <= width - 25 else Style(11.5, 600)
            shown = clipped(text, style, width - 20)
            emblems.tick(sheet, 5, 12.5, theme.on_accent)
            blocks.write(sheet, shown, 17 + width_of(shown, style) / 2, 12.5, style, theme.on_accent)
            return sheet
        parts = (True,) * contract.sets + (False,) * contract.runs
        pitch = min(24.0, width / max(len(parts), 1))
        for at, is_set in enumerate(parts):
            _icon(is_set)(sheet, 3 + pitch * at, 12.5, theme.muted)
        return sheet

    key = ("foot", width, ground, seat.down, contract.sets, contract.runs, text)
    board.lay(board.kit.sprite(key, paint), place.x + 24, place.y + 39.5)


def side_box(board: Board, contract: ContractModel, places: TablePlan, words: Words) -> bool:
    """The joker swap at the right of the piles; False where there is none to show."""
    if not contract.swaps:
        return False
    theme = board.theme
    place = Rect(136, places.piles_top, 402, 66)
    ground = blocks.panel_row(board, place, radius=7, outline=theme.accent, line=1.6)
    wanted = contract.swaps[0].face
    top = place.y + 10
    board.card(wanted, MINI, place.x + 12, top, ground)
    board.card(Face(0, wild=True, joker=True), MINI, place.x + 76, top, ground)

    def arrows() -> Sheet:
        sheet = Sheet(26, 24, ground)
        emblems.arrow(sheet, 1, 6, 24, theme.accent)
        emblems.arrow(sheet, 1, 17, 24, theme.accent, back=True)
        return sheet

    board.lay(board.kit.sprite(("arrows", ground), arrows), place.x + 47, place.y + 22)
    x, room = place.x + 124, place.width - 132
    board.text(swap_title(contract, words), x, place.y + 14.5, NAME, theme.text, ground)
    board.line(swap_sentence(contract, words), x, place.y + 33.5, theme.muted, ground, room)
    board.text(say(words, "swap_how"), x, place.y + 52, BODY, theme.muted, ground)
    return True


def swap_title(contract: ContractModel, words: Words) -> str:
    """ "Joker swap in B3"."""
    return say(words, "swap_in", melds=", ".join(dict.fromkeys(swap.meld_id for swap in contract.swaps)))


def swap_line(contract: ContractModel, words: Words) -> Line:
    """The swap in one line, where the pile takes the room of the box."""
    shown: list[Piece] = [Plain(swap_title(contract, words) + ": ")]
    for swap in contract.swaps:
        shown += [Chip(swap.face), Plain(" ")]
    return tuple(shown[:-1])


def swap_sentence(contract: ContractModel, words: Words) -> Line:
    """What the jokers stand for."""
    pieces: list[Plain | Chip] = []
    for swap in contract.swaps:
        pieces += [*([Plain(" ")] if pieces else []), Chip(swap.face)]
    return line(words, "swap_stands", card=tuple(pieces))
