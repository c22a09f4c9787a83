"""A finished game as a scenario: a stacked deal and the moves, in the form that the referee reads."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.actions import Deal, Take, to_wire
from engine.entries import Played, from_line
from engine.table import Table

_PACK = re.compile(r"#\d")


def scenario(table_id: int, lines: Iterable[str]) -> dict[str, Any]:
    """The game of a log; only its hands, nothing of its people (rules/scenarios.md)."""
    table = Table(table_id)
    start: dict[str, Any] | None = None
    moves: list[dict[str, Any]] = []
    for line in lines:
        by, act = from_line(line)
        if isinstance(act, Played):
            wire = _plain(to_wire(act.action))
            if start is None and isinstance(act.action, Deal) and table.match is not None:
                match = table.match
                start = {
                    "seats": match.players,
                    "dealer": match.dealer,
                    "deal": 1,
                    "scores": list(match.scores),
                    "order": wire["order"],
                }
            else:
                moves.append(_placed(table, act, wire))
        table.apply(by, act)
    return {"game": table.setup.game, "rules": dict(table.rules.wire()), "deal": start, "moves": moves}


def _placed(table: Table, act: Played, wire: dict[str, Any]) -> dict[str, Any]:
    """The move with its seat, and for a take the very place in the pile."""
    if isinstance(act.action, Take) and table.match is not None and table.match.round is not None:
        wire["from"] = table.match.round.discard.index(act.action.card)
    return {"seat": act.seat, **wire} if act.seat >= 0 else wire


def _plain(value: Any) -> Any:
    """Cards without the number of their pack: to a scenario twins are alike."""
    if isinstance(value, str):
        return _PACK.sub("", value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value
