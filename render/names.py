"""Members' own names: cleaned, cut into clusters, a font for each, shortened, never able to break a picture."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from render import fonts
from render.fonts import FontFile

if TYPE_CHECKING:
    import regex  # type: ignore[import-untyped]

ELLIPSIS: Final = "…"
DOT: Final = "·"
_DROPPED: Final = frozenset(
    "\u200b\ufeff\u200e\u200f\u061c" + "".join(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
)
_DROPPED_KINDS: Final = frozenset({"Cc", "Co", "Cs"})
_MARKS: Final = 2
_MARKS_IN_MYANMAR: Final = 4
"""Whole words of this script stack three marks on a letter."""
_LONGEST: Final = 100
"""Code points looked at; Discord's own limit is 32."""


def clean(name: str) -> str:
    """Folds styled letters, drops controls and mark floods; may be empty."""
    folded = "".join(unicodedata.normalize("NFKC", letter) if _is_styled(letter) else letter for letter in name)
    out: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", folded):
        if letter.isspace():
            letter = " "
        kind = unicodedata.category(letter)
        if letter in _DROPPED or kind in _DROPPED_KINDS:
            continue
        if kind[0] == "M":
            marks += 1
            if marks > (_MARKS_IN_MYANMAR if "\u1000" <= letter <= "\u109f" else _MARKS):
                continue
        elif letter != "\u200d":
            marks = 0
        out.append(letter)
    return " ".join("".join(out).split())[:_LONGEST]


def spoken(name: str) -> str:
    """A name as the text twin keeps it: only direction controls and line breaks are taken out."""
    kept = (" " if letter.isspace() else letter for letter in name if letter not in _DROPPED)
    return " ".join("".join(kept).split())


def _is_styled(letter: str) -> bool:
    code = ord(letter)
    return 0x1D400 <= code <= 0x1D7FF or 0xFF01 <= code <= 0xFF5E or 0x2460 <= code <= 0x24FF


@cache
def _patterns() -> tuple[regex.Pattern[str], regex.Pattern[str]]:
    import regex  # 11 ms to import: only when a name is not plain ASCII

    return regex.compile(r"\X"), regex.compile(r"\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}")


def clusters(text: str) -> list[str]:
    """User-perceived characters: base and marks, joined emoji, flags; nothing is ever cut inside one."""
    return list(text) if text.isascii() else _patterns()[0].findall(text)


@dataclass(frozen=True, slots=True)
class Cluster:
    """One cluster as it will be drawn."""

    text: str
    file: FontFile
    is_emoji: bool = False
    drawable: bool = True

    @property
    def is_space(self) -> bool:
        """True for the blank between words."""
        return self.text == " "


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring clusters of one font."""

    text: str
    file: FontFile


@dataclass(frozen=True, slots=True)
class Name:
    """A name ready to be drawn."""

    clusters: tuple[Cluster, ...]
    right_to_left: bool

    @property
    def text(self) -> str:
        """What is drawn, in reading order."""
        return "".join(cluster.text for cluster in self.clusters)

    def runs(self) -> tuple[Run, ...]:
        """Font runs from left to right."""
        return _join(self.clusters, self.right_to_left)

    def shortened(self, keep: int) -> Name:
        """The first `keep` clusters and an ellipsis."""
        kept = list(self.clusters[:keep])
        while kept and kept[-1].is_space:
            kept.pop()
        return Name((*kept, Cluster(ELLIPSIS, _first_with(ELLIPSIS))), self.right_to_left)


@lru_cache(maxsize=4096)
def prepare(name: str, instead: str) -> Name:
    """The name with a font for each cluster; `instead` ("Player C") where less than half of it can be drawn."""
    found = [_choose(cluster) for cluster in clusters(clean(name))]
    letters = [cluster for cluster in found if not cluster.is_space]
    if not letters or 2 * sum(cluster.drawable for cluster in letters) < len(letters):
        found = [_choose(cluster) for cluster in instead]
    return Name(tuple(_one_dot_a_stretch(found)), _starts_right_to_left(found))


def _one_dot_a_stretch(found: list[Cluster]) -> list[Cluster]:
    out: list[Cluster] = []
    for drawable, stretch in groupby(found, key=lambda cluster: cluster.drawable):
        out += stretch if drawable else [Cluster(DOT, _first_with(DOT), drawable=False)]
    return out


def _starts_right_to_left(found: list[Cluster]) -> bool:
    for cluster in found:
        if not cluster.drawable:
            continue
        for letter in cluster.text:
            side = unicodedata.bidirectional(letter)
            if side in ("R", "AL"):
                return True
            if side == "L":
                return False
    return False


@lru_cache(maxsize=4096)
def _choose(cluster: str) -> Cluster:
    emoji = not cluster.isascii() and _patterns()[1].search(cluster) is not None
    for text in dict.fromkeys((cluster, unicodedata.normalize("NFKC", cluster), _base(cluster))):
        file = _font_for(text, emoji)
        if file is not None:
            return Cluster(text, file, emoji)
    return Cluster(cluster, fonts.BUILT_IN, emoji, drawable=False)


def _base(cluster: str) -> str:
    return unicodedata.normalize("NFD", cluster)[0]


def _font_for(text: str, emoji: bool) -> FontFile | None:
    if not text.strip("\u200c\u200d\ufe0e\ufe0f"):
        return None
    chain = fonts.font_chain()
    if emoji:
        chain = tuple(sorted(chain, key=lambda file: not file.emoji))
    return next((file for file in chain if file.holds(text)), None)


def _first_with(sign: str) -> FontFile:
    return _font_for(sign, emoji=False) or fonts.BUILT_IN


def _join(found: tuple[Cluster, ...], right_to_left: bool) -> tuple[Run, ...]:
    runs: list[list[Any]] = []
    waiting = ""
    for cluster in found:
        if cluster.is_space:
            if runs and not runs[-1][2]:
                runs[-1][0] += " "
            else:
                waiting += " "
        elif runs and runs[-1][1] == cluster.file and not waiting:
            runs[-1][0] += cluster.text
        else:
            runs.append([waiting + cluster.text, cluster.file, cluster.is_emoji])
            waiting = ""
    joined = tuple(Run(text, file) for text, file, _ in runs)
    return joined[::-1] if right_to_left else joined


def initials(name: Name) -> str:
    """Two letters for an avatar: "BS", "An", one cluster of a script without case, or "?"."""
    words: list[list[Cluster]] = [[]]
    for cluster in name.clusters:
        if cluster.is_space:
            words.append([])
        elif cluster.drawable and cluster.text != ELLIPSIS:
            words[-1].append(cluster)
    words = [word for word in words if word]
    if not words:
        return "?"
    first = words[0][0].text
    if not _is_cased(first):
        cased = [word for word in words if _is_cased(word[0].text)]
        if not cased or unicodedata.category(first[0]) in ("Lo", "So"):
            return first if _is_letter_or_sign(first) else "?"
        words = cased
    capitals = [_capital(word[0].text) for word in words if _is_cased(word[0].text)][:2]
    if len(capitals) == 2:
        return "".join(capitals)
    second = words[0][1].text.lower() if len(words[0]) > 1 and words[0][1].text.isalpha() else ""
    return capitals[0] + second


def _capital(cluster: str) -> str:
    """One capital, also of a ligature."""
    return clusters(cluster.upper())[0]


def _is_cased(cluster: str) -> bool:
    return cluster[0].isalpha() and cluster[0].lower() != cluster[0].upper()


def _is_letter_or_sign(cluster: str) -> bool:
    return unicodedata.category(cluster[0])[0] in "LNS"
