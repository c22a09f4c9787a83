"""Every route the stand-in knows, with the bucket it draws from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from playground.edge import app_routes as app
from playground.edge import channel_routes as channel
from playground.edge import interaction_routes as interaction
from playground.edge.buckets import COMMANDS, DELETES, DM_OPEN, MESSAGES, ORDINARY, WEBHOOK, Limit
from playground.edge.call import Call

Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One row: `created` routes answer 201, `open` ones need no bot token and stay out of the global limit."""

    method: str
    path: str
    handler: Handler
    limit: Limit | None = ORDINARY
    open: bool = False
    created: bool = False


_MESSAGES = "/channels/{channel_id}/messages"
_TOKEN = "/webhooks/{application_id}/{token}"
_EMOJIS = "/applications/{application_id}/emojis"
_COMMANDS = ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")

ROUTES: list[Route] = [
    Route("GET", "/users/@me", app.me),
    Route("GET", "/users/@me/guilds", app.my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", app.leave_guild),
    Route("POST", "/users/@me/channels", app.open_dm, DM_OPEN),
    Route("GET", "/users/{user_id}", app.get_user),
    Route("GET", "/oauth2/applications/@me", app.application),
    Route("GET", "/applications/@me", app.application),
    Route("GET", "/gateway", app.gateway),
    Route("GET", "/gateway/bot", app.gateway_bot),
    Route("GET", "/guilds/{guild_id}", app.get_guild),
    Route("GET", "/guilds/{guild_id}/channels", app.guild_channels),
    Route("GET", "/guilds/{guild_id}/roles", app.guild_roles),
    Route("GET", "/guilds/{guild_id}/threads/active", app.active_threads),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", app.guild_member),
    Route("GET", "/channels/{channel_id}", channel.get_channel),
    Route("PATCH", "/channels/{channel_id}", channel.change_channel),
    Route("DELETE", "/channels/{channel_id}", channel.delete_channel),
    Route("POST", "/channels/{channel_id}/typing", channel.typing),
    Route("POST", "/channels/{channel_id}/threads", channel.open_thread, created=True),
    Route("GET", "/channels/{channel_id}/thread-members", channel.thread_members),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", channel.join_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", channel.leave_thread),
    Route("GET", _MESSAGES, channel.history),
    Route("POST", _MESSAGES, channel.send_message, MESSAGES),
    Route("POST", _MESSAGES + "/bulk-delete", channel.bulk_delete),
    Route("GET", _MESSAGES + "/{message_id}", channel.get_message),
    Route("PATCH", _MESSAGES + "/{message_id}", channel.edit_message, MESSAGES),
    Route("DELETE", _MESSAGES + "/{message_id}", channel.delete_message, DELETES),
    Route("POST", _MESSAGES + "/{message_id}/threads", channel.open_thread_from_message, created=True),
    Route("POST", "/interactions/{interaction_id}/{token}/callback", interaction.callback, None, open=True),
    Route("POST", _TOKEN, interaction.follow_up, WEBHOOK, open=True),
    Route("GET", _TOKEN + "/messages/{message_id}", interaction.get_answer, WEBHOOK, open=True),
    Route("PATCH", _TOKEN + "/messages/{message_id}", interaction.edit_answer, WEBHOOK, open=True),
    Route("DELETE", _TOKEN + "/messages/{message_id}", interaction.delete_answer, WEBHOOK, open=True),
    Route("GET", _EMOJIS, app.list_emojis),
    Route("POST", _EMOJIS, app.add_emoji, created=True),
    Route("GET", _EMOJIS + "/{emoji_id}", app.get_emoji),
    Route("PATCH", _EMOJIS + "/{emoji_id}", app.change_emoji),
    Route("DELETE", _EMOJIS + "/{emoji_id}", app.delete_emoji),
]
for _path in _COMMANDS:
    ROUTES += [
        Route("GET", _path, app.list_commands, COMMANDS),
        Route("PUT", _path, app.sync_commands, COMMANDS),
        Route("POST", _path, app.add_command, COMMANDS, created=True),
        Route("GET", _path + "/{command_id}", app.get_command, COMMANDS),
        Route("PATCH", _path + "/{command_id}", app.change_command, COMMANDS),
        Route("DELETE", _path + "/{command_id}", app.delete_command, COMMANDS),
    ]
