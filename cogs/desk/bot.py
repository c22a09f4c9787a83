"""What the cogs find on the bot: `bot.py` sets store and house, the desk and the showing the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

if TYPE_CHECKING:
    from cogs.desk.answer import AtWork
    from cogs.desk.pace import Pace
    from cogs.desk.tastes import Tastes
    from cogs.showing.showing import Showing
    from engine.house import House
    from render import Studio
    from store import Store


class RummyBot(commands.Bot):
    """The bot as the cogs see it; only its type is used, `bot.py` builds the real one."""

    store: Store
    house: House
    requests_per_second: float
    """The host's wish for the pace."""
    tastes: Tastes
    """Preferences, server settings, DM states, last languages; from memory."""
    answers: AtWork
    """The answers that somebody still waits for."""
    is_leaving: bool
    """Whether the bot is about to stop: nothing new is begun."""
    pace: Pace
    """How fast requests go; what can wait looks here first."""
    publisher: Showing
    """Shows tables and hands: the House's Publisher."""
    studio: Studio
    """Draws pictures off the event loop."""
