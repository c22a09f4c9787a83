"""The result of one hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.views import HandResult, SeatResult, TableView
from render.faces import Face
from render.models.common import Header, Pill, called, game_title, number, plain_face, signed
from render.pieces import Called, Plain
from render.words import Words, line, say

TALL_ROWS: Final = 4
"""Up to so many players the rows have room for the cards left over."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a row; `tone` is "text", "muted", "good" or "bad"."""

    text: str
    tone: str


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One seat's hand."""

    seat: int
    called: Called
    figures: tuple[Figure, ...]
    left: tuple[Face, ...]
    went_out: bool
    is_dealer: bool
    is_bright: bool
    before: int
    after: int
    penalty: int


@dataclass(frozen=True, slots=True)
class ResultModel:
    """Everything that a result picture says; `columns` head the figures."""

    header: Header
    pill: Pill
    columns: tuple[str, ...]
    rows: tuple[ResultRow, ...]
    target: int
    went_out_text: str


def result_model(view: TableView, words: Words) -> ResultModel:
    """The hand that has just ended, best hand first, at the end of a game best total; ValueError while it goes on."""
    result = view.result
    if result is None:
        raise ValueError("the hand is not over")
    lowest = view.rules.low_wins
    ranked = sorted(
        result.seats,
        key=lambda seat: (((seat.total if result.game_over else seat.points) * (1 if lowest else -1)), seat.seat),
    )
    bright = set(result.winners) if result.winners else {result.out} if result.out is not None else set()
    columns, figures = _columns(view, words)
    tall = len(ranked) <= TALL_ROWS
    rows = tuple(
        ResultRow(
            seat=seat.seat,
            called=called(view, seat.seat, words),
            figures=tuple(figures(seat)),
            left=tuple(plain_face(card, view.wild_rank) for card in seat.left) if tall else (),
            went_out=seat.seat == result.out,
            is_dealer=tall and seat.seat == view.dealer,
            is_bright=seat.seat in bright,
            before=seat.total - seat.points,
            after=seat.total,
            penalty=seat.penalty,
        )
        for seat in ranked
    )
    return ResultModel(
        header=Header(game_title(view, words), _subtitle(view, result, words)),
        pill=_pill(view, result, words),
        columns=columns,
        rows=rows,
        target=view.rules.target,
        went_out_text=say(words, "went_rummy" if result.rummy else "went_out"),
    )


def _subtitle(view: TableView, result: HandResult, words: Words) -> str:
    key = {"concealed": "round_result", "contract": "deal_result"}.get(view.rules.flow, "hand_result")
    title = say(words, key, deal=result.deal)
    if result.why != "out":
        return "  ·  ".join((title, say(words, f"ended.{result.why}")))
    return title


def _pill(view: TableView, result: HandResult, words: Words) -> Pill:
    if result.game_over and len(result.winners) == 1:
        (winner,) = result.winners
        return Pill((called(view, winner, words), Plain(" "), *line(words, "wins")), winner, arrow=True)
    if result.game_over:
        names = tuple(
            piece
            for at, winner in enumerate(result.winners)
            for piece in ((Plain(words.template("and")),) if at else ()) + (called(view, winner, words),)
        )
        return Pill(line(words, "win_together", names=names), arrow=True)
    return Pill(line(words, "next_deals", name=called(view, result.next_dealer, words)), quiet=True)


def _gain(points: int) -> Figure:
    return Figure(signed(points), "muted" if not points else "text" if points > 0 else "bad")


def _strong(points: int) -> Figure:
    return Figure(signed(points), "muted" if not points else "good" if points > 0 else "bad")


def _cost(points: int) -> Figure:
    return Figure(signed(-points), "bad" if points else "muted")


def _columns(view: TableView, words: Words) -> tuple[tuple[str, ...], Callable[[SeatResult], list[Figure]]]:
    rules = view.rules

    def heads(*keys: str) -> tuple[str, ...]:
        return tuple(say(words, f"col.{key}") for key in keys)

    if rules.scoring == "table_minus_hand":

        def five(seat: SeatResult) -> list[Figure]:
            figures = [_gain(seat.melded), _gain(seat.laid_off), _cost(seat.in_hand)]
            return [*figures, _strong(seat.points), Figure(number(seat.total), "text")]

        return heads("melds", "laid_off", "in_hand", "hand", "game"), five
    if rules.scoring == "winner_takes":
        won = sum(1 for seat in view.result.seats if seat.points == 0) if view.result else 0

        def three(seat: SeatResult) -> list[Figure]:
            from_others = Figure(str(won) if seat.points else "0", "text" if seat.points else "muted")
            return [from_others, _strong(seat.points), Figure(number(seat.total), "text")]

        return heads("won_from", "points", "total"), three

    def cost(seat: SeatResult) -> list[Figure]:
        left = Figure(str(len(seat.left)), "text" if seat.left else "muted")
        points = Figure(signed(seat.points), "bad" if seat.points else "good")
        return [left, points, Figure(number(seat.total), "text")]

    return heads("left_over", "round", "total"), cost
