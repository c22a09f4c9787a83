"""What a server and a person may choose, as plain values: each field with its values and their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cogs.desk import Option, Preferences, ServerSettings
from cogs.desk.tastes import DECKS, HANDS, SORTS, THEMES
from engine.rules import Value
from engine.setup import CLOCKS
from engine.variants import GAMES
from text import LANGUAGES, Words
from text.commands import choice_name
from text.language import language

AS_ELSEWHERE: Final = ""
"""The value of a field that follows something else: the server, or Discord's own language."""
_ELSEWHERE: Final = "auto"
"""The same as a menu sends it, which cannot send nothing."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to choose; `name` is the option of the command, `attribute` where it is kept."""

    name: str
    values: tuple[Value, ...]
    attribute: str


def _field(name: str, *values: Value, attribute: str = "") -> Field:
    return Field(name, values, attribute or name)


SERVER: Final[Mapping[str, Field]] = {
    field.name: field
    for field in (
        _field("game", *GAMES),
        _field("clock", *CLOCKS),
        _field("hints", True, False),
        _field("theme", *THEMES),
        _field("deck", *DECKS),
        _field("language", AS_ELSEWHERE, *LANGUAGES),
    )
}
"""What a server chooses from a list; its channels and house rules have panels of their own."""

PERSON: Final[Mapping[str, Field]] = {
    field.name: field
    for field in (
        _field("hand", *HANDS),
        _field("theme", AS_ELSEWHERE, *THEMES),
        _field("deck", AS_ELSEWHERE, *DECKS),
        _field("sort", *SORTS),
        _field("ping", True, False),
        _field("language", AS_ELSEWHERE, *LANGUAGES),
        _field("leaderboard", True, False, attribute="listed"),
    )
}


def packed(value: Value) -> str:
    """A value as a menu or a choice sends it."""
    if value == AS_ELSEWHERE:
        return _ELSEWHERE
    return str(value).lower() if isinstance(value, bool) else str(value)


def unpacked(field: Field, sent: str) -> Value:
    """The value of this field that was sent; ValueError for none of them."""
    for value in field.values:
        if packed(value) == sent:
            return value
    raise ValueError(f"{field.name} cannot be {sent!r}")


def field_name(words: Words, owner: str, field: Field) -> str:
    """What a field is called; `owner` is "settings" or "preferences"."""
    return words.label(f"{owner}.{field.name}", 45)


def value_name(words: Words, field: Field, value: Value) -> str:
    """A value as menus and lists of choices show it."""
    if isinstance(value, bool):
        return words.label("yes" if value else "no")
    if field.name == "language":
        return language(value).name if isinstance(value, str) and value else words.label("settings.language.auto")
    if value == AS_ELSEWHERE:
        return words.label("choice.as_server")
    return choice_name(words, field.name, value)


def options(words: Words, owner: str, field: Field, chosen: Preferences | ServerSettings) -> list[Option]:
    """The lines of a field's menu, each with the field's name, the one in force chosen."""
    name, now = field_name(words, owner, field), getattr(chosen, field.attribute)
    return [
        Option(
            packed(value),
            words.label("option.switch", 100, name=name, value=value_name(words, field, value)),
            _about(words, field, value),
            value == now,
        )
        for value in field.values
    ]


def _about(words: Words, field: Field, value: Value) -> str:
    for key in (f"about.{value}", f"about.{field.name}.{value}"):
        if words.has(key):
            return words.label(key, 100)
    return ""


def saved(words: Words, owner: str, field: Field, chosen: Preferences | ServerSettings) -> str:
    """ "Saved. Theme: midnight."."""
    value = value_name(words, field, getattr(chosen, field.attribute))
    return words.say("settings.saved", name=field_name(words, owner, field), value=value)


def changes(fields: Mapping[str, Field], given: Mapping[str, str]) -> dict[str, Any]:
    """What the options of a command change, by attribute; ValueError for a value that no list offers."""
    return {fields[name].attribute: unpacked(fields[name], sent) for name, sent in given.items()}
