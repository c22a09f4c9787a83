"""How a table is set up before anybody sits down: the game, its house rules, seats, pace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from engine.rules import RuleSet, Value
from engine.switches import BadRules, Fault
from engine.variants import make_rules, seating_faults

CLOCKS: Final = (0, 60, 120, 300, 900, 43_200, 86_400)
"""Seconds a turn may take, as offered; 0 is no clock."""
LEVELS: Final = ("easy", "normal", "hard")
"""How well the computer players play."""
MOST_SEATS: Final = 8


@dataclass(frozen=True, slots=True)
class Setup:
    """What the host chooses; the values of `switches` are named as in rules.md and may be incomplete."""

    game: str = "rummy500"
    switches: tuple[tuple[str, Value], ...] = ()
    preset: str | None = None
    seats: int = 4
    level: str = "normal"
    clock: int = 0
    """Seconds a turn, one of `CLOCKS`."""
    hints: bool = True
    thread: bool = False
    """Whether the table has a thread of its own."""

    def rules(self) -> RuleSet:
        """The rule record, one for all tables that play alike; raises `BadRules` with every fault."""
        return _rules(self.game, _typed(self.switches), self.preset)

    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong with the setup, empty when nothing is."""
        found = [
            Fault("bad_value", name, value, allowed)
            for name, value, allowed in (
                ("level", self.level, LEVELS),
                ("clock", self.clock, CLOCKS),
                ("seats", self.seats, tuple(range(2, MOST_SEATS + 1))),
            )
            if value not in allowed
        ]
        try:
            rules = self.rules()
        except BadRules as error:
            return tuple(found) + error.faults
        return (*found, *seating_faults(rules, self.seats))

    def wire(self) -> dict[str, Any]:
        """JSON-ready fields that `from_wire` reads back."""
        return {
            "game": self.game,
            "rules": dict(self.switches),
            "preset": self.preset,
            "seats": self.seats,
            "level": self.level,
            "clock": self.clock,
            "hints": self.hints,
            "thread": self.thread,
        }

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Setup:
        """The setup written by `wire`; KeyError or TypeError for anything else."""
        return Setup(
            wire["game"],
            tuple(wire["rules"].items()),
            wire["preset"],
            wire["seats"],
            wire["level"],
            wire["clock"],
            wire["hints"],
            wire["thread"],
        )


_Typed = tuple[tuple[str, type, Value], ...]


def _typed(switches: tuple[tuple[str, Value], ...]) -> _Typed:
    """Switches with their types: to a cache 1 and true are alike, to a house rule they are not."""
    return tuple((name, type(value), value) for name, value in switches)


@lru_cache(maxsize=256)
def _rules(game: str, switches: _Typed, preset: str | None) -> RuleSet:
    return make_rules(game, {name: value for name, _, value in switches}, preset)
