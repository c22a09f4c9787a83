"""`/settings`: what a server's managers choose for its tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Press, Pressed, ServerSettings, Sorry, Visit, button, layout, menu, on_press, row
from cogs.desk.localising import described, with_options
from cogs.desk.press import custom_id
from cogs.desk.sorry import permission_name
from cogs.settings.fields import SERVER, changes, field_name, options, packed, saved, unpacked
from cogs.settings.offering import offered_choices
from engine.rules import Value
from text import Said, Words, words_for

OWNER: Final = "settings"
MOST_CHANNELS: Final = 25
"""As many as one menu lets people choose."""
EVERYWHERE: Final = "*"
_CHANNEL: Final = re.compile(r"<#(\d{15,20})>|\b(\d{15,20})\b")
_KINDS: Final = [discord.ChannelType.text, discord.ChannelType.public_thread]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class SettingsCommand(commands.Cog):
    """A panel of menus, or everything at once by typing."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name=OWNER, description=described(OWNER))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(OWNER, *SERVER, "channels")
    @app_commands.choices(**offered_choices(SERVER))
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        channels: str | None = None,
        clock: str | None = None,
        hints: bool | None = None,
        theme: str | None = None,
        deck: str | None = None,
        language: str | None = None,
    ) -> None:
        """Show the panel; what was typed is kept first."""
        visit = await Visit.of(interaction)
        given: dict[str, Value | None] = {
            "game": game,
            "clock": clock,
            "hints": hints,
            "theme": theme,
            "deck": deck,
            "language": language,
        }
        chosen = {name: packed(said) for name, said in given.items() if said is not None}
        await keep(visit, chosen, None if channels is None else typed_channels(visit, channels))

    @settings.autocomplete("channels")
    async def channels_offered(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """This channel, and everywhere; channels can also be typed as #links."""
        visit_words = words_for(interaction.locale.value)
        found = [app_commands.Choice(name=visit_words.label("settings.channels.all"), value=EVERYWHERE)]
        name = getattr(interaction.channel, "name", None)
        if name and interaction.channel_id:
            found.append(app_commands.Choice(name=f"#{name}"[:100], value=f"<#{interaction.channel_id}>"))
        if typed.strip():
            found.insert(0, app_commands.Choice(name=typed[:100], value=typed[:100]))
        return found


def typed_channels(visit: Visit, typed: str) -> list[int]:
    """The channels of this server in a typed text; none for everywhere. Raises `Sorry` for a text without any."""
    if typed.strip().casefold() in {EVERYWHERE, "all", visit.words.label("settings.channels.all").casefold()}:
        return []
    guild = visit.interaction.guild
    numbers = [int(link or number) for link, number in _CHANNEL.findall(typed)]
    known = [number for number in numbers if guild is not None and guild.get_channel_or_thread(number) is not None]
    if not known or len(known) > MOST_CHANNELS:
        raise Sorry(visit.words.say("settings.channels.which"))
    return list(dict.fromkeys(known))


async def keep(visit: Visit, given: dict[str, str], channels: list[int] | None = None) -> None:
    """Keep what was chosen, and show the panel as it is then; raises `Sorry` without the right to."""
    guild_id = require_manager(visit)
    before = await visit.bot.tastes.of_server(guild_id)
    chosen = replace(before, **changes(SERVER, given))
    notes = [saved(visit.words, OWNER, SERVER[name], chosen) for name in given]
    if channels is not None:
        chosen = replace(chosen, channels=channels)
        name = visit.words.label("settings.channels")
        notes.append(visit.words.say("settings.saved", name=name, value=channel_links(visit.words, channels)))
    if chosen != before:
        await visit.bot.tastes.set_server(guild_id, chosen)
    await visit.answer.panel(panel(visit.words, chosen, notes))


def require_manager(visit: Visit) -> int:
    """The server's id, for somebody who may manage it; raises `Sorry` for everybody else, also on an old panel."""
    if visit.guild_id is None:
        raise Sorry(visit.words.say("error.guild_only"))
    if not visit.interaction.permissions.manage_guild:
        needed = permission_name(visit.words, "manage_guild")
        raise Sorry(visit.words.say("error.permission.yours", permission=needed))
    return visit.guild_id


def channel_links(words: Words, channels: Sequence[int]) -> Said:
    """ "#cards and #games", or "everywhere"."""
    return words.listed([f"<#{channel}>" for channel in channels]) if channels else words.say("settings.channels.all")


def panel(words: Words, chosen: ServerSettings, notes: Sequence[str] = ()) -> ui.LayoutView:
    """One menu for each choice, the one in force shown; channels, and the way to the house rules."""
    menus = [
        menu(0, 0, "set", field_name(words, OWNER, field), options(words, OWNER, field, chosen), arg=field.name)
        for field in SERVER.values()
    ]
    where = words.say("settings.line", name=words.say("settings.channels"), value=channel_links(words, chosen.channels))
    return layout(
        f"### {words.say('settings.title')}",
        *menus,
        where,
        _channel_menu(words, chosen.channels),
        row(
            button(0, 0, "server_rules", words.label("button.house_rules"), arg=chosen.game),
            button(0, 0, "set_everywhere", words.label("settings.everywhere"), disabled=not chosen.channels),
        ),
        "\n".join(notes),
    )


def _channel_menu(words: Words, channels: Sequence[int]) -> ui.ActionRow[Any]:
    made: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=custom_id(0, 0, "set_channels"),
        placeholder=words.label("settings.channels", 150),
        channel_types=_KINDS,
        min_values=1,
        max_values=MOST_CHANNELS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(channel)) for channel in channels],
    )
    return ui.ActionRow(Press(made))


@on_press("set")
async def choose(pressed: Pressed) -> None:
    """Keep the value of the setting in `arg`."""
    pressed.read(lambda sent: unpacked(SERVER[pressed.arg], sent))
    await keep(pressed, {pressed.arg: pressed.value})


@on_press("set_channels")
async def choose_channels(pressed: Pressed) -> None:
    """Allow tables in these channels only."""
    await keep(pressed, {}, pressed.read(lambda _: [int(value) for value in pressed.values]))


@on_press("set_everywhere")
async def allow_everywhere(pressed: Pressed) -> None:
    """Allow tables in all channels."""
    await keep(pressed, {}, [])


@on_press("settings")
async def back_to_settings(pressed: Pressed) -> None:
    """The panel again, from another one."""
    await keep(pressed, {})
