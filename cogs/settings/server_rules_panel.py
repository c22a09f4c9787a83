"""The house rules with which a server's new tables begin, game by game: the panel of the lobby without its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import ui

from cogs.desk import Pressed, ServerSettings, Visit, button, layout, menu, on_press, row
from cogs.settings.server import require_manager
from cogs.tables import choices
from cogs.tables.form import NumberForm
from cogs.tables.house_rules import TYPED, page, refused, unpacked
from cogs.tables.server_rules import kept_rules, server_rules
from engine.rules import Value
from engine.setup import Setup
from engine.variants import GAMES
from text import Words


@on_press("server_rules")
async def open_panel(pressed: Pressed) -> None:
    """The rules of the game in `arg`."""
    server = await pressed.bot.tastes.of_server(require_manager(pressed))
    await pressed.answer.panel(panel(pressed.words, server_rules(server, _game(pressed.arg))))


@on_press("sr_game")
async def choose_game(pressed: Pressed) -> None:
    """The rules of another game."""
    server = await pressed.bot.tastes.of_server(require_manager(pressed))
    await pressed.answer.panel(panel(pressed.words, server_rules(server, _game(str(pressed.read(unpacked))))))


@on_press("sr_rule")
async def choose_rule(pressed: Pressed) -> None:
    """Open the values of one rule of the game in `arg`."""
    server = await pressed.bot.tastes.of_server(require_manager(pressed))
    await pressed.answer.panel(panel(pressed.words, server_rules(server, _game(pressed.arg)), pressed.value))


@on_press("sr_value")
async def choose_value(pressed: Pressed) -> None:
    """Give the rule in `arg` ("game.rule") the chosen value, or ask for a number."""
    game, _, name = pressed.arg.partition(".")
    setup = await _setup(pressed, game)
    if pressed.value == TYPED:
        await pressed.answer.modal(NumberForm(pressed, setup, name, _typed(game, name)))
        return
    await change(pressed, pressed.read(lambda sent: choices.with_value(setup, name, unpacked(sent))), name)


def _typed(game: str, name: str) -> Callable[[Visit, Value], Awaitable[None]]:
    async def set_number(visit: Visit, value: Value) -> None:
        await change(visit, choices.with_value(await _setup(visit, game), name, value), name)

    return set_number


@on_press("sr_preset")
async def choose_preset(pressed: Pressed) -> None:
    """Set a whole group of rules of the game in `arg`."""
    setup = await _setup(pressed, pressed.arg)
    await change(pressed, choices.with_preset(setup, pressed.value), None)


async def _setup(visit: Visit, game: str) -> Setup:
    return server_rules(await visit.bot.tastes.of_server(require_manager(visit)), _game(game))


def _game(name: str) -> str:
    return name if name in GAMES else next(iter(GAMES))


async def change(visit: Visit, setup: Setup, name: str | None) -> None:
    """Keep the rules of a game, or say why they cannot be."""
    guild_id = require_manager(visit)
    server = await visit.bot.tastes.of_server(guild_id)
    faults = choices.rule_faults(setup)
    if faults:
        now = server_rules(server, setup.game)
        await visit.answer.panel(panel(visit.words, now, name, refused(visit.words, faults, setup.game)))
        return
    await visit.bot.tastes.set_server(guild_id, _with_rules(server, setup))
    await visit.answer.panel(panel(visit.words, setup, name))


def _with_rules(server: ServerSettings, setup: Setup) -> ServerSettings:
    kept = {game: rules for game, rules in server.rules.items() if game != setup.game}
    rules = kept_rules(setup)
    return replace(server, rules=kept | ({setup.game: rules} if rules else {}))


def panel(words: Words, setup: Setup, chosen: str | None = None, wrong: str = "") -> ui.LayoutView:
    """The rules of one game, with a menu for another."""
    shown = page(words, setup, chosen, wrong, is_table=False)
    menus = []
    for each in shown.menus:
        match each.action:
            case "rule" | "preset":
                menus.append(menu(0, 0, f"sr_{each.action}", each.placeholder, each.options, arg=setup.game))
            case "game":
                menus.append(menu(0, 0, "sr_game", each.placeholder, each.options))
            case name:
                menus.append(menu(0, 0, "sr_value", each.placeholder, each.options, arg=f"{setup.game}.{name}"))
    return layout(shown.text, *menus, row(button(0, 0, "settings", words.label("button.back"))))
