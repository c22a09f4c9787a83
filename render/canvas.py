"""The picture that grows: a plain sheet of ink numbers (or true colours) on which sprites are laid."""

from __future__ import annotations

from PIL import Image

from render import png
from render.palette import Palette
from render.sprites import Sprite


class Canvas:
    """A picture of `width` x `height` pixels; with a palette it holds ink numbers, without one true colours.

    A palette picture has one column more at its left: the filter byte that opens every line of a PNG file.
    """

    __slots__ = ("_image", "_palette", "_shift", "height", "width")

    def __init__(self, base: Image.Image, palette: Palette | None) -> None:
        self._image = base.copy()
        self._palette = palette
        self._shift = 1 if palette else 0
        self.width = base.width - self._shift
        self.height = base.height

    def lay(self, sprite: Sprite, x: int, y: int) -> None:
        """Lays a sprite with its corner at pixel (x, y)."""
        image = sprite.image
        left, top = x + sprite.dx + self._shift, y + sprite.dy
        if sprite.mask is None:
            self._image.im.paste(image.im, (left, top, left + image.width, top + image.height))
        else:
            self._image.paste(image, (left, top), sprite.mask)

    def png(self, *, small: bool = True) -> bytes:
        """The picture as a PNG file, written to be `small` or else fast: the same picture gives the same bytes."""
        lines = self._image.tobytes()
        if self._palette is not None:
            return png.paletted(self.width, self.height, self._palette.table, lines, small=small)
        stride = self.width * 3
        rows = (b"\0" + lines[start : start + stride] for start in range(0, len(lines), stride))
        return png.true_colour(self.width, self.height, b"".join(rows))

    def true_colours(self) -> Image.Image:
        """The picture as an RGB image, for comparisons."""
        if self._palette is None:
            return self._image.copy()
        picture = self._image.crop((self._shift, 0, self._shift + self.width, self.height))
        shown = Image.frombytes("P", picture.size, picture.tobytes())
        shown.putpalette(self._palette.table)
        return shown.convert("RGB")
