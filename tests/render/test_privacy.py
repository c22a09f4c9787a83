"""No public picture or twin changes when what is hidden is dealt anew; nor does another player's hand."""

from __future__ import annotations

import random

import pytest

from engine.actions import Deal, Discard, Draw
from engine.round import CHANCE
from engine.table import Table
from engine.variants import GAMES
from render import Picture, draw_hand, draw_table
from tests.engine.battery import enter, open_table, redeal_hidden


def playing(game: str, players: int, dice: random.Random, moves: int) -> Table:
    """A table after some random moves of its first hand."""
    table, log = open_table(game, {}, players, dice)
    match = table.match
    assert match is not None
    deck = match.deal_due() or []
    dice.shuffle(deck)
    enter(table, log, CHANCE, Deal(tuple(deck)))
    for _ in range(moves):
        if match.round is None or match.round.is_over or match.restock_due():
            break
        legal = match.round.legal_actions()
        wanted = [move for move in legal if not isinstance(move, Draw | Discard)]
        enter(table, log, match.round.turn, dice.choice(wanted or list(legal)))
    return table


def shown(table: Table) -> tuple[Picture, ...]:
    return draw_table(table.view())


@pytest.mark.parametrize("game", GAMES)
def test_public_pictures_do_not_depend_on_hidden_cards(game: str) -> None:
    dice = random.Random(game)
    changed = 0
    for trial in range(12):
        players = dice.randint(3, 4)
        table = playing(game, players, dice, 1 + 3 * trial)
        match = table.match
        if match is None or match.round is None or match.round.is_over:
            continue
        before = shown(table)
        viewer = dice.randrange(players)
        own = draw_hand(table.view_for(viewer))
        others = [draw_hand(table.view_for(seat)).png for seat in range(players) if seat != viewer]
        redeal_hidden(match.round, viewer, dice)
        assert shown(table) == before
        assert draw_hand(table.view_for(viewer)) == own
        changed += others != [draw_hand(table.view_for(seat)).png for seat in range(players) if seat != viewer]
    assert changed, "nothing was ever redealt: this test proves nothing"
