"""A table that waits for players: whose it is, who sits there, and its four most important rules."""

from __future__ import annotations

from PIL import Image

from render import blocks, faces
from render.board import Board
from render.faces import Face
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, CAPTION, NAME, Style
from render.measures import BOARD_W, FACTOR, FULL, MARGIN
from render.models.lobby import LobbyModel, LobbySeat
from render.paint import Sheet
from render.sprites import Sprite
from render.themes import SEATS, WHITE, mix
from render.words import Words, say

_LEFT_MIDDLE = 110.0
_BIG = Style(18.5, 800)
_FAN = (Face(9, 0), Face(10, 1), Face(11, 2), Face(12, 3), Face(13, 0))
_FAN_TURN = 13
_RULE_TOP, _RULE_H = 302.0, 38.0


def lobby_board(model: LobbyModel, kit: Kit, words: Words) -> Board:
    """The lobby card."""
    board = Board(kit)
    theme, felt = board.theme, board.theme.felt
    blocks.draw_header(board, model.header, model.pill)
    board.line(model.whose, _LEFT_MIDDLE, 50, theme.text, felt, 190, style=_BIG, bold=_BIG, align=0.5)
    board.text(model.join, _LEFT_MIDDLE, 72, BODY, theme.muted, felt, 0.5)
    fan = kit.sprites.get(("lobby fan",), lambda: _fan(kit))
    board.lay(fan, _LEFT_MIDDLE - fan.image.width / 2 / FACTOR, 92)
    board.text(model.taken, _LEFT_MIDDLE, 262, Style(15.5, 800), theme.text, felt, 0.5)
    board.line(model.missing, _LEFT_MIDDLE, 283, theme.muted, felt, 196, align=0.5, bold=BODY)
    for at, seat in enumerate(model.seats):
        _seat(board, seat, Rect(216 + 165 * (at % 2), 38 + 64 * (at // 2), 157, 56), words)
    _rules(board, model)
    return board


def _fan(kit: Kit) -> Sprite:
    """Five full cards, 13 degrees apart, turned at four times the size so that their edges stay smooth."""
    size, big = FULL, 2
    width, height = 190, 130
    whole = Image.new("RGB", (width * FACTOR * big, height * FACTOR * big), kit.theme.felt)
    shape = Image.new("L", whole.size)
    for at, face in enumerate(_FAN):
        card = faces.paint_card(face, size, kit.theme, kit.deck, kit.theme.face, covered=False).image
        mask = Sheet(size.width, size.height, (0, 0, 0))
        mask.box(0, 0, size.width, size.height, size.radius, WHITE)
        turn = _FAN_TURN * (2 - at)
        pivot = (card.width * big // 2, round(card.height * big * 1.35))
        for picture, target in ((card, whole), (mask.image.convert("L"), shape)):
            _lay_turned(picture, target, mask.image.convert("L"), turn, pivot, big)
    small = whole.reduce(big)
    stencil = shape.reduce(big).point(lambda level: 255 if level > 24 else 0).convert("1")
    return Sprite(kit.palette.indexed(small) if kit.palette else small, stencil)


def _lay_turned(
    picture: Image.Image, target: Image.Image, mask: Image.Image, turn: float, pivot: tuple[int, int], big: int
) -> None:
    large = picture.resize((picture.width * big, picture.height * big), Image.Resampling.LANCZOS)
    stencil = mask.resize(large.size, Image.Resampling.LANCZOS)
    x, y = target.width // 2 - pivot[0], 8 * big * FACTOR
    sheet = Image.new(large.mode, target.size)
    cutter = Image.new("L", target.size)
    sheet.paste(large, (x, y))
    cutter.paste(stencil, (x, y))
    about = (x + pivot[0], y + pivot[1])
    turned = sheet.rotate(turn, Image.Resampling.BICUBIC, center=about)
    target.paste(turned, (0, 0), cutter.rotate(turn, Image.Resampling.BICUBIC, center=about))


def _seat(board: Board, seat: LobbySeat, place: Rect, words: Words) -> None:
    theme = board.theme
    if seat.called is None:
        blocks.dashed_place(board, place, 7)
        tone = mix(theme.felt, SEATS[seat.seat], 0.55)

        def paint() -> Sheet:
            sheet = Sheet(16, 16, theme.felt)
            sheet.box(0, 0, 16, 16, 4, None, tone, 1.3)
            blocks.write(sheet, "ABCDEFGH"[seat.seat], 8, 8, Style(12, 700), tone)
            return sheet

        board.lay(board.kit.sprite(("open tag", seat.seat), paint), place.x + 6, place.y + 5)
        board.text(
            say(words, "open_seat"), place.x + place.width / 2 + 2, place.y + 28, Style(13, 600), theme.muted,
            theme.felt, 0.5,
        )  # fmt: skip
        return
    ground = blocks.panel_row(board, place, radius=7)
    blocks.avatar(board, seat.seat, seat.called, place.x + 30, place.y + 28, 18, ground)
    blocks.small_tag(board, seat.seat, place.x + 6, place.y + 5, 16, ground)
    middle = place.y + (20 if seat.is_host else 28)
    board.name(seat.called, place.x + 56, middle, NAME, theme.text, ground, place.width - 56 - 8)
    if seat.is_host:
        text = say(words, "host")
        blocks.chip_pill(
            board, text, place.x + 56, place.y + 39, 16, theme.accent, theme.on_accent, ground, Style(11.5, 700)
        )


def _rules(board: Board, model: LobbyModel) -> None:
    theme = board.theme
    width = (BOARD_W - 2 * MARGIN - 7 * 3) / 4
    for at, (label, value) in enumerate(model.rules):
        place = Rect(MARGIN + (width + 7) * at, _RULE_TOP, width, _RULE_H)
        ground = blocks.panel_row(board, place, radius=7)
        middle = place.x + width / 2
        board.text(label, middle, place.y + 11.5, CAPTION, theme.muted, ground, 0.5)
        board.text(value, middle, place.y + 27.5, Style(13, 700), theme.text, ground, 0.5)
