"""What the bot may do where, and what it is told when it may not."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground import Channel, FakeClock, GuildPlace, Person, StandIn
from tests.playground.raw import Raw
from tests.playground.small_bot import picture

TABLE = {"content": "a table"}


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def standin(clock: FakeClock) -> AsyncIterator[StandIn]:
    async with StandIn(clock=clock, rates="off") as discord:
        yield discord


@pytest.fixture
def channel(room: GuildPlace) -> Channel:
    return room.channel("table")


@pytest.mark.parametrize(("taken", "code"), [("view_channel", 50001), ("send_messages", 50013)])
async def test_a_channel_without_a_permission_is_closed(
    room: GuildPlace, raw: Raw, channel: Channel, taken: str, code: int
) -> None:
    where = f"/channels/{channel.id}/messages"
    room.deny_bot(channel, taken)
    refused = await raw("POST", where, TABLE)
    assert (refused.status, refused.code) == (403, code)
    assert (await raw("POST", f"/channels/{room.channel().id}/messages", TABLE)).status == 200
    room.allow_bot(channel, taken)
    assert (await raw("POST", where, TABLE)).status == 200


async def test_pictures_and_embeds_have_permissions_of_their_own(room: GuildPlace, raw: Raw, channel: Channel) -> None:
    where = f"/channels/{channel.id}/messages"
    words = {"attachments": [{"id": 0, "description": "a hand"}]}
    room.deny_bot(channel, "attach_files", "embed_links")
    assert (await raw("POST", where, words, files={"a.png": picture()})).code == 50013
    assert (await raw("POST", where, {"embeds": [{"title": "x"}]})).code == 50013
    assert (await raw("POST", where, TABLE)).status == 200


async def test_reading_back_needs_the_history(room: GuildPlace, raw: Raw, channel: Channel) -> None:
    where = f"/channels/{channel.id}/messages"
    sent = (await raw("POST", where, TABLE)).json["id"]
    assert (await raw("GET", f"{where}/{sent}")).json["content"] == "a table"
    assert [item["id"] for item in (await raw("GET", where)).json] == [sent]
    room.deny_bot(channel, "read_message_history")
    assert (await raw("GET", f"{where}/{sent}")).code == 50013
    assert (await raw("GET", where)).json == []
    reply = TABLE | {"message_reference": {"message_id": sent}}
    assert (await raw("POST", where, reply)).code == 160002


async def test_the_bot_edits_and_deletes_its_own_messages_only(raw: Raw, channel: Channel, ana: Person) -> None:
    hers = ana.say("hello", channel)
    one = f"/channels/{channel.id}/messages/{hers.id}"
    assert (await raw("PATCH", one, TABLE)).code == 50005
    assert (await raw("DELETE", one)).code == 50013


async def test_a_closed_dm_a_stranger_and_too_many_letters(
    standin: StandIn, room: GuildPlace, raw: Raw, ana: Person
) -> None:
    dm = (await raw("POST", "/users/@me/channels", {"recipient_id": str(ana.id)})).json["id"]
    where = f"/channels/{dm}/messages"
    assert (await raw("POST", where, TABLE)).status == 200
    ana.close_dms()
    assert (await raw("POST", where, TABLE)).code == 50007
    ana.open_dms()
    assert (await raw("POST", where, TABLE)).status == 200
    ana.leave()
    assert (await raw("POST", where, TABLE)).code == 50278
    assert not standin.world.violations
    standin.world.dm_opens_at_most = 3
    codes = []
    for number in range(4):
        person = room.member(f"Guest {number}")
        codes.append((await raw("POST", "/users/@me/channels", {"recipient_id": str(person.id)})).code)
    assert codes == [0, 0, 40003, 40003]
    again = await raw("POST", "/users/@me/channels", {"recipient_id": str(ana.id)})
    assert again.json["id"] == dm


async def test_what_is_gone_is_told_by_its_own_code(
    standin: StandIn, room: GuildPlace, raw: Raw, channel: Channel, ana: Person
) -> None:
    sent = (await raw("POST", f"/channels/{channel.id}/messages", TABLE)).json["id"]
    one = f"/channels/{channel.id}/messages/{sent}"
    room.delete_message(standin.world.messages[channel.id][int(sent)])
    assert (await raw("PATCH", one, TABLE)).code == 10008
    room.delete_channel(channel)
    assert (await raw("PATCH", one, TABLE)).code == 10003
    ana.leave()
    member = await raw("GET", f"/guilds/{room.id}/members/{ana.id}")
    assert (member.status, member.code) == (404, 10007)
    room.remove_bot()
    assert (await raw("GET", f"/guilds/{room.id}")).code == 10004
    assert (await raw("POST", f"/channels/{room.channel().id}/messages", TABLE)).code == 50001
    assert not standin.world.violations
    room.add_bot()
    assert (await raw("GET", f"/guilds/{room.id}")).status == 200


async def test_asking_for_what_is_gone_again_and_again_is_a_fault(
    standin: StandIn, room: GuildPlace, raw: Raw, channel: Channel
) -> None:
    sent = (await raw("POST", f"/channels/{channel.id}/messages", TABLE)).json["id"]
    room.delete_message(standin.world.messages[channel.id][int(sent)])
    for _ in range(4):
        await raw("PATCH", f"/channels/{channel.id}/messages/{sent}", TABLE)
    assert [violation.code for violation in standin.world.violations] == [10008]


async def test_a_permission_given_back_and_then_lacking_elsewhere_is_a_fault(
    standin: StandIn, room: GuildPlace, raw: Raw, channel: Channel
) -> None:
    where = f"/channels/{channel.id}/messages"
    room.deny_bot(channel, "send_messages")
    await raw("POST", where, TABLE)
    assert not standin.world.violations
    room.allow_bot(channel, "send_messages")
    hers = room.member("Ana").say("hello", channel)
    await raw("DELETE", f"{where}/{hers.id}")
    assert [violation.code for violation in standin.world.violations] == [50013]


async def test_editing_a_message_older_than_an_hour_is_throttled(raw: Raw, channel: Channel, clock: FakeClock) -> None:
    where = f"/channels/{channel.id}/messages"
    sent = (await raw("POST", where, TABLE)).json["id"]
    await clock.advance(3590)
    assert {(await raw("PATCH", f"{where}/{sent}", TABLE)).status for _ in range(10)} == {200}
    await clock.advance(20)
    answers = [await raw("PATCH", f"{where}/{sent}", TABLE) for _ in range(4)]
    assert [answer.code for answer in answers] == [0, 0, 0, 30046]
    assert answers[-1].status == 429
    assert answers[-1].headers["Via"]
    await clock.advance(6)
    assert (await raw("PATCH", f"{where}/{sent}", TABLE)).status == 200


async def test_people_have_permissions_too(
    standin: StandIn, room: GuildPlace, channel: Channel, ana: Person, ben: Person
) -> None:
    ana.say("hello", channel)
    room.deny(channel, ben, "view_channel")
    assert len(ana.visible_messages(channel)) == 1
    assert ben.visible_messages(channel) == []
    assert room.role("mods", "manage_channels").permissions
