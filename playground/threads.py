"""Threads: opened by the bot, archived, joined, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from playground import permissions, wire
from playground.records import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Message
from playground.refused import Form, Refused

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def open_thread(world: World, parent: Channel, body: Json, message: Message | None = None) -> Channel:
    """The bot opens a thread, from a message or on its own; refused with 50013, 50024, 50035 or 160004."""
    if parent.kind != TEXT_CHANNEL:
        raise Refused(50024)
    form = Form()
    form.at("name").text(body.get("name"), 100, 1)
    minutes = body.get("auto_archive_duration") or 1440
    if minutes not in ARCHIVE_MINUTES:
        form.at("auto_archive_duration").wrong("BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.")
    kind = PUBLIC_THREAD if message is not None else body.get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        form.at("type").wrong("BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    form.settle()
    bot_id = world.application.bot_id
    wanted = permissions.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else permissions.CREATE_PRIVATE_THREADS
    if not permissions.in_channel(world, bot_id, parent) & wanted:
        raise Refused(50013)
    if message is not None and world.threads_of_messages.get(message.id) in world.channels:
        raise Refused(160004)
    thread = Channel(
        # A thread started from a message has that message's id.
        id=message.id if message is not None else world.ids.next(),
        kind=kind,
        name=body["name"],
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=bot_id,
        member_ids=[bot_id],
        archive_after=minutes,
        created_at=world.clock.now(),
    )
    if message is not None:
        world.threads_of_messages[message.id] = thread.id
    world.channels[thread.id] = thread
    world.messages[thread.id] = {}
    payload = wire.channel(world, thread) | {"newly_created": True}
    world.tell("THREAD_CREATE", payload, guild_id=thread.guild_id, channel_id=thread.id)
    return thread


def change(world: World, channel: Channel, body: Json) -> Channel:
    """The bot renames, archives or locks a thread (its own, or with Manage Threads), or renames a channel."""
    bot_id = world.application.bot_id
    granted = permissions.in_channel(world, bot_id, channel)
    wanted = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    own = (
        channel.is_thread and channel.owner_id == bot_id and set(body) <= {"name", "archived", "auto_archive_duration"}
    )
    if not granted & wanted and not own:
        raise Refused(50013)
    form = Form()
    if "name" in body:
        form.at("name").text(body["name"], 100, 1)
    form.settle()
    channel.name = body.get("name", channel.name)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.archive_after = body.get("auto_archive_duration", channel.archive_after)
    tell_update(world, channel)
    return channel


def tell_update(world: World, channel: Channel) -> None:
    """Let everybody know that a channel or thread looks different now."""
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    world.tell(name, wire.channel(world, channel), guild_id=channel.guild_id, channel_id=channel.id)


def bring(world: World, thread: Channel, user_id: int) -> None:
    """Somebody is added to a thread (10013 for a stranger to the guild)."""
    guild = world.guilds[thread.guild_id or 0]
    if user_id not in guild.members:
        raise Refused(10013)
    if user_id not in thread.member_ids:
        thread.member_ids.append(user_id)
        _tell_members(world, thread, added=[user_id])


def take_out(world: World, thread: Channel, user_id: int) -> None:
    """Somebody leaves a thread."""
    if user_id in thread.member_ids:
        thread.member_ids.remove(user_id)
        _tell_members(world, thread, removed=[user_id])


def thread_member(world: World, thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": wire.stamp(world.clock.now()),
        "flags": 0,
    }


def _tell_members(world: World, thread: Channel, *, added: Sequence[int] = (), removed: Sequence[int] = ()) -> None:
    payload = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.member_ids),
        "added_members": [thread_member(world, thread, person) for person in added],
        "removed_member_ids": [str(person) for person in removed],
    }
    world.tell("THREAD_MEMBERS_UPDATE", payload, guild_id=thread.guild_id, channel_id=thread.id)


def remove_channel(world: World, channel: Channel) -> None:
    """A channel or thread is gone with all it held; a channel takes its threads along."""
    for thread in [item for item in world.channels.values() if item.parent_id == channel.id]:
        remove_channel(world, thread)
    payload = wire.channel(world, channel)
    for message in world.messages.pop(channel.id, {}).values():
        message.deleted = True
    name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    world.tell(name, payload, guild_id=channel.guild_id, channel_id=channel.id)
    del world.channels[channel.id]
