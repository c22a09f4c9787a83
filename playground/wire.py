"""The world's things as the JSON that Discord sends."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from playground import permissions
from playground.records import Channel, Command, Emoji, Guild, Member, Role, User

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
