"""Every language says everything English says, with the same facts, and counts as its grammar does."""

from __future__ import annotations

import importlib
import re

import pytest

from tests.text.templates import KEYS, fields, placeholders
from text.cards_input import read_cards
from text.help import chapters
from text.language import LANGUAGES, Amount, NoSuchWords, Said, language
from text.words import Words, words_for

OTHERS = [code for code in LANGUAGES if code != "en"]
ENGLISH = language("en").messages
OWN_NAMES = re.compile(r"(command|option)_name\.")


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    spoken = language(code).messages
    assert sorted(set(ENGLISH) - set(spoken)) == []
    assert sorted(key for key in set(spoken) - set(ENGLISH) if not OWN_NAMES.match(key)) == []
    assert set(chapters("en")) == set(chapters(code))


@pytest.mark.parametrize("code", OTHERS)
def test_sentences_are_translated_not_copied(code: str) -> None:
    same = {key for key, said in language(code).messages.items() if ENGLISH.get(key) == said and " " in said}
    without_words = {key for key in same if not re.sub(r"\{[^}]*\}|\W|\d|Rummy", "", ENGLISH[key])}
    assert same - without_words == set()


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_facts_of_the_english_sentence(code: str) -> None:
    spoken = language(code).messages
    lost = {
        key: placeholders(said) - placeholders(spoken[key])
        for key, said in ENGLISH.items()
        if key in spoken and placeholders(said) - placeholders(spoken[key])
    }
    invented = {
        key: placeholders(spoken[key]) - placeholders(said)
        for key, said in ENGLISH.items()
        if key in spoken and placeholders(spoken[key]) - placeholders(said)
    }
    assert (lost, invented) == ({}, {})


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_plural_lists_every_form_of_its_language(code: str) -> None:
    spoken = language(code)
    for key, template in spoken.messages.items():
        for name, spec in fields(template):
            assert spec in ("", "+") or len(spec.split("|")) == len(spoken.forms), f"{code} {key} {name}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_is_written_twice(code: str) -> None:
    seen: dict[str, int] = {}
    for name in ("answers", "commands", "labels", "misread", "panels", "refusals", "rules", "table"):
        module = importlib.import_module(f"text.{code}.{name}")
        whole = getattr(module, name.upper())
        parts = [part for part in vars(module).values() if isinstance(part, dict) and part is not whole]
        for part in parts or [whole]:
            for key in part:
                if (isinstance(key, str) and "." in key) or key in ENGLISH:
                    seen[key] = seen.get(key, 0) + 1
    assert {key for key, times in seen.items() if times > 1} == set()


@pytest.mark.parametrize(
    ("number", "english", "czech"),
    [
        (0, "takes 0 cards", "bere 0 karet"),
        (1, "takes 1 card", "bere 1 kartu"),
        (2, "takes 2 cards", "bere 2 karty"),
        (4, "takes 4 cards", "bere 4 karty"),
        (5, "takes 5 cards", "bere 5 karet"),
        (21, "takes 21 cards", "bere 21 karet"),
        (22, "takes 22 cards", "bere 22 karet"),
    ],
)
def test_cards_are_counted_as_people_count(number: int, english: str, czech: str) -> None:
    assert words_for("en").say("option.pile.takes", n=number) == english
    assert words_for("cs").say("option.pile.takes", n=number) == czech


def test_points_lost_are_counted_like_points_won() -> None:
    assert words_for("en").say("standings.value.best_hand", best=-1) == "−1 point in one hand"
    assert f"{Amount(-3, language('cs')):+} {Amount(-3, language('cs')):bod|body|bodů}" == "−3 body"
    assert f"{Amount(7, language('en')):+} {Amount(0, language('en')):+}" == "+7 0"


def test_a_language_that_lacks_a_sentence_says_it_in_english() -> None:
    half = Words(type(language("cs"))("cs", "půl", ("one", "few", "other"), {"yes": "ano"}), language("en"))
    assert half.say("yes") == "ano"
    assert half.say("option.pile.takes", n=2) == "takes 2 cards"
    assert half.say("lobby.missing", n=1) == "1 more player needed to start."


def test_any_discord_locale_gets_words() -> None:
    assert words_for("en-US").locale == words_for("zh-CN").locale == words_for(None).locale == "en"
    assert words_for("cs").locale == words_for("cs_CZ").locale == "cs"


def test_an_unknown_key_is_told_at_once() -> None:
    with pytest.raises(NoSuchWords):
        words_for("cs").say("no.such.sentence")
    with pytest.raises(KeyError):
        words_for("en").say("option.pile.takes")


@pytest.mark.parametrize("fact", [None, True, 1.5, (1, 2)])
def test_a_fact_nobody_has_put_into_words_is_never_shown(fact: object) -> None:
    with pytest.raises(TypeError):
        words_for("en").say("lobby.host_starts", name=fact)


def test_a_name_is_escaped_in_a_message_and_plain_on_a_label() -> None:
    words = words_for("en")
    assert words.say("lobby.host_starts", name="*Ana*\n") == "**\\*Ana\\*** can start the game."
    assert words.label("option.switch", name="*Ana*\n", value="?") == "*Ana*: ?"
    assert words.say("lobby.host_starts", name=Said("*Ana*")) == "***Ana*** can start the game."


@pytest.mark.parametrize(("code", "key"), KEYS)
def test_no_template_leaves_a_code_or_a_loose_end(code: str, key: str) -> None:
    said = language(code).messages[key]
    assert said == said.strip()
    assert not re.search(r"\b[ET]_[A-Z]|None|  |\bInvalid\b", said)
    assert said.count("!") <= 1
    assert said.count("**") % 2 == 0
    assert said.count("`") % 2 == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_reads_its_own_cards(code: str) -> None:
    words = words_for(code)
    for text in ("7H 10S QD X1", "AS KC"):
        cards = read_cards(text)
        assert read_cards(words.cards(cards.cards)) == cards  # type: ignore[union-attr]
        assert read_cards(words.codes(cards.cards)) == cards  # type: ignore[union-attr]
