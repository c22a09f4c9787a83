"""Writes the golden games that are missing: a log line each, and last what the game came to."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from engine.actions import CHANCE, Deal
from engine.positions import position_of
from engine.table import Table
from engine.variants import GAMES
from tests.engine import battery

FOLDER = Path(__file__).parent
SETTINGS: dict[str, tuple[str, dict[str, Any], int]] = {
    "rummy500": ("rummy500", {}, 4),
    "rummy500-two-packs-floating": ("rummy500", {"floating": True, "call_uses_hand": True}, 6),
    "rummy500-hard-discards": ("rummy500", {"must_discard_to_go_out": True, "top_discard_must_be_used": True}, 3),
    "rummy500-reshuffle": ("rummy500", {"stock_exhaustion": "reshuffle", "false_call_penalty": 10}, 2),
    "three_thirteen": ("three_thirteen", {}, 3),
    "three_thirteen-jokers": ("three_thirteen", {"jokers": 4, "all_wild_melds": True, "final_turn_discard": False}, 2),
    "basic_rummy": ("basic_rummy", {}, 4),
    "basic_rummy-hands": ("basic_rummy", {"end": "hands", "hands": 3, "ace": "both", "melds_per_turn": 1}, 2),
    "contract_rummy": ("contract_rummy", {}, 3),
    "contract_rummy-classic": ("contract_rummy", dict(GAMES["contract_rummy"].presets[0][1]), 4),
}


def outcome(table: Table) -> dict[str, Any]:
    """What a game came to, as plain values."""
    assert table.match is not None
    return {"version": table.version, "status": table.status, "position": position_of(table.match)}


def write(name: str) -> None:
    """Play one game with a seed of its own and keep its log."""
    game, switches, players = SETTINGS[name]
    dice = random.Random(name)
    table, log = battery.open_table(game, switches, players, dice)
    match = table.match
    assert match is not None
    tally = battery.Tally()
    while not match.is_over and tally.hands < 12:
        order = match.deal_due()
        assert order is not None
        dice.shuffle(order)
        battery.enter(table, log, CHANCE, Deal(tuple(order)))
        tally.hands += 1
        battery.play_hand(table, log, dice, tally, 10**9)
    lines = [*log, json.dumps({"outcome": outcome(table)})]
    (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for wanted in SETTINGS:
        if not (FOLDER / f"{wanted}.jsonl").exists():
            write(wanted)
            print(f"{wanted}.jsonl")
