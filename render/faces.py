"""Card faces and backs at three sizes, in all their states; the letter of a lay-off badge is the only font."""

from __future__ import annotations

from typing import Final, NamedTuple

from render import emblems
from render.lettering import Style, draw, own
from render.measures import FULL, MEDIUM, MINI, CardSize, px
from render.outlines import JKR, JOKER, SUIT_WIDTHS, RankOutline, ellipse, place, rank_width
from render.paint import Sheet
from render.themes import RGB, SEAT_INK, SEATS, VIOLET, WHITE, WILD_FACE, Theme, mix

SHADE: Final = 1.5
"""Width of the shade that a covering card throws on the one below, in dp."""
_WILD_EDGE: Final = 1.6
_PANEL: Final = (25, 8, 43, 88)
_WORD: Final = (7.0, 1.75, 1.1)
"""Height, stroke and gap of the word on a joker."""
_PLAIN, _WILD, _DIM = "plain", "wild", "dim"


class Face(NamedTuple):
    """A card as it is to be drawn; `rank` 0 is a joker that stands for nothing (yet)."""

    rank: int
    suit: int = -1
    """What the index shows; -1 where a wild's suit is open."""
    wild: bool = False
    """Violet tint and star."""
    joker: bool = False
    """The physical card is a joker: the open card shows the cap."""
    badge: int = -1
    """The seat that laid this card off."""
    dimmed: bool = False
    """Left over."""

    @property
    def tint(self) -> str:
        """Which face the next card of a fan lies on."""
        return _WILD if self.wild else _DIM if self.dimmed else _PLAIN


def _face_colour(tint: str, theme: Theme) -> RGB:
    return WILD_FACE if tint == _WILD else theme.dim_face if tint == _DIM else theme.face


def _body(sheet: Sheet, x: float, width: float, size: CardSize, tint: str, theme: Theme) -> None:
    edge, line = (VIOLET, _WILD_EDGE) if tint == _WILD else (theme.edge, theme.edge_width)
    sheet.box(x, 0, width, size.height, size.radius, _face_colour(tint, theme), edge, line)


def paint_card(
    face: Face,
    size: CardSize,
    theme: Theme,
    deck: str,
    ground: RGB,
    *,
    covered: bool = False,
    over: str | None = None,
    strip: float = 0,
) -> Sheet:
    """The card on its ground; `over` is the tint of the card it covers, whose shade then comes 1.5 dp to the left."""
    left = 0.0 if over is None else SHADE
    sheet = Sheet(left + size.width, size.height, ground)
    if over is not None:
        _body(sheet, -size.width, size.width + left + size.radius + 2, size, over, theme)
        sheet.shade(0, 0, SHADE, size.height, 0.15)
    _body(sheet, left, size.width, size, face.tint, theme)
    pen = _Pen(sheet, left, size, theme, theme.suits(deck), face)
    pen.index()
    if covered:
        pen.covered_art()
    else:
        pen.open_art()
    if face.badge >= 0:
        pen.badge(strip or size.strip)
    return sheet


class _Pen:
    """Draws what stands on one card."""

    def __init__(
        self, sheet: Sheet, left: float, size: CardSize, theme: Theme, suits: tuple[RGB, RGB, RGB, RGB], face: Face
    ) -> None:
        self.sheet, self.left, self.size, self.theme, self.face = sheet, left, size, theme, face
        self.ink = suits[face.suit] if face.suit >= 0 else VIOLET
        self.paper = _face_colour(face.tint, theme)

    def index(self) -> None:
        size, face = self.size, self.face
        if not face.rank:
            emblems.star(
                self.sheet,
                self.left + size.left + size.rank * 0.475,
                size.top + size.rank / 2,
                size.rank * 0.95,
                VIOLET,
            )
            return
        emblems.rank(self.sheet, face.rank, self.left + size.left, size.top, size.rank, size.stroke, self.ink)
        bottom = size.top + size.rank
        if face.suit >= 0:
            self.suit(face.suit, self.axis, bottom + size.gap + size.suit / 2, size.suit)
            bottom += size.gap + size.suit
        if face.wild and not (face.badge >= 0 and face.suit >= 0):
            emblems.star(self.sheet, self.left + self.axis, bottom + size.gap + size.star / 2, size.star, VIOLET)

    @property
    def axis(self) -> float:
        """The middle line of the index."""
        sign = SUIT_WIDTHS[self.face.suit] * self.size.suit if self.face.suit >= 0 else 0
        return self.size.left + max(rank_width(8, self.size.rank, self.size.stroke), sign) / 2

    def suit(self, which: int, x: float, y: float, height: float, *, turned: bool = False) -> None:
        emblems.suit(self.sheet, which, self.left + x, y, height, self.ink, turned=turned)

    def tone(self, share: float) -> RGB:
        return mix(self.paper, self.ink, share)

    # covered cards: nothing that a strip would cut in half

    def covered_art(self) -> None:
        face, size = self.face, self.size
        if not face.rank:
            x, y, width = {FULL: (18.2, 78.8, 22.0), MEDIUM: (10.7, 34.5, 14.0), MINI: (9.5, 28.0, 10.7)}[size]
            emblems.jester(self.sheet, self.left + x, y, width)
            if size is FULL:
                self.word(JKR, 18.2, 59.5)
        elif size is FULL and face.suit >= 0:
            self.ornament()

    def ornament(self) -> None:
        face = self.face
        if face.rank == 1:
            self.disc_ace(18.5, 80, 14.5, 17)
        elif face.rank > 10:
            emblems.motif(self.sheet, face.rank, self.left + 5.5, 87.5, 26, self.ink)
        else:
            emblems.suit(self.sheet, face.suit, self.left + 18.5, 80, 22, self.tone(0.30))

    def disc_ace(self, x: float, y: float, radius: float, height: float) -> None:
        self.sheet.disc(self.left + x, y, radius, self.tone(0.35))
        self.sheet.disc(self.left + x, y, radius - 0.9, self.tone(0.07))
        self.suit(self.face.suit, x, y, height)

    # open cards

    def open_art(self) -> None:
        face = self.face
        if face.joker:
            self.jester_art()
        elif face.suit < 0:
            return
        elif self.size is FULL:
            self.full_art()
        elif self.size is MEDIUM:
            self.medium_art()
        elif face.badge >= 0:
            self.suit(face.suit, 24.5, 35, 11.5)
        else:
            self.suit(face.suit, 22.2, 34.5, 16)

    def jester_art(self) -> None:
        declared = bool(self.face.rank)
        if self.size is FULL:
            left, top, width, height = _PANEL
            self.sheet.box(self.left + left, top, width, height, 5, WHITE, mix(WHITE, VIOLET, 0.45), 0.9)
            emblems.jester(self.sheet, self.left + 46.5, 52 if declared else 41.5, 27)
            if not declared:
                self.word(JOKER, 46.5, 76)
            return
        if self.size is MEDIUM:
            x, y, wide = (30.8, 39.7, 18.0) if declared else (26.5, 42.0, 24.0)
        else:
            x, y, wide = (21.5, 30.0, 11.0) if declared else (18.5, 29.0, 18.0)
        if self.face.badge >= 0:
            x, y, wide = (x + 1, y - 8, wide * 0.8) if self.size is MEDIUM else (x + 1.5, y - 4, wide)
        emblems.jester(self.sheet, self.left + x, y, wide)

    def medium_art(self) -> None:
        face, marked = self.face, self.face.badge >= 0
        if face.rank > 10:
            emblems.motif(self.sheet, face.rank, self.left + 22, 29 if marked else 31, 19, self.ink)
            self.suit(face.suit, 34 if marked else 31.5, 46 if marked else 47, 16 if marked else 17)
        elif marked:
            self.suit(face.suit, 34, 46, 16)
        elif face.rank == 1:
            self.disc_ace(31, 45, 12.5, 15)
        else:
            self.suit(face.suit, 31, 45, 22)

    def full_art(self) -> None:
        face = self.face
        if face.rank == 1:
            self.ace()
        elif face.rank > 10:
            self.court()
        else:
            self.pips()

    def ace(self) -> None:
        ring = tuple(
            ellipse(self.left + 47 + 22.6 * x, 54 + 22.6 * y, 1.1, 1.1, pieces=16)
            for x, y in ellipse(0, 0, 1, 1, pieces=24)[:-1]
        )
        self.sheet.fill(ring, self.tone(0.6))
        self.disc_ace(47, 54, 19.5, 25)

    def pips(self) -> None:
        rank = self.face.rank
        height = 15 if rank <= 6 else 14 if rank <= 8 else 13.5
        for column, row in _PIPS[rank]:
            x = self.size.width * (0.49, 0.67, 0.85)[column]
            y = self.size.height * (0.155 + 0.69 * row)
            self.suit(self.face.suit, x, y, height, turned=row > 0.5)

    def court(self) -> None:
        x, y, width, height = _PANEL
        left = self.left + x
        middle_x, middle_y = left + width / 2, y + height / 2
        line = self.tone(0.45)
        self.sheet.box(left, y, width, height, 5, self.tone(0.07), line, 0.9)
        lozenge = (
            (left, middle_y),
            (middle_x, middle_y - 24),
            (left + width, middle_y),
            (middle_x, middle_y + 24),
            (left, middle_y),
        )
        self.sheet.fill((lozenge,), self.paper)
        self.sheet.stroke((lozenge,), 0.9, line)
        for across in (6, width - 6):
            for down, turned in ((-14, False), (14, True)):
                self.suit(self.face.suit, x + across, middle_y + down, 7.5, turned=turned)
        emblems.motif(self.sheet, self.face.rank, middle_x - 14, y + 23, 28, self.ink)
        emblems.motif(self.sheet, self.face.rank, middle_x - 14, y + height - 23, 28, self.ink, turned=True)
        wide = rank_width(self.face.rank, 20, 4)
        emblems.rank(self.sheet, self.face.rank, middle_x - wide / 2, middle_y - 10, 20, 4, self.ink)

    def word(self, letters: tuple[RankOutline, ...], x: float, middle: float) -> None:
        """A word around x, in strokes like the ranks."""
        height, stroke, gap = _WORD
        scale = (height - stroke) / 100
        wide = sum(letter.width * scale + stroke for letter in letters) + gap * (len(letters) - 1)
        at = self.left + x - wide / 2 + stroke / 2
        for letter in letters:
            lines = place(letter.lines, at, middle - height / 2 + stroke / 2, scale)
            self.sheet.stroke(lines, stroke, VIOLET)
            at += letter.width * scale + stroke + gap

    def badge(self, strip: float) -> None:
        size, seat = self.size, self.face.badge
        width, height = strip - 2.5, size.badge
        left, top = self.left + 1, size.height - 1.5 - height
        self.sheet.box(left, top, width, height, 3.5, SEATS[seat], SEAT_INK, 0.8)
        letter = draw(own("ABCDEFGH"[seat]), Style(size.badge_text, 800))
        x = left + width / 2
        if self.face.wild and self.face.suit >= 0:
            star = size.star * 0.78
            emblems.star(self.sheet, left + width * 0.29, top + height / 2, star, VIOLET)
            x = left + width * 0.7
        base = top + height / 2 + size.badge_text * 0.727 / 2
        self.sheet.lay(letter.mask, px(x - letter.advance / 2) + letter.dx, px(base) + letter.dy, SEAT_INK)


_OUTER: Final = ((0, 0.0), (2, 0.0), (0, 0.5), (2, 0.5), (0, 1.0), (2, 1.0))
_FOUR_ROWS: Final = tuple((column, row / 3) for row in range(4) for column in (0, 2))
# (column 0..2, height 0..1) of every pip by rank
_PIPS: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    2: ((1, 0.0), (1, 1.0)),
    3: ((1, 0.0), (1, 0.5), (1, 1.0)),
    4: ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0)),
    5: ((0, 0.0), (2, 0.0), (1, 0.5), (0, 1.0), (2, 1.0)),
    6: _OUTER,
    7: (*_OUTER, (1, 0.25)),
    8: (*_OUTER, (1, 0.25), (1, 0.75)),
    9: (*_FOUR_ROWS, (1, 0.5)),
    10: (*_FOUR_ROWS, (1, 1 / 6), (1, 5 / 6)),
}


def paint_back(size: CardSize, theme: Theme, ground: RGB) -> Sheet:
    """The back of a card on its ground."""
    sheet = Sheet(size.width, size.height, ground)
    rim, radius = size.rim, max(size.radius - size.rim / 2, 1.5)
    sheet.box(0, 0, size.width, size.height, size.radius, theme.face, theme.edge, theme.edge_width)
    width, height = size.width - 2 * rim, size.height - 2 * rim
    inside = Sheet(width - 2, height - 2, theme.back)
    _lattice(inside, width - 2, height - 2, size, theme)
    sheet.box(rim, rim, width, height, radius, theme.back)
    sheet.image.paste(inside.image, (px(rim + 1), px(rim + 1)))
    cx, cy = size.width / 2, size.height / 2
    if size is MINI:
        emblems.sparkle(sheet, cx, cy, 6, theme.back_ink)
        return sheet
    height, across, down = (10, 7.8, 10.2) if size is FULL else (6, 4.8, 6.2)
    for suit, x, y in ((0, 0, -down), (1, across, 0), (2, -across, 0), (3, 0, down)):
        emblems.suit(sheet, suit, cx + x, cy + y, height, theme.back_ink)
    return sheet


def _lattice(sheet: Sheet, width: float, height: float, size: CardSize, theme: Theme) -> None:
    step_x, step_y = size.lattice
    cx, cy = width / 2, height / 2
    for row in range(-6, 7):
        for column in range(-5, 6):
            if (row + column) % 2 == 0:
                x, y = cx + column * step_x, cy + row * step_y
                sheet.fill((_lozenge(x, y, step_x * 0.6, step_y * 0.62),), theme.back_line)
                sheet.fill((_lozenge(x, y, step_x * 0.3, step_y * 0.31),), theme.back)
    reach = {FULL: 2.6, MEDIUM: 1.7, MINI: 1.25}[size]
    sheet.fill((_lozenge(cx, cy, step_x * reach, step_y * reach),), theme.back_line)
    sheet.fill((_lozenge(cx, cy, step_x * reach - 0.9, step_y * reach - 1.15),), theme.back)


def _lozenge(x: float, y: float, half_width: float, half_height: float) -> tuple[tuple[float, float], ...]:
    return ((x - half_width, y), (x, y - half_height), (x + half_width, y), (x, y + half_height))
