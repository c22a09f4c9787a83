"""Fonts from pinned packages, then from the system, then Pillow's own: whatever is missing, text is still drawn."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from PIL import ImageFont, features

from render.measures import FACTOR

log = logging.getLogger(__name__)

INTER: Final = ("fontpkg_inter", "files/Inter[opsz,wght].ttf")
_NOTO: Final = "manimgx_fonts"
_SCRIPTS: Final = (
    "Arabic", "Hebrew", "Thai", "Lao", "Khmer", "Myanmar", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada",
    "Malayalam", "Gujarati", "Gurmukhi", "Oriya", "Sinhala", "Georgian", "Armenian", "Ethiopic",
)  # fmt: skip
_CJK_PACKAGES: Final = ("manimgx_fonts_cjk", "noto_cjk_sans_jp_regular")
_SYSTEM_FOLDERS: Final = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "~/Library/Fonts",
    "C:/Windows/Fonts",
)
_SYSTEM_NAMES: Final = (
    "notosanscjk", "sourcehansans", "wqy-", "pingfang", "hiragino", "yugoth", "msyh", "malgun", "arialuni",
    "arial unicode",
    "dejavusans-bold.ttf", "dejavusans.ttf",
)  # fmt: skip
_OPTICAL_LEAST, _OPTICAL_MOST = 14, 32


@dataclass(frozen=True, slots=True, eq=False)
class FontFile:
    """One font file, told apart by identity; `path` None stands for Pillow's built-in font."""

    path: Path | None
    script: str
    emoji: bool = False

    @property
    def is_built_in(self) -> bool:
        """True for the last resort: 113 characters, one weight, and no shaping at all."""
        return self.path is None

    def holds(self, text: str) -> bool:
        """True if every code point of `text` has a glyph of its own, joiners and variation selectors aside."""
        if self.is_built_in:
            return all(letter in _built_in_letters() for letter in text if letter not in _INVISIBLE)
        if self.script == "Latin" and text.isascii():
            return text.isprintable()
        letters = character_map(self)
        return all(ord(letter) in letters for letter in text if letter not in _INVISIBLE)


_INVISIBLE: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")
BUILT_IN: Final = FontFile(None, "built-in")


@cache
def has_shaping() -> bool:
    """True where raqm can be used: it needs the system's fribidi, without which Arabic stays unjoined."""
    return bool(features.check("raqm"))


def feature_list(file: FontFile) -> list[str] | None:
    """Tabular figures where they may be asked for; anything else makes Pillow raise."""
    return ["tnum"] if has_shaping() and not file.is_built_in else None


@lru_cache(maxsize=192)
def sized(file: FontFile, size: float, weight: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The font at `size` dp and `weight`; setting an axis changes the object, so there is one for each."""
    if file.path is None:
        return ImageFont.load_default(size * FACTOR)
    font = ImageFont.truetype(str(file.path), round(size * FACTOR))
    _vary(font, size, weight)
    return font


def _vary(font: ImageFont.FreeTypeFont, size: float, weight: int) -> None:
    """Sets weight and optical size where the font has these axes."""
    try:
        axes = font.get_variation_axes()
    except OSError:  # a font of one weight
        return
    wanted = {b"Weight": weight, b"Optical size": min(max(size, _OPTICAL_LEAST), _OPTICAL_MOST)}
    font.set_variation_by_axes([wanted.get(axis["name"] or b"", axis["default"] or 0) for axis in axes])


@lru_cache(maxsize=64)
def character_map(file: FontFile) -> frozenset[int]:
    """Code points of a font file; a broken file holds none and is thereby left out."""
    from fontTools.ttLib import TTFont, TTLibError  # type: ignore[import-untyped]  # 30 ms to import: only when a name is not plain ASCII

    try:
        with TTFont(str(file.path), fontNumber=0, lazy=True) as font:
            return frozenset(font.getBestCmap() or ())
    except (OSError, TTLibError, KeyError, ValueError, AssertionError) as fault:
        log.warning("font %s cannot be read: %s", file.path.name if file.path else "built-in", fault)
        return frozenset()


@cache
def _built_in_letters() -> frozenset[str]:
    """Letters of the built-in font: those whose picture differs from the one for a missing glyph."""
    font = ImageFont.load_default(20)
    missing = bytes(font.getmask("\U000fffff"))
    drawn = {
        chr(code) for code in (*range(0x20, 0x180), *range(0x2010, 0x2123)) if bytes(font.getmask(chr(code))) != missing
    }
    return frozenset(drawn - {chr(code) for code in range(0x7F, 0xA0)})


@cache
def font_chain() -> tuple[FontFile, ...]:
    """All fonts at hand, in the order in which they are asked; looked for once."""
    found: list[FontFile] = []
    found += _packaged(INTER[0], (INTER[1],), "Latin")
    found += _packaged(_NOTO, ("NotoSans[wght].ttf",), "more Latin")
    for script in _SCRIPTS:
        found += _packaged(_NOTO, (f"NotoSans{script}[wght].ttf",), script)
    found += _packaged(_NOTO, ("NotoSansSymbols[wght].ttf",), "symbols")
    found += _packaged(_NOTO, ("NotoEmoji[wght].ttf",), "emoji", emoji=True)
    for package in _CJK_PACKAGES:
        found += _any_file_of(package, "Chinese, Japanese, Korean")
    found += _system_fonts()
    missing = [script for script in ("Latin", *_SCRIPTS, "emoji") if all(file.script != script for file in found)]
    if missing:
        log.warning("no packaged font for: %s", ", ".join(missing))
    return (*found, BUILT_IN)


def _packaged(package: str, names: Iterable[str], script: str, *, emoji: bool = False) -> list[FontFile]:
    try:
        folder = resources.files(package)
    except ModuleNotFoundError:
        return []
    paths = [Path(str(folder)) / name for name in names]
    return [FontFile(path, script, emoji) for path in paths if path.is_file() and _opens(path)]


def _any_file_of(package: str, script: str) -> list[FontFile]:
    try:
        folder = Path(str(resources.files(package)))
    except ModuleNotFoundError:
        return []
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in (".ttf", ".otf", ".ttc"))
    return [FontFile(path, script) for path in files if _opens(path)]


def _system_fonts() -> list[FontFile]:
    found: dict[str, FontFile] = {}
    for folder in _SYSTEM_FOLDERS:
        for path in sorted(Path(folder).expanduser().rglob("*.[tToO][tT][fFcC]")):
            name = path.name.lower()
            wanted = next((start for start in _SYSTEM_NAMES if name.startswith(start)), None)
            if wanted is not None and wanted not in found and _opens(path):
                found[wanted] = FontFile(path, "system")
    return [found[name] for name in _SYSTEM_NAMES if name in found]


def _opens(path: Path) -> bool:
    try:
        ImageFont.truetype(str(path), 20)
    except OSError:
        return False
    return True
