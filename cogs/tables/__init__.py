"""Tables in Discord: opening, the lobby, house rules, the rule card, and what comes after a game."""

from __future__ import annotations

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Bring in `/table` and everything that is pressed around a table."""
    from cogs.tables import house_rules_panel, lobby, replaying  # noqa: F401 - importing enters their buttons
    from cogs.tables.commands import TableCommands
    from cogs.tables.form import OldForms

    await bot.add_cog(TableCommands(bot))
    await bot.add_cog(OldForms())
