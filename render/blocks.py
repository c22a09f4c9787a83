"""Building blocks of boards: header, pills, seats, avatars, count cards, piles, meld blocks, rows (design 5)."""

from __future__ import annotations

from typing import Final

from render import emblems, faces, lettering
from render.board import Board, line_width
from render.faces import Face
from render.layout import LONGEST_MELD_ROW, Rect, tag_width
from render.lettering import (
    BODY,
    CAPTION,
    COUNT,
    DELTA,
    INITIALS,
    NAME,
    NAME_COMPACT,
    NUMBER,
    PILL,
    SCORE,
    SCORE_COMPACT,
    SUBTITLE,
    TITLE,
    Style,
    width_of,
)
from render.measures import BOARD_W, MARGIN, MEDIUM, MINI, CardSize
from render.models.common import LETTERS, Header, MeldModel, Pill, SeatModel, number, signed
from render.names import Run, initials, prepare
from render.outlines import rounded
from render.paint import Sheet
from render.pieces import Called, Piece
from render.themes import DEALER_DISC, DEALER_INK, RGB, SEAT_INK, SEATS, WHITE, WILD_FACE, mix
from render.words import Words, say

TAG_TEXT: Final = Style(13, 800)
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
            letter_tag(sheet, 21, 3, 15, DEALER_INK, SEATS[pill.seat], pill.seat)
        return sheet

    board.lay(board.kit.sprite(("pill", round(width * 2), pill.arrow, pill.seat, pill.quiet), paint), left, top)
    board.line(shown, left + lead, _HEADER_MIDDLE, ink, ground, 400, style=PILL, bold=PILL)
    return left


def _short(piece: Piece) -> Piece:
    if not isinstance(piece, Called):
        return piece
    runs = lettering.fitted(piece.name, piece.instead, PILL, _NAME_IN_PILL)
    return Called("".join(run.text for run in runs), piece.instead)


def letter_tag(sheet: Sheet, x: float, y: float, side: float, fill: RGB, ink: RGB, seat: int) -> None:
    """A seat's letter on a small square."""
    sheet.box(x, y, side, side, side / 4, fill)
    write(sheet, LETTERS[seat], x + side / 2, y + side / 2, Style(12.5 if side < 16 else 13, 800), ink)


def write(sheet: Sheet, text: str, cx: float, middle: float, style: Style, ink: RGB) -> None:
    """Centred text inside a painted piece."""
    write_runs(sheet, lettering.own(text), cx, middle, style, ink)


def write_runs(sheet: Sheet, runs: tuple[Run, ...], cx: float, middle: float, style: Style, ink: RGB) -> None:
    """Centred font runs inside a painted piece."""
    drawn = lettering.draw(runs, style)
    x = round((cx - drawn.advance / 2) * 2) + drawn.dx
    y = round((middle + lettering.middle_to_base(style.size)) * 2) + drawn.dy
    sheet.lay(drawn.mask, x, y, ink)


# seats


def draw_seat(board: Board, seat: SeatModel, place: Rect, words: Words, *, with_hand: bool = True) -> None:
    """One seat in the form that its place allows."""
    if place.height >= 52:
        _wide_seat(board, seat, place, words, with_hand)
    else:
        _barred_seat(board, seat, place, words, narrow=place.height > 40)


def seat_panel(board: Board, seat: SeatModel, place: Rect, *, bar: float = 0, line: float = 2.5) -> RGB:
    """The panel with tag or bar and dealer mark; gives the ground that texts stand on."""
    theme = board.theme
    ground = theme.panel2 if seat.in_turn else theme.panel
    grow = line - 0.5 if seat.in_turn else 0
    width, height = place.width, place.height

    def paint() -> Sheet:
        sheet = Sheet(width + 2 * grow, height + 2 * grow, theme.felt)
        outline, thick = (theme.accent, line) if seat.in_turn else (theme.line, 1.0)
        radius = 7 if not bar else 6
        sheet.box(0, 0, width + 2 * grow, height + 2 * grow, radius + grow, ground, outline, thick)
        if bar:
            _bar(sheet, grow, grow, bar, height, radius, seat.seat)
            if seat.is_dealer:
                dealer_mark(sheet, grow + bar / 2, grow + height - 10, 7.2, SEAT_INK)
            middle = grow + (height / 2 if not seat.is_dealer else height / 2 - 8)
            write(sheet, LETTERS[seat.seat], grow + bar / 2, middle, TAG_TEXT, SEAT_INK)
        else:
            letter_tag(sheet, grow + 6, grow + 5.5, 17, SEATS[seat.seat], SEAT_INK, seat.seat)
            if seat.is_dealer:
                emblems.dealer(sheet, grow + width - 14, grow + 13.5, 7.2, DEALER_DISC, DEALER_INK)
        return sheet

    key = ("seat", width, height, bar, line, seat.seat, seat.in_turn, seat.is_dealer)
    board.lay(board.kit.sprite(key, paint), place.x - grow, place.y - grow)
    return ground


def _bar(sheet: Sheet, x: float, y: float, width: float, height: float, radius: float, seat: int) -> None:
    left = tuple((min(px, x + width), py) for px, py in rounded(x, y, width + 2 * radius, height, radius))
    sheet.fill((left,), SEATS[seat])


def dealer_mark(sheet: Sheet, cx: float, cy: float, radius: float, rim: RGB) -> None:
    """The dealer's disc with a dark rim, for coloured grounds."""
    sheet.disc(cx, cy, radius + 1, rim)
    emblems.dealer(sheet, cx, cy, radius, DEALER_DISC, DEALER_INK)


def name_colour(board: Board, seat: SeatModel) -> RGB:
    """Muted for a player who left."""
    return board.theme.muted if seat.has_left else board.theme.text


def _wide_seat(board: Board, seat: SeatModel, place: Rect, words: Words, with_hand: bool) -> None:
    ground = seat_panel(board, seat, place)
    x, y, theme = place.x, place.y, board.theme
    room = place.width - 28 - 7 - (18 if seat.is_dealer else 0)
    board.name(seat.called, x + 28, y + 14, NAME, name_colour(board, seat), ground, room)
    wide = 22 if seat.cards > 9 else 20
    count_card(board, seat.cards, x + place.width - 8 - wide, y + 24, wide, 24, ground)
    scores = _scores(seat, words, with_hand)
    right = place.width - 8 - wide - 4
    if place.width >= 200:
        avatar(board, seat.seat, seat.called, x + 18, y + 35.5, 12, ground)
        _worded_scores(board, seat, x + 35, y + 36, ground, words, with_hand)
        return
    share = min(1.0, (right - 35) / _scores_width(scores, 1.0))
    if share >= 0.85:
        avatar(board, seat.seat, seat.called, x + 18, y + 35.5, 12, ground)
        start = 35.0
    else:
        share, start = max(0.85, min(1.0, (right - 8) / _scores_width(scores, 1.0))), 8.0
    at = x + start
    for text, style, tone in scores:
        at += board.text(text, at, y + 36, style.scaled(share), getattr(theme, tone), ground) + 4


_Scores = list[tuple[str, Style, str]]


def _scores(seat: SeatModel, words: Words, with_hand: bool, style: Style = SCORE) -> _Scores:
    scores: _Scores = [(number(seat.score), style, "text")]
    if seat.has_left:
        scores.append((say(words, "left_table"), BODY, "muted"))
    elif with_hand and seat.hand:
        scores.append((signed(seat.hand), DELTA, "good" if seat.hand > 0 else "bad"))
    return scores


def _scores_width(scores: _Scores, share: float) -> float:
    return sum(width_of(text, style.scaled(share)) + 4 for text, style, _ in scores) - 4


def _worded_scores(
    board: Board, seat: SeatModel, x: float, middle: float, ground: RGB, words: Words, with_hand: bool
) -> None:
    theme = board.theme
    at = x + board.text(say(words, "game_score"), x, middle, SUBTITLE, theme.muted, ground) + 5
    at += board.text(number(seat.score), at, middle, SCORE, theme.text, ground) + 14
    if seat.has_left:
        board.text(say(words, "left_table"), at, middle, BODY, theme.muted, ground)
    elif with_hand:
        at += board.text(say(words, "hand_score"), at, middle, SUBTITLE, theme.muted, ground) + 5
        tone = theme.good if seat.hand > 0 else theme.bad if seat.hand < 0 else theme.text
        board.text(signed(seat.hand), at, middle, Style(13.5, 700), tone, ground)


def _barred_seat(board: Board, seat: SeatModel, place: Rect, words: Words, *, narrow: bool) -> None:
    ground = seat_panel(board, seat, place, bar=18, line=2.5 if narrow else 2)
    x, y, theme = place.x, place.y, board.theme
    wide = 22
    card_x = x + place.width - 7 - wide
    count_card(board, seat.cards, card_x, y + (5 if narrow else 7.5), wide, 24 if narrow else 25, ground)
    name_style = NAME_COMPACT
    board.name(
        seat.called, x + 24, y + (15 if narrow else 12.5), name_style, name_colour(board, seat), ground,
        card_x - x - 24 - 4,
    )  # fmt: skip
    scores = _scores(seat, words, True, SCORE_COMPACT)
    room = (place.width - 24 - 6) if narrow else (card_x - x - 24 - 4)
    share = max(0.85, min(1.0, room / _scores_width(scores, 1.0)))
    at, middle = x + 24, y + place.height - (11 if narrow else 12)
    for text, style, tone in scores:
        at += board.text(text, at, middle, style.scaled(share), getattr(theme, tone), ground) + 4


def avatar(board: Board, seat: int, who: Called, cx: float, cy: float, radius: float, ground: RGB) -> None:
    """A circle in the seat's colour with the initials."""
    letters = initials(prepare(who.name, who.instead))
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


# piles


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


# melds


def meld_block(board: Board, meld: MeldModel, place: Rect, size: CardSize, strip: float) -> None:
    """The tag with the id and the cards, in a second row after 24."""
    theme, seat = board.theme, SEATS[meld.owner]
    tag = tag_width(size)

    def paint() -> Sheet:
        sheet = Sheet(place.width, place.height, theme.felt)
        sheet.box(0, 0, place.width, place.height, 6, theme.panel, mix(theme.panel, seat, 0.55), 1)
        _bar(sheet, 0, 0, tag, place.height, 6, meld.owner)
        style = Style(15 if size is MEDIUM and len(meld.id) < 3 else 13 if len(meld.id) < 3 else 11.5, 800)
        write(sheet, meld.id, tag / 2, place.height / 2, style, SEAT_INK)
        return sheet

    board.lay(board.kit.sprite(("meld", meld.id, meld.owner, place.width, place.height), paint), place.x, place.y)
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


# rows and boxes


def panel_row(
    board: Board, place: Rect, *, bright: bool = False, radius: float = 7.5, outline: RGB | None = None, line: float = 1
) -> RGB:
    """A row of a list; gives its ground."""
    theme = board.theme
    ground = theme.panel2 if bright else theme.panel
    edge = outline or (theme.accent if bright else theme.line)
    thick = 1.8 if bright else line

    def paint() -> Sheet:
        sheet = Sheet(place.width, place.height, theme.felt)
        sheet.box(0, 0, place.width, place.height, radius, ground, edge, thick)
        return sheet

    board.lay(
        board.kit.sprite(("row", place.width, place.height, bright, radius, edge, thick), paint), place.x, place.y
    )
    return ground


def caption(board: Board, text: str, x: float, middle: float, align: float = 0) -> float:
    """A muted line on the felt; gives its width."""
    return board.text(text, x, middle, CAPTION, board.theme.muted, board.theme.felt, align)


def small_tag(board: Board, seat: int, x: float, y: float, side: float, ground: RGB) -> None:
    """A seat's letter in its colour, by its corner."""

    def paint() -> Sheet:
        sheet = Sheet(side, side, ground)
        letter_tag(sheet, 0, 0, side, SEATS[seat], SEAT_INK, seat)
        return sheet

    board.lay(board.kit.sprite(("tag", seat, side, ground), paint), x, y)


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


def mark_dealer(board: Board, cx: float, cy: float, radius: float, ground: RGB) -> None:
    """The dealer's disc beside an avatar."""

    def paint() -> Sheet:
        sheet = Sheet(2 * radius + 2, 2 * radius + 2, ground)
        dealer_mark(sheet, radius + 1, radius + 1, radius, SEAT_INK)
        return sheet

    board.lay(board.kit.sprite(("dealer", radius, ground), paint), cx - radius - 1, cy - radius - 1)


BOARD_RIGHT: Final = BOARD_W - MARGIN
SMALLEST: Final = MINI
