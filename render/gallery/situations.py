"""The mock-ups' situations as told positions."""

from __future__ import annotations

from typing import Any

from engine.table import Table
from render.gallery.tables import NAMES, filled, lobby_of, table_of


def meld(meld_id: str, cards: str, by: list[int] | None = None, kind: str | None = None) -> dict[str, Any]:
    """A meld of a told position."""
    told: dict[str, Any] = {"id": meld_id, "cards": cards}
    if by is not None:
        told["by"] = by
    if kind is not None:
        told["kind"] = kind
    return told


def four_players() -> Table:
    """01: Rummy 500, four players, the middle of a hand."""
    melds = [
        meld("A1", "5H 6H 7H 8H", [0, 0, 0, 2]),
        meld("B1", "9C TC JC"),
        meld("B2", "AS AH AD AC", [1, 1, 1, 3]),
        meld("C1", "2D 3D X1=4D", kind="run"),
        meld("D1", "KH KD KC"),
    ]
    position = {
        "dealer": 0, "deal": 3, "turn": 0, "phase": "play", "hands": ["QS QD QC 6D"], "melds": melds,
        "discard": "4C 9D 2S 6C JH 3H TD 7S 5C 8S QH 2H TS", "scores": [185, 210, -40, 305],
    }  # fmt: skip
    moves = [{"seat": 0, "do": "meld", "cards": "QS QD QC"}, {"seat": 0, "do": "discard", "card": "6D"}]
    return table_of(filled("rummy500", 4, position, [8, 3, 5, 2], 6, moves=moves))


def eight_players() -> Table:
    """02: as full as two packs allow: eight players, forty discards, seventeen melds."""
    melds = [
        meld("A1", "3H 4H 5H"), meld("A2", "7S 7H 7C"), meld("A3", "4S 5S 6S 7S", [0, 0, 0, 6]),
        meld("B1", "6S X2=6 6C", kind="set"), meld("B2", "8S 9S TS JS", [1, 1, 1, 7]),
        meld("C1", "QS QH QD"), meld("C2", "4D 5D 6D 7D 8D", [2, 2, 2, 2, 5]),
        meld("D1", "AS AH AC"), meld("D2", "7C 8C 9C TC", [3, 3, 3, 1]),
        meld("E1", "3C X3=4C 5C", kind="run"), meld("E2", "QS QH QC"),
        meld("F1", "2S 2H 2D 2C", [5, 5, 5, 2]), meld("F2", "JS JH JD"),
        meld("G1", "8D X4=9D TD", kind="run"), meld("G2", "KS KH KD"),
        meld("H1", "AS AH AD"), meld("H2", "9H TH JH"),
    ]  # fmt: skip
    position = {
        "dealer": 3, "deal": 5, "turn": 5, "melds": melds, "discard": "KC",
        "scores": [285, 410, -40, 305, 120, 55, 425, 230],
    }  # fmt: skip
    counts, moves = [1] * 8, [{"seat": 5, "do": "draw"}]
    return table_of(filled("rummy500", 8, position, counts, 3, moves=moves, spread=40))


def two_players_early() -> Table:
    """03: two players, one turn played."""
    position = {"dealer": 1, "turn": 0, "discard": "9S", "hands": ["KD"]}
    moves = [{"seat": 0, "do": "draw"}, {"seat": 0, "do": "discard", "card": "KD"}]
    return table_of(filled("rummy500", 2, position, [13, 13], 27, moves=moves))


def basic_six_players() -> Table:
    """03b: basic Rummy, where only the top discard counts."""
    melds = [
        meld("B1", "9H 9D 9C"), meld("B2", "2D 3D 4D 5D", [1, 1, 1, 3]),
        meld("D1", "JC QC KC"), meld("D2", "7S 7H 7D 7C", [3, 3, 3, 5]), meld("F1", "TS TH TD"),
    ]  # fmt: skip
    position = {
        "dealer": 5, "deal": 4, "turn": 0, "phase": "play", "hands": ["4S 5S 6S 5H", "JH"], "melds": melds,
        "scores": [24, 61, 0, 87, 45, 12],
    }  # fmt: skip
    moves = [
        {"seat": 0, "do": "meld", "cards": "4S 5S 6S"},
        {"seat": 0, "do": "discard", "card": "5H"},
        {"seat": 1, "do": "draw"},
        {"seat": 1, "do": "discard", "card": "JH"},
    ]
    counts = [8, 2, 6, 1, 5, 3]
    return table_of(filled("basic_rummy", 6, position, counts, 2, moves=moves, spread=5))


def hand_of(cards: str, seats: int = 4) -> Table:
    """04: the hand of the first of `seats` players, whose turn it is."""
    position = {"deal": 3, "turn": 0, "phase": "play", "hands": [cards]}
    counts = [len(cards.split())] + [3] * (seats - 1)
    return table_of(filled("rummy500", seats, position, counts, 2))


THIRTEEN = "4S 5S 6S JS 3H JH QH 8D 9D TD JD 2C KC"
TWENTY_SIX = "AS 2S 3S 7S 9S TS JS KS 4H 5H 6H TH QH 3D 7D 8D JD QD KD 2C 7C TC JC QC KC X1"
FORTY = (
    "AS 2S 3S 3S 5S 6S 7S 7S 9S TS JS QS KS 2H 4H 4H 5H 6H 8H 9H QH AD 3D 3D 4D 5D 8D 9D TD JD KD"
    " 2C 3C 5C 7C 8C 9C JC KC X1"
)


def three_thirteen() -> Table:
    """05: Bruno is out, Chidi has had the last turn, two are still to play."""
    position = {
        "dealer": 0, "deal": 5, "turn": 3, "phase": "draw", "out": 1, "scores": [58, 41, 37, 66], "discard": "QD",
        "hands": ["", "9S 9D 9C 4H 5H 6H 7S", "QS QH QC 2S 3D 5C TH"],
    }  # fmt: skip
    names = ("Ana", "Bruno Silva", "Chidi", "ສົມພອນ Somphone")
    return table_of(filled("three_thirteen", 4, position, [7, 7, 7, 7], 22, spread=11), names)


def contract(multi_take: bool = False) -> Table:
    """06: Contract Rummy, two players down, one joker that could be swapped."""
    melds = [
        meld("B1", "8S 8D 8C 8H", [1, 1, 1, 2]), meld("B2", "QH QD QC"), meld("B3", "4S 5S X1=6S 7S", kind="run"),
        meld("C1", "2H 2D 2S"), meld("C2", "KS KH KC"), meld("C3", "9D TD JD QD"),
    ]  # fmt: skip
    position = {
        "dealer": 1, "deal": 5, "turn": 2, "phase": "play", "down": [0, 2, 2, 0, 0], "discard": "5D",
        "scores": [45, 30, 12, 77, 51], "melds": melds,
    }  # fmt: skip
    names = ("Ana", "Bruno", "Chidi", "美優", "Zoë-Marie")
    rules = {"multi_take": multi_take}
    return table_of(filled("contract_rummy", 5, position, [12, 2, 5, 13, 12], 31, rules, spread=9), names)


def hand_result() -> Table:
    """07a: Bruno goes out."""
    position = {
        "dealer": 3, "deal": 4, "turn": 1, "phase": "play", "scores": [185, 210, -40, 305],
        "hands": ["2H 4C", "TS JS QS 5D", "AS X1 9S 2D", "KC 7D"],
        "melds": [
            meld("A1", "TH JH QH KH", [0, 0, 0, 1]), meld("A2", "7S 7H 7C", [0, 2, 0]),
            meld("B1", "KD AD QD JD"), meld("C1", "5H 5S 5C", [3, 1, 3]), meld("D1", "9D 9H 9C", [3, 3, 2]),
        ],
    }  # fmt: skip
    moves = [{"seat": 1, "do": "meld", "cards": "TS JS QS"}, {"seat": 1, "do": "discard", "card": "5D"}]
    return table_of(filled("rummy500", 4, position, [2, 4, 4, 2], 6, moves=moves, spread=8))


def game_result() -> Table:
    """07b and 08a: eight players, the last hand; the seventh wins the game."""
    position = {
        "dealer": 3, "deal": 6, "turn": 6, "phase": "play",
        "scores": [285, 410, -40, 305, 120, 55, 495, 230],
        "hands": ["TS", "QS 2H", "AS AH KD KC", "AS TH", "TC TD TH", "JS 5H", "QH QD QC 5D", "KS KH KD 9S"],
        "melds": [meld("A1", "4S 5S 6S 7S"), meld("B1", "8H 8D 8C"), meld("D1", "AD AC AH"), meld("F1", "JH JD JC")],
    }  # fmt: skip
    moves = [{"seat": 6, "do": "meld", "cards": "QH QD QC"}, {"seat": 6, "do": "discard", "card": "5D"}]
    return table_of(filled("rummy500", 8, position, [1, 2, 4, 2, 3, 2, 4, 4], 20, moves=moves, spread=8))


def lobby() -> Table:
    """09: three of eight seats taken."""
    return lobby_of("rummy500", NAMES[:3], 8)
