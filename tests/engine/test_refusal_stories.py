"""Every refusal of rules.md section 12 that these games can raise, each reached by a story a player would tell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.referee import judge
from engine.refusals import all_refusals
from tests.engine.stories import code, move, tell

R5, T13, BASIC, CTR = "rummy500", "three_thirteen", "basic_rummy", "contract_rummy"


def at(game: str, hands: list[str], last: str, /, *before: str, **rest: Any) -> tuple[str, dict[str, Any]]:
    """A scenario whose last move is the one that is refused."""
    rules, preset = rest.pop("rules", {}), rest.pop("preset", None)
    scenario: dict[str, Any] = {"game": game, "rules": rules, "position": {"hands": hands, **rest}}
    if preset:
        scenario["preset"] = preset
    scenario["moves"] = [move(one) for one in (*before, last)]
    return last, scenario


HEARTS = {"id": "A1", "cards": "4H 5H 6H"}
KINGS = {"id": "B1", "cards": "KS KH KD"}
DOWN = [0, 2, 2]

STORIES: dict[str, tuple[str, tuple[str, dict[str, Any]]]] = {
    "Bob draws although it is Ana's turn": (
        "E_NOT_YOUR_TURN",
        at(R5, ["7H", "2C"], "1 draw", stock="9D", discard="3S"),
    ),
    "Ana melds before she has drawn": (
        "E_WRONG_PHASE",
        at(R5, ["7H 8H 9H", "2C"], "0 meld 7H 8H 9H", stock="9D", discard="3S"),
    ),
    "Ana draws a second card": ("E_WRONG_PHASE", at(R5, ["7H", "2C"], "0 draw", "0 draw", stock="9D 2D", discard="3S")),
    "Ana declines although there is a stock": (
        "E_WRONG_PHASE",
        at(R5, ["7H", "2C"], "0 decline", stock="9D", discard="3S"),
    ),
    "the stock is dry and Ana wants to draw": ("E_STOCK_EMPTY", at(R5, ["7H", "2C"], "0 draw", discard="3S 4S")),
    "the pile is gone and Ana wants to take": ("E_PILE_EMPTY", at(R5, ["7H", "2C"], "0 take 3S", stock="9D")),
    "Ana names a card that is not in the pile": (
        "E_NOT_IN_PILE",
        at(R5, ["7H", "2C"], "0 take 5S", stock="9D", discard="3S 4S"),
    ),
    "a deep card with no use": ("E_NO_DUTY_PLAY", at(R5, ["7H KC", "2C"], "0 take 3S", stock="9D", discard="3S 9C 4D")),
    "Ana discards while her taken nine waits": (
        "E_DUTY_PENDING",
        at(R5, ["7H 8H KC", "2C"], "0 discard KC", "0 take 9H", stock="9D", discard="9H 4D"),
    ),
    "Ana melds a card she does not hold": (
        "E_NOT_IN_HAND",
        at(R5, ["7H 8H KC", "2C"], "0 meld 7H 8H 9H", "0 draw", stock="2D", discard="4D"),
    ),
    "two sevens and a king": (
        "E_NOT_A_MELD",
        at(R5, ["7H 7D KC", "2C"], "0 meld 7H 7D KC", "0 draw", stock="2D", discard="4D"),
    ),
    "a joker at the open end of a run": (
        "E_JOKER_DECLARATION_REQUIRED",
        at(R5, ["7H 8H X1", "2C"], "0 meld 7H 8H X1", "0 draw", stock="2D", discard="4D"),
    ),
    "three jokers alone": (
        "E_TOO_FEW_NATURALS",
        at(R5, ["X1 X2 X3 7C", "2C", "3C", "5C", "6C", "8C"], "0 meld X1 X2 X3", "0 draw", stock="2D", discard="4D"),
    ),
    "a lay-off that does not fit": (
        "E_DOES_NOT_FIT",
        at(R5, ["9H KC", "2C"], "0 layoff 9H on A1", "0 draw", stock="2D", discard="4D", melds=[HEARTS]),
    ),
    "a lay-off on a meld that is not there": (
        "E_NO_SUCH_MELD",
        at(R5, ["7H KC", "2C"], "0 layoff 7H on C3", "0 draw", stock="2D", discard="4D", melds=[HEARTS]),
    ),
    "Ana puts the card just taken straight back": (
        "E_TAKEN_CARD",
        at(R5, ["7H KC", "2C"], "0 discard 4D", "0 take 4D", stock="2D", discard="3C 4D"),
    ),
    "a meld that leaves only the card just taken": (
        "E_STRANDED",
        at(R5, ["5H 6H 7H", "2C"], "0 meld 5H 6H 7H", "0 take 2D", stock="2S", discard="2D"),
    ),
    "melding out where the last card has to be discarded": (
        "E_MUST_KEEP_DISCARD",
        at(BASIC, ["5H 6H", "2C"], "0 meld 5H 6H 7H", "0 draw", stock="7H", discard="2D",
           rules={"must_discard_to_go_out": True}),
    ),
    "the last discard would fit on the table": (
        "E_PLAYABLE_DISCARD",
        at(R5, ["2S 3S 4S", "2C"], "0 discard 7H", "0 draw", "0 meld 2S 3S 4S", stock="7H", discard="2D",
           melds=[HEARTS], rules={"final_discard_unplayable": True}),
    ),
    "a lay-off before the contract": (
        "E_CONTRACT_FIRST",
        at(CTR, ["7H KC", "2C", "3C"], "0 layoff 7H on B1", "0 draw", stock="2D", discard="4D",
           melds=[{"id": "B1", "cards": "4H 5H 6H"}], down=DOWN),
    ),
    "a set and a run where two sets are asked for": (
        "E_CONTRACT_MISMATCH",
        at(CTR, ["5S 5H 5D 7C 8C 9C KD", "2C", "3C"], "0 contract 5S 5H 5D; 7C 8C 9C", "0 draw",
           stock="2D", discard="4D"),
    ),
    "two runs of hearts": (
        "E_RUNS_SAME_SUIT",
        at(CTR, ["2H 3H 4H 8H 9H TH KD", "2C", "3C"], "0 contract 2H 3H 4H; 8H 9H TH", "0 draw", deal=3,
           stock="2D", discard="4D"),
    ),
    "one more set after the contract": (
        "E_NO_EXTRA_MELDS",
        at(CTR, ["9S 9H 9D KD", "2C", "3C"], "0 meld 9S 9H 9D", "0 draw", stock="2D", discard="4D", down=[2, 0, 0]),
    ),
    "three runs that leave a card in the last deal": (
        "E_FINAL_DEAL_ALL_CARDS",
        at(CTR, ["2S 3S 4S 7H 8H 9H JC QC KC 9D", "2C", "3C"], "0 contract 2S 3S 4S; 7H 8H 9H; JC QC KC", "0 draw",
           deal=7, stock="2D", discard="4D"),
    ),
    "a joker in a set cannot be had": (
        "E_SWAP_SET",
        at(CTR, ["9D KD", "2C", "3C"], "0 swap 9D on B1", "0 draw", stock="2D", discard="4D", down=[2, 2, 0],
           melds=[{"id": "B1", "cards": "9S 9H X1=9D"}]),
    ),
    "one's own joker": (
        "E_SWAP_OWN",
        at(CTR, ["6H KD", "2C", "3C"], "0 swap 6H on A1", "0 draw", stock="2D", discard="4D", down=[2, 2, 0],
           melds=[{"id": "A1", "cards": "5H X1=6H 7H"}]),
    ),
    "a swap in the turn of the contract": (
        "E_SWAP_TOO_EARLY",
        at(CTR, ["6H KD", "2C", "3C"], "0 swap 6H on B1", phase="play", stock="2D", discard="4D", down=[1, 2, 0],
           melds=[{"id": "B1", "cards": "5H X1=6H 7H"}]),
    ),
    "the wrong card for the joker": (
        "E_SWAP_CARD",
        at(CTR, ["9H KD", "2C", "3C"], "0 swap 9H on B1", "0 draw", stock="2D", discard="4D", down=[2, 2, 0],
           melds=[{"id": "B1", "cards": "5H X1=6H 7H"}]),
    ),
    "a joker with nowhere to go": (
        "E_SWAP_NO_USE",
        at(CTR, ["AH KD", "2C", "3C"], "0 swap AH on B1", "0 draw", stock="2D", discard="4D", down=[2, 2, 0],
           melds=[{"id": "B1", "cards": "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH X1=AH"}]),
    ),
    "swaps are off at this table": (
        "E_SWAP_OFF",
        at(CTR, ["6H KD", "2C", "3C"], "0 swap 6H on B1", "0 draw", stock="2D", discard="4D", down=[2, 2, 0],
           melds=[{"id": "B1", "cards": "5H X1=6H 7H"}], rules={"joker_swap": False}),
    ),
    "a lay-off in the turn of the contract, where that waits": (
        "E_LAYOFF_LATER",
        at(CTR, ["8H KD", "2C", "3C"], "0 layoff 8H on B1", phase="play", stock="2D", discard="4D", down=[1, 2, 0],
           melds=[{"id": "B1", "cards": "5H 6H 7H"}], rules={"layoff_same_turn": False}),
    ),
    "two cards too many to go out": (
        "E_CANNOT_GO_OUT",
        at(T13, ["5H 6H 7H KD", "2C 4C 9S"], "0 out KD", "0 draw", stock="2D", discard="4D", deal=2),
    ),
    "the window is shut once Bob has drawn": (
        "E_CALL_CLOSED",
        at(R5, ["KH", "2C 3D", "5D"], "2 rummy 7H on A1", "1 draw", turn=1, phase="call",
           stock="2D", discard="7H", melds=[HEARTS]),
    ),
    "Ana calls her own discard": (
        "E_CALL_SELF",
        at(R5, ["7H KC", "2C", "5D"], "0 rummy 7H on A1", "0 draw", "0 discard 7H",
           stock="2D", discard="4D", melds=[HEARTS]),
    ),
    "a call that fits nowhere": (
        "E_CALL_NO_PLAY",
        at(R5, ["KH", "2C", "5D"], "2 rummy 9C on A1", turn=1, phase="call", stock="2D", discard="9C", melds=[HEARTS]),
    ),
    "a call that needs a card from the hand": (
        "E_CALL_USES_HAND",
        at(R5, ["2D", "2C", "7H"], "2 rummy 7H 8H on A1", turn=1, phase="call",
           stock="3D", discard="8H", melds=[HEARTS]),
    ),
    "buying where nobody buys": (
        "E_BUY_CLOSED",
        at(CTR, ["7H", "2C", "5D"], "2 buy", "0 draw", "0 discard 7H", stock="3D 4D", discard="8H"),
    ),
    "only the top discard in basic Rummy": (
        "E_TOP_ONLY",
        at(BASIC, ["8H 9H", "2C"], "0 take 7H", stock="3D", discard="7H 2D"),
    ),
    "laying a meld down in Three Thirteen": (
        "E_NOT_THIS_GAME",
        at(T13, ["5H 6H 7H", "2C 4C 9S"], "0 meld 5H 6H 7H", "0 draw", stock="2D", discard="4D"),
    ),
    "a second meld in one turn": (
        "E_ONE_MELD_A_TURN",
        at(BASIC, ["5H 6H 7H 9S 9H 9D KC", "2C"], "0 meld 9S 9H 9D", "0 draw", "0 meld 5H 6H 7H",
           stock="3D", discard="2D", rules={"melds_per_turn": 1}),
    ),
    "laying off before a meld of one's own": (
        "E_OWN_MELD_FIRST",
        at(BASIC, ["7H KC", "2C"], "0 layoff 7H on B1", "0 draw", stock="3D", discard="2D",
           melds=[{"id": "B1", "cards": "4H 5H 6H"}], rules={"layoff_requires_own_meld": True}),
    ),
    "drawing after Ana went out": (
        "E_HAND_OVER",
        at(R5, ["3C 3S", "2C"], "1 draw", "0 draw", "0 meld 3C 3S 3D", stock="9D 3D", discard="2D"),
    ),
    "the discards have to be shuffled first": (
        "E_RESTOCK_DUE",
        at(BASIC, ["7H KC", "2C"], "0 draw", discard="2D 3D 9S"),
    ),
}  # fmt: skip

NOT_REACHED = {
    "E_TOO_MANY_WILDS": "only games that want more naturals than wilds (Shanghai)",
    "E_BUY_LIMIT": "only games that limit buys (Shanghai)",
}


@pytest.mark.parametrize("name", STORIES)
def test_a_refusal_told_as_a_story(name: str) -> None:
    expected, (_, scenario) = STORIES[name]
    lines = judge(scenario)
    assert all(line["ok"] for line in lines[:-2]), lines
    assert code(lines) == expected, lines


def test_every_code_has_its_story() -> None:
    told = {expected for expected, _ in STORIES.values()}
    assert {cls.code for cls in all_refusals()} - told == set(NOT_REACHED)


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    for name, (_, (_, scenario)) in STORIES.items():
        before = judge({**scenario, "moves": scenario["moves"][:-1]})[-1]
        assert judge(scenario)[-1] == before, name


def test_the_choices_of_a_joker_are_listed() -> None:
    lines = tell("rummy500", "0 draw", "0 meld 7H 8H X1", hands=["7H 8H X1", "2C"], stock="2D", discard="4D")
    choices = [choice["as"]["X1"] for choice in lines[-2]["facts"]["choices"]]
    assert choices == ["6H", "9H"]
