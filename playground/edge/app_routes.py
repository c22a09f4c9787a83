"""Routes of the application, its commands and emojis, of users, guilds and the gateway."""

from __future__ import annotations

import base64
import re
from typing import Any

from playground import commands, permissions, wire
from playground.edge.call import Call
from playground.records import Emoji
from playground.refused import Form, Refused

Json = dict[str, Any]
DM_OPENS_WINDOW = 600.0
EMOJIS_AT_MOST, EMOJI_BYTES = 2000, 256 * 1024


async def me(call: Call) -> Json:
    return wire.me(call.world)


async def application(call: Call) -> Json:
    return wire.application(call.world)


async def gateway(call: Call) -> Json:
    return {"url": call.world.line.url}


async def gateway_bot(call: Call) -> Json:
    left = {"total": 1000, "remaining": 1000 - call.world.line.identifies, "reset_after": 86_400_000}
    return {
        "url": call.world.line.url,
        "shards": call.world.line.shards,
        "session_start_limit": left | {"max_concurrency": 1},
    }


async def get_user(call: Call) -> Json:
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise Refused(10013)
    return wire.user(user)


async def my_guilds(call: Call) -> list[Json]:
    shown: Json = {"icon": None, "banner": None, "owner": False, "features": [], "permissions": "0"}
    return [shown | {"id": str(guild.id), "name": guild.name} for guild in call.world.bot_guilds()]


async def open_dm(call: Call) -> Json:
    """The DM with a person; 50278 for a stranger never met, 40003 when too many are opened in ten minutes."""
    world = call.world
    user_id = int(call.body["recipient_id"])
    if user_id not in world.users:
        raise Refused(10013)
    is_new = not any(channel.is_dm and user_id in channel.recipient_ids for channel in world.channels.values())
    if is_new:
        now = world.clock.now()
        world.dm_opens = [when for when in world.dm_opens if now - when < DM_OPENS_WINDOW]
        if len(world.dm_opens) >= world.dm_opens_at_most:
            raise Refused(40003)
        world.dm_opens.append(now)
    return wire.channel(world, world.dm_channel(user_id))


async def get_guild(call: Call) -> Json:
    return wire.guild(call.world.guild_for_bot(call.id("guild_id")))


async def guild_channels(call: Call) -> list[Json]:
    guild = call.world.guild_for_bot(call.id("guild_id"))
    places = call.world.channels.values()
    return [wire.channel(call.world, place) for place in places if place.guild_id == guild.id and not place.is_thread]


async def guild_roles(call: Call) -> list[Json]:
    return [wire.role(role) for role in call.world.guild_for_bot(call.id("guild_id")).roles.values()]


async def active_threads(call: Call) -> Json:
    guild = call.world.guild_for_bot(call.id("guild_id"))
    bot_id = call.world.application.bot_id
    found = [
        wire.channel(call.world, place)
        for place in call.world.channels.values()
        if place.guild_id == guild.id and place.is_thread and not place.archived
        if permissions.in_channel(call.world, bot_id, place)
    ]
    return {"threads": found, "members": [], "has_more": False}


async def guild_member(call: Call) -> Json:
    """A member by id, for which no intent is needed; 10007 when that person has left."""
    guild = call.world.guild_for_bot(call.id("guild_id"))
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise Refused(10007 if call.id("user_id") in call.world.users else 10013)
    return wire.member(call.world, guild, member)


async def leave_guild(call: Call) -> None:
    guild = call.world.guild_for_bot(call.id("guild_id"))
    call.world.remove_bot(guild)


# -- commands ---------------------------------------------------------------------------------------------------


def _shelf(call: Call) -> int | None:
    """The guild of a command route, or None for global commands."""
    if call.id("application_id") != call.world.application.id:
        raise Refused(50001)
    if "guild_id" not in call.request.match_info:
        return None
    guild_id = call.id("guild_id")
    if guild_id not in call.world.guilds or not call.world.guilds[guild_id].has_bot:
        raise Refused(50001)
    return guild_id


async def list_commands(call: Call) -> list[Json]:
    wanted = call.asks("with_localizations")
    shelf = commands.listed(call.world, _shelf(call))
    return [wire.command(call.world, command, with_localizations=wanted) for command in shelf]


async def sync_commands(call: Call) -> list[Json]:
    after = commands.replace_all(call.world, _shelf(call), call.body)
    return [wire.command(call.world, command, with_localizations=True) for command in after]


async def add_command(call: Call) -> Json:
    return wire.command(call.world, commands.add(call.world, _shelf(call), call.body), with_localizations=True)


async def get_command(call: Call) -> Json:
    found = commands.find(call.world, _shelf(call), call.id("command_id"))
    return wire.command(call.world, found, with_localizations=True)


async def change_command(call: Call) -> Json:
    changed = commands.change(call.world, _shelf(call), call.id("command_id"), call.body)
    return wire.command(call.world, changed, with_localizations=True)


async def delete_command(call: Call) -> None:
    found = commands.find(call.world, _shelf(call), call.id("command_id"))
    del call.world.commands[found.id]


# -- emojis -----------------------------------------------------------------------------------------------------


async def list_emojis(call: Call) -> Json:
    return {"items": [wire.emoji(call.world, emoji) for emoji in call.world.emojis.values()]}


def _check_emoji_name(name: Any) -> None:
    form = Form()
    if not re.fullmatch(r"\w{2,32}", str(name or "")):
        form.at("name").wrong("BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    form.settle()


async def add_emoji(call: Call) -> Json:
    _check_emoji_name(call.body.get("name"))
    head, _, coded = str(call.body.get("image") or "").partition(";base64,")
    if not head.startswith("data:image/"):
        form = Form(("image",))
        form.wrong("IMAGE_INVALID", "Invalid image data")
        form.settle()
    data = base64.b64decode(coded)
    if len(data) > EMOJI_BYTES:
        raise Refused(50138)
    if len(call.world.emojis) >= EMOJIS_AT_MOST:
        raise Refused(30008)
    emoji = Emoji(call.world.ids.next(), call.body["name"], data, head.endswith("gif"))
    call.world.emojis[emoji.id] = emoji
    return wire.emoji(call.world, emoji)


def _emoji(call: Call) -> Emoji:
    emoji = call.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise Refused(10014)
    return emoji


async def get_emoji(call: Call) -> Json:
    return wire.emoji(call.world, _emoji(call))


async def change_emoji(call: Call) -> Json:
    emoji = _emoji(call)
    _check_emoji_name(call.body.get("name"))
    emoji.name = call.body["name"]
    return wire.emoji(call.world, emoji)


async def delete_emoji(call: Call) -> None:
    del call.world.emojis[_emoji(call).id]
