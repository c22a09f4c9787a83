"""The table board of the games with open melds: Rummy 500, basic Rummy, Contract Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.views import Card, MeldView, TableView
from render.faces import Face
from render.models.common import (
    Header,
    MeldModel,
    Pill,
    SeatModel,
    header,
    last_line,
    meld_model,
    plain_face,
    recent_lines,
    seat_model,
    turn_pill,
)
from render.pieces import Line
from render.words import Words


@dataclass(frozen=True, slots=True)
class SwapModel:
    """A joker that a natural card could be laid for."""

    meld_id: str
    face: Face


@dataclass(frozen=True, slots=True)
class ContractModel:
    """What has to go down in this deal."""

    sets: int
    runs: int
    run_min: int
    each: int
    swaps: tuple[SwapModel, ...]


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything that the boards of one table say."""

    header: Header
    pill: Pill
    seats: tuple[SeatModel, ...]
    stock: int
    pile: tuple[Face, ...]
    """All of it where it is spread, else the top card or none; oldest first."""
    pile_count: int
    is_spread: bool
    melds: tuple[MeldModel, ...]
    last: Line
    """One line where the pile is spread, else"""
    recent: tuple[Line, ...]
    """the last three in a box of their own."""
    any_suit_sets: bool
    contract: ContractModel | None = None


def table_model(view: TableView, words: Words) -> TableModel:
    """The table as everybody sees it."""
    wild = view.wild_rank
    melds = tuple(
        meld_model(meld, _swappable(view, meld))
        for meld in sorted(view.melds, key=lambda meld: (meld.owner, _running_number(meld.id)))
    )
    return TableModel(
        header=header(view, words),
        pill=turn_pill(view, words),
        seats=tuple(seat_model(view, seat, words) for seat in view.seats),
        stock=view.stock_count,
        pile=tuple(plain_face(card, wild) for card in view.discard),
        pile_count=view.discard_count,
        is_spread=view.rules.pile_is_public,
        melds=melds,
        last=last_line(view, words) if view.rules.pile_is_public else (),
        recent=() if view.rules.pile_is_public else recent_lines(view, words),
        any_suit_sets=not view.rules.set_distinct,
        contract=_contract(view),
    )


def _swappable(view: TableView, meld: MeldView) -> list[int]:
    """Places of jokers for which a card could be laid."""
    return [at for at, slot in enumerate(meld.slots) if slot.card.is_joker and (meld.id, slot.named.text) in view.swaps]


def _running_number(meld_id: str) -> int:
    return int(meld_id[1:]) if meld_id[1:].isdigit() else 0


def _contract(view: TableView) -> ContractModel | None:
    if view.contract is None:
        return None
    swaps = tuple(SwapModel(meld_id, _face_of(text)) for meld_id, text in view.swaps)
    each = view.rules.hand_size(len(view.seats), view.deal)
    return ContractModel(view.contract.sets, view.contract.runs, view.rules.run_min, each, swaps)


def _face_of(text: str) -> Face:
    return plain_face(Card.parse(text))
