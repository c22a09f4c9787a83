"""How far a hand is towards its contract: never more than it takes, and all of it where it can be laid."""

from __future__ import annotations

from random import Random

import pytest

from engine.arrange import best_contract, can_lay_contract, toward_contract
from engine.cards import cards_text, deck, parse_cards
from engine.rules import Contract
from tests.engine.test_arrange_contracts import FACE
from tests.engine.test_candidates import CONTRACT


def held(hand: str, sets: int, runs: int) -> list[str]:
    """The melds that go towards the contract, as players write them."""
    found = toward_contract(parse_cards(hand), CONTRACT, Contract(sets, runs), costs=FACE)
    return [cards_text(meld.cards) for meld in found.plays]


def test_a_run_is_no_help_where_sets_are_asked_for() -> None:
    assert held("7S 7H 7D JS QS KS 2C", 2, 0) == ["7S 7H 7D"]
    assert held("7S 7H 7D JS QS KS 2C", 0, 2) == ["JS QS KS"]


def test_one_meld_of_two_kinds_is_the_dearer_one() -> None:
    assert held("7S 7H 7D 5D 6D 2C", 1, 1) == ["7S 7H 7D"]
    assert held("7S 7H 7D QD KD JD 2C", 1, 0) == ["7S 7H 7D"]


def test_no_more_melds_than_the_contract_has() -> None:
    assert held("2S 2H 2D 9S 9H 9D KS KH KC", 2, 0) == ["9S 9H 9D", "KS KH KC"]


def test_nothing_towards_it_leaves_the_whole_hand() -> None:
    found = toward_contract(parse_cards("2S 4H 9D"), CONTRACT, Contract(1, 1), costs=FACE)
    assert (found.plays, found.left, found.cost) == ((), parse_cards("2S 4H 9D"), 15)


@pytest.mark.parametrize("seed", range(4))
def test_of_many_hands_as_many_melds_as_can_be(seed: int) -> None:
    dice = Random(seed)
    pack = deck(2, 2)
    for _ in range(120):
        hand = dice.sample(pack, dice.randrange(6, 14))
        contract = dice.choice([Contract(2, 0), Contract(1, 1), Contract(0, 2), Contract(3, 0), Contract(1, 2)])
        found = toward_contract(hand, CONTRACT, contract, costs=FACE)
        kinds = [meld.kind for meld in found.plays]
        sets, runs = kinds.count("set"), kinds.count("run")
        assert sets <= contract.sets
        assert runs <= contract.runs
        assert sorted([*found.left, *(card for meld in found.melds for card in meld)]) == sorted(hand)
        for more in (Contract(s, r) for s in range(contract.sets + 1) for r in range(contract.runs + 1)):
            if sum(more) > sets + runs:
                assert not can_lay_contract(hand, CONTRACT, more), (hand, more)
        if can_lay_contract(hand, CONTRACT, contract):
            whole = best_contract(hand, CONTRACT, contract, costs=FACE)
            assert whole is not None
            assert (found.plays, found.cost) == (whole.melds, whole.cost)
