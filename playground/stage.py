"""Stage directions: what admins, members and moderators do to the world around the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from playground import permissions, posting, threads, wire
from playground.records import Channel, Guild, Message, Overwrite, Role

if TYPE_CHECKING:
    from playground.world import World

# How often a bot may be told that a thing is gone before asking again counts as a fault.
LEARNING_TRIES = 3


def overwrite(
    world: World, channel: Channel, target_id: int, *, allow: Sequence[str] = (), deny: Sequence[str] = ()
) -> None:
    """Allow or deny a role or a person something in one channel; the other bits stay."""
    guild = world.guilds[channel.guild_id or 0]
    rule = channel.overwrites.setdefault(target_id, Overwrite(target_id, target_id not in guild.roles))
    given, taken = permissions.bits(*allow), permissions.bits(*deny)
    rule.allow = (rule.allow | given) & ~taken
    rule.deny = (rule.deny | taken) & ~given
    if target_id == world.application.bot_id:
        world.removed[channel.id] = LEARNING_TRIES if rule.deny else 0
    threads.tell_update(world, channel)


def _may_learn(world: World, *ids: int) -> None:
    for item in ids:
        world.removed[item] = LEARNING_TRIES


def role(world: World, guild: Guild, name: str, granted: Sequence[str]) -> Role:
    """The role of that name with these permissions; made now if there is none."""
    found = next((item for item in guild.roles.values() if item.name == name), None)
    if found is None:
        found = Role(world.ids.next(), name, 0, position=len(guild.roles))
        guild.roles[found.id] = found
        world.tell("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": wire.role(found)}, guild_id=guild.id)
    if granted:
        found.permissions |= permissions.bits(*granted)
        world.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": wire.role(found)}, guild_id=guild.id)
    return found


def grant(world: World, guild: Guild, user_id: int, granted: Sequence[str]) -> None:
    """Give a person a role of their own with these permissions."""
    own = role(world, guild, f"role of {world.users[user_id].name}", granted)
    member = guild.members[user_id]
    if own.id not in member.role_ids:
        member.role_ids.append(own.id)
    member_changed(world, guild, user_id)


def revoke(world: World, guild: Guild, user_id: int, taken: Sequence[str]) -> None:
    """Take back what `grant` gave."""
    own = role(world, guild, f"role of {world.users[user_id].name}", ())
    own.permissions &= ~permissions.bits(*taken)
    world.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": wire.role(own)}, guild_id=guild.id)
    member_changed(world, guild, user_id)


def withdraw(world: World, guild: Guild, user_id: int, taken: Sequence[str]) -> None:
    """Take these permissions out of the role that is a person's own; what other roles give stays."""
    own = role(world, guild, f"role of {world.users[user_id].name}", ())
    own.permissions &= ~permissions.bits(*taken)
    world.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": wire.role(own)}, guild_id=guild.id)
    member_changed(world, guild, user_id)


def member_changed(world: World, guild: Guild, user_id: int) -> None:
    payload = wire.member(world, guild, guild.members[user_id]) | {"guild_id": str(guild.id)}
    world.tell("GUILD_MEMBER_UPDATE", payload, guild_id=guild.id)


def leave(world: World, guild: Guild, user_id: int) -> None:
    """A member leaves or is kicked; their messages stay."""
    del guild.members[user_id]
    _may_learn(world, user_id)
    payload = {"guild_id": str(guild.id), "user": wire.user(world.users[user_id])}
    world.tell("GUILD_MEMBER_REMOVE", payload, guild_id=guild.id)


def delete_message(world: World, message: Message) -> None:
    _may_learn(world, message.id)
    posting.delete(world, message)


def delete_channel(world: World, channel: Channel) -> None:
    """A channel or thread goes with all its messages and, for a channel, its threads."""
    gone = [item for item in world.channels.values() if channel.id in (item.id, item.parent_id)]
    _may_learn(world, *(item.id for item in gone))
    threads.remove_channel(world, channel)


def archive(world: World, thread: Channel, *, locked: bool) -> None:
    thread.archived, thread.locked = True, locked
    _may_learn(world, thread.id)
    threads.tell_update(world, thread)


def remove_bot(world: World, guild: Guild) -> None:
    """The bot is out: its role is gone, and every channel of the guild with it."""
    _may_learn(world, guild.id, *(item.id for item in world.channels.values() if item.guild_id == guild.id))
    world.remove_bot(guild)
