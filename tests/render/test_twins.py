"""Twins: every fact of the picture in words, nothing more, and never too long."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.variants import GAMES
from engine.views import HandResult, PlayerView, SeatResult, TableView
from render import ENGLISH, EnglishWords, draw_hand, draw_leaderboard, draw_lobby, draw_standings, draw_table
from render.gallery import situations
from render.models.hand import sort_hand
from render.models.leaderboard import LeaderRow
from render.models.table import TableModel, table_model
from render.names import spoken
from render.pieces import code
from render.twins.common import ALT_MOST
from render.twins.table import table_twins
from render.words import ENGLISH_WORDS
from tests.render.views import random_table, seat, some_hand, table

PUBLISHED = (
    "Rummy 500, Hand 3, to 500. Turn: B Bruno Silva to draw. Seats: A Ana (dealer) 4 cards, hand +48, game 185; "
    "B Bruno Silva 3 cards, hand +74, game 210; C 美優 Miyu 🌸 5 cards, hand +28, game −40; "
    "D Konstantinos P. 2 cards, hand +45, game 305. Stock 6. Discard, 1 is oldest: 1=4C 2=9D 3=2S 4=6C 5=JH 6=3H "
    "7=10D 8=7S 9=5C 10=8S 11=QH 12=2H 13=10S 14=6D. Melds: A1: 5H 6H 7H 8H (laid off by C); A2: QS QD QC; "
    "B1: 9C 10C JC; B2: AS AH AD AC (laid off by D); C1: 2D 3D joker as 4D; D1: KH KD KC. "
    "Last: Ana laid A2, discarded 6D."
)
"""The design's example, and the last action."""


def test_the_twin_of_a_known_table_reads_as_published() -> None:
    (picture,) = draw_table(situations.four_players().view())
    assert picture.text == picture.alt == PUBLISHED


def facts(model: TableModel) -> list[str]:
    """What the twins of a table's boards must say between them."""
    told = [model.header.title, str(model.stock)]
    for one in model.seats:
        told += [f"{one.letter} {spoken(one.called.name)}", f"{one.cards} card", str(abs(one.score))]
        if one.hand and model.is_spread and not one.has_left:
            told.append(f"hand {'+' if one.hand > 0 else '−'}{abs(one.hand)}")
    told += [f"{at}={code(face)}" for at, face in enumerate(model.pile, 1)] if model.is_spread else []
    for meld in model.melds:
        told.append(f"{meld.id}: ")
        told += [f"laid off by {'ABCDEFGH'[face.badge]}" for face in meld.cards if face.badge >= 0]
        told += [code(face) for face in meld.cards]
    return told


def test_every_fact_of_random_tables_is_in_their_twins() -> None:
    dice = random.Random(9)
    for _ in range(150):
        view = random_table(dice)
        model = table_model(view, ENGLISH_WORDS)
        twins = table_twins(model, ENGLISH_WORDS)
        whole = " ".join(text for _, text in twins)
        assert [fact for fact in facts(model) if fact not in whole] == []
        assert all(len(alt) <= ALT_MOST for alt, _ in twins)


def test_a_long_twin_first_loses_hand_scores_then_names_then_runs() -> None:
    view = situations.eight_players().view()
    long = replace(view, seats=tuple(replace(one, name="Maximilian-Alexander the Great " * 3) for one in view.seats))
    (alt, whole), *_ = table_twins(table_model(long, ENGLISH_WORDS), ENGLISH_WORDS)
    assert len(whole) > ALT_MOST >= len(alt)
    assert "hand +" in whole
    assert "hand +" not in alt
    assert "Maximilian-A…" in alt
    assert "40=KC" in alt, "cards are never dropped before names"


def test_a_hand_twin_has_every_card_once() -> None:
    dice = random.Random(4)
    for count in (0, 1, 7, 13, 27, 40, 66):
        cards = some_hand(dice, count)
        view = PlayerView(table(turn=0, phase="play"), 0, cards, None, ())
        picture = draw_hand(view)
        text = picture.text.replace(",", " ").replace(".", " ").replace(";", " ").split()
        for card in sort_hand(cards):
            shown = "joker" if card.is_joker else card.text.replace("T", "10")
            assert shown in text
        assert len(picture.alt) <= ALT_MOST


def test_a_public_twin_names_no_card_of_a_hand() -> None:
    """Cards that lie nowhere open are not in the twin."""
    game = situations.four_players()
    view = game.view()
    open_cards = {card.text for card in view.discard} | {slot.card.text for m in view.melds for slot in m.slots}
    (picture,) = draw_table(view)
    open_cards |= {slot.named.text for m in view.melds for slot in m.slots}
    hidden = {card.text for number in range(4) for card in game.view_for(number).hand} - open_cards
    spoken_cards = picture.text.replace("=", " ").replace(",", " ").replace(".", " ").replace(";", " ").split()
    assert hidden
    assert not {text.replace("T", "10") for text in hidden} & set(spoken_cards)


def test_a_lobby_twin_tells_who_sits_there_and_what_is_missing() -> None:
    text = draw_lobby(table(status="lobby", turn=-1, deal=0, seats=[seat(0, "Ana")], open_seats=3)).text
    assert "Ana's table." in text
    assert "1 of 4 seats taken: A Ana (host)." in text
    assert "1 more player needed." in text


def over(totals: list[int], winners: tuple[int, ...]) -> TableView:
    rows = tuple(SeatResult(at, 0, 0, 0, (), 0, 0, total) for at, total in enumerate(totals))
    result = HandResult(6, "out", 0, False, rows, 1, True, winners)
    seats = [seat(at, f"P{at}") for at in range(len(totals))]
    return table(seats=seats, status="finished", turn=-1, result=result)


def test_ties_share_a_place() -> None:
    text = draw_standings(over([510, 300, 510, 90], (0, 2))).text
    assert "1: A P0, 510 pts; 1: C P2, 510 pts; 3: B P1, 300 pts; 4: D P3, 90 pts." in text


def test_an_empty_leaderboard_says_so() -> None:
    assert "No rated games yet." in draw_leaderboard([]).text


def test_a_leaderboard_twin_has_every_figure() -> None:
    rows = [LeaderRow(at + 1, f"P{at}", 20 - at, 10 - at, 5000 - at, 150 - at) for at in range(8)]
    text = draw_leaderboard(rows, about=("Rummy 500",), players=11).text
    for row in rows:
        assert f"{row.place}: {row.name}, points {row.points}, best hand {row.best_hand}, games {row.games}" in text
    assert "1–8 of 11." in text


def test_all_games_have_a_title_and_all_words_their_placeholders() -> None:
    for game in GAMES:
        assert f"game.{game}" in ENGLISH
    for key, text in ENGLISH.items():
        one, _, many = text.partition("|")
        assert not many or one.count("{") == many.count("{"), key
    assert EnglishWords().template("cards", 2) == "{n} cards"
    with pytest.raises(KeyError):
        EnglishWords().template("no such words")
