"""How to play, chapter by chapter: `/rules`."""

from __future__ import annotations

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Bring in `/rules`."""
    from cogs.help.commands import RulesCommand

    await bot.add_cog(RulesCommand(bot))
