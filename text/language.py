"""What one language is made of, and how its templates are filled.

A template is a plain `str.format` string. A number in it knows the plural rules of its language: `{cards}` prints the
figure, `{cards:card|cards}` the word that fits it, the forms in the order of `Language.forms`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

LANGUAGES: Final = ("en", "cs")
"""The languages spoken, the fall-back first; each is a package of this name beside this module."""
MINUS: Final = "\u2212"


class NoSuchWords(KeyError):
    """Raised for a key that no language has; its argument is that key."""


class Said(str):
    """Text that this package made: its mark-down is meant, and the names in it are escaped already."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its templates by key, and the order of plural forms in them."""

    code: str
    """As Babel and Discord spell it: "en", "cs"."""
    name: str
    """In the language itself."""
    forms: tuple[str, ...]
    """CLDR plural categories of whole numbers, in the order in which templates list the forms."""
    messages: Mapping[str, str]

    def form(self, number: int) -> int:
        """Which of the listed forms goes with this number."""
        category = _plural_rule(self.code)(abs(number))
        return self.forms.index(category) if category in self.forms else len(self.forms) - 1

    def listed(self, items: Iterable[str], style: str = "standard") -> str:
        """ "a, b and c" as this language writes it; `style` "or" for a choice."""
        from babel.lists import format_list

        return format_list(list(items), style=style, locale=self.code)  # type: ignore[arg-type]


@lru_cache(maxsize=64)
def _plural_rule(code: str) -> Callable[[int], str]:
    from babel.core import Locale  # only once a sentence counts something: start-up stays short

    return Locale.parse(code).plural_form


class Amount(int):
    """A number in a template: `{n}` the figure, `{n:+}` with its sign, `{n:card|cards}` the fitting word."""

    language: Language

    def __new__(cls, number: int, language: Language) -> Amount:
        """`number` as `language` counts it."""
        made = super().__new__(cls, number)
        made.language = language
        return made

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            return spec.split("|")[self.language.form(int(self))]
        figure = str(abs(int(self)))
        if self < 0:
            return MINUS + figure
        return "+" + figure if spec == "+" and self > 0 else figure


def fill(language: Language, template: str, facts: Mapping[str, Any], clean: Callable[[str], str]) -> str:
    """`template` with its facts: numbers counted, own text as it is, every other text through `clean`.

    Raises TypeError for a fact that no sentence may show (None, a flag, a value nobody has put into words).
    """
    return template.format_map({name: _spoken(language, name, fact, clean) for name, fact in facts.items()})


def _spoken(language: Language, name: str, fact: Any, clean: Callable[[str], str]) -> Any:
    if isinstance(fact, Said):
        return fact
    if isinstance(fact, str):
        return clean(fact)
    if isinstance(fact, int) and type(fact) is not bool:
        return Amount(fact, language)
    raise TypeError(f"{name} of type {type(fact).__name__} has not been put into words")


def language(code: str) -> Language:
    """One language by its code; ImportError where there is none."""
    found = import_module(f"text.{code}").LANGUAGE
    assert isinstance(found, Language)
    return found
