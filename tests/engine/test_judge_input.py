"""Texts that are no scenario, field by field; and the fields of moves that tell more than a card."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.cards import cards_text, deck
from engine.reading import BadScenario
from engine.referee import judge
from tests.engine.stories import code, tell

HEARTS = {"id": "B1", "cards": "4H 5H 6H"}
FULL: dict[str, Any] = {
    "game": "contract_rummy",
    "rules": {"may_i": True},
    "position": {
        "seats": 3,
        "dealer": 2,
        "deal": 1,
        "turn": 0,
        "phase": "call",
        "hands": ["7H 8H KD", "2C 3C QS", "5H 9D"],
        "stock": "4C JD AS",
        "discard": "9H TC 4S",
        "melds": [{"id": "C1", "cards": "5S 6S X1=7S", "by": [0, 2, 1], "kind": "run"}],
        "scores": [120, 95, 15],
        "taken": None,
        "duty": None,
        "down": [0, 0, 2],
        "out": None,
        "window": {"discarder": 2, "requests": [1]},
        "played_before": [False, True, True],
        "hands_played": 0,
        "upcard": None,
        "boxes": [0, 0, 0],
        "buys": [0, 1, 0],
        "penalties": [0, 0, 0],
        "played_now": False,
        "melds_this_turn": 0,
        "idle_restocks": 0,
    },
    "moves": [
        {"seat": 0, "do": "take", "card": "4S"},
        {"seat": 0, "do": "take", "from": 2},
        {"seat": 0, "do": "contract", "melds": ["7H 8H KD", "4S"]},
        {"seat": 0, "do": "out", "discard": "7H", "melds": ["8H KD"]},
        {"seat": 0, "do": "meld", "cards": "7H 8H KD", "kind": "run"},
        {"seat": 0, "do": "layoff", "cards": "7H", "onto": "C1"},
        {"do": "rummy", "claims": [{"seat": 1, "cards": "4S", "onto": "C1"}]},
        {"do": "restock", "order": "9H TC"},
    ],
}
WRONG: list[Any] = [
    *(None, True, 0, -1, 10**40, 1.5, float("nan"), float("inf"), "", "x", "é", "\ud800", "\u2028", "A" + "9" * 5000),
    *([], [None], [[]], ["a", "b", "c"], [0.0, 1.0, 2.0], {}, {"a": [1]}),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a scenario, inner ones too."""
    yield path
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


def with_value(path: tuple[Any, ...], value: Any) -> Any:
    """The full scenario with one place changed."""
    if not path:
        return value
    changed = copy.deepcopy(FULL)
    inner: Any = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


def test_the_full_scenario_is_one() -> None:
    assert len(judge(FULL)) == len(FULL["moves"]) + 1


@pytest.mark.parametrize("value", WRONG, ids=[repr(value)[:20] for value in WRONG])
def test_whatever_stands_in_a_field_is_understood_or_refused_in_words(value: Any) -> None:
    for path in places(FULL):
        try:
            for line in judge(with_value(path, value)):
                json.dumps(line).encode()
        except BadScenario as error:
            text = "; ".join(error.problems)
            assert text
            assert len(text) < 1000
            assert not any(mark in text for mark in "\n\u2028")


REFUSED = [
    *(("stock", wrong) for wrong in (0, False, [], {}, ["4C"])),
    *(("melds", wrong) for wrong in (0, False, {}, "A1")),
    *(("hands", wrong) for wrong in (["7H"], [["7H"], "", ""], "7H")),
    *(("scores", wrong) for wrong in ([1.0, 2, 3], [10**12, 0, 0], [True, 0, 0], ["1", "2", "3"])),
    *(("by", wrong) for wrong in ([0.0, 1, 2], [True, 0, 0], [0, 1, 3], [0, 1], "012")),
    *(("id", wrong) for wrong in ("A0", "A", "I1", "1A", "A1.0", "A٣", "A" + "9" * 5000, 1, None)),
    *(("window", wrong) for wrong in (0, [1], {"requests": None}, {"requests": [0]}, {"discarder": 3})),
    *(("upcard", wrong) for wrong in (0, ["7H"], "7Z")),
    *(("played_now", wrong) for wrong in (0, "yes", None)),
]


@pytest.mark.parametrize(("name", "value"), REFUSED, ids=[f"{name} {value!r}"[:30] for name, value in REFUSED])
def test_ill_typed_fields_are_refused(name: str, value: Any) -> None:
    place = ("position", "melds", 0) if name in ("by", "id") else ("position",)
    with pytest.raises(BadScenario):
        judge(with_value((*place, name), value))


@pytest.mark.parametrize(
    "claim", [{"seat": 1, "claims": [{"seat": 1, "cards": "4S"}]}, {"seat": 1, "do": "restock"}, {}]
)
def test_claims_are_calls_and_nothing_else(claim: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        judge(with_value(("moves",), [{"do": "rummy", "claims": [claim]}]))


@pytest.mark.parametrize("depth", [200, 900, 985, 995])
def test_deep_nesting_ends_in_one_line(root: Path, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for text in (
        f'{{"game": "rummy500", "position": {{"seats": 3, "dealer": {deep}}}}}',
        f'{{"game": "rummy500", "rules": {{"jokers": {deep}}}, "position": {{"seats": 3}}}}',
        f'{{"game": "rummy500", "position": {{"seats": 3}}, "moves": [{{"do": {deep}}}]}}',
    ):
        run = subprocess.run(
            [sys.executable, "-m", "engine"], input=text, capture_output=True, text=True, cwd=root, check=False
        )
        assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
        assert "Traceback" not in run.stderr


def test_an_echo_of_odd_letters_does_not_stop_the_referee(root: Path) -> None:
    told = with_value(("moves",), [{"seat": 2, "do": "layoff", "cards": "5H", "onto": "\ud800é"}])
    told["position"] |= {"phase": "play", "turn": 2, "window": None}
    run = subprocess.run(
        [sys.executable, "-m", "engine"], input=json.dumps(told), capture_output=True, text=True, cwd=root, check=False
    )
    assert run.returncode == 0
    assert json.loads(run.stdout.splitlines()[0])["refusal"] == "E_NO_SUCH_MELD"


def test_from_names_the_deeper_of_two_twins() -> None:
    table: dict[str, Any] = {
        "rules": {"two_decks_from": 5},
        "seats": 5,
        "hands": ["7H 8H KD", "2C", "", "", ""],
        "stock": "4C",
        "discard": "9H TC 9H 4S",
    }
    (deep, _) = tell("rummy500", {"seat": 0, "do": "take", "from": 0, "card": "9H"}, **table)
    assert deep["events"][0]["cards"] == "9H TC 9H 4S"
    (near, _) = tell("rummy500", "0 take 9H", **table)
    assert near["events"][0]["cards"] == "9H 4S"
    for odd in ({"from": 1, "card": "9H"}, {"from": 9}, {"from": -1}):
        assert code(tell("rummy500", {"seat": 0, "do": "take", **odd}, **table)) == "E_NOT_IN_PILE"


CALL: dict[str, Any] = {
    "seats": 4,
    "hands": ["KD", "2C", "3C 8H", "9D"],
    "stock": "4C",
    "discard": "2S 7H",
    "turn": 1,
    "phase": "call",
    "melds": [HEARTS],
}


def claims(*seats: tuple[int, str]) -> dict[str, Any]:
    """Several calls at once, each of one card on the hearts."""
    return {"do": "rummy", "claims": [{"seat": seat, "cards": card, "onto": "B1"} for seat, card in seats]}


def test_of_several_calls_the_nearest_right_one_goes() -> None:
    assert tell("rummy500", claims((3, "7H"), (2, "7H")), **CALL)[-1]["position"]["turn"] == 2
    assert tell("rummy500", claims((1, "2S"), (3, "7H")), **CALL)[-1]["position"]["turn"] == 3
    assert code(tell("rummy500", claims((3, "2S"), (0, "7H")), **CALL)) == "E_CALL_NO_PLAY"
    assert code(tell("rummy500", claims((0, "7H")), **CALL)) == "E_CALL_SELF"


def test_calls_are_listed_with_the_seats_to_which_they_are_open() -> None:
    legal = tell("rummy500", **CALL)[-1]["legal"]
    assert {move["seat"] for move in legal if move["do"] == "rummy"} == {1, 2, 3}


def test_a_game_of_stacked_decks_goes_from_hand_to_hand() -> None:
    """Ana is dealt the first card; after the hand the deck is dealt anew by Bob; a deck short of a card is no deck."""
    order = cards_text(deck(1))
    start = {"game": "basic_rummy", "deal": {"seats": 2, "dealer": 1, "order": order}}
    first = judge(start)[-1]
    assert first["position"]["hands"][0].split() == order.split()[0:20:2]
    assert first["position"]["discard"] == order.split()[20]
    assert first["position"]["stock"].split()[-1] == order.split()[21]
    again = {"do": "deal", "order": order}
    assert code(judge({**start, "moves": [again]})) == "E_WRONG_PHASE"
    with pytest.raises(BadScenario):
        judge({**start, "moves": [{"do": "deal", "order": order[3:]}]})
    dry = {"seats": 2, "dealer": 1, "hands": ["KD", "2C"], "discard": "4S", "turn": 0}
    over: dict[str, Any] = {"game": "basic_rummy", "position": dry, "moves": [{"seat": 0, "do": "decline"}]}
    told = judge(over)[-1]
    assert (told["hand_scores"], told["over"], told["game_over"]) == ([0, 0], True, False)
    next_hand = judge({"game": "basic_rummy", "position": told["position"], "moves": [again]})[-1]["position"]
    assert (next_hand["dealer"], next_hand["deal"], next_hand["turn"]) == (0, 2, 1)


def test_of_many_twins_the_one_with_the_duty_is_found() -> None:
    """Seven pairs of twins: whichever way the texts are read, the card just taken from deep has to be in it."""
    suit = "3S 4S 5S 6S 7S 8S 9S"
    story = tell(
        "rummy500", "0 take 2S", f"0 meld 2S {suit}",
        rules={"two_decks_from": 5}, seats=5, hands=[f"2S {suit} {suit} KD", "", "", "", ""], stock="4C",
        discard="2S TC",
    )  # fmt: skip
    assert code(story) == "ok"
