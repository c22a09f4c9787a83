"""What a server and a person may choose, and what is stored about them: `/settings`, `/preferences`, `/privacy`."""

from __future__ import annotations

from discord.ext import commands


async def setup(bot: commands.Bot) -> None:
    """Bring in the three commands and their panels."""
    from cogs.settings import server_rules_panel  # noqa: F401 - its menus are entered as it is imported
    from cogs.settings.preferences import PreferenceCommand
    from cogs.settings.privacy import PrivacyCommand
    from cogs.settings.server import SettingsCommand

    for cog in (SettingsCommand(bot), PreferenceCommand(bot), PrivacyCommand(bot)):
        await bot.add_cog(cog)
