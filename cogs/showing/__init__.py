"""Showing tables and hands: the House's Publisher, the table message, DMs, and what happens around them."""

from __future__ import annotations

from typing import cast

from discord.ext import commands

from cogs.desk.bot import RummyBot
from cogs.showing import rows, telling
from render import Studio

__all__ = ["rows", "telling"]


async def setup(bot: commands.Bot) -> None:
    """Give the bot its studio and its publisher; the House is built on it."""
    from cogs.showing.showing import Showing
    from cogs.showing.watching import Watching

    ours = cast(RummyBot, bot)
    ours.studio = Studio()
    ours.publisher = Showing(ours)
    await bot.add_cog(Watching(bot))


async def teardown(bot: commands.Bot) -> None:
    """Let the picture at hand be finished, and nothing else be begun."""
    ours = cast(RummyBot, bot)
    ours.publisher.stop()
    ours.studio.close()
