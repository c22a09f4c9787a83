"""A thin PNG writer: three or four chunks around one deflate stream."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import Final

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTED, _TRUE_COLOUR = 3, 2


def _small() -> Callable[[bytes], bytes]:
    """For boards, which a whole channel downloads: three quarters of the bytes of `_fast` in five times its time."""
    try:
        from zlib_ng import zlib_ng
    except ImportError:  # no wheel for this machine: the standard library writes the same picture, slower
        return lambda lines: zlib.compress(lines, 6)
    return lambda lines: zlib_ng.compress(lines, 5)


def _fast() -> Callable[[bytes], bytes]:
    """For hands, which one person waits for."""
    try:
        from isal import isal_zlib
    except ImportError:
        return _small()
    return lambda lines: isal_zlib.compress(lines, 2)


_DEFLATE: Final = {True: _small(), False: _fast()}


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))))


def _file(width: int, height: int, colour_type: int, chunks: tuple[bytes, ...], packed: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    return b"".join((_SIGNATURE, _chunk(b"IHDR", header), *chunks, _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


def paletted(width: int, height: int, colours: bytes, scanlines: bytes, *, small: bool) -> bytes:
    """A palette PNG; `colours` is up to 256 RGB triples, each scanline starts with its filter byte 0."""
    return _file(width, height, _PALETTED, (_chunk(b"PLTE", colours),), _DEFLATE[small](scanlines))


def true_colour(width: int, height: int, scanlines: bytes) -> bytes:
    """An RGB PNG of the same shape, for comparisons."""
    return _file(width, height, _TRUE_COLOUR, (), zlib.compress(scanlines, 6))
