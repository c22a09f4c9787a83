"""The bot answers interactions: once, in three seconds, and for fifteen minutes after."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from playground import components, posting, wire_messages
from playground.drafts import Upload, draft
from playground.interaction import (
    ANSWER_SECONDS,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER_UPDATE,
    MESSAGE,
    MODAL,
    OPEN_MODAL,
    THINKING,
    TOKEN_SECONDS,
    UPDATE,
    Interaction,
)
from playground.records import EPHEMERAL, LOADING, Channel, Message
from playground.refused import Form, Refused

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
SWEEP_AFTER = 4000

_ALLOWED = {
    COMMAND: (MESSAGE, THINKING, OPEN_MODAL),
    COMPONENT: (MESSAGE, THINKING, DEFER_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, THINKING, DEFER_UPDATE, UPDATE),
}


def open_interaction(
    world: World,
    kind: int,
    user_id: int,
    channel: Channel,
    told: str,
    *,
    command: str | None = None,
    message: Message | None = None,
) -> Interaction:
    """A new interaction whose three seconds begin now; `told` names it in a violation."""
    interaction = Interaction(
        id=world.ids.next(),
        token=secrets.token_urlsafe(48),
        kind=kind,
        user_id=user_id,
        guild_id=channel.guild_id,
        channel_id=channel.id,
        created_at=world.clock.now(),
        told=told,
        command=command,
        message_id=message.id if message else None,
        line_breaks=world.line.breaks,
    )
    if len(world.interactions) >= world.tokens_before_sweep:
        _forget_expired(world)
    world.interactions[interaction.token] = interaction
    if world.line.resumable:
        interaction.alarm = world.clock.call_later(ANSWER_SECONDS, lambda: give_up(world, interaction))
    else:
        # With no bot to hear it there is nothing to wait for.
        asyncio.get_running_loop().call_soon(give_up, world, interaction)
    return interaction


def _forget_expired(world: World) -> None:
    """Drop tokens that have expired; done again only when twice as many are there, so that it costs nothing."""
    now = world.clock.now()
    kept = {token: old for token, old in world.interactions.items() if now - old.created_at <= TOKEN_SECONDS}
    world.interactions = kept
    world.tokens_before_sweep = max(SWEEP_AFTER, 2 * len(kept))


def give_up(world: World, interaction: Interaction) -> None:
    """The client stops waiting and shows "interaction failed"; a fault of the bot unless it was cut off."""
    if interaction.answered or interaction.failed:
        return
    interaction.failed = True
    if world.line.connected and world.line.breaks == interaction.line_breaks:
        world.fault("unanswered", f"{interaction.told} was not answered within {ANSWER_SECONDS:.0f} seconds")
    _tell_client(world, interaction, "INTERACTION_FAILURE", {"id": str(interaction.id), "told": interaction.told})
    interaction.stir()


def _tell_client(world: World, interaction: Interaction, name: str, payload: Json) -> None:
    world.tell(name, payload, channel_id=interaction.channel_id, only_for=interaction.user_id, for_bot=False)


def by_token(world: World, token: str) -> Interaction:
    """The interaction behind a webhook token: 50027 when unknown or older than 15 minutes, 10015 before its answer."""
    interaction = world.interactions.get(token)
    if interaction is None or world.clock.now() - interaction.created_at > TOKEN_SECONDS:
        raise Refused(50027)
    if not interaction.answered:
        raise Refused(10015)
    return interaction


def answer(world: World, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Json:
    """The first and only callback: refused with 10062 when late or unknown, 40060 when already given.

    Returns the `{interaction, resource}` object that `with_response` asks for.
    """
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise Refused(10062)
    if interaction.answered:
        raise Refused(40060)
    if interaction.failed or world.clock.now() - interaction.created_at > ANSWER_SECONDS:
        raise Refused(10062)
    if interaction.channel_id not in world.channels:
        raise Refused(10003)
    kind, inner = body.get("type"), body.get("data") or {}
    form = Form()
    allowed = _ALLOWED[interaction.kind]
    if interaction.kind == MODAL and interaction.message_id is None:
        allowed = (MESSAGE, THINKING)
    if kind not in allowed:
        form.at("type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
        form.settle()
    message = _perform(world, interaction, int(str(kind)), inner, uploads)
    interaction.answer_kind = kind
    if interaction.alarm is not None:
        interaction.alarm.cancel()
        interaction.alarm = None
    _tell_client(world, interaction, "INTERACTION_SUCCESS", {"id": str(interaction.id), "type": kind})
    interaction.stir()
    return _callback_response(world, interaction, message)


def _perform(world: World, interaction: Interaction, kind: int, inner: Json, uploads: list[Upload]) -> Message | None:
    if kind == CHOICES:
        interaction.choices = _check_choices(inner.get("choices") or [])
        payload = {"id": str(interaction.id), "choices": interaction.choices}
        _tell_client(world, interaction, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", payload)
        return None
    if kind == OPEN_MODAL:
        form = Form(("data",))
        components.check_modal(form, inner)
        form.settle()
        interaction.modal = inner
        _tell_client(world, interaction, "INTERACTION_MODAL_CREATE", {"id": str(interaction.id), **inner})
        return None
    if kind == DEFER_UPDATE:
        interaction.original_id = interaction.message_id
        return None
    if kind == UPDATE:
        source = _source(world, interaction)
        posting.edit(world, source, inner, uploads)
        interaction.original_id = source.id
        interaction.edits += 1
        return source
    interaction.ephemeral = bool((inner.get("flags") or 0) & EPHEMERAL)
    if kind == THINKING:
        if (inner.get("flags") or 0) & ~EPHEMERAL:
            form = Form(("data", "flags"))
            form.wrong("MESSAGE_FLAGS_DEFER", "Only EPHEMERAL may be set when deferring")
            form.settle()
        interaction.thinking = True
        message = _new_message(world, interaction)
        message.flags = LOADING | (EPHEMERAL if interaction.ephemeral else 0)
        world.keep(message)
        posting.announce(world, message)
    else:
        message = _speak(world, interaction, inner, uploads, ephemeral=interaction.ephemeral)
    interaction.original_id = message.id
    return message


def _source(world: World, interaction: Interaction) -> Message:
    message = world.messages.get(interaction.channel_id, {}).get(interaction.message_id or 0)
    if message is None:
        raise Refused(10008)
    return message


def _new_message(world: World, interaction: Interaction) -> Message:
    return Message(
        world.ids.next(),
        interaction.channel_id,
        world.application.bot_id,
        world.clock.now(),
        kind=20 if interaction.kind == COMMAND else 0,
        only_for=interaction.user_id if interaction.ephemeral else None,
        interaction_id=interaction.id,
        invoked_by=interaction.user_id,
        command=interaction.command,
        pressed=interaction.message_id,
    )


def _speak(world: World, interaction: Interaction, body: Json, uploads: list[Upload], *, ephemeral: bool) -> Message:
    if interaction.channel_id not in world.channels:
        raise Refused(10003)
    words = draft(body, uploads, new_id=world.ids.next)
    words.flags = words.flags | EPHEMERAL if ephemeral else words.flags & ~EPHEMERAL
    message = _new_message(world, interaction)
    message.only_for = interaction.user_id if ephemeral else None
    posting.post(world, message, words, body.get("allowed_mentions"))
    return message


def _check_choices(choices: list[Json]) -> list[Json]:
    form = Form(("data", "choices"))
    form.count(choices, 25)
    for place, choice in enumerate(choices):
        form.at(place, "name").text(choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            form.at(place, "value").text(choice["value"], 100, 1)
    form.settle()
    return choices


def _callback_response(world: World, interaction: Interaction, message: Message | None) -> Json:
    told: Json = {"id": str(interaction.id), "type": interaction.kind}
    if message is not None:
        told["response_message_id"] = str(message.id)
        told["response_message_loading"] = message.is_loading
        told["response_message_ephemeral"] = message.ephemeral
    elif interaction.original_id is not None:
        told["response_message_id"] = str(interaction.original_id)
    response: Json = {"interaction": told}
    if message is not None and interaction.answer_kind in (MESSAGE, UPDATE):
        response["resource"] = {"type": interaction.answer_kind, "message": wire_messages.message(world, message)}
    return response


def follow_up(world: World, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """A further message through the token; right after a "thinking" it becomes the answer itself."""
    if interaction.thinking:
        return edit_answer(world, interaction, "@original", body, uploads)
    ephemeral = bool((body.get("flags") or 0) & EPHEMERAL)
    message = _speak(world, interaction, body, uploads, ephemeral=ephemeral)
    interaction.follow_up_ids.append(message.id)
    interaction.stir()
    return message


def answer_message(world: World, interaction: Interaction, which: str) -> Message:
    """The message that a token can reach: its own answer ("@original") and its follow-ups, no other (10008)."""
    wanted = interaction.original_id if which == "@original" else int(which)
    if wanted is None:
        raise Refused(10015)
    message = world.messages.get(interaction.channel_id, {}).get(wanted)
    if message is None or wanted not in (interaction.original_id, *interaction.follow_up_ids):
        raise Refused(10008)
    return message


def edit_answer(world: World, interaction: Interaction, which: str, body: Json, uploads: list[Upload]) -> Message:
    """Edit the answer or a follow-up through the token; ephemeral stays ephemeral."""
    message = answer_message(world, interaction, which)
    posting.edit(world, message, body, uploads)
    if message.id == interaction.original_id:
        interaction.thinking = False
    interaction.edits += 1
    interaction.stir()
    return message


def delete_answer(world: World, interaction: Interaction, which: str) -> None:
    """Delete the answer or a follow-up through the token."""
    message = answer_message(world, interaction, which)
    posting.delete(world, message)
    interaction.thinking = False
    interaction.edits += 1
    interaction.stir()
