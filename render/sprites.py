"""Finished pieces of a picture and the bounded store in which they wait to be laid again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PIL import Image

SPRITE_BYTES: Final = 24 << 20
"""At most this much picture data is kept per theme, deck and kind of ink; a busy board needs about 1 MB."""
_OVERHEAD: Final = 600
"""A Pillow image costs about this much beside its pixels."""


class Sprite:
    """A finished piece: opaque pixels, or those that `mask` (mode 1) lets through; (dx, dy) shifts its corner."""

    __slots__ = ("dx", "dy", "image", "mask")

    def __init__(self, image: Image.Image, mask: Image.Image | None = None, dx: int = 0, dy: int = 0) -> None:
        self.image = image
        self.mask = mask
        self.dx = dx
        self.dy = dy

    @property
    def bytes(self) -> int:
        """Memory this sprite takes, about."""
        pixels = self.image.width * self.image.height
        return _OVERHEAD + pixels * len(self.image.getbands()) + (pixels if self.mask else 0)


class SpriteStore:
    """The least recently used sprites go when `limit` bytes are passed."""

    def __init__(self, limit: int = SPRITE_BYTES) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """The sprite kept under `key`, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.bytes += made.bytes
        while self.bytes > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= gone.bytes
        return made
