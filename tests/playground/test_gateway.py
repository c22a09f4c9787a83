"""The line to the bot: it breaks, it is resumed, and what happened meanwhile is told again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from discord.ext import commands

from playground import GuildPlace, Person, StandIn
from playground.startup import pointed_at, running
from tests.playground.small_bot import SmallBot


async def heard(bot: SmallBot, *wanted: str) -> None:
    """Wait until the bot has heard all of this."""
    async with asyncio.timeout(5):
        while not set(wanted) <= set(bot.heard):
            await asyncio.sleep(0.005)


async def test_a_dropped_line_is_resumed_and_nothing_is_lost(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    opened = await ana.slash("/table open", game="rummy500")
    standin.gateway.drop()
    reply = await ana.click(opened, label="Count")
    assert reply.content == "count 1"
    await heard(bot, "resumed")
    assert standin.gateway.resumes == 1
    assert standin.world.line.identifies == 1
    assert not standin.world.violations


async def test_a_forgotten_session_is_begun_anew(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    """The library waits one to five seconds before it identifies again, as Discord asks."""
    standin.gateway.invalidate()
    await standin.connected(20)
    assert standin.world.line.identifies == 2
    assert (await ana.slash("/hand")).content == "your hand"


async def test_a_wrong_token_never_gets_in(standin: StandIn) -> None:
    with pointed_at(standin), pytest.raises(discord.LoginFailure):
        async with SmallBot(sync=False) as bot:
            await bot.start("guessed")


async def test_a_privileged_intent_that_is_off_closes_the_door(standin: StandIn) -> None:
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(bot, standin):
            await asyncio.sleep(5)
    assert standin.gateway.closes == [4014]


async def test_two_shards_share_the_guilds_and_the_first_has_the_dms(room: GuildPlace, standin: StandIn) -> None:
    standin.world.line.shards = 2
    other = standin.world.guild("Other Room")
    bot = commands.AutoShardedBot(
        commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.01
    )
    async with running(bot, standin):
        async with asyncio.timeout(10):
            while len(standin.gateway.sessions) < 2 or len(bot.guilds) < 2:
                await asyncio.sleep(0.01)
        assert {guild.id for guild in bot.guilds} == {room.id, other.id}
        sessions = {session.shard: session for session in standin.gateway.sessions.values()}
        assert sessions[0, 2].owns(None)
        assert not sessions[1, 2].owns(None)
        assert sessions[(room.id >> 22) % 2, 2].owns(room.id)


async def test_the_bot_hears_what_is_taken_away(standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person) -> None:
    await bot.wait_until_ready()
    opened = await ana.slash("/table open", game="rummy500")
    assert opened.message is not None
    room.delete_message(opened.message)
    room.delete_channel(room.channel("spare"))
    room.remove_bot()
    await heard(bot, "message_delete", "channel_delete", "guild_remove")
    room.add_bot()
    await heard(bot, "guild_join")
    assert not standin.world.violations


async def test_a_hidden_channel_is_silent(room: GuildPlace, bot: SmallBot, ana: Person) -> None:
    hidden = room.channel("hidden")
    room.deny_bot(hidden, "view_channel")
    room.delete_message(ana.say("psst", hidden))
    shown = ana.say("hello")
    room.delete_message(shown)
    await heard(bot, "message_delete")
    assert bot.heard.count("message_delete") == 1


async def test_words_of_others_are_blank_unless_the_bot_is_mentioned(
    standin: StandIn, bot: SmallBot, ana: Person
) -> None:
    said: list[str] = []

    async def on_message(message: discord.Message) -> None:
        said.append(message.content)

    bot.on_message = on_message  # type: ignore[method-assign]
    mention = f"<@{standin.world.bot.id}>"
    ana.say("a secret")
    ana.say(f"{mention} sync")
    async with asyncio.timeout(5):
        while len(said) < 2:
            await asyncio.sleep(0.005)
    assert said == ["", f"{mention} sync"]


async def test_a_slow_network_is_slow_each_way(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    standin.slow_network(0.05)
    before = asyncio.get_running_loop().time()
    await ana.slash("/hand")
    assert 0.1 <= asyncio.get_running_loop().time() - before < 1


async def test_discords_own_troubles_are_ridden_out_by_the_library(
    standin: StandIn, bot: SmallBot, ana: Person
) -> None:
    standin.weather.answer(429, route="POST /users/@me/channels", retry_after=0.02)
    reply = await (await ana.slash("/letter")).settled()
    assert reply.content == "sent"
    standin.weather.answer(502, route="POST /channels/*/messages")
    assert (await (await ana.slash("/letter")).settled()).content == "sent"
    assert not standin.world.violations
    assert standin.weather.troubles == []


@pytest.fixture
async def line(standin: StandIn) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare gateway connection that was greeted."""
    async with aiohttp.ClientSession() as session, session.ws_connect(standin.world.line.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        yield socket


async def test_a_heartbeat_is_answered(line: aiohttp.ClientWebSocketResponse) -> None:
    await line.send_json({"op": 1, "d": None})
    assert (await line.receive_json())["op"] == 11


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"op": 2, "d": {"token": "guessed", "intents": 1}}, 4004),
        ({"op": 6, "d": {"token": "guessed", "session_id": "x", "seq": 1}}, 4004),
    ],
)
async def test_a_guessed_token_is_hung_up_on(line: aiohttp.ClientWebSocketResponse, hello: object, code: int) -> None:
    await line.send_json(hello)
    await line.receive()
    assert line.close_code == code


async def test_a_session_nobody_knows_cannot_be_resumed(
    standin: StandIn, line: aiohttp.ClientWebSocketResponse
) -> None:
    await line.send_json({"op": 6, "d": {"token": standin.token, "session_id": "x", "seq": 1}})
    assert await line.receive_json() == {"op": 9, "d": False}


async def test_chattering_is_hung_up_on(standin: StandIn, line: aiohttp.ClientWebSocketResponse) -> None:
    for _ in range(121):
        await line.send_json({"op": 1, "d": None})
    while (await line.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    assert line.close_code == 4008
    assert [item.code for item in standin.world.violations] == [4008]
