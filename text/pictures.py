"""Words for pictures and their twins in other languages; the English ones live where pictures are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Protocol

from text.language import LANGUAGES, Language, language
from text.words import words_for


class PictureWords(Protocol):
    """What a picture asks for its words: the same shape that `render` expects."""

    def template(self, key: str, count: int = 1, /) -> str:
        """The template for `key` in the form for `count`; KeyError for an unknown key."""
        ...


class TranslatedPictures:
    """A language's words for pictures, with the English ones for what it lacks."""

    def __init__(self, spoken: Language, templates: Mapping[str, str], english: PictureWords) -> None:
        self._spoken = spoken
        self._templates = templates
        self._english = english

    def template(self, key: str, count: int = 1, /) -> str:
        """The template, its plural forms told apart by bars in the order of the language."""
        known = self._templates.get(key)
        if known is None:
            return self._english.template(key, count)
        return known.split("|")[self._spoken.form(count)] if "|" in known else known


@lru_cache(maxsize=16)
def picture_words(locale: str | None, english: PictureWords) -> PictureWords:
    """The words for pictures in a Discord locale; `english` itself where that is the language."""
    code = words_for(locale).locale
    if code == LANGUAGES[0]:
        return english
    templates: Mapping[str, str] = import_module(f"text.{code}.pictures").PICTURES
    return TranslatedPictures(language(code), templates, english)
