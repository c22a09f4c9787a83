"""What a scenario lists as legal: every largest and least meld, and a contract whenever one can be laid."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.referee import judge
from tests.engine.stories import tell


def listed(lines: list[dict[str, Any]], do: str = "meld") -> set[str]:
    """The moves of one sort in the closing line, by their cards."""
    return {move.get("cards") or " / ".join(move["melds"]) for move in lines[-1]["legal"] if move["do"] == do}


def all_pass(**scenario: Any) -> bool:
    """Whether every listed move is accepted."""
    told = judge(scenario)
    return all(judge({**scenario, "moves": [*scenario.get("moves", []), move]})[-2]["ok"] for move in told[-1]["legal"])


def test_a_contract_that_would_strand_ana_gives_way_to_a_smaller_one() -> None:
    """All her cards but the two just taken make the contract; with a five kept back she may lay it."""
    story = tell("contract_rummy", "0 take 2C", hands=["5S 5H 5D 5C KS KH KD", "2H", "3H"], stock="9D", discard="3C 2C")
    assert listed(story, "contract") == {"5H 5D 5C / KS KH KD"}


def test_a_contract_of_all_cards_but_one_takes_in_the_card_that_may_not_be_discarded() -> None:
    story = tell("contract_rummy", "0 take 5C", hands=["5S 5H 5D KS KH KD", "2H", "3H"], stock="9D", discard="3C 5C")
    (only,) = listed(story, "contract")
    assert "5C" in only


def test_a_run_of_six_that_would_strand_bob_is_offered_in_fives() -> None:
    story = tell("basic_rummy", "0 take 2C", hands=["3H 4H 5H 6H 7H 8H", "2H"], stock="9D", discard="3C 2C")
    assert {"3H 4H 5H 6H 7H", "4H 5H 6H 7H 8H", "3H 4H 5H", "6H 7H 8H"} <= listed(story)
    assert "3H 4H 5H 6H 7H 8H" not in listed(story)


def test_the_largest_melds_take_the_joker_along() -> None:
    story = tell("rummy500", hands=["5H 6H 7H X1 KD", "2H"], turn=0, phase="play")
    assert {"X1=4H 5H 6H 7H", "5H 6H 7H X1=8H", "5H 6H 7H"} <= listed(story)


def test_the_least_melds_may_spend_a_joker_where_a_natural_card_would_do() -> None:
    story = tell("rummy500", hands=["9S 9H 9D X1 KD", "2H"], turn=0, phase="play")
    assert {"9S 9H X1=9", "9S 9D X1=9", "9H 9D X1=9", "9S 9H 9D"} <= listed(story)
    assert any(len(cards.split()) == 4 for cards in listed(story))


HANDS = [
    "5H 6H 7H 8H 9H X1 X2 9S 9D",
    "AH AS AD AC KH QH X1",
    "2H 3H 4H 6H 7H 9H TH X1",
    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("rules", [{}, {"must_discard_to_go_out": True}, {"min_naturals": 2}, {"floating": True}])
def test_everything_listed_is_accepted(hand: str, rules: dict[str, Any]) -> None:
    position = {
        "hands": [hand, "2C", "3C"],
        "turn": 0,
        "phase": "play",
        "taken": hand.split()[0],
        "melds": [{"id": "B1", "cards": "4S 5S 6S"}, {"id": "B2", "cards": "TS TD TC"}],
    }
    assert all_pass(game="rummy500", rules=rules, position=position)


def test_wild_deuces_are_listed_with_what_they_stand_for() -> None:
    position = {"hands": ["2S 2D X1 5S 6S 9H", "2C", "3C"], "turn": 0, "phase": "play", "down": [2, 0, 0]}
    rules = {"extra_melds": True, "deuces_wild": True}
    scenario = {"game": "contract_rummy", "rules": rules, "position": position}
    assert all_pass(**scenario)
    assert "5S 6S 2S=7S 2D=8S X1=9S" in listed(judge(scenario))


def test_a_told_position_reads_back_as_it_lies() -> None:
    """Low aces, twin aces and wild deuces in their own places are said, since other readings exist."""
    runs = [
        ("rummy500", {"two_decks_from": 5}, 5, "AD=low 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", None),
        ("rummy500", {"two_decks_from": 5}, 5, "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", [0] * 13 + [1]),
        ("rummy500", {}, 5, "X1=low 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", None),
        ("rummy500", {}, 5, "AH=low 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH X1=AH", [0] * 13 + [2]),
        ("contract_rummy", {"deuces_wild": True}, 3, "2H=2H 3H 4H", None),
        ("contract_rummy", {"deuces_wild": True}, 3, "2S=7S 2S=8S 9S", [2, 0, 1]),
    ]
    for game, rules, seats, cards, by in runs:
        meld = {"id": "A1", "cards": cards} | ({"by": by} if by else {})
        position = {"seats": seats, "melds": [meld], "hands": ["KC"] + [""] * (seats - 1), "stock": "9C"}
        first = judge({"game": game, "rules": rules, "position": position})[-1]
        again = judge({"game": game, "rules": rules, "position": first["position"]})[-1]
        assert json.dumps(again) == json.dumps(first)


def test_the_low_ace_of_a_whole_suit_still_counts_one_after_a_round_trip() -> None:
    suit = "AD=low 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    start = {"hands": ["3C", "", ""], "turn": 0, "phase": "play", "melds": [{"id": "A1", "cards": suit}]}
    told = judge({"game": "rummy500", "position": start})[-1]["position"]
    end = judge({"game": "rummy500", "position": told, "moves": [{"seat": 0, "do": "discard", "card": "3C"}]})[-1]
    assert end["hand_scores"] == [85, 0, 0]


def test_the_ace_of_spades_waits_like_any_other_card() -> None:
    """From deep it is the duty card, from the top it is barred, and a position tells both."""
    deep = tell("rummy500", "0 take AS", hands=["AH AD KC", "2C"], stock="4C", discard="AS 9D")
    assert deep[-1]["position"]["duty"] == "AS"
    again = judge(
        {"game": "rummy500", "position": deep[-1]["position"], "moves": [{"seat": 0, "do": "discard", "card": "KC"}]}
    )
    assert again[0]["refusal"] == "E_DUTY_PENDING"
    top = tell("rummy500", "0 take AS", hands=["AH 2D KC", "2C"], stock="4C", discard="9D AS")
    assert top[-1]["position"]["taken"] == "AS"
    assert "AS" not in {move.get("card") for move in top[-1]["legal"]}


def test_of_twins_in_the_pile_the_list_says_which_may_be_taken() -> None:
    """Only with the nine above it does the deeper nine of diamonds make a set; the nearer one alone does nothing."""
    position = {
        "hands": ["9S KH KS KD 2C", "3C", "4C"],
        "stock": "3S",
        "discard": "6H 9D 9D 4S",
        "turn": 0,
    }
    scenario = {"game": "contract_rummy", "rules": {"set_suits": "any"}, "position": position}
    assert all_pass(**scenario)
    takes = [move for move in judge(scenario)[-1]["legal"] if move["do"] == "take"]
    assert {"seat": 0, "do": "take", "card": "9D", "from": 1} in takes
    assert not any(move.get("from") == 2 for move in takes)


def test_jokers_that_cost_nothing_are_melded_all_the_same_to_go_out() -> None:
    """Round 10, queens wild: an ace and three wild cards are a meld, and so Ana may go out with the nine."""
    position = {"hands": ["QD 9D X1 X4 AD", "KH", "4D"], "phase": "play", "turn": 0, "deal": 10}
    scenario = {"game": "three_thirteen", "rules": {"jokers": 5, "joker_points": 0}, "position": position}
    assert all_pass(**scenario)
    assert {"seat": 0, "do": "out", "discard": "9D"} in judge(scenario)[-1]["legal"]
