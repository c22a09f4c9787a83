"""Colours: three themes, two decks, eight seats. Limits of contrast and colour distance are kept by tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

RGB: TypeAlias = tuple[int, int, int]


def rgb(text: str) -> RGB:
    """The colour written as "#14513A"."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(under: RGB, over: RGB, share: float) -> RGB:
    """`under` covered by `over` with a share of 0..1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(under, over, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Theme:
    """One table's colours; `name` is what servers and people choose."""

    name: str
    felt: RGB
    felt2: RGB
    panel: RGB
    panel2: RGB
    line: RGB
    text: RGB
    muted: RGB
    accent: RGB
    on_accent: RGB
    good: RGB
    bad: RGB
    pill: RGB
    pill_text: RGB
    back: RGB
    back_line: RGB
    back_ink: RGB
    face: RGB
    edge: RGB
    edge_width: float
    four: tuple[RGB, RGB, RGB, RGB]
    two: tuple[RGB, RGB, RGB, RGB]
    woven: bool = True

    @property
    def weave(self) -> RGB:
        """The felt's second tone: flat, because a gradient or noise costs many times the bytes."""
        return mix(self.felt, self.felt2, 0.42)

    @property
    def dim_face(self) -> RGB:
        """The face of a card that was left over."""
        return mix(self.face, rgb("#B4BFB8"), 0.32)

    def suits(self, deck: str) -> tuple[RGB, RGB, RGB, RGB]:
        """Colours of spades, hearts, diamonds and clubs in the deck "four" or "two"."""
        return self.two if deck == "two" else self.four


def _theme(name: str, tones: str, **rest: object) -> Theme:
    return Theme(name, *map(rgb, tones.split()), **rest)  # type: ignore[arg-type]


def _suits(tones: str) -> tuple[RGB, ...]:
    return tuple(map(rgb, tones.split()))


_FOUR: Final = _suits("#14181D #C4001F #2340D0 #067355")
"""The green leans to blue on purpose: a leaf green cannot be told from the red by one man in a hundred."""
_TWO: Final = _suits("#14181D #C4001F #C4001F #14181D")
_PAPER: Final = {"face": rgb("#FFFDF6"), "edge": rgb("#A79F8C"), "edge_width": 1.0, "four": _FOUR, "two": _TWO}

CLASSIC: Final = _theme(
    "classic",
    "#14513A #1B6147 #0D3B2A #164F39 #5AA384 #F7F3E8 #B9D6C7 #FFD84A #1A1400 #8DF0A8 #FFB4A8"
    " #0A2A1E #F7F3E8 #7A1F35 #A84F63 #F6D9A8",
    **_PAPER,
)
MIDNIGHT: Final = _theme(
    "midnight",
    "#161E33 #1F2A45 #0E1424 #1C2742 #6D82B8 #F1F4FF #B4C0E0 #FFCF5C #1A1400 #86EBC0 #FFB3B8"
    " #080C18 #F1F4FF #27408B #5A78CF #F6E3A8",
    **_PAPER,
)
CONTRAST: Final = _theme(
    "contrast",
    "#000000 #101010 #000000 #1A1A1A #FFFFFF #FFFFFF #E4E4E4 #FFE600 #000000 #7CFF9B #FFB0A6"
    " #000000 #FFFFFF #2B2B2B #9A9A9A #FFFFFF",
    face=rgb("#FFFFFF"),
    edge=rgb("#000000"),
    edge_width=1.5,
    four=_suits("#000000 #A80018 #1B2FB0 #00614F"),
    two=_suits("#000000 #A80018 #A80018 #000000"),
    woven=False,
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (CLASSIC, MIDNIGHT, CONTRAST)}

SEATS: Final = _suits("#FAA53A #A2C9E4 #85FADF #FA7069 #A58DFA #E8EBA3 #ACA5AD #A7B89C")
"""Colours of seats A to H; the letter is always drawn as well."""
BRACKETS: Final = _suits("#FFD84A #A2C9E4 #FA7069 #85FADF #A58DFA #E8EBA3")
"""Colours of suggested melds in a hand, used in turn; the number in the chip tells them apart."""
MEDALS: Final = _suits("#FFD84A #D7DEE6 #E2A06A")

WILD_FACE: Final = rgb("#F5EEFF")
VIOLET: Final = rgb("#6A2BD9")
VIOLET_ON_DARK: Final = rgb("#C9A6FF")
WILD_BOX: Final = rgb("#B58CFF")
GOLD: Final = rgb("#E8B23A")
LIGHT_GOLD: Final = rgb("#F7DC8B")
SEAT_INK: Final = rgb("#12161B")
DEALER_DISC: Final = rgb("#FFFDF6")
DEALER_INK: Final = rgb("#14181D")
HORN_LEFT: Final = rgb("#C4001F")
HORN_RIGHT: Final = rgb("#2340D0")
WHITE: Final = rgb("#FFFFFF")


@dataclass(frozen=True, slots=True)
class Look:
    """What one server or one person chose: a theme and a deck; unknown names fall back to the default."""

    theme: str = "classic"
    deck: str = "four"

    @property
    def colours(self) -> Theme:
        """The theme's colours."""
        return THEMES.get(self.theme, CLASSIC)
