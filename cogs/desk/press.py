"""Every button and menu of the bot: one dynamic item, one pattern, and a book of who answers which action.

A custom id is `rm1:<table>:<version>:<action>[:arg]` and never holds anything private: what a person chooses travels
in the values of menus, and what was chosen before stands in the message itself as the menu's defaults. So nothing
has to be remembered, and a panel works on after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord
from discord import ui

from text import shorten

if TYPE_CHECKING:
    from cogs.desk.visit import Pressed

MOST_OPTIONS: Final = 25
_LABEL, _OPTION, _PLACEHOLDER, _CUSTOM_ID = 80, 100, 150, 100
# Whatever is not ours in form is caught by the last branch, so that no press is ever left without an answer.
PATTERN: Final = re.compile(
    r"rm1:(?P<table>\d{1,15}):(?P<version>\d{1,12}):(?P<action>[a-z0-9_]{1,24})(?::(?P<arg>[\w.,#-]{0,40}))?"
    r"|(?P<unknown>(?s:.+))"
)

Handler = Callable[["Pressed"], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}
"""Who answers which action; filled by `on_press` as the cogs are imported."""


class Option(NamedTuple):
    """One line of a menu; longer texts are cut, a longer value is a fault of ours (ValueError)."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


def on_press(*actions: str) -> Callable[[Handler], Handler]:
    """Let this coroutine answer presses of these actions; ValueError for one that is taken."""

    def enter(handler: Handler) -> Handler:
        for action in actions:
            if not same_place(HANDLERS.get(action, handler), handler):
                raise ValueError(f"two handlers for {action}")
            HANDLERS[action] = handler
        return handler

    return enter


def same_place(one: Callable[..., object], other: Callable[..., object]) -> bool:
    """Whether two functions are one and the same in the source, of which one was imported again."""
    return (one.__module__, one.__qualname__) == (other.__module__, other.__qualname__)


class Press(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Any button or menu of ours."""

    def __init__(self, item: ui.Item[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        from cogs.desk.visit import answer_press

        assert self.match is not None
        await answer_press(interaction, self.match)
        # An interaction and its answer hold each other, and with them all that was pressed on.
        interaction.extras.pop("answer", None)
        if interaction.response.is_done():
            interaction.message = None
        let_go(self.view)


def custom_id(table_id: int, version: int, action: str, arg: str = "") -> str:
    """ "rm1:12:40:draw"; ValueError where it could not be read back."""
    made = f"rm1:{table_id}:{version}:{action}" + (f":{arg}" if arg else "")
    match = PATTERN.fullmatch(made)
    if match is None or match["unknown"] or len(made) > _CUSTOM_ID:
        raise ValueError(f"no custom id: {made!r}")
    return made


def button(
    table_id: int,
    version: int,
    action: str,
    label: str,
    *,
    arg: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> Press:
    """A button of a table; always fresh, for one message."""
    made: ui.Button[Any] = ui.Button(
        label=shorten(label, _LABEL),
        custom_id=custom_id(table_id, version, action, arg),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )
    return Press(made)


def menu(
    table_id: int,
    version: int,
    action: str,
    placeholder: str,
    options: Iterable[Option],
    *,
    arg: str = "",
    least: int = 1,
    most: int = 1,
    disabled: bool = False,
) -> ui.ActionRow[Any]:
    """A menu in a row of its own; without options it is disabled and shows its placeholder. At most 25 options."""
    lines = [_option(option) for option in options]
    if len(lines) > MOST_OPTIONS:
        raise ValueError(f"{len(lines)} options in one menu")
    disabled = disabled or not lines
    made: ui.Select[Any] = ui.Select(
        custom_id=custom_id(table_id, version, action, arg),
        placeholder=shorten(placeholder, _PLACEHOLDER),
        options=lines or [discord.SelectOption(label="–", value="-")],
        min_values=least,
        max_values=max(1, min(most, len(lines))),
        disabled=disabled,
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Press(made))
    return row


def _option(option: Option) -> discord.SelectOption:
    if not 0 < len(option.value) <= _OPTION:
        raise ValueError("a menu value is empty or too long")
    return discord.SelectOption(
        value=option.value,
        label=shorten(option.label, _OPTION),
        description=shorten(option.description, _OPTION) or None,
        default=option.chosen,
    )


def row(*buttons: Press) -> ui.ActionRow[Any]:
    """One to five buttons side by side."""
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in buttons:
        made.add_item(item)
    return made


def layout(*items: ui.Item[Any] | str | None) -> ui.LayoutView:
    """A fresh layout for one message, from top to bottom; a text becomes a text display, nothing is left out."""
    made = ui.LayoutView(timeout=None)
    for item in items:
        if isinstance(item, str):
            if item.strip():
                made.add_item(ui.TextDisplay(item))
        elif item is not None:
            made.add_item(item)
    # Whoever presses is answered by the one dynamic item; discord.py need not keep this view for a quarter of an hour.
    made.stop()
    return made


def let_go(view: ui.view.BaseView | None) -> None:
    """Take apart what has been sent or answered.

    Views, rows and buttons hold each other: hundreds of things a press that only the garbage collector would find,
    while all tables wait.
    """
    if view is not None:
        for item in view.children:
            if isinstance(item, ui.ActionRow):
                item.clear_items()
        view.clear_items()


def chosen_on(message: discord.Message | None) -> Mapping[str, tuple[str, ...]]:
    """What the menus of a message show as chosen, by "action" or "action:arg"."""
    found: dict[str, tuple[str, ...]] = {}
    if message is not None:
        for select in _selects(message.components):
            match = PATTERN.fullmatch(select.custom_id or "")
            if match is not None and match["action"]:
                key = match["action"] + (f":{match['arg']}" if match["arg"] else "")
                found[key] = tuple(option.value for option in select.options if option.default)
    return found


def _selects(components: Sequence[Any]) -> Iterable[discord.SelectMenu]:
    for component in components:
        if isinstance(component, discord.SelectMenu):
            yield component
        yield from _selects(getattr(component, "children", ()))
