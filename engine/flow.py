"""Which moves a family of games has, when they may be made, and who checks and performs them.

A family is a table: action -> (phase, in turn?, check, perform). A new family is a new table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import actions as do
from engine.events import Event
from engine.moves import buying, calling, chance, contract, discarding, drawing, laying, outs, swapping
from engine.rules import CONCEALED, CONTRACT, OPEN

if TYPE_CHECKING:
    from engine.round import Round


class Entry(NamedTuple):
    """One move of a family."""

    phase: str
    in_turn: bool
    """Whether only the seat in turn may make it, and only in `phase`."""
    check: Callable[[Any, int, Any], object]
    """(round, seat, action) -> a Refusal, or whatever `perform` needs; changes nothing."""
    perform: Callable[[Any, int, Any, Any, list[Event]], None]
    """(round, seat, action, plan, events): cannot fail."""


_DRAWING: Mapping[type, Entry] = {
    do.Draw: Entry("draw", True, drawing.check_draw, drawing.draw),
    do.Take: Entry("draw", True, drawing.check_take, drawing.take),
    do.Decline: Entry("draw", True, drawing.check_decline, drawing.decline),
    do.Restock: Entry("draw", False, chance.check_restock, chance.restock),
}
_TABLES: Mapping[str, Mapping[type, Entry]] = {
    OPEN: {
        **_DRAWING,
        do.LayMeld: Entry("play", True, laying.check_meld, laying.meld),
        do.LayOff: Entry("play", True, laying.check_layoff, laying.layoff),
        do.Discard: Entry("play", True, discarding.check, discarding.discard),
        do.CallRummy: Entry("draw", False, calling.check, calling.call),
        do.FalseCall: Entry("draw", False, calling.check_false, calling.false_call),
    },
    CONTRACT: {
        **_DRAWING,
        do.LayContract: Entry("play", True, contract.check, contract.lay),
        do.LayMeld: Entry("play", True, laying.check_meld, laying.meld),
        do.LayOff: Entry("play", True, laying.check_layoff, laying.layoff),
        do.SwapJoker: Entry("play", True, swapping.check, swapping.swap),
        do.Discard: Entry("play", True, discarding.check, discarding.discard),
        do.Buy: Entry("draw", False, buying.check_buy, buying.buy),
        do.Pass: Entry("draw", False, buying.check_pass, buying.decline_buy),
    },
    CONCEALED: {
        **_DRAWING,
        do.Discard: Entry("play", True, discarding.check, outs.discard),
        do.GoOut: Entry("play", True, outs.check, outs.go_out),
    },
}


def entry(family: str, action: type) -> Entry | None:
    """How a family makes this move, None where it has no such move."""
    return _TABLES[family].get(action)


def perform(table: Round, seat: int, action: do.Action, plan: object, events: list[Event]) -> None:
    """Carry out a checked move."""
    _TABLES[table.rules.flow][type(action)].perform(table, seat, action, plan, events)
