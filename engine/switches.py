"""House rules as switches, a named game as its base record and its switches, and what can be wrong with a setting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.rules import RuleSet, Value


@dataclass(frozen=True, slots=True)
class Switch:
    """One house rule: its name in rules.md, what it may be, and its default."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    """Every value allowed, default first; empty for a whole number from `least` to `most`."""
    least: int = 0
    most: int = 0

    def accepts(self, value: object) -> bool:
        """Whether this is a value of the switch; 1 and true are never taken for each other."""
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        return type(value) is int and self.least <= value <= self.most


class Fault(NamedTuple):
    """One thing wrong with a table setting.

    `code` is "unknown_game", "unknown_switch", "bad_value", "E_CONTRADICTION" or "E_TABLE_SIZE"; `name` and `value`
    say what, `others` what it collides with or may be.
    """

    code: str
    name: str
    value: Value | None = None
    others: tuple[Value, ...] = ()


class BadRules(ValueError):
    """Raised for house rules that cannot be; `faults` lists every problem at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(", ".join(f"{fault.code} {fault.name}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Game:
    """A named game of the family."""

    name: str
    base: RuleSet
    switches: tuple[Switch, ...]
    shape: Callable[[RuleSet, Mapping[str, Value]], RuleSet]
    """Turns all switch values into the record."""
    presets: tuple[tuple[str, tuple[tuple[str, Value], ...]], ...] = ()

    def switch(self, name: str) -> Switch | None:
        """The switch of this name, None where the game has none."""
        return next((switch for switch in self.switches if switch.name == name), None)


def flag(name: str, default: bool = False) -> Switch:
    """On or off."""
    return Switch(name, default, (default, not default))


def pick(name: str, *choices: Value) -> Switch:
    """One of several, the first unless something else is said."""
    return Switch(name, choices[0], choices)


def whole(name: str, default: int, least: int, most: int) -> Switch:
    """A whole number."""
    return Switch(name, default, (), least, most)
