"""The values of fields as the choices of command options, named in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.app_commands import locale_str

from cogs.settings.fields import AS_ELSEWHERE, Field, packed, value_name
from engine.rules import Value
from text import LANGUAGES, words_for

_ENGLISH: Final = words_for(LANGUAGES[0])


def offered_choices(fields: Mapping[str, Field]) -> dict[str, list[app_commands.Choice[str]]]:
    """The choices of each option, for `app_commands.choices`; yes or no needs none."""
    listed = (field for field in fields.values() if not isinstance(field.values[0], bool))
    return {field.name: [_choice(field, value) for value in field.values] for field in listed}


def _choice(field: Field, value: Value) -> app_commands.Choice[str]:
    name = value_name(_ENGLISH, field, value)
    if field.name == "language":
        said = locale_str(name, key="" if value else "settings.language.auto")
    elif value == AS_ELSEWHERE:
        said = locale_str(name, key="choice.as_server")
    else:
        said = locale_str(name, option=field.name, value=value)
    return app_commands.Choice(name=said, value=packed(value))
