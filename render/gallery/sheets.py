"""Sheets that no table shows: all faces, the states of a card, and what becomes of members' names."""

from __future__ import annotations

from typing import Final

from render import blocks
from render.board import Board
from render.faces import Face
from render.kit import Kit
from render.layout import Rect
from render.lettering import BODY, CAPTION, Style
from render.measures import FULL, MEDIUM, MINI, CardSize
from render.models.common import Header
from render.pieces import Called

CORPUS: Final = (
    ("Ana", "plain Latin"),
    ("Zoë-Marie Łukasz-Brzęczyszczykiewicz", "Latin, accents"),
    ("Дмитрий · Ελένη Παπαδοπούλου", "Cyrillic, Greek"),
    ("ليلى الأحمد", "Arabic"),
    ("שרה Cohen", "Hebrew + Latin"),
    ("ສົມພອນ", "Lao"),
    ("สมชาย ใจดี", "Thai"),
    ("अनन्या শ্রেয়া", "Indic"),
    ("美優 지훈 王芳", "CJK"),
    ("Miyu 🌸🎴", "emoji, one colour"),
    ("👨‍👩‍👧 Fam 🇱🇦", "joined emoji, flag"),
    ("𝕯𝖗𝖆𝖌𝖔𝖓 ＫＩＮＧ", "styled letters"),
    ("Z̷̧̖̈́a̸͎̐̚l̵̡g̶̛o̷̴̧̖̗", "mark flood"),
    ("\U00012000\U00012001 Bob", "no glyph: dot"),
    ("\U00012000\U00012001\U00012002", "not drawable"),
    ("\u202eevil\u202c\u200b", "hidden controls"),
)
"""Names with what is hard about them; the test suite draws them as well."""


def faces_sheet(kit: Kit) -> Board:
    """All 52 faces, the joker, a declared joker, a wild card and the back, at full size."""
    board = Board(kit, 14 * 79 + 16, 4 * 110 + 40)
    blocks.draw_header(board, Header("Cards", "all faces"), None)
    felt = board.theme.felt
    for suit in range(4):
        for rank in range(1, 14):
            board.card(Face(rank, suit), FULL, 10 + 79 * (rank - 1), 36 + 110 * suit, felt)
    x = 10 + 79 * 13
    odd = (Face(0, wild=True, joker=True), Face(8, 1, wild=True, joker=True), Face(7, 3, wild=True))
    for at, face in enumerate(odd):
        board.card(face, FULL, x, 36 + 110 * at, felt)
    board.lay(kit.back(FULL, felt), x, 36 + 110 * 3)
    return board


_FAN: Final = (Face(10, 0), Face(12, 1), Face(10, 2), Face(1, 3), Face(0, wild=True, joker=True), Face(13, 0))
_STATES: Final = (
    Face(0, wild=True, joker=True),
    Face(8, 1, wild=True, joker=True),
    Face(5, -1, wild=True, joker=True),
    Face(7, 3, wild=True),
    Face(10, 1, dimmed=True),
    Face(8, 1, badge=2),
    Face(13, 2, badge=4),
    Face(7, 2, wild=True, badge=3),
)


def states_sheet(kit: Kit) -> Board:
    """Fans and states at three sizes."""
    board = Board(kit)
    blocks.draw_header(board, Header("Cards", "three sizes, covered strips and states"), None)
    y = 40.0
    sizes: tuple[tuple[CardSize, float], ...] = ((FULL, 36), (MEDIUM, 25), (MINI, 20))
    for size, strip in sizes:
        felt = board.theme.felt
        wide = board.fan(_FAN, size, 12, y, strip, felt)
        x = 12 + wide + 10
        for face in _STATES:
            if x + size.width > board.width - 8:
                break
            board.card(face, size, x, y, felt, strip=strip)
            x += size.width + 4
        y += size.height + 14
    board.text("wild star, laid-off letter, left over", 12, y + 4, CAPTION, board.theme.muted, board.theme.felt)
    return board


def names_sheet(kit: Kit) -> Board:
    """The corpus of names with avatars."""
    board = Board(kit)
    blocks.draw_header(board, Header("Player names", "what the fallback chain makes of them"), None)
    for at, (name, about) in enumerate(CORPUS):
        place = Rect(12 + 267 * (at % 2), 36 + 38.6 * (at // 2), 259, 34)
        ground = blocks.panel_row(board, place)
        seat, middle = at % 8, place.y + 17
        who = Called(name, f"Player {'ABCDEFGH'[seat]}")
        blocks.avatar(board, seat, who, place.x + 20, middle, 13, ground)
        used = board.text(about, place.right - 8, middle, BODY, board.theme.muted, ground, 1)
        room = place.width - 40 - 8 - used - 14
        board.name(who, place.x + 40, middle, Style(14, 700), board.theme.text, ground, room)
    return board
