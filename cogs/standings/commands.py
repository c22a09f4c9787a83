"""The commands of the standings, for typing people."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Sorry, Visit
from cogs.desk.localising import choices_of, described, with_options
from cogs.standings import showing, stats
from cogs.standings.board import BOARDS, Asked
from cogs.standings.periods import offered, period_key
from engine.variants import GAMES
from text import words_for

Interaction = discord.Interaction[Any]


class StandingCommands(commands.Cog):
    """`/standings` and `/stats`."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name="standings", description=described("standings"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options("standings", "board", "game", "period", "page")
    @app_commands.choices(board=choices_of("board", BOARDS), game=choices_of("game", GAMES))
    async def standings(
        self,
        interaction: Interaction,
        board: str | None = None,
        game: str | None = None,
        period: str | None = None,
        page: app_commands.Range[int, 1, 100_000] = 1,
    ) -> None:
        """A page of the leaderboard."""
        visit = await Visit.of(interaction)
        key = "" if period is None else period_key(period, discord.utils.utcnow())
        if key is None:
            raise Sorry(visit.words.say("standings.no_period"))
        await showing.show(visit, Asked(board or "", game or "", key, page - 1))

    @standings.autocomplete("period")
    async def periods(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Named periods and the months before."""
        found = offered(words_for(interaction.locale.value), discord.utils.utcnow())
        return [
            app_commands.Choice(name=name, value=value) for name, value in found if typed.casefold() in name.casefold()
        ]

    @app_commands.command(name="stats", description=described("stats"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options("stats", "member")
    async def stats(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """What a member has done."""
        await stats.show(await Visit.of(interaction), member)
