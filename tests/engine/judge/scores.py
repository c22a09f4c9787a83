"""Points of melds, hands and arrangements, and who may go out of a Three Thirteen hand."""

from __future__ import annotations

from typing import Any

from tests.engine.judge.asking import BASIC, CTR, R5, T13, Question, ask, numbered, told
from tests.engine.judge.melds import SUIT


def worth(text: str, expect: int, why: str, **options: Any) -> Question:
    return ask(R5, "meld_score", expect, why, options, **told(text))


def mine(text: str, *indexes: int) -> dict[str, Any]:
    return {**told(text), "mine": list(indexes)}


def score(melds: list[dict[str, Any]], hand: str, expect: int, why: str, **options: Any) -> Question:
    return ask(R5, "hand_score", expect, why, options, table=melds, hand=hand.split())


def hand(game: str, cards: str, expect: int, why: str, **options: Any) -> Question:
    deal = {"round": options.pop("round")} if "round" in options else {}
    return ask(game, "hand_score", expect, why, options, hand=cards.split(), **deal)


def shown(
    kind: str, number: int, cards: str, expect: object, why: str, taken: int | None = None, **options: Any
) -> Question:
    barred = {} if taken is None else {"restricted_index": taken}
    return ask(T13, kind, expect, why, options, round=number, hand=cards.split(), **barred)


def result(
    losers: str, expect: int, why: str, rummy: bool = False, before: bool | None = None, **options: Any
) -> Question:
    more = {} if before is None else {"played_before": before}
    hands = [one.split() for one in losers.split("/")]
    return ask(BASIC, "hand_result", expect, why, options, losers=hands, going_rummy=rummy, **more)


MELDS = [
    worth(f"{SUIT} run", 99, "54 + 30 + 15: unsaid the ace goes high"),
    worth(f"{SUIT} AH run", 100, "1 + 54 + 30 + 15"),
    worth(f"{SUIT} AH run", 104, "low ace 5", low_ace_value=5),
    worth("AH 2H 3H", 10, "5 + 2 + 3", low_ace_value=5),
    worth("AH 2H 3H", 20, "15 + 2 + 3", low_ace_value=15),
    worth("QH KH AH", 35, "the high ace is not that ace", low_ace_value=5),
    worth("AH AS AD", 45, "nor is the ace of a set", low_ace_value=1),
    worth("5H X1 7H", 25, "5 + 15 + 5", values="five_ten_fifteen"),
    worth("AH 2H 3H", 25, "15 + 5 + 5", values="five_ten_fifteen", low_ace_value=15),
    worth("AH AS AD", 45, "aces 15", values="five_ten_fifteen"),
    worth("2H 3H X1=AH", 20, "a joker scores its own value, low ace or not"),
    worth("9S X1 X2 set", 39, "9 + 15 + 15"),
    worth("KH AH X1", 40, "10 + 15 + 15"),
    worth("AH X1 QH", 40, "15 + 15 + 10: the ace is high"),
    worth("TH TD TC", 30, "face value"),
    worth("TH TD TC", 30, "tens are ten here too", values="five_ten_fifteen"),
]

HANDS = [
    score([], "", 0, "nothing at all"),
    score([mine("KH JH QH", 0)], "", 10, "indexes are those of the cards as named"),
    score([mine("3H AH 2H", 1)], "", 1, "the low ace"),
    score([mine("3H AH 2H", 0, 2)], "AS", -10, "5 less an ace in hand"),
    score([mine("5H X1 7H", 1)], "", 15, "the joker alone"),
    score([mine("9S 9H X1", 0)], "X2", -6, "9 less a joker in hand"),
    score([mine(f"{SUIT} AH", 0)], "", 1, "the ace named before the two is the low one"),
    score([mine(f"{SUIT} AH", 13)], "", 15, "the ace named after the king is the high one"),
    score([mine(f"{SUIT} AH", 0, 13)], "", 16, "both"),
    score([mine("2H 3H 4H")], "2C", -2, "nothing of that is mine"),
    score([mine("AH 2H 3H", 0, 1, 2)], "AS", -5, "10 less 15: an ace in hand is never low", low_ace_value=5),
    score([mine("QH KH AH", 2), mine("AS 2S 3S", 0)], "TD", 6, "15 + 1 - 10"),
    score([mine("7H 8H 9H", 0, 1, 2)], "TD 9C", 0, "15 less 10 and 5", values="five_ten_fifteen"),
    hand(T13, "4H 5H", 25, "an idle wild card", round=2, wild_points=20),
    hand(T13, "4H 5H", 9, "an idle wild card at face value", round=2),
    hand(T13, "KH 5H", 30, "a wild king", round=11, wild_points=25),
    hand(T13, "KH 5H", 15, "a wild king at face value", round=11),
    hand(T13, "X1 5H", 25, "a joker", round=1, jokers=2),
    hand(T13, "AH AD", 2, "aces are one", round=1, ace="both"),
    hand(T13, "AH AD JC", 40, "aces 15", round=1, ace_points=15),
    hand(T13, "", 0, "nothing", round=1),
    hand(BASIC, "AS KD TC 9H", 30, "1 + 10 + 10 + 9"),
    hand(BASIC, "AS KD TC 9H", 44, "a two-way ace counts 15", ace="both"),
    hand(CTR, "2H 3D", 5, "face value"),
    hand(CTR, "2H 3D", 18, "a wild deuce counts 15", deuces_wild=True),
    hand(CTR, "X1 X2 AH JD", 55, "15 + 15 + 15 + 10"),
    result("KD 5C/AS 9H", 25, "10 + 5 + 1 + 9"),
    result("KD 5C/AS 9H", 25, "no doubling after an earlier meld", rummy=False, before=True),
    result("AS AD AC/9H", 54, "aces 15", ace="both"),
    result("AS AD AC/9H", 24, "doubled", rummy=True),
    result("AS AD AC/9H", 108, "aces 15, doubled", rummy=True, ace="both"),
    result("AS AD AC/9H", 12, "no doubling at this table", rummy=True, going_rummy_double=False),
    result("TC JC QC KC/2H 3H/4D/5S 6S", 60, "four opponents"),
]

SHOWN = [
    shown("best_partition", 2, "4S KD QC 9H", 54, "a dear idle wild card", wild_points=25),
    shown("best_partition", 2, "4S 4H KD QC", 10, "king and two wilds, the queen left"),
    shown("best_partition", 2, "4S 4H 5D 6C", 5, "six and two wilds", wild_points=25),
    shown("best_partition", 1, "QH KH AH", 21, "ace low: no run"),
    shown("best_partition", 1, "QH KH AH", 0, "ace high", ace="both"),
    shown("best_partition", 1, "QH KH AH", 35, "ace low and dear", ace_points=15),
    shown("best_partition", 1, "AH AD 9C", 39, "dear aces", ace_points=15),
    shown("best_partition", 1, "X1 KD KH", 0, "a joker in a set", jokers=2),
    shown("best_partition", 1, "X1 X2 KD", 0, "two jokers and a king", jokers=2),
    shown("best_partition", 1, "X1 X2 X3", 60, "three jokers are no meld", jokers=4),
    shown("best_partition", 1, "X1 X2 X3", 0, "or are", jokers=4, all_wild_melds=True),
    shown("best_partition", 1, "X1 9H KD", 39, "an idle joker costs 20", jokers=2),
    shown("best_partition", 4, "6S 6H 2C 2D 9S TS", 0, "a wild six to the twos, the other to nine and ten"),
    shown("best_partition", 3, "5S 5H 5D 5C KH", 0, "a king with four wild fives"),
    shown("best_partition", 3, "5S 5H 5D 5C 5S", 25, "five wild cards are no meld"),
    shown("best_partition", 3, "5S 5H 5D 5C 5S", 0, "or are", all_wild_melds=True),
    shown("best_partition", 4, "7S 7S 8S 8S 9S 9S", 0, "the same run twice"),
    shown("best_partition", 6, "2H 3H 4H 5H 6H 2D 2C 2S", 0, "2H in the run, three other twos in a set"),
    shown("best_partition", 5, "2H 3H 4H 2D 2C 9S KD", 23, "the run leaves two twos, the set would leave seven"),
    shown("best_partition", 11, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", 0, "the whole suit, its wild king in place"),
    shown("best_partition", 11, "AH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", 1, "ace low: one ace is left"),
    shown(
        "best_partition",
        10,
        "QH QD AH 2H 3H 4S 5S 7D 8D 9D JC KC",
        0,
        "queen for the six or three of spades, queen between jack and king",
    ),
    shown("can_go_out", 1, "9S 9H 9D KC", True, "the king goes"),
    shown("can_go_out", 1, "9S 9H 9D KC", False, "the king was just taken", 3),
    shown("can_go_out", 1, "9S 9H 9D KC", True, "and may go back here", 3, redraw_discard=True),
    shown("can_go_out", 1, "5H 6H 7H 8H", True, "the eight goes", 0),
    shown("can_go_out", 1, "3H 3D 3C KD", True, "the king was taken, a wild goes", 3),
    shown("can_go_out", 1, "3H 3D 3C 3S", False, "all wild"),
    shown("can_go_out", 1, "3H 3D 3C 3S", True, "all-wild melds", all_wild_melds=True),
    shown("can_go_out", 1, "QH KH AH 2D", False, "ace low"),
    shown("can_go_out", 1, "QH KH AH 2D", True, "ace high", ace="both"),
    shown("can_go_out", 1, "X1 KH KD 2D", True, "a joker", jokers=2),
    shown("can_go_out", 3, "9S 9H 9D JD QD KD", False, "six cards meld, five do not", final_turn_discard=False),
    shown("can_go_out", 5, "9S 9H 9D 9C JD QD KD 2S", True, "four nines, three pictures, the two goes"),
    shown("can_go_out", 2, "9S 9S 9H 9H 9D", True, "any suits, twins too"),
    shown("final_turn_best", 1, "5H 6H 7H 8H", 0, "any end goes"),
    shown("final_turn_best", 3, "9S 9H 9D JD QD KD", 18, "a nine goes: two nines left, the run stays"),
    shown("final_turn_best", 2, "9S 9H 9D KC 2C", 12, "no discard: king and two count", final_turn_discard=False),
    shown("final_turn_best", 2, "9S 9H 9D KC 2C", 2, "the king may go back", 3, redraw_discard=True),
    shown("final_turn_best", 1, "KC QD 9H 2S", 21, "the king or queen goes"),
    shown("final_turn_best", 1, "3C KD KH QS", 0, "kings and the wild three; the queen goes"),
    shown("final_turn_best", 1, "3C KD KH QS", 23, "the queen was taken: a king goes, three, king, queen stay", 3),
    shown("final_turn_best", 1, "4C 5C 6C 3H", 0, "the wild goes, or the four"),
    shown("final_turn_best", 1, "3C 9D KH QS", 29, "the dear idle wild goes", wild_points=25),
    shown("final_turn_best", 1, "X1 9D KH QS", 29, "the idle joker goes", jokers=2),
]

QUESTIONS = [*numbered("worth", MELDS), *numbered("score", HANDS), *numbered("shown", SHOWN)]
