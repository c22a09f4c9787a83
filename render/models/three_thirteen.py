"""Three Thirteen: melds stay in the hands until somebody goes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.views import Card, SeatView, TableView
from render.faces import Face
from render.models.common import (
    Header,
    Pill,
    called,
    header,
    last_line,
    plain_face,
    turn_pill,
)
from render.pieces import Called, Line, Plain
from render.words import Words, line


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player; `groups` and `left` once the hand is shown, else `backs` cards lie hidden."""

    seat: int
    called: Called
    is_dealer: bool
    in_turn: bool
    is_out: bool
    has_left: bool
    backs: int
    groups: tuple[tuple[Face, ...], ...]
    left: tuple[Face, ...]
    points: int | None
    """Points of this round, once the hand is shown."""
    total: int
    waits: bool
    """The last turn is still to come."""


@dataclass(frozen=True, slots=True)
class ThreeThirteenModel:
    """Everything that the board says."""

    header: Header
    pill: Pill
    wild_rank: int
    has_jokers: bool
    wilds: tuple[Face, ...]
    stock: int
    top: Face | None
    pile_count: int
    out: int
    """The seat that went out, -1 for nobody."""
    out_called: Called | None
    is_over: bool
    rows: tuple[PlayerRow, ...]
    last: Line


def three_thirteen_model(view: TableView, words: Words) -> ThreeThirteenModel:
    """The table as everybody sees it; hidden hands are backs and a number."""
    wild = view.wild_rank
    start = view.out if view.out is not None else (view.dealer + 1) % len(view.seats)
    order = [(start + step) % len(view.seats) for step in range(len(view.seats))]
    deck = view.rules.deck_row(len(view.seats))
    return ThreeThirteenModel(
        header=header(view, words),
        pill=_pill(view, words),
        wild_rank=wild,
        has_jokers=bool(deck.jokers),
        wilds=tuple(Face(wild, suit, wild=True) for suit in range(4)),
        stock=view.stock_count,
        top=plain_face(view.discard[-1], wild) if view.discard else None,
        pile_count=view.discard_count,
        out=-1 if view.out is None else view.out,
        out_called=None if view.out is None else called(view, view.out, words),
        is_over=view.turn < 0,
        rows=tuple(_row(view, view.seats[seat], words) for seat in order),
        last=last_line(view, words),
    )


def _pill(view: TableView, words: Words) -> Pill:
    if view.turn < 0 and view.out is not None:
        return Pill((called(view, view.out, words), Plain(" "), *line(words, "wins_round")), view.out)
    return turn_pill(view, words)


def _row(view: TableView, seat: SeatView, words: Words) -> PlayerRow:
    shown = seat.shown
    wild = view.wild_rank
    points = shown.penalty if shown is not None else None
    return PlayerRow(
        seat=seat.seat,
        called=called(view, seat.seat, words),
        is_dealer=seat.is_dealer,
        in_turn=seat.seat == view.turn,
        is_out=seat.seat == view.out,
        has_left=seat.has_left,
        backs=0 if shown is not None else seat.card_count,
        groups=tuple(group_faces(group, wild) for group in shown.melds) if shown is not None else (),
        left=tuple(plain_face(card, wild, dimmed=True) for card in shown.left) if shown is not None else (),
        points=points,
        total=seat.score + (points or 0),
        waits=seat.seat in view.waiting and seat.seat != view.turn,
    )


def group_faces(cards: Sequence[Card], wild: int) -> tuple[Face, ...]:
    """A meld of a shown hand: what its wild cards count as follows from the natural ones."""
    naturals = [(at, card) for at, card in enumerate(cards) if not (card.is_joker or card.rank == wild)]
    if not naturals:
        return tuple(plain_face(card, wild) for card in cards)
    first_at, first = naturals[0]
    if all(card.rank == first.rank for _, card in naturals):
        return tuple(_stands_for(card, first.rank, -1, wild) for card in cards)
    if all(card.suit == first.suit and card.rank - at == first.rank - first_at for at, card in naturals):
        places = [first.rank - first_at + at for at in range(len(cards))]
        ranks = [(place - 1) % 13 + 1 for place in places]
        return tuple(_stands_for(card, rank, first.suit, wild) for card, rank in zip(cards, ranks, strict=True))
    return _spread_run(cards, [card for _, card in naturals], wild)


def _spread_run(cards: Sequence[Card], naturals: Sequence[Card], wild: int) -> tuple[Face, ...]:
    """A run whose cards are not in order: wilds fill the gaps, then the upper end, then the lower."""
    by_rank = {card.rank: card for card in naturals}
    low, suit = min(by_rank), naturals[0].suit
    low = max(1, min(low, 14 - len(cards)))
    spare = [card for card in cards if card not in naturals]
    ranks = range(low, low + len(cards))
    if len(by_rank) < len(naturals) or any(rank not in ranks for rank in by_rank):
        return tuple(plain_face(card, wild) for card in cards)
    faces = []
    for rank in ranks:
        natural = by_rank.get(rank)
        faces.append(plain_face(natural, wild) if natural else _stands_for(spare.pop(), rank, suit, wild))
    return tuple(faces)


def _stands_for(card: Card, rank: int, suit: int, wild: int) -> Face:
    is_wild = card.is_joker or card.rank == wild
    itself = not card.is_joker and card.rank == rank and suit in (-1, card.suit)
    if itself or not is_wild:
        return Face(card.rank, card.suit)
    return Face(rank, suit, wild=True, joker=card.is_joker)
