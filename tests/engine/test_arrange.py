"""The best arrangement of a hand: stories, the papers' examples, and a slow second opinion on thousands of hands."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.arrange import Arrangement, Costs, best_arrangement
from engine.cards import HEARTS, Card, cards_text, deck, joker, parse_cards
from engine.meld_readings import read_meld
from engine.melds import MeldRules
from engine.variants import make_rules
from tests.engine import naive

FACE = Costs((20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))


def three_thirteen(wild: int = 0, **changes: Any) -> MeldRules:
    """The game's meld rules with this rank wild (jokers alone where it is 0)."""
    wilds = frozenset({wild} if wild else ())
    return replace(make_rules("three_thirteen").melding(1), **({"wild_ranks": wilds} | changes))


def cost(hand: str, rules: MeldRules) -> int:
    return best_arrangement(parse_cards(hand), rules, FACE).cost


def check_arrangement(found: Arrangement, hand: list[Card], rules: MeldRules, costs: Costs) -> None:
    """Every card once, every meld read in exactly one way, and the cost that is claimed."""
    assert sorted([card for meld in found.melds for card in meld] + list(found.left)) == sorted(hand)
    assert sum(costs.of(card, rules) for card in found.left) == found.cost
    for play in found.plays:
        readings = read_meld(play.cards, rules, play.kind, play.names)
        assert isinstance(readings, list), play
        assert len(readings) == 1, play
        if play.kind == "run":
            assert cards_text(readings[0].meld.cards) == cards_text(play.cards)


def test_a_card_goes_where_it_saves_more() -> None:
    assert cost("4H 5H 6H 6S 6D 8C 9C TC KD 2S", three_thirteen()) == 21


def test_two_wilds_turn_four_of_a_kind_into_two_sets_where_a_set_holds_no_more_than_four() -> None:
    best = best_arrangement(parse_cards("5S 5H 5D 5C X1 X2"), three_thirteen(set_distinct=True), FACE)
    assert sorted(map(len, best.melds)) == [3, 3]
    assert best.cost == 0


def test_an_idle_wild_joins_a_meld_with_room() -> None:
    assert cost("5S 5H 5D X1", three_thirteen(set_distinct=True)) == 0
    assert cost("5S 5H 5D 5C X1", three_thirteen(set_distinct=True)) == 5
    assert cost("5S 5H 5D 5C X1", three_thirteen()) == 0


def test_an_ace_ends_either_way_and_twins_make_a_run_of_fourteen() -> None:
    suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH#2"
    assert cost(suit, three_thirteen(ace_high=True)) == 0
    assert cost(suit, three_thirteen()) == 1
    assert cost("QH KH AH", three_thirteen()) == 21


def test_two_naturals_a_meld_leave_a_lone_king_to_itself() -> None:
    assert cost("KS X1 X2", three_thirteen(min_naturals=2)) == 50
    assert cost("KS KD X1 X2", three_thirteen(min_naturals=2)) == 0


def test_the_same_hand_in_another_order_gives_the_same_melds() -> None:
    dice = Random(3)
    for _ in range(200):
        hand, rules = naive.random_hand(dice, 10), naive.random_rules(dice)
        first = best_arrangement(hand, rules, FACE)
        dice.shuffle(hand)
        assert best_arrangement(hand, rules, FACE).plays == first.plays


def check_cost(dice: Random, most: int = 10) -> None:
    rules, costs = naive.random_rules(dice), naive.random_costs(dice)
    hand = naive.random_hand(dice, dice.randint(3, most))
    found = best_arrangement(hand, rules, costs)
    assert found.exact
    assert found.cost == naive.least_cost(hand, rules, costs), (hand, rules, costs)
    check_arrangement(found, hand, rules, costs)


def test_no_cheaper_arrangement_is_missed() -> None:
    for seed in range(1500):
        check_cost(Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_no_cheaper_arrangement_is_missed_in_forty_thousand_hands(part: int) -> None:
    for seed in range(10_000 + 4000 * part, 14_000 + 4000 * part):
        check_cost(Random(seed), most=11)


@pytest.mark.slow
def test_a_suit_nearly_whole_with_many_wilds_is_used_as_well_as_can_be() -> None:
    for seed in range(300):
        dice = Random(seed)
        rules, costs = naive.random_rules(dice, wild_ranks=frozenset()), naive.random_costs(dice)
        wilds = dice.randint(2, 5)
        hearts = [card for card in deck(dice.choice([1, 1, 2])) if card.suit == HEARTS]
        hand = [joker(number + 1) for number in range(wilds)] + dice.sample(hearts, 12 - wilds + dice.randint(0, 1))
        found = best_arrangement(hand, rules, costs)
        assert found.cost == naive.least_cost(hand, rules, costs), (hand, rules, costs)
        check_arrangement(found, hand, rules, costs)


def test_swollen_hands_are_arranged_well_and_say_whether_it_is_the_best() -> None:
    dice = Random(1)
    for size in (22, 26, 30, 45, 60):
        rules = naive.random_rules(dice)
        hand = dice.sample(deck(2, 4), size)
        found = best_arrangement(hand, rules, FACE)
        check_arrangement(found, hand, rules, FACE)
        assert found.exact <= (size <= 26 or found.cost == 0)


def examples(papers: Path, kind: str) -> list[dict[str, Any]]:
    vectors = json.loads((papers / "rules" / "examples.json").read_text(encoding="utf-8"))["vectors"]
    found = [vector for vector in vectors if vector["kind"] == kind and vector["game"] == "three_thirteen"]
    assert found
    return found


def example_hand(texts: list[str]) -> list[Card]:
    """The cards of an example, its twins told apart."""
    hand: list[Card] = []
    for text in texts:
        twins = sum(1 for card in hand if card.text == text)
        hand.append(Card.parse(text + (f"#{twins + 1}" if twins else "")))
    return hand


def example_rules(vector: dict[str, Any]) -> MeldRules:
    return three_thirteen(
        vector["input"]["round"] + 2, min_naturals=0 if vector["options"].get("all_wild_melds") else 1
    )


def test_the_examples_of_best_arrangements(papers: Path) -> None:
    for vector in examples(papers, "best_partition"):
        hand, rules = example_hand(vector["input"]["hand"]), example_rules(vector)
        found = best_arrangement(hand, rules, FACE)
        assert found.cost == vector["expect"], vector["id"]
        check_arrangement(found, hand, rules, FACE)
