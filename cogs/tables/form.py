"""Forms that are always answered: an id of their own, an end to waiting, and one place for what goes wrong."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import ui
from discord.ext import commands

from cogs.desk import Visit, apologise
from cogs.tables import choices
from cogs.tables.house_rules import setting_name
from engine.rules import Value
from engine.setup import Setup
from text import shorten

_SECONDS = 800.0
_TITLE = 45
_REMEMBERED = 4_096


class Form(ui.Modal):
    """A form for the one who pressed; subclasses add their inputs and answer in `sent`."""

    def __init__(self, visit: Visit, title: str) -> None:
        # An id of its own: with a constant one, every form would go to the one that was opened last.
        super().__init__(title=shorten(title, _TITLE), custom_id=f"form:{visit.interaction.id}", timeout=_SECONDS)
        self._known = OldForms.of(visit).known
        self._known.append(self.custom_id)

    async def sent(self, visit: Visit) -> None:
        """Answer the form as it was filled in."""
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Discord brings the form back."""
        await self.sent(await Visit.of(interaction))

    async def on_timeout(self) -> None:
        """Nobody sent it."""
        if self.custom_id in self._known:
            self._known.remove(self.custom_id)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]
        """Answer in any case."""
        await apologise(interaction, error)


class OldForms(commands.Cog):
    """Answers forms that were opened before a restart, or too long ago; discord.py would say nothing."""

    def __init__(self) -> None:
        self.known: deque[str] = deque(maxlen=_REMEMBERED)
        """The last forms that discord.py hands to their owner; a restart forgets them."""

    @classmethod
    def of(cls, visit: Visit) -> OldForms:
        """The one of the bot that is visited."""
        return cast(OldForms, visit.bot.get_cog(cls.__cog_name__))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every interaction comes by here as well; only forms that nobody knows are answered."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        sent = str(data.get("custom_id", ""))
        if sent.startswith("form:") and sent not in self.known:
            visit = await Visit.of(interaction)
            await visit.answer.private(visit.words.say("panel.old_form"))


class NumberForm(Form):
    """Asks for a whole number, the value of one house rule, and hands it on; what is no number as the text it is."""

    def __init__(self, visit: Visit, setup: Setup, name: str, then: Callable[[Visit, Value], Awaitable[None]]) -> None:
        words = visit.words
        super().__init__(visit, words.label("modal.rules"))
        switch = choices.game_of(setup).switch(name)
        if switch is None:
            raise KeyError(name)
        self.number: ui.TextInput[Any] = ui.TextInput(
            default=str(choices.value_of(setup, name)), max_length=len(str(switch.most)) + 3
        )
        help_line = words.label("modal.number.help", 100, least=switch.least, most=switch.most)
        self.add_item(ui.Label(text=setting_name(words, name), description=help_line, component=self.number))
        self._then = then

    async def sent(self, visit: Visit) -> None:
        """Hand the number on."""
        typed = "".join(self.number.value.split())
        await self._then(visit, int(typed) if typed.isascii() and typed.isdecimal() else self.number.value.strip())
