"""Random tables: everything inside its board, every discard's index free, four boards at most."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from render.boards.table import plan
from render.layout import (
    LONGEST_MELD_ROW,
    MELDS_FLOOR,
    MELDS_TOP,
    SEATS_TOP,
    STRIP_TOP,
    MeldsPlan,
    PilePlan,
    Rect,
    TablePlan,
    block_size,
    contract_seat_places,
    plan_table,
    seat_places,
)
from render.measures import BOARD_H, BOARD_W, FLOOR, FULL, MEDIUM, MINI
from render.models.table import table_model
from render.words import ENGLISH_WORDS
from tests.render.views import random_table


def apart(rects: list[Rect]) -> bool:
    return all(
        a.right <= b.x + 1e-6 or b.right <= a.x + 1e-6 or a.bottom <= b.y + 1e-6 or b.bottom <= a.y + 1e-6
        for a, b in combinations(rects, 2)
    )


def check_pile(pile: PilePlan, count: int) -> None:
    assert sum(row.count for row in pile.rows) == count
    assert [row.first for row in pile.rows] == sorted(row.first for row in pile.rows)
    least = 18 if pile.size is MINI else pile.size.least_strip
    assert pile.strip >= least - 1e-6, (count, pile.step)
    for row in pile.rows:
        assert pile.x + pile.strip * (row.count - 1) + pile.size.width <= BOARD_W - 12 + 1e-6
        # The number pill covers the lowest 9 dp of a card; rank and suit must end above it.
        index = pile.index_rect(row.first)
        assert index.bottom <= row.y + pile.size.height - 9
        assert index.right <= pile.x + pile.strip + pile.size.left or row.count == 1
    assert all(b.y - a.y >= pile.size.height + 6 for a, b in zip(pile.rows, pile.rows[1:], strict=False))
    assert pile.bottom <= BOARD_H


def check_melds(melds: MeldsPlan, top: float, floor: float) -> None:
    rects = [place.rect for place in melds.places]
    assert apart(rects)
    assert all(rect.x >= 10 - 1e-6 and rect.right <= BOARD_W - 10 + 1e-6 for rect in rects)
    assert all(rect.y >= top - 1e-6 and rect.bottom <= floor + 1e-6 for rect in rects)
    assert melds.strip >= 16


def check(plan: TablePlan, discards: int, melds: int) -> None:
    assert apart(list(plan.seats))
    assert plan.boards <= 4
    if plan.pile is not None:
        check_pile(plan.pile, discards)
        assert plan.pile.rows[0].y == plan.piles_top
    if plan.pile_away is not None:
        check_pile(plan.pile_away, discards)
    shown = list(plan.melds.places) if plan.melds else []
    if plan.melds is not None:
        check_melds(plan.melds, plan.melds_top, FLOOR)
    else:
        assert plan.piles_bottom <= STRIP_TOP
    for away in plan.melds_away:
        check_melds(away, MELDS_TOP, MELDS_FLOOR)
        shown += away.places
    assert [place.number for place in shown] == list(range(melds))


def test_two_thousand_tables_have_room_for_everything() -> None:
    dice = random.Random(500)
    for _ in range(2_000):
        players, discards, count = dice.randint(2, 8), dice.randint(0, 125), dice.randint(0, 40)
        owners = sorted(dice.randrange(players) for _ in range(count))
        melds, cards = [], 0
        for owner in owners:
            length = dice.choice((3, 3, 4, 4, 5, 7, 13)) if cards < 120 else 3
            melds.append((owner, length))
            cards += length
        check(plan_table(seat_places(players), melds, discards), discards, len(melds))


def test_the_boards_use_the_plan_of_their_model() -> None:
    dice = random.Random(3)
    for _ in range(100):
        model = table_model(random_table(dice), ENGLISH_WORDS)
        check(plan(model), len(model.pile), len(model.melds))


@pytest.mark.parametrize(
    ("players", "discards", "melds", "size", "rows", "boards"),
    [
        (2, 2, 0, FULL, 1, 1),
        (2, 5, 3, FULL, 1, 1),
        (2, 6, 3, MEDIUM, 1, 1),
        (4, 14, 6, MEDIUM, 1, 1),
        (4, 18, 11, MEDIUM, 1, 1),
        (8, 40, 25, MEDIUM, 2, 2),
        (8, 50, 25, MINI, 2, 2),
        (8, 75, 25, MINI, 3, 2),
    ],
)
def test_the_ladder_takes_the_first_step_that_fits(
    players: int, discards: int, melds: int, size: object, rows: int, boards: int
) -> None:
    told = [(at * players // melds, 3) for at in range(melds)]
    made = plan_table(seat_places(players), told, discards)
    assert made.pile is not None
    assert (made.pile.size, len(made.pile.rows), made.boards) == (size, rows, boards)


def test_a_pile_of_more_than_75_has_its_own_board_and_the_melds_stay() -> None:
    made = plan_table(seat_places(4), [(0, 3), (1, 4)], 90)
    assert made.pile is None
    assert made.pile_away is not None
    assert made.melds is not None
    assert made.boards == 2


def test_pile_and_many_melds_both_go() -> None:
    made = plan_table(seat_places(8), [(at // 5, 4) for at in range(40)], 120)
    assert made.pile_away is not None
    assert made.melds is None
    assert 3 <= made.boards <= 4


def test_a_run_of_thirteen_always_fits_in_a_row() -> None:
    assert block_size(13, MINI, 20)[0] <= 526


def test_a_meld_of_25_is_broken_after_24_cards() -> None:
    wide, high = block_size(25, MINI, 16)
    assert wide == block_size(LONGEST_MELD_ROW, MINI, 16)[0] <= 526
    assert high == 2 * (MINI.height + 3)


@pytest.mark.parametrize("count", range(2, 9))
def test_seats_stand_apart_inside_the_margins(count: int) -> None:
    for places in (seat_places(count), contract_seat_places(count, 66, 63)):
        assert len(places) == count
        assert apart(list(places))
        assert min(place.y for place in places) >= SEATS_TOP
        assert all(place.x >= 12 and place.right <= 538 + 1e-6 for place in places)
