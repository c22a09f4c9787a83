"""How twins are written: card codes, names as they are, and a ladder that keeps within 1,024 letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from render import names
from render.faces import Face
from render.models.common import LETTERS, MeldModel, Pill, SeatModel
from render.pieces import Called, Chip, Line, Plain, Strong, code
from render.words import Words, say

ALT_MOST: Final = 1024
"""Discord's limit for the description of an attachment."""
_SHORT_NAME: Final = 12


@dataclass(frozen=True, slots=True)
class Brevity:
    """What is left out when a twin is too long for alt text; taken in this order."""

    hand_scores: bool = True
    whole_names: bool = True
    whole_runs: bool = True
    last_action: bool = True


LADDER: Final = (
    Brevity(),
    Brevity(hand_scores=False),
    Brevity(hand_scores=False, whole_names=False),
    Brevity(hand_scores=False, whole_names=False, whole_runs=False),
    Brevity(hand_scores=False, whole_names=False, whole_runs=False, last_action=False),
)


def within_limit(twin: Callable[[Brevity], str]) -> tuple[str, str]:
    """(alt text of at most 1,024 letters, the whole text)."""
    whole = twin(LADDER[0])
    for brevity in LADDER:
        alt = twin(brevity)
        if len(alt) <= ALT_MOST:
            return alt, whole
    return alt[: ALT_MOST - 1].rsplit(" ", 1)[0] + "…", whole


def name(called: Called, brevity: Brevity = LADDER[0]) -> str:
    """A name as it is, without direction controls; cut to 12 clusters where room is short."""
    spoken = names.spoken(called.name) or called.instead
    if brevity.whole_names:
        return spoken
    cut = names.clusters(spoken)
    return spoken if len(cut) <= _SHORT_NAME else "".join(cut[:_SHORT_NAME]).rstrip() + "…"


def spoken(line: Line, brevity: Brevity = LADDER[0]) -> str:
    """A sentence in plain words."""
    parts: list[str] = []
    for piece in line:
        match piece:
            case Plain(text) | Strong(text):
                parts.append(text)
            case Called():
                parts.append(name(piece, brevity))
            case Chip(face):
                parts.append(code(face))
    return " ".join("".join(parts).split())


def turn(pill: Pill, words: Words, brevity: Brevity) -> str:
    """Whose turn it is and what to do, or why it is nobody's."""
    if not pill.arrow or pill.seat < 0:
        return spoken(pill.line, brevity) + "."
    who = next((name(piece, brevity) for piece in pill.line if isinstance(piece, Called)), "")
    what = spoken(tuple(piece for piece in pill.line if not isinstance(piece, Called)))
    return say(words, "twin.turn", letter=LETTERS[pill.seat], name=who, what=what)


def seat(model: SeatModel, words: Words, brevity: Brevity, *, extra: Iterable[str] = (), with_hand: bool = True) -> str:
    """ "A Ana (dealer) 4 cards, hand +48, game 185"."""
    dealer = f" ({say(words, 'dealer')})" if model.is_dealer else ""
    facts = [f"{model.letter} {name(model.called, brevity)}{dealer} {say(words, 'cards', model.cards, n=model.cards)}"]
    if model.has_left:
        facts.append(say(words, "left_table"))
    elif with_hand and brevity.hand_scores and model.hand:
        facts.append(say(words, "twin.hand", points=_signed(model.hand)))
    facts.append(say(words, "twin.game", points=_number(model.score)))
    return ", ".join((*facts, *extra))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else _number(points)


def _number(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def card(face: Face, words: Words) -> str:
    """A card's code, or the word for a joker."""
    return code(face) if face.rank else say(words, "twin.joker")


def cards(faces: Sequence[Face], words: Words) -> str:
    """Cards side by side."""
    return " ".join(card(face, words) for face in faces)


def numbered(faces: Sequence[Face], words: Words) -> str:
    """The pile with its positions: "1=4C 2=9D"."""
    return " ".join(f"{at}={card(face, words)}" for at, face in enumerate(faces, 1))


def meld(model: MeldModel, words: Words, brevity: Brevity) -> str:
    """ "A1: 5H 6H 7H 8H (laid off by C)"."""
    return f"{model.id}: {meld_cards(model.cards, model.kind, words, brevity)}"


def meld_cards(faces: Sequence[Face], kind: str, words: Words, brevity: Brevity) -> str:
    """The cards of a meld; a plain run may be written by its ends."""
    plain = all(not face.wild and face.badge < 0 for face in faces)
    if not brevity.whole_runs and kind == "run" and plain and len(faces) > 3:
        return say(words, "twin.range", first=code(faces[0]), last=code(faces[-1]))
    return " ".join(_meld_card(face, words) for face in faces)


def _meld_card(face: Face, words: Words) -> str:
    text = card(face, words)
    if face.joker and face.rank:
        text = say(words, "twin.joker_as", card=text)
    elif face.wild and face.rank:
        text = say(words, "twin.wild_as", wild=say(words, "twin.wild_card"), card=text)
    if face.badge >= 0:
        text += f" ({say(words, 'twin.laid_by', letter=LETTERS[face.badge])})"
    return text
