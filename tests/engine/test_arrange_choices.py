"""Choosing among arrangements: all that are equally good, the best discard, every way out, the most points."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.arrange import EACH_CARD, Costs, all_best, best_discard, best_points, can_go_out, ways_out
from engine.cards import Card, parse_cards
from tests.engine import naive
from tests.engine.test_arrange import (
    FACE,
    check_arrangement,
    example_hand,
    example_rules,
    examples,
    three_thirteen,
)
from tests.engine.test_candidates import RUMMY_500

FIVE_HUNDRED = Costs((15, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), None, low_ace=14)


def test_a_card_wanted_in_two_places_gives_two_best_arrangements() -> None:
    found = all_best(parse_cards("7S 7H 7D 6D 8D"), three_thirteen(), FACE)
    assert {best.melds for best in found} == {(parse_cards("7S 7H 7D"),), (parse_cards("6D 7D 8D"),)}
    assert {best.cost for best in found} == {14}


def test_the_most_points_take_the_ace_high() -> None:
    points, best = best_points(parse_cards("AH 2H 3H QH KH"), RUMMY_500, FIVE_HUNDRED)
    assert best.melds == (parse_cards("QH KH AH"),)
    assert points == 35 - 5


def test_the_ace_goes_low_where_nothing_else_takes_it() -> None:
    points, best = best_points(parse_cards("AH 2H 3H"), RUMMY_500, FIVE_HUNDRED)
    assert (points, best.left) == (6, ())


def test_a_way_out_needs_a_discard() -> None:
    assert not can_go_out(parse_cards("9S 9H 9D JD QD KD"), three_thirteen(5))
    assert [way.discard.text for way in ways_out(parse_cards("5H 6H 7H 8H"), three_thirteen(3))] == ["5H", "8H"]
    assert not can_go_out(parse_cards("5H 6H 7H KD"), three_thirteen(3), barred=Card.parse("KD"))


Check = Callable[[Random], None]


def check_choices(dice: Random, most: int = 9) -> None:
    rules, costs = naive.random_rules(dice), naive.random_costs(dice)
    hand = naive.random_hand(dice, dice.randint(3, most))
    barred = dice.choice([None, dice.choice(hand)])
    choices = best_discard(hand, rules, costs, barred)
    assert sorted(choice.discard for choice in choices) == sorted(card for card in hand if card != barred)
    assert [choice.rest.cost for choice in choices] == sorted(choice.rest.cost for choice in choices)
    for discard, rest in choices:
        others = [card for card in hand if card != discard]
        assert rest.cost == naive.least_cost(others, rules, costs), (hand, discard, rules, costs)
        check_arrangement(rest, others, rules, costs)
    out = ways_out(hand, rules, barred)
    assert {way.discard for way in out} == {
        card
        for card in hand
        if card != barred and not naive.least_cost([other for other in hand if other != card], rules, EACH_CARD)
    }
    for discard, rest in out:
        assert not rest.left
        check_arrangement(rest, [card for card in hand if card != discard], rules, EACH_CARD)


def check_alternatives(dice: Random, most: int = 8) -> None:
    rules, costs = naive.random_rules(dice), naive.random_costs(dice)
    hand = naive.random_hand(dice, dice.randint(3, most))
    found = all_best(hand, rules, costs, limit=1000)
    expected = naive.all_best(hand, rules, costs)
    assert {naive.shapes(best.melds, rules) for best in found} == expected, (hand, rules, costs)
    assert len(found) == len(expected)
    for best in found:
        check_arrangement(best, hand, rules, costs)


def check_points(dice: Random, most: int = 8) -> None:
    rules = naive.random_rules(dice, ace_high=True, declared=True)
    values = naive.random_costs(dice)
    values = values._replace(low_ace=dice.randint(0, values.points[1]))
    hand = naive.random_hand(dice, dice.randint(3, most))
    points, found = best_points(hand, rules, values)
    assert points == naive.best_points(hand, rules, values), (hand, rules, values)
    check_arrangement(found, hand, rules, values)


@pytest.mark.parametrize("check", [check_choices, check_alternatives, check_points])
def test_no_better_choice_is_missed(check: Check) -> None:
    for seed in range(150):
        check(Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("check", [check_choices, check_alternatives, check_points])
def test_no_better_choice_is_missed_in_many_hands(check: Check) -> None:
    for seed in range(10_000, 15_000):
        check(Random(seed))


def test_the_examples_of_going_out(papers: Path) -> None:
    for vector in examples(papers, "can_go_out"):
        hand = example_hand(vector["input"]["hand"])
        assert can_go_out(hand, example_rules(vector)) == vector["expect"], vector["id"]


def test_the_examples_of_last_turns(papers: Path) -> None:
    for vector in examples(papers, "final_turn_best"):
        hand = example_hand(vector["input"]["hand"])
        barred = vector["input"].get("restricted_index")
        choices = best_discard(hand, example_rules(vector), FACE, None if barred is None else hand[barred])
        assert choices[0].rest.cost == vector["expect"], vector["id"]
