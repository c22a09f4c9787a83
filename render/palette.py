"""The inks of a picture: a palette of 256 shared by all pictures of a theme, or true colour for comparisons."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from render import themes
from render.themes import RGB, Theme, mix

_SIZE: Final = 256
_STEPS: Final = 8
"""Blends of two colours that are offered to the palette: finer ones cannot be told apart on an edge."""
_KNOWN_COLOURS: Final = 1 << 16
"""Remembered answers to "which ink is nearest": about 8 MB at most, then it starts anew."""
_KNOWN_RAMPS: Final = 1024


class _Nearest(dict[int, int]):
    """Packed RGB -> number of the nearest ink, worked out at the first question."""

    def __init__(self, colours: tuple[RGB, ...]) -> None:
        super().__init__()
        self._colours = colours

    def __missing__(self, packed: int) -> int:
        if len(self) >= _KNOWN_COLOURS:
            self.clear()
        red, green, blue = packed & 255, packed >> 8 & 255, packed >> 16 & 255  # the fourth byte says nothing
        found = min(range(len(self._colours)), key=lambda ink: _distance(self._colours[ink], (red, green, blue)))
        self[packed] = found
        return found


class Palette:
    """256 inks of one theme; `indexed` turns a true-colour piece into their numbers, exactly and undithered."""

    def __init__(self, theme: Theme) -> None:
        self.colours = _choose(theme)
        self._nearest = _Nearest(self.colours)
        self._ramps: dict[tuple[RGB, RGB], bytes] = {}

    @property
    def table(self) -> bytes:
        """RGB triples in the order of the inks."""
        return bytes(part for colour in self.colours for part in colour)

    def ink(self, colour: RGB) -> int:
        """The number of the ink nearest to a colour."""
        red, green, blue = colour
        return self._nearest[red | green << 8 | blue << 16 | 0xFF000000]

    def ramp(self, under: RGB, over: RGB) -> bytes:
        """256 ink numbers from `under` (coverage 0) to `over` (255)."""
        found = self._ramps.get((under, over))
        if found is None:
            if len(self._ramps) >= _KNOWN_RAMPS:
                self._ramps.clear()
            found = self._ramps[under, over] = bytes(self.ink(mix(under, over, level / 255)) for level in range(256))
        return found

    def indexed(self, image: Image.Image) -> Image.Image:
        """The ink numbers of an RGB image, as mode L."""
        packed = memoryview(image.convert("RGBX").tobytes()).cast("I")
        return Image.frombytes("L", image.size, bytes(map(self._nearest.__getitem__, packed)))


@cache
def palette_of(theme: Theme) -> Palette:
    """The theme's one palette; both decks share it."""
    return Palette(theme)


def _distance(a: RGB, b: RGB) -> int:
    red, green, blue = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    return red * red + green * green + blue * blue


def _choose(theme: Theme) -> tuple[RGB, ...]:
    """All flat colours, then the blends that would be missed most, one by one."""
    chosen = list(dict.fromkeys(_flat_colours(theme)))
    wishes = _wishes(theme)
    missed = {colour: weight * min(_distance(colour, other) for other in chosen) for colour, weight in wishes.items()}
    while len(chosen) < _SIZE:
        best = max(missed, key=missed.__getitem__)
        if not missed[best]:
            break
        chosen.append(best)
        for colour, lack in missed.items():
            if lack:
                missed[colour] = min(lack, wishes[colour] * _distance(colour, best))
    return tuple(chosen)


def _flat_colours(theme: Theme) -> list[RGB]:
    """Colours that fill areas: these must be exact."""
    own = [
        theme.felt, theme.weave, theme.panel, theme.panel2, theme.line, theme.text, theme.muted, theme.accent,
        theme.on_accent, theme.good, theme.bad, theme.pill, theme.pill_text, theme.back, theme.back_line,
        theme.back_ink, theme.face, theme.edge, theme.dim_face, *theme.four, *theme.two,
    ]  # fmt: skip
    fixed = [
        *themes.SEATS, *themes.MEDALS, themes.WILD_FACE, themes.VIOLET, themes.VIOLET_ON_DARK, themes.WILD_BOX,
        themes.GOLD, themes.LIGHT_GOLD, themes.SEAT_INK, themes.DEALER_DISC, themes.DEALER_INK, themes.HORN_LEFT,
        themes.HORN_RIGHT, themes.WHITE,
    ]  # fmt: skip
    tints = [mix(theme.face, suit, share) for suit in theme.four for share in (0.07, 0.30)]
    shades = [mix(face, (0, 0, 0), 0.15) for face in (theme.face, themes.WILD_FACE, theme.dim_face)]
    return own + fixed + tints + shades


def _wishes(theme: Theme) -> dict[RGB, float]:
    """Blends with the weight of how often they are met on a board."""
    wishes: dict[RGB, float] = {}
    for under, over, weight in _meetings(theme):
        for step in range(1, _STEPS):
            colour = mix(under, over, step / _STEPS)
            wishes[colour] = wishes.get(colour, 0.0) + weight
    for seat in themes.SEATS:
        for under, share, weight in ((theme.panel, 0.16, 40), (theme.panel, 0.55, 20), (theme.panel, 0.5, 20)):
            colour = mix(under, seat, share)
            wishes[colour] = wishes.get(colour, 0.0) + weight
    for suit in theme.four:
        for share, weight in ((0.35, 8), (0.45, 8)):
            colour = mix(theme.face, suit, share)
            wishes[colour] = wishes.get(colour, 0.0) + weight
    for ink in (theme.accent, *themes.MEDALS):
        wishes[mix(theme.panel, ink, 0.16)] = 20.0
    return wishes


def _meetings(theme: Theme) -> list[tuple[RGB, RGB, float]]:
    """Which colours share an edge, and how often."""
    t = theme
    meetings: list[tuple[RGB, RGB, float]] = [
        (t.panel, t.text, 8), (t.panel2, t.text, 5), (t.felt, t.text, 4), (t.felt, t.muted, 6), (t.panel, t.muted, 5),
        (t.panel2, t.muted, 2), (t.felt, t.accent, 3), (t.panel, t.accent, 3), (t.panel2, t.accent, 3),
        (t.accent, t.on_accent, 6), (t.panel, t.good, 4), (t.panel2, t.good, 3), (t.panel, t.bad, 3),
        (t.panel2, t.bad, 1), (t.good, t.on_accent, 2), (t.pill, t.pill_text, 7), (t.pill, t.line, 3),
        (t.felt, t.line, 3), (t.panel, t.line, 3), (t.face, t.line, 2), (t.felt, t.panel, 1), (t.back, themes.WHITE, 4),
        (t.back, t.face, 3), (t.back, t.back_line, 4), (t.back, t.back_ink, 2), (t.felt, t.edge, 3),
        (t.panel, t.edge, 3), (t.face, t.edge, 8), (t.panel, t.face, 2), (t.face, t.accent, 2),
        (themes.WILD_FACE, themes.VIOLET, 5), (t.face, themes.VIOLET, 2), (t.felt, themes.VIOLET, 1),
        (t.panel, themes.VIOLET, 1), (t.panel, themes.VIOLET_ON_DARK, 1), (t.panel, themes.WILD_BOX, 1),
        (themes.WILD_FACE, themes.GOLD, 1), (themes.WILD_FACE, themes.HORN_LEFT, 1),
        (themes.WILD_FACE, themes.HORN_RIGHT, 1), (themes.GOLD, themes.VIOLET, 1),
        (themes.DEALER_DISC, themes.DEALER_INK, 2), (t.panel, themes.DEALER_DISC, 1),
    ]  # fmt: skip
    for suit in dict.fromkeys((*t.four, *t.two)):
        meetings += [(t.face, suit, 10), (themes.WILD_FACE, suit, 3), (t.dim_face, suit, 2), (themes.GOLD, suit, 2)]
        meetings += [(t.face, mix(t.face, suit, 0.30), 2)]
    for seat in themes.SEATS:
        meetings += [(seat, themes.SEAT_INK, 3), (t.panel, seat, 3), (mix(t.panel, seat, 0.16), t.text, 2)]
        meetings += [(t.felt, seat, 1)]
    return meetings
