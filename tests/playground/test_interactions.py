"""Three seconds for the first answer, one answer only, fifteen minutes for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from playground import FakeClock, GuildPlace, Message, Person, Reply, StandIn
from playground.interaction import Interaction
from tests.playground.raw import Answer, Raw
from tests.playground.small_bot import picture

Json = dict[str, Any]
Ask = Callable[[Awaitable[Reply]], Awaitable["Open"]]
V2, EPHEMERAL = 1 << 15, 64
PING: Json = {"name": "ping", "description": "Ping", "contexts": [0, 1]}


class Open:
    """An interaction that the test answers itself, as a bot would."""

    def __init__(self, raw: Raw, told: Interaction, waiting: asyncio.Task[Reply]) -> None:
        self.raw, self.told, self.waiting = raw, told, waiting

    async def answer(self, kind: int, data: Json | None = None) -> Answer:
        path = f"/interactions/{self.told.id}/{self.told.token}/callback?with_response=1"
        return await self.raw("POST", path, {"type": kind, "data": data or {}})

    async def webhook(self, method: str, path: str = "", body: Json | None = None, **more: Any) -> Answer:
        app = self.raw.standin.world.application.id
        return await self.raw(method, f"/webhooks/{app}/{self.told.token}{path}", body, **more)

    async def reply(self) -> Reply:
        return await self.waiting


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def standin(clock: FakeClock) -> AsyncIterator[StandIn]:
    async with StandIn(clock=clock, rates="off") as discord:
        yield discord


@pytest.fixture
async def ask(standin: StandIn, room: GuildPlace, raw: Raw) -> AsyncIterator[Ask]:
    """A connected gateway and one registered command; what people do is then answered by hand."""
    await raw("PUT", f"/applications/{standin.world.application.id}/commands", [PING])
    async with aiohttp.ClientSession() as session, session.ws_connect(standin.world.line.url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": standin.token, "intents": 1, "properties": {}}})
        assert (await socket.receive_json())["t"] == "READY"

        async def ask(act: Awaitable[Reply]) -> Open:
            waiting = asyncio.ensure_future(act)
            while (await socket.receive_json())["t"] != "INTERACTION_CREATE":
                pass
            return Open(raw, list(standin.world.interactions.values())[-1], waiting)

        yield ask


async def test_an_answer_in_time(standin: StandIn, ask: Ask, clock: FakeClock, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    await clock.advance(2.9)
    answer = await told.answer(4, {"content": "pong"})
    assert answer.json["resource"]["message"]["content"] == "pong"
    assert answer.json["interaction"]["response_message_id"] == answer.json["resource"]["message"]["id"]
    assert (await told.reply()).content == "pong"
    assert not standin.world.violations


async def test_an_answer_after_three_seconds_is_for_an_unknown_interaction(
    standin: StandIn, ask: Ask, clock: FakeClock, ana: Person
) -> None:
    told = await ask(ana.slash("/ping"))
    await clock.advance(3.1)
    assert (await told.reply()).failed
    late = await told.answer(4, {"content": "pong"})
    assert (late.status, late.code) == (404, 10062)
    assert [violation.kind for violation in standin.world.violations] == ["unanswered", "refused"]


async def test_the_second_answer_is_refused(standin: StandIn, ask: Ask, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    first, second = await asyncio.gather(told.answer(4, {"content": "a"}), told.answer(4, {"content": "b"}))
    assert sorted([first.code, second.code]) == [0, 40060]
    assert [violation.code for violation in standin.world.violations] == [40060]


async def test_the_token_lives_for_fifteen_minutes(ask: Ask, clock: FakeClock, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    await told.answer(4, {"content": "pong"})
    await clock.advance(14 * 60)
    assert (await told.webhook("PATCH", "/messages/@original", {"content": "still"})).status == 200
    assert (await told.webhook("POST", "", {"content": "more"})).status == 200
    await clock.advance(61)
    for answer in (
        await told.webhook("PATCH", "/messages/@original", {"content": "gone"}),
        await told.webhook("POST", "", {"content": "gone"}),
        await told.webhook("GET", "/messages/@original"),
        await told.webhook("DELETE", "/messages/@original"),
    ):
        assert (answer.status, answer.code) == (401, 50027)


async def test_a_guessed_token_opens_nothing(standin: StandIn, ask: Ask, raw: Raw, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    app = standin.world.application.id
    assert (await raw("POST", f"/webhooks/{app}/guessed", {"content": "x"})).code == 50027
    assert (await raw("POST", f"/interactions/{told.told.id}/guessed/callback", {"type": 5})).code == 10062
    assert (await raw("POST", f"/interactions/1/{told.told.token}/callback", {"type": 5})).code == 10062
    await told.answer(5)


async def test_nothing_follows_before_the_first_answer(ask: Ask, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    assert (await told.webhook("POST", "", {"content": "x"})).code == 10015
    assert (await told.webhook("PATCH", "/messages/@original", {"content": "x"})).code == 10015
    await told.answer(5)


async def test_thinking_becomes_the_answer(ask: Ask, ana: Person, ben: Person, room: GuildPlace) -> None:
    told = await ask(ana.slash("/ping"))
    await told.answer(5, {"flags": EPHEMERAL})
    reply = await told.reply()
    assert reply.thinking
    assert reply.ephemeral
    body = {"flags": V2, "components": [{"type": 10, "content": "pong"}], "attachments": []}
    await told.webhook("PATCH", "/messages/@original", body)
    await reply.settled()
    assert (reply.text, reply.thinking, reply.ephemeral) == ("pong", False, True)
    assert ben.visible_messages(room.channel()) == []


async def test_the_first_follow_up_of_a_deferral_is_the_answer_itself(ask: Ask, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    await told.answer(5)
    reply = await told.reply()
    await told.webhook("POST", "", {"content": "pong"})
    await told.webhook("POST", "", {"content": "and more", "flags": EPHEMERAL})
    assert reply.content == "pong"
    assert [(message.content, message.ephemeral) for message in reply.follow_ups] == [("and more", True)]


async def test_an_ephemeral_message_is_out_of_reach_of_channel_routes(
    ask: Ask, raw: Raw, ana: Person, room: GuildPlace
) -> None:
    told = await ask(ana.slash("/ping"))
    made = await told.answer(4, {"content": "your hand", "flags": EPHEMERAL})
    where = f"/channels/{room.channel().id}/messages"
    one = f"{where}/{made.json['resource']['message']['id']}"
    for answer in (await raw("GET", one), await raw("PATCH", one, {"content": "x"}), await raw("DELETE", one)):
        assert (answer.status, answer.code) == (404, 10008)
    assert (await raw("GET", where)).json == []
    assert (await told.webhook("PATCH", "/messages/@original", {"content": "new hand"})).status == 200
    assert ana.last_ephemeral is not None
    assert ana.last_ephemeral.content == "new hand"


async def test_a_token_reaches_only_its_own_messages(ask: Ask, ana: Person, ben: Person) -> None:
    hers, his = await ask(ana.slash("/ping")), await ask(ben.slash("/ping"))
    made = await hers.answer(4, {"content": "hers", "flags": EPHEMERAL})
    await his.answer(4, {"content": "his", "flags": EPHEMERAL})
    hers_id = made.json["resource"]["message"]["id"]
    assert (await his.webhook("PATCH", f"/messages/{hers_id}", {"content": "x"})).code == 10008
    assert (await hers.webhook("PATCH", f"/messages/{hers_id}", {"content": "y"})).status == 200


async def test_a_click_on_an_ephemeral_message_brings_a_fresh_token(ask: Ask, clock: FakeClock, ana: Person) -> None:
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Again", "custom_id": "again"}]}
    first = await ask(ana.slash("/ping"))
    await first.answer(4, {"content": "hand 1", "flags": EPHEMERAL, "components": [button]})
    hand = await first.reply()
    await clock.advance(3600)
    second = await ask(ana.click(hand, label="Again"))
    await second.answer(7, {"content": "hand 2"})
    assert hand.content == "hand 2"
    assert hand.ephemeral
    ana.reload()
    assert ana.last_ephemeral is None


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 99])
async def test_a_command_cannot_be_answered_like_a_press(ask: Ask, ana: Person, kind: int) -> None:
    told = await ask(ana.slash("/ping"))
    assert (await told.answer(kind)).fault_at("type")
    await told.answer(4, {"content": "pong"})


async def test_a_deferral_may_only_choose_to_be_ephemeral(ask: Ask, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    assert (await told.answer(5, {"flags": V2})).code == 50035
    await told.answer(5)


async def test_a_form_is_checked_like_everything_else(ask: Ask, ana: Person) -> None:
    told = await ask(ana.slash("/ping"))
    field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "a", "style": 1}}
    assert (await told.answer(9, {"title": "x" * 46, "custom_id": "f", "components": [field]})).fault_at(
        "data", "title"
    )
    assert (await told.answer(9, {"title": "x", "custom_id": "f", "components": []})).fault_at("data", "components")
    six = [field | {"component": {"type": 4, "custom_id": str(number), "style": 1}} for number in range(6)]
    assert (await told.answer(9, {"title": "x", "custom_id": "f", "components": six})).fault_at("data", "components")
    twice = await told.answer(9, {"title": "x", "custom_id": "f", "components": [field, field]})
    assert twice.fault_at("data", "components")
    long = field | {"label": "x" * 46}
    answer = await told.answer(9, {"title": "x", "custom_id": "f", "components": [long]})
    assert answer.fault_at("data", "components", 0, "label")
    assert (await told.answer(9, {"title": "x", "custom_id": "f", "components": [field]})).status == 200
    modal = (await told.reply()).modal
    assert modal is not None
    submitted = await ask(ana.submit(modal, {"Name": "Kitchen"}))
    again = {"title": "x", "custom_id": "g", "components": [field]}
    assert (await submitted.answer(9, again)).fault_at("type")
    await submitted.answer(4, {"content": "thanks"})
    assert (await submitted.reply()).content == "thanks"


async def test_a_silent_deferral_lets_the_pressed_message_be_edited(
    ask: Ask, raw: Raw, room: GuildPlace, ana: Person
) -> None:
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"}]}
    sent = await raw("POST", f"/channels/{room.channel().id}/messages", {"content": "table", "components": [button]})
    table = _find(ana, room, sent)
    told = await ask(ana.click(table, label="Draw"))
    await told.answer(6)
    reply = await told.reply()
    words = {"attachments": [{"id": 0, "description": "the table"}], "content": "drawn"}
    await told.webhook("PATCH", "/messages/@original", words, files={"table.png": picture()})
    await reply.settled()
    assert reply.message is table
    assert (table.content, table.alt_texts) == ("drawn", ["the table"])


async def test_a_silent_deferral_may_be_answered_by_a_message_of_its_own(
    ask: Ask, raw: Raw, room: GuildPlace, ana: Person
) -> None:
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Text", "custom_id": "text"}]}
    sent = await raw("POST", f"/channels/{room.channel().id}/messages", {"content": "table", "components": [button]})
    told = await ask(ana.click(_find(ana, room, sent), label="Text"))
    await told.answer(6)
    reply = await told.reply()
    assert reply.is_update
    await told.webhook("POST", "", {"content": "in words", "flags": EPHEMERAL})
    await reply.settled()
    assert (reply.text, reply.ephemeral, reply.is_new, reply.is_update) == ("in words", True, True, False)


def _find(person: Person, room: GuildPlace, sent: Answer) -> Message:
    return next(item for item in person.visible_messages(room.channel()) if str(item.id) == sent.json["id"])


async def test_a_press_that_crosses_with_an_edit_carries_what_was_seen(
    ask: Ask, raw: Raw, room: GuildPlace, ana: Person
) -> None:
    old = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Draw", "custom_id": "draw:1"}]}
    new = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Draw", "custom_id": "draw:2"}]}
    where = f"/channels/{room.channel().id}/messages"
    sent = await raw("POST", where, {"content": "table", "components": [old]})
    seen = _find(ana, room, sent).as_seen()
    await raw("PATCH", f"{where}/{sent.json['id']}", {"components": [new]})
    told = await ask(ana.click(seen, label="Draw"))
    assert told.told.message_id == seen.id
    await told.answer(6)


async def test_too_many_or_too_long_choices_are_refused(standin: StandIn, ask: Ask, raw: Raw, ana: Person) -> None:
    option = {"type": 3, "name": "card", "description": "Card", "autocomplete": True}
    await raw("PUT", f"/applications/{standin.world.application.id}/commands", [PING | {"options": [option]}])
    told = await ask(ana.autocomplete("/ping", "card", "7"))
    many = [{"name": str(number), "value": str(number)} for number in range(26)]
    assert (await told.answer(8, {"choices": many})).fault_at("data", "choices")
    assert (await told.answer(8, {"choices": [{"name": "x" * 101, "value": "x"}]})).fault_at(
        "data", "choices", 0, "name"
    )
    assert (await told.answer(5)).fault_at("type")
    assert (await told.answer(8, {"choices": many[:25]})).status == 200
    assert len((await told.reply()).choices) == 25


async def test_without_a_bot_a_press_fails_at_once_and_nobody_is_blamed(
    standin: StandIn, room: GuildPlace, raw: Raw, ana: Person
) -> None:
    await raw("PUT", f"/applications/{standin.world.application.id}/commands", [PING])
    assert (await ana.slash("/ping")).failed
    assert not standin.world.violations
