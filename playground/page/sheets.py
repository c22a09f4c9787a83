"""What one viewer may know, as the JSON that the page draws: nothing else ever leaves for their browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import client, permissions, wire_messages
from playground.records import COMPONENTS_V2, Channel, Guild, Message

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
# What an admin may take from the bot on the page, by the names of Discord's settings.
TAKEABLE = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
HISTORY = 50


def places(world: World, viewer_id: int) -> Json:
    """Servers, channels and people as the viewer's client lists them."""
    viewer = world.users[viewer_id]
    dm = next((item for item in world.channels.values() if item.is_dm and viewer_id in item.recipient_ids), None)
    return {
        "me": {"id": str(viewer.id), "name": viewer.display, "locale": viewer.locale},
        "bot": {"id": str(world.bot.id), "name": world.bot.display},
        "people": [_person(world, item.id) for item in world.users.values() if not item.is_bot],
        "guilds": [_guild(world, viewer_id, guild) for guild in world.guilds.values() if viewer_id in guild.members],
        "elsewhere": [
            {"id": str(guild.id), "name": guild.name}
            for guild in world.guilds.values()
            if viewer_id not in guild.members
        ],
        "dm": channel(world, viewer_id, dm) if dm is not None else None,
    }


def _person(world: World, user_id: int) -> Json:
    user = world.users[user_id]
    return {
        "id": str(user.id),
        "name": user.display,
        "dms_open": user.dms_open,
        "guilds": [str(guild.id) for guild in world.guilds.values() if user_id in guild.members],
        "admin_of": [
            str(guild.id)
            for guild in world.guilds.values()
            if permissions.in_guild(world, user_id, guild.id) == permissions.ALL
        ],
        "owner_of": [str(guild.id) for guild in world.guilds.values() if guild.owner_id == user_id],
    }


def _guild(world: World, viewer_id: int, guild: Guild) -> Json:
    seen = [
        item
        for item in world.channels.values()
        if item.guild_id == guild.id and permissions.in_channel(world, viewer_id, item)
    ]
    nicks = {str(member.user_id): member.nick for member in guild.members.values() if member.nick}
    return {
        "id": str(guild.id),
        "name": guild.name,
        "has_bot": guild.has_bot,
        "channels": [channel(world, viewer_id, item) for item in seen],
        "members": [str(user_id) for user_id in guild.members],
        "nicks": nicks,
        "roles": {str(role.id): role.name for role in guild.roles.values()},
    }


def channel(world: World, viewer_id: int, record: Channel) -> Json:
    """One channel, thread or DM; `denied` is what the bot may not do there."""
    granted = permissions.in_channel(world, world.application.bot_id, record)
    denied = [] if record.is_dm else [name for name in TAKEABLE if not granted & permissions.BY_NAME[name]]
    return {
        "id": str(record.id),
        "name": world.bot.display if record.is_dm else record.name,
        "kind": "dm" if record.is_dm else "thread" if record.is_thread else "text",
        "parent": str(record.parent_id) if record.parent_id else None,
        "archived": record.archived,
        "may_write": permissions.may_write(world, viewer_id, record),
        "denied": denied,
    }


def history(world: World, viewer_id: int, record: Channel, before: int | None = None) -> Json:
    """The newest messages the viewer sees in a channel, oldest first; with `before` those older than that one."""
    seen = world.visible_messages(viewer_id, record)
    if before is not None:
        seen = [item for item in seen if item.id < before]
    return {
        "channel": str(record.id),
        "messages": [message(world, viewer_id, item) for item in seen[-HISTORY:]],
        "more": len(seen) > HISTORY,
    }


def message(world: World, viewer_id: int, record: Message) -> Json:
    """One message as it stands now; its files lie at addresses that only this viewer's page asks for."""
    full = wire_messages.message(world, record)
    author = world.users[record.author_id]
    sheet: Json = {
        "id": str(record.id),
        "channel": str(record.channel_id),
        "author": {"id": str(author.id), "name": author.display, "bot": author.is_bot},
        "at": record.created_at,
        "edited": record.edited_at is not None,
        "content": record.content,
        "embeds": full["embeds"],
        "components": full["components"],
        "attachments": [
            {
                "url": item["url"],
                "name": item["filename"],
                "alt": item.get("description") or "",
                "width": item.get("width"),
                "height": item.get("height"),
                "picture": str(item["content_type"]).startswith("image/"),
                "size": item["size"],
            }
            for item in full["attachments"]
        ],
        "v2": bool(record.flags & COMPONENTS_V2),
        "ephemeral": record.ephemeral,
        "thinking": record.is_loading,
        "rings": viewer_id in record.pinged,
        "to_me": viewer_id in record.mention_ids or record.mentions_everyone,
    }
    if record.invoked_by is not None and record.command is not None:
        sheet["used"] = {"by": world.users[record.invoked_by].display, "command": record.command}
    if record.reply_to is not None:
        sheet["reply"] = _answered(world, viewer_id, record)
    return {key: _own_addresses(world, viewer_id, value) for key, value in sheet.items()}


def _answered(world: World, viewer_id: int, record: Message) -> Json | None:
    shelf = world.messages.get(record.channel_id, {})
    found = shelf.get(record.reply_to or 0)
    if found is None or found.only_for not in (None, viewer_id):
        return None
    return {"id": str(found.id), "by": world.users[found.author_id].display, "text": found.text[:120]}


def _own_addresses(world: World, viewer_id: int, tree: Any) -> Any:
    """The same with every address of the stand-in's files turned into one of the page."""
    if isinstance(tree, list):
        return [_own_addresses(world, viewer_id, item) for item in tree]
    if isinstance(tree, dict):
        return {key: _own_addresses(world, viewer_id, item) for key, item in tree.items()}
    if isinstance(tree, str) and tree.startswith(world.file_host + "/"):
        return f"files/{viewer_id}{tree.removeprefix(world.file_host)}"
    return tree


def menu(world: World, viewer_id: int, record: Channel) -> list[Json]:
    """The slash commands on offer in a channel, subcommands spelt out, in the viewer's language."""
    locale = world.users[viewer_id].locale
    rows: list[Json] = []
    for command in sorted(client.usable_commands(world, viewer_id, record), key=lambda item: item.name):
        rows += _command_rows(command.form, f"/{command.name}", locale)
    return rows


def _command_rows(form: Json, path: str, locale: str) -> list[Json]:
    inner = [item for item in form.get("options") or [] if item["type"] in (1, 2)]
    if inner:
        return [row for item in inner for row in _command_rows(item, f"{path} {item['name']}", locale)]
    options = [
        {
            "name": item["name"],
            "type": item["type"],
            "description": _in(locale, item, "description"),
            "required": bool(item.get("required")),
            "autocomplete": bool(item.get("autocomplete")),
            "choices": [{"name": _in(locale, one, "name"), "value": one["value"]} for one in item.get("choices") or []],
            "least": item.get("min_value"),
            "most": item.get("max_value"),
        }
        for item in form.get("options") or []
    ]
    return [{"path": path, "description": _in(locale, form, "description"), "options": options}]


def _in(locale: str, item: Json, key: str) -> str:
    translated: dict[str, str] = item.get(f"{key}_localizations") or {}
    return str(translated.get(locale) or item.get(key) or "")
