"""Names and descriptions of commands in every language: English where they are made, the others as Discord asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from text import LANGUAGES, words_for
from text.commands import choice_name, command_description, command_name, option_description, option_name

_LONGEST_CHOICE: Final = 100
_ENGLISH: Final = words_for(LANGUAGES[0])
_SPOKEN: Final = {
    locale.value: words_for(code)
    for locale in Locale
    if (code := locale.value.partition("-")[0]) in LANGUAGES and code != LANGUAGES[0]
}
"""By Discord's locale: asked thousands of times at every start, for every text in each of its languages."""
F = TypeVar("F", bound=Callable[..., Any])
V = TypeVar("V", str, int)


def described(path: str) -> str:
    """The English description of a command; `NoSuchWords` for a path that nobody wrote words for."""
    return command_description(_ENGLISH, path)


def with_options(path: str, *options: str) -> Callable[[F], F]:
    """A decorator that describes the options of a command in English; every option has to have its words."""
    return app_commands.describe(**{option: option_description(_ENGLISH, path, option) for option in options})


def choices_of(option: str, values: Iterable[V]) -> list[app_commands.Choice[V]]:
    """The choices of an option, named in every language."""
    return [
        app_commands.Choice(
            name=locale_str(choice_name(_ENGLISH, option, value), option=option, value=value),
            value=value,
        )
        for value in values
    ]


class Localiser(app_commands.Translator):
    """Finds the words of `text/` for whatever Discord wants to know about a command."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in this language, None where nobody has written any."""
        words = _SPOKEN.get(locale.value)
        if words is None:
            return None
        data = context.data
        if isinstance(data, app_commands.Command | app_commands.Group):
            if context.location in _NAMES:
                return command_name(words, data.qualified_name)
            return command_description(words, data.qualified_name)
        if isinstance(data, app_commands.Parameter):
            if context.location in _NAMES:
                return option_name(words, data.name)
            return option_description(words, data.command.qualified_name, data.name)
        extras = string.extras
        if isinstance(data, app_commands.Choice) and "option" in extras:
            return choice_name(words, extras["option"], extras["value"])
        if extras.get("key"):
            return words.label(extras["key"], _LONGEST_CHOICE)
        return None


_NAMES: Final = frozenset(
    {
        app_commands.TranslationContextLocation.command_name,
        app_commands.TranslationContextLocation.group_name,
        app_commands.TranslationContextLocation.parameter_name,
    }
)
