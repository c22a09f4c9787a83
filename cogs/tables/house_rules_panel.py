"""The House rules panel in Discord: private, for all to read and for the host to change, until the game starts."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.desk import Pressed, Visit, button, layout, menu, on_press, row
from cogs.tables import choices
from cogs.tables.form import Form
from cogs.tables.house_rules import TYPED, page, setting_name, unpacked
from cogs.tables.server_rules import server_rules
from engine.house import Glance, TurnedDown
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
    await pressed.answer.panel(panel(pressed.words, glance, pressed.user_id, pressed.values[0]))


@on_press("hr_value")
async def choose_value(pressed: Pressed) -> None:
    """Give the setting in `arg` the chosen value, or ask for a number."""
    name, (chosen,) = pressed.arg, pressed.values
    glance = await pressed.bot.house.look(pressed.table_id)
    if chosen == TYPED:
        await pressed.answer.modal(NumberForm(pressed, glance, name))
        return
    value = unpacked(chosen)
    if name == "game":
        server = await pressed.bot.tastes.of_server(glance.place.guild_id)
        setup = choices.with_game(glance.setup, str(value), server_rules(server, str(value)))
    else:
        setup = choices.with_value(glance.setup, name, value)
    await change(pressed, glance, setup, name)


@on_press("hr_preset")
async def choose_preset(pressed: Pressed) -> None:
    """Set a whole group of rules."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await change(pressed, glance, choices.with_preset(glance.setup, pressed.values[0]), None)


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


class NumberForm(Form):
    """Asks for a whole number, one house rule's value."""

    def __init__(self, visit: Visit, glance: Glance, name: str) -> None:
        words = visit.words
        super().__init__(visit, words.label("modal.rules"))
        switch = choices.game_of(glance.setup).switch(name)
        assert switch is not None
        self.table_id, self.name = glance.table_id, name
        self.number: ui.TextInput[Any] = ui.TextInput(
            default=str(choices.value_of(glance.setup, name)), max_length=len(str(switch.most)) + 3
        )
        help_line = words.label("modal.number.help", 100, least=switch.least, most=switch.most)
        self.add_item(ui.Label(text=setting_name(words, name), description=help_line, component=self.number))

    async def sent(self, visit: Visit) -> None:
        """Set the rule to the number that was typed, if it is one."""
        glance = await visit.bot.house.look(self.table_id)
        typed = self.number.value.strip().replace(" ", "")
        value: int | str = int(typed) if typed.lstrip("-").isdecimal() else typed
        await change(visit, glance, choices.with_value(glance.setup, self.name, value), self.name)
