"""A board while it is drawn: sprites, texts and sentences laid by their place in dp."""

from __future__ import annotations

from collections.abc import Iterable

from render import emblems, lettering
from render.canvas import Canvas
from render.faces import Face
from render.kit import Kit
from render.lettering import BODY, BODY_BOLD, Style, middle_to_base
from render.measures import BOARD_H, BOARD_W, CardSize, px
from render.names import Run
from render.outlines import SUIT_WIDTHS, rank_width
from render.paint import Sheet
from render.pieces import Called, Chip, Line, Plain, Strong
from render.sprites import Sprite
from render.themes import RGB, VIOLET, WILD_FACE

CHIP_H = 17.0
_CHIP_RANK, _CHIP_STROKE, _CHIP_SUIT = 11.0, 2.3, 9.5


class Board:
    """One picture being laid; lengths in dp, `middle` is the middle line of capitals."""

    def __init__(self, kit: Kit, width: float = BOARD_W, height: float = BOARD_H) -> None:
        self.kit = kit
        self.theme = kit.theme
        self.width = width
        self.height = height
        self.canvas = Canvas(kit.base(width, height), kit.palette)

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """Lays a sprite with its corner at (x, y)."""
        self.canvas.lay(sprite, px(x), px(y))

    def text(
        self, text: str, x: float, middle: float, style: Style, colour: RGB, ground: RGB, align: float = 0
    ) -> float:
        """A text of ours starting at x (align 0), around x (0.5) or ending at x (1); gives its width."""
        width = lettering.width_of(text, style)
        self.canvas.lay(
            self.kit.text(text, style, colour, ground),
            px(x - width * align),
            px(middle + middle_to_base(style.size)),
        )
        return width

    def runs(self, runs: tuple[Run, ...], x: float, middle: float, style: Style, colour: RGB, ground: RGB) -> float:
        """Font runs, as `text`."""
        width = lettering.runs_width(runs, style)
        sprite = self.kit.runs(runs, style, colour, ground)
        self.canvas.lay(sprite, px(x), px(middle + middle_to_base(style.size)))
        return width

    def name(
        self, called: Called, x: float, middle: float, style: Style, colour: RGB, ground: RGB, room: float
    ) -> float:
        """A member's name in at most `room` dp; gives its width."""
        return self.runs(lettering.fitted(called.name, called.instead, style, room), x, middle, style, colour, ground)

    def card(
        self,
        face: Face,
        size: CardSize,
        x: float,
        y: float,
        ground: RGB,
        *,
        covered: bool = False,
        over: str | None = None,
        strip: float = 0,
    ) -> None:
        """One card by its own corner."""
        self.lay(self.kit.card(face, size, ground, covered=covered, over=over, strip=strip), x, y)

    def fan(self, cards: Iterable[Face], size: CardSize, x: float, y: float, strip: float, ground: RGB) -> float:
        """Cards at strip distance, the last one open; gives the width."""
        row = tuple(cards)
        over: str | None = None
        for number, face in enumerate(row):
            covered = number < len(row) - 1 and strip < size.width
            self.card(face, size, x + strip * number, y, ground, covered=covered, over=over, strip=strip)
            over = face.tint if covered else None
        return strip * (len(row) - 1) + size.width if row else 0

    def chip(self, face: Face, x: float, middle: float, ground: RGB) -> float:
        """An inline card; gives its width."""
        width = chip_width(face)
        sprite = self.kit.sprite(("chip", face, ground), lambda: _paint_chip(self.kit, face, ground))
        self.lay(sprite, x, middle - CHIP_H / 2)
        return width

    def line(
        self,
        pieces: Line,
        x: float,
        middle: float,
        colour: RGB,
        ground: RGB,
        room: float,
        *,
        strong: RGB | None = None,
        style: Style = BODY,
        bold: Style = BODY_BOLD,
        align: float = 0,
    ) -> float:
        """A sentence: names as runs of their own, cards as chips; cut at `room`; gives its width."""
        laid = fit_line(pieces, style, bold, room)
        width = line_width(laid, style, bold)
        at = x - width * align
        strong = strong or colour
        for piece in laid:
            match piece:
                case Plain(text):
                    at += self.text(text, at, middle, style, colour, ground) if text.strip() else _blank(text, style)
                case Strong(text):
                    at += self.text(text, at, middle, bold, strong, ground)
                case Called(name, instead):
                    runs = lettering.fitted(name, instead, bold, room)
                    at += self.runs(runs, at, middle, bold, strong, ground)
                case Chip(face):
                    at += self.chip(face, at, middle, ground)
        return width


def _blank(text: str, style: Style) -> float:
    return lettering.width_of(text, style)


def line_width(pieces: Line, style: Style = BODY, bold: Style = BODY_BOLD) -> float:
    """Width of a sentence in dp."""
    return sum(_piece_width(piece, style, bold) for piece in pieces)


def _piece_width(piece: Plain | Strong | Called | Chip, style: Style, bold: Style) -> float:
    match piece:
        case Plain(text):
            return lettering.width_of(text, style)
        case Strong(text):
            return lettering.width_of(text, bold)
        case Called(name, instead):
            return lettering.runs_width(lettering.fitted(name, instead, bold, 1000.0), bold)
        case Chip(face):
            return chip_width(face)


def fit_line(pieces: Line, style: Style, bold: Style, room: float) -> Line:
    """The sentence, or as much of it as fits with an ellipsis; long names go first."""
    if line_width(pieces, style, bold) <= room:
        return pieces
    shorter = tuple(_shorter_name(piece, bold) for piece in pieces)
    while shorter and line_width((*shorter, Plain("…")), style, bold) > room:
        last = shorter[-1]
        if isinstance(last, Plain) and len(last.text.rstrip()) > 3:
            shorter = (*shorter[:-1], Plain(last.text.rstrip()[:-2]))
        else:
            shorter = shorter[:-1]
    return shorter if shorter == pieces or line_width(shorter, style, bold) == 0 else _closed(shorter, pieces)


def _closed(shorter: Line, pieces: Line) -> Line:
    return shorter if len(shorter) == len(pieces) and shorter[-1] == pieces[-1] else (*shorter, Plain("…"))


def _shorter_name(piece: Plain | Strong | Called | Chip, bold: Style) -> Plain | Strong | Called | Chip:
    if not isinstance(piece, Called):
        return piece
    runs = lettering.fitted(piece.name, piece.instead, bold, 90.0)
    text = "".join(run.text for run in runs)
    return Called(text, piece.instead)


def chip_width(face: Face) -> float:
    """Width of an inline card in dp."""
    if not face.rank:
        return 19.0
    sign = SUIT_WIDTHS[face.suit] * _CHIP_SUIT + 1.5 if face.suit >= 0 else 0
    return 4 + rank_width(face.rank, _CHIP_RANK, _CHIP_STROKE) + sign + 3.5


def _paint_chip(kit: Kit, face: Face, ground: RGB) -> Sheet:
    width = chip_width(face)
    sheet = Sheet(width, CHIP_H, ground)
    sheet.box(0, 0, width, CHIP_H, 3, WILD_FACE if face.wild else kit.theme.face)
    if not face.rank:
        emblems.star(sheet, width / 2, CHIP_H / 2 + 0.4, 13, VIOLET)
        return sheet
    ink = kit.suits[face.suit] if face.suit >= 0 else VIOLET
    emblems.rank(sheet, face.rank, 4, (CHIP_H - _CHIP_RANK) / 2, _CHIP_RANK, _CHIP_STROKE, ink)
    if face.suit >= 0:
        half = SUIT_WIDTHS[face.suit] * _CHIP_SUIT / 2
        emblems.suit(sheet, face.suit, width - 3.5 - half, CHIP_H / 2, _CHIP_SUIT, ink)
    return sheet
