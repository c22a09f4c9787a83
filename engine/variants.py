"""The named games of the family, and the record of one with its house rules.

To add a game, see `engine/DESIGN.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.games.basic_rummy import BASIC_RUMMY
from engine.games.contract_rummy import CONTRACT_RUMMY
from engine.games.rummy500 import RUMMY500
from engine.games.three_thirteen import THREE_THIRTEEN
from engine.rules import RuleSet, Value
from engine.switches import BadRules, Fault, Game

GAMES: Mapping[str, Game] = {game.name: game for game in (RUMMY500, THREE_THIRTEEN, BASIC_RUMMY, CONTRACT_RUMMY)}
"""The playable games by name, in the order in which they are offered."""


def make_rules(game: str, switches: Mapping[str, object] | None = None, preset: str | None = None) -> RuleSet:
    """The record of a game with these house rules; raises `BadRules` listing every problem at once.

    `preset` sets a named group of switches first; `switches` may change them again.
    """
    known = GAMES.get(game)
    if known is None:
        raise BadRules((Fault("unknown_game", game, None, tuple(GAMES)),))
    faults: list[Fault] = []
    on: dict[str, Value] = {switch.name: switch.default for switch in known.switches}
    if preset is not None:
        presets = dict(known.presets)
        if preset in presets:
            on.update(presets[preset])
        elif preset != "default":
            faults.append(Fault("bad_value", "preset", preset, ("default", *presets)))
    for name, value in (switches or {}).items():
        switch = known.switch(name)
        if switch is None:
            faults.append(Fault("unknown_switch", name, None, tuple(switch.name for switch in known.switches)))
        elif not switch.accepts(value):
            allowed = switch.choices or (switch.least, switch.most)
            shown = value if isinstance(value, bool | int | str) else str(value)
            faults.append(Fault("bad_value", name, shown, allowed))
        else:
            assert isinstance(value, bool | int | str)
            on[name] = value
    faults += contradictions(on)
    if faults:
        raise BadRules(tuple(faults))
    return replace(known.shape(known.base, on), house=tuple(on.items()))


def contradictions(on: Mapping[str, Value]) -> list[Fault]:
    """Every pair of switch values that exclude each other (rules.md 3.9)."""
    found = []
    if on.get("final_discard_unplayable") and on.get("must_discard_to_go_out") and not on.get("floating"):
        found.append(Fault("E_CONTRADICTION", "final_discard_unplayable", True, ("must_discard_to_go_out", "floating")))
    return found


def seating_faults(rules: RuleSet, players: int) -> list[Fault]:
    """Why this many players cannot play these rules: seats out of range, or a deck too small for a deal (1.9)."""
    if not rules.min_players <= players <= rules.max_players:
        return [Fault("E_TABLE_SIZE", "players", players, (rules.min_players, rules.max_players))]
    short = rules.infeasible_deals(players)
    return [Fault("E_TABLE_SIZE", "deals", players, short)] if short else []
