"""Which open tables there are by person, channel and server."""

from __future__ import annotations

from engine.house.room import Room

Line = tuple[str, int]
"""("person" | "channel" | "guild", its number)."""


class Register:
    """The open tables of the House, found by number, person, channel (or thread) and server."""

    def __init__(self) -> None:
        self.rooms: dict[int, Room] = {}
        self._lines: dict[int, tuple[Line, ...]] = {}
        self._tables: dict[Line, tuple[int, ...]] = {}

    def enter(self, room: Room) -> None:
        """Write down a room, new or changed; one whose table is over is struck out."""
        if room.table.is_over:
            self.strike(room.table.id)
        else:
            self.rooms[room.table.id] = room
            self._write(room.table.id, _lines(room))

    def strike(self, table_id: int) -> None:
        """A table is not open any more."""
        self.rooms.pop(table_id, None)
        self._write(table_id, ())

    def _write(self, table_id: int, new: tuple[Line, ...]) -> None:
        old = self._lines.get(table_id, ())
        if new == old:
            return
        for line in old:
            left = tuple(other for other in self._tables[line] if other != table_id)
            if left:
                self._tables[line] = left
            else:
                del self._tables[line]
        if new:
            self._lines[table_id] = new
        else:
            del self._lines[table_id]
        for line in new:
            self._tables[line] = tuple(sorted((*self._tables.get(line, ()), table_id)))

    def find(self, kind: str, number: int) -> tuple[int, ...]:
        """The tables of a person, channel or guild, oldest first."""
        return self._tables.get((kind, number), ())


def _lines(room: Room) -> tuple[Line, ...]:
    place = room.place
    shown_in = {place.channel_id, place.thread_id}
    people = room.table.people.seats
    return (
        *(("person", who.user) for who in people if who.is_peopled and who.user is not None),
        *(("channel", channel) for channel in shown_in if channel is not None),
        ("guild", place.guild_id),
    )
