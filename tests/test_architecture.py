"""Who may import whom: every import statement of every module, parsed, against the table of the architecture."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import engine
from tests.conftest import ROOT

PROJECT = frozenset(
    {"bot", "cogs", "engine", "logbook", "playground", "registering", "render", "settings", "store", "tests", "text"}
)


def names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# The standard library's doors to the outside: clocks, dice, disks, threads, networks.
IO = names(
    "asyncio concurrent datetime glob http io logging multiprocessing os pathlib pickle queue random secrets selectors "
    "shelve shutil signal socket socketserver sqlite3 ssl subprocess tempfile threading time urllib"
)
# The engine's moving parts: a value is passed on, these are not.
MACHINERY = names("engine.flow engine.house engine.moves engine.players engine.round engine.table")
RULES = names(
    "engine.arrange engine.flow engine.meld_readings engine.melds engine.moves engine.round engine.scoring engine.table"
)


@dataclass(frozen=True)
class Room:
    """What one part of the house may import beyond the standard library, and what it must not in any case."""

    project: frozenset[str] = frozenset()
    libraries: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()


def room(project: str = "", libraries: str = "", never: frozenset[str] = frozenset()) -> Room:
    return Room(names(project), names(libraries), never)


# The first line whose path fits decides.
HOUSE: dict[str, Room] = {
    "engine/house": room("engine", never=frozenset({"sqlite3"})),
    "engine/__main__": room("engine"),  # the command line
    "engine/": room("engine", never=IO | {"engine.house"}),
    "render/gallery/": room("render engine", "PIL", frozenset({"sqlite3"})),  # the command that draws told positions
    "render/": room(
        "render engine.views engine.cards",
        "PIL isal zlib_ng fontTools fontpkg_inter manimgx_fonts regex",
        frozenset({"sqlite3"}),
    ),
    "text/": room("text engine", "babel", MACHINERY | {"sqlite3"}),
    "store/ratings": room("", "openskill"),
    "store/": room("store engine", "aiosqlite", MACHINERY),
    "cogs/desk/pace": room("", "aiohttp"),
    "cogs/desk/troubles": room("", "aiohttp discord"),
    "cogs/": room("cogs engine render store text", "discord", frozenset({"sqlite3"})),
    "playground/start": room("playground bot settings", "aiohttp discord yarl multidict"),
    "playground/__main__": room("playground"),
    "playground/": room("playground", "aiohttp yarl multidict"),
    "settings.py": room("engine.house.values", "dotenv"),
    "logbook.py": room(),
    "bot.py": room("cogs engine logbook playground registering render settings store text", "discord aiohttp", RULES),
    "registering.py": room("store", "discord"),
}


def imports(tree: ast.AST, package: str) -> Iterator[tuple[str, int]]:
    """Every imported module and the line that says so; `from a import b` counts as `a` and as `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((f"{origin}.{alias.name}", node.lineno) for alias in node.names)


def within(module: str, places: frozenset[str]) -> bool:
    """Whether `module` is one of `places` or lies inside one of them."""
    return any(module == place or module.startswith(place + ".") for place in places)


def trespasses(path: str, source: str) -> list[str]:
    """What the module at `path` (relative to the project) imports and may not."""
    rules = next(rules for prefix, rules in HOUSE.items() if path.startswith(prefix))
    found = []
    for module, line in imports(ast.parse(source), path.rpartition("/")[0].replace("/", ".")):
        if path.startswith("engine/") and module == "random.Random":  # the type alone: somebody else shuffles
            continue
        top = module.partition(".")[0]
        if top in PROJECT:
            allowed = within(module, rules.project)
        else:
            allowed = top in sys.stdlib_module_names or top in rules.libraries
        if not allowed or within(module, rules.never):
            found.append(f"{path}:{line} imports {module}")
    return found


def modules() -> list[str]:
    return sorted(
        path.relative_to(ROOT).as_posix()
        for start in HOUSE
        for path in ([ROOT / start] if start.endswith(".py") else (ROOT / start.split("/")[0]).rglob("*.py"))
        if path.is_file()
    )


MODULES = list(dict.fromkeys(modules()))


@pytest.mark.parametrize("path", MODULES)
def test_a_module_imports_only_what_its_room_may(path: str) -> None:
    assert trespasses(path, (ROOT / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", MODULES)
def test_a_module_says_in_one_line_what_it_is(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), f"{path} has no docstring"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("engine/round.py", "import random"),
        ("engine/round.py", "from time import monotonic"),
        ("engine/table.py", "from .house import House"),
        ("engine/table.py", "from engine import house"),
        ("engine/moves/draw.py", "from .. import house"),
        ("engine/house.py", "import aiosqlite"),
        ("render/board.py", "from engine.round import Round"),
        ("render/board.py", "from engine import table"),
        ("text/english.py", "import discord"),
        ("store/database.py", "from render import board"),
        ("cogs/playing.py", "from PIL import Image"),
        ("cogs/playing.py", "def late():\n    import sqlite3"),
        ("playground/rest.py", "from engine.cards import Card"),
        ("playground/rest.py", "import bot"),
        ("bot.py", "from engine.melds import Run"),
        ("engine/melds.py", "import numpy"),
    ],
)
def test_a_trespass_is_seen(path: str, line: str) -> None:
    assert trespasses(path, line)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("engine/round.py", "from random import Random"),
        ("engine/round.py", "from dataclasses import dataclass"),
        ("engine/house.py", "import asyncio\nfrom engine.table import Table"),
        ("playground/start.py", "import bot"),
        ("store/database.py", "import sqlite3\nfrom engine.records import Place"),
    ],
)
def test_a_welcome_guest_is_let_in(path: str, line: str) -> None:
    assert trespasses(path, line) == []


def test_pictures_words_and_the_store_wake_no_table() -> None:
    code = "import sys, render, store, text; print(sorted(set(sys.argv[1:]) & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code, *MACHINERY], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_engine_hands_out_every_public_name() -> None:
    for name in engine.__all__:
        assert getattr(engine, name) is not None
    with pytest.raises(AttributeError):
        _ = engine.house_rules


def test_every_package_has_a_room() -> None:
    packages = {path.name for path in Path(ROOT).iterdir() if (path / "__init__.py").is_file()} - {"tests"}
    assert {name for name in packages if not any(start.startswith(f"{name}/") for start in HOUSE)} == set()
