"""Every state of random hands of every game: drawn, inside its board, told whole."""

from __future__ import annotations

import random

import pytest

from engine.rules import CONCEALED
from engine.table import Table
from engine.variants import GAMES
from render import draw_hand, draw_result, draw_standings, draw_table
from render.boards.table import plan
from render.boards.three_thirteen import fit_groups, row_width
from render.measures import BOARD_W, MARGIN
from render.models.table import table_model
from render.models.three_thirteen import three_thirteen_model
from render.twins.common import ALT_MOST
from render.words import ENGLISH_WORDS
from tests.render.games import states
from tests.render.test_layout import check
from tests.render.test_twins import facts

ROW_ROOM = BOARD_W - MARGIN - 146
"""A player's row in Three Thirteen."""


def check_state(table: Table) -> None:
    """The boards of one state, and one hand."""
    view = table.view()
    boards = draw_table(view)
    assert 1 <= len(boards) <= 4
    assert all((board.width, board.height) == (1100, 700) for board in boards)
    assert all(len(board.png) < 390_000 and 0 < len(board.alt) <= ALT_MOST for board in boards)
    whole = " ".join(board.text for board in boards)
    if view.rules.flow == CONCEALED:
        for row in three_thirteen_model(view, ENGLISH_WORDS).rows:
            start, strip, _ = fit_groups(row)
            assert start + row_width(row, strip) <= ROW_ROOM
            assert row.called.name in whole
    else:
        model = table_model(view, ENGLISH_WORDS)
        spread = len(model.pile) if model.is_spread else 0
        check(plan(model), spread, len(model.melds))
        assert [fact for fact in facts(model) if fact not in whole] == []
    if view.turn >= 0:
        assert draw_hand(table.view_for(view.turn)).text
    if view.result is not None:
        assert len(draw_result(view).alt) <= ALT_MOST
        assert len(draw_standings(view).alt) <= ALT_MOST


def draw_hands(game: str, seed: int, wanted: int, every: int, *, house_rules: bool) -> None:
    dice = random.Random(f"{game} {seed}")
    drawn = 0
    while drawn < wanted:
        rules = GAMES[game].base
        players = dice.randint(rules.min_players, rules.max_players)
        table = None
        for at, table in enumerate(states(game, players, dice, 90, house_rules=house_rules)):
            if at % every == 0:
                check_state(table)
                drawn += 1
            if drawn >= wanted:
                break
        if table is not None:
            check_state(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_every_game_is_drawn(game: str) -> None:
    draw_hands(game, 1, 60, 3, house_rules=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_five_hundred_states_of_every_game_are_drawn_under_any_house_rules(game: str) -> None:
    draw_hands(game, 2, 500, 3, house_rules=True)
