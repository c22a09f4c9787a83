"""What stands in a template: its placeholders and its plural forms."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from text.language import LANGUAGES, language

KEYS = [(code, key) for code in LANGUAGES for key in language(code).messages]


def fields(template: str) -> Iterator[tuple[str, str]]:
    """Every placeholder with its format: ("n", "card|cards")."""
    for _, name, spec, conversion in Formatter().parse(template):
        if name is not None:
            assert conversion is None
            yield name, spec or ""
            yield from fields(spec or "")


def placeholders(template: str) -> set[str]:
    return {name for name, _ in fields(template)}
