"""A stand-in with fast rules of the road, and the small bot at home in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground import GuildPlace, Person, StandIn
from playground.startup import running
from tests.playground.openapi import openapi_judge
from tests.playground.raw import Raw
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with StandIn(rates="counted") as discord:
        judges = (openapi_judge(), openapi_judge(judges_answers=True))
        discord.checks += [judge for judge in judges if judge is not None]
        yield discord


@pytest.fixture
def room(standin: StandIn) -> GuildPlace:
    return standin.world.guild("Card Room")


@pytest.fixture
async def bot(standin: StandIn, room: GuildPlace) -> AsyncIterator[SmallBot]:
    small = SmallBot()
    async with running(small, standin):
        yield small


@pytest.fixture
def ana(room: GuildPlace) -> Person:
    return room.member("Ana")


@pytest.fixture
def ben(room: GuildPlace) -> Person:
    return room.member("Ben")


@pytest.fixture
async def raw(standin: StandIn) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(standin, session)
