"""Turns, happenings, hints and results, as everybody or one player reads them."""

from __future__ import annotations

import re

import pytest

from engine import events
from engine.cards import Card, parse_cards
from engine.table import ASIDE
from engine.variants import GAMES
from engine.views import HandResult, Happening, SeatResult, TableView
from tests.text.tables import meld_view, player, table
from text.language import LANGUAGES, language
from text.words import words_for

EVENTS = sorted({kind.name for kind in events.Event.__subclasses__()} | ASIDE)


def result(**changes: object) -> HandResult:
    """Ana went out; Bruno kept a king and called wrongly once."""
    facts: dict[str, object] = {
        "deal": 2,
        "why": "out",
        "out": 0,
        "rummy": False,
        "seats": (
            SeatResult(1, 24, 5, 10, parse_cards("KD"), 9, 10, 109),
            SeatResult(0, 30, 0, 0, (), 30, 0, 130),
            SeatResult(2, 0, 0, 21, parse_cards("8C 8D 5H"), -21, 0, -21),
        ),
        "next_dealer": 1,
        "game_over": False,
        "winners": (),
    }
    return HandResult(**{**facts, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("what", EVENTS)
def test_everything_that_happens_has_its_line(code: str, what: str) -> None:
    for cards in ("", "9H", "9H TH JH"):
        if not cards and "{cards}" in language(code).messages[f"happening.{what}"]:
            continue
        for number in (0, 1, 5):
            line = words_for(code).happening(Happening(1, what, parse_cards(cards), "A1", number), table())
            assert line.endswith((".", "!")), line
            assert not re.search(r"None|[{}]|  ", line), line


@pytest.mark.parametrize(
    ("happening", "line"),
    [
        (Happening(0, "drew"), "**Ana** drew from the stock."),
        (Happening(0, "took", parse_cards("9H")), "**Ana** took 9♥."),
        (Happening(0, "took", parse_cards("9H TS")), "**Ana** took 2 discards: 9♥ 10♠."),
        (Happening(1, "melded", parse_cards("QS QD QC"), "B2"), "**\\*\\*Bruno\\*\\*** laid B2: Q♠ Q♦ Q♣."),
        (Happening(2, "laid_off", parse_cards("X1"), "A1"), "**Cyril** laid off joker on A1."),
        (Happening(2, "call_failed", number=10), "**Cyril** called “Rummy” without a play: 10 points lost."),
        (Happening(-1, "restocked", number=1), "The discards were made into a new stock of 1 card."),
    ],
)
def test_what_happened_is_told_in_one_line(happening: Happening, line: str) -> None:
    assert words_for("en").happening(happening, table()) == line


def test_a_joker_laid_off_is_told_with_what_it_stands_for() -> None:
    view = table(melds=(meld_view("A1", "5S 6S X1=7S"),))
    line = words_for("en").happening(Happening(0, "laid_off", parse_cards("X1"), "A1"), view)
    assert line == "**Ana** laid off 7♠ (joker) on A1."


MOMENTS = {
    "lobby": table(status="lobby", turn=-1, phase="", open_seats=1),
    "between": table(status="between", turn=-1, phase=""),
    "finished": table(status="finished", turn=-1, phase="", result=result(game_over=True, winners=(0, 2))),
    "closed": table(status="closed", turn=-1, phase=""),
    "draw": table(phase="draw"),
    "dry": table(phase="draw", stock_count=0),
    "empty pile": table(phase="draw", discard=(), discard_count=0),
    "call": table(phase="call", discarder=0, can_call=True),
    "call closed": table(phase="call", discarder=0),
    "buy": table("contract_rummy", phase="call", discarder=0, can_buy=True),
    "play": table(),
    "duty": table(duty=Card.parse("9H")),
    "contract": table("contract_rummy"),
    "concealed": table("three_thirteen"),
    "last draw": table("three_thirteen", phase="draw", out=0),
    "last discard": table("three_thirteen", out=0),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("view", MOMENTS.values(), ids=MOMENTS)
def test_whose_turn_it_is_reads_well_at_any_moment(code: str, view: TableView) -> None:
    words = words_for(code)
    lines = [words.turn(view), *(words.your_turn(player(view, seat)) for seat in range(3))]
    for line in lines:
        assert line.endswith("."), line
        assert not re.search(r"None|[{}]|  ", line), line
    if view.turn == 1:
        assert "Bruno" in lines[0]
        assert "Bruno" in lines[1]
        assert "Bruno" not in lines[2]


def test_the_player_in_turn_is_told_what_to_do() -> None:
    words = words_for("en")
    assert words.your_turn(player(MOMENTS["draw"], 1)) == (
        "Your turn: draw from the stock, or take 9♦ from the discards."
    )
    assert words.your_turn(player(MOMENTS["duty"], 1)).startswith("Your turn: play 9♥ first")
    assert "1 set and 1 run" in words.your_turn(player(MOMENTS["contract"], 1))
    assert words.turn(MOMENTS["finished"]) == "The game is over. Winner: **Ana and Cyril**."


@pytest.mark.parametrize("view", MOMENTS.values(), ids=MOMENTS)
def test_the_public_line_says_nothing_of_a_hand(view: TableView) -> None:
    for code in LANGUAGES:
        assert words_for(code).turn(view) == words_for(code).turn(player(view, 1, "KD KC").table)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_result_tells_every_seat_and_what_follows(code: str, game: str) -> None:
    words = words_for(code)
    for ended in (
        result(),
        result(why="stock", out=None),
        result(why="dead", out=None),
        result(rummy=True),
        result(game_over=True, winners=(0,)),
        result(game_over=True, winners=(0, 2)),
    ):
        said = words.hand_result(ended, table(game, result=ended))
        assert all(name in said for name in ("Ana", "Bruno", "Cyril"))
        assert not re.search(r"None|[{}]", said)


def test_the_points_of_a_hand_are_told_with_their_sign_best_first() -> None:
    lines = words_for("en").hand_result(result(), table()).split("\n")
    assert lines[0] == "**Ana** went out."
    assert lines[1] == "Ana: 30 melded, 0 laid off, 0 in hand: **+30**, 130 in all."
    assert lines[2].endswith("Left in hand: K♦. \\*\\*Bruno\\*\\* lost 10 points by a wrong call.")
    assert lines[3].startswith("Cyril: 0 melded, 0 laid off, 21 in hand: **−21**, −21 in all.")
    assert lines[4] == "**\\*\\*Bruno\\*\\*** deals next."


def test_where_fewest_points_win_the_fewest_come_first() -> None:
    ended = result(game_over=True, winners=(2,))
    assert words_for("en").final_standings(ended, table("contract_rummy")).split("\n")[0] == "1. Cyril: −21 points"
    assert words_for("cs").final_standings(ended, table()).split("\n")[0] == "1. Ana: 130 bodů"


def test_players_with_the_same_total_share_a_place() -> None:
    tied = result(seats=(SeatResult(0, 0, 0, 0, (), 5, 0, 50), SeatResult(1, 0, 0, 0, (), 5, 0, 50)))
    lines = words_for("en").final_standings(tied, table()).split("\n")
    assert [line[:2] for line in lines] == ["1.", "1."]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_hint_names_melds_layoffs_and_a_discard_with_its_reason(code: str) -> None:
    words = words_for(code)
    said = words.hint([parse_cards("7H 8H 9H")], [(parse_cards("KD"), "A1")], Card.parse("2C"), "lonely")
    assert len(said.split("\n")) == 3
    assert all(part in said for part in ("7♥ 8♥ 9♥", "K♦", "A1", "2♣"))
    assert words.hint() == words.say("hint.nothing")
    assert "2♣" in words.hint(discard=Card.parse("2C"))
