"""What stories about the House need: a clock that is turned by hand, seeded dice, a publisher that remembers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.actions import Action, Buy, Decline, Discard, Draw, FalseCall, Move, Pass
from engine.cards import Card, parse_cards
from engine.house import Done, Glance, House, Notice, Waits
from engine.records import Place, StoreFailed
from engine.round import Round
from engine.setup import Setup
from engine.table import Table
from engine.views import PlayerView
from store import open_store

ANA, BEN, CLEO, DAN, EVE = 101, 102, 103, 104, 105
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan", EVE: "Eve"}
HERE = Place(1, 11)
AT_ONCE = Waits(claim=0, computer_grace=0, computer_delay=0)
"""Nobody waits for anybody but the clock and the next hand."""


class HandClock:
    """A clock that stands still until somebody turns it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._turned: list[asyncio.Future[None]] = []

    def now(self) -> float:
        return self._now

    async def wait_until(self, when: float) -> None:
        if self._now < when:
            turned = asyncio.get_running_loop().create_future()
            self._turned.append(turned)
            await turned

    def turn(self, seconds: float) -> None:
        self._now += seconds
        for future in self._turned:
            if not future.done():
                future.set_result(None)
        self._turned.clear()


@dataclass
class Noticeboard:
    """A publisher that remembers everything it was given."""

    glances: list[Glance] = field(default_factory=list)
    deals: list[Mapping[int, PlayerView]] = field(default_factory=list)
    turns: list[tuple[int, PlayerView]] = field(default_factory=list)
    told: list[tuple[int, Notice]] = field(default_factory=list)
    frozen: list[int] = field(default_factory=list)
    slow: asyncio.Event | None = None
    """While set to an unset event, pictures take that long."""
    broken: bool = False

    async def table_changed(self, glance: Glance) -> None:
        if self.slow is not None:
            await self.slow.wait()
        if self.broken:
            raise RuntimeError("no picture today")
        self.glances.append(glance)

    async def hand_dealt(self, glance: Glance, hands: Mapping[int, PlayerView]) -> None:
        self.deals.append(hands)

    async def turn_began(self, glance: Glance, user_id: int, player: PlayerView) -> None:
        self.turns.append((user_id, player))

    async def private(self, user_id: int, notice: Notice, glance: Glance, player: PlayerView | None) -> None:
        self.told.append((user_id, notice))

    async def table_frozen(self, table_id: int, place: Place) -> None:
        self.frozen.append(table_id)

    @property
    def pings(self) -> list[int]:
        return [glance.ping for glance in self.glances if glance.ping is not None]

    def notices(self, kind: type[Notice]) -> list[tuple[int, Notice]]:
        return [(user, notice) for user, notice in self.told if isinstance(notice, kind)]


class Disk:
    """The real store, and a disk that can be full."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.is_full = False
        self.hold: asyncio.Event | None = None

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)

        async def call(*args: Any, **kwargs: Any) -> Any:
            if self.hold is not None:
                await self.hold.wait()
            if self.is_full and name in {"append", "create_table", "set_deadlines", "set_place"}:
                raise StoreFailed("database or disk is full")
            return await method(*args, **kwargs)

        return call


class World:
    """One store, one clock, and the House of the moment."""

    def __init__(self, store: Any, waits: Waits, seed: int) -> None:
        self.store = Disk(store)
        self.clock = HandClock()
        self.board = Noticeboard()
        self.waits = waits
        self.dice = LoadedDice(seed)
        self.house = self._new_house()

    def _new_house(self) -> House:
        return House(self.store, self.board, waits=self.waits, dice=self.dice, clock=self.clock)

    async def crash_and_restart(self, off: float = 0.0, silence: bool = True) -> None:
        """The process ends between two actions, nothing is said goodbye to; it is back after `off` seconds."""
        if silence:
            await self.silence()
        await kill(self.house)
        self.store.hold = None
        self.clock.turn(off)
        self.board = Noticeboard()
        self.house = self._new_house()
        await self.house.resume()
        await self.silence()

    async def silence(self) -> None:
        """Until nothing moves any more without the clock."""
        for _ in range(400):
            before = self.marks
            await settle()
            if self.marks == before and not self.house._desk.tasks.busy:
                return
        raise AssertionError("the House does not come to rest")

    @property
    def marks(self) -> tuple[int, ...]:
        rooms = self.house._desk.register.rooms.values()
        return (len(self.board.glances), len(self.board.told), *(room.table.version for room in rooms))

    async def later(self, seconds: float) -> None:
        self.clock.turn(seconds)
        await self.silence()

    def table(self, table_id: int) -> Table:
        """The table itself, with everything hidden."""
        desk = self.house._desk
        return (desk.register.rooms.get(table_id) or desk._over[table_id]).table

    async def lobby(self, *people: int, computers: int = 0, **setup: Any) -> int:
        """A table where these people sit, the first as host."""
        setup.setdefault("seats", max(len(people) + computers, 2))
        done = await self.house.open_table(HERE, people[0], NAMES[people[0]], Setup(**setup), computers)
        for person in people[1:]:
            await self.house.join(done.glance.table_id, person, NAMES[person])
        return done.glance.table_id

    async def game(self, *people: int, computers: int = 0, **setup: Any) -> int:
        """The same, and the first hand is dealt."""
        table_id = await self.lobby(*people, computers=computers, **setup)
        await self.house.start(table_id, people[0])
        await self.silence()
        return table_id

    def in_turn(self, table_id: int) -> int:
        """The person whose turn it is."""
        table = self.table(table_id)
        seat = table.seat_in_turn
        assert seat is not None
        user = table.people.seats[seat].user
        assert user is not None
        return user

    async def simple_turn(self, table_id: int) -> Done:
        """The person in turn draws and throws the first card that may be thrown."""
        user = self.in_turn(table_id)
        player = await self.house.look_as(table_id, user)
        assert player is not None
        done = await self.house.act(table_id, user, first(player, Draw, Decline))
        if done.player is None or done.glance.view.status != "playing":
            return done
        return await self.house.act(table_id, user, first(done.player, Discard))

    async def simple_discard(self, table_id: int, user: int) -> Done:
        """This person throws the first card that may be thrown."""
        player = await self.house.look_as(table_id, user)
        assert player is not None
        return await self.house.act(table_id, user, first(player, Discard))

    async def random_move(self, table_id: int, dice: Random) -> Done:
        """The person in turn does anything that is legal."""
        user = self.in_turn(table_id)
        player = await self.house.look_as(table_id, user)
        assert player is not None
        choices = [move for move in player.legal if not isinstance(move, Buy | Pass | FalseCall)]
        return await self.house.act(table_id, user, dice.choice(choices))


def first(player: PlayerView, *kinds: type[Move]) -> Action:
    """The first legal move of one of these kinds."""
    return next(move for move in player.legal if isinstance(move, kinds))


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)
    await asyncio.sleep(0.001)


async def kill(house: House) -> None:
    """End a House as a killed process would: no task of it runs on."""
    desk = house._desk
    tasks = list(desk.tasks._running)
    if house._alarm_task is not None:
        tasks.append(house._alarm_task)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def world(path: Path, waits: Waits = AT_ONCE, seed: int = 5) -> AsyncIterator[World]:
    """A new world with a real database; at the end the House is closed and nothing of it runs on."""
    async with open_store(path / "rummy.db") as store:
        here = World(store, waits, seed)
        await here.house.resume()
        try:
            yield here
        finally:
            here.store.is_full = False
            await here.house.close()
            assert not here.house._desk.tasks.busy


class LoadedDice(Random):
    """Seat 0 begins, and the next deal has these cards in front."""

    def __init__(self, seed: int = 5) -> None:
        super().__init__(seed)
        self.front: tuple[Card, ...] = ()

    def shuffle(self, x: list[Any]) -> None:
        super().shuffle(x)
        front, self.front = self.front, ()
        x[:] = [*front, *(card for card in x if card not in front)]

    def randrange(self, start: int, *rest: Any, **more: Any) -> int:  # type: ignore[override]
        return start - 1

    def hands(self, *hands: str, upcard: str, stock: str = "") -> None:
        """The next deal: these hands from seat 0 on, this upcard, and these cards on top of the stock."""
        rows = [parse_cards(hand) for hand in hands]
        dealt = [card for row in zip(*rows, strict=True) for card in row]
        self.front = (*dealt, *parse_cards(upcard), *parse_cards(stock))


def everything(table: Table) -> dict[str, Any]:
    """All that a table is made of, hidden or not, for comparing two of them."""
    found: dict[str, Any] = {
        name: getattr(table, name) for name in Table.__slots__ if name not in {"match", "people", "_rules"}
    }
    found["rules"] = table.rules
    found["people"] = table.people
    if table.match is not None:
        match = table.match
        found["match"] = {name: value for name, value in vars(match).items() if name != "round"}
        if match.round is not None:
            found["round"] = {name: getattr(match.round, name) for name in Round.__slots__}
    return found
