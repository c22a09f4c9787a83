"""Discord's own troubles: what could not be shown is tried again, less and less often, and no ring is lost by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from cogs.desk.troubles import TROUBLES, is_ours, reason
from engine.house import Glance
from engine.views import HandResult

log = logging.getLogger("rummy.showing")

PAUSES: Final = (5.0, 15.0, 45.0, 120.0, 300.0)
"""Seconds until the next try; the last one again and again."""


@contextmanager
def weather(what: str, table_id: int) -> Iterator[None]:
    """Whatever is said in here may be lost to Discord's troubles, which is noted; faults of ours are raised."""
    try:
        yield
    except TROUBLES as error:
        if is_ours(error):
            raise
        log.warning("%s of table %s did not get through (%s)", what, table_id, reason(error))


@dataclass(slots=True)
class _Owed:
    """What a table's channel should have seen and has not."""

    ping: int | None = None
    results: tuple[HandResult, ...] = ()
    anew: bool = False
    tries: int = 0
    timer: asyncio.TimerHandle | None = None


class Again:
    """Remembers, for each table that could not be shown, whom to call and what to post once it can."""

    def __init__(self, show_again: Callable[[int], None]) -> None:
        self._show_again = show_again
        self._owed: dict[int, _Owed] = {}

    def made_up(self, glance: Glance) -> Glance:
        """The glance with what is still owed: results, and the ring where that person's turn has not gone on."""
        owed = self._owed.get(glance.table_id)
        if owed is None:
            return glance
        view, ping = glance.view, glance.ping
        in_turn = next((seat.user for seat in view.seats if seat.seat == view.turn and not seat.is_computer), None)
        if ping is None and owed.ping is not None and owed.ping == in_turn and view.phase in ("draw", "call"):
            ping = owed.ping
        return replace(glance, ping=ping, results=(*owed.results, *glance.results))

    def is_owed_anew(self, table_id: int) -> bool:
        """Whether the table was to be posted at the bottom of its channel."""
        return table_id in self._owed and self._owed[table_id].anew

    def owe(self, glance: Glance, *, anew: bool) -> None:
        """This glance could not be shown; somebody else knows when to try again."""
        owed = self._owed.setdefault(glance.table_id, _Owed())
        owed.ping, owed.results, owed.anew = glance.ping, glance.results, anew

    def later(self, glance: Glance, *, anew: bool) -> None:
        """This glance could not be shown: try again after a pause."""
        self.owe(glance, anew=anew)
        owed = self._owed[glance.table_id]
        if owed.timer is not None:
            owed.timer.cancel()
        pause = PAUSES[min(owed.tries, len(PAUSES) - 1)]
        owed.tries += 1
        owed.timer = asyncio.get_running_loop().call_later(pause, self._show_again, glance.table_id)

    def over(self, table_id: int) -> None:
        """The table has been shown."""
        owed = self._owed.pop(table_id, None)
        if owed is not None and owed.timer is not None:
            owed.timer.cancel()

    def stop(self) -> None:
        """The bot leaves: nothing is tried any more."""
        for table_id in list(self._owed):
            self.over(table_id)
