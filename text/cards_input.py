"""Cards as people type them: "7H 8H 9H", "7♥8♥9♥", "10h"/"Th", "7 of hearts", "X1=9H", "joker as 9♥".

Reading has two steps: `card_tokens` cuts the text, here the pieces become cards of a given hand or pile. What cannot
be read is a `Misread`, whose sentence is `misread.<why>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from engine.actions import Declared
from engine.cards import JOKER_FACE, MAX_PACKS, Card, card, joker
from engine.melds import Named
from text.card_tokens import Misread, Token, tokens

__all__ = ["Misread", "TypedCards", "read_card", "read_cards", "read_melds"]

LONGEST_INPUT: Final = 1_000
"""Characters that are looked at."""


@dataclass(frozen=True, slots=True)
class TypedCards:
    """The cards of one meld as somebody typed them."""

    cards: tuple[Card, ...]
    """One physical card each: a held copy where there is one."""
    named: Declared = ()
    """What wild cards and aces of them were declared to be."""
    copies: tuple[tuple[Card, ...], ...] = ()
    """For each card every held copy that fits what was typed; the card itself where none is held."""


@dataclass(slots=True)
class _Typed:
    """One card while it is read."""

    face: int
    text: str
    number: int | None = None
    """Pack (from 0) or joker number (from 1) where it was typed."""
    named: Named | None = None


@dataclass(slots=True)
class _Reading:
    """The state between two tokens: ranks that wait for their suit, and a suit that waits for ranks."""

    cards: list[_Typed] = field(default_factory=list)
    ranks: list[Token] = field(default_factory=list)
    suit: Token | None = None
    suit_used: bool = False


def read_card(text: str, held: Sequence[Card] = ()) -> Card | Misread:
    """The one card that `text` names.

    >>> read_card("10 of hearts"), read_card("7h 8h")
    (Card('TH'), Misread(why='one_card', part='7h 8h'))
    """
    found = read_cards(text, held)
    if isinstance(found, Misread):
        return found
    return found.cards[0] if len(found.cards) == 1 else Misread("one_card", text.strip())


def read_cards(text: str, held: Sequence[Card] = ()) -> TypedCards | Misread:
    """The cards of one meld, or a `Misread`; of twins the first copy in `held` is taken, so give a pile top first.

    >>> read_cards("7♥ 8♥ X1=9H").cards
    (Card('7H'), Card('8H'), Card('X1'))
    """
    found = read_melds(text, held)
    if isinstance(found, Misread):
        return found
    return found[0] if len(found) == 1 else Misread("one_meld", text.strip())


def read_melds(text: str, held: Sequence[Card] = ()) -> tuple[TypedCards, ...] | Misread:
    """Melds separated by ";", "/" or line breaks, at least one; no physical card is used twice.

    A card that is not held is read all the same, so that the table's own refusal can say so.
    """
    if len(text) > LONGEST_INPUT:
        return Misread("too_long", "")
    read = tokens(text)
    if isinstance(read, Misread):
        return read
    groups: list[list[_Typed]] = []
    for is_break, part in groupby(read, key=lambda token: token.kind == "break"):
        if is_break:
            continue
        group = _group(list(part))
        if isinstance(group, Misread):
            return group
        groups.append(group)
    return _settle(groups, held) if groups else Misread("empty", "")


def _group(part: Sequence[Token]) -> list[_Typed] | Misread:
    """The cards of one meld from its tokens."""
    reading = _Reading()
    place = 0
    while place < len(part):
        token = part[place]
        place += 1
        if token.kind == "equals":
            used, problem = _declare(reading, part[place:], token)
            if problem is not None:
                return problem
            place += used
            continue
        problem = _take(reading, token)
        if problem is not None:
            return problem
    if reading.ranks:
        return Misread("no_suit", reading.ranks[-1].text)
    if reading.suit is not None and not reading.suit_used:
        return Misread("no_rank", reading.suit.text)
    return reading.cards


def _take(reading: _Reading, token: Token) -> Misread | None:
    """One token that is no declaration."""
    if token.kind == "rank":
        if reading.suit is not None:
            reading.cards.append(_natural(token, reading.suit))
            reading.suit_used = True
        else:
            reading.ranks.append(token)
    elif token.kind == "suit":
        if reading.ranks:
            reading.cards += [_natural(rank, token) for rank in reading.ranks]
            reading.ranks, reading.suit = [], None
        elif reading.suit is not None and not reading.suit_used:
            return Misread("no_rank", reading.suit.text)
        else:
            reading.suit, reading.suit_used = token, False
    elif token.kind == "joker":
        if reading.ranks:
            return Misread("no_suit", reading.ranks[-1].text)
        reading.cards.append(_Typed(JOKER_FACE, token.text, token.value or None))
        reading.suit = None
    elif token.kind == "copy":
        if not reading.cards or reading.cards[-1].face == JOKER_FACE:
            return Misread("unknown", token.text)
        reading.cards[-1].number = token.value - 1
    else:
        return Misread("end_alone", token.text)
    return None


def _natural(rank: Token, suit: Token) -> _Typed:
    return _Typed(suit.value * 13 + rank.value - 1, f"{rank.text}{suit.text}")


def _declare(reading: _Reading, after: Sequence[Token], equals: Token) -> tuple[int, Misread | None]:
    """What stands behind "=" becomes the meaning of the card before it; how many tokens that took."""
    if reading.ranks or not reading.cards:
        return 0, Misread("equals_what", equals.text)
    target = reading.cards[-1]
    if not after:
        return 0, Misread("equals_nothing", target.text)
    first = after[0]
    if first.kind == "joker":
        return 0, Misread("equals_joker", target.text)
    if first.kind == "end":
        target.named = Named(0, None, "high" if first.value else "low")
        return 1, None
    second = after[1] if len(after) > 1 else None
    if first.kind == "suit" and second is not None and second.kind == "rank":
        target.named = Named(second.value, first.value)
        return 2, None
    if first.kind != "rank":
        return 0, Misread("equals_nothing", target.text)
    if second is not None and second.kind == "suit":
        target.named = Named(first.value, second.value)
        return 2, None
    target.named = Named(first.value)
    return 1, None


def _settle(groups: Sequence[Sequence[_Typed]], held: Sequence[Card]) -> tuple[TypedCards, ...] | Misread:
    """Physical cards for what was typed: exact ones first, then held copies, then cards nobody holds."""
    wanted = [typed for group in groups for typed in group]
    chosen: dict[int, Card] = {}
    for index in sorted(range(len(wanted)), key=lambda index: _exact(wanted[index], held) is None):
        found = _choose(wanted[index], held, set(chosen.values()))
        if isinstance(found, Misread):
            return found
        chosen[index] = found
    cards = iter(chosen[index] for index in range(len(wanted)))
    return tuple(_typed_cards([(typed, next(cards)) for typed in group], held) for group in groups)


def _choose(typed: _Typed, held: Sequence[Card], used: set[Card]) -> Card | Misread:
    exact = _exact(typed, held)
    if exact is not None and exact not in used:
        return exact
    if exact is not None and typed.face != JOKER_FACE:
        return Misread("twice", typed.text)
    numbered = [joker(typed.number)] if typed.number and typed.face == JOKER_FACE else []
    free = (copy for copy in [*_copies(typed, held), *numbered, *_all_copies(typed.face)] if copy not in used)
    found = next(free, None)
    return Misread("too_many", typed.text) if found is None else found


def _typed_cards(pairs: Sequence[tuple[_Typed, Card]], held: Sequence[Card]) -> TypedCards:
    return TypedCards(
        cards=tuple(one for _, one in pairs),
        named=tuple((one, typed.named) for typed, one in pairs if typed.named is not None),
        copies=tuple((one,) if _exact(typed, held) == one else _copies(typed, held) or (one,) for typed, one in pairs),
    )


def _exact(typed: _Typed, held: Sequence[Card]) -> Card | None:
    """The card of a typed number; a joker's number counts only where that joker is held."""
    if typed.number is None:
        return None
    if typed.face == JOKER_FACE:
        numbered = joker(typed.number)
        return numbered if numbered in held else None
    return _copy(typed.face, typed.number)


def _copies(typed: _Typed, held: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(one for one in held if one.face == typed.face)


def _all_copies(face: int) -> list[Card]:
    return [_copy(face, pack) for pack in range(MAX_PACKS)]


def _copy(face: int, pack: int) -> Card:
    if face == JOKER_FACE:
        return joker(pack + 1)
    suit, rank = divmod(face, 13)
    return card(rank + 1, suit, pack)
