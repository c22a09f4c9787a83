"""When something is not possible or went wrong: a sentence that helps, once, and a number for what is our fault."""

from __future__ import annotations

import logging
import secrets
from typing import Any, cast

import discord
from discord import app_commands, ui

from cogs.desk.answer import Answer
from cogs.desk.bot import RummyBot
from cogs.desk.press import layout
from cogs.desk.troubles import TROUBLES, is_ours, reason
from engine.house import TurnedDown
from engine.records import StoreError
from engine.refusals import Refused
from engine.table_refusals import NotSaved
from text import Said, Words, words_for

log = logging.getLogger("rummy.desk")


class Sorry(Exception):
    """Raised by a handler to answer with one sentence, already in the person's language; nothing was done.

    What stands `below` it is a way on: a menu, or buttons.
    """

    def __init__(self, sentence: str, *below: ui.Item[Any]) -> None:
        super().__init__("sorry")
        self.sentence = sentence
        self.below = below


async def apologise(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Answer in place of a handler that raised; what nobody foresaw is logged under the number that is shown."""
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    words = await _words(interaction)
    try:
        if isinstance(error, Sorry) and error.below:
            await Answer.to(interaction).private(layout=layout(error.sentence, *error.below))
            return
        await Answer.to(interaction).private(_sentence(words, error))
    except discord.HTTPException as refused:
        log.warning("an apology was not taken (%s)", refused.code)


async def _words(interaction: discord.Interaction[Any]) -> Words:
    bot = cast(RummyBot, interaction.client)
    try:
        preferences = await bot.tastes.of_person(interaction.user.id)
    except StoreError:
        return words_for(interaction.locale.value)
    return words_for(preferences.language or interaction.locale.value, interaction.locale.value)


def _sentence(words: Words, error: BaseException) -> str:
    match error:
        case Sorry():
            return error.sentence
        case TurnedDown():
            return words.refusal(error.refusal, error.glance.view if error.glance else None)
        case Refused():
            return words.refusal(error.refusal)
        case StoreError():
            log.warning("the store said no: %s", type(error).__name__)
            return words.refusal(NotSaved())
        case app_commands.NoPrivateMessage():
            return words.say("error.guild_only")
        case app_commands.MissingPermissions():
            names = words.listed([permission_name(words, name) for name in error.missing_permissions])
            return words.say("error.permission.yours", permission=names)
        case app_commands.CommandOnCooldown():
            until = discord.utils.utcnow().timestamp() + error.retry_after
            return words.say("error.slow_down", until=moment(until))
    if isinstance(error, TROUBLES) and not is_ours(error):
        log.warning("Discord said no to something that was asked for (%s)", reason(error))
        return words.say("error.discord")
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=(type(error), error, error.__traceback__))
    return words.say("error.unexpected", id=number)


def permission_name(words: Words, name: str) -> str:
    """A permission as Discord's own settings call it: "Send Messages"."""
    key = f"permission.{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ").title()


def moment(when: float) -> str:
    """A live timestamp, "in 3 minutes" in everybody's own language; `when` in epoch seconds."""
    return Said(f"<t:{int(when)}:R>")
