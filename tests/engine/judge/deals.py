"""Decks, deals, stocks, first actions, fresh stocks, dealers and winners."""

from __future__ import annotations

from typing import Any

from tests.engine.judge.asking import BASIC, CTR, NO, R5, T13, Question, ask, numbered


def deck(game: str, players: int, expect: object, why: str, **options: Any) -> Question:
    return ask(game, "deck_size", expect, why, options, players=players)


def each(game: str, players: int, deal: int, expect: object, why: str, **options: Any) -> Question:
    return ask(game, "deal_size", expect, why, options, players=players, deal=deal)


def stock(game: str, players: int, deal: int, expect: object, why: str, **options: Any) -> Question:
    return ask(game, "stock_after_deal", expect, why, options, players=players, deal=deal)


def first(game: str, stock: int, discards: int, expect: str, why: str, **options: Any) -> Question:
    return ask(game, "draw_options", expect.split(), why, options, stock=stock, discard_count=discards)


def anew(game: str, discards: int, new: int, left: int, why: str, **options: Any) -> Question:
    return ask(game, "reshuffle", {"new_stock": new, "discard": left}, why, options, discard_count=discards)


def won(
    game: str, scores: dict[str, int], expect: object, why: str, /, options: dict[str, Any] | None = None, **more: int
) -> Question:
    return ask(game, "winner", expect, why, options, scores=scores, **more)


def dealer(game: str, players: int, now: int, winner: int | None, expect: int, why: str, **options: Any) -> Question:
    return ask(game, "next_dealer", expect, why, options, players=players, dealer=now, hand_winner=winner)


DECKS = [
    deck(R5, 1, NO, "nobody to play with"),
    deck(R5, 2, 54, "one pack and its jokers"),
    deck(R5, 5, 104, "two packs, no jokers", two_decks_from=5, jokers=False),
    deck(R5, 4, 54, "the second pack comes at five", two_decks_from=5),
    deck(R5, 4, 52, "no jokers", jokers=False),
    deck(R5, 8, 108, "two packs"),
    deck(R5, 9, NO, "eight at most"),
    deck(T13, 2, 52, "one pack"),
    deck(T13, 4, 104, "two packs"),
    deck(T13, 5, NO, "four at most"),
    deck(T13, 5, 104, "104 - 65 - 1 leaves enough", max_players=5),
    deck(T13, 6, 104, "104 - 78 - 1 = 25 is twice six and more", max_players=6),
    deck(T13, 7, 156, "two packs would leave 12, less than 14", max_players=7),
    deck(T13, 8, 156, "two packs would leave nothing", max_players=8),
    deck(T13, 6, NO, "five at most at this table", max_players=5),
    deck(T13, 2, 52, "one pack for two, however many are let in", max_players=8),
    deck(T13, 3, 108, "four jokers in all", jokers=4),
    deck(T13, 2, 54, "two jokers in all", jokers=2),
    deck(BASIC, 6, 52, "one pack"),
    deck(BASIC, 7, NO, "six at most"),
    deck(CTR, 3, 105, "two packs and a joker"),
    deck(CTR, 6, 106, "two packs and two jokers"),
    deck(CTR, 8, 106, "two packs and two jokers"),
    deck(CTR, 2, NO, "three at least"),
    deck(CTR, 9, NO, "eight at most"),
    deck(CTR, 3, 105, "bicycle", deck_table="bicycle"),
    deck(CTR, 8, 158, "bicycle", deck_table="bicycle"),
    deck(CTR, 3, 106, "two packs and a joker less than players", deck_table="pagat"),
    deck(CTR, 4, 107, "two packs and a joker less than players", deck_table="pagat"),
    deck(CTR, 5, 108, "two packs and a joker less than players", deck_table="pagat"),
    deck(CTR, 3, 53, "one pack and a joker", deck_table="seed_literal"),
    deck(CTR, 6, 106, "as above", deck_table="seed_literal"),
    deck(CTR, 5, 158, "bicycle decks in the classic game", preset="classic"),
    each(R5, 2, 1, 10, "ten for two", hand_size_2p=10),
    each(R5, 3, 1, 7, "that switch is for two", hand_size_2p=10),
    each(R5, 9, 1, NO, "eight at most"),
    each(T13, 2, 11, 13, "thirteen in the last round"),
    each(T13, 4, 6, 8, "round and two"),
    each(T13, 2, 12, 13, "another round of thirteen", tie_break="extra_deal"),
    each(BASIC, 5, 1, 6, "six for five"),
    each(BASIC, 6, 1, 6, "six for six"),
    each(BASIC, 1, 1, NO, "nobody to play with"),
    each(CTR, 3, 1, 10, "ten"),
    each(CTR, 8, 7, 12, "twelve"),
    each(CTR, 4, 4, 12, "twelve from the fourth deal", deal_table="pagat"),
    each(CTR, 4, 3, 10, "ten before", deal_table="pagat"),
    each(CTR, 4, 8, 12, "deal 7 again", tie_break="extra_deal"),
    stock(R5, 3, 1, 32, "54 - 21 - 1"),
    stock(R5, 4, 1, 25, "54 - 28 - 1"),
    stock(R5, 6, 1, 65, "108 - 42 - 1"),
    stock(R5, 7, 1, 58, "108 - 49 - 1"),
    stock(R5, 8, 1, 51, "108 - 56 - 1"),
    stock(R5, 2, 1, 25, "52 - 26 - 1", jokers=False),
    stock(R5, 8, 1, 47, "104 - 56 - 1", jokers=False),
    stock(R5, 5, 1, 72, "108 - 35 - 1", two_decks_from=5),
    stock(R5, 2, 1, 33, "54 - 20 - 1", hand_size_2p=10),
    stock(T13, 2, 1, 45, "52 - 6 - 1"),
    stock(T13, 3, 1, 94, "104 - 9 - 1"),
    stock(T13, 3, 11, 64, "104 - 39 - 1"),
    stock(T13, 4, 11, 51, "104 - 52 - 1"),
    stock(T13, 6, 11, 25, "104 - 78 - 1", max_players=8),
    stock(T13, 8, 11, 51, "156 - 104 - 1", max_players=8),
    stock(T13, 5, 1, NO, "four at most"),
    stock(T13, 2, 11, 29, "56 - 26 - 1", jokers=4),
    stock(BASIC, 3, 1, 30, "52 - 21 - 1"),
    stock(BASIC, 5, 1, 21, "52 - 30 - 1"),
    stock(BASIC, 7, 1, NO, "six at most"),
    stock(CTR, 3, 1, 74, "105 - 30 - 1"),
    stock(CTR, 4, 5, 56, "105 - 48 - 1"),
    stock(CTR, 5, 7, 44, "105 - 60 - 1"),
    stock(CTR, 6, 4, 45, "106 - 60 - 1"),
    stock(CTR, 7, 5, 21, "106 - 84 - 1"),
    stock(CTR, 8, 7, 9, "106 - 96 - 1"),
    stock(CTR, 8, 4, 9, "twelve already in deal 4", deal_table="pagat"),
    stock(CTR, 7, 5, 73, "158 - 84 - 1", deck_table="bicycle"),
    stock(CTR, 4, 4, 12, "53 - 40 - 1", deck_table="seed_literal"),
    stock(CTR, 3, 7, 16, "53 - 36 - 1", deck_table="seed_literal"),
    stock(CTR, 3, 1, 22, "53 - 30 - 1", deck_table="seed_literal"),
    stock(CTR, 5, 7, NO, "60 cards and 53 in the deck", deck_table="seed_literal"),
    stock(CTR, 5, 4, NO, "60 cards in deal 4 already", deck_table="seed_literal", deal_table="pagat"),
    stock(CTR, 8, 7, 9, "literal, but two packs from six on", deck_table="seed_literal"),
]

TURNS = [
    first(R5, 20, 4, "draw_stock take_top take_deep", "everything"),
    first(R5, 20, 1, "draw_stock take_top", "nothing lies under the top card"),
    first(R5, 0, 1, "take_top end_hand", "dry: take it or decline"),
    first(R5, 0, 4, "hand_over", "ended with the turn that drew the last card", stock_exhaustion="end_now"),
    first(R5, 20, 4, "draw_stock take_top take_deep", "not dry yet", stock_exhaustion="end_now"),
    first(R5, 0, 4, "draw_stock take_top take_deep", "shuffled anew", stock_exhaustion="reshuffle"),
    first(R5, 0, 2, "draw_stock take_top take_deep", "one card can be shuffled", stock_exhaustion="reshuffle"),
    first(R5, 0, 1, "take_top end_hand", "nothing to shuffle", stock_exhaustion="reshuffle"),
    first(R5, 0, 0, "hand_over", "nothing at all", stock_exhaustion="reshuffle"),
    first(R5, 20, 0, "draw_stock", "an empty pile", stock_exhaustion="reshuffle"),
    first(BASIC, 0, 9, "draw_stock take_top", "shuffled anew"),
    first(BASIC, 0, 2, "draw_stock take_top", "one card can be shuffled"),
    first(BASIC, 0, 9, "draw_stock take_top", "turned over", stock_exhaustion="turn_over"),
    first(BASIC, 0, 1, "take_top end_hand", "nothing to turn over", stock_exhaustion="turn_over"),
    first(BASIC, 3, 0, "draw_stock", "an empty pile"),
    first(T13, 20, 4, "draw_stock take_top", "only the top card"),
    first(T13, 0, 1, "take_top end_hand", "take it or decline"),
    first(T13, 0, 2, "draw_stock take_top", "one card can be shuffled"),
    first(CTR, 0, 4, "draw_stock take_top take_deep", "shuffled anew"),
    first(CTR, 0, 1, "take_top end_hand", "nothing to shuffle"),
    first(CTR, 20, 1, "draw_stock take_top", "nothing under it"),
    first(CTR, 20, 4, "draw_stock take_top", "only the top card", multi_take=False),
    first(CTR, 20, 4, "draw_stock take_top", "only the top card", preset="classic"),
    anew(BASIC, 2, 1, 1, "the top card stays"),
    anew(BASIC, 9, 8, 1, "the top card stays"),
    anew(BASIC, 0, 0, 0, "nothing"),
    anew(BASIC, 9, 8, 1, "turned over but for the top card", stock_exhaustion="turn_over"),
    anew(T13, 5, 4, 1, "as in basic rummy"),
    anew(T13, 1, 0, 1, "nothing to shuffle"),
    anew(CTR, 30, 29, 1, "as in basic rummy"),
    anew(R5, 9, 0, 9, "no new stock in this game"),
    anew(R5, 9, 8, 1, "house rule", stock_exhaustion="reshuffle"),
    dealer(R5, 3, 2, 0, 0, "to the left"),
    dealer(R5, 8, 6, None, 7, "to the left"),
    dealer(T13, 4, 1, 0, 2, "to the left"),
    dealer(BASIC, 4, 1, 3, 2, "to the left"),
    dealer(BASIC, 4, 1, 3, 3, "the winner deals", dealer_rotation="winner"),
    dealer(CTR, 5, 4, 2, 0, "to the left"),
]

WINNERS = [
    won(R5, {"A": 499, "B": 12}, "continue", "not yet"),
    won(R5, {"A": 500, "B": 500}, "continue", "the highest total is shared"),
    won(R5, {"A": 510, "B": 510, "C": 520}, ["C"], "the tie is not at the top"),
    won(R5, {"A": -120, "B": 500}, ["B"], "no limit below"),
    won(R5, {"A": 205, "B": 203}, ["A"], "a short game", {"target": 200}),
    won(R5, {"A": 505, "B": 640, "C": 501}, ["B"], "the highest of those who got there"),
    won(T13, {"A": 88, "B": 88, "C": 90}, ["A", "B"], "ties share the win", deal=11),
    won(T13, {"A": 0, "B": 88}, "continue", "eleven rounds are played", deal=10),
    won(T13, {"A": 88, "B": 88}, "continue", "and another", {"tie_break": "extra_deal"}, deal=12),
    won(T13, {"A": 95, "B": 88}, ["B"], "decided by the extra round", {"tie_break": "extra_deal"}, deal=12),
    won(T13, {"A": 80, "B": 88, "C": 88}, ["A"], "the tie is not for the win", {"tie_break": "extra_deal"}, deal=11),
    won(BASIC, {"A": 150, "B": 90}, ["A"], "exactly the target"),
    won(BASIC, {"A": 100, "B": 90}, ["A"], "a short game", {"target": 100}),
    won(BASIC, {"A": 400, "B": 90}, "continue", "hands are counted", {"end": "hands", "hands": 3}, hands_played=2),
    won(BASIC, {"A": 80, "B": 80, "C": 10}, "continue", "one more hand", {"end": "hands", "hands": 3}, hands_played=3),
    won(BASIC, {"A": 80, "B": 95}, ["B"], "the hand more decided", {"end": "hands", "hands": 3}, hands_played=4),
    won(BASIC, {"A": 80, "B": 20, "C": 20}, ["A"], "no tie for first", {"end": "hands", "hands": 3}, hands_played=3),
    won(CTR, {"A": 95, "B": 95, "C": 200}, ["A", "B"], "ties share", deal=7),
    won(CTR, {"A": 95, "B": 95, "C": 200}, "continue", "deal 7 again", {"tie_break": "extra_deal"}, deal=7),
    won(CTR, {"A": 95, "B": 99, "C": 200}, ["A"], "decided", {"tie_break": "extra_deal"}, deal=8),
    won(CTR, {"A": 0, "B": 95, "C": 300}, "continue", "seven deals", deal=1),
]

QUESTIONS = [*numbered("deal", DECKS), *numbered("turn", TURNS), *numbered("won", WINNERS)]
