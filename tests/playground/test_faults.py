"""What a bot does badly is written down, so that a test can say: nothing of the kind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from playground import Clock, GuildPlace, Person, Request, StandIn
from tests.playground.openapi import openapi_judge
from tests.playground.raw import Raw
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    # Three seconds pass in three tenths of one.
    async with StandIn(clock=Clock(scale=10), rates="off") as discord:
        yield discord


async def test_a_command_left_unanswered_fails_and_is_blamed(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    reply = await ana.slash("/never")
    assert reply.failed
    assert [str(item) for item in standin.world.violations] == [
        "unanswered: Ana's /never was not answered within 3 seconds"
    ]


async def test_a_late_answer_is_blamed_twice(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    reply = await ana.slash("/late")
    assert reply.failed
    bot.dispatch("go")
    await standin.quiet()
    async with asyncio.timeout(5):
        while not bot.errors:
            await asyncio.sleep(0.005)
    assert [item.code for item in standin.world.violations] == [0, 10062]
    assert "Ana's /late" in standin.world.violations[1].told


async def test_a_picture_without_words_is_blamed(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    await ana.slash("/pictures")
    assert [item.kind for item in standin.world.violations] == ["no alt text"]


async def test_a_forgiven_code_is_not_blamed(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    standin.world.forgiven.add(50006)
    await raw("POST", f"/channels/{room.channel().id}/messages", {})
    assert not standin.world.violations


async def test_troubles_are_on_record_but_nobodys_fault(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    standin.weather.answer(500, route="POST /channels/*/messages", times=2)
    where = f"/channels/{room.channel().id}/messages"
    assert [(await raw("POST", where, {"content": "x"})).status for _ in range(3)] == [500, 500, 200]
    assert [item.status for item in standin.world.requests] == [500, 500, 200]
    assert not standin.world.violations


async def test_waiting_for_something_to_happen(standin: StandIn, room: GuildPlace, raw: Raw, ana: Person) -> None:
    waiting = asyncio.create_task(standin.until(lambda: bool(ana.pings)))
    await raw("POST", f"/channels/{room.channel().id}/messages", {"content": ana.mention})
    await waiting
    with pytest.raises(TimeoutError):
        await standin.until(lambda: len(ana.pings) > 1, patience=0.01)


async def test_every_request_is_on_record(standin: StandIn, bot: SmallBot, ana: Person) -> None:
    await (await ana.slash("/letter")).settled()
    routes = [(item.method, item.route, item.status) for item in standin.world.requests]
    assert ("POST", "/interactions/{interaction_id}/{token}/callback", 200) in routes
    assert ("POST", "/users/@me/channels", 200) in routes
    letter = next(item for item in standin.world.requests if item.route == "/channels/{channel_id}/messages")
    assert letter.files == ("hand.png",)
    assert letter.body["content"] == "psst"
    secrets = list(standin.world.interactions)
    assert not any(token in item.path for item in standin.world.requests for token in secrets)


def test_discords_document_finds_what_is_misshapen() -> None:
    judge = openapi_judge()
    if judge is None:
        pytest.skip("Discord's document is not beside the project")

    def told(method: str, route: str, body: object) -> str | None:
        return judge(Request(method, route, "", 200, 0, 0.0, json.dumps(body).encode()), None)

    messages, callback = "/channels/{channel_id}/messages", "/interactions/{interaction_id}/{token}/callback"
    follow_up = "/webhooks/{application_id}/{token}"
    assert told("POST", messages, {"content": "x"}) is None
    assert told("POST", messages, {"content": ["x"]})
    assert told("POST", callback, {"type": 4, "data": {"content": "x"}}) is None
    assert told("POST", callback, {"type": 4, "data": {"embeds": "x"}})
    assert told("POST", follow_up, {"content": 7})
    assert told("PATCH", follow_up + "/messages/{message_id}", {"attachments": 7})
    assert told("PUT", "/applications/{application_id}/commands", [{"name": "x", "options": 7}])


READABLE = [
    "/channels/{channel}",
    "/channels/{channel}/messages",
    "/channels/{channel}/messages/{message}",
    "/guilds/{guild}",
    "/guilds/{guild}/channels",
    "/guilds/{guild}/roles",
    "/guilds/{guild}/members/{ana}",
    "/guilds/{guild}/threads/active",
    "/applications/{app}/commands",
    "/applications/{app}/commands?with_localizations=1",
    "/applications/{app}/emojis",
    "/applications/@me",
    "/oauth2/applications/@me",
    "/users/@me",
    "/users/@me/guilds",
    "/users/{ana}",
    "/gateway/bot",
]


@pytest.mark.parametrize("path", READABLE)
async def test_the_stand_in_answers_in_discords_own_form(
    standin: StandIn, room: GuildPlace, bot: SmallBot, raw: Raw, ana: Person, path: str
) -> None:
    judge = openapi_judge(judges_answers=True)
    if judge is None:
        pytest.skip("Discord's document is not beside the project")
    await (await ana.slash("/board")).settled()
    ana.say(f"hello {ana.mention}")
    channel = room.channel()
    await raw("POST", f"/channels/{channel.id}/threads", {"name": "table", "type": 11})
    ana.give("manage_guild")
    room.deny_bot(channel, "manage_messages")
    standin.checks.append(judge)
    message = channel.last_message_id
    filled = path.format(
        channel=channel.id, message=message, guild=room.id, ana=ana.id, app=standin.world.application.id
    )
    assert (await raw("GET", filled)).status == 200
    assert not standin.world.violations


def test_a_misshapen_answer_would_be_found() -> None:
    judge = openapi_judge(judges_answers=True)
    if judge is None:
        pytest.skip("Discord's document is not beside the project")
    assert judge(Request("GET", "/users/{user_id}", "", 200, 0, 0.0), {"id": 7})
