"""A finished game, exported, is judged by the referee to the very same end."""

from __future__ import annotations

from random import Random

import pytest

from engine import entries as do
from engine.actions import CallRummy, FalseCall, Restock, SwapJoker
from engine.export import scenario
from engine.players import choose
from engine.referee import judge
from engine.refusals import RestockDue
from engine.setup import Setup
from engine.variants import GAMES
from tests.engine.house_stories import ANA, BEN, CLEO
from tests.engine.test_table import Script, seated


def random_game(game: str, seed: int, **switches: object) -> Script:
    """A whole game in which mostly anything legal is done, calls and swaps gladly; wrong calls where they cost."""
    dice, wrong_calls = Random(seed), 3
    script = seated(BEN, CLEO, setup=Setup(game, tuple(switches.items())))  # type: ignore[arg-type]
    script(ANA, do.Started(dice.randrange(3)))
    script.deal(seed)
    while not script.table.is_over:
        table = script.table
        if table.status == "between":
            script.deal(dice.randrange(10**6))
            continue
        options = [
            (seat, move)
            for seat in range(3)
            for move in table.view_for(seat).legal
            if seat == table.seat_in_turn or isinstance(move, CallRummy)
        ]
        rare = [option for option in options if isinstance(option[1], CallRummy | SwapJoker)]
        seat, move = dice.choice(rare or options)
        if game == "contract_rummy" and not rare and seat == table.seat_in_turn:  # at random it takes for ever
            move = choose("normal", table.view_for(seat))
        user = table.people.seats[seat].user
        if wrong_calls and table.check(user, do.Played(seat, FalseCall())) is None:
            wrong_calls -= 1
            move = FalseCall()
        refusal = table.check(user, do.Played(seat, move))
        if isinstance(refusal, RestockDue):
            order = list(refusal.cards)
            dice.shuffle(order)
            script(None, do.Played(-1, Restock(tuple(order))))
        script(user, do.Played(seat, move))
    return script


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_referee_comes_to_the_same_end(game: str, seed: int) -> None:
    short: dict[str, object] = {
        "rummy500": {"target": 150, "false_call_penalty": 5},
        "basic_rummy": {"target": 60},
    }.get(game, {})
    script = random_game(game, seed, **short)
    told = scenario(7, script.lines)
    *lines, closing = judge(told)
    refused = [(move, line) for move, line in zip(told["moves"], lines, strict=True) if not line["ok"]]
    assert all(line["refusal"] == "E_CALL_NO_PLAY" for _, line in refused)
    assert len(refused) == sum('"false_call"' in line for line in script.lines)
    match = script.table.match
    assert match is not None
    assert closing["game_over"] is True
    assert closing["scores"] == match.scores
    assert tuple(closing["winners"]) == match.winners
