"""The real bot with a real store, at home in a stand-in: what the stories of this folder are told with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import RummyBot
from engine.house import Waits
from playground import GuildPlace, Person, StandIn
from playground.startup import running
from settings import Settings
from store import open_store
from tests.playground.openapi import openapi_judge

QUICK = Waits(claim=0.0, computer_grace=0.01, computer_delay=0.01, next_hand=0.05, host_silent=3_600.0)


@asynccontextmanager
async def open_bot(discord: StandIn, folder: Path, waits: Waits = QUICK) -> AsyncIterator[RummyBot]:
    """The bot as `bot.py` builds it, connected until the block ends; its data is in `folder`."""
    settings = Settings(token=discord.token, data_dir=folder, guild_ready=0.01, waits=waits)
    async with open_store(settings.database) as store:
        bot = RummyBot(settings, store)
        await bot.furnish()
        async with running(bot, discord):
            await bot.wait_until_ready()
            yield bot


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with StandIn(rates="counted") as discord:
        judge = openapi_judge()
        discord.checks += [judge] if judge is not None else []
        yield discord
        assert not discord.world.violations


@pytest.fixture
def room(standin: StandIn) -> GuildPlace:
    return standin.world.guild("Card Room")


@pytest.fixture
async def bot(standin: StandIn, room: GuildPlace, tmp_path: Path) -> AsyncIterator[RummyBot]:
    async with open_bot(standin, tmp_path) as bot:
        yield bot


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
