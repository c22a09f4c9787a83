"""Golden logs of whole tables: games that were once played still replay to the very same end.

A log that fails here would freeze the tables of everybody who updates. Then the change of the rules has to read old
entries as before; a golden log is never written anew. A new one is added by
`python -m tests.golden.test_tables NAME GAME SEED SWITCH=VALUE ...`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import entries as do
from engine.actions import Buy, CallRummy, Draw, FalseCall, Pass, Restock, SwapJoker, Take
from engine.players import choose
from engine.refusals import RestockDue
from engine.replay import replay
from engine.setup import Setup
from engine.table import Table
from tests.engine.house_stories import ANA, BEN, CLEO
from tests.engine.test_table import Script, seated

GOLDEN = Path(__file__).resolve().parent / "tables"
LOGS = sorted(path.stem for path in GOLDEN.glob("*.log"))


def ending(table: Table) -> dict[str, Any]:
    """How a table stands, in words that do not depend on how the program keeps it."""
    match = table.match
    assert match is not None
    hand = match.round
    assert hand is not None
    return {
        "version": table.version,
        "status": table.status,
        "scores": match.scores,
        "hands_played": match.hands_played,
        "winners": list(match.winners),
        "turn": table.view().turn,
        "hands": [sorted(card.code for card in cards) for cards in hand.hands],
        "stock": [card.code for card in hand.stock],
        "discard": [card.code for card in hand.discard],
        "melds": {item.id: " ".join(slot.text for slot in item.meld.slots) for item in hand.melds.values()},
        "people": [[who.name, who.left, who.away] for who in table.people.seats],
    }


@pytest.mark.parametrize("name", LOGS)
def test_a_golden_log_replays_to_its_old_end(name: str) -> None:
    lines = (GOLDEN / f"{name}.log").read_text(encoding="utf-8").splitlines()
    expected = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert ending(replay(1, lines)) == expected


def test_there_is_a_golden_log_of_every_move_and_act() -> None:
    logs = [(GOLDEN / f"{name}.log").read_text(encoding="utf-8") for name in LOGS]
    told = {json.loads(line)["do"] for log in logs for line in log.splitlines()}
    words = {*do.WORDS.values()} - {"rematch", "end", "kick", "remove_computer", "host", "set_up", "add_computer"}
    moves = {"draw", "take", "meld", "layoff", "discard", "rummy", "false_call", "decline", "deal", "restock", "out"}
    assert told >= words | moves | {"contract", "swap", "buy", "pass"}


def play(script: Script, seed: int, most: int) -> None:
    """People play gladly what is rare and else like computers; they leave, come back, are late and vote."""
    dice = Random(seed)
    script(ANA, do.Started(dice.randrange(len(script.table.people.seats))))
    script.deal(seed)
    while not script.table.is_over and script.table.version < most:
        table = script.table
        if table.status == "between":
            if table.check(BEN, do.NextHand()) is None:
                script(BEN, do.NextHand())
            script.deal(dice.randrange(10**6))
            continue
        seat = table.seat_in_turn
        assert seat is not None
        _something_aside(script, seat, dice)
        legal = [(other, move) for other in range(len(table.people.seats)) for move in table.view_for(other).legal]
        rare = [option for option in legal if isinstance(option[1], CallRummy | SwapJoker | Buy | Pass)]
        mover, move = dice.choice(rare) if rare and dice.random() < 0.4 else (seat, _wanted(table, seat, dice))
        who = table.people.seats[mover]
        by = who.user if who.is_held and table.covered != mover else None
        if isinstance(table.check(by, do.Played(mover, move)), RestockDue):
            assert table.match is not None
            order = list(table.match.restock_due())
            dice.shuffle(order)
            script(None, do.Played(-1, Restock(tuple(order))))
        script(by, do.Played(mover, move))


def _wanted(table: Table, seat: int, dice: Random) -> Any:
    legal = [move for move in table.view_for(seat).legal if not isinstance(move, CallRummy)]
    if dice.random() < 0.2 and any(isinstance(move, Draw | Take) for move in legal):
        return dice.choice(legal)
    move = choose("normal", table.view_for(seat))
    return move if not isinstance(move, CallRummy) else legal[0]


def _something_aside(script: Script, seat: int, dice: Random) -> None:
    table, user = script.table, dice.choice([ANA, BEN, CLEO])
    act = dice.choice([do.Left(), do.TookBack(), do.Voted(), do.TimedOut(seat), do.Played(2, FalseCall())])
    by = None if isinstance(act, do.TimedOut) else CLEO if isinstance(act, do.Played) else user
    if dice.random() < 0.15 and table.check(by, act) is None and len(table.people.held()) > 1:
        script(by, act)


def main(name: str, game: str, seed: str, *switches: str) -> None:
    """Play a game and keep it as a golden log; an old one is not overwritten."""
    values = dict(switch.split("=") for switch in switches)
    plain = {key: value == "true" if value in ("true", "false") else value for key, value in values.items()}
    chosen = {key: int(value) if str(value).isdigit() else value for key, value in plain.items()}
    preset = chosen.pop("preset", None)
    most = chosen.pop("most", 500)
    setup = Setup(game, tuple(chosen.items()), preset, seats=4)
    script = seated(BEN, CLEO, setup=setup, computers=("Ada",))
    play(script, int(seed), most)
    GOLDEN.mkdir(exist_ok=True)
    with (GOLDEN / f"{name}.log").open("x", encoding="utf-8") as log:
        log.writelines(f"{line}\n" for line in script.lines)
    (GOLDEN / f"{name}.json").write_text(json.dumps(ending(script.table), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
