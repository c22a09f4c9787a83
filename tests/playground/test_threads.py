"""Threads: opened, written in, archived, deleted."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import ClientRefuses, GuildPlace, Person, StandIn
from tests.playground.raw import Raw
from tests.playground.small_bot import SmallBot, row


async def test_a_table_in_a_thread_of_its_own(standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person) -> None:
    channel = bot.get_channel(room.channel().id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.send("a table", view=row(("count", 0)))
    place = room.threads[0]
    table = ana.visible_messages(place)[-1]
    assert (await ana.click(table, label="Count")).content == "count 1"
    assert (await ana.slash("/hand", channel=place)).ephemeral
    opened = await channel.send("from here")
    started = await opened.create_thread(name="Table 2")
    assert started.id == opened.id
    room.delete_channel(place)
    async with asyncio.timeout(5):
        while "thread_delete" not in bot.heard:
            await asyncio.sleep(0.005)
    assert not standin.world.violations


async def test_a_private_thread_is_for_those_brought_in(
    standin: StandIn, room: GuildPlace, raw: Raw, ana: Person, ben: Person
) -> None:
    parent = room.channel()
    where = f"/channels/{parent.id}/threads"
    assert (await raw("POST", where, {"name": "x", "type": 12})).code == 50013
    room.allow_bot(parent, "create_private_threads")
    made = await raw("POST", where, {"name": "hidden", "type": 12})
    assert made.status == 201
    thread = room.threads[0]
    await raw("PUT", f"/channels/{thread.id}/thread-members/{ana.id}")
    await raw("POST", f"/channels/{thread.id}/messages", {"content": "psst"})
    assert [message.content for message in ana.visible_messages(thread)] == ["psst"]
    assert ben.visible_messages(thread) == []


async def test_an_archived_thread_wakes_up_for_a_message_but_not_for_an_edit(
    standin: StandIn, room: GuildPlace, raw: Raw
) -> None:
    await raw("POST", f"/channels/{room.channel().id}/threads", {"name": "table", "type": 11})
    thread = room.threads[0]
    where = f"/channels/{thread.id}/messages"
    sent = (await raw("POST", where, {"content": "a"})).json["id"]
    room.archive(thread)
    assert (await raw("PATCH", f"{where}/{sent}", {"content": "b"})).code == 50083
    assert (await raw("POST", where, {"content": "c"})).status == 200
    assert not thread.archived
    room.archive(thread, locked=True)
    assert (await raw("POST", where, {"content": "d"})).code == 50083
    with pytest.raises(ClientRefuses):
        room.member("Ana").say("me too", thread)


async def test_threads_have_a_permission_of_their_own(room: GuildPlace, raw: Raw) -> None:
    parent = room.channel()
    await raw("POST", f"/channels/{parent.id}/threads", {"name": "table", "type": 11})
    where = f"/channels/{room.threads[0].id}/messages"
    room.deny_bot(parent, "send_messages")
    assert (await raw("POST", where, {"content": "still"})).status == 200
    room.deny_bot(parent, "send_messages_in_threads")
    assert (await raw("POST", where, {"content": "no more"})).code == 50013
    room.deny_bot(parent, "create_public_threads")
    assert (await raw("POST", f"/channels/{parent.id}/threads", {"name": "two", "type": 11})).code == 50013


async def test_names_and_ages_of_threads_are_limited(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/threads"
    assert (await raw("POST", where, {"name": "x" * 101, "type": 11})).fault_at("name")
    assert (await raw("POST", where, {"name": "x", "type": 11, "auto_archive_duration": 5})).fault_at(
        "auto_archive_duration"
    )
    inside = (await raw("POST", where, {"name": "x", "type": 11})).json["id"]
    assert (await raw("POST", f"/channels/{inside}/threads", {"name": "y", "type": 11})).code == 50024


async def test_deleting_the_channel_takes_its_threads_along(room: GuildPlace, raw: Raw) -> None:
    parent = room.channel("table")
    inside = (await raw("POST", f"/channels/{parent.id}/threads", {"name": "x", "type": 11})).json["id"]
    room.delete_channel(parent)
    assert (await raw("POST", f"/channels/{inside}/messages", {"content": "x"})).code == 10003
