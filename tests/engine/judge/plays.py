"""Takes, discards, plays with their guards, calls of Rummy and floating."""

from __future__ import annotations

from typing import Any

from tests.engine.judge.asking import BASIC, CTR, R5, T13, Question, ask, numbered, table, told

HEARTS = "4H 5H 6H"
FOURS = ("4S 4D 7C", "9C 4H KD 2S")


def take(
    game: str, hand: str, pile: str, at: int, expect: bool, why: str, *melds: str, deal: int = 0, **options: Any
) -> Question:
    more: dict[str, Any] = {"deal": deal} if deal else {}
    if options.pop("down", False):
        more["contract_met"] = True
    return ask(game, "take_valid", expect, why, options, hand=hand.split(), discard=pile.split(), from_index=at,
               table=table(*melds), **more)  # fmt: skip


def guards(taken: int | None, duty: int | None) -> dict[str, int]:
    told = {"restricted_index": taken, "must_play_index": duty}
    return {name: index for name, index in told.items() if index is not None}


def throw(game: str, hand: str, at: int, expect: bool, why: str, *melds: str, taken: int | None = None,
          duty: int | None = None, pile: str = "", **options: Any) -> Question:  # fmt: skip
    return ask(game, "discard_valid", expect, why, options, hand=hand.split(), discard_index=at, table=table(*melds),
               **({"pile": pile.split()} if pile else {}), **guards(taken, duty))  # fmt: skip


def play(game: str, hand: str, at: str, expect: bool, why: str, *melds: str, onto: int | None = None,
         taken: int | None = None, duty: int | None = None, named: dict[str, str] | None = None,
         **options: Any) -> Question:  # fmt: skip
    how: dict[str, Any] = {
        "type": "meld" if onto is None else "layoff",
        "indexes": [int(index) for index in at.split()],
    }
    if onto is not None:
        how["meld"] = onto
    if named:
        how["as"] = named
    down = {"contract_met": True} if options.pop("down", False) else {}
    return ask(game, "play_legal", expect, why, options, hand=hand.split(), play=how, table=table(*melds),
               **guards(taken, duty), **down)  # fmt: skip


def chance(pile: str, expect: bool, why: str, *melds: str, **options: Any) -> Question:
    return ask(R5, "rummy_available", expect, why, options, table=table(*melds), discard=pile.split())


def call(pile: str, cards: str, taken: str | None, why: str, *melds: str, onto: int | None = 0, players: int = 4,
         discarder: int = 1, caller: int = 3, hand: str = "", game: str = R5, **options: Any) -> Question:  # fmt: skip
    how: dict[str, Any] = {"type": "layoff", "meld": onto} if onto is not None else {"type": "meld"}
    expect: dict[str, Any] = {"legal": False} if taken is None else {"legal": True, "taken": taken.split()}
    return ask(game, "rummy_call", expect, why, options, players=players, discarder=discarder, caller=caller,
               table=table(*melds), discard=pile.split(), play={**how, **told(cards)},
               **({"hand": hand.split()} if hand else {}))  # fmt: skip


def nearest(players: int, discarder: int, callers: list[int], caller: int, after: int) -> Question:
    return ask(R5, "rummy_priority", {"caller": caller, "next_after": after}, "nearest after the discarder", None,
               players=players, discarder=discarder, callers=callers)  # fmt: skip


def floater(drawn: str, played: str, discarded: str, expect: str, why: str, floating: bool = True) -> Question:
    given: dict[str, Any] = {"drawn": drawn.split()}
    if played:
        given["played"] = played.split()
    if discarded:
        given["discarded"] = discarded
    return ask(R5, "float_action", expect, why, {"floating": True} if floating else {}, **given)


TAKES = [
    take(R5, "", "2C 7H", 1, True, "a floater may take what can be laid off", HEARTS, floating=True),
    take(R5, "", "2C KD", 1, False, "a floater could not get rid of the king", HEARTS, floating=True),
    take(R5, "", "7H KD", 0, True, "a floater lays the seven off and discards the king", HEARTS, floating=True),
    take(R5, "", "8H 7H", 0, True, "a floater lays off both and floats again", HEARTS, floating=True),
    take(R5, "", "8H 2C", 0, False, "the eight does not reach", HEARTS, floating=True),
    take(R5, "", "4C 4D 4S", 0, True, "three fours float again", floating=True),
    take(R5, "", "X1", 0, True, "a joker fits", HEARTS, floating=True),
    take(R5, "", "X1", 0, False, "a joker fits nowhere on a full set", "9S 9H 9D 9C", floating=True),
    take(R5, "4S 4D", "4H 4C", 0, True, "three fours, the last card is discarded", must_discard_to_go_out=True),
    take(R5, "4S", "4H 4D", 0, False, "all three would go, nothing to discard", must_discard_to_go_out=True),
    take(R5, "4S", "4H 4D", 0, True, "all three go: out"),
    take(R5, "4S", "4H 4D 4C", 0, True, "three of four, one is discarded", must_discard_to_go_out=True),
    take(R5, "4S", "4H 4D", 0, True, "all three go: afloat", must_discard_to_go_out=True, floating=True),
    take(R5, "X1 5H KD", "6H 2C", 0, True, "5-6 and a joker"),
    take(R5, "X1 KD", "6H 2C", 0, False, "one joker is not enough"),
    take(R5, "X1 X2 KD", "6H 2C", 0, True, "two jokers are"),
    take(R5, "X1 X2 KD", "6H 2C", 0, False, "two naturals are asked for", min_naturals=2),
    take(R5, "X1 KD", "8H 2C", 0, True, "the joker bridges as the seven", HEARTS),
    take(R5, "KS", "8H 7H", 0, True, "the bridge lies in the pile", HEARTS),
    take(R5, "KS", "8H 2C 7H", 0, True, "the bridge lies in the pile, on top", HEARTS),
    take(R5, "KS", "9H 2C 7H", 0, False, "the eight is missing", HEARTS),
    take(R5, "5H 5S", "5D 5D", 0, True, "either five of diamonds would do"),
    take(R5, "5D 5H", "5D KC", 0, False, "two fives of one suit are no set"),
    take(R5, "5D 5H 5S", "5D KC", 0, True, "the taken five in place of its twin"),
    take(R5, "6H 7H", "5H KC", 0, True, "a run"),
    take(R5, "KH 2H", "AH 3C", 0, False, "no corner"),
    take(R5, "QH KH", "AH 3C", 0, True, "ace high"),
    take(R5, "2H KS", "AH 3H", 0, True, "the three comes along"),
    take(R5, "2C 9D", "9C 4H KD", 2, False, "the top card must be used", top_discard_must_be_used=True),
    take(R5, "KS KH 3D", "9C 4H KD", 2, True, "a set", top_discard_must_be_used=True),
    take(
        R5,
        "KS KH",
        "9C 4H KD",
        2,
        False,
        "nothing would be left to discard",
        top_discard_must_be_used=True,
        must_discard_to_go_out=True,
    ),
    take(R5, "KS KH", "9C 4H KD", 2, True, "out with three kings", top_discard_must_be_used=True),
    take(R5, "X1", "2C 9D", 1, True, "a top card may always be taken"),
    take(BASIC, "4S 4D 7C", "9C 4H KD 2S", 1, False, "only the top card in this game"),
    take(BASIC, "4S 4D 7C", "9C 4H KD 2S", 3, True, "the top card"),
    take(T13, "4S 4D 7C", "9C 4H KD 2S", 1, False, "only the top card in this game"),
    take(T13, "4S 4D 7C", "9C 4H KD 2S", 3, True, "the top card"),
    take(CTR, "5S 5H KS KH KD 2C", "5D 9C", 0, True, "both sets, with the taken five", deal=1),
    take(CTR, "5S 5H KS KH KD 2C", "5D 9C", 0, False, "top card only", deal=1, multi_take=False),
    take(CTR, "5S 5H KS KH 3D 2C", "5D 9C", 0, False, "one set is not the contract", deal=1),
    take(CTR, "5S 5H KS KH", "5D KD", 0, True, "the contract takes the whole hand: out", deal=1),
    take(CTR, "5S 5H 7C 8C 2D", "5D 9C", 0, True, "set and run", deal=2),
    take(CTR, "7C 8C 2C 3C KD", "9C 4C", 0, False, "two runs of clubs", deal=3),
    take(
        CTR,
        "7C 8C 2C 3C KD",
        "9C 4C",
        0,
        True,
        "two runs of clubs that do not adjoin",
        deal=3,
        runs_same_suit="non_consecutive",
    ),
    take(CTR, "7C 8C 4C 5C KD", "9C 6C", 0, False, "two runs that adjoin", deal=3, runs_same_suit="non_consecutive"),
    take(CTR, "3S 4S 5S 6S 7H 8H 9H TH JC QC KC AC", "2S 7S", 0, True, "fourteen cards in three runs", deal=7),
    take(CTR, "3S 4S 5S 6S 7H 8H 9H TH JC QC KC AC", "2S 9D", 0, False, "the nine fits nowhere", deal=7),
    take(
        CTR,
        "3S 4S 5S 6S 7H 8H 9H TH JC QC KC AC",
        "2S 9D",
        0,
        True,
        "the nine is discarded",
        deal=7,
        final_deal_discard="allowed",
    ),
    take(CTR, "9S 9H 2D", "9D 2C", 0, False, "down: no further melds", down=True),
    take(CTR, "9S 9H 2D", "9D 2C", 0, True, "further melds allowed", down=True, extra_melds=True),
    take(CTR, "4S 2D", "9C 2C", 0, True, "down: a fourth nine", "9S 9H 9D", down=True),
    take(CTR, "4S 2D", "9C 2C", 0, False, "not down: no lay-off", "9S 9H 9D"),
    take(CTR, "4S 2D", "9C 2C", 1, True, "the top card is free"),
    take(R5, *FOURS, 1, True, "the four", final_discard_unplayable=True),
]

THROWN = [
    throw(R5, "7H 2C 9D", 1, False, "the seven must be played first", duty=0),
    throw(R5, "7H 2C 9D", 0, False, "and not discarded", duty=0),
    throw(R5, "7H 9D", 0, True, "not the last card", HEARTS, final_discard_unplayable=True),
    throw(R5, "KC", 0, False, "the fourth king fits", "KH KS KD", final_discard_unplayable=True),
    throw(R5, "KC", 0, True, "nothing fits a full set", "KH KS KD X1", final_discard_unplayable=True),
    throw(R5, "X1", 0, False, "a joker fits a run", HEARTS, final_discard_unplayable=True),
    throw(R5, "X1", 0, True, "a joker fits no full set", "9S 9H 9D 9C", final_discard_unplayable=True),
    throw(R5, "X1", 0, True, "nothing on the table", final_discard_unplayable=True),
    throw(
        R5,
        "8H",
        0,
        True,
        "the bridge is in the pile: it does not count",
        HEARTS,
        pile="2C 7H",
        final_discard_unplayable=True,
    ),
    throw(R5, "KC", 0, True, "sets with pile cards do not count", pile="KH KS", final_discard_unplayable=True),
    throw(R5, "AH", 0, False, "an ace under the two", "2H 3H 4H", final_discard_unplayable=True),
    throw(R5, "2H", 0, True, "no corner", "QH KH AH", final_discard_unplayable=True),
    throw(R5, "7H", 0, False, "for floaters too", HEARTS, final_discard_unplayable=True, floating=True),
    throw(R5, "7H", 0, True, "a discard is what it wants", HEARTS, must_discard_to_go_out=True),
    throw(R5, "7H 7H 9D", 1, False, "the barred twin", taken=1),
    throw(R5, "7H 7H 9D", 0, True, "the other twin", taken=1),
    throw(R5, "7H", 0, False, "barred, last card or not", taken=0),
    throw(BASIC, "7H 2C", 1, True, "another card", taken=0),
    throw(BASIC, "7H", 0, True, "out by discard", must_discard_to_go_out=True),
    throw(T13, "7H 2C 9D 4S", 0, False, "just taken", taken=0),
    throw(T13, "7H 2C 9D 4S", 0, True, "may go back here", taken=0, redraw_discard=True),
    throw(CTR, "7H 2C 9D", 0, False, "just taken", taken=0),
    throw(CTR, "X1 2C 9D", 1, False, "the swapped joker waits", duty=0),
]

PLAYED = [
    play(
        R5,
        "5H 6H 7H 2C",
        "0 1 2",
        False,
        "the two can neither be thrown nor end the hand",
        "3C 4C 5C",
        taken=3,
        must_discard_to_go_out=True,
    ),
    play(
        R5,
        "5H 6H 7H 2C",
        "0 1 2",
        True,
        "the two can be laid off: afloat",
        "3C 4C 5C",
        taken=3,
        floating=True,
        must_discard_to_go_out=True,
    ),
    play(R5, "5H 6H 7H 2C", "0 1 2", False, "stranded, floating or not", taken=3, floating=True),
    play(R5, "5H 6H 7H", "0 1 2", True, "afloat", floating=True),
    play(
        R5,
        "5H 6H 7H",
        "0 1 2",
        True,
        "with floating that switch changes nothing",
        floating=True,
        must_discard_to_go_out=True,
    ),
    play(R5, "5H 6H 7H", "0 1 2", False, "a card must be kept", must_discard_to_go_out=True),
    play(R5, "5H 6H 7H X1", "0 1 2", True, "the joker just taken can go on the new run", taken=3),
    play(
        R5, "5H 6H 7H X1", "0 1 2", False, "and then nothing is left to discard", taken=3, must_discard_to_go_out=True
    ),
    play(R5, "5H 6H 7H 8H", "0 1 2", True, "the eight can follow", taken=3),
    play(R5, "5H 6H 7H 8H", "0 1 2 3", False, "nothing to discard", taken=3, must_discard_to_go_out=True),
    play(R5, "5H 6H 7H 8H", "1 2 3", True, "the five is free to be discarded", taken=3, must_discard_to_go_out=True),
    play(R5, "5H 6H 7H 7H", "0 1 2", False, "the taken twin is left and fits nowhere", taken=3),
    play(R5, "5H 6H 7H 7H", "0 1 3", True, "the other twin is left", taken=3),
    play(R5, "7H 2C", "0", False, "the two is left", HEARTS, onto=0, taken=1),
    play(R5, "7H 2C", "0", True, "the two fits as well", HEARTS, "3C 4C 5C", onto=0, taken=1),
    play(R5, "7H 2C", "0", True, "the two may be discarded", HEARTS, onto=0, taken=0),
    play(R5, "7H 8H", "0", True, "the eight follows", HEARTS, onto=0, taken=1),
    play(R5, "7H 8H", "1", False, "the eight does not reach", HEARTS, onto=0),
    play(R5, "4S 4D 4H KD", "0 1 2", True, "the duty card is in it", duty=2),
    play(R5, "4S 4D 4H KD", "3", False, "another card although a duty waits", "KS KH KC", onto=0, duty=2),
    play(R5, "4S 4D 4H 4C", "0 1 3", False, "three fours without the one that must be played", duty=2),
    play(R5, "7H 8H KD", "0", False, "the eight has the duty", HEARTS, onto=0, duty=1),
    play(R5, "7H 8H KD", "0 1", True, "seven and eight in one go", HEARTS, onto=0, duty=1),
    play(R5, "5H 6H KD", "0 1 2", False, "no meld"),
    play(R5, "X1 KD", "0", True, "the joker as seven", HEARTS, onto=0, named={"X1": "7H"}),
    play(R5, "X1 KD", "0", False, "the joker as eight", HEARTS, onto=0, named={"X1": "8H"}),
    play(R5, "5H 6H 7H 8H", "0 1 2", True, "the eight can still be laid off", final_discard_unplayable=True),
    play(BASIC, "5H 6H 7H 2C", "0 1 2", False, "only the taken two would be left", taken=3),
    play(BASIC, "5H 6H 7H 2C", "0 1 2", True, "it fits the clubs", "3C 4C 5C", taken=3),
    play(
        BASIC,
        "5H 6H 7H 2C",
        "0 1 2",
        False,
        "it fits, but then nothing is left to discard",
        "3C 4C 5C",
        taken=3,
        must_discard_to_go_out=True,
    ),
    play(BASIC, "7H", "0", True, "out by a lay-off", HEARTS, onto=0),
    play(BASIC, "7H", "0", False, "the last card must be discarded", HEARTS, onto=0, must_discard_to_go_out=True),
    play(BASIC, "5H 6H 7H 2C", "0 1 2", False, "one meld a turn does not matter: stranded", taken=3, melds_per_turn=1),
    play(BASIC, "7H 2D", "0", False, "no meld of one's own yet", HEARTS, onto=0, layoff_requires_own_meld=True),
    play(CTR, "7H 2D", "0", False, "not down", HEARTS, onto=0),
    play(CTR, "7H 2D", "0", True, "down", HEARTS, onto=0, down=True),
    play(CTR, "5H 6H 7H 2D", "0 1 2", False, "no single melds before the contract"),
    play(CTR, "5H 6H 7H 2D", "0 1 2", False, "no further melds", down=True),
    play(CTR, "5H 6H 7H 2D", "0 1 2", True, "further melds at this table", down=True, extra_melds=True),
    play(CTR, "7H 2D", "0", False, "the two was just taken", HEARTS, onto=0, down=True, taken=1),
    play(T13, "5H 6H 7H 2D", "0 1 2", False, "nothing is ever melded in a turn"),
    play(T13, "7H 2D", "0", False, "no lay-offs ever", HEARTS, onto=0),
]

CHANCES = [
    chance("2C X1", True, "a joker fits a run", HEARTS),
    chance("5H 6H X1", True, "three pile cards"),
    chance("5H 2C X1 X2", True, "one natural and two jokers"),
    chance("5H X1 X2", False, "two naturals are asked for", min_naturals=2),
    chance("X1 X2 X3", False, "no natural card"),
    chance("KD X1", False, "a full set takes no joker and the king is alone", "9S 9H 9D 9C"),
    chance("9C 4D TC 2S JC", True, "a run in the pile"),
    chance("8H 7H", True, "seven and eight", HEARTS),
    chance("8H 2C", False, "the seven is missing", HEARTS),
    chance("2C 5H", False, "the place is taken", HEARTS),
    chance("5D 5D 5H", False, "two of one suit"),
    chance("5D 5D 5H 5S", True, "three suits among four"),
    chance("2C KD", True, "the fourth king, the joker's suit is open", "KH KS X1"),
    chance("2C KH", False, "that suit lies there", "KH KS X1"),
    chance("2C 2H", False, "no corner", "QH KH AH"),
    chance("", False, "nothing to call"),
    chance("2C 7H", False, "no calls at this table", HEARTS, calling=False),
    chance("KS KH", False, "no hand is known that could help", call_uses_hand=True),
    chance("2C AH", True, "ace low", "2H 3H 4H"),
    chance("2C AH", True, "ace high", "JH QH KH"),
]

CALLS = [
    call("7H 2C 7H", "7H", "7H", "the nearer of two copies", HEARTS),
    call("KS 5D KH 8C KD", "KS KH KD", "KS 5D KH 8C KD", "a new meld from the pile", onto=None),
    call("2C 7H", "7H 8H", None, "the eight is not in the pile", HEARTS, hand="8H KD"),
    call("2C 7H", "7H 8H", "7H", "the hand may help", HEARTS, hand="8H KD", call_uses_hand=True),
    call("2C 9D", "7H", None, "nothing of the pile in it", HEARTS, hand="7H KD", call_uses_hand=True),
    call("2C KD", "KD KS KH", "KD", "two kings in the hand", onto=None, hand="KS KH 3D", call_uses_hand=True),
    call("2C KD", "KD KS KH", None, "without any card from a hand", onto=None, hand="KS KH 3D"),
    call("3H 9C QS", "3H", "3H 9C QS", "a buried card", HEARTS),
    call("2C 7H", "7H", "7H", "the next player may call as well", HEARTS, discarder=2, caller=3),
    call("2C 7H", "7H", "7H", "two players", HEARTS, players=2, discarder=0, caller=1),
    call("2C 7H", "7H", None, "never the discarder", HEARTS, discarder=3),
    call("X1 2C 8H", "X1=7H 8H", "X1 2C 8H", "the joker bridges", HEARTS),
    call("X1 2C 8H", "8H", None, "the eight alone does not reach", HEARTS),
    call("9S 9D X1", "9S 9D X1=9", "9S 9D X1", "a new set with a joker", onto=None),
    call("9S 9D X1", "9S 9D", None, "two cards", onto=None),
    call("2C 7H", "7H", None, "no calls in this game", HEARTS, game=BASIC),
    call("2C 7H", "7H", None, "no calls in this game", HEARTS, game=CTR),
    call("KS KD KC KH", "KS KD KH", "KS KD KC KH", "from the deepest card named", onto=None),
    call("KC KS KD KH", "KS KD KH", "KS KD KH", "from the deepest card named", onto=None),
    nearest(4, 3, [1, 2], 1, 2),
    nearest(4, 2, [1, 0], 0, 1),
    nearest(5, 3, [2, 1, 4], 4, 0),
    nearest(8, 7, [6], 6, 7),
    nearest(3, 1, [0, 2], 2, 0),
]

FLOATS = [
    floater("7H", "7H", "", "floats", "laid off: afloat again"),
    floater("X1", "X1", "", "floats", "a joker laid off: afloat again"),
    floater("4H 4S 4D", "4H 4S 4D", "", "floats", "all melded"),
    floater("4H 4S 4D KC 2C", "4H 4S 4D", "KC", "continues", "one card is kept"),
    floater("7H KC", "7H", "KC", "hand_over", "laid off and the last one discarded"),
    floater("7H 8H", "7H 8H", "", "floats", "both laid off"),
    floater("7H 9D KC", "7H", "KC", "continues", "the nine is kept"),
]

QUESTIONS = [
    *numbered("take", TAKES),
    *numbered("throw", THROWN),
    *numbered("play", PLAYED),
    *numbered("chance", CHANCES),
    *numbered("call", CALLS),
    *numbered("float", FLOATS),
]
