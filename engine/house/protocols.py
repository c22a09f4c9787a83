"""What the House needs from outside: somebody who keeps, somebody who shows, and a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.actions import Action
from engine.house.values import Glance, Notice
from engine.records import Deadline, GameRecord, HandRecord, Place, Status, StoredTable
from engine.views import PlayerView


class Store(Protocol):
    """Keeps tables; every method is one transaction and raises `StoreFailed` with nothing written."""

    async def create_table(
        self,
        place: Place,
        entry: str,
        *,
        at: float,
        game: str = "",
        host: int | None = None,
        status: Status = "lobby",
    ) -> int:
        """Keep a new table with `entry` as version 1; its id."""

    async def append(
        self,
        table_id: int,
        version: int,
        entries: Sequence[str],
        *,
        at: float,
        status: Status | None = None,
        deadlines: Sequence[Deadline] | None = None,
        hand: HandRecord | None = None,
        game: GameRecord | None = None,
        people: Sequence[int] = (),
        host: int | None = None,
        plays: str | None = None,
    ) -> None:
        """Add entries from `version` on, durably; raises `VersionTaken` unless that is the next one."""

    async def set_deadlines(self, table_id: int, deadlines: Sequence[Deadline]) -> None:
        """Replace what a table waits for."""

    async def set_place(self, table_id: int, place: Place) -> None:
        """Remember where a table is shown."""

    async def open_tables(self) -> list[StoredTable]:
        """Every table that is not over."""

    async def load_table(self, table_id: int) -> StoredTable:
        """One table, whatever its status; raises `NoSuchTable`."""


class Publisher(Protocol):
    """Shows tables to people. The House awaits each call before the next of its kind for the same table.

    A call that raises is logged and stops nothing. `Glance.view` is always the newest: versions in between are
    skipped, and an older one never comes after a newer one.
    """

    async def table_changed(self, glance: Glance) -> None:
        """Draw the table anew; post it with one ping where `glance.ping` is set, else edit."""

    async def hand_dealt(self, glance: Glance, hands: Mapping[int, PlayerView]) -> None:
        """A hand was dealt: each person's own cards, by account number."""

    async def turn_began(self, glance: Glance, user_id: int, player: PlayerView) -> None:
        """It is this person's turn: the hand goes to them privately."""

    async def private(self, user_id: int, notice: Notice, glance: Glance, player: PlayerView | None) -> None:
        """Something that concerns one person alone."""

    async def table_frozen(self, table_id: int, place: Place) -> None:
        """The table cannot go on; an apology is due in its channel."""


class Clock(Protocol):
    """The time of day, and waiting for it."""

    def now(self) -> float:
        """Epoch seconds."""

    async def wait_until(self, when: float) -> None:
        """Return when `now()` has reached `when`, or earlier: the House looks again."""


class Dice(Protocol):
    """Chance: `random.SystemRandom`, or a seeded one in tests."""

    def shuffle(self, x: list[Any]) -> None:
        """Put a list into random order."""

    def randrange(self, start: int) -> int:
        """A number from 0 to `start` - 1."""


class Thinker(Protocol):
    """Plays for computers; it may think elsewhere, so that the event loop goes on."""

    async def choose(self, level: str, player: PlayerView) -> Action:
        """The action of a computer of this level in this position."""
