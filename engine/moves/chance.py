"""The shuffle of the discards into a new stock (rules.md 5.4): chance is an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import CHANCE, Restock
from engine.events import Event, Restocked
from engine.moves import drawing
from engine.refusals import NotInPile, Refusal, WrongPhase

if TYPE_CHECKING:
    from engine.round import Round


def check_restock(table: Round, seat: int, action: Restock) -> Refusal | None:
    """Only when a draw needs it, and with exactly the discards below the top one."""
    due = drawing.restock_due(table)
    if not due:
        return WrongPhase(table.phase)
    if sorted(due) != sorted(action.order):
        wrong = next((card for card in action.order if card not in due), None)
        return NotInPile(wrong if wrong is not None else due[0])
    return None


def restock(table: Round, seat: int, action: Restock, plan: object, events: list[Event]) -> None:
    """The shuffled cards become the stock, under what is left of it."""
    table.discard = table.discard[-1:]
    table.stock = [*action.order, *table.stock]
    table.hide(action.order)
    table.idle_restocks += 1
    events.append(Restocked(CHANCE, len(action.order)))
    table.note(CHANCE, "restocked", n=len(action.order))
