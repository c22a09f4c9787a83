"""The melds a player is offered: each legal and fully named, and none missing where there is one to make."""

from __future__ import annotations

from random import Random

import pytest

from engine.arrange import candidate_melds
from engine.cards import Card, cards_text, parse_cards
from engine.holding import Holding
from engine.meld_readings import read_meld
from engine.melds import MeldRules
from engine.plays import least_meld
from engine.variants import make_rules
from tests.engine.naive import legal_melds, random_hand, random_rules

RUMMY_500 = make_rules("rummy500").melding(1)
CONTRACT = make_rules("contract_rummy").melding(1)


def offered(hand: str, rules: MeldRules = RUMMY_500, card: str | None = None) -> set[str]:
    """The candidates as players write them."""
    found = candidate_melds(parse_cards(hand), rules, None if card is None else Card.parse(card))
    return {
        " ".join(c.text + (f"={found_.names[c].text}" if c in found_.names else "") for c in found_.cards)
        for found_ in found
    }


def test_a_long_run_is_offered_whole_and_in_threes() -> None:
    assert offered("5H 6H 7H 8H KS") == {"5H 6H 7H 8H", "5H 6H 7H", "6H 7H 8H"}


def test_four_of_a_kind_are_offered_whole_and_in_threes() -> None:
    assert offered("5H 5S 5D 5C") == {"5S 5H 5D 5C", "5S 5H 5D", "5S 5H 5C", "5S 5D 5C", "5H 5D 5C"}


def test_an_ace_is_offered_at_both_ends_but_never_around_the_corner() -> None:
    assert offered("AH 2H 3H QH KH") == {"AH 2H 3H", "QH KH AH"}


def test_two_cards_and_a_joker_are_offered_at_every_place_the_joker_can_take() -> None:
    assert offered("8H 9H X1") == {"X1=7H 8H 9H", "8H 9H X1=TH"}


def test_a_joker_closes_the_gap_between_two_stretches() -> None:
    assert "5H 6H X1=7H 8H 9H" in offered("5H 6H 8H 9H X1")


def test_the_joker_of_a_contract_set_is_offered_in_either_missing_suit() -> None:
    assert offered("9S 9D X1 2C", CONTRACT) == {"9S 9D X1=9H", "9S 9D X1=9C"}
    assert offered("9S 9D X1 2C", RUMMY_500) == {"9S 9D X1=9"}


def test_a_joker_that_must_be_played_may_stand_where_a_natural_card_could() -> None:
    assert offered("5H 6H 7H X1", card="X1") == {
        "X1=4H 5H 6H", "6H 7H X1=8H", "X1=5H 6H 7H", "5H X1=6H 7H", "5H 6H X1=7H"
    }  # fmt: skip


def test_the_twin_that_must_be_played_is_the_one_offered() -> None:
    found = candidate_melds(parse_cards("5H 5H#2 6H 7H"), RUMMY_500, Card.parse("5H#2"))
    assert [candidate.cards for candidate in found] == [parse_cards("5H#2 6H 7H")]


def check(dice: Random) -> None:
    rules = random_rules(dice)
    hand = random_hand(dice, dice.randint(3, 9))
    legal = list(legal_melds(hand, rules))
    offers = candidate_melds(hand, rules)
    assert bool(offers) == bool(legal), (hand, rules)
    assert len(set(offers)) == len(offers), (hand, rules)
    for card in hand:
        with_card = candidate_melds(hand, rules, card)
        least = min((len(meld) for meld in legal if card in meld), default=0)
        assert bool(with_card) == bool(least), (hand, rules, card)
        if not rules.wilds_below_naturals:
            assert least_meld(Holding(hand, rules), card) == least, (hand, rules, card)
        assert all(card in candidate.cards for candidate in with_card), (hand, rules, card)
        offers += with_card
    for candidate in offers:
        readings = read_meld(candidate.cards, rules, candidate.kind, candidate.names)
        assert isinstance(readings, list), (candidate, rules)
        assert len(readings) == 1, (candidate, rules)
        stands = dict(readings[0].wilds)
        assert {card: (name.rank, name.suit) for card, name in stands.items()} == {
            card: (name.rank, name.suit) for card, name in candidate.named
        }, (candidate, rules)
        if candidate.kind == "run":
            assert cards_text(readings[0].meld.cards) == cards_text(candidate.cards), (candidate, rules)


def test_every_offer_is_one_reading_and_no_chance_is_missed() -> None:
    for seed in range(300):
        check(Random(seed))


@pytest.mark.slow
def test_every_offer_is_one_reading_and_no_chance_is_missed_in_many_hands() -> None:
    for seed in range(10_000, 20_000):
        check(Random(seed))
