"""Laying a contract: stories, a slow second opinion on thousands of hands, and hands swollen by deep takes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.arrange import ContractPlay, Costs, best_contract, can_lay_contract, contracts
from engine.cards import Card, cards_text, deck, parse_cards
from engine.meld_readings import read_meld
from engine.melds import MeldRules, Run
from engine.rules import Contract
from tests.engine import naive
from tests.engine.test_candidates import CONTRACT

FACE = Costs((15, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))


def laid(hand: str, sets: int, runs: int, **how: Any) -> list[str] | None:
    """The melds of the best contract as players write them."""
    if "must" in how:
        how["must_use"] = frozenset(parse_cards(how.pop("must")))
    found = best_contract(parse_cards(hand), CONTRACT, Contract(sets, runs), costs=FACE, **how)
    return None if found is None else [cards_text(meld.cards) for meld in found.melds]


def test_two_sets_leave_the_cheapest_cards() -> None:
    assert laid("5S 5H 5D KS KH KC KD 2S 2H 2C", 2, 0) == ["5S 5H 5D", "KS KH KD KC"]


def test_a_card_wanted_by_both_melds_goes_to_the_one_that_needs_it() -> None:
    assert laid("7S 7H 7D 7C 5C 6C 9D", 1, 1) == ["7S 7H 7D", "5C 6C 7C"]
    assert laid("7S 7H 7C 5C 6C 9D KS", 1, 1) is None


def test_two_runs_of_one_suit_need_a_house_rule_and_a_gap() -> None:
    hand = "2H 3H 4H 8H 9H TH KS"
    assert laid(hand, 0, 2) is None
    assert laid(hand, 0, 2, runs_same_suit="non_consecutive") == ["2H 3H 4H", "8H 9H TH"]
    hand = "2H 3H 4H 5H 6H 7H KS"
    assert laid(hand, 0, 2, runs_same_suit="non_consecutive") is None
    assert laid(hand, 0, 2, runs_same_suit="free") == ["2H 3H 4H", "5H 6H 7H"]


def test_the_middle_card_stays_out_where_two_runs_must_not_adjoin() -> None:
    assert laid("2H 3H 4H 5H 6H 7H 8H", 0, 2, runs_same_suit="non_consecutive") == ["2H 3H 4H", "6H 7H 8H"]


def test_the_card_taken_from_deep_in_the_pile_must_be_in_the_contract() -> None:
    hand = "5S 5H 5D KS KH KD 9C"
    assert laid(hand, 2, 0, must="5S KD") == ["5S 5H 5D", "KS KH KD"]
    assert laid(hand, 2, 0, must="9C") is None
    assert laid("5S 5H 5D 5S#2 KS KH KD", 2, 0, must="5S#2") == ["5S 5H 5D", "KS KH KD"]
    found = best_contract(
        parse_cards("5S 5H 5D 5S#2"), CONTRACT, Contract(1, 0), costs=FACE, must_use=frozenset([Card.parse("5S#2")])
    )
    assert found is not None
    assert found.left == (Card.parse("5S"),)


def test_the_last_contract_takes_every_card() -> None:
    hand = "2S 3S 4S 5S 6S 7S 8S 7H 8H X1 QC KC AC"
    assert laid(hand, 0, 3, use_all=True) == ["2S 3S 4S 5S 6S 7S 8S", "7H 8H X1", "QC KC AC"]
    assert laid(hand + " 2D", 0, 3, use_all=True) is None


def check_play(found: ContractPlay, hand: list[Card], rules: MeldRules, contract: Contract, same_suit: str) -> None:
    """The melds of the contract, each read in one way, and every card in one place."""
    assert sorted([card for meld in found.melds for card in meld.cards] + list(found.left)) == sorted(hand)
    assert [meld.kind for meld in found.melds] == ["set"] * contract.sets + ["run"] * contract.runs
    places = []
    for meld in found.melds:
        readings = read_meld(meld.cards, rules, meld.kind, meld.names)
        assert isinstance(readings, list), meld
        assert len(readings) == 1, meld
        run = readings[0].meld
        if isinstance(run, Run):
            assert cards_text(run.cards) == cards_text(meld.cards)
            places.append((run.suit, run.low, run.high))
    assert naive.may_stand(places, same_suit)


CONTRACTS = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)]


def check(dice: Random, most: int, swollen: bool = False) -> bool:
    """Whether the contract can be laid; asserts that solver and naive search agree."""
    rules, costs = naive.random_rules(dice, declared=True), naive.random_costs(dice)
    hand = naive.random_hand(dice, dice.randint(6, most))
    contract = Contract(*dice.choice(CONTRACTS))
    if 3 * sum(contract) > len(hand) + 1:
        contract = Contract(*dice.choice(CONTRACTS[:6]))
    same_suit = dice.choice(["forbidden", "non_consecutive", "free"])
    must_use = frozenset(dice.sample(hand, 1 if swollen else dice.choice([0, 0, 1, 2])))
    use_all = dice.random() < 0.2
    if swollen and same_suit == "free":
        rules = naive.random_rules(dice, declared=True, min_naturals=1, wilds_below_naturals=False)
    how: dict[str, Any] = {"runs_same_suit": same_suit, "must_use": must_use, "use_all": use_all}
    expected = naive.contract_cost(hand, rules, contract, costs, **how)
    context = (hand, rules, contract, costs, how)
    found = best_contract(hand, rules, contract, costs=costs, **how)
    assert can_lay_contract(hand, rules, contract, **how) == (expected is not None), context
    assert (found is not None) == (expected is not None), context
    if found is None:
        return False
    check_play(found, hand, rules, contract, same_suit)
    assert must_use <= {card for meld in found.melds for card in meld.cards}, context
    if use_all:
        assert not found.left, context
    else:
        assert found.cost == sum(costs.of(card, rules) for card in found.left), context
        assert not found.exact or found.cost == expected, context
        assert found.exact or swollen, context
    return True


def test_no_contract_and_no_cheaper_contract_is_missed() -> None:
    assert sum(check(Random(seed), 8) for seed in range(700)) > 80


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_no_contract_and_no_cheaper_contract_is_missed_in_many_hands(part: int) -> None:
    assert sum(check(Random(seed), 10) for seed in range(10_000 + 5000 * part, 15_000 + 5000 * part)) > 500


def test_swollen_hands_miss_no_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contracts, "EXACT_CONTRACT_CARDS", 0)  # every hand is treated as one of very many cards
    monkeypatch.setattr(contracts, "_MOST_PLANS", 3)
    monkeypatch.setattr(contracts, "_KEPT_PLANS", 1)
    assert sum(check(Random(seed), 8, swollen=True) for seed in range(50_000, 50_700)) > 80


@pytest.mark.slow
def test_swollen_hands_miss_no_contract_in_many_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contracts, "EXACT_CONTRACT_CARDS", 0)
    monkeypatch.setattr(contracts, "_MOST_PLANS", 3)
    monkeypatch.setattr(contracts, "_KEPT_PLANS", 1)
    assert sum(check(Random(seed), 9, swollen=True) for seed in range(60_000, 70_000)) > 1000


def test_sixty_cards_hold_every_contract() -> None:
    for seed in range(3):
        hand = Random(seed).sample(deck(2, 2), 60)
        for sets, runs in CONTRACTS:
            contract = Contract(sets, runs)
            found = best_contract(hand, CONTRACT, contract, costs=FACE)
            assert found is not None
            assert can_lay_contract(hand, CONTRACT, contract)
            check_play(found, hand, CONTRACT, contract, "forbidden")
