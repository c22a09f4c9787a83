"""Hands: sorting, rows, brackets and combs."""

from __future__ import annotations

import random

import pytest

from engine.cards import Card, cards_text, parse_cards
from engine.views import PlayerView
from render import SuggestedMeld, Suggestion, draw_hand
from render.measures import FULL, MEDIUM
from render.models.hand import HandModel, Sort, hand_model, sort_hand
from render.pieces import code
from render.words import ENGLISH_WORDS
from tests.render.views import some_hand, table

THIRTEEN = parse_cards("4S 5S 6S JS 3H JH QH 8D 9D TD JD 2C KC")


def modelled(cards: tuple[Card, ...], melds: tuple[tuple[str, str, int], ...] = (), sort: Sort = "suit") -> HandModel:
    told = tuple(SuggestedMeld(parse_cards(text), kind, points) for text, kind, points in melds)
    view = PlayerView(table(turn=0, phase="play"), 0, cards, None, ())
    return hand_model(view, ENGLISH_WORDS, Suggestion(told, 0) if melds else None, sort)


@pytest.mark.parametrize(
    ("sort", "order"),
    [("suit", "AS KS 2H 7H 7D 3C X1"), ("rank", "AS 2H 3C 7H 7D KS X1"), ("drawn", "X1 7D KS AS 7H 2H 3C")],
)
def test_a_hand_is_sorted(sort: Sort, order: str) -> None:
    assert cards_text(sort_hand(parse_cards("X1 7D KS AS 7H 2H 3C"), sort)) == order


def test_a_run_has_a_bracket_and_a_set_a_comb_below_it() -> None:
    model = modelled(THIRTEEN, (("4S 5S 6S", "run", 15), ("8D 9D TD", "run", 27), ("JS JH JD", "set", 30)))
    first, second, third = model.melds
    assert (first.is_bracket, second.is_bracket, third.is_bracket) == (True, True, False)
    assert (first.level, second.level, third.level) == (0, 0, 1)
    assert model.levels == (2,)
    picture = draw_hand(
        PlayerView(table(turn=0, phase="play"), 0, THIRTEEN, None, ()),
        suggestion=Suggestion(
            tuple(
                SuggestedMeld(parse_cards(text), kind, 1)
                for text, kind in (("4S 5S 6S", "run"), ("8D 9D TD", "run"), ("JS JH JD", "set"))
            ),
            25,
        ),
    )
    assert picture.height == 432


def test_sorted_by_melds_the_order_is_the_callers_and_gaps_stand_between_melds() -> None:
    cards = parse_cards("JS JH JD 8D 9D TD 4S 5S 6S 3H QH 2C KC")
    told = (("JS JH JD", "set", 30), ("8D 9D TD", "run", 27), ("4S 5S 6S", "run", 15))
    model = modelled(cards, told, "melds")
    (row,) = model.rows
    assert [code(card) for card in row.cards] == [card.text.replace("T", "10") for card in cards]
    assert row.breaks == (3, 6, 9)
    assert all(meld.is_bracket and meld.level == 0 for meld in model.melds)


def test_a_set_across_rows_is_named_in_the_foot_only() -> None:
    cards = parse_cards("AS 2S 3S 7S 9S TS JS KS 4H 5H 6H TH QH 3D 7D 8D JD QD KD 2C 7C TC JC QC KC X1")
    model = modelled(cards, (("AS 2S 3S", "run", 6), ("7S 7D 7C", "set", 21)))
    assert [len(row.cards) for row in model.rows] == [13, 13]
    assert [meld.row for meld in model.melds] == [0, -1]
    assert model.melds[1].rank == "7"


def test_rows_hold_the_whole_hand_and_never_cut_a_bracket() -> None:
    dice = random.Random(11)
    for _ in range(200):
        count = dice.randint(1, 80)
        cards = some_hand(dice, count)
        order = sort_hand(cards)
        run = next(
            (
                order[at : at + 3]
                for at in range(len(order) - 2)
                if not order[at + 2].is_joker
                and order[at].suit == order[at + 2].suit
                and order[at + 2].rank == order[at].rank + 2
                and order[at + 1].rank == order[at].rank + 1
            ),
            None,
        )
        told = Suggestion((SuggestedMeld(run, "run", 9),), 0) if run else None
        model = hand_model(PlayerView(table(turn=0), 0, cards, None, ()), ENGLISH_WORDS, told)
        shown = [face for row in model.rows for face in row.cards]
        assert [code(face) for face in shown] == [code_of(card) for card in order]
        widest = max(len(row.cards) for row in model.rows)
        assert widest <= (14 if model.size is FULL else 22 if model.size is MEDIUM else 31)
        if run and len(model.rows) <= 3:
            assert model.melds[0].row >= 0, "the run was cut"


def code_of(card: Card) -> str:
    return "joker" if card.is_joker else card.text.replace("T", "10")


def test_no_card_is_in_two_brackets_and_chips_never_share_a_place() -> None:
    model = modelled(THIRTEEN, (("4S 5S 6S", "run", 15), ("JS JH JD", "set", 30)))
    places = [(meld.row, place) for meld in model.melds for place in meld.places]
    assert len(set(places)) == len(places)


def test_the_card_taken_singly_is_pointed_out() -> None:
    view = PlayerView(table(turn=0, phase="play", taken=Card.parse("3H")), 0, THIRTEEN, None, ())
    assert "3H may not be discarded now." in draw_hand(view).text


def test_somebody_elses_turn_is_said() -> None:
    view = PlayerView(table(turn=1), 0, THIRTEEN, None, ())
    assert draw_hand(view).text.endswith("Turn: B Bruno to draw.")
