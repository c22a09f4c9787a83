"""Standings in Discord: the server's leaderboards, and what one member has done."""

from __future__ import annotations

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Bring in `/standings` and `/stats`."""
    from cogs.standings.commands import StandingCommands

    await bot.add_cog(StandingCommands(bot))
