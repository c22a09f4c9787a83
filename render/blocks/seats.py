"""Seats at the top of a table board: wide, narrow and compact."""

from __future__ import annotations

from typing import Final

from render import emblems
from render.blocks.parts import avatar, coloured_bar, count_card, dealer_mark, letter_tag, write
from render.board import Board
from render.layout import Rect
from render.lettering import BODY, DELTA, NAME, NAME_COMPACT, SCORE, SCORE_COMPACT, SUBTITLE, Style, width_of
from render.models.common import LETTERS, SeatModel, number, signed
from render.paint import Sheet
from render.themes import DEALER_DISC, DEALER_INK, RGB, SEAT_INK, SEATS
from render.words import Words, say

_TAG_TEXT: Final = Style(13, 800)
_Scores = list[tuple[str, Style, str]]


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
            coloured_bar(sheet, grow, grow, bar, height, radius, seat.seat)
            if seat.is_dealer:
                dealer_mark(sheet, grow + bar / 2, grow + height - 10, 7.2, SEAT_INK)
            middle = grow + (height / 2 if not seat.is_dealer else height / 2 - 8)
            write(sheet, LETTERS[seat.seat], grow + bar / 2, middle, _TAG_TEXT, SEAT_INK)
        else:
            letter_tag(sheet, grow + 6, grow + 5.5, 17, SEATS[seat.seat], SEAT_INK, seat.seat)
            if seat.is_dealer:
                emblems.dealer(sheet, grow + width - 14, grow + 13.5, 7.2, DEALER_DISC, DEALER_INK)
        return sheet

    key = ("seat", width, height, bar, line, seat.seat, seat.in_turn, seat.is_dealer)
    board.lay(board.kit.sprite(key, paint), place.x - grow, place.y - grow)
    return ground


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
