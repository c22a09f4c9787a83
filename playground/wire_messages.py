"""Messages as the JSON that Discord sends, with the addresses of their files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import wire
from playground.records import FILE, ROW, Message

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]


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
    if tree.get("type") == ROW:  # buttons and menus have no files, and are most of a message
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
        "author": wire.user(author),
        "content": record.content,
        "timestamp": wire.stamp(record.created_at),
        "edited_timestamp": wire.stamp(record.edited_at) if record.edited_at else None,
        "tts": False,
        "mention_everyone": record.mentions_everyone,
        "mentions": [wire.user(world.users[person]) for person in record.mention_ids],
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
            answer["member"] = wire.bare_member(known)
    return answer


def _metadata(world: World, record: Message, invoked_by: int) -> Json:
    """Whose press or command a message answers."""
    told: Json = {"id": str(record.interaction_id), "type": 2, "user": wire.user(world.users[invoked_by])}
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
