"""The world's things as the JSON that Discord sends."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from playground import permissions
from playground.records import FILE, Channel, Command, Emoji, Guild, Member, Message, Role, User

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
DEFAULT_FILE_LIMIT = 10 * 1024 * 1024


def stamp(seconds: float) -> str:
    """ISO 8601 in UTC, as Discord writes times."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="milliseconds")


def user(person: User) -> Json:
    return {
        "id": str(person.id),
        "username": person.name,
        "global_name": None if person.is_bot else person.display,
        "discriminator": "0000" if person.is_bot else "0",
        "avatar": None,
        "bot": person.is_bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def me(world: World) -> Json:
    """The bot as it sees itself."""
    return user(world.bot) | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


def member(world: World, guild: Guild, record: Member) -> Json:
    return {"user": user(world.users[record.user_id]), **bare_member(record)}


def bare_member(record: Member) -> Json:
    return {
        "nick": record.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role_id) for role_id in record.role_ids],
        "joined_at": stamp(record.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def role(record: Role) -> Json:
    return {
        "id": str(record.id),
        "name": record.name,
        "permissions": str(record.permissions),
        "position": record.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(world: World, record: Channel) -> Json:
    base: Json = {
        "id": str(record.id),
        "type": record.kind,
        "last_message_id": str(record.last_message_id) if record.last_message_id else None,
        "flags": 0,
    }
    if record.is_dm:
        others = [person_id for person_id in record.recipient_ids if person_id != world.application.bot_id]
        return base | {"recipients": [user(world.users[person_id]) for person_id in others]}
    base |= {"guild_id": str(record.guild_id), "name": record.name, "rate_limit_per_user": 0}
    base["parent_id"] = str(record.parent_id) if record.parent_id else None
    if record.is_thread:
        return base | {
            "owner_id": str(record.owner_id),
            "message_count": len(world.messages.get(record.id, {})),
            "member_count": len(record.member_ids),
            "total_message_sent": len(world.messages.get(record.id, {})),
            "thread_metadata": {
                "archived": record.archived,
                "auto_archive_duration": record.archive_after,
                "archive_timestamp": stamp(record.created_at),
                "create_timestamp": stamp(record.created_at),
                "locked": record.locked,
                **({"invitable": True} if record.is_private_thread else {}),
            },
        }
    return base | {
        "position": record.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(item.target_id), "type": int(item.is_member), "allow": str(item.allow), "deny": str(item.deny)}
            for item in record.overwrites.values()
        ],
    }


def partial_channel(world: World, record: Channel, user_id: int) -> Json:
    """The channel as an interaction carries it, with the invoker's permissions."""
    granted = str(permissions.in_channel(world, user_id, record))
    return channel(world, record) | {"permissions": granted}


def guild_create(world: World, record: Guild) -> Json:
    """All of a guild, as GUILD_CREATE brings it; members are only the bot, for want of a privileged intent.

    A guild that was known before carries `unavailable` as well: its absence is how a bot tells that it just joined.
    """
    places = [place for place in world.channels.values() if place.guild_id == record.id]
    bot_id = world.application.bot_id
    seen = [place for place in places if permissions.in_channel(world, bot_id, place) or not place.is_thread]
    return guild(record) | {
        "channels": [channel(world, place) for place in seen if not place.is_thread],
        "threads": [channel(world, place) for place in seen if place.is_thread and not place.archived],
        "members": [member(world, record, record.members[bot_id])] if bot_id in record.members else [],
        "member_count": len(record.members),
        "joined_at": stamp(world.clock.now()),
        "large": False,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild(record: Guild) -> Json:
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(record.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [role(item) for item in record.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": record.locale,
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "home_header": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "max_members": 500_000,
        "premium_subscription_count": 0,
        "incidents_data": None,
        "nsfw": False,
        "safety_alerts_channel_id": None,
    }


def file_url(world: World, message: Message, attachment_id: int, filename: str) -> str:
    """Where a file can be fetched; the edge serves it on the stand-in's own address."""
    shelf = "ephemeral-attachments" if message.ephemeral else "attachments"
    return f"{world.file_host}/{shelf}/{message.channel_id}/{attachment_id}/{filename}"


def attachments(world: World, message: Message) -> list[Json]:
    listed = []
    for item in message.attachments:
        url = file_url(world, message, item.id, item.filename)
        entry: Json = {"id": str(item.id), "filename": item.filename, "size": len(item.data), "url": url}
        entry |= {"proxy_url": url, "content_type": item.content_type, "flags": 0}
        if item.description:
            entry["description"] = item.description
        if item.width:
            entry |= {"width": item.width, "height": item.height}
        if message.ephemeral:
            entry["ephemeral"] = True
        listed.append(entry)
    return listed


def _resolve(world: World, tree: Any, message: Message) -> Any:
    """The same embeds or components with attachment:// turned into addresses."""
    if isinstance(tree, list):
        return [_resolve(world, item, message) for item in tree]
    if not isinstance(tree, dict):
        return tree
    url = tree.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        for item in message.attachments:
            if item.filename == url[13:]:
                where = file_url(world, message, item.id, item.filename)
                sizes: Json = {"width": item.width, "height": item.height, "content_type": item.content_type}
                return (
                    tree | sizes | {"id": str(item.id), "url": where, "proxy_url": where, "attachment_id": str(item.id)}
                )
    answer = {key: _resolve(world, value, message) for key, value in tree.items()}
    if tree.get("type") == FILE:
        name = str(tree["file"]["url"]).rsplit("/", 1)[-1]
        size = sum(len(item.data) for item in message.attachments if item.filename == name)
        answer |= {"name": name, "size": size, "spoiler": bool(tree.get("spoiler"))}
    return answer


def message(world: World, record: Message) -> Json:
    author = world.users[record.author_id]
    place = world.channels.get(record.channel_id)
    has_links = bool(record.attachments and (record.components or record.embeds))
    answer: Json = {
        "id": str(record.id),
        "channel_id": str(record.channel_id),
        "author": user(author),
        "content": record.content,
        "timestamp": stamp(record.created_at),
        "edited_timestamp": stamp(record.edited_at) if record.edited_at else None,
        "tts": False,
        "mention_everyone": record.mentions_everyone,
        "mentions": [user(world.users[person]) for person in record.mention_ids],
        "mention_roles": [str(role_id) for role_id in record.mention_role_ids],
        "attachments": attachments(world, record),
        "embeds": [{"type": "rich"} | item for item in _resolve(world, record.embeds, record)] if record.embeds else [],
        "components": _resolve(world, record.components, record) if has_links else record.components,
        "pinned": False,
        "type": record.kind,
        "flags": record.flags,
    }
    if record.nonce is not None:
        answer["nonce"] = record.nonce
    if record.reply_to is not None:
        answer["message_reference"] = {
            "type": 0,
            "message_id": str(record.reply_to),
            "channel_id": str(record.channel_id),
        }
    if record.interaction_id is not None:
        answer |= {"application_id": str(world.application.id), "webhook_id": str(world.application.id)}
        if record.invoked_by is not None:
            answer["interaction_metadata"] = _metadata(world, record, record.invoked_by)
    if place is not None and place.guild_id is not None and record.interaction_id is None:
        known = world.guilds[place.guild_id].members.get(record.author_id)
        if known is not None:
            answer["member"] = bare_member(known)
    return answer


def _metadata(world: World, record: Message, invoked_by: int) -> Json:
    """Whose press or command a message answers."""
    told: Json = {"id": str(record.interaction_id), "type": 2, "user": user(world.users[invoked_by])}
    told["authorizing_integration_owners"] = {}
    if record.pressed is not None:
        told |= {"type": 3, "interacted_message_id": str(record.pressed)}
    return told


def message_event(world: World, record: Message) -> Json:
    """The message as MESSAGE_CREATE and MESSAGE_UPDATE carry it."""
    place = world.channels[record.channel_id]
    answer = message(world, record) | {"channel_type": place.kind}
    if place.guild_id is not None:
        answer["guild_id"] = str(place.guild_id)
    return answer


def command(world: World, record: Command, *, with_localizations: bool = False) -> Json:
    form = dict(record.form) | {"id": str(record.id), "application_id": str(world.application.id)}
    form["version"] = str(record.id)
    if record.guild_id is not None:
        form["guild_id"] = str(record.guild_id)
    return form if with_localizations else _without_localizations(form)


def _without_localizations(tree: Any) -> Any:
    if isinstance(tree, list):
        return [_without_localizations(item) for item in tree]
    if isinstance(tree, dict):
        return {key: _without_localizations(value) for key, value in tree.items() if not key.endswith("_localizations")}
    return tree


def emoji(world: World, record: Emoji) -> Json:
    return {
        "id": str(record.id),
        "name": record.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": record.animated,
        "available": True,
    }


def application(world: World) -> Json:
    app = world.application
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(world.users[app.owner_id]),
        "team": None,
        "flags": 0,
        "flags_new": "0",
        "type": None,
        "redirect_uris": [],
        "role_connections_verification_url": None,
        "bot": user(world.bot),
        "approximate_guild_count": sum(1 for _ in world.bot_guilds()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "interactions_endpoint_url": None,
        "integration_types_config": {"0": {"oauth2_install_params": {"scopes": [], "permissions": "0"}}},
    }
