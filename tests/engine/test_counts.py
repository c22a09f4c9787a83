"""How many ways a tiny hand can go: sequences of listed moves, counted move by move and frozen with their reasons.

A count that changes means that a move appeared or disappeared; the reasons say which should be there.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Match
from engine.positions import read_position
from engine.reading import Reader
from engine.variants import make_rules


def start(game: str, rules: dict[str, Any], position: dict[str, Any]) -> Match:
    """A match in a told position."""
    reader = Reader()
    match = read_position(make_rules(game, rules), len(position["hands"]), position, reader)
    assert not reader.problems
    return match


def sequences(match: Match, depth: int) -> int:
    """The number of sequences of `depth` listed moves (shorter where the hand ends) by whoever may move."""
    table = match.round
    if depth == 0 or table is None or table.is_over:
        return 1
    total = 0
    for seat in range(match.players):
        if seat != table.turn and table.discarder is None:
            continue
        for move in table.legal_actions(seat):
            trial = match.copy()
            trial.apply(seat, move)
            total += sequences(trial, depth - 1)
    return total


COUNTS: dict[str, tuple[str, dict[str, Any], dict[str, Any], list[int]]] = {
    # 1: the stock or the top card. 2: after drawing 9C each of 2C, 3D, 9C; after taking 4S the other two.
    # 3: five ends of a turn, each with Bob's draw and take.
    "two cards each, nothing fits": (
        "basic_rummy",
        {},
        {"hands": ["2C 3D", "KH QS"], "stock": "8C 9C", "discard": "6D 4S"},
        [2, 5, 10, 25],
    ),
    # 1: draw, take the ten, or the nine below it, which makes 7-8-9; the deuce at the bottom has no use.
    # 2: draw: four discards; ten: three, without itself; nine: 7-8-9-10, and its parts 7-8-9 and 8-9-10.
    "a nine worth lifting the pile for": (
        "rummy500",
        {"jokers": False},
        {"hands": ["7H 8H KC", "KD QS"], "stock": "3C 4C", "discard": "2S 9H TH"},
        [3, 10],
    ),
    # Bob may draw, take the seven, or call it; Cara may call it too: four. Ana discarded and may not.
    "a seven that everybody wants": (
        "rummy500",
        {"jokers": False},
        {
            "hands": ["KC QC", "KD QS", "JS 2D"],
            "stock": "3C 4C",
            "discard": "7H",
            "melds": [{"id": "A1", "cards": "4H 5H 6H"}],
            "turn": 1,
            "phase": "call",
        },
        [4],
    ),
    # 1: draw or take. 2: after the draw of 9H (5-6-7 and any fourth card over): four discards, and going out with the
    # nine; after the king: three discards, going out would need the king itself put back.
    "three hearts and one card over": (
        "three_thirteen",
        {},
        {"hands": ["5H 6H 7H", "2C TS 9D"], "stock": "8C 9H", "discard": "4S KD"},
        [2, 8],
    ),
    # 1: draw, take the deuce, or the king below it, which makes the second set; the four at the bottom has no use.
    # 2: after the draw of KD the contract and seven discards; after the deuce six discards, itself barred, no contract;
    # after the king only the contract, which is due.
    "a king that completes two sets": (
        "contract_rummy",
        {},
        {"hands": ["5S 5H 5D KS KH 9C", "2C 3C", "QS JD"], "stock": "8C KD", "discard": "4H KC 2H"},
        [3, 15],
    ),
}


@pytest.mark.parametrize("name", COUNTS)
def test_the_ways_of_a_tiny_hand_are_counted(name: str) -> None:
    game, rules, position, expected = COUNTS[name]
    found = [sequences(start(game, rules, position), depth + 1) for depth in range(len(expected))]
    assert found == expected
