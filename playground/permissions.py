"""Permission bits, and what they come to for one person in one channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.records import Channel
    from playground.world import World

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38

ALL = (1 << 53) - 1

BY_NAME = {name.lower(): bit for name, bit in list(globals().items()) if name.isupper() and isinstance(bit, int)}

# What a table needs of the bot, and what an ordinary member of a fresh server may do.
BOT_DEFAULT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
)
EVERYONE_DEFAULT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
IN_DM = EVERYONE_DEFAULT & ~(CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS)


def bits(*names: str | int) -> int:
    """The bits of permissions named as discord.py names them ("send_messages"); KeyError for an unknown name."""
    total = 0
    for name in names:
        total |= name if isinstance(name, int) else BY_NAME[name]
    return total


def in_guild(world: World, user_id: int, guild_id: int) -> int:
    """A member's permissions before any channel's overwrites; 0 for somebody who is not a member."""
    guild = world.guilds[guild_id]
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    total = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        total |= guild.roles[role_id].permissions
    return ALL if total & ADMINISTRATOR else total


def in_channel(world: World, user_id: int, channel: Channel) -> int:
    """A person's permissions in a channel, thread or DM, overwrites included; 0 where they cannot be at all."""
    if channel.guild_id is None:
        return IN_DM if user_id in channel.recipient_ids else 0
    total = in_guild(world, user_id, channel.guild_id)
    if total == ALL or total == 0:
        return total
    place = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    guild = world.guilds[channel.guild_id]
    everyone = place.overwrites.get(guild.id)
    if everyone is not None:
        total = total & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in guild.members[user_id].role_ids:
        if (overwrite := place.overwrites.get(role_id)) is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    total = total & ~deny | allow
    if (own := place.overwrites.get(user_id)) is not None:
        total = total & ~own.deny | own.allow
    if not total & VIEW_CHANNEL:
        return 0
    if channel.is_private_thread and user_id not in channel.member_ids and not total & MANAGE_THREADS:
        return 0
    return total


def may_write(world: World, user_id: int, channel: Channel) -> bool:
    """Whether somebody may send messages here; threads have a permission of their own."""
    needed = SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES
    granted = in_channel(world, user_id, channel)
    return bool(granted & needed) and (not channel.locked or bool(granted & MANAGE_THREADS))
