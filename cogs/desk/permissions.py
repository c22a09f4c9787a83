"""What the bot must be allowed to do where a table stands, checked before and named when it is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord

from cogs.desk.sorry import Sorry, permission_name
from engine.records import Place
from text import Said, Words

IN_CHANNEL: Final = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
IN_THREAD: Final = (
    "view_channel",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
FOR_A_THREAD: Final = (*IN_CHANNEL, "send_messages_in_threads", "create_public_threads")
"""To open a thread of the table's own."""


def missing(granted: discord.Permissions, needed: Iterable[str]) -> tuple[str, ...]:
    """The permissions of `needed` that are not among `granted`."""
    return tuple(name for name in needed if not getattr(granted, name))


def needed_in(channel: object, *, own_thread: bool = False) -> tuple[str, ...]:
    """What a table needs in this channel or thread."""
    if isinstance(channel, discord.Thread):
        return IN_THREAD
    return FOR_A_THREAD if own_thread else IN_CHANNEL


def say_missing(words: Words, names: Iterable[str]) -> Said:
    """ "I am missing permissions in this channel: ...": what, and who can give it."""
    named = [permission_name(words, name) for name in names]
    return words.say("error.permission.mine", permissions=words.listed(named), n=len(named))


def allowed_at(interaction: discord.Interaction[Any], place: Place) -> discord.Permissions:
    """What whoever asks may do where a table stands, wherever they ask from; nothing on another server.

    Where the table's channel is gone, what they may do here counts.
    """
    if interaction.guild_id != place.guild_id:
        return discord.Permissions.none()
    person, guild = interaction.user, interaction.guild
    channel = guild.get_channel(place.channel_id) if guild is not None else None
    is_here = interaction.channel_id in (place.channel_id, place.thread_id)
    if is_here or channel is None or not isinstance(person, discord.Member):
        return interaction.permissions
    return channel.permissions_for(person)


def require(interaction: discord.Interaction, words: Words, *, own_thread: bool = False) -> None:
    """Raises `Sorry`, naming each, where the bot lacks what a table needs in the interaction's channel."""
    lacking = missing(interaction.app_permissions, needed_in(interaction.channel, own_thread=own_thread))
    if lacking:
        raise Sorry(say_missing(words, lacking))
