"""Names and descriptions of slash commands, for Discord's own lists.

English names are fixed and are the keys; a language may have names of its own (`command_name.<word>` and
`option_name.<word>`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from text.words import Words

LONGEST_NAME: Final = 32
LONGEST_DESCRIPTION: Final = 100
_NAME: Final = re.compile(r"[-_'\w]{1,32}")


def is_command_name(name: str) -> bool:
    """Whether Discord accepts this as the name of a command or option: one lower-case word of 1 to 32 signs.

    >>> is_command_name("vyložit"), is_command_name("Lay off")
    (True, False)
    """
    return _NAME.fullmatch(name) is not None and name == name.lower()


def command_name(words: Words, path: str) -> str:
    """The name of the last command of a path: "table open" is "open", or the language's own word."""
    return _name(words, "command_name", path.rpartition(" ")[2])


def command_description(words: Words, path: str) -> str:
    """What a command does, at most 100 characters; raises `NoSuchWords` for an unknown path."""
    return words.label(f"command.{path}", LONGEST_DESCRIPTION)


def option_name(words: Words, option: str) -> str:
    """The name of an option, the same in all commands."""
    return _name(words, "option_name", option)


def option_description(words: Words, path: str, option: str) -> str:
    """What an option is for, at most 100 characters; raises `NoSuchWords`."""
    return words.label(words.first(f"param.{path}.{option}", f"param.{option}"), LONGEST_DESCRIPTION)


def choice_name(words: Words, option: str, value: str | int) -> str:
    """A choice of an option as the list shows it, at most 100 characters; games by their titles."""
    key = f"game.{value}" if option == "game" else f"topic.{value}" if option == "topic" else f"choice.{option}.{value}"
    return words.label(key, 100)


def _name(words: Words, kind: str, word: str) -> str:
    key = f"{kind}.{word}"
    return words.label(key, LONGEST_NAME) if words.has(key) else word
