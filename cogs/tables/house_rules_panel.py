"""The House rules panel in Discord: private, for all to read and for the host to change, until the game starts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import ui

from cogs.desk import Pressed, Visit, button, layout, menu, on_press, row
from cogs.tables import choices
from cogs.tables.form import NumberForm
from cogs.tables.house_rules import TYPED, page, unpacked
from cogs.tables.server_rules import server_rules
from engine.house import Glance, TurnedDown
from engine.rules import Value
from engine.setup import Setup
from text import Words


@on_press("house_rules")
async def open_panel(pressed: Pressed) -> None:
    """The panel, with nothing chosen yet."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await pressed.answer.private(layout=panel(pressed.words, glance, pressed.user_id))


@on_press("hr_rule", "hr_pace")
async def choose_setting(pressed: Pressed) -> None:
    """Open the values of one setting."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await pressed.answer.panel(panel(pressed.words, glance, pressed.user_id, pressed.value))


@on_press("hr_value")
async def choose_value(pressed: Pressed) -> None:
    """Give the setting in `arg` the chosen value, or ask for a number."""
    name, chosen = pressed.arg, pressed.value
    glance = await pressed.bot.house.look(pressed.table_id)
    if not choices.is_setting(glance.setup, name):  # the game was changed meanwhile
        await pressed.answer.panel(panel(pressed.words, glance, pressed.user_id))
        return
    if chosen == TYPED:
        await pressed.answer.modal(NumberForm(pressed, glance.setup, name, _typed(pressed.table_id, name)))
        return
    if name == "game":
        game = str(pressed.read(unpacked))
        server = await pressed.bot.tastes.of_server(glance.place.guild_id)
        setup = choices.with_game(glance.setup, game, server_rules(server, game))
    else:
        setup = pressed.read(lambda sent: choices.with_value(glance.setup, name, unpacked(sent)))
    await change(pressed, glance, setup, name)


def _typed(table_id: int, name: str) -> Callable[[Visit, Value], Awaitable[None]]:
    async def set_number(visit: Visit, value: Value) -> None:
        glance = await visit.bot.house.look(table_id)
        await change(visit, glance, choices.with_value(glance.setup, name, value), name)

    return set_number


@on_press("hr_preset")
async def choose_preset(pressed: Pressed) -> None:
    """Set a whole group of rules."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await change(pressed, glance, choices.with_preset(glance.setup, pressed.value), None)


async def change(visit: Visit, glance: Glance, setup: Setup, name: str | None) -> None:
    """Ask the House for the new setup, and show the panel as it is then, with the reason where it was turned down."""
    try:
        done = await visit.bot.house.set_up(glance.table_id, visit.user_id, setup)
    except TurnedDown as no:
        now = no.glance or glance
        wrong = visit.words.refusal(no.refusal, now.view)
        await visit.answer.panel(panel(visit.words, now, visit.user_id, name, wrong))
    else:
        await visit.answer.panel(panel(visit.words, done.glance, visit.user_id, name))


def panel(words: Words, glance: Glance, user_id: int, chosen: str | None = None, wrong: str = "") -> ui.LayoutView:
    """The panel as this person may use it."""
    is_host = glance.view.host == user_id and glance.view.status == "lobby"
    shown = page(words, glance.setup, chosen, wrong, is_host=is_host)
    table, version = glance.table_id, glance.version
    menus = []
    for each in shown.menus:
        action, arg = (
            (f"hr_{each.action}", "") if each.action in ("rule", "pace", "preset") else ("hr_value", each.action)
        )
        menus.append(menu(table, version, action, each.placeholder, each.options, arg=arg, disabled=not each.is_open))
    return layout(shown.text, *menus, row(button(table, version, "rules", words.label("button.rules"))))
