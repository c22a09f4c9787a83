"""A thin PNG writer: three or four chunks around one deflate stream."""

from __future__ import annotations

import struct
import zlib
from typing import Final

try:
    from isal import isal_zlib as _deflate
except ImportError:  # no wheel for this machine: the standard library writes the same picture, slower
    import zlib as _deflate  # type: ignore[no-redef]

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 2
_PALETTED, _TRUE_COLOUR = 3, 2


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))))


def _file(width: int, height: int, colour_type: int, chunks: tuple[bytes, ...], scanlines: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    packed = _deflate.compress(scanlines, _LEVEL)
    return b"".join((_SIGNATURE, _chunk(b"IHDR", header), *chunks, _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


def paletted(width: int, height: int, colours: bytes, scanlines: bytes) -> bytes:
    """A palette PNG; `colours` is up to 256 RGB triples, each scanline starts with its filter byte 0."""
    return _file(width, height, _PALETTED, (_chunk(b"PLTE", colours),), scanlines)


def true_colour(width: int, height: int, scanlines: bytes) -> bytes:
    """An RGB PNG of the same shape, for comparisons."""
    return _file(width, height, _TRUE_COLOUR, (), scanlines)
