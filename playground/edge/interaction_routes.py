"""Routes that need no bot token: interaction callbacks and what follows through their tokens."""

from __future__ import annotations

from typing import Any

from playground import answering, wire_messages
from playground.edge.call import Call
from playground.interaction import Interaction
from playground.refused import Refused

Json = dict[str, Any]


async def callback(call: Call) -> Json | None:
    answer = answering.answer(
        call.world, call.id("interaction_id"), call.request.match_info["token"], call.body, call.uploads
    )
    return answer if call.asks("with_response") else None


def _interaction(call: Call) -> Interaction:
    if call.id("application_id") != call.world.application.id:
        raise Refused(10015)
    return answering.by_token(call.world, call.request.match_info["token"])


def _which(call: Call) -> str:
    which = call.request.match_info["message_id"]
    return which if which == "@original" else str(call.id("message_id"))


async def follow_up(call: Call) -> Json:
    message = answering.follow_up(call.world, _interaction(call), call.body, call.uploads)
    return wire_messages.message(call.world, message)


async def get_answer(call: Call) -> Json:
    message = answering.answer_message(call.world, _interaction(call), _which(call))
    return wire_messages.message(call.world, message)


async def edit_answer(call: Call) -> Json:
    message = answering.edit_answer(call.world, _interaction(call), _which(call), call.body, call.uploads)
    return wire_messages.message(call.world, message)


async def delete_answer(call: Call) -> None:
    answering.delete_answer(call.world, _interaction(call), _which(call))
