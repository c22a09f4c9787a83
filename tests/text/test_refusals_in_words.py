"""Every refusal has its sentence in every language: what, which rule, and what can be done now."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from engine.actions import WORDS as MOVES
from engine.cards import Card, joker, parse_cards
from engine.melds import Named
from engine.refusals import (
    CallClosed,
    CannotGoOut,
    Choice,
    ContractMismatch,
    DoesNotFit,
    JokerDeclarationRequired,
    MustKeepDiscard,
    NotAMeld,
    NotYourTurn,
    Refusal,
    RunsSameSuit,
    SwapCard,
    TakenCard,
    all_refusals,
)
from engine.switches import Fault
from engine.table_refusals import BadSetup, HostStillHere, NotHost, all_table_refusals
from engine.variants import make_rules
from tests.text.tables import meld_view, table
from tests.text.templates import placeholders
from text.explain import COUNTED, DERIVED, EXTRAS, MARKERS, PICKS, SILENT
from text.language import LANGUAGES, language
from text.words import words_for

EVERY = (*all_refusals(), *all_table_refusals())
NINE_OR_FOUR = Choice("run", ((joker(1), Named(9, 1)),)), Choice("set", ((joker(1), Named(4)),))
WHYS = {
    "E_WRONG_PHASE": ("draw", "play"),
    "E_NOT_THIS_GAME": tuple(MOVES.values()),
    "E_BUY_CLOSED": ("off", "window", "turn", "own", "down", "asked"),
    "T_TABLE_OVER": ("finished", "host", "moderator", "vote", "idle", "lobby", "empty"),
}
"""What the fields that pick a sentence may be."""
SAMPLES: dict[str, tuple[Any, ...]] = {
    "suit": ("H",),
    "onto": ("A1",),
    "melds": (("A1", "B2"), ()),
    "wanted": (("9H", "TS"), ()),
    "choices": (NINE_OR_FOUR,),
    "faults": ((Fault("bad_value", "target", 0, (1, 100_000)), Fault("E_TABLE_SIZE", "players", 9, (2, 8))),),
}


def samples(kind: type[Refusal]) -> Iterator[Refusal]:
    """Every shape that a refusal comes in."""
    hints = get_type_hints(kind)
    ways: list[tuple[Any, ...]] = []
    for field in fields(kind):
        hint = hints[field.name]
        if field.name in PICKS:
            ways.append(WHYS[kind.code])
        elif field.name in SAMPLES:
            ways.append(SAMPLES[field.name])
        elif hint is Card:
            ways.append((Card.parse("7H"),))
        elif hint == tuple[Card, ...]:
            ways.append((parse_cards("7H 10C X1"), parse_cards("2S"), ()))
        elif hint is int:
            ways.append((1, 2))
        elif hint is float:
            ways.append((1_800_000_000.0,))
        elif hint == int | None:
            ways.append((None, 2))
        else:
            raise AssertionError(f"{kind.__name__}.{field.name} of {hint} is new to this test")
    yield from (kind(*facts) for facts in itertools.product(*ways))


def keys_of(code: str) -> list[str]:
    base = f"refusal.{code}"
    return [key for key in language("en").messages if key == base or key.startswith(f"{base}.")]


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.code)
def test_every_refusal_has_a_sentence_made_of_exactly_its_facts(kind: type[Refusal]) -> None:
    names = {field.name for field in fields(kind)}
    shown = {name for name in names if (kind.code, name) not in SILENT} - set(PICKS) - set(MARKERS)
    for place, parts in DERIVED.items():
        if set(parts) <= names:
            shown = shown - set(parts) | {place}
    keys = keys_of(kind.code)
    assert keys, f"no sentence for {kind.code}"
    for code in LANGUAGES:
        for key in keys:
            said = placeholders(language(code).messages[key])
            last = key.rpartition(".")[2]
            if last in MARKERS and last in names:  # the variant tells this fact in place of the others
                assert said - EXTRAS == {last}, f"{code} {key}"
            elif last == "none":  # what is empty is not shown
                assert said - EXTRAS <= shown, f"{code} {key}"
                assert said - EXTRAS != shown, f"{code} {key}"
            else:
                assert said - EXTRAS == shown, f"{code} {key}"


def test_what_a_field_may_be_is_all_told() -> None:
    for code, whys in WHYS.items():
        told = {key.removeprefix(f"refusal.{code}.") for key in keys_of(code)}
        extra = {"draw", "discard", "deal", "restock"} if code == "E_NOT_THIS_GAME" else set()
        assert set(whys) - extra <= told, code


def test_no_sentence_is_left_over_for_a_refusal_that_is_no_more() -> None:
    codes = {kind.code for kind in EVERY}
    assert {key.split(".")[1] for key in language("en").messages if key.startswith("refusal.")} == codes
    assert {code for code, _ in COUNTED} <= codes


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", ["rummy500", "three_thirteen", "basic_rummy", "contract_rummy"])
def test_every_refusal_reads_well_at_every_game(locale: str, game: str) -> None:
    words = words_for(locale)
    for view in (table(game), table(game, melds=(meld_view("A1", "5S 6S X1"),)), None):
        for kind in EVERY:
            for refused in samples(kind):
                said = words.refusal(refused, view)
                assert not re.search(r"None|\b[ET]_[A-Z]|[{}]|  |\|", said), said
                assert len(said) <= 2_000
                assert said[-1] in ".)`", said


def test_whose_turn_it_is_is_told_by_name() -> None:
    said = words_for("en").refusal(NotYourTurn(1), table())
    assert said == "It is not your turn yet: **\\*\\*Bruno\\*\\*** is to play. Your cards stay as they are."
    assert "seat B" in words_for("en").refusal(NotYourTurn(1), None)


def test_in_the_last_turns_it_is_told_who_is_out_already() -> None:
    said = words_for("en").refusal(CannotGoOut((), 1), table(game="three_thirteen"))
    assert "has gone out already" in said
    assert "last turn" in said


def test_a_taken_card_comes_with_the_rule_it_rests_on() -> None:
    said = words_for("en").refusal(TakenCard(Card.parse("9H")), table())
    assert said.startswith("9♥ came from the discard pile in this turn, so it cannot go straight back.")
    assert "Rule card" in said


def test_the_line_of_this_tables_rule_card_is_quoted() -> None:
    rules = make_rules("rummy500", {"must_discard_to_go_out": True})
    said = words_for("en").refusal(MustKeepDiscard(), table(rules=rules))
    line = next(line for line in words_for("en").rule_card(rules, 3) if line.key == "must_discard_to_go_out")
    assert said.endswith(f"-# Rule card · {line.name}: {line.text}")
    assert not line.is_default


def test_a_meld_of_four_is_quoted_where_runs_need_four() -> None:
    rules = make_rules("contract_rummy", preset="classic")
    said = words_for("en").refusal(NotAMeld(parse_cards("3S 4S 5S")), table(rules=rules))
    assert "a run is 4 or more neighbours in one suit" in said


def test_a_call_at_a_table_without_calls_says_so() -> None:
    rules = make_rules("rummy500", {"calling": False})
    assert words_for("en").refusal(CallClosed(), table(rules=rules)).startswith("“Rummy” is not called at this table.")
    assert words_for("en").refusal(CallClosed(), table()).startswith("“Rummy” can be called only between")


def test_joker_choices_are_listed_with_what_to_type() -> None:
    said = words_for("en").refusal(JokerDeclarationRequired(NINE_OR_FOUR), table())
    assert "- run: joker as 9♥ (type `X1=9H`)\n- set: joker as 4 (type `X1=4`)" in said


def test_an_ace_is_offered_at_both_ends() -> None:
    low, high = (Choice("run", ((Card.parse("AH"), Named(0, None, end)),)) for end in ("low", "high"))
    said = words_for("cs").refusal(JokerDeclarationRequired((low, high)), table())
    assert "A♥ dole (napiš `AH=low`)" in said


def test_the_meld_is_shown_on_which_cards_do_not_fit() -> None:
    view = table(melds=(meld_view("A1", "5S 6S 7S"),))
    said = words_for("en").refusal(DoesNotFit(parse_cards("9S"), "A1"), view)
    assert said.startswith("9♠ does not fit on A1 (5♠ 6♠ 7♠).")


def test_a_contract_is_spoken_with_its_own_numbers() -> None:
    assert "2 skupiny" in words_for("cs").refusal(ContractMismatch(2, 0, 1, 1), None)
    assert "showed 1 set and 1 run" in words_for("en").refusal(ContractMismatch(2, 0, 1, 1), None)
    assert "showed nothing" in words_for("en").refusal(ContractMismatch(2, 0, 0, 0), None)


def test_suits_and_wanted_cards_are_words_for_people() -> None:
    assert "are in hearts" in words_for("en").refusal(RunsSameSuit("H"), None)
    assert "stands for 10♥ or 8♥" in words_for("en").refusal(SwapCard("A1", Card.parse("7H"), ("TH", "8H")), None)


def test_the_host_is_told_by_name_where_the_host_sits() -> None:
    assert "**Ana**" in words_for("en").refusal(NotHost(100), table())
    assert "**the host**" in words_for("en").refusal(NotHost(999), table())
    assert "<t:1800000000:R>" in words_for("en").refusal(HostStillHere(100, 1_800_000_000.5), table())


def test_all_faults_of_a_setup_are_told_at_once() -> None:
    faults = (
        Fault("E_CONTRADICTION", "final_discard_unplayable", True, ("must_discard_to_go_out", "floating")),
        Fault("bad_value", "clock", 7, (0, 60)),
        Fault("E_TABLE_SIZE", "deals", 5, (5, 6, 7)),
    )
    said = words_for("en").refusal(BadSetup(faults), None)
    assert "Last discard fits nowhere cannot go together" in said
    assert "Choose no clock or 1 minute a turn." in said
    assert "With 5 players the deck is too small: it runs out in deal 5, 6, or 7." in said


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(
    "fault",
    [
        Fault("unknown_game", "whist", None, ("rummy500", "basic_rummy")),
        Fault("unknown_switch", "banana", None, ("jokers", "target")),
        Fault("bad_value", "ace", "middle", ("low", "both")),
        Fault("bad_value", "jokers", 9, (0, 8)),
        Fault("bad_value", "calling", "maybe", (True, False)),
        Fault("bad_value", "preset", "wild", ("default", "classic")),
        Fault("bad_value", "level", "godlike", ("easy", "normal", "hard")),
        Fault("bad_value", "seats", 1, tuple(range(2, 9))),
        Fault("E_TABLE_SIZE", "players", 2, (3, 8)),
    ],
    ids=str,
)
def test_every_fault_names_what_would_be_right(locale: str, fault: Fault) -> None:
    said = words_for(locale).fault(fault)
    assert not re.search(r"None|True|False|_|[{}]", said), said
    assert said.endswith(".")
