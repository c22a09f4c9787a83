"""A finished game as frames to look at, one for each turn: only what the channel saw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.entries import from_line
from engine.replay import replay
from engine.table import Table
from engine.views import TableView


@lru_cache(maxsize=16)
def frames(table_id: int, entries: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """(version, hand) of every moment at which a turn or a hand was over; the first is the first deal."""
    table = Table(table_id)
    found: list[tuple[int, int]] = []
    before: tuple[object, ...] = ()
    for version, line in enumerate(entries, start=1):
        table.apply(*from_line(line))
        match = table.match
        if match is None or match.round is None:
            continue
        view = table.view()
        moment = (view.deal, view.turn, view.status)
        if moment != before and view.status in ("playing", "between", "finished"):
            before = moment
            found.append((version, view.deal))
    return tuple(found)


def view_at(table_id: int, entries: Sequence[str], version: int) -> TableView:
    """The table as everybody saw it at this version."""
    return replay(table_id, entries[:version]).view()


def first_of(found: Sequence[tuple[int, int]], hand: int) -> int:
    """The frame with which a hand begins."""
    return next((at for at, (_, deal) in enumerate(found) if deal == hand), 0)
