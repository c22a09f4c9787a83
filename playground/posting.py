"""Messages come, change and go, by Discord's rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playground import permissions, wire, wire_messages
from playground.drafts import Draft, Upload, draft, lost_pictures, pictures_without_alt_text
from playground.records import LOADING, PRIVATE_THREAD, TEXT_DISPLAY, Channel, Message
from playground.refused import Refused
from playground.watch import Ping

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
OLD_AFTER, OLD_EDITS, OLD_EDITS_WINDOW = 3600.0, 3, 6.0
NONCE_SECONDS = 300.0


def check_bot_may_write(world: World, channel: Channel, body: Json, uploads: list[Upload]) -> None:
    """Refuse what the bot may not post here: 50001, 50013, 50007, 50278, 50083, 160002."""
    bot_id = world.application.bot_id
    if channel.is_dm:
        person = next(person_id for person_id in channel.recipient_ids if person_id != bot_id)
        if not world.in_same_guild_as_bot(person):
            raise Refused(50278)
        if not world.users[person].dms_open:
            raise Refused(50007)
        return
    granted = permissions.in_channel(world, bot_id, channel)
    if not granted:
        raise Refused(50001)
    needed = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    if body.get("embeds") or body.get("embed"):
        needed |= permissions.EMBED_LINKS
    if uploads:
        needed |= permissions.ATTACH_FILES
    if granted & needed != needed:
        raise Refused(50013)
    if body.get("message_reference") and not granted & permissions.READ_MESSAGE_HISTORY:
        raise Refused(160002)
    if channel.archived and channel.locked and not granted & permissions.MANAGE_THREADS:
        raise Refused(50083)


def send_as_bot(world: World, channel: Channel, body: Json, uploads: list[Upload]) -> Message:
    """The bot posts in a channel by the channel route."""
    check_bot_may_write(world, channel, body, uploads)
    nonce = str(body["nonce"]) if body.get("nonce") is not None else None
    if nonce is not None and body.get("enforce_nonce"):
        for message in reversed(world.messages[channel.id].values()):
            if message.created_at < world.clock.now() - NONCE_SECONDS:
                break
            if message.nonce == nonce and message.author_id == world.application.bot_id:
                return message
    reference = body.get("message_reference") or {}
    if reference and reference.get("fail_if_not_exists", True):
        world.message_for_bot(channel, int(reference["message_id"]))
    words = draft(body, uploads, new_id=world.ids.next)
    words.flags &= ~(1 << 6)
    message = Message(world.ids.next(), channel.id, world.application.bot_id, world.clock.now(), nonce=nonce)
    if reference:
        message.kind, message.reply_to = 19, int(reference["message_id"])
    if channel.archived:
        channel.archived = False
        world.tell("THREAD_UPDATE", wire.channel(world, channel), guild_id=channel.guild_id, channel_id=channel.id)
    post(world, message, words, body.get("allowed_mentions"))
    return message


def post(world: World, message: Message, words: Draft, allowed_mentions: Json | None) -> None:
    """Put a new message into its channel, ring whom it mentions, and let everybody see it."""
    _say(message, words)
    find_mentions(world, message, allowed_mentions, rings=True)
    world.keep(message)
    _check_pictures(world, message)
    announce(world, message)


def say(world: World, user_id: int, channel: Channel, content: str) -> Message:
    """A person writes a message; everything they mention rings."""
    message = Message(world.ids.next(), channel.id, user_id, world.clock.now(), content)
    find_mentions(world, message, None, rings=True)
    world.keep(message)
    announce(world, message)
    return message


def edit_as_bot(world: World, channel: Channel, message: Message, body: Json, uploads: list[Upload]) -> None:
    """The bot edits its message by the channel route; messages older than an hour only now and then (30046)."""
    if message.author_id != world.application.bot_id:
        raise Refused(50005)
    if channel.archived:
        raise Refused(50083)
    if uploads and not permissions.in_channel(world, message.author_id, channel) & permissions.ATTACH_FILES:
        raise Refused(50013)
    now = world.clock.now()
    if now - message.created_at > OLD_AFTER:
        recent = [when for when in world.old_edits.get(channel.id, []) if now - when < OLD_EDITS_WINDOW]
        world.old_edits[channel.id] = recent
        if len(recent) >= OLD_EDITS:
            raise Refused(30046, extra={"retry_after": world.clock.real(recent[0] + OLD_EDITS_WINDOW - now)})
        recent.append(now)
    edit(world, message, body, uploads)


def edit(world: World, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Change what a message says; what the body leaves out stays. Nobody's bell rings for an edit."""
    words = draft(body, uploads, new_id=world.ids.next, old=message)
    words.flags &= ~LOADING
    was_loading = message.is_loading
    _say(message, words)
    if was_loading:
        find_mentions(world, message, body.get("allowed_mentions"), rings=True)
    else:
        message.edited_at = world.clock.now()
        find_mentions(world, message, body.get("allowed_mentions"), rings=False)
    message.edits += 1
    _check_pictures(world, message)
    announce(world, message, "MESSAGE_UPDATE")


def delete(world: World, message: Message) -> None:
    """The message goes away, for everybody."""
    message.deleted = True
    world.messages[message.channel_id].pop(message.id, None)
    channel = world.channels[message.channel_id]
    payload: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        payload["guild_id"] = str(channel.guild_id)
    world.tell(
        "MESSAGE_DELETE",
        payload,
        guild_id=channel.guild_id,
        channel_id=channel.id,
        only_for=message.only_for,
        for_bot=not message.ephemeral,
    )


def _say(message: Message, words: Draft) -> None:
    message.content = words.content
    message.embeds = words.embeds
    message.components = words.components
    message.attachments = words.attachments
    message.flags = words.flags


def announce(world: World, message: Message, name: str = "MESSAGE_CREATE") -> None:
    """Let whoever sees the message know that it came or changed."""
    channel = world.channels[message.channel_id]
    world.tell(
        name,
        wire_messages.message_event(world, message),
        guild_id=channel.guild_id,
        channel_id=channel.id,
        only_for=message.only_for,
        for_bot=not message.ephemeral,
    )


def _check_pictures(world: World, message: Message) -> None:
    if message.author_id != world.application.bot_id:
        return
    for name in pictures_without_alt_text(message):
        world.fault("no alt text", f"{name} in message {message.id} cannot be read by a blind player")
    for name in lost_pictures(message):
        world.fault("lost picture", f"{name} in message {message.id} is not where a reader would see it")


def find_mentions(world: World, message: Message, allowed: Json | None, *, rings: bool) -> None:
    """Who is mentioned, and whose bell rings, as far as allowed_mentions lets it."""
    texts = [message.content]
    texts += [str(part.get("content") or "") for part in message.parts() if part["type"] == TEXT_DISPLAY]
    text = "\n".join(texts)
    message.mention_ids, message.mention_role_ids, message.mentions_everyone = [], [], False
    channel = world.channels[message.channel_id]
    if channel.is_dm:
        named = {int(found) for found in re.findall(r"<@!?(\d+)>", text)}
        message.mention_ids = sorted(named & set(channel.recipient_ids))
        if rings and not message.ephemeral:
            _ring(world, message, channel, set(channel.recipient_ids) - {message.author_id})
        return
    if "<@" not in text and "@everyone" not in text and "@here" not in text and message.reply_to is None:
        return
    users = {int(found) for found in re.findall(r"<@!?(\d+)>", text)}
    roles = {int(found) for found in re.findall(r"<@&(\d+)>", text)}
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    allowed_users = users if "users" in parse else users & {int(item) for item in (allowed or {}).get("users") or []}
    allowed_roles = roles if "roles" in parse else roles & {int(item) for item in (allowed or {}).get("roles") or []}
    message.mention_ids = sorted(person for person in users if person in world.users)
    guild = world.guilds.get(channel.guild_id or 0)
    everyone = bool(re.search(r"@(everyone|here)\b", text)) and "everyone" in parse and guild is not None
    may_ring_all = permissions.in_channel(world, message.author_id, channel) & permissions.MENTION_EVERYONE
    message.mentions_everyone = bool(everyone and may_ring_all)
    heard = {person for person in allowed_users if person in world.users}
    if guild is not None:
        message.mention_role_ids = sorted(role_id for role_id in roles if role_id in guild.roles)
        for member in guild.members.values():
            if message.mentions_everyone or allowed_roles & set(member.role_ids):
                heard.add(member.user_id)
    if message.reply_to is not None and (allowed is None or allowed.get("replied_user")):
        answered = world.messages[channel.id].get(message.reply_to)
        heard |= {answered.author_id} if answered is not None else set()
    if rings:
        heard.discard(message.author_id)
        _ring(world, message, channel, heard if message.only_for is None else heard & {message.only_for})


def _ring(world: World, message: Message, channel: Channel, heard: set[int]) -> None:
    """Ring the bells of those who can see the message, each once; a mention in a private thread brings one in."""
    message.pinged = sorted(person for person in heard if _reachable(world, person, channel))
    for person in message.pinged:
        world.pings.append(Ping(person, message.id, channel.id, world.clock.now(), message.text))


def _reachable(world: World, user_id: int, channel: Channel) -> bool:
    if channel.kind == PRIVATE_THREAD and user_id not in channel.member_ids:
        channel.member_ids.append(user_id)
    return bool(permissions.in_channel(world, user_id, channel))
