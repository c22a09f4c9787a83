"""What people and servers have chosen, kept in memory so that nobody waits for the disk."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, TypeVar

from store import DmState, Store

REMEMBERED: Final = 4_096
"""People and servers kept in memory; the others are read again."""
HANDS: Final = ("both", "dm", "panel")
THEMES: Final = ("classic", "midnight", "contrast")
DECKS: Final = ("four", "two")
SORTS: Final = ("suit", "rank", "melds", "drawn")

K = TypeVar("K", "Preferences", "ServerSettings")


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices; an empty text means "as the server has it"."""

    hand: str = "both"
    """One of `HANDS`: where the hand is shown."""
    theme: str = ""
    deck: str = ""
    sort: str = "suit"
    """One of `SORTS`."""
    ping: bool = True
    """Whether the table pings them when their turn begins."""
    language: str = ""
    listed: bool = True
    """Whether leaderboards show the name."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server's choices."""

    game: str = "rummy500"
    rules: dict[str, Any] = field(default_factory=dict)
    """House rules by game: {"rummy500": {"floating": true}}."""
    channels: list[int] = field(default_factory=list)
    """Where tables may open; empty for everywhere."""
    clock: int = 0
    """Seconds a turn at new tables."""
    hints: bool = True
    theme: str = "classic"
    deck: str = "four"
    language: str = ""
    """Empty: the server's own language, as Discord tells it."""


def read(kind: type[K], kept: Mapping[str, Any]) -> K:
    """Choices as any version of the bot wrote them; what is unknown or unfit by now is as at first."""
    default = kind()
    fit = {
        item.name: kept[item.name]
        for item in fields(kind)
        if item.name in kept and type(kept[item.name]) is type(getattr(default, item.name))
    }
    return kind(**fit)


class Tastes:
    """Everybody's choices. What is set is on the disk when the call returns."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: OrderedDict[int, Preferences] = OrderedDict()
        self._servers: OrderedDict[int, ServerSettings] = OrderedDict()
        self._dms: OrderedDict[int, DmState] = OrderedDict()
        self._locales: OrderedDict[int, str] = OrderedDict()

    async def of_person(self, user_id: int) -> Preferences:
        """A person's choices."""
        found = self._people.get(user_id)
        if found is None:
            found = read(Preferences, await self._store.preferences(user_id))
            _remember(self._people, user_id, found)
        return found

    async def set_person(self, user_id: int, chosen: Preferences) -> None:
        """Keep a person's choices."""
        await self._store.set_preferences(user_id, asdict(chosen), listed=chosen.listed)
        _remember(self._people, user_id, chosen)

    async def of_server(self, guild_id: int) -> ServerSettings:
        """A server's choices."""
        found = self._servers.get(guild_id)
        if found is None:
            found = read(ServerSettings, await self._store.guild_settings(guild_id))
            _remember(self._servers, guild_id, found)
        return found

    async def set_server(self, guild_id: int, chosen: ServerSettings) -> None:
        """Keep a server's choices."""
        await self._store.set_guild_settings(guild_id, asdict(chosen))
        _remember(self._servers, guild_id, chosen)

    async def dm_of(self, user_id: int) -> DmState:
        """How a person is reached by DM, as far as is known."""
        found = self._dms.get(user_id)
        if found is None:
            found = await self._store.dm_state(user_id)
            _remember(self._dms, user_id, found)
        return found

    async def set_dm(self, user_id: int, state: DmState) -> None:
        """Remember how a person is reached by DM, or that they are not."""
        if self._dms.get(user_id) != state:
            await self._store.set_dm_state(user_id, state)
            _remember(self._dms, user_id, state)

    def heard(self, user_id: int, locale: str) -> None:
        """A person's Discord spoke this language just now."""
        _remember(self._locales, user_id, locale)

    def locale_of(self, user_id: int) -> str | None:
        """The language a person's Discord spoke last, None for somebody not heard since the start."""
        return self._locales.get(user_id)

    def forget(self, user_id: int) -> None:
        """Drop what is remembered of a person whose data is gone."""
        for shelf in (self._people, self._dms, self._locales):
            shelf.pop(user_id, None)


V = TypeVar("V")


def _remember(shelf: OrderedDict[int, V], key: int, value: V) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    while len(shelf) > REMEMBERED:
        shelf.popitem(last=False)
