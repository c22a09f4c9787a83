"""Whole games of Three Thirteen, basic Rummy and Contract Rummy, by commands alone and by taps alone.

House rules are chosen in the lobby's panel; the fewest and the most players that a game takes sit down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.house import Waits
from engine.rules import Value
from engine.setup import Setup
from engine.variants import GAMES
from engine.views import TableView
from tests.e2e.asking import ask_around, look_back
from tests.e2e.company import COMMANDS, TAPS, Company, Generous, begin, seated
from tests.e2e.harness import QUICK, Room, card_room

pytestmark = pytest.mark.long

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
PRESSED = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)
"""The next hand comes when everybody has pressed for it, or not at all."""
WAITED = replace(QUICK, next_hand=0.05)
"""The next hand comes by itself: there is no command for it."""


async def whole_game(
    folder: Path,
    game: str,
    count: int,
    ways: tuple[str, ...],
    rules: Mapping[str, Value] | None = None,
    *,
    seed: int = 1,
    preset: str = "",
    generous: bool = False,
    seats_later: bool = False,
) -> tuple[Counter[str], TableView]:
    """One game from the lobby to its end; what was done in it, and the table as it ended."""
    dice: Random = Random(seed)
    if generous:
        dice = Generous(seed, Setup(game, tuple((rules or {}).items()), preset or None).rules(), count)
    async with card_room(folder, dice=dice, waits=WAITED if ways == COMMANDS else PRESSED) as room:
        people = [room.person(name) for name in NAMES[:count]]
        table = await seated(room, game, people, rules, preset=preset, ways=ways, seats_later=seats_later)
        await begin(room, people[0], table, ways)
        await ask_around(room, table, people[-1])
        party = Company(room, table, people, Random(seed), ways=ways, calls=0.0)
        await party.play(20_000)
        await room.settled(table)
        view = (await room.glance(table)).view
        await _is_told(room, table, view)
        await look_back(room, table, people)
        room.assert_clean()
        return party.done, view


async def _is_told(room: Room, table: int, view: TableView) -> None:
    """The end is shown to everybody: who won, and what one can do now."""
    message = await room.table_message(table)
    assert view.status == "finished"
    assert view.result is not None
    assert {"Rematch", "Standings", "Replay", "Text"} == set(message.labels)
    for seat in view.result.winners:
        assert view.seats[seat].name in message.text
    assert message.pictures


async def test_three_thirteen_by_two_by_commands(tmp_path: Path) -> None:
    rules = {"all_wild_melds": True, "jokers": 2, "wild_points": 20, "tie_break": "extra_deal"}
    done, view = await whole_game(tmp_path, "three_thirteen", 2, COMMANDS, rules)
    assert view.deal >= 11
    assert done["GoOut"] >= 11


async def test_three_thirteen_by_eight_by_taps(tmp_path: Path) -> None:
    rules = {"max_players": 8, "ace": "both", "ace_points": 15, "redraw_discard": True}
    done, view = await whole_game(tmp_path, "three_thirteen", 8, TAPS, rules, seats_later=True)
    assert view.deal == 11
    assert done["GoOut"] >= 11


async def test_basic_rummy_by_six_by_commands(tmp_path: Path) -> None:
    rules = {"melds_per_turn": 1, "stock_exhaustion": "turn_over", "must_discard_to_go_out": True, "target": 100}
    done, _ = await whole_game(tmp_path, "basic_rummy", 6, COMMANDS, rules)
    assert done["LayMeld"]
    assert done["LayOff"]


async def test_basic_rummy_by_two_by_taps(tmp_path: Path) -> None:
    rules = {"ace": "both", "layoff_requires_own_meld": True, "end": "hands", "hands": 3, "dealer_rotation": "winner"}
    done, view = await whole_game(tmp_path, "basic_rummy", 2, TAPS, rules)
    assert view.deal >= 3
    assert done["LayMeld"]


async def test_contract_rummy_by_three_by_commands(tmp_path: Path) -> None:
    rules = {"extra_melds": True, "joker_swap_own": True}
    done, view = await whole_game(tmp_path, "contract_rummy", 3, COMMANDS, rules, generous=True)
    assert view.deal == 7
    assert done["LayContract"] >= 7
    assert done["LayOff"]


async def test_contract_rummy_by_eight_by_taps(tmp_path: Path) -> None:
    done, view = await whole_game(tmp_path, "contract_rummy", 8, TAPS, preset="classic", generous=True)
    assert view.deal == 7
    assert done["LayContract"] >= 7
    assert done["Buy"]


def any_rules(game: str, count: int, dice: Random) -> dict[str, Value]:
    """A random legal choice of switches with which so many can play, and the game ends on the same day."""
    while True:
        rules: dict[str, Value] = {}
        for switch in GAMES[game].switches:
            if switch.choices and dice.random() < 0.4:
                rules[switch.name] = dice.choice(switch.choices)
        if game == "three_thirteen" and count > 4:
            rules["max_players"] = count
        if not Setup(game, tuple(rules.items()), seats=count).faults():
            return rules


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ways", [COMMANDS, TAPS], ids=["commands", "taps"])
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_under_any_house_rules(
    tmp_path: Path, game: str, most: bool, ways: tuple[str, ...], seed: int
) -> None:
    rules = Setup(game).rules()
    count = (8 if game == "three_thirteen" else rules.max_players) if most else rules.min_players
    house = any_rules(game, count, Random(f"{game} {most} {ways} {seed}"))
    later = count > rules.max_players
    _, view = await whole_game(tmp_path, game, count, ways, house, seed=seed, seats_later=later)
    assert view.status == "finished"
