"""Cards: physical cards of up to eight packs, their faces, and their text form both ways."""

from __future__ import annotations

import re
from typing import Final

SUITS: Final = "SHDC"
"""Suit letters in sorting order; a suit is its index 0..3 (spades, hearts, diamonds, clubs)."""
RANKS: Final = "?A23456789TJQK"
"""Rank letters; a rank is its index 1..13 (ace 1, king 13)."""

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
HIGH_ACE: Final = 14
"""The run position above the king."""
JOKER_FACE: Final = 52
MAX_PACKS: Final = 8

_STRIDE: Final = 64
_CARD_TEXT: Final = re.compile(r"(?P<rank>10|[A2-9TJQK])(?P<suit>[SHDC♠♥♦♣])(?:#(?P<pack>[1-8]))?|X(?P<joker>[1-8])")
_SUIT_SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


class NotACard(ValueError):
    """Raised when a text is no card; its argument is that text."""


class Card(int):
    """One physical card, interned: equal text in two packs is two different cards (rules.md 1.1).

    >>> Card.parse("10h"), Card.parse("7H#2"), Card.parse("X1")
    (Card('TH'), Card('7H#2'), Card('X1'))
    """

    rank: int
    """1..13, or 0 for a joker."""
    suit: int
    """0..3 in the order of `SUITS`, or -1 for a joker."""
    face: int
    """suit * 13 + rank - 1, or `JOKER_FACE`: what twins share."""
    pack: int
    """0 for the first pack; for jokers their number less one."""
    is_joker: bool
    text: str
    """"7H", "TD", "X1": the same for twins."""
    code: str
    """Like `text`, but exact: a card of a second pack is "7H#2"."""

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        """Every card is something, the ace of spades of the first pack (number 0) too."""
        return True

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return card_of, (int(self),)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as `text` in either case; refuses anything else with `NotACard`."""
        exact = _BY_CODE.get(text)
        if exact is not None:  # as in every line of a log
            return exact
        match = _CARD_TEXT.fullmatch(text.strip().upper())
        if match is None:
            raise NotACard(text)
        if match["joker"]:
            return joker(int(match["joker"]))
        rank = RANKS.index("T" if match["rank"] == "10" else match["rank"])
        suit = SUITS.index(_SUIT_SIGNS.get(match["suit"], match["suit"]))
        return card(rank, suit, int(match["pack"] or 1) - 1)


def _make(value: int) -> Card:
    pack, face = divmod(value, _STRIDE)
    made = int.__new__(Card, value)
    made.face, made.pack = face, pack
    made.is_joker = face == JOKER_FACE
    if made.is_joker:
        made.rank, made.suit = 0, -1
        made.text = made.code = f"X{pack + 1}"
    else:
        suit, rank = divmod(face, 13)
        made.rank, made.suit = rank + 1, suit
        made.text = face_text(face)
        made.code = made.text + (f"#{pack + 1}" if pack else "")
    return made


def face_text(face: int) -> str:
    """ "7H" for a face number 0..51."""
    suit, rank = divmod(face, 13)
    return RANKS[rank + 1] + SUITS[suit]


_CARDS: Final = {
    pack * _STRIDE + face: _make(pack * _STRIDE + face) for pack in range(MAX_PACKS) for face in range(JOKER_FACE + 1)
}
_BY_CODE: Final = {item.code: item for item in _CARDS.values()}


def every_card() -> tuple[Card, ...]:
    """All cards that there are, of every pack, with all jokers."""
    return tuple(_CARDS.values())


def card_of(value: int) -> Card:
    """The interned card with this number; KeyError where there is none."""
    return _CARDS[value]


def card(rank: int, suit: int, pack: int = 0) -> Card:
    """The card of this rank (1..13) and suit (0..3) in this pack (0..7)."""
    return _CARDS[pack * _STRIDE + suit * 13 + rank - 1]


def joker(number: int) -> Card:
    """Joker X1..X8."""
    return _CARDS[(number - 1) * _STRIDE + JOKER_FACE]


def deck(packs: int, jokers: int = 0) -> list[Card]:
    """All cards of `packs` packs of 52 and `jokers` jokers in all, sorted pack by pack."""
    cards = [card(rank, suit, pack) for pack in range(packs) for suit in range(4) for rank in range(1, 14)]
    return cards + [joker(number + 1) for number in range(jokers)]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, separated by blanks or commas; raises `NotACard`."""
    return tuple(Card.parse(part) for part in re.split(r"[\s,]+", text.strip()) if part)


def cards_text(cards: tuple[Card, ...] | list[Card]) -> str:
    """ "7H 8H X1", the form `parse_cards` reads back (twins look alike)."""
    return " ".join(item.text for item in cards)


def cards_code(cards: tuple[Card, ...] | list[Card]) -> str:
    """Like `cards_text`, but exact: twins carry their pack."""
    return " ".join(item.code for item in cards)
