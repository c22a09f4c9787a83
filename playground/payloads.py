"""The INTERACTION_CREATE payload: what Discord tells the bot about a press or a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import permissions, wire, wire_messages
from playground.interaction import Interaction
from playground.records import Message

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
IN_GUILD, IN_BOT_DM = 0, 1


def interaction_payload(world: World, interaction: Interaction, data: Json, message: Message | None) -> Json:
    """Everything discord.py reads; in a guild a member, in the bot's DM a user."""
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    bot_id = world.application.bot_id
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": wire.partial_channel(world, channel, user.id),
        "attachment_size_limit": wire.DEFAULT_FILE_LIMIT,
        "app_permissions": str(permissions.in_channel(world, bot_id, channel)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    if message is not None:
        payload["message"] = wire_messages.message(world, message)
    if channel.guild_id is None:
        owners = {"1": str(user.id)} if not world.in_same_guild_as_bot(user.id) else {"0": "0"}
        return payload | {"user": wire.user(user), "context": IN_BOT_DM, "authorizing_integration_owners": owners}
    guild = world.guilds[channel.guild_id]
    member = wire.member(world, guild, guild.members[user.id])
    member["permissions"] = str(permissions.in_channel(world, user.id, channel))
    return payload | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member,
        "context": IN_GUILD,
        "authorizing_integration_owners": {"0": str(guild.id)},
    }
