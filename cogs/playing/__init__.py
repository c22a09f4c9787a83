"""Playing: the commands, the hand panel, and the buttons of a table."""

from __future__ import annotations

from discord.ext import commands

from cogs.playing import calling, presses, table_buttons
from cogs.playing.commands import Playing

__all__ = ["Playing", "calling", "presses", "table_buttons"]


async def setup(bot: commands.Bot) -> None:
    """Add the commands; the buttons are known as soon as their modules are."""
    await bot.add_cog(Playing())
