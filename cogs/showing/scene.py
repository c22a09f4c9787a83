"""One showing of a table: what is known of it, in whose words and colours, and what stands below its boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import ui

from cogs.desk.press import same_place
from cogs.desk.tastes import ServerSettings
from engine.house import Glance
from render import Look
from store import Rating
from text import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it is about to be shown in its channel."""

    glance: Glance
    words: Words
    """In the server's language."""
    settings: ServerSettings
    look: Look
    notes: tuple[str, ...] = ()
    """Further lines for the text, such as who has to press My hand."""
    ratings: Mapping[int, Rating] = field(default_factory=dict)
    """After a game, by seat: of those whom leaderboards show."""


Rows = Callable[[Scene], Sequence["ui.Item[Any]"]]
Lines = Callable[[Scene], Sequence[str]]
_ROWS: dict[str, Rows] = {}
_LINES: dict[str, Lines] = {}


def shows(status: str) -> Callable[[Rows], Rows]:
    """Let this function make the rows (and menus) below a table of this status; ValueError for a second one."""

    def enter(rows: Rows) -> Rows:
        if not same_place(_ROWS.get(status, rows), rows):
            raise ValueError(f"two ways to show a table that is {status}")
        _ROWS[status] = rows
        return rows

    return enter


def tells(status: str) -> Callable[[Lines], Lines]:
    """Let this function say the lines above a table of this status; ValueError for a second one."""

    def enter(lines: Lines) -> Lines:
        if not same_place(_LINES.get(status, lines), lines):
            raise ValueError(f"two ways to tell of a table that is {status}")
        _LINES[status] = lines
        return lines

    return enter


def rows_of(scene: Scene) -> Sequence[ui.Item[Any]]:
    """What stands below the boards; nothing for a status nobody shows."""
    rows = _ROWS.get(scene.glance.view.status)
    return rows(scene) if rows else ()


def lines_of(scene: Scene) -> Sequence[str]:
    """What is said above the boards."""
    lines = _LINES.get(scene.glance.view.status)
    return lines(scene) if lines else (scene.words.turn(scene.glance.view),)
