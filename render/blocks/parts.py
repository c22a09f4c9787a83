"""Small parts of boards: letters, pills, rows, places, avatars, count cards, the dealer's mark."""

from __future__ import annotations

from render import emblems, lettering
from render.board import Board
from render.layout import Rect
from render.lettering import CAPTION, COUNT, INITIALS, Style, width_of
from render.models.common import LETTERS
from render.names import Run
from render.outlines import rounded
from render.paint import Sheet
from render.pieces import Called
from render.themes import DEALER_DISC, DEALER_INK, RGB, SEAT_INK, SEATS, WHITE, mix


def write(sheet: Sheet, text: str, cx: float, middle: float, style: Style, ink: RGB) -> None:
    """Centred text inside a painted piece."""
    write_runs(sheet, lettering.own(text), cx, middle, style, ink)


def write_runs(sheet: Sheet, runs: tuple[Run, ...], cx: float, middle: float, style: Style, ink: RGB) -> None:
    """Centred font runs inside a painted piece."""
    drawn = lettering.draw(runs, style)
    x = round((cx - drawn.advance / 2) * 2) + drawn.dx
    y = round((middle + lettering.middle_to_base(style.size)) * 2) + drawn.dy
    sheet.lay(drawn.mask, x, y, ink)


def letter_tag(sheet: Sheet, x: float, y: float, side: float, fill: RGB, ink: RGB, seat: int) -> None:
    """A seat's letter on a small square."""
    sheet.box(x, y, side, side, side / 4, fill)
    write(sheet, LETTERS[seat], x + side / 2, y + side / 2, Style(12.5 if side < 16 else 13, 800), ink)


def small_tag(board: Board, seat: int, x: float, y: float, side: float, ground: RGB) -> None:
    """A seat's letter in its colour, by its corner."""

    def paint() -> Sheet:
        sheet = Sheet(side, side, ground)
        letter_tag(sheet, 0, 0, side, SEATS[seat], SEAT_INK, seat)
        return sheet

    board.lay(board.kit.sprite(("tag", seat, side, ground), paint), x, y)


def caption(board: Board, text: str, x: float, middle: float, align: float = 0) -> float:
    """A muted line on the felt; gives its width."""
    return board.text(text, x, middle, CAPTION, board.theme.muted, board.theme.felt, align)


def panel_row(
    board: Board, place: Rect, *, bright: bool = False, radius: float = 7.5, outline: RGB | None = None, line: float = 1
) -> RGB:
    """A row of a list; gives its ground."""
    theme = board.theme
    ground = theme.panel2 if bright else theme.panel
    edge = outline or (theme.accent if bright else theme.line)
    thick = max(line, 1.8) if bright else line

    def paint() -> Sheet:
        sheet = Sheet(place.width, place.height, theme.felt)
        sheet.box(0, 0, place.width, place.height, radius, ground, edge, thick)
        return sheet

    board.lay(
        board.kit.sprite(("row", place.width, place.height, bright, radius, edge, thick), paint), place.x, place.y
    )
    return ground


def dashed_place(board: Board, place: Rect, radius: float) -> None:
    """A dashed outline on the felt; its inside stays woven."""
    theme = board.theme

    def paint() -> tuple[Sheet, Sheet]:
        sheet = Sheet(place.width, place.height, theme.felt)
        cutter = Sheet(place.width, place.height, (0, 0, 0))
        for target, colour in ((sheet, theme.line), (cutter, WHITE)):
            target.dashes(0.8, 0.8, place.width - 1.6, place.height - 1.6, radius, 1.3, colour)
        return sheet, cutter

    board.lay(board.kit.cut_out(("dashed", place.width, place.height, radius), paint), place.x, place.y)


def chip_pill(
    board: Board, text: str, x: float, cy: float, height: float, fill: RGB, ink: RGB, ground: RGB, style: Style
) -> float:
    """A filled pill with a short text; gives its width."""
    width = width_of(text, style) + 16

    def paint() -> Sheet:
        sheet = Sheet(width, height, ground)
        sheet.box(0, 0, width, height, height / 2, fill)
        write(sheet, text, width / 2, height / 2, style, ink)
        return sheet

    board.lay(board.kit.sprite(("chip pill", text, height, fill, ground), paint), x, cy - height / 2)
    return width


def avatar(board: Board, seat: int, who: Called, cx: float, cy: float, radius: float, ground: RGB) -> None:
    """A circle in the seat's colour with the initials."""
    letters = lettering.initials_of(who.name, who.instead)
    theme = board.theme

    def paint() -> Sheet:
        side = 2 * radius
        sheet = Sheet(side, side, ground)
        fill = mix(theme.panel, SEATS[seat], 0.16)
        sheet.disc(radius, radius, radius, SEATS[seat])
        sheet.disc(radius, radius, radius - max(1.6, radius * 0.11), fill)
        style = Style(max(11.0, radius * 0.86), INITIALS.weight)
        runs = lettering.fitted(letters, "?", style, side - 4)
        write_runs(sheet, runs, radius, radius, style, theme.text)
        return sheet

    board.lay(board.kit.sprite(("avatar", seat, letters, radius, ground), paint), cx - radius, cy - radius)


def count_card(board: Board, count: int, x: float, y: float, width: float, height: float, ground: RGB) -> None:
    """A small back with the number of cards in a hand."""
    theme = board.theme

    def paint() -> Sheet:
        sheet = Sheet(width + 3, height + 2, ground)
        if not count:
            sheet.dashes(1, 2.5, width - 2, height - 2, 3, 1.2, theme.line)
            write(sheet, "0", width / 2, 1.5 + height / 2, COUNT, theme.text)
            return sheet
        if count > 1:
            sheet.box(2.5, 0, width, height, 3.5, mix(ground, theme.face, 0.5))
            sheet.box(-1, 0.5, width + 2, height + 4, 4.5, ground)
        sheet.box(0, 1.5, width, height, 3.5, theme.face)
        sheet.box(2, 3.5, width - 4, height - 4, 2, theme.back)
        write(sheet, str(count), width / 2, 1.5 + height / 2, COUNT, WHITE)
        return sheet

    board.lay(board.kit.sprite(("count", count, width, height, ground), paint), x, y - 1.5)


def dealer_mark(sheet: Sheet, cx: float, cy: float, radius: float, rim: RGB) -> None:
    """The dealer's disc with a dark rim, for coloured grounds."""
    sheet.disc(cx, cy, radius + 1, rim)
    emblems.dealer(sheet, cx, cy, radius, DEALER_DISC, DEALER_INK)


def mark_dealer(board: Board, cx: float, cy: float, radius: float, ground: RGB) -> None:
    """The dealer's disc beside an avatar."""

    def paint() -> Sheet:
        sheet = Sheet(2 * radius + 2, 2 * radius + 2, ground)
        dealer_mark(sheet, radius + 1, radius + 1, radius, SEAT_INK)
        return sheet

    board.lay(board.kit.sprite(("dealer", radius, ground), paint), cx - radius - 1, cy - radius - 1)


def coloured_bar(sheet: Sheet, x: float, y: float, width: float, height: float, radius: float, seat: int) -> None:
    """A bar in a seat's colour with round corners at its left."""
    left = tuple((min(px, x + width), py) for px, py in rounded(x, y, width + 2 * radius, height, radius))
    sheet.fill((left,), SEATS[seat])
