"""Routes of channels, messages and threads."""

from __future__ import annotations

from typing import Any

from playground import permissions, posting, threads, wire, wire_messages
from playground.edge.call import Call, snowflake
from playground.records import Channel, Message
from playground.refused import Form, Refused

Json = dict[str, Any]


def _place(call: Call) -> Channel:
    return call.world.channel_for_bot(call.id("channel_id"))


def _message(call: Call) -> tuple[Channel, Message]:
    channel = _place(call)
    return channel, call.world.message_for_bot(channel, call.id("message_id"))


def _need(call: Call, channel: Channel, permission: int) -> None:
    if not permissions.in_channel(call.world, call.world.application.bot_id, channel) & permission:
        raise Refused(50013)


async def get_channel(call: Call) -> Json:
    return wire.channel(call.world, _place(call))


async def change_channel(call: Call) -> Json:
    return wire.channel(call.world, threads.change(call.world, _place(call), call.body))


async def delete_channel(call: Call) -> Json:
    channel = _place(call)
    _need(call, channel, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
    payload = wire.channel(call.world, channel)
    threads.remove_channel(call.world, channel)
    return payload


async def typing(call: Call) -> None:
    channel = _place(call)
    if not permissions.may_write(call.world, call.world.application.bot_id, channel):
        raise Refused(50013)


async def send_message(call: Call) -> Json:
    channel = call.world.channels.get(call.id("channel_id"))
    if channel is None:
        raise Refused(10003)
    return wire_messages.message(call.world, posting.send_as_bot(call.world, channel, call.body, call.uploads))


async def get_message(call: Call) -> Json:
    channel, message = _message(call)
    _need(call, channel, permissions.READ_MESSAGE_HISTORY)
    return wire_messages.message(call.world, message)


async def history(call: Call) -> list[Json]:
    """Newest first; empty without Read Message History, as Discord answers."""
    channel = _place(call)
    limit = int(call.query("limit", "50"))
    Form(("limit",)).number(limit, 1, 100)
    granted = permissions.in_channel(call.world, call.world.application.bot_id, channel)
    if not granted & permissions.READ_MESSAGE_HISTORY:
        return []
    before, after = int(call.query("before", "0")), int(call.query("after", "0"))
    found = [
        message
        for message in call.world.messages[channel.id].values()
        if not message.ephemeral and (not before or message.id < before) and message.id > after
    ]
    chosen = found[:limit] if after else found[-limit:]
    return [wire_messages.message(call.world, message) for message in reversed(chosen)]


async def edit_message(call: Call) -> Json:
    channel, message = _message(call)
    posting.edit_as_bot(call.world, channel, message, call.body, call.uploads)
    return wire_messages.message(call.world, message)


async def delete_message(call: Call) -> None:
    channel, message = _message(call)
    if message.author_id != call.world.application.bot_id:
        _need(call, channel, permissions.MANAGE_MESSAGES)
    posting.delete(call.world, message)


async def bulk_delete(call: Call) -> None:
    channel = _place(call)
    _need(call, channel, permissions.MANAGE_MESSAGES)
    form = Form(("messages",))
    form.count(call.body.get("messages") or [], 100, 2)
    form.settle()
    for message_id in call.body["messages"]:
        if (message := call.world.messages[channel.id].get(int(message_id))) is not None:
            posting.delete(call.world, message)


async def open_thread(call: Call) -> Json:
    return wire.channel(call.world, threads.open_thread(call.world, _place(call), call.body))


async def open_thread_from_message(call: Call) -> Json:
    channel, message = _message(call)
    return wire.channel(call.world, threads.open_thread(call.world, channel, call.body, message))


def _thread_and_person(call: Call) -> tuple[Channel, int]:
    channel = _place(call)
    if not channel.is_thread:
        raise Refused(50024)
    who = call.request.match_info["user_id"]
    return channel, call.world.application.bot_id if who == "@me" else snowflake(who)


async def join_thread(call: Call) -> None:
    thread, person = _thread_and_person(call)
    if thread.archived:
        raise Refused(50083)
    threads.bring(call.world, thread, person)


async def leave_thread(call: Call) -> None:
    thread, person = _thread_and_person(call)
    if person != call.world.application.bot_id:
        _need(call, thread, permissions.MANAGE_THREADS)
    threads.take_out(call.world, thread, person)


async def thread_members(call: Call) -> list[Json]:
    channel = _place(call)
    return [threads.thread_member(call.world, channel, person) for person in channel.member_ids]
