"""No public picture or twin changes when what is hidden is dealt anew; nor does another player's hand."""

from __future__ import annotations

import random

import pytest

from engine.table import Table
from engine.variants import GAMES
from render import Picture, draw_hand, draw_table
from tests.engine.battery import redeal_hidden
from tests.render.games import states


def shown(table: Table) -> tuple[Picture, ...]:
    return draw_table(table.view())


@pytest.mark.parametrize("game", GAMES)
def test_public_pictures_do_not_depend_on_hidden_cards(game: str) -> None:
    dice = random.Random(game)
    changed = 0
    for trial in range(12):
        players = dice.randint(3, 4)
        *_, table = states(game, players, dice, 1 + 3 * trial)
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
