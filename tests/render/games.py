"""Random hands of the real engine, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.actions import CHANCE, Deal, Discard, Draw, Restock
from engine.setup import Setup
from engine.table import Table
from tests.engine.battery import combinations, enter, open_table


def states(game: str, players: int, dice: random.Random, moves: int, *, house_rules: bool = False) -> Iterator[Table]:
    """The table of one hand after each of its moves, at most `moves` of them, and after its end."""
    switches = combinations(game, dice) if house_rules else {}
    while Setup(game, tuple(switches.items()), seats=players).faults():  # the deck is too small for so many
        switches = combinations(game, dice)
    table, log = open_table(game, switches, players, dice)
    match = table.match
    assert match is not None
    deck = match.deal_due() or []
    dice.shuffle(deck)
    enter(table, log, CHANCE, Deal(tuple(deck)))
    yield table
    for _ in range(moves):
        if match.round is None or match.round.is_over:
            return
        due = list(match.restock_due())
        if due:
            dice.shuffle(due)
            enter(table, log, CHANCE, Restock(tuple(due)))
        legal = match.round.legal_actions()
        bold = [move for move in legal if not isinstance(move, Draw | Discard)]
        enter(table, log, match.round.turn, dice.choice(bold if bold and dice.random() < 0.8 else list(legal)))
        yield table
