"""Computer players among themselves: every game ends, every move is legal, and nobody sees more than a player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import entries as do
from engine.actions import Buy, CallRummy, Discard, Draw, Pass, Restock
from engine.cards import parse_cards
from engine.match import Match
from engine.players import choose
from engine.refusals import RestockDue
from engine.setup import LEVELS, Setup
from engine.table import Table
from engine.variants import GAMES
from tests.engine.test_table import Script, seated


def play_turns(script: Script, seed: int, turns: int = 6_000) -> Table:
    """Computers sit everywhere and play to the end of the game, or for so many moves."""
    dice = Random(seed)
    table = script.table
    for _ in range(turns):
        if table.is_over:
            break
        if table.status == "between":
            script.deal(dice.randrange(10**6))
            continue
        seat = table.seat_in_turn
        assert seat is not None
        others = [other for other in range(len(table.people.seats)) if other != seat] if table.window_open else []
        for other in others:
            wish = choose("normal", table.view_for(other))
            assert isinstance(wish, CallRummy | Buy | Pass)
            if isinstance(wish, CallRummy | Buy):
                script(None, do.Played(other, wish))
                break
        else:
            move = choose("normal", table.view_for(seat))
            refusal = table.check(None, do.Played(seat, move))
            if isinstance(refusal, RestockDue) and isinstance(move, Draw):
                order = list(refusal.cards)
                dice.shuffle(order)
                script(None, do.Played(-1, Restock(tuple(order))))
            script(None, do.Played(seat, move))
    return table


def computers(game: str, seats: int, **switches: object) -> Script:
    """A table of computers: its one person has left before the first card."""
    setup = Setup(game, tuple(switches.items()), seats=seats)  # type: ignore[arg-type]
    script = seated(setup=setup, computers=tuple(f"C{number}" for number in range(seats - 1)))
    script(101, do.Started(0))
    script.deal()
    script(101, do.Left())
    return script


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [4])
def test_computers_play_every_game_to_its_end(game: str, seats: int) -> None:
    short: dict[str, object] = {"target": 150} if game == "rummy500" else {}
    table = play_turns(computers(game, seats, **short), seats)
    assert table.is_over, table
    assert table.match is not None
    assert table.match.winners


@pytest.mark.parametrize("seed", range(3))
def test_computers_buy_and_call_where_the_table_plays_so(seed: int) -> None:
    bought = play_turns(computers("contract_rummy", 4, may_i=True, multi_take=False), seed, 600)
    assert bought.match is not None
    floating = play_turns(computers("rummy500", 4, floating=True, call_uses_hand=True, target=120), seed)
    assert floating.is_over


def test_a_computer_knows_only_what_a_player_in_its_seat_knows() -> None:
    script = computers("rummy500", 3)
    seat = script.table.seat_in_turn
    assert seat is not None
    view = script.table.view_for(seat)
    match = script.table.match
    assert match is not None
    twin = script.table.copy()
    assert isinstance(twin.match, Match)
    assert twin.match.round is not None
    dice = Random(8)
    hidden = [card for other in range(3) if other != seat for card in twin.match.round.hands[other]]
    hidden += twin.match.round.stock
    dice.shuffle(hidden)
    for other in range(3):
        if other != seat:
            twin.match.round.hands[other] = [hidden.pop() for _ in range(7)]
    twin.match.round.stock = hidden
    assert twin.view_for(seat) == view
    for level in LEVELS:
        assert choose(level, twin.view_for(seat)) == choose(level, view)


def test_a_computer_has_an_opinion_about_what_to_throw() -> None:
    script = computers("basic_rummy", 2)
    seat = script.table.seat_in_turn
    assert seat is not None
    script(None, do.Played(seat, Draw()))
    view = script.table.view_for(seat)
    hand = parse_cards("2H 3H 4H 8S 8D KC")
    view = replace(view, hand=hand, legal=tuple(Discard(card) for card in hand))
    assert choose("normal", view) == Discard(parse_cards("KC")[0])
