"""What several pictures have in common: faces, seats, header, and sentences about what happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.cards import HIGH_ACE, Card
from engine.views import Happening, MeldView, SeatView, Slot, TableView
from render.faces import Face
from render.pieces import Called, Chip, Line, Piece, Plain, Strong
from render.words import Words, line, say

LETTERS: Final = "ABCDEFGH"
SEPARATOR: Final = "  ·  "
_CHIPS_IN_A_LINE: Final = 4


def signed(points: int) -> str:
    """+48, −6 or 0, with a true minus."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """A number with a true minus."""
    return str(points) if points >= 0 else f"−{-points}"


@dataclass(frozen=True, slots=True)
class Header:
    """The top line; its subtitle is cut first when room is short."""

    title: str
    subtitle: str


@dataclass(frozen=True, slots=True)
class Pill:
    """The right end of the header; `seat` -1 where it is nobody's turn."""

    line: Line
    seat: int = -1
    arrow: bool = False
    quiet: bool = False
    """Outlined instead of filled with the accent."""


@dataclass(frozen=True, slots=True)
class SeatModel:
    """One seat."""

    seat: int
    called: Called
    cards: int
    hand: int
    score: int
    is_dealer: bool
    in_turn: bool
    has_left: bool
    down: bool = False

    @property
    def letter(self) -> str:
        """A to H, the same for the whole game."""
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class MeldModel:
    """One meld; `rings` are the cards to which the picture points."""

    id: str
    owner: int
    kind: str
    cards: tuple[Face, ...]
    rings: tuple[int, ...] = ()


def called(view: TableView, seat: int, words: Words) -> Called:
    """The name of a seat's player."""
    return Called(view.seats[seat].name, say(words, "player", letter=LETTERS[seat]))


def seat_model(view: TableView, seat: SeatView, words: Words) -> SeatModel:
    """The seat as the table shows it."""
    return SeatModel(
        seat.seat,
        called(view, seat.seat, words),
        seat.card_count,
        seat.hand_points,
        seat.score,
        seat.is_dealer,
        seat.seat == view.turn,
        seat.has_left,
        seat.down > 0,
    )


def plain_face(card: Card, wild_rank: int = 0, *, dimmed: bool = False) -> Face:
    """A card that stands for itself: in a hand, in the pile, left over."""
    if card.is_joker:
        return Face(0, wild=True, joker=True, dimmed=dimmed)
    return Face(card.rank, card.suit, wild=card.rank == wild_rank, dimmed=dimmed)


def slot_face(slot: Slot, owner: int) -> Face:
    """A card in a meld: the index says what it counts as, the tint that it is wild (design 4.3)."""
    rank = 1 if slot.position == HIGH_ACE else slot.position
    suit = -1 if slot.suit is None else slot.suit
    itself = not slot.card.is_joker and slot.card.rank == rank and suit in (-1, slot.card.suit)
    if itself:
        suit = slot.card.suit
    badge = slot.by if slot.by not in (owner, -1) else -1
    return Face(rank, suit, wild=slot.wild and not itself, joker=slot.card.is_joker, badge=badge)


def meld_model(meld: MeldView, rings: Iterable[int] = ()) -> MeldModel:
    """The meld as it lies."""
    faces = tuple(slot_face(slot, meld.owner) for slot in meld.slots)
    return MeldModel(meld.id, meld.owner, meld.kind, faces, tuple(rings))


def game_title(view: TableView, words: Words) -> str:
    """The game's name; one that has no words yet keeps its own."""
    try:
        return words.template(f"game.{view.game}")
    except KeyError:
        return view.game.replace("_", " ").title()


def deal_title(view: TableView, words: Words) -> str:
    """ "Hand 3", "Deal 5 of 7" or "Round 5 of 11"."""
    if view.rules.flow == "concealed":
        return say(words, "round_of", deal=view.deal, deals=view.rules.deals or len(view.rules.deal_sizes))
    if view.rules.deals:
        return say(words, "deal_of", deal=view.deal, deals=view.rules.deals)
    return say(words, "hand" if view.rules.pile_is_public else "deal", deal=view.deal)


def header(view: TableView, words: Words) -> Header:
    """Game, deal, and what ends it."""
    parts = [deal_title(view, words)]
    if view.rules.target:
        parts.append(say(words, "to_points", target=view.rules.target))
    if view.rules.flow == "concealed":
        each = view.rules.hand_size(len(view.seats), view.deal)
        parts.append(say(words, "cards_each", each, n=each))
    return Header(game_title(view, words), SEPARATOR.join(parts))


def turn_pill(view: TableView, words: Words) -> Pill:
    """Who must do what."""
    if view.turn < 0 or view.status != "playing":
        key = view.status if view.status in ("finished", "closed") else "between"
        return Pill(line(words, f"status.{key}"), quiet=True)
    what = _what_to_do(view, words)
    return Pill((called(view, view.turn, words), Plain(" "), *what), view.turn, arrow=True)


def _what_to_do(view: TableView, words: Words) -> Line:
    if view.duty is not None:
        return line(words, "turn.duty", card=Chip(plain_face(view.duty, view.wild_rank)))
    if view.out is not None and view.rules.flow == "concealed":
        return line(words, "turn.last")
    if view.phase != "play":
        return line(words, "turn.draw")
    return line(words, "turn.contract" if view.seats[view.turn].down else "turn.play")


def chips(cards: Iterable[Card], wild_rank: int = 0) -> Line:
    """Cards side by side; beyond four the rest is a number (design 8)."""
    faces = [plain_face(card, wild_rank) for card in cards]
    shown: list[Piece] = []
    for face in faces[:_CHIPS_IN_A_LINE]:
        shown += [Chip(face), Plain(" ")]
    if len(faces) > _CHIPS_IN_A_LINE:
        return (*shown, Strong(f"+{len(faces) - _CHIPS_IN_A_LINE}"))
    return tuple(shown[:-1])


def deed(view: TableView, happening: Happening, words: Words) -> Line:
    """What one happening says, without the name."""
    cards = chips(happening.cards, view.wild_rank)
    if happening.what == "took" and len(happening.cards) > _CHIPS_IN_A_LINE:
        return line(words, "did.took_many", len(happening.cards), n=len(happening.cards))
    count = happening.number or len(happening.cards)
    try:
        words.template(f"did.{happening.what}")
    except KeyError:
        return line(words, "did.other")
    return line(words, f"did.{happening.what}", count, cards=cards, meld=Strong(happening.meld_id or ""), n=count)


def happened(view: TableView, happenings: Iterable[Happening], words: Words) -> Line:
    """One player's happenings as one sentence; a draw is left out where something was laid after it."""
    told = [one for one in happenings if one.what not in ("dealt", "hand_ended", "game_ended")]
    if not told:
        return ()
    laid = any(one.what in ("melded", "laid_off", "swapped") for one in told)
    if laid:
        told = [one for one in told if one.what != "drew"]
    pieces: list[Piece] = [called(view, told[0].seat, words), Plain(" ")] if told[0].seat >= 0 else []
    for at, one in enumerate(told):
        pieces += ([Plain(", ")] if at else []) + list(deed(view, one, words))
    return tuple(pieces)


def last_line(view: TableView, words: Words) -> Line:
    """What the last player to act has done in this turn."""
    turn: list[Happening] = []
    for one in reversed(view.recent):
        if turn and one.seat != turn[0].seat:
            break
        turn.insert(0, one)
    return happened(view, turn, words)


def recent_lines(view: TableView, words: Words) -> tuple[Line, ...]:
    """The last three happenings one by one, newest first."""
    lines = (happened(view, (one,), words) for one in reversed(view.recent))
    return tuple(told for told in lines if told)[:3]
