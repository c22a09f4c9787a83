"""Text: styles, widths and masks; every piece is measured and drawn with the same font settings."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import fonts, names
from render.measures import CAP_HEIGHT, FACTOR
from render.names import Name, Run

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Style:
    """Size in dp and weight 100..900."""

    size: float
    weight: int

    def scaled(self, share: float) -> Style:
        """The same weight at a share of the size."""
        return Style(round(self.size * share * FACTOR) / FACTOR, self.weight)


TITLE: Final = Style(15, 800)
SUBTITLE: Final = Style(12.5, 500)
PILL: Final = Style(13.5, 800)
NAME: Final = Style(13.5, 700)
NAME_COMPACT: Final = Style(12.5, 700)
SCORE: Final = Style(15.5, 800)
SCORE_COMPACT: Final = Style(14, 800)
DELTA: Final = Style(12.5, 600)
NUMBER: Final = Style(11.5, 700)
COUNT: Final = Style(13, 800)
BODY: Final = Style(12.5, 500)
BODY_BOLD: Final = Style(12.5, 700)
CAPTION: Final = Style(11.5, 600)
INITIALS: Final = Style(11, 600)


@dataclass(frozen=True, slots=True)
class Lettering:
    """Coverage of a drawn text (mode L); its corner lies (dx, dy) pixels from the start of the base line."""

    mask: Image.Image
    dx: int
    dy: int
    advance: float
    """Width in dp."""


def middle_to_base(size: float) -> float:
    """From the middle line of a text of this size down to its base line, in dp."""
    return size * CAP_HEIGHT / 2


def width_of(text: str, style: Style) -> float:
    """Width in dp of a text of ours."""
    return runs_width(_own_runs(text), style)


@lru_cache(maxsize=8192)
def runs_width(runs: tuple[Run, ...], style: Style) -> float:
    """Width in dp of font runs."""
    return sum(_advance(run, style) for run in runs) / FACTOR


@lru_cache(maxsize=2048)
def _own_runs(text: str) -> tuple[Run, ...]:
    first = fonts.font_chain()[0]
    if first.holds(text):
        return (Run(text, first),)
    return Name(tuple(names.prepare(text, text).clusters), False).runs()


def own(text: str) -> tuple[Run, ...]:
    """The runs of a text of ours: one, wherever the interface font is there."""
    return _own_runs(text)


_FAULTS: Final = (OSError, ValueError, LookupError, TypeError, MemoryError, ImportError)
"""What a font, its reader or a name can raise; a name is never worth a board."""


@lru_cache(maxsize=4096)
def initials_of(name: str, instead: str) -> str:
    """The letters of an avatar; those of `instead` where something goes wrong with the name."""
    try:
        return names.initials(names.prepare(name, instead))
    except _FAULTS as fault:
        log.warning("a name of %d letters has no initials: %s", len(name), type(fault).__name__)
        return "".join(word[0] for word in instead.split()[:2])


@lru_cache(maxsize=4096)
def fitted(name: str, instead: str, style: Style, room: float) -> tuple[Run, ...]:
    """A member's name in at most `room` dp; whatever goes wrong with it, `instead` is drawn."""
    try:
        runs = _shortened(name, instead, style, room)
        draw(runs, style)  # a glyph can be too large for the font engine: better found out here
    except _FAULTS as fault:
        log.warning("a name of %d letters cannot be drawn: %s", len(name), type(fault).__name__)
        return _own_runs(instead)
    return runs


def _shortened(name: str, instead: str, style: Style, room: float) -> tuple[Run, ...]:
    whole = names.prepare(name, instead)
    if runs_width(whole.runs(), style) <= room:
        return whole.runs()
    low, high = 0, len(whole.clusters) - 1
    while low < high:
        keep = (low + high + 1) // 2
        if runs_width(whole.shortened(keep).runs(), style) <= room:
            low = keep
        else:
            high = keep - 1
    return whole.shortened(low).runs()


def clipped(text: str, style: Style, room: float) -> str:
    """A text of ours in at most `room` dp, with an ellipsis where it had to be cut."""
    if width_of(text, style) <= room:
        return text
    for keep in range(len(text) - 1, 0, -1):
        shorter = text[:keep].rstrip(" ·,") + names.ELLIPSIS
        if width_of(shorter, style) <= room:
            return shorter
    return ""


def draw(runs: tuple[Run, ...], style: Style) -> Lettering:
    """The runs side by side on one base line."""
    pieces = [(_drawn(run, style), _advance(run, style)) for run in runs]
    if len(pieces) == 1:
        (mask, dx, dy), advance = pieces[0]
        return Lettering(mask, dx, dy, advance / FACTOR)
    at = 0.0
    placed: list[tuple[Image.Image, int, int]] = []
    for (mask, dx, dy), advance in pieces:
        placed.append((mask, round(at) + dx, dy))
        at += advance
    left = min((x for _, x, _ in placed), default=0)
    top = min((y for _, _, y in placed), default=0)
    right = max((x + mask.width for mask, x, _ in placed), default=1)
    bottom = max((y + mask.height for mask, _, y in placed), default=1)
    whole = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    for mask, x, y in placed:
        whole.paste(255, (x - left, y - top, x - left + mask.width, y - top + mask.height), mask)
    return Lettering(whole, left, top, at / FACTOR)


def _shaped(run: Run) -> str:
    return run.text if fonts.has_shaping() and not run.file.is_built_in else _without_joiners(run.text)


def _without_joiners(text: str) -> str:
    return text.translate({0x200C: None, 0x200D: None, 0xFE0E: None, 0xFE0F: None})


def _features(run: Run) -> list[str] | None:
    """Tabular figures, but not for runs without figures: they would widen hyphens as well."""
    return fonts.feature_list(run.file) if any(letter.isdecimal() for letter in run.text) else None


def _advance(run: Run, style: Style) -> float:
    font = fonts.sized(run.file, style.size, style.weight)
    return float(font.getlength(_shaped(run), features=_features(run)))


def _drawn(run: Run, style: Style) -> tuple[Image.Image, int, int]:
    font = fonts.sized(run.file, style.size, style.weight)
    text, wanted = _shaped(run), _features(run)
    sheet = ImageDraw.Draw(Image.new("L", (1, 1)))
    left, top, right, bottom = sheet.textbbox((0, 0), text, font=font, anchor="ls", features=wanted)
    dx, dy = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - dx + 2, int(bottom) - dy + 2))
    ImageDraw.Draw(mask).text((-dx, -dy), text, fill=255, font=font, anchor="ls", features=wanted)
    inked = mask.getbbox()
    if inked is None:
        return mask.crop((0, 0, 1, 1)), 0, 0
    return mask.crop(inked), dx + inked[0], dy + inked[1]
