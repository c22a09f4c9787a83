"""What Discord lists of the commands around the tables: names and options as they are fixed, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from engine.setup import CLOCKS, LEVELS
from engine.variants import GAMES
from tests.e2e.harness import Room
from text import words_for
from text.commands import choice_name, command_description, command_name, option_description, option_name

CZECH, ENGLISH = words_for("cs"), words_for("en")
TABLE = {
    "open": ("game", "seats", "computers", "level", "clock", "thread"),
    "join": ("table",),
    "leave": ("table",),
    "start": ("table",),
    "show": ("table",),
    "rules": ("table",),
    "end": ("table",),
    "kick": ("member", "table"),
    "rematch": ("table",),
    "export": ("table",),
}
ALONE = {
    "rules": ("game", "topic"),
    "standings": ("board", "game", "period", "page"),
    "stats": ("member",),
    "settings": ("game", "channels", "clock", "hints", "theme", "deck", "language"),
    "preferences": ("hand", "theme", "deck", "sort", "ping", "language", "leaderboard"),
    "privacy": (),
}


def listed(hall: Room, path: str) -> dict[str, Any]:
    """A command or subcommand as Discord has it."""
    name, _, rest = path.partition(" ")
    found: dict[str, Any] = next(item.form for item in hall.discord.world.commands.values() if item.name == name)
    return next(item for item in found["options"] if item["name"] == rest) if rest else found


async def test_names_options_and_their_words(hall: Room) -> None:
    paths = {f"table {name}": options for name, options in TABLE.items()} | ALONE
    for path, options in paths.items():
        command = listed(hall, path)
        assert sorted(option["name"] for option in command["options"]) == sorted(options)
        assert command["description"] == command_description(ENGLISH, path)
        assert command["description_localizations"]["cs"] == command_description(CZECH, path)
        assert command["name_localizations"]["cs"] == command_name(CZECH, path)
        for option in command["options"]:
            assert option["description"] == option_description(ENGLISH, path, option["name"])
            assert option["description_localizations"]["cs"] == option_description(CZECH, path, option["name"])
            assert option["name_localizations"]["cs"] == option_name(CZECH, option["name"])


async def test_choices_are_named_in_every_language(hall: Room) -> None:
    options = {option["name"]: option for option in listed(hall, "table open")["options"]}
    for name, values in (("game", tuple(GAMES)), ("level", LEVELS), ("clock", CLOCKS)):
        assert [choice["value"] for choice in options[name]["choices"]] == list(values)
        for choice in options[name]["choices"]:
            assert choice["name"] == choice_name(ENGLISH, name, choice["value"])
            assert choice["name_localizations"]["cs"] == choice_name(CZECH, name, choice["value"])
    assert (options["seats"]["min_value"], options["seats"]["max_value"]) == (2, 8)
    assert (options["computers"]["min_value"], options["computers"]["max_value"]) == (0, 7)


async def test_where_commands_can_be_used_and_by_whom(hall: Room) -> None:
    for name in ("table", "standings", "stats", "settings"):
        assert listed(hall, name)["contexts"] == [0], name
    for name in ("rules", "preferences", "privacy"):
        assert listed(hall, name)["contexts"] == [0, 1], name
    assert listed(hall, "settings")["default_member_permissions"] == str(1 << 5)
    assert listed(hall, "table")["default_member_permissions"] is None


@pytest.mark.parametrize("name", ["join", "leave", "start", "show", "rules", "end", "kick", "rematch", "export"])
async def test_the_table_option_completes_itself_with_the_tables_here(hall: Room, name: str) -> None:
    ana = hall.person("Ana")
    await ana.slash("/table open", game="Three Thirteen")
    offered = await ana.autocomplete(f"/table {name}", "table")
    assert [choice["name"] for choice in offered.choices] == ["Three Thirteen, table 1 in #general"]
    assert [choice["value"] for choice in offered.choices] == ["1"]
