"""What a host can choose for a table, one setting at a time: names, values, and why a value cannot be.

A setting is a house rule of the game, or one of `PACE`; values are those of `engine.setup.Setup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.rules import Value
from engine.setup import CLOCKS, LEVELS, MOST_SEATS, Setup
from engine.switches import BadRules, Fault, Game, Switch
from engine.variants import GAMES, make_rules, seating_faults

PACE: Final = ("game", "seats", "clock", "level", "hints")
"""Settings of a table that are no rule of its game."""
MOST_VALUES: Final = 24
"""Values offered at once: a menu holds 25, and one line is for any other number."""

_LADDER: Final = (0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000)


def names(setup: Setup) -> tuple[str, ...]:
    """The house rules of the table's game, in the order of the rule card."""
    return tuple(switch.name for switch in game_of(setup).switches)


def is_setting(setup: Setup, name: str) -> bool:
    """Whether this table has such a setting."""
    return name in PACE or name in names(setup)


def game_of(setup: Setup) -> Game:
    """The game of a table; the first one where its game is unknown."""
    return GAMES.get(setup.game) or next(iter(GAMES.values()))


def in_force(setup: Setup) -> Mapping[str, Value]:
    """Every house rule with its value at this table, also where they contradict each other."""
    game = game_of(setup)
    usual = {switch.name: switch.default for switch in game.switches}
    return usual | dict(dict(game.presets).get(setup.preset or "", ())) | dict(setup.switches)


def value_of(setup: Setup, name: str) -> Value:
    """The value of one setting."""
    match name:
        case "game":
            return setup.game
        case "seats":
            return setup.seats
        case "clock":
            return setup.clock
        case "level":
            return setup.level
        case "hints":
            return setup.hints
    return in_force(setup)[name]


def usual_value(setup: Setup, name: str) -> Value:
    """What the setting is where nobody changed it; KeyError for an unknown one."""
    if name in PACE:
        return value_of(Setup(), name)
    switch = game_of(setup).switch(name)
    if switch is None:
        raise KeyError(name)
    return switch.default


def is_number(setup: Setup, name: str) -> bool:
    """Whether any whole number of a range may be typed."""
    switch = game_of(setup).switch(name)
    return name not in PACE and switch is not None and not switch.choices


def offered(setup: Setup, name: str) -> tuple[Value, ...]:
    """The values to choose from, at most `MOST_VALUES`; of a number, the usual ones and the one in force."""
    match name:
        case "game":
            return tuple(GAMES)
        case "seats":
            return tuple(range(2, MOST_SEATS + 1))
        case "clock":
            return CLOCKS
        case "level":
            return LEVELS
        case "hints":
            return (True, False)
    switch = game_of(setup).switch(name)
    if switch is None:
        raise KeyError(name)
    if switch.choices:
        return switch.choices
    return tuple(sorted(_numbers(switch) | {int(value_of(setup, name))}))


def _numbers(switch: Switch) -> set[int]:
    """The whole numbers that people are likely to want: all of a short range, else round ones around the usual one."""
    if switch.most - switch.least < MOST_VALUES - 1:
        return set(range(switch.least, switch.most + 1))
    usual = int(switch.default)
    least, most = max(switch.least, usual // 10), min(switch.most, 8 * usual if usual else 100)
    return {step for step in _LADDER if least <= step <= most} | {usual}


def with_value(setup: Setup, name: str, value: Value) -> Setup:
    """The setup with one setting changed; a rule set back to what its preset says is not listed any more."""
    match name:
        case "game":
            return with_game(setup, str(value))
        case "seats":
            return replace(setup, seats=int(value))
        case "clock":
            return replace(setup, clock=int(value))
        case "level":
            return replace(setup, level=str(value))
        case "hints":
            return replace(setup, hints=bool(value))
    without = tuple((other, chosen) for other, chosen in setup.switches if other != name)
    base = replace(setup, switches=without)
    before = in_force(base)[name]
    if value == before and type(value) is type(before):
        return base
    return replace(setup, switches=(*without, (name, value)))


def with_game(setup: Setup, game: str, default: Setup | None = None) -> Setup:
    """The table with another game and that game's usual (or the server's) rules; seats as near as the game allows."""
    rules = default if default is not None and default.game == game else Setup(game)
    changed = replace(setup, game=game, switches=rules.switches, preset=rules.preset)
    if game not in GAMES:
        return changed
    record = make_rules(game, dict(changed.switches), changed.preset)
    seats = min(max(setup.seats, record.min_players), record.max_players)
    while seats > record.min_players and seating_faults(record, seats):
        seats -= 1
    return replace(changed, seats=seats)


def with_preset(setup: Setup, preset: str) -> Setup:
    """The table with a named group of rules and nothing else changed; "default" for the game's usual rules."""
    return replace(setup, switches=(), preset=None if preset == "default" else preset)


def presets(setup: Setup) -> tuple[str, ...]:
    """The named groups of rules that the game has, the usual rules first."""
    return ("default", *(name for name, _ in game_of(setup).presets))


def preset_in_force(setup: Setup) -> str | None:
    """The preset that the rules are exactly, or None for a mixture."""
    now = in_force(setup)
    return next((name for name in presets(setup) if in_force(with_preset(setup, name)) == now), None)


def changed(setup: Setup) -> tuple[str, ...]:
    """The house rules that are not as usual, in the order of the rule card."""
    now = in_force(setup)
    return tuple(name for name in names(setup) if now[name] != usual_value(setup, name))


def rule_faults(setup: Setup) -> tuple[Fault, ...]:
    """What is wrong with the house rules alone, whoever sits down."""
    try:
        setup.rules()
    except BadRules as error:
        return error.faults
    return ()


def why_not(setup: Setup, name: str, value: Value) -> tuple[Fault, ...]:
    """What would be wrong with the table if this setting had this value."""
    return with_value(setup, name, value).faults()
