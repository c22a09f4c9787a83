"""The real bot with a real store, at home in a stand-in: what the stories of this folder are told with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot import RummyBot
from playground import GuildPlace, Person, Reply, StandIn
from tests.e2e.harness import Room, card_room


@pytest.fixture(autouse=True)
def patient_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """People read an answer once it is there: on a busy machine the bot may ask for more time first."""

    def reading(verb: Callable[..., Awaitable[Reply]]) -> Callable[..., Awaitable[Reply]]:
        async def act_and_read(*args: Any, **named: Any) -> Reply:
            return await (await verb(*args, **named)).settled()

        return act_and_read

    for name in ("slash", "click", "select", "submit"):
        monkeypatch.setattr(Person, name, reading(getattr(Person, name)))


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Room]:
    """The bot in "Card Room"; at the end nothing may have been refused, and nobody may wait for an answer."""
    async with card_room(tmp_path) as hall:
        yield hall
        await hall.discord.quiet()
        hall.assert_clean()


@pytest.fixture
def bot(hall: Room) -> RummyBot:
    made: RummyBot = hall.bot
    return made


@pytest.fixture
def standin(hall: Room) -> StandIn:
    return hall.discord


@pytest.fixture
def room(hall: Room) -> GuildPlace:
    return hall.place


@pytest.fixture
def ana(room: GuildPlace) -> Person:
    return room.member("Ana")


@pytest.fixture
def ben(room: GuildPlace) -> Person:
    return room.member("Ben")


@pytest.fixture
def boss(room: GuildPlace) -> Person:
    """Somebody who may manage the server."""
    return room.member("Boss", permissions=("manage_guild",))
