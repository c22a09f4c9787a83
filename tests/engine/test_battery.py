"""Random hands of every game over all combinations of switches, everything checked after every action."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.variants import GAMES, make_rules, seating_faults
from tests.engine.battery import Tally, combinations, play

pytestmark = pytest.mark.long


def run(game: str, seed: int, hands: int = 2) -> Tally:
    """Some hands under a random combination of switches, at a random number of seats."""
    dice = random.Random(seed)
    switches = combinations(game, dice)
    rules = make_rules(game, switches)
    seats = [n for n in range(rules.min_players, rules.max_players + 1) if not seating_faults(rules, n)]
    return play(game, switches, dice.choice(seats), seed, hands)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_whatever_happens_the_table_stays_sound(game: str, seed: int) -> None:
    assert run(game, seed).moves > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_and_the_largest_table_play_a_whole_game(game: str) -> None:
    rules = make_rules(game)
    for players in {rules.min_players, rules.max_players}:
        assert play(game, {}, players, players, hands=40, every=50).hands >= 1


def play_on(game: str, first: int, wanted: int) -> int:
    """Random hands, seed after seed, until so many are played."""
    hands, seeds = 0, itertools.count(first)
    while hands < wanted:
        hands += run(game, next(seeds), hands=3).hands
    return hands


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_two_thousand_hands_of_all_games(game: str, part: int) -> None:
    assert play_on(game, 50_000_000 + 1_000_000 * part, 250) >= 250


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("game", GAMES)
def test_many_random_hands(game: str, part: int) -> None:
    assert play_on(game, 1_000_000 * part, 625) >= 625
