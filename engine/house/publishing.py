"""Publishing: what happened at a table is shown by one task, always the newest, and told to people by another."""

from __future__ import annotations

from collections.abc import Awaitable

from engine.house.protocols import Publisher
from engine.house.room import Room
from engine.house.tasks import Tasks, log
from engine.house.values import Glance, Notice


class Publishing:
    """Shows rooms through a `Publisher`; a publisher that fails is logged and stops nothing."""

    def __init__(self, publisher: Publisher, tasks: Tasks) -> None:
        self._publisher = publisher
        self._tasks = tasks

    def show(self, room: Room) -> None:
        """Draw the table as it is now, and tell people what concerns them; returns at once."""
        if not room.unshown.is_drawn:
            room.unshown.is_drawn = True
            self._tasks.start(self._draw(room), f"drawing table {room.table.id}")

    def tell(self, room: Room, user: int, notice: Notice) -> None:
        """Tell one person something."""
        room.unshown.notices.append((user, notice))
        self._talk(room)

    async def _draw(self, room: Room) -> None:
        unshown = room.unshown
        try:
            while unshown.changed:
                await self._attempt(self._publisher.table_changed(self._newest(room)), room)
                self._talk(room)
        finally:
            unshown.is_drawn = False

    def _newest(self, room: Room) -> Glance:
        """The table now, with everything that was not shown before; it counts as shown from here on."""
        unshown, table = room.unshown, room.table
        seat, ping = table.seat_in_turn, None
        if seat is not None and table.turn_began != unshown.announced and table.people.seats[seat].is_held:
            unshown.announced = table.turn_began
            assert table.match is not None
            assert table.match.round is not None
            if table.match.round.phase == "draw":
                ping = unshown.turn = table.people.seats[seat].user
        news, results = tuple(unshown.news), tuple(unshown.results)
        unshown.news, unshown.results, unshown.changed = [], [], False
        return room.glance(ping, news, results)

    def _talk(self, room: Room) -> None:
        unshown = room.unshown
        if not unshown.is_told and (unshown.dealt or unshown.turn is not None or unshown.notices):
            unshown.is_told = True
            self._tasks.start(self._tell_all(room), f"telling people of table {room.table.id}")

    async def _tell_all(self, room: Room) -> None:
        unshown = room.unshown
        try:
            while unshown.dealt or unshown.turn is not None or unshown.notices:
                if unshown.dealt:
                    unshown.dealt = False
                    await self._attempt(self._deal(room), room)
                elif unshown.turn is not None:
                    user, unshown.turn = unshown.turn, None
                    await self._attempt(self._turn(room, user), room)
                else:
                    user, notice = unshown.notices.pop(0)
                    player = room.seen_by(user)
                    await self._attempt(self._publisher.private(user, notice, room.glance(), player), room)
        finally:
            unshown.is_told = False

    async def _deal(self, room: Room) -> None:
        people = room.table.people
        held = [who.user for who in people.seats if who.is_held and who.user is not None]
        hands = {user: player for user in held if (player := room.seen_by(user)) is not None}
        await self._publisher.hand_dealt(room.glance(), hands)

    async def _turn(self, room: Room, user: int) -> None:
        seat, player = room.table.seat_in_turn, room.seen_by(user)
        if player is not None and player.seat == seat:
            await self._publisher.turn_began(room.glance(), user, player)

    async def _attempt(self, showing: Awaitable[None], room: Room) -> None:
        try:
            await showing
        except Exception:
            log.exception("table %d could not be shown; the game goes on", room.table.id)
