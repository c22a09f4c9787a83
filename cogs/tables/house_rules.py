"""The House rules panel as plain values: a setup and what was chosen in it -> text and menus within limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from cogs.desk.press import Option
from cogs.tables import choices
from engine.rules import Value
from engine.setup import Setup
from engine.switches import Fault
from text import Said, Words, shorten
from text.commands import choice_name
from text.rulecard import switch_line

TYPED = "type"
"""The option that opens a form for any other number."""
_LONGEST = 100
"""Characters of an option's label, value and description."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 options; `action` says what choosing in it means."""

    action: str
    placeholder: str
    options: tuple[Option, ...]
    is_open: bool = True
    """Whether choosing is possible: others than the host may look but not change."""


@dataclass(frozen=True, slots=True)
class Page:
    """The panel: mark-down text of less than 2,000 characters, and at most four menus."""

    text: str
    menus: tuple[Menu, ...]


def page(
    words: Words,
    setup: Setup,
    chosen: str | None = None,
    wrong: str = "",
    *,
    is_host: bool = True,
    is_table: bool = True,
) -> Page:
    """The panel with the setting `chosen` opened; `wrong` says why the last choice was turned down.

    Without `is_table` it is about the rules of a game alone, with a menu to turn to another one.
    """
    if chosen is not None and not choices.is_setting(setup, chosen):
        chosen = None
    around = _pace_menu(words, setup, chosen) if is_table else _values_menu(words, setup, "game", is_host)
    menus = [_rules_menu(words, setup, chosen), around]
    if chosen is not None:
        menus.append(_values_menu(words, setup, chosen, is_host))
    if len(choices.presets(setup)) > 1 or choices.changed(setup):
        menus.append(_presets_menu(words, setup, is_host))
    return Page("\n".join(_text(words, setup, chosen, wrong, is_host, is_table)), tuple(menus))


def packed(value: Value) -> str:
    """A value as a menu sends it: 1, true and "one" stay apart."""
    return json.dumps(value)


def unpacked(text: str) -> Value:
    """The value that `packed` wrote; ValueError for anything else."""
    value = json.loads(text)
    if not isinstance(value, bool | int | str):
        raise ValueError(text)
    return value


def setting_name(words: Words, name: str) -> str:
    """What a setting is called: a house rule, or one of `choices.PACE`."""
    return words.label(f"setup.{name}", 45) if name in choices.PACE else words.switch_name(name)


def value_name(words: Words, name: str, value: Value) -> str:
    """A value of a setting as a menu shows it."""
    match name:
        case "game":
            return words.label(f"game.{value}", _LONGEST)
        case "clock" | "level":
            return choice_name(words, name, value)
    return words.value_name(name, value)


def refused(words: Words, faults: tuple[Fault, ...], game: str) -> str:
    """Why a choice cannot be, in words."""
    return "\n".join(words.fault(fault, game) for fault in faults)


def _text(words: Words, setup: Setup, chosen: str | None, wrong: str, is_host: bool, is_table: bool) -> Iterator[str]:
    game = words.game(setup.game)
    yield f"### {words.label('modal.rules')} · {game}"
    now = choices.in_force(setup)
    differing = choices.changed(setup)
    if differing:
        yield words.say("lobby.rules_differ", n=len(differing))
        yield ", ".join(f"{words.switch_name(name)}: **{value_name(words, name, now[name])}**" for name in differing)
    else:
        yield words.say("lobby.rules_usual")
    if is_table:
        yield _pace(words, setup)
    yield ""
    if chosen is not None:
        yield f"**{setting_name(words, chosen)}**: {_now(words, setup, chosen)}"
        yield from _about(words, setup, chosen)
    elif is_table:
        yield words.say("lobby.panel" if is_host else "panel.look")
    else:
        yield words.say("settings.rules.panel")
    if wrong:
        yield ""
        yield wrong


def _pace(words: Words, setup: Setup) -> str:
    pace = (f"{setting_name(words, name)}: {_now(words, setup, name)}" for name in choices.PACE if name != "game")
    return "-# " + " · ".join(pace)


def _about(words: Words, setup: Setup, name: str) -> Iterator[Said]:
    """What a house rule says as it is, and what it usually says."""
    if name in choices.PACE:
        return
    value, usual = choices.value_of(setup, name), choices.usual_value(setup, name)
    yield switch_line(words, setup.game, name, value)
    if value != usual:
        yield words.say("lobby.rule_usually", text=switch_line(words, setup.game, name, usual))


def _now(words: Words, setup: Setup, name: str) -> str:
    return value_name(words, name, choices.value_of(setup, name))


def _rules_menu(words: Words, setup: Setup, chosen: str | None) -> Menu:
    differing = choices.changed(setup)
    options = []
    for name in choices.names(setup):
        key = "option.switch.changed" if name in differing else "option.switch"
        label = words.label(key, _LONGEST, name=words.switch_name(name), value=_now(words, setup, name))
        options.append(Option(name, label, words.switch_help(name), name == chosen))
    return Menu("rule", words.label("menu.switch"), tuple(options))


def _pace_menu(words: Words, setup: Setup, chosen: str | None) -> Menu:
    options = tuple(
        Option(
            name,
            words.label("option.switch", _LONGEST, name=setting_name(words, name), value=_now(words, setup, name)),
            words.label(f"setup.help.{name}", _LONGEST),
            name == chosen,
        )
        for name in choices.PACE
    )
    return Menu("pace", words.label("menu.pace"), options)


def _values_menu(words: Words, setup: Setup, name: str, is_host: bool) -> Menu:
    now, usual = choices.value_of(setup, name), choices.usual_value(setup, name)
    options = []
    for value in choices.offered(setup, name):
        label = value_name(words, name, value)
        if value == usual:
            label = words.label("option.default", _LONGEST, value=label)
        options.append(Option(packed(value), label, _remark(words, setup, name, value), value == now))
    if choices.is_number(setup, name):
        options.append(Option(TYPED, words.label("button.type"), words.switch_help(name)))
    return Menu(name, words.label("menu.value"), tuple(options), is_host)


def _remark(words: Words, setup: Setup, name: str, value: Value) -> str:
    """Below a value: why it cannot be at this table, or for games what they are about."""
    faults = choices.why_not(setup, name, value)
    if faults and value != choices.value_of(setup, name):
        return shorten(_plain(refused(words, faults[:1], setup.game)), _LONGEST)
    if name == "game":
        return words.label(f"about.{value}", _LONGEST)
    if name in choices.PACE:
        return ""
    return shorten(_plain(switch_line(words, setup.game, name, value)), _LONGEST)


def _plain(text: str) -> str:
    return text.replace("**", "").replace("\\", "")


def _presets_menu(words: Words, setup: Setup, is_host: bool) -> Menu:
    now = choices.preset_in_force(setup)
    options = tuple(
        Option(name, words.label(f"preset.{name}", _LONGEST), "", name == now) for name in choices.presets(setup)
    )
    return Menu("preset", words.label("menu.preset"), options, is_host)
