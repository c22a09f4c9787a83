"""Pictures and their twins speak every language too, with the facts and forms of the English words."""

from __future__ import annotations

import importlib

import pytest

from render.words import ENGLISH, ENGLISH_WORDS
from tests.text.templates import placeholders
from text.language import LANGUAGES, language
from text.pictures import picture_words

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("code", OTHERS)
def test_every_word_of_a_picture_is_translated(code: str) -> None:
    templates = importlib.import_module(f"text.{code}.pictures").PICTURES
    assert set(templates) == set(ENGLISH)
    for key, english in ENGLISH.items():
        forms = templates[key].split("|")
        assert len(forms) == (len(language(code).forms) if "|" in english else 1), key
        for form in forms:
            assert placeholders(form) == placeholders(english.split("|")[0]), key


def test_english_pictures_keep_their_own_words() -> None:
    assert picture_words("en-GB", ENGLISH_WORDS) is ENGLISH_WORDS
    assert picture_words("xx", ENGLISH_WORDS) is ENGLISH_WORDS


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 karet"), (1, "1 karta"), (2, "2 karty"), (5, "5 karet"), (21, "21 karet")],
)
def test_czech_pictures_count_in_czech(count: int, said: str) -> None:
    words = picture_words("cs", ENGLISH_WORDS)
    assert words.template("cards", count).format(n=count) == said
    assert words.template("turn.draw") == "líže"


def test_a_word_nobody_knows_is_told_at_once() -> None:
    with pytest.raises(KeyError):
        picture_words("cs", ENGLISH_WORDS).template("no.such.word")
