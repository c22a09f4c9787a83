"""The front desk: how people are answered, whatever they ask; loaded first, and everything else builds on it."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.answer import Answer, AtWork
from cogs.desk.bot import RummyBot
from cogs.desk.localising import Localiser
from cogs.desk.pace import Pace
from cogs.desk.press import Option, Press, button, layout, menu, on_press, row
from cogs.desk.sorry import Sorry, apologise, moment
from cogs.desk.tastes import Preferences, ServerSettings, Tastes
from cogs.desk.visit import Pressed, Visit

__all__ = [
    "Answer",
    "Option",
    "Preferences",
    "Press",
    "Pressed",
    "RummyBot",
    "ServerSettings",
    "Sorry",
    "Visit",
    "apologise",
    "button",
    "layout",
    "menu",
    "moment",
    "on_press",
    "row",
]


async def setup(bot: commands.Bot) -> None:
    """Take the desk: one dynamic item for every press, one place for every error."""
    ours = cast(RummyBot, bot)
    ours.tastes = Tastes(ours.store)
    ours.answers = AtWork()
    bot.add_dynamic_items(Press)
    ours.pace = Pace(ours.requests_per_second)
    bot.http.http_trace = ours.pace.trace()  # the session is made at the login
    await bot.tree.set_translator(Localiser())

    @bot.tree.error
    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await apologise(interaction, error)
