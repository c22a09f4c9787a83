"""A command that could mean several tables: a menu of them, and the very command carried out at the chosen one.

What was typed travels in the values of the menu, which stands in a message that only one person sees.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands, ui

from cogs.desk.press import Option, menu, on_press
from cogs.desk.sorry import Sorry
from cogs.desk.visit import Pressed, Visit

_LONGEST: Final = 100


def which_menu(visit: Visit, tables: Iterable[tuple[int, str]]) -> ui.ActionRow[Any] | None:
    """A menu of (number, name) that goes on with the command of this visit; None where it would not fit in there.

    At most 25 tables.
    """
    command = visit.interaction.command
    if not isinstance(command, app_commands.Command):
        return None
    given = {name: _written(value) for name, value in visit.interaction.namespace if name != "table"}
    options = [
        Option(json.dumps([table, command.qualified_name, given], ensure_ascii=False, separators=(",", ":")), name)
        for table, name in tables
    ]
    if any(len(option.value) > _LONGEST for option in options):
        return None
    return menu(0, 0, "which", visit.words.label("menu.table", 150), options)


def _written(value: Any) -> Any:
    """An option as JSON: text, number or yes as it is, a member as a list of one account number."""
    return [value.id] if isinstance(value, discord.Object | discord.User | discord.Member) else value


@on_press("which")
async def carry_out(pressed: Pressed) -> None:
    """The command that was asked about, at the chosen table."""
    table, path, given = pressed.read(_read)
    command = pressed.bot.tree.get_command(path[0])
    for word in path[1:]:
        command = command.get_command(word) if isinstance(command, app_commands.Group) else None
    known = {parameter.name for parameter in command.parameters} if isinstance(command, app_commands.Command) else set()
    if not isinstance(command, app_commands.Command) or "table" not in known or not known.issuperset(given):
        raise Sorry(pressed.words.say("error.unknown_choice"))
    options = {name: await _meant(pressed, value) for name, value in given.items()}
    callback: Any = command.callback
    await callback(command.binding, pressed.interaction, **options, table=str(table))


def _read(value: str) -> tuple[int, list[str], dict[str, Any]]:
    table, path, given = json.loads(value)
    return int(table), str(path).split(), dict(given)


async def _meant(pressed: Pressed, value: Any) -> Any:
    """An option as the command takes it."""
    if not isinstance(value, list):
        return value
    try:
        return await pressed.bot.fetch_user(int(value[0]))
    except (discord.NotFound, LookupError, ValueError):
        raise Sorry(pressed.words.say("error.not_found.member")) from None
