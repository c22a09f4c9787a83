"""Which open tables there are by person, channel and server."""

from __future__ import annotations

from engine.house.room import Room

Line = tuple[str, int]
"""("person" | "channel" | "guild", its number)."""


class Register:
    """The open tables of the House, found by number, person, channel (or thread) and server."""

    def __init__(self) -> None:
        self.rooms: dict[int, Room] = {}
        self._lines: dict[int, frozenset[Line]] = {}
        self._tables: dict[Line, dict[int, None]] = {}
        """Table numbers in the order in which they came."""

    def enter(self, room: Room) -> None:
        """Write down a room, new or changed; one whose table is over is struck out."""
        table_id = room.table.id
        old = self._lines.pop(table_id, frozenset())
        new = frozenset() if room.table.is_over else _lines(room)
        for line in old - new:
            del self._tables[line][table_id]
            if not self._tables[line]:
                del self._tables[line]
        for line in new - old:
            self._tables.setdefault(line, {})[table_id] = None
        if new:
            self._lines[table_id] = new
            self.rooms[table_id] = room
        else:
            self.rooms.pop(table_id, None)

    def find(self, kind: str, number: int) -> tuple[int, ...]:
        """The tables of a person, channel or guild, oldest first."""
        return tuple(sorted(self._tables.get((kind, number), ())))


def _lines(room: Room) -> frozenset[Line]:
    place = room.place
    shown_in = {place.channel_id, place.thread_id}
    people = room.table.people.seats
    return frozenset(
        [
            *(("person", who.user) for who in people if who.is_peopled and who.user is not None),
            *(("channel", channel) for channel in shown_in if channel is not None),
            ("guild", place.guild_id),
        ]
    )
