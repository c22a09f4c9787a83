"""A form that is always answered: its own id, an end to waiting, and one place for what goes wrong."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.desk import Visit, apologise
from text import shorten

_SECONDS = 800.0
_TITLE = 45


class Form(ui.Modal):
    """A form for the one who pressed; subclasses add their inputs and answer in `sent`."""

    def __init__(self, visit: Visit, title: str) -> None:
        # An id of its own: with a constant one, every form would go to the one that was opened last.
        super().__init__(title=shorten(title, _TITLE), custom_id=f"form:{visit.interaction.id}", timeout=_SECONDS)

    async def sent(self, visit: Visit) -> None:
        """Answer the form as it was filled in."""
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Discord brings the form back."""
        await self.sent(await Visit.of(interaction))

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]
        """Answer in any case."""
        await apologise(interaction, error)
