"""Commands named in sentences: real ones, and spelled as the reader's own Discord lists them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from text import LANGUAGES, words_for
from text.help import chapters
from text.language import language
from text.spelling import respelled

COMMAND = re.compile(r"`/([^`{}]+)`")
OPTION = re.compile(r"(\S+?):")


def named(code: str) -> Iterator[str]:
    """Every command in back ticks of a language."""
    texts = [*language(code).messages.values(), *(chapter.text for chapter in chapters(code).values())]
    for text in texts:
        yield from COMMAND.findall(" ".join(text.split()))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_in_a_sentence_is_a_real_one(code: str) -> None:
    english = words_for("en")
    seen = 0
    for command in named(code):
        typed = respelled(f"`/{command}`", language(code), language("en")).strip("`/")
        path = re.split(r"\s+\S+?:", typed)[0]
        assert english.has(f"command.{path}"), (command, typed)
        for option in OPTION.findall(typed[len(path) :]):
            assert english.has(f"param.{path}.{option}") or english.has(f"param.{option}"), (command, typed)
        seen += 1
    assert seen > 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_and_back_again(code: str) -> None:
    for other in LANGUAGES:
        for command in named(code):
            there = respelled(f"`/{command}`", language(code), language(other))
            assert respelled(there, language(other), language(code)) == f"`/{command}`"


def test_the_sentence_is_in_one_language_and_its_commands_in_the_clients() -> None:
    assert "`/table open`" in words_for("cs", "en-GB").say("table.none")
    assert "`/stůl otevřít`" in words_for("cs", "cs").say("table.none")
    assert "`/stůl otevřít`" in words_for("en", "cs").say("table.none")
    assert "`/stůl otevřít`" in words_for("cs").say("table.none")
    assert "`/preferences hand:both`" in words_for("cs", "de").say("preferences.dm_closed")
    assert "`/předvolby ruka:obojí`" in words_for("en", "cs").say("preferences.dm_closed")
    chapter = words_for("cs", "en").topic("rummy500", "commands").text
    assert "`/draw`" in chapter
    assert "`/líznout`" not in chapter
