"""Typed text cut into ranks, suits, jokers and the signs between them, whatever alphabet the signs come from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards import MAX_PACKS, RANKS, SUITS
from text.vocabulary import vocabulary


@dataclass(frozen=True, slots=True)
class Misread:
    """Typed text that could not be read: `why` picks the sentence (`misread.<why>`), `part` is where it broke."""

    why: str
    part: str


class Token(NamedTuple):
    """One piece: `kind` is "rank" (1..13), "suit" (0..3), "joker" (its number, 0 for any), "equals", "end" (0 low,
    1 high), "copy" (pack from 1) or "break" (between melds)."""

    kind: str
    value: int
    text: str


_SIGNS: Final = {"♠": 0, "♤": 0, "♥": 1, "♡": 1, "❤": 1, "♦": 2, "♢": 2, "♣": 3, "♧": 3}
_PICTURES: Final = {
    **{chr(0x1F0A0 + 16 * suit + rank + (rank > 11)): (rank, suit) for suit in range(4) for rank in range(1, 14)},
}
"""The playing cards of Unicode as (rank, suit): between jack and queen lies a knight that no rummy has."""
_JOKER_PICTURES: Final = frozenset("\U0001f0cf\U0001f0bf\U0001f0df★☆⭐")
_INVISIBLE: Final = re.compile("[\ufe0e\ufe0f\u200b-\u200f\u2060\u2066-\u2069\u202a-\u202e]")
_PIECE: Final = re.compile(
    r"(?P<joker>x(?P<number>[1-8])(?!\d))|(?P<digits>\d+)|(?P<letters>[^\W\d_]+)|#(?P<copy>\d+)"
    r"|(?P<equals>=)|(?P<break>[;/\n])|(?P<skip>[\s,.+&|·•–—_:()\[\]{}'\"“”„‚‘’-]+)|(?P<other>.)",
    re.DOTALL,
)
_ONE_BY_ONE: Final = re.compile(r"[atjqkshdc]+")
_NUMBERS: Final = re.compile(r"(?:10|[2-9])+")


def tokens(text: str) -> list[Token] | Misread:
    """All pieces of `text` in order, or the first one that means nothing."""
    found: list[Token] = []
    for token in _pieces(_plain(text)):
        if isinstance(token, Misread):
            return token
        found.append(token)
    return _without_lone_aces(found)


def _plain(text: str) -> str:
    """Full-width and styled letters as plain ones, without accents, and "joker as" as "joker=" (AS is a card)."""
    folded = unicodedata.normalize("NFKD", _INVISIBLE.sub("", unicodedata.normalize("NFKC", text)))
    folded = "".join(
        str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
        for sign in folded
        if not unicodedata.combining(sign)
    )
    jokers, links = "|".join(vocabulary().jokers), "|".join(vocabulary().stands_for)
    folded = re.sub(rf"((?i:{jokers})\w*)\s+(?:{links})\s+", r"\1=", folded)
    return folded.lower()


def _pieces(text: str) -> Iterator[Token | Misread]:
    for match in _PIECE.finditer(text):
        piece = match[0]
        if match["skip"]:
            continue
        if match["joker"]:
            yield Token("joker", int(match["number"]), piece)
        elif match["digits"]:
            yield from _number(piece)
        elif match["letters"]:
            yield from _word(piece, text[match.end() :])
        elif match["copy"]:
            fits = 1 <= int(piece[1:3]) <= MAX_PACKS and len(piece) == 2
            yield Token("copy", int(piece[1:]), piece) if fits else Misread("copy", piece)
        elif match["equals"]:
            yield Token("equals", 0, piece)
        elif match["break"]:
            yield Token("break", 0, piece)
        else:
            yield from _picture(piece)


def _number(digits: str) -> Iterator[Token | Misread]:
    if _NUMBERS.fullmatch(digits) is None:
        yield Misread("number", digits)
        return
    for figure in re.findall(r"10|[2-9]", digits):
        yield Token("rank", int(figure), figure)


def _word(word: str, after: str) -> Iterator[Token | Misread]:
    known = vocabulary()
    suit = next((value for stem, value in known.suits.items() if word.startswith(stem)), None)
    if word in known.ranks:
        yield Token("rank", known.ranks[word], word)
    elif suit is not None:
        yield Token("suit", suit, word)
    elif word == "x" or word.startswith(known.jokers):
        yield Token("joker", 0, word)
    elif word in known.low or word in known.high:
        yield Token("end", int(word in known.high), word)
    elif word in known.fillers and len(word) > 1:
        return
    elif _ONE_BY_ONE.fullmatch(word):
        for letter in word:
            if letter.upper() in SUITS:
                yield Token("suit", SUITS.index(letter.upper()), letter.upper())
            else:
                yield Token("rank", RANKS.index(letter.upper()), letter.upper())
    elif word not in known.fillers:
        yield Misread("word", word)


def _picture(sign: str) -> Iterator[Token | Misread]:
    if sign in _SIGNS:
        yield Token("suit", _SIGNS[sign], sign)
    elif sign in _JOKER_PICTURES:
        yield Token("joker", 0, sign)
    elif sign in _PICTURES:
        rank, suit = _PICTURES[sign]
        yield Token("rank", rank, sign)
        yield Token("suit", suit, "")
    else:
        yield Misread("sign", sign)


def _without_lone_aces(found: list[Token]) -> list[Token]:
    """Without each "a" between cards in prose ("sedma srdcová a osma srdcová"): in some languages it means "and"."""
    kept = []
    for place, token in enumerate(found):
        before = found[place - 1] if place else None
        prose = before is not None and before.kind == "suit" and len(before.text) > 2
        if not (prose and token.text == "A" and place + 1 < len(found) and found[place + 1].kind == "rank"):
            kept.append(token)
    return kept
