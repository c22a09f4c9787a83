"""Contracts, joker swaps, buys and last turns."""

from __future__ import annotations

from typing import Any

from tests.engine.judge.asking import CTR, R5, T13, Question, ask, numbered, table, told

LOOSE = "2C JD 3D"
D7 = "2S 3S 4S 5S 6S; 7H 8H 9H TH; JC QC KC AC"


def met(deal: int, melds: str, left: str, expect: bool, why: str, hand: str | None = None, **options: Any) -> Question:
    parts = table(*melds.split(";"))
    for part in parts:
        stands = [part.get("as", {}).get(card, card)[0] for card in part["cards"]]
        part.setdefault("type", "set" if len(set(stands) - {"X"}) == 1 else "run")
    held = hand.split() if hand else [card for part in parts for card in part["cards"]] + left.split()
    return ask(CTR, "contract_met", expect, why, options, deal=deal, melds=parts, hand=held)


def swap(lying: str, offer: str, hand: str, expect: bool, why: str, *others: str, joker: str = "X1", by: int = 2,
         mine: bool = True, earlier: bool = True, game: str = CTR, **options: Any) -> Question:  # fmt: skip
    return ask(game, "joker_swap", expect, why, options, player=0, own_turn=mine, contract_met_on_earlier_turn=earlier,
               joker=joker, joker_played_by=by, meld=told(lying), offer=offer, hand=hand.split(),
               other_melds=table(*others))  # fmt: skip


def bought(requests: list[int], buyer: int | None, why: str, *, may_i: bool = True, preset: str | None = None,
           players: int = 5, discarder: int = 0, **more: Any) -> Question:  # fmt: skip
    options: dict[str, Any] = {"preset": preset} if preset else {"may_i": may_i}
    expect = {"buyer": buyer, "extra_cards": 0 if buyer is None else 2}
    return ask(CTR, "buy_resolution", expect, why, options, players=players, discarder=discarder, requests=requests,
               **more)  # fmt: skip


def last(players: int, out: int, expect: list[int], **options: Any) -> Question:
    return ask(T13, "final_turn_order", expect, "the others to the left, once each", options, players=players, out=out)


ALL_BUT_ACE = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"

CONTRACTS = [
    met(1, "5S 5H 5D; KS KH KC", LOOSE, True, "two sets"),
    met(1, "5S 5H 5D; KS KH KC; 9S 9H 9D", LOOSE, False, "three sets are one too many"),
    met(1, "5S 5H 5D; 7C 8C 9C", LOOSE, False, "a set and a run"),
    met(1, "7C 8C 9C; 2H 3H 4H", LOOSE, False, "two runs"),
    met(1, "5S 5H 5D; 5S 5H 5C", LOOSE, True, "two sets of one rank"),
    met(1, "5S 5H 5D; 5S 5H 5C", "", False, "the same two fives twice", hand="5S 5H 5D 5C 2C JD 3D"),
    met(1, "5S 5H 5D; KS KH KC", "", False, "no king of clubs in the hand", hand="5S 5H 5D KS KH 2C JD"),
    met(1, "5S 5H 5D; KS KH KC", "", True, "the whole hand: out at once"),
    met(1, "5S 5H X1=5D; KS X2=KH KC", LOOSE, True, "jokers named"),
    met(1, "5S 5H 5D X1; KS KH KC", LOOSE, True, "the joker can only be the five of clubs"),
    met(1, "5S X1=5H X2=5D; KS KH KC", LOOSE, True, "one natural"),
    met(1, "5S X1=5H X2=5D; KS KH KC", LOOSE, False, "two naturals asked for", min_naturals=2),
    met(1, "5S 5S 5D; KS KH KC", LOOSE, False, "two of one suit"),
    met(1, "5S 5S 5D; KS KH KC", LOOSE, True, "suits never matter", set_suits="any"),
    met(1, "5S 5S 5D 5C 5H; KS KH KC", LOOSE, True, "no upper limit", set_suits="any"),
    met(1, "5S 5H; KS KH KC", LOOSE, False, "two fives"),
    met(2, "5S 5H 5D 5C; 7C 8C 9C TC JC", LOOSE, True, "larger than the least"),
    met(2, "5S 5H 5D; KS KH KC", LOOSE, False, "no run"),
    met(2, "7C 8C 9C; 5S 5H 5D", LOOSE, True, "in any order"),
    met(2, "5S 5H 5D; 7C 8C 9C TC", LOOSE, True, "classic", preset="classic"),
    met(2, "5S 5H 5D; 7C 8C 9C", LOOSE, False, "classic: a run of four", preset="classic"),
    met(2, "5S 5H 5D; KC AC 2C", LOOSE, False, "no corner"),
    met(3, "7C 8C 9C; 2C 3C 4C", LOOSE, True, "free", runs_same_suit="free"),
    met(3, "2H 3H 4H; 5H 6H 7H", LOOSE, True, "free, adjoining or not", runs_same_suit="free"),
    met(3, "2H 3H 4H; QH KH AH", LOOSE, True, "a high ace and a two do not adjoin", runs_same_suit="non_consecutive"),
    met(3, "AH 2H 3H; QH KH AH", LOOSE, True, "nor do two aces", runs_same_suit="non_consecutive"),
    met(3, "AH 2H 3H; 4H 5H 6H", LOOSE, False, "three and four adjoin", runs_same_suit="non_consecutive"),
    met(3, "9H TH JH; QH KH AH", LOOSE, False, "jack and queen adjoin", runs_same_suit="non_consecutive"),
    met(3, "2H 3H 4H; 6H 7H 8H", LOOSE, True, "a gap of one", runs_same_suit="non_consecutive"),
    met(3, "5H 6H 7H; 2H 3H X1=4H", LOOSE, False, "the joker is the four", runs_same_suit="non_consecutive"),
    met(3, "7C 8C X1=9C; 2C 3C X2=4C", LOOSE, False, "two runs of clubs"),
    met(3, "7C X1=8C X2=9C; 2D 3D 4D", LOOSE, True, "the suit of the natural card"),
    met(3, "AC 2C 3C; QD KD AD", LOOSE, True, "aces at both ends"),
    met(4, "5S 5H 5D; KS KH KC; 9S 9H 9D", LOOSE, True, "three sets"),
    met(4, "5S 5H 5D; KS KH KC", LOOSE, False, "two sets"),
    met(5, "5S 5H 5D; KS KH KC; 7C 8C 9C", LOOSE, True, "two sets and a run"),
    met(6, "5S 5H 5D; 7C 8C 9C; 2D 3D 4D", LOOSE, True, "a set and two runs"),
    met(6, "5S 5H 5D; 7C 8C 9C; 2C 3C 4C", LOOSE, False, "two runs of clubs"),
    met(6, "5S 5H 5D; KS KH KC; 2C 3C 4C", LOOSE, False, "two sets and a run"),
    met(7, D7, "9D", True, "one card is discarded", final_deal_discard="allowed"),
    met(7, D7, "", True, "or none", final_deal_discard="allowed"),
    met(7, D7, "9D", False, "no discard in the last deal"),
    met(7, "2S 3S 4S 5S 6S 7S; 7H 8H 9H TH; JC QC KC AC", "", True, "fourteen cards after a deep take"),
    met(7, "2S 3S 4S 5S; 7H 8H 9H TH; JC QC KC X1=AC", "", True, "twelve told cards and a joker"),
    met(7, "2S 3S 4S; 7H 8H 9H; TH JH QH KH", "", False, "two runs of hearts"),
    met(3, "2D=7H 8H 9H; 3C 4C 5C", LOOSE, True, "a wild deuce", deuces_wild=True),
    met(1, "2D 5H 5C 5S set; 9S 9H 9D", "KD QS", True, "the deuce can only be the five of diamonds", deuces_wild=True),
    met(1, "2D 2H 2S; 9S 9H 9D", "KD QS", False, "deuces are no natural cards", deuces_wild=True),
    met(1, "2D 2H 2S; 9S 9H 9D", "KD QS", True, "deuces are ordinary cards"),
    met(8, D7, "", True, "deal 7 again", tie_break="extra_deal"),
]

SWAPS = [
    swap("9S 9H X1=9D", "9D", "9D KD", False, "dead in a set"),
    swap("5H X1 7H", "6H", "6H KD", False, "one's own", by=0),
    swap("5H X1 7H", "6H", "6H KD", True, "one's own, at this table", by=0, joker_swap_own=True),
    swap("5H X1 7H", "6H", "6H KD", True, "one's own, classic", "9S 9H 9D", "2C 3C 4C 5C", by=0, joker_swap_own=True),
    swap("5H X1 7H", "6H", "6H KD", False, "no swaps at this table", joker_swap=False),
    swap("5H X1 7H", "6D", "6D KD", False, "another suit"),
    swap("5H X1 7H", "8H", "8H KD", False, "another rank"),
    swap("5H X1 7H", "7H", "7H KD", False, "the seven lies there itself"),
    swap("5H X1 X2 8H", "6H", "6H KD", True, "the first of two"),
    swap("5H X1=6H X2=7H 8H", "6H", "6H KD", False, "the other joker is the seven", joker="X2"),
    swap("5H X1=6H X2=7H 8H", "7H", "7H KD", True, "the joker that is the seven", joker="X2"),
    swap("5H X1 7H", "6H", "6H", True, "the last card: the joker is laid off and that is out"),
    swap("5H 6H X1=7H", "7H", "7H KD", True, "at the end of a run"),
    swap(f"AH {ALL_BUT_ACE[:-2]}X1=KH AH", "KH", "KH 2D", False, "a full run: the joker has no place"),
    swap(f"AH {ALL_BUT_ACE[:-2]}X1=KH AH", "KH", "KH 2D", True, "a place on another meld", "9S 9H 9D"),
    swap(f"AH {ALL_BUT_ACE[:-2]}X1=KH AH", "KH", "KH 2D", False, "a full set has none", "9S 9H 9D 9C"),
    swap(f"AH {ALL_BUT_ACE[:-2]}X1=KH AH", "KH", "KH 2D", True, "a set without limit", "9S 9H 9D 9C", set_suits="any"),
    swap(
        f"AH {ALL_BUT_ACE[:-2]}X1=KH AH",
        "KH",
        "KH 2D 2S",
        True,
        "two twos and the joker: a further meld",
        extra_melds=True,
    ),
    swap(f"AH {ALL_BUT_ACE[:-2]}X1=KH AH", "KH", "KH 2D 2S", False, "no further melds"),
    swap("QH KH X1=AH", "AH", "AH KD", True, "the ace of hearts for the joker"),
    swap("QH KH X1=AH", "JH", "JH KD", False, "the joker is no jack"),
    swap("5H X1 7H", "6H", "6H KD", False, "not down", earlier=False),
    swap("5H X1 7H", "6H", "6H KD", False, "another player's turn", mine=False),
    swap("5H X1 7H", "6H", "KD", False, "not in the hand"),
    swap("5H X1 7H", "6H", "6H KD", False, "no exchange in this game", game=R5),
    swap("5H 2D=6H 7H", "6H", "6H KD", False, "a wild deuce is no joker", joker="2D", deuces_wild=True),
]

BUYS = [
    bought([4, 2], 2, "nearest"),
    bought([4, 2], None, "no buys at this table", may_i=False),
    bought([4, 2], None, "the player in turn takes it", next_player_takes=True),
    bought([0], None, "never the discarder"),
    bought([0, 3], 3, "the discarder does not count"),
    bought([2, 4], 4, "down already", already_down=[2]),
    bought([2], None, "down already", already_down=[2]),
    bought([3], 3, "classic", preset="classic"),
    bought([], None, "nobody asks"),
    bought([1, 0], 0, "nearest after the player in turn", discarder=3, players=5),
]

LAST = [
    last(4, 2, [3, 0, 1]),
    last(3, 0, [1, 2]),
    last(2, 0, [1]),
    last(6, 5, [0, 1, 2, 3, 4], max_players=6),
]

QUESTIONS = [
    *numbered("contract", CONTRACTS),
    *numbered("swap", SWAPS),
    *numbered("buy", BUYS),
    *numbered("last", LAST),
]
