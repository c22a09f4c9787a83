"""Nothing is longer than Discord takes: labels, menus, modals, command names and descriptions."""

from __future__ import annotations

import pytest

from engine.setup import CLOCKS, LEVELS
from engine.variants import GAMES
from tests.text.templates import KEYS
from text.commands import (
    choice_name,
    command_description,
    command_name,
    is_command_name,
    option_description,
    option_name,
)
from text.help import CHAPTERS, LONGEST_TOPIC
from text.language import LANGUAGES, language
from text.words import words_for

LIMITS = {
    "": 0,
    "button.": 34,
    "menu.": 100,
    "modal.": 100,
    "modal.rules": 45,
    "switch.": 45,
    "setup.": 100,
    "help.": 100,
    "value.": 34,
    "choice.": 34,
    "topic.": 34,
    "game.": 34,
    "preset.": 100,
    "about.": 100,
    "command.": 100,
    "param.": 100,
    "permission.": 60,
}
"""Longest text by the beginning of its key; the longest beginning counts."""

TEXTS = {"help.switch"}
"""Templates of running text among them."""


def limit_of(key: str) -> int:
    """How long the text of this key may be; 0 for running text."""
    if key in TEXTS:
        return 0
    return LIMITS[max((start for start in LIMITS if key.startswith(start)), key=len, default="")]


COMMANDS = {
    "draw": ("source", "card", "table"),
    "meld": ("cards", "kind", "table"),
    "layoff": ("cards", "onto", "table"),
    "discard": ("card", "table"),
    "rummy": ("cards", "onto", "table"),
    "out": ("discard", "table"),
    "swap": ("onto", "card", "table"),
    "pass": ("table",),
    "hand": ("table",),
    "hint": ("table",),
    "table": (),
    "table open": ("game", "seats", "computers", "level", "clock", "thread"),
    "table join": ("table",),
    "table leave": ("table",),
    "table start": ("table",),
    "table show": ("table",),
    "table rules": ("table",),
    "table end": ("table",),
    "table kick": ("member", "table"),
    "table rematch": ("table",),
    "table export": ("table",),
    "rules": ("game", "topic"),
    "standings": ("board", "game", "period", "page"),
    "stats": ("member",),
    "settings": (),
    "preferences": (),
    "privacy": (),
}
"""Every command of the bot, with its options."""


@pytest.mark.parametrize(("code", "key"), [(code, key) for code, key in KEYS if limit_of(key)])
def test_a_label_fits_its_place(code: str, key: str) -> None:
    said = language(code).messages[key]
    assert 0 < len(said) <= limit_of(key)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_and_option_has_its_words(code: str) -> None:
    words = words_for(code)
    for path, options in COMMANDS.items():
        assert is_command_name(command_name(words, path)), path
        assert 0 < len(command_description(words, path)) <= 100
        for option in options:
            assert is_command_name(option_name(words, option)), option
            assert 0 < len(option_description(words, path, option)) <= 100
        names = [option_name(words, option) for option in options]
        assert len(set(names)) == len(names), path


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_commands_beside_each_other_share_a_name(code: str) -> None:
    words = words_for(code)
    for level in ([path for path in COMMANDS if " " not in path], [path for path in COMMANDS if " " in path]):
        names = [command_name(words, path) for path in level]
        assert len(set(names)) == len(names)


def test_english_names_are_the_ones_everybody_knows() -> None:
    words = words_for("en")
    assert [command_name(words, path) for path in COMMANDS] == [path.split(" ")[-1] for path in COMMANDS]
    assert option_name(words, "onto") == "onto"


def test_czech_commands_have_czech_names() -> None:
    words = words_for("cs")
    assert command_name(words, "table open") == "otevřít"
    assert command_name(words, "discard") == option_name(words, "discard") == "odhodit"
    english = [path for path in COMMANDS if command_name(words, path) == path.split(" ")[-1]]
    assert english == ["rummy", "table export"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_choice_has_a_name(code: str) -> None:
    words = words_for(code)
    choices: dict[str, list[str | int]] = {
        "clock": list(CLOCKS),
        "level": list(LEVELS),
        "game": list(GAMES),
        "topic": sorted({topic for topics in CHAPTERS.values() for topic in topics}),
        "source": ["stock", "discard"],
        "kind": ["set", "run"],
    }
    for option, values in choices.items():
        names = [choice_name(words, option, value) for value in values]
        assert len(set(names)) == len(names)
        assert all(0 < len(name) <= 100 and "_" not in name for name in names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_commands_words_are_below_discords_sum(code: str) -> None:
    words = words_for(code)
    table = [path for path in COMMANDS if path.split(" ")[0] == "table"]
    total = sum(
        len(command_name(words, path))
        + len(command_description(words, path))
        + sum(
            len(option_name(words, option)) + len(option_description(words, path, option)) for option in COMMANDS[path]
        )
        for path in table
    )
    assert total < 8_000


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_long_name_is_cut_on_a_label_and_nothing_else(code: str) -> None:
    label = words_for(code).label("option.table", 100, game="Rummy", table=7, channel="x" * 500)
    assert len(label) <= 100
    assert LONGEST_TOPIC == 4_000
