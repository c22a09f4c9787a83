"""Everything one look is drawn with: colours, inks, and the sprites made so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil

from PIL import Image

from render import faces, lettering
from render.faces import Face
from render.lettering import Style
from render.measures import FACTOR, HEADER_H, CardSize
from render.names import Run
from render.paint import Sheet
from render.palette import Palette, palette_of
from render.sprites import Sprite, SpriteStore
from render.themes import RGB, Look


class Kit:
    """Colours and sprites of one look; `true_colour` draws the same without a palette, for comparisons."""

    def __init__(self, look: Look, *, true_colour: bool = False) -> None:
        self.look = look
        self.theme = look.colours
        self.deck = look.deck
        self.suits = self.theme.suits(look.deck)
        self.palette: Palette | None = None if true_colour else palette_of(self.theme)
        self.sprites = SpriteStore()
        self._bases: dict[tuple[float, float], Image.Image] = {}

    def sprite(self, key: Hashable, paint: Callable[[], Sheet]) -> Sprite:
        """The opaque sprite under `key`, painted now if it is not there yet."""
        return self.sprites.get(key, lambda: Sprite(self._inked(paint().image)))

    def cut_out(self, key: Hashable, paint: Callable[[], tuple[Sheet, Sheet]]) -> Sprite:
        """A sprite of any outline: painted on a guessed ground, and cut out where the second sheet is not black."""

        def make() -> Sprite:
            sheet, cutter = paint()
            mask = cutter.image.convert("L").point(lambda level: 255 if level > 24 else 0).convert("1")
            return Sprite(self._inked(sheet.image), mask)

        return self.sprites.get(key, make)

    def _inked(self, image: Image.Image) -> Image.Image:
        return self.palette.indexed(image) if self.palette else image

    def card(
        self,
        face: Face,
        size: CardSize,
        ground: RGB,
        *,
        covered: bool = False,
        over: str | None = None,
        strip: float = 0,
    ) -> Sprite:
        """A card on its ground; laid over a card of tint `over`, it brings that card's shade at its left."""
        room = strip if face.badge >= 0 else 0
        if covered and over is not None:
            ground = self.theme.felt  # nothing of the ground shows: one card lies below, the next one above
        return self.sprites.get(
            (face, size.name, ground, covered, over, room),
            lambda: self._card(face, size, ground, covered, over, room),
        )

    def _card(self, face: Face, size: CardSize, ground: RGB, covered: bool, over: str | None, strip: float) -> Sprite:
        sheet = faces.paint_card(face, size, self.theme, self.deck, ground, covered=covered, over=over, strip=strip)
        shift = 0 if over is None else -round(faces.SHADE * FACTOR)
        return Sprite(self._inked(sheet.image), dx=shift)

    def back(self, size: CardSize, ground: RGB) -> Sprite:
        """A card back on its ground."""
        return self.sprite(("back", size.name, ground), lambda: faces.paint_back(size, self.theme, ground))

    def text(self, text: str, style: Style, colour: RGB, ground: RGB) -> Sprite:
        """A text of ours on a flat ground; its corner is shifted from the start of the base line."""
        return self.sprites.get(
            (text, style, colour, ground), lambda: self._lettered(lettering.own(text), style, colour, ground)
        )

    def runs(self, runs: tuple[Run, ...], style: Style, colour: RGB, ground: RGB) -> Sprite:
        """Font runs on a flat ground, as `text`."""
        return self.sprites.get((runs, style, colour, ground), lambda: self._lettered(runs, style, colour, ground))

    def _lettered(self, runs: tuple[Run, ...], style: Style, colour: RGB, ground: RGB) -> Sprite:
        drawn = lettering.draw(runs, style)
        if self.palette:
            return Sprite(drawn.mask.point(self.palette.ramp(ground, colour)), dx=drawn.dx, dy=drawn.dy)
        image = Image.new("RGB", drawn.mask.size, ground)
        image.paste(colour, (0, 0, *drawn.mask.size), drawn.mask)
        return Sprite(image, dx=drawn.dx, dy=drawn.dy)

    def base(self, width: float, height: float) -> Image.Image:
        """The empty board: felt with its weave, border and header; a palette board has its filter column."""
        key = (width, height)
        if key not in self._bases:
            image = self._inked(self._felt(width, height).image)
            if self.palette:
                framed = Image.new("L", (image.width + 1, image.height))
                framed.paste(image, (1, 0))
                image = framed
            self._bases[key] = image
        return self._bases[key]

    def _felt(self, width: float, height: float) -> Sheet:
        theme = self.theme
        sheet = Sheet(width, height, theme.felt)
        if theme.woven:
            reach = 2.4
            for row in range(ceil(height / 22) + 1):
                for column in range(ceil(width / 22) + 1):
                    x, y = 22 * column + 11 * (row % 2), 22 * row
                    lozenge = ((x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach))
                    sheet.fill((lozenge,), theme.weave)
        sheet.box(0, 0, width, height, 0, outline=theme.line)
        sheet.box(0, 0, width, HEADER_H, 0, fill=theme.panel)
        sheet.box(0, HEADER_H - 1, width, 1, 0, fill=theme.line)
        return sheet


@lru_cache(maxsize=12)
def kit_of(look: Look) -> Kit:
    """The one kit of a look: three themes with two decks are six at most."""
    return Kit(look)
