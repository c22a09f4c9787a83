"""Cards as people type them: every accepted form, and what they read when it was none."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import parse_declared
from engine.cards import Card, deck, parse_cards
from engine.melds import Named
from text.cards_input import Misread, TypedCards, read_card, read_cards, read_melds
from text.language import LANGUAGES
from text.words import words_for

THREE_HEARTS = parse_cards("7H 8H 9H")


def read(text: str, held: str = "") -> TypedCards:
    found = read_cards(text, parse_cards(held))
    assert isinstance(found, TypedCards), found
    return found


@pytest.mark.parametrize(
    "text",
    [
        "7H 8H 9H",
        "7h 8h 9h",
        "7h,8h,9h",
        "7H, 8H, 9H.",
        "7H8H9H",
        "7♥8♥9♥",
        "7♥ 8♥ 9♥",
        "7♥\ufe0f8♥\ufe0f9♥\ufe0f",
        "7❤️ 8❤️ 9❤️",
        "7♡ 8♡ 9♡",
        "♥7 ♥8 ♥9",
        "h7 h8 h9",
        "789h",
        "7-8-9 of hearts",
        "7 8 9 ♥",
        "7 of hearts, 8 of hearts and 9 of hearts",
        "seven of hearts, eight of hearts, nine of hearts",
        "hearts 7 8 9",
        "7hearts 8hearts 9hearts",
        "７Ｈ ８Ｈ ９Ｈ",
        "🂷 🂸 🂹",
        "７♥、８♥、９♥".replace("、", ","),
        "[7H] (8H) {9H}",
        "7H + 8H + 9H",
        "srdcová sedma, srdcová osma, srdcová devítka",
        "sedma srdcová a osma srdcová a devítka srdcová",
        "7 srdce 8 srdce 9 srdce",
        "٧♥ ٨♥ ٩♥",
        "  7H\t8H  9H  ",
    ],
)
def test_a_run_of_hearts_is_read_in_any_form(text: str) -> None:
    assert read(text).cards == THREE_HEARTS


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10h", "TH"),
        ("Th", "TH"),
        ("10♥", "TH"),
        ("t♥", "TH"),
        ("10 of hearts", "TH"),
        ("ten of hearts", "TH"),
        ("as", "AS"),
        ("ace of spades", "AS"),
        ("pikové eso", "AS"),
        ("eso pik", "AS"),
        ("Q of Spades", "QS"),
        ("QUEEN OF SPADES", "QS"),
        ("piková dáma", "QS"),
        ("kárový kluk", "JD"),
        ("křížový král", "KC"),
        ("trefová desítka", "TC"),
        ("K♣", "KC"),
        ("2 of clubs", "2C"),
        ("deuce of clubs", "2C"),
        ("X1", "X1"),
        ("joker", "X1"),
        ("Joker", "X1"),
        ("žolík", "X1"),
        ("zolik", "X1"),
        ("🃏", "X1"),
        ("x", "X1"),
        ("🂡", "AS"),
        ("🃞", "KC"),
    ],
)
def test_one_card_is_read_in_any_form(text: str, card: str) -> None:
    assert read_card(text) == Card.parse(card)


def test_every_card_is_read_in_each_form_it_is_shown_in() -> None:
    words = words_for("en")
    for one in deck(1, 2):
        assert read_card(one.text) == one
        assert read_card(words.code(one), [one]) == one
        assert read_card(words.card(one), [one]) == one


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("7H 8H X1=9H", Named(9, 1)),
        ("7h 8h x1 = 9h", Named(9, 1)),
        ("7♥ 8♥ X1=9♥", Named(9, 1)),
        ("7♥ 8♥ X1=♥9", Named(9, 1)),
        ("7H 8H X=9H", Named(9, 1)),
        ("7H 8H joker=9H", Named(9, 1)),
        ("7H 8H joker as 9H", Named(9, 1)),
        ("7H 8H Joker as the 9 of hearts", Named(9, 1)),
        ("7H 8H žolík jako 9♥", Named(9, 1)),
        ("7H 8H X1=9", Named(9)),
        ("7H 8H X1=10", Named(10)),
        ("7H 8H X1=ace of clubs", Named(1, 3)),
    ],
)
def test_a_joker_says_what_it_is(text: str, named: Named) -> None:
    found = read(text, "7H 8H X1")
    assert found.cards == parse_cards("7H 8H X1")
    assert found.named == ((Card.parse("X1"), named),)


def test_a_joker_before_the_ace_of_spades_is_no_declaration() -> None:
    assert read("X1 AS 2S") == TypedCards(
        parse_cards("X1 AS 2S"), (), tuple((card,) for card in parse_cards("X1 AS 2S"))
    )
    assert read("JOKER AS 2S").cards == parse_cards("X1 AS 2S")


def test_an_ace_says_its_end_and_a_wild_two_its_card() -> None:
    assert read("QH KH AH=high").named == ((Card.parse("AH"), Named(0, None, "high")),)
    assert read("AH=low 2H 3H").named == ((Card.parse("AH"), Named(0, None, "low")),)
    assert read("A♥=dole 2♥ 3♥").named == ((Card.parse("AH"), Named(0, None, "low")),)
    assert read("2H=7S 8S 9S").named == ((Card.parse("2H"), Named(7, 0)),)


def test_what_the_engine_writes_is_read_back() -> None:
    text = "7H#2 X2=8H AH=low TS"
    cards, named = parse_declared(text)
    found = read(text, "7H#2 X2 AH TS")
    assert (found.cards, found.named) == (cards, named)


def test_of_twins_the_held_copy_is_meant_and_both_are_offered() -> None:
    found = read("7H", "7H#2 8H")
    assert found.cards == parse_cards("7H#2")
    both = read("7H", "7H 7H#2")
    assert both.cards == parse_cards("7H")
    assert both.copies == (parse_cards("7H 7H#2"),)


def test_a_card_typed_twice_is_both_copies() -> None:
    assert read("7H 7H", "7H#2 9C 7H").cards == parse_cards("7H#2 7H")
    assert read("7H#2 7H", "7H 7H#2").cards == parse_cards("7H#2 7H")


def test_a_joker_of_any_number_is_the_one_that_is_held() -> None:
    assert read("X1=9H 8H", "8H X3").cards == parse_cards("X3 8H")
    assert read("X1 X2", "X2 X3").cards == parse_cards("X3 X2")


def test_a_card_nobody_holds_is_read_so_that_the_table_can_say_so() -> None:
    assert read("KD", "7H").cards == parse_cards("KD")
    assert read("7H 7H", "7H#2").cards == parse_cards("7H#2 7H")


@pytest.mark.parametrize("between", [";", " ; ", "/", " / ", "\n", ";;", "; / "])
def test_melds_of_a_contract_are_kept_apart(between: str) -> None:
    melds = read_melds(f"9C 9D 9H{between}3S 4S X1=5S;", parse_cards("9C 9D 9H 3S 4S X1"))
    assert not isinstance(melds, Misread)
    assert [meld.cards for meld in melds] == [parse_cards("9C 9D 9H"), parse_cards("3S 4S X1")]
    assert melds[1].named == ((Card.parse("X1"), Named(5, 0)),)


def test_no_card_is_in_two_melds_of_a_contract() -> None:
    melds = read_melds("9C 9D 9H / 9C 9D 9H", parse_cards("9C 9D 9H 9C#2 9D#2 9H#2"))
    assert not isinstance(melds, Misread)
    used = [card for meld in melds for card in meld.cards]
    assert len(set(used)) == len(used) == 6


MALFORMED = {
    "": "empty",
    "   ": "empty",
    ",,,": "empty",
    ";": "empty",
    "of the and": "empty",
    "7": "no_suit",
    "7 8 9": "no_suit",
    "7H 8": "no_suit",
    "queen": "no_suit",
    "A K Q": "no_suit",
    "7 joker": "no_suit",
    "H": "no_rank",
    "♥": "no_rank",
    "hearts": "no_rank",
    "7H 8H ♥": "no_rank",
    "♥ ♠": "no_rank",
    "hearts spades 7": "no_rank",
    "1H": "number",
    "0H": "number",
    "11H": "number",
    "14♠": "number",
    "100H": "number",
    "7H 123": "number",
    "kard": "word",
    "7 of heats": "word",
    "queenofspades": "word",
    "hello": "word",
    "7H to 9H": "word",
    "karta 7H": "word",
    "7Y": "word",
    "AH=middle": "word",
    "7H$": "sign",
    "7H!": "sign",
    "7H & 8H %": "sign",
    "🂬": "sign",
    "😀": "sign",
    "7H#9": "copy",
    "7H#22": "copy",
    "#2 7H": "unknown",
    "7H#1 7H#1": "twice",
    "7H" * 9: "too_many",
    "joker " * 9: "too_many",
    "low": "end_alone",
    "7H high": "end_alone",
    "=9H": "equals_what",
    "7=8H": "equals_what",
    "X1=": "equals_nothing",
    "X1=H": "equals_nothing",
    "X1==9H": "equals_nothing",
    "X1=;9H": "equals_nothing",
    "9H=X1": "equals_joker",
    "7H=joker": "equals_joker",
    "9C 9D 9H; 3S 4S 5S": "one_meld",
    "7H " * 400: "too_long",
}


def test_there_are_forty_malformed_inputs_and_more() -> None:
    assert len(MALFORMED) >= 40


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("text", "why"), MALFORMED.items(), ids=lambda item: item[:20])
def test_malformed_input_is_answered_with_help(text: str, why: str, code: str) -> None:
    found = read_cards(text, parse_cards("7H 8H"))
    assert isinstance(found, Misread)
    assert found.why == why
    said = words_for(code).misread(found)
    assert said.endswith(".")
    assert len(said) < 200
    assert "None" not in said
    assert not re.search(r"[{}]", said)
    assert re.search(r"`[^`]+`", said), "an example to type"


def test_several_cards_where_one_is_wanted() -> None:
    found = read_card("7H 8H")
    assert found == Misread("one_card", "7H 8H")
    assert "exactly one card" in words_for("en").misread(found)


def test_what_was_typed_is_shown_back_without_its_mark_down() -> None:
    found = read_cards("**@everyone**")
    assert isinstance(found, Misread)
    assert "@everyone" not in words_for("en").misread(found)
    long = read_cards("x" + "y" * 500)
    assert isinstance(long, Misread)
    assert len(words_for("en").misread(long)) < 200


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_answered(text: str) -> None:
    found = read_melds(text, parse_cards("7H 7H#2 X1 AS"))
    if isinstance(found, Misread):
        assert words_for("en").misread(found)
    else:
        cards = [card for meld in found for card in meld.cards]
        assert cards
        assert len(set(cards)) == len(cards)


@given(st.lists(st.sampled_from(deck(2, 4)), min_size=1, max_size=20, unique=True))
def test_any_hand_is_read_back_from_its_exact_form(cards: list[Card]) -> None:
    found = read_cards(" ".join(card.code for card in cards), cards)
    assert isinstance(found, TypedCards)
    plain = [card for card in cards if card.pack or card.is_joker]
    assert [card.face for card in found.cards] == [card.face for card in cards]
    assert set(plain) <= set(found.cards)
