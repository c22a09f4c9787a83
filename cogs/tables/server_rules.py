"""New tables as a server likes them: its default game and pace, and its own house rules for each game."""

from __future__ import annotations

from typing import Any

from cogs.desk.tastes import ServerSettings
from cogs.tables import choices
from engine.setup import CLOCKS, Setup
from engine.variants import GAMES


def usual_setup(server: ServerSettings, game: str | None = None) -> Setup:
    """A new table on this server; rules that the game no longer knows, or that contradict each other, fall away."""
    name = next(known for known in (game, server.game, *GAMES) if known in GAMES)
    assert name is not None
    clock = server.clock if server.clock in CLOCKS else 0
    setup = Setup(clock=clock, hints=server.hints)
    return choices.with_game(setup, name, server_rules(server, name))


def server_rules(server: ServerSettings, game: str) -> Setup:
    """The server's house rules of one game, as a setup that has nothing else changed."""
    setup = usual = choices.with_game(Setup(), game)
    kept: Any = server.rules.get(game)
    for name, value in kept.items() if isinstance(kept, dict) else ():
        switch = GAMES[game].switch(name)
        if switch is not None and switch.accepts(value):
            setup = choices.with_value(setup, name, value)
    return usual if choices.rule_faults(setup) else setup


def kept_rules(setup: Setup) -> dict[str, Any]:
    """What a server keeps of the rules of one game: those that differ from the usual."""
    now = choices.in_force(setup)
    return {name: now[name] for name in choices.changed(setup)}
