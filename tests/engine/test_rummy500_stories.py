"""Rummy 500 as its players would tell it (rules.md section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Deal
from engine.match import Match
from engine.switches import BadRules
from engine.variants import make_rules
from tests.engine.stories import code, tell

FOURS = {"id": "A1", "cards": "4H 5H 6H"}


def play(*moves: Any, rules: dict[str, Any] | None = None, **position: Any) -> list[dict[str, Any]]:
    """A story of Rummy 500."""
    return tell("rummy500", *moves, rules=rules, **position)


def test_the_top_discard_may_be_taken_for_nothing() -> None:
    lines = play("0 take KD", "0 discard 2C", hands=["2C 9D", "3C"], stock="4C", discard="9C KD")
    assert code(lines) == "ok"
    assert lines[-1]["position"]["hands"][0] == "9D KD"


def test_a_deep_card_is_melded_at_once_and_the_rest_may_go_back() -> None:
    lines = play(
        "0 take 4H", "0 meld 4H 4S 4D", "0 discard 2S", hands=["4S 4D 7C", "3C"], stock="4C", discard="9C 4H KD 2S"
    )
    assert [line["ok"] for line in lines[:-1]] == [True] * 3
    assert lines[-1]["position"]["discard"] == "9C 2S"


def test_a_deep_card_may_be_laid_off_over_a_bridge() -> None:
    story = {"hands": ["7H QS", "3C"], "stock": "4C", "discard": "8H 2C", "melds": [FOURS]}
    assert code(play("0 take 8H", "0 layoff 8H 7H on A1", **story)) == "ok"
    assert code(play("0 take 8H", "0 layoff 7H on A1", **story)) == "E_DUTY_PENDING"


def test_going_out_by_meld_scores_everybody_and_needs_no_discard() -> None:
    lines = play("0 draw", "0 meld KS KH KD", hands=["KS KH", "AS AD X1"], stock="2C KD", discard="9C")
    assert lines[-1]["over"]
    assert lines[-1]["hand_scores"] == [30, -45]


def test_an_ace_below_the_two_counts_one_and_above_the_king_fifteen() -> None:
    low = play("0 draw", "0 meld AH 2H 3H", hands=["AH 2H", "4C"], stock="2C 3H", discard="9C")
    high = play("0 draw", "0 meld QH KH AH", hands=["AH QH", "4C"], stock="2C KH", discard="9C")
    assert (low[-1]["hand_scores"], high[-1]["hand_scores"]) == ([6, -4], [35, -4])


def test_the_call_goes_to_the_caller_and_skips_those_between() -> None:
    lines = play(
        "0 draw",
        "0 discard 7H",
        "2 rummy 7H on A1",
        "2 discard 9D",
        hands=["7H QS", "3C", "9D JC", "2D"],
        stock="3S 4C",
        discard="9C",
        melds=[FOURS],
    )
    assert code(lines) == "ok"
    assert (lines[-1]["position"]["turn"], lines[-1]["position"]["phase"]) == (3, "call")


def test_a_buried_card_is_called_and_all_above_it_comes_along() -> None:
    lines = play(
        "1 rummy 3H on A1",
        turn=1,
        phase="call",
        hands=["QC", "3C", "9D"],
        stock="4C",
        discard="2C 3H 9C QS 2D",
        melds=[FOURS],
    )
    assert lines[0]["events"][0]["cards"] == "3H 9C QS 2D"
    assert lines[-1]["position"]["discard"] == "2C"


def test_nobody_calls_the_first_upcard() -> None:
    lines = play("1 rummy 7H on A1", hands=["QC", "3C"], stock="4C", discard="7H", melds=[FOURS])
    assert code(lines) == "E_CALL_CLOSED"


def test_the_window_stays_open_on_a_dry_stock_until_somebody_declines() -> None:
    story: dict[str, Any] = {
        "turn": 1,
        "phase": "call",
        "hands": ["QC", "3C", "9D"],
        "discard": "2C 7H",
        "melds": [FOURS],
    }
    assert code(play("2 rummy 7H on A1", **story)) == "ok"
    lines = play("1 decline", "2 rummy 7H on A1", **story)
    assert code(lines) == "E_HAND_OVER"
    assert lines[-1]["hand_scores"] == [5, -3, -9]


def test_stock_and_pile_both_gone_end_the_hand_by_themselves() -> None:
    lines = play(
        "1 rummy 7H on A1",
        turn=1,
        phase="call",
        hands=["QC", "", "9D"],
        discard="7H",
        melds=[FOURS],
        rules={"floating": True},
    )
    assert lines[-1]["over"]


def test_with_end_now_the_hand_ends_with_the_turn_of_the_last_stock_card() -> None:
    lines = play(
        "0 draw",
        "0 discard 3S",
        hands=["2C", "9D"],
        stock="3S",
        discard="7H",
        rules={"stock_exhaustion": "end_now"},
    )
    assert lines[-1]["over"]


def test_a_floater_lays_off_the_card_drawn_and_floats_again() -> None:
    story: dict[str, Any] = {
        "hands": ["", "9D 2D"],
        "stock": "3S 7H",
        "discard": "2C",
        "melds": [FOURS],
        "rules": {"floating": True},
    }
    again = play("0 draw", "0 layoff 7H on A1", **story)
    assert not again[-1]["over"]
    assert again[-1]["position"]["turn"] == 1
    assert play("0 draw", "0 discard 7H", **story)[-1]["over"]
    assert code(play("0 take 2C", **story)) == "E_NO_DUTY_PLAY"


def test_the_last_discard_must_not_fit_where_that_is_the_rule() -> None:
    story: dict[str, Any] = {
        "hands": ["7H", "9D 2D"],
        "stock": "3S",
        "discard": "2C",
        "melds": [FOURS],
        "phase": "play",
    }
    assert code(play("0 discard 7H", **story)) == "ok"
    assert code(play("0 discard 7H", rules={"final_discard_unplayable": True}, **story)) == "E_PLAYABLE_DISCARD"


def test_the_highest_above_five_hundred_wins_alone_or_there_is_another_hand() -> None:
    story: dict[str, Any] = {"hands": ["KS KH", "2C", "2D"], "stock": "3S KD", "discard": "9C"}
    won = play("0 draw", "0 meld KS KH KD", scores=[480, 505, 300], **story)
    assert won[-1]["winners"] == [0]
    tied = play("0 draw", "0 meld KS KH KD", scores=[475, 507, 300], **story)
    assert tied[-1]["scores"] == [505, 505, 298]
    assert (tied[-1]["game_over"], tied[-1]["winners"]) == (False, None)


def test_the_joker_in_a_set_leaves_both_missing_suits_open_but_five_never() -> None:
    meld = {"id": "A1", "cards": "5H 5D X1"}
    lines = play(
        "0 draw",
        "0 layoff 5S on A1",
        "0 layoff 5C on A1",
        hands=["5S 5C 2C", "3C"],
        stock="9D",
        discard="2S",
        melds=[meld],
    )
    assert [line["ok"] for line in lines[:-1]] == [True, True, False]


def test_contradictory_rules_are_refused_and_floating_lifts_the_contradiction() -> None:
    both = {"final_discard_unplayable": True, "must_discard_to_go_out": True}
    with pytest.raises(BadRules) as caught:
        make_rules("rummy500", both | {"low_ace_value": 7, "target": "much"})
    assert [fault.code for fault in caught.value.faults] == ["bad_value", "bad_value", "E_CONTRADICTION"]
    assert make_rules("rummy500", both | {"floating": True}).floating


def test_a_match_shows_no_card_in_its_repr() -> None:
    match = Match(make_rules("rummy500"), 3, 0)
    order = match.deal_due()
    assert order is not None

    match.apply(-1, Deal(tuple(order)))
    shown = repr(match) + repr(match.round)
    assert not any(card.text in shown for card in order)
