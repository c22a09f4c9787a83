"""`/preferences`: where the hand goes, colours, order, ping, language, and the name on leaderboards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Preferences, Pressed, Visit, layout, menu, on_press
from cogs.desk.localising import described, with_options
from cogs.settings.fields import PERSON, changes, field_name, options, packed, saved, unpacked
from cogs.settings.offering import offered_choices
from engine.rules import Value
from store import DmState
from text import words_for

_OWNER = "preferences"


class PreferenceCommand(commands.Cog):
    """A panel of menus, or everything at once by typing."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name=_OWNER, description=described(_OWNER))
    @with_options(_OWNER, *PERSON)
    @app_commands.choices(**offered_choices(PERSON))
    async def preferences(
        self,
        interaction: discord.Interaction[Any],
        hand: str | None = None,
        theme: str | None = None,
        deck: str | None = None,
        sort: str | None = None,
        ping: bool | None = None,
        language: str | None = None,
        leaderboard: bool | None = None,
    ) -> None:
        """Show the panel; what was typed is kept first."""
        visit = await Visit.of(interaction)
        given: dict[str, Value | None] = {
            "hand": hand,
            "theme": theme,
            "deck": deck,
            "sort": sort,
            "ping": ping,
            "language": language,
            "leaderboard": leaderboard,
        }
        await keep(visit, {name: packed(said) for name, said in given.items() if said is not None})


async def keep(visit: Visit, given: dict[str, str]) -> None:
    """Keep what was chosen, and show the panel as it is then."""
    chosen = replace(visit.preferences, **changes(PERSON, given))
    notes: list[str] = []
    if given:
        await visit.bot.tastes.set_person(visit.user_id, chosen)
        visit = Visit(visit.interaction, chosen)
        notes = [saved(visit.words, _OWNER, PERSON[name], chosen) for name in given]
    if chosen.hand != "panel":
        notes += await (_try_dm_again(visit) if "hand" in given else _door(visit))
    await visit.answer.panel(panel(visit, chosen, notes))


async def _try_dm_again(visit: Visit) -> list[str]:
    """Somebody who wants their hand by DM after it was closed has opened it, or will see that it is not."""
    state = await visit.bot.tastes.dm_of(visit.user_id)
    if state.is_open:
        return []
    await visit.bot.tastes.set_dm(visit.user_id, DmState(state.channel_id, True))
    return [visit.words.say("preferences.dm_again")]


async def _door(visit: Visit) -> list[str]:
    """That the DM was found closed, and what to do about it."""
    state = await visit.bot.tastes.dm_of(visit.user_id)
    return [] if state.is_open else [visit.words.say("preferences.dm_closed")]


def panel(visit: Visit, chosen: Preferences, notes: list[str]) -> ui.LayoutView:
    """One menu for each choice, the one in force shown."""
    words = words_for(chosen.language or visit.interaction.locale.value, visit.interaction.locale.value)
    menus = [
        menu(0, 0, "prefer", field_name(words, _OWNER, field), options(words, _OWNER, field, chosen), arg=field.name)
        for field in PERSON.values()
    ]
    return layout(f"### {words.say('preferences.title')}", *menus, "\n".join(notes))


@on_press("prefer")
async def choose(pressed: Pressed) -> None:
    """Keep the value of the preference in `arg`."""
    pressed.read(lambda sent: unpacked(PERSON[pressed.arg], sent))
    await keep(pressed, {pressed.arg: pressed.value})
