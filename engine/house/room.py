"""Room: one table in the House, with its lock, where it is shown, what it waits for, and what is not shown yet."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from engine.house.change import Change
from engine.house.deadlines import GRACE, HOST_SILENT, IDLE, IDLE_NOTICE, SHOWN, pending_claim
from engine.house.values import Glance, Notice
from engine.records import Deadline, Place
from engine.table import Table
from engine.views import HandResult, Happening, PlayerView, TableView


@dataclass(slots=True)
class Unshown:
    """What happened at a table and has not been published yet."""

    changed: bool = False
    dealt: bool = False
    turn: int | None = None
    """The person to be told privately that it is their turn."""
    announced: int = 0
    """The `turn_began` of the last turn that somebody was called for."""
    news: list[Happening] = field(default_factory=list)
    results: list[HandResult] = field(default_factory=list)
    notices: list[tuple[int, Notice]] = field(default_factory=list)
    """(person, what)."""
    is_drawn: bool = False
    """A task is drawing the table now."""
    is_told: bool = False
    """A task is telling people now."""


class Room:
    """One table; its lock is held by whoever changes it. Its repr shows no cards."""

    __slots__ = ("_seen", "_viewed", "deadlines", "lock", "place", "table", "unshown")

    def __init__(self, table: Table, place: Place, deadlines: tuple[Deadline, ...] = ()) -> None:
        self.table = table
        """Never changed, only replaced: who holds it may read it without the lock."""
        self.place = place
        self.deadlines = deadlines
        self.lock = asyncio.Lock()
        self.unshown = Unshown()
        self._viewed: tuple[Table, TableView] | None = None
        self._seen: PlayerView | None = None

    def __repr__(self) -> str:
        return f"<Room of {self.table!r}>"

    def waits(self, kind: str) -> Deadline | None:
        """The deadline of this kind, if the table waits for one."""
        return next((item for item in self.deadlines if item.kind == kind), None)

    @property
    def claim(self) -> Deadline | None:
        """The call that waits for a nearer one."""
        return pending_claim(self.table, self.deadlines)

    @property
    def next_due(self) -> float | None:
        """When the next deadline is due."""
        return min((item.due_at for item in self.deadlines), default=None)

    @property
    def may_start(self) -> bool:
        """Whether any seated person may start, not only the host."""
        return self.table.status == "lobby" and self.waits(HOST_SILENT) is None

    @property
    def closes_soon(self) -> bool:
        """Whether it has been announced that the table closes for want of people."""
        return self.table.match is not None and not self.table.is_over and self.waits(IDLE_NOTICE) is None

    def advance(self, change: Change, deadlines: tuple[Deadline, ...]) -> None:
        """A change has been kept: it is how the table stands now."""
        old, new = change.before.match, change.table.match
        known = {id(item) for item in old.round.recent} if old is not None and old.round is not None else set()
        if new is not None and new.round is not None:
            self.unshown.news += [item for item in new.round.recent if id(item) not in known]
        if change.hand_ended and new is not None and new.result is not None:
            self.unshown.results.append(new.result)
        self.unshown.dealt |= change.dealt
        self.unshown.changed = True
        self.table = change.table
        self._seen = None
        self.deadlines = deadlines

    @property
    def view(self) -> TableView:
        """The public view of the table as it is, made once for each version."""
        if self._viewed is None or self._viewed[0] is not self.table:
            self._viewed = self.table, self.table.view()
        return self._viewed[1]

    def glance(
        self,
        ping: int | None = None,
        news: tuple[Happening, ...] = (),
        results: tuple[HandResult, ...] = (),
    ) -> Glance:
        """The table at a glance, with what has not been shown yet."""
        table, claim = self.table, self.claim
        running = table.match is not None and not table.is_over
        grace, idle = self.waits(GRACE), self.waits(IDLE) if self.closes_soon else None
        return Glance(
            view=self.view,
            place=self.place,
            setup=table.setup,
            until=min((item.due_at for item in self.deadlines if item.kind in SHOWN), default=None),
            ping=ping,
            news=news,
            results=results,
            opens=grace.due_at if grace is not None else None,
            closes=idle.due_at if idle is not None else None,
            caller=claim.seat if claim is not None else None,
            votes=(len(table.people.votes), table.people.votes_needed) if running else (0, 0),
            ready=frozenset(table.people.ready),
            may_start=self.may_start,
            ended=table.why,
            rematch=table.rematch,
            fresh=table.fresh,
        )

    def seen_by(self, user: int) -> PlayerView | None:
        """The table as this person sees it, None for somebody without a hand.

        The last look is kept: most presses look at what the one before has left, several times each.
        """
        seat = self.table.people.seat_of(user)
        if self.table.match is None or seat is None or self.table.people.seats[seat].kicked:
            return None
        if self._seen is None or self._seen.seat != seat or self._seen.table is not self.view:
            self._seen = self.table.view_for(seat, self.view)
        return self._seen
