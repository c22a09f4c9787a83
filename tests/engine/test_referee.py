"""The referee: what it makes of scenarios, and of texts that are none (rules/scenarios.md)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.reading import BadScenario
from engine.referee import judge
from tests.engine.stories import code, tell

SAMPLE: dict[str, Any] = {
    "game": "rummy500",
    "rules": {"jokers": True, "floating": False},
    "position": {
        "seats": 3,
        "hands": ["7H 8H KD", "2C 3C QS", "5H 9D"],
        "stock": "4C JD AS",
        "discard": "9H TC 4S",
        "melds": [{"id": "A1", "cards": "5S 6S X1=7S", "by": [0, 0, 1]}],
        "scores": [120, 95, -15],
        "down": [],
    },
    "moves": [
        {"seat": 0, "do": "take", "card": "9H"},
        {"seat": 0, "do": "meld", "cards": "7H 8H 9H"},
        {"seat": 0, "do": "discard", "card": "4S"},
        {"seat": 2, "do": "rummy", "cards": "4S", "onto": "A1"},
    ],
}


def _run(root: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], input=text, capture_output=True, text=True, cwd=root, check=False
    )


def test_the_sample_is_played_line_by_line(root: Path) -> None:
    run = _run(root, json.dumps(SAMPLE))
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0
    assert [line["ok"] for line in lines[:-1]] == [True] * 4
    assert lines[-1]["position"]["turn"] == 2
    assert lines[-1]["position"]["melds"][0] == {
        "id": "A1",
        "cards": "4S 5S 6S X1=7S",
        "by": [2, 0, 0, 1],
        "kind": "run",
    }


def test_a_run_goes_on_from_the_position_it_ended_in() -> None:
    for cut in range(len(SAMPLE["moves"]) + 1):
        whole = judge(SAMPLE)
        middle = judge({**SAMPLE, "moves": SAMPLE["moves"][:cut]})[-1]["position"]
        rest = judge({"game": "rummy500", "position": middle, "moves": SAMPLE["moves"][cut:]})
        assert rest == whole[cut:]


def test_everything_listed_as_legal_is_accepted() -> None:
    for cut in range(len(SAMPLE["moves"]) + 1):
        start = {**SAMPLE, "moves": SAMPLE["moves"][:cut]}
        for move in judge(start)[-1]["legal"]:
            lines = judge({**start, "moves": [*start["moves"], move]})
            assert lines[-2]["ok"], (move, lines[-2])


BAD: dict[str, tuple[Any, str]] = {
    "no object": ([], "JSON object"),
    "unknown game": ({"game": "whist", "position": {"hands": ["", ""]}}, "whist"),
    "unknown switch": ({"game": "rummy500", "rules": {"wild": True}, "position": {"hands": ["2C", ""]}}, "wild"),
    "bad value": (
        {"game": "rummy500", "rules": {"low_ace_value": 7}, "position": {"hands": ["2C", ""]}},
        "low_ace_value",
    ),
    "one for true": ({"game": "rummy500", "rules": {"jokers": 1}, "position": {"hands": ["2C", ""]}}, "jokers"),
    "contradiction": (
        {
            "game": "rummy500",
            "rules": {"final_discard_unplayable": True, "must_discard_to_go_out": True},
            "position": {"hands": ["2C", ""]},
        },
        "E_CONTRADICTION",
    ),
    "too many seats": ({"game": "basic_rummy", "position": {"seats": 7}}, "E_TABLE_SIZE"),
    "deck too small": (
        {"game": "contract_rummy", "rules": {"deck_table": "seed_literal"}, "position": {"seats": 5}},
        "E_TABLE_SIZE",
    ),
    "no position": ({"game": "rummy500"}, "position"),
    "no card": ({"game": "rummy500", "position": {"hands": ["7Z", "2C"]}}, "7Z"),
    "a card twice": ({"game": "rummy500", "position": {"hands": ["7H", "7H"]}}, "7H"),
    "a joker too many": ({"game": "rummy500", "position": {"hands": ["X3", "7H"]}}, "X3"),
    "no joker in this deck": (
        {"game": "rummy500", "rules": {"jokers": False}, "position": {"hands": ["X1", "7H"]}},
        "X1",
    ),
    "unknown do": (
        {"game": "rummy500", "position": {"hands": ["7H", "8H"]}, "moves": [{"seat": 0, "do": "fly"}]},
        "fly",
    ),
    "unknown seat": (
        {"game": "rummy500", "position": {"hands": ["7H", "8H"]}, "moves": [{"seat": 2, "do": "draw"}]},
        "seat",
    ),
    "no cards": (
        {"game": "rummy500", "position": {"hands": ["7H", "8H"]}, "moves": [{"seat": 0, "do": "meld"}]},
        "cards",
    ),
    "no meld": (
        {"game": "rummy500", "position": {"hands": ["7H", "8H"], "melds": [{"id": "A1", "cards": "2C 3D 9S"}]}},
        "no meld",
    ),
    "a meld of nobody": (
        {"game": "rummy500", "position": {"hands": ["7H", "8H"], "melds": [{"id": "C1", "cards": "2C 3C 4C"}]}},
        "C1",
    ),
    "taken from nowhere": ({"game": "rummy500", "position": {"hands": ["7H", "8H"], "taken": "9H"}}, "taken"),
    "half a deck": ({"game": "rummy500", "deal": {"seats": 2, "order": "2C 3C"}}, "deck"),
    "not a number": ({"game": "rummy500", "position": {"hands": ["7H", "8H"], "dealer": "Ana"}}, "dealer"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_scenario_says_why(name: str) -> None:
    scenario, word = BAD[name]
    with pytest.raises(BadScenario) as caught:
        judge(scenario)
    assert any(word in problem for problem in caught.value.problems), caught.value.problems


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(BadScenario) as caught:
        judge(
            {"game": "rummy500", "position": {"hands": ["7Z", "9Q"], "dealer": 9}, "moves": [{"seat": 5, "do": "hop"}]}
        )
    assert len(caught.value.problems) == 4


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"game": "rummy500"}', "[" * 5000, "\x00"])
def test_a_text_that_is_no_scenario_ends_in_one_line_and_2(root: Path, text: str) -> None:
    run = _run(root, text)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_a_file_that_is_not_there_ends_in_one_line_and_2(root: Path) -> None:
    run = _run(root, "", "no-such-file.json")
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)


def test_a_twin_is_read_as_the_copy_that_may_be_discarded() -> None:
    hands = ["7H KC", "2C", "3C", "4C", "5C", "6C"]
    lines = tell("rummy500", "0 take 7H", "0 discard 7H", hands=hands, stock="9D", discard="2S 7H")
    assert code(lines) == "ok"


def test_a_pile_card_by_its_index() -> None:
    told = {"seat": 0, "do": "take", "from": 0}
    lines = tell("rummy500", told, hands=["7H 8H", "2C"], stock="9D", discard="9H 2S 3S")
    assert lines[0]["events"][0]["cards"] == "9H 2S 3S"
    lines = tell("rummy500", {"seat": 0, "do": "take", "from": 9}, hands=["7H 8H", "2C"], stock="9D", discard="9H 2S")
    assert code(lines) == "E_NOT_IN_PILE"


def test_of_several_calls_the_nearest_goes() -> None:
    claims = {
        "do": "rummy",
        "claims": [{"seat": 2, "cards": "7H", "onto": "A1"}, {"seat": 1, "cards": "7H", "onto": "A1"}],
    }
    lines = tell(
        "rummy500",
        "0 draw",
        "0 discard 7H",
        claims,
        hands=["7H 2C", "3C 4D", "9C 9D"],
        stock="QD",
        discard="2S",
        melds=[{"id": "A1", "cards": "4H 5H 6H"}],
    )
    assert lines[-1]["position"]["turn"] == 1


def test_a_wrong_call_costs_what_the_table_says() -> None:
    lines = tell(
        "rummy500",
        "0 draw",
        "0 discard 9H",
        "1 rummy 9H on A1",
        hands=["9H 2C", "3C 4D"],
        stock="QD",
        discard="2S",
        melds=[{"id": "A1", "cards": "4H 5H 6H"}],
        rules={"false_call_penalty": 10},
    )
    assert code(lines) == "E_CALL_NO_PLAY"
    assert lines[-1]["position"]["penalties"] == [0, 10]


def test_after_a_hand_only_a_deal_goes_on() -> None:
    deck = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK"] + ["X1", "X2"]
    lines = tell(
        "rummy500",
        "0 draw",
        "0 meld 3C 3S 3D",
        "1 draw",
        {"do": "deal", "order": " ".join(deck)},
        "0 draw",
        "1 draw",
        hands=["3C 3S", "2C"],
        stock="9D 3D",
        discard="2D",
        dealer=1,
    )
    assert [line.get("refusal") for line in lines[:-1]] == [None, None, "E_HAND_OVER", None, "E_NOT_YOUR_TURN", None]
    assert lines[-1]["scores"] == [9, -2]
