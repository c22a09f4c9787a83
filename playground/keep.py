"""The world on disk: one JSON file, written whole, from which it goes on after a restart.

Ephemeral messages and tokens are left out, as they do not outlive a client or fifteen minutes either.
"""

from __future__ import annotations

import base64
import dataclasses
import json
import os
import types
import typing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.clock import Clock
from playground.records import Channel, Command, Emoji, Guild, Message, User

if TYPE_CHECKING:
    from playground.world import World

FORMAT = 1
KEPT_MESSAGES = 200


def save(world: World, path: Path) -> None:
    """Write the world to `path`, the newest 200 messages of each channel; the old file stays until the new is whole."""
    messages = {
        channel_id: [_down(item) for item in list(shelf.values())[-KEPT_MESSAGES:] if not item.ephemeral]
        for channel_id, shelf in world.messages.items()
    }
    told = {
        "format": FORMAT,
        "last_id": world.ids.last,
        "application": _down(world.application),
        "users": [_down(item) for item in world.users.values()],
        "guilds": [_down(item) for item in world.guilds.values()],
        "channels": [_down(item) for item in world.channels.values()],
        "messages": messages,
        "commands": [_down(item) for item in world.commands.values()],
        "emojis": [_down(item) for item in world.emojis.values()],
        "threads_of_messages": world.threads_of_messages,
    }
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(told), encoding="utf-8")
    os.replace(fresh, path)


def load(path: Path, clock: Clock | None = None) -> World:
    """The world that was saved; ValueError when the file was written by another version."""
    from playground.world import Application, World

    told = json.loads(path.read_text(encoding="utf-8"))
    if told.get("format") != FORMAT:
        raise ValueError(f"{path.name} is not a playground of this version")
    world = World(clock)
    world.users = {item.id: item for item in (_up(User, entry) for entry in told["users"])}
    world.application = _up(Application, told["application"])
    world.guilds = {item.id: item for item in (_up(Guild, entry) for entry in told["guilds"])}
    world.channels = {item.id: item for item in (_up(Channel, entry) for entry in told["channels"])}
    world.commands = {item.id: item for item in (_up(Command, entry) for entry in told["commands"])}
    world.emojis = {item.id: item for item in (_up(Emoji, entry) for entry in told["emojis"])}
    world.threads_of_messages = {int(key): value for key, value in told["threads_of_messages"].items()}
    world.messages = {channel_id: {} for channel_id in world.channels}
    for channel_id, entries in told["messages"].items():
        shelf = [_up(Message, entry) for entry in entries]
        world.messages[int(channel_id)] = {message.id: message for message in shelf}
    world.ids.last = max(world.ids.last, told["last_id"])
    return world


def _down(value: Any) -> Any:
    """A record as JSON; bytes as base64."""
    if dataclasses.is_dataclass(value):
        return {item.name: _down(getattr(value, item.name)) for item in dataclasses.fields(value)}
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    if isinstance(value, dict):
        return {str(key): _down(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_down(item) for item in value]
    return value


def _up(kind: Any, value: Any) -> Any:
    """JSON as the record, list or dict that the type hint names."""
    if value is None:
        return None
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        hints = typing.get_type_hints(kind)
        return kind(**{name: _up(hints[name], item) for name, item in value.items()})
    if kind is bytes:
        return base64.b64decode(value)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return _up(next(item for item in arguments if item is not type(None)), value)
    if origin is list:
        return [_up(arguments[0], item) for item in value]
    if origin is dict:
        return {_key(arguments[0], key): _up(arguments[1], item) for key, item in value.items()}
    return value


def _key(kind: Any, key: str) -> Any:
    return int(key) if kind is int else key
