"""Three Thirteen, basic Rummy and Contract Rummy as their players would tell them (rules.md sections 4 to 6)."""

from __future__ import annotations

from typing import Any

from engine.variants import make_rules, seating_faults
from tests.engine.stories import code, tell

FOURS = {"id": "B1", "cards": "4H 5H 6H"}
GAP = {"id": "B1", "cards": "5H X1=6H 7H"}
DECK = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK"]


def thirteen(*moves: Any, rules: dict[str, Any] | None = None, **position: Any) -> list[dict[str, Any]]:
    """A story of Three Thirteen."""
    return tell("three_thirteen", *moves, rules=rules, **position)


def basic(*moves: Any, rules: dict[str, Any] | None = None, **position: Any) -> list[dict[str, Any]]:
    """A story of basic Rummy."""
    return tell("basic_rummy", *moves, rules=rules, **position)


def contract(*moves: Any, rules: dict[str, Any] | None = None, **position: Any) -> list[dict[str, Any]]:
    """A story of Contract Rummy."""
    return tell("contract_rummy", *moves, rules=rules, **position)


# Three Thirteen


def test_after_somebody_is_out_each_other_has_one_more_turn_and_shows() -> None:
    lines = thirteen(
        "0 draw",
        "0 out KD",
        "1 take KD",
        "1 discard 9D",
        "2 draw",
        "2 discard 8C",
        hands=["5H 6H 7H", "2C TS 9D", "4S 4D 9S"],
        stock="8C KD",
        discard="2S",
    )
    assert [line["ok"] for line in lines[:-1]] == [True] * 6
    assert lines[-1]["hand_scores"] == [0, 22, 17]
    assert lines[-1]["over"]


def test_a_last_turn_may_meld_everything_too() -> None:
    lines = thirteen(
        "0 draw",
        "0 out KD",
        "1 draw",
        "1 discard TS",
        hands=["5H 6H 7H", "2C 2D TS"],
        stock="3S KD",
        discard="9S",
    )
    assert lines[-1]["hand_scores"] == [0, 0]


def test_a_whole_hand_that_melds_with_no_card_over_cannot_go_out() -> None:
    lines = thirteen("0 draw", "0 out KD", hands=["9S 9H 9D JD QD", "2C 2D TS"], deal=3, stock="3S KD", discard="9C")
    assert code(lines) == "E_CANNOT_GO_OUT"


def test_the_card_just_taken_is_not_the_last_discard_unless_the_table_says_so() -> None:
    story: dict[str, Any] = {"hands": ["5H 6H 7H", "2C 2D TS"], "stock": "3S", "discard": "KD"}
    assert code(thirteen("0 take KD", "0 out KD", **story)) == "E_TAKEN_CARD"
    assert code(thirteen("0 take KD", "0 out KD", rules={"redraw_discard": True}, **story)) == "ok"


def test_without_a_last_discard_every_card_counts() -> None:
    lines = thirteen(
        "0 draw",
        "0 out KD",
        "1 draw",
        hands=["5H 6H 7H", "2C 9D TS"],
        stock="QC KD",
        discard="9S",
        rules={"final_turn_discard": False},
    )
    assert lines[-1]["hand_scores"] == [0, 31]


def test_the_shown_melds_are_the_players_own_choice() -> None:
    story: dict[str, Any] = {
        "hands": ["5S 6S 7S 5H 5D 5C", "2C 2D TS 9C 9D 4S"],
        "deal": 4,
        "stock": "3D KD",
        "discard": "9S",
    }
    shown = thirteen("0 draw", "0 out KD; 5S 5H 5D; 5C 6S 7S", **story)
    assert code(shown) == "E_NOT_A_MELD"
    left = thirteen("0 draw", "0 out KD; 5S 6S 7S", **story)
    assert code(left) == "E_CANNOT_GO_OUT"
    assert left[-2]["facts"]["left"] == "5H 5D 5C"
    assert code(thirteen("0 draw", "0 out KD; 5S 6S 7S; 5H 5D 5C", **story)) == "ok"


def test_after_the_eleventh_round_the_lowest_wins_and_a_tie_is_shared_or_played_off() -> None:
    hands = ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 2D", "AH"]
    story: dict[str, Any] = {"hands": hands, "deal": 11, "stock": "3D 4D", "discard": "9C", "scores": [10, 9]}
    moves = ("0 draw", "0 out 4D", "1 draw", "1 discard 3D")
    assert thirteen(*moves[:1], **story)[-1]["game_over"] is False
    story["hands"] = ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AH"]
    shared = thirteen(*moves, **story)
    assert shared[-1]["scores"] == [10, 10]
    assert shared[-1]["winners"] == [0, 1]
    assert thirteen(*moves, rules={"tie_break": "extra_deal"}, **story)[-1]["game_over"] is False


def test_a_dry_stock_is_shuffled_from_the_discards_but_the_top_one() -> None:
    restock = {"do": "restock", "order": "8C 2S"}
    lines = thirteen("0 draw", restock, "0 draw", hands=["5H 6H 7H", "2C TS 9D"], discard="2S 8C KD")
    assert [line.get("refusal") for line in lines[:-1]] == ["E_RESTOCK_DUE", None, None]
    assert lines[0]["facts"] == {"cards": "2S 8C"}
    assert lines[-1]["position"]["hands"][0] == "5H 6H 7H 2S"


# Basic Rummy


def test_going_rummy_doubles_only_for_a_whole_hand_in_one_turn() -> None:
    story: dict[str, Any] = {"hands": ["5H 6H 9S 9H 9D", "KD 5C"], "stock": "7H", "discard": "2C"}
    moves = ("0 draw", "0 meld 5H 6H 7H", "0 meld 9S 9H 9D")
    assert basic(*moves, **story)[-1]["hand_scores"] == [30, 0]
    assert basic(*moves, played_before=[True, False], **story)[-1]["hand_scores"] == [15, 0]


def test_a_dead_hand_scores_nobody_and_the_deal_passes() -> None:
    lines = basic("0 decline", hands=["5H 6H", "KD 5C"], discard="2C", dealer=1)
    assert (lines[-1]["over"], lines[-1]["hand_scores"]) == (True, [0, 0])
    assert lines[-1]["position"]["dealer"] == 0


def test_the_winner_deals_where_that_is_the_rule() -> None:
    story: dict[str, Any] = {"hands": ["5H 6H", "KD 5C", "2S"], "stock": "7H", "discard": "2C", "dealer": 2}
    moves = ("0 draw", "0 meld 5H 6H 7H")
    assert basic(*moves, rules={"dealer_rotation": "winner"}, **story)[-1]["position"]["dealer"] == 0
    story["dealer"] = 1
    story["turn"] = 0
    assert basic(*moves, **story)[-1]["position"]["dealer"] == 2


def test_a_stock_that_is_turned_over_keeps_its_order() -> None:
    lines = basic("0 draw", hands=["5H 6H", "KD 5C"], discard="2C 3C 4C 9S", rules={"stock_exhaustion": "turn_over"})
    assert lines[-1]["position"]["hands"][0] == "5H 6H 2C"
    assert (lines[-1]["position"]["stock"], lines[-1]["position"]["discard"]) == ("4C 3C", "9S")


def test_the_ace_is_high_too_where_both_ends_count() -> None:
    story: dict[str, Any] = {"hands": ["QC KC 2H 9D", "KD 5C"], "stock": "AC", "discard": "2C"}
    assert code(basic("0 draw", "0 meld QC KC AC", **story)) == "E_NOT_A_MELD"
    assert code(basic("0 draw", "0 meld QC KC AC", rules={"ace": "both"}, **story)) == "ok"


# Contract Rummy


def test_the_whole_contract_goes_down_together_and_lay_offs_follow_at_once() -> None:
    lines = contract(
        "0 draw",
        "0 contract 5S 5H 5D; KS KH KC",
        "0 layoff 7H on B1",
        "0 discard 2D",
        hands=["5S 5H 5D KS KH KC 7H 9C", "2C", "3C"],
        stock="2D",
        discard="4D",
        melds=[FOURS],
    )
    assert [line["ok"] for line in lines[:-1]] == [True] * 4
    assert lines[-1]["position"]["down"] == [2, 0, 0]


def test_a_deep_take_before_the_contract_needs_the_card_in_it() -> None:
    story: dict[str, Any] = {"hands": ["5S 5H KS KH KC 7H", "2C", "3C"], "stock": "2D", "discard": "4D 5D 9C"}
    lines = contract("0 take 5D", "0 contract 5S 5H 5D; KS KH KC", "0 discard 9C", **story)
    assert [line["ok"] for line in lines[:-1]] == [True] * 3
    assert code(contract("0 take 4D", **story)) == "E_NO_DUTY_PLAY"
    assert code(contract("0 take 5D", rules={"multi_take": False}, **story)) == "E_TOP_ONLY"


def test_a_joker_swapped_out_of_a_run_is_played_in_the_same_turn() -> None:
    story: dict[str, Any] = {
        "hands": ["6H KD 2S", "2C", "3C"],
        "stock": "2D",
        "discard": "4D",
        "melds": [GAP],
        "down": [2, 2, 0],
    }
    lines = contract("0 draw", "0 swap 6H on B1", "0 discard KD", "0 layoff X1=8H on B1", "0 discard KD", **story)
    assert [line.get("refusal") for line in lines[:-1]] == [None, None, "E_DUTY_PENDING", None, None]
    assert lines[-1]["position"]["melds"][0]["cards"] == "5H 6H 7H X1=8H"


def test_the_joker_of_a_set_names_its_suit_and_keeps_it() -> None:
    melds = [{"id": "B1", "cards": "9S 9H X1=9D"}]
    story: dict[str, Any] = {"hands": ["9C 9D 2S", "2C", "3C"], "stock": "2D", "discard": "4D", "melds": melds}
    assert code(contract("0 draw", "0 layoff 9D on B1", down=[2, 2, 0], **story)) == "E_DOES_NOT_FIT"
    assert code(contract("0 draw", "0 layoff 9C on B1", down=[2, 2, 0], **story)) == "ok"


def test_the_last_deal_is_won_by_three_runs_of_every_card() -> None:
    hand = "2S 3S 4S 5S 7H 8H 9H TH JC QC KC AC"
    lines = contract(
        "0 draw",
        "0 contract 2S 3S 4S 5S 6S; 7H 8H 9H TH; JC QC KC AC",
        hands=[hand, "2C", "X1"],
        stock="6S",
        discard="4D",
        deal=7,
        scores=[50, 40, 30],
    )
    assert lines[-1]["hand_scores"] == [0, 2, 15]
    assert lines[-1]["winners"] == [1]


def test_a_discard_is_bought_by_the_nearest_who_asks_with_a_stock_card_as_price() -> None:
    story: dict[str, Any] = {
        "hands": ["9D 8C", "2C", "3C", "4C"],
        "stock": "QD JD TD 2D",
        "discard": "4D",
        "rules": {"may_i": True},
    }
    lines = contract("0 draw", "0 discard 9D", "3 buy", "2 buy", "1 draw", **story)
    assert [line["ok"] for line in lines[:-1]] == [True] * 5
    assert [len(hand.split()) for hand in lines[-1]["position"]["hands"]] == [2, 2, 3, 1]
    assert lines[-1]["position"]["buys"] == [0, 0, 1, 0]
    lines = contract("0 draw", "0 discard 9D", "3 buy", "1 take 9D", **story)
    assert [len(hand.split()) for hand in lines[-1]["position"]["hands"]] == [2, 2, 1, 1]
    assert code(contract("0 draw", "0 discard 9D", "1 buy", **story)) == "E_BUY_CLOSED"


def test_five_players_cannot_play_the_literal_deck() -> None:
    rules = make_rules("contract_rummy", {"deck_table": "seed_literal"})
    faults = seating_faults(rules, 5)
    assert [(fault.code, fault.others) for fault in faults] == [("E_TABLE_SIZE", (5, 6, 7))]
    assert not seating_faults(rules, 4)


def test_the_classic_preset_is_its_switches_and_may_be_changed_again() -> None:
    classic = make_rules("contract_rummy", {}, "classic")
    assert (classic.run_min, classic.set_distinct, classic.deep_takes, classic.buying) == (4, False, False, True)
    assert make_rules("contract_rummy", {"run_min": 3}, "classic").run_min == 3
