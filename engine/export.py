"""A finished game as a scenario: a stacked deal and the moves, in the form that the referee reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine import told
from engine.actions import Action, Deal, FalseCall, Restock, Take
from engine.cards import cards_text
from engine.entries import Played, from_line
from engine.match import Match
from engine.table import Table


def scenario(table_id: int, lines: Iterable[str]) -> dict[str, Any]:
    """The game of a log; only its hands, nothing of its people (rules/scenarios.md)."""
    table = Table(table_id)
    start: dict[str, Any] | None = None
    moves: list[dict[str, Any]] = []
    for line in lines:
        by, act = from_line(line)
        if isinstance(act, Played) and table.match is not None:
            if start is None and isinstance(act.action, Deal):
                start = _start(table.match, act.action)
            else:
                moves.append(_move(table.match, act.seat, act.action))
        table.apply(by, act)
    return {"game": table.setup.game, "rules": dict(table.rules.wire()), "deal": start, "moves": moves}


def _start(match: Match, deal: Deal) -> dict[str, Any]:
    order = cards_text(deal.order)
    return {"seats": match.players, "dealer": match.dealer, "deal": 1, "scores": list(match.scores), "order": order}


def _move(match: Match, seat: int, action: Action) -> dict[str, Any]:
    pile = match.round.discard if match.round is not None else []
    match action:
        case Deal(order):
            return {"do": "deal", "order": cards_text(order)}
        case Restock(order):
            return {"do": "restock", "order": cards_text(order)}
        case FalseCall():  # of the wrong call only the price was kept: one card alone is as wrong as any
            return {"seat": seat, "do": "rummy", "cards": pile[-1].text}
        case Take(card):  # a twin may lie in the pile as well
            return told.plain_move(seat, action) | {"from": pile.index(card)}
    return told.plain_move(seat, action)
