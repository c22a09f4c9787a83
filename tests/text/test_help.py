"""The help explains each game with examples that are true under that game's rules."""

from __future__ import annotations

import re

import pytest

from engine.cards import parse_cards
from engine.meld_readings import read_meld
from engine.variants import GAMES, make_rules
from text.cards_input import Misread, read_melds
from text.help import CHAPTERS, LONGEST_TOPIC, chapters
from text.language import LANGUAGES, NoSuchWords
from text.words import words_for

EVERY = [(code, game, topic) for code in LANGUAGES for game, topics in CHAPTERS.items() for topic in topics]
EXAMPLE = {"en": "**Example.**", "cs": "**Příklad.**"}


def test_every_game_has_its_chapters() -> None:
    assert set(CHAPTERS) == set(GAMES)
    for code in LANGUAGES:
        assert set(chapters(code)) == {f"{game}.{topic}" for game, topics in CHAPTERS.items() for topic in topics}


@pytest.mark.parametrize(("code", "game", "topic"), EVERY)
def test_a_chapter_fits_a_message_and_has_one_worked_example(code: str, game: str, topic: str) -> None:
    chapter = words_for(code).topic(game, topic)
    assert 200 < len(chapter.text) <= LONGEST_TOPIC
    assert chapter.text.count(EXAMPLE[code]) == 1
    assert chapter.melds
    assert chapter.title
    assert chapter.title != topic
    assert chapter.text.count("**") % 2 == 0
    assert chapter.text.count("`") % 2 == 0
    assert not re.search(r"[^\n]\n[a-zá-ž]", chapter.text), "a paragraph is one line"


@pytest.mark.parametrize(("code", "game", "topic"), EVERY)
def test_the_melds_of_an_example_are_melds(code: str, game: str, topic: str) -> None:
    chapter = words_for(code).topic(game, topic)
    rules = make_rules(game).melding(chapter.deal)
    for meld in chapter.melds:
        assert isinstance(read_meld(meld, rules), list), meld


@pytest.mark.parametrize(("game", "topic"), [(game, topic) for game, topics in CHAPTERS.items() for topic in topics])
def test_a_translation_tells_the_same_example(game: str, topic: str) -> None:
    english, czech = (words_for(code).topic(game, topic) for code in ("en", "cs"))
    assert (english.melds, english.deal) == (czech.melds, czech.deal)
    cards = [re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]", chapter.text) for chapter in (english, czech)]
    assert sorted(cards[0]) == sorted(cards[1])


@pytest.mark.parametrize(
    ("game", "cards", "deal"),
    [
        ("rummy500", "KD AD 2D", 1),
        ("rummy500", "5D 5D#2 5H", 1),
        ("three_thirteen", "7C 7D 7S", 5),
        ("three_thirteen", "QC KC AC", 9),
        ("basic_rummy", "QD KD AD", 1),
        ("contract_rummy", "6S 6S#2 6H", 1),
    ],
)
def test_what_the_help_calls_no_meld_is_none(game: str, cards: str, deal: int) -> None:
    assert not isinstance(read_meld(parse_cards(cards), make_rules(game).melding(deal)), list)


@pytest.mark.parametrize(("code", "game"), [(code, game) for code in LANGUAGES for game in GAMES])
def test_the_typed_examples_of_the_commands_can_be_typed(code: str, game: str) -> None:
    text = words_for(code).topic(game, "commands").text
    typed = re.findall(r"(?:cards|karty|card|karta|discard:|odhodit):([^`]+?)(?: onto:| kam:|`)", text)
    assert typed
    for cards in typed:
        assert not isinstance(read_melds(cards), Misread), cards


@pytest.mark.parametrize(("code", "game"), [(code, game) for code in LANGUAGES for game in GAMES])
def test_the_house_rules_chapter_names_every_switch(code: str, game: str) -> None:
    words = words_for(code)
    text = words.topic(game, "house_rules").text
    for switch in GAMES[game].switches:
        assert f"**{words.switch_name(switch.name)}**" in text


def test_there_is_no_chapter_on_what_a_game_does_not_have() -> None:
    with pytest.raises(NoSuchWords):
        words_for("en").topic("basic_rummy", "calling")
    with pytest.raises(NoSuchWords):
        words_for("cs").topic("whist", "overview")
