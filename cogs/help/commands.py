"""`/rules`: how to play, in place."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import RummyBot, Visit
from cogs.desk.localising import choices_of, described, with_options
from cogs.help.chapters import show, topic_named
from engine.house import TurnedDown
from engine.variants import GAMES
from text import words_for
from text.help import CHAPTERS

Interaction = discord.Interaction[Any]


class RulesCommand(commands.Cog):
    """The help, everywhere, for everybody."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=described("rules"))
    @with_options("rules", "game", "topic")
    @app_commands.choices(game=choices_of("game", GAMES))
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """A chapter; the game of the table here where none is named."""
        visit = await Visit.of(interaction)
        name = game or await game_here(interaction)
        await show(visit, name, topic_named(visit.words, name, topic))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The chapters of the game that is named, or played here."""
        words = words_for(interaction.locale.value)
        said = getattr(interaction.namespace, "game", None)
        chapters = CHAPTERS[said if isinstance(said, str) and said in CHAPTERS else await game_here(interaction)]
        titles = ((words.label(f"topic.{chapter}"), chapter) for chapter in chapters)
        wanted = typed.strip().casefold()
        return [app_commands.Choice(name=title, value=name) for title, name in titles if wanted in title.casefold()]


async def game_here(interaction: Interaction) -> str:
    """The game of a table in this channel, else the one this server plays by default."""
    bot = cast(RummyBot, interaction.client)
    for table_id in bot.house.tables_at(interaction.channel_id or 0):
        try:
            return (await bot.house.look(table_id)).view.game
        except TurnedDown:
            continue
    if interaction.guild_id is not None:
        game = (await bot.tastes.of_server(interaction.guild_id)).game
        if game in GAMES:
            return game
    return next(iter(GAMES))
