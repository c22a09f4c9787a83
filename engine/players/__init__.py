"""Computer players: a `PlayerView` in, a move out. They see what a person in that seat sees and nothing else."""

from __future__ import annotations

from engine.actions import Move
from engine.players import calling, discarding, drawing, laying
from engine.players.levels import LEVELS, Level
from engine.players.sight import Sight
from engine.players.weighing import Scales
from engine.views import PlayerView


def choose(level: str, player: PlayerView) -> Move:
    """The move that a computer of this level (`engine.setup.LEVELS`) makes in this position.

    Out of turn it is a call, a buy, or `Pass` for no interest.
    """
    return play(LEVELS[level], player)


def play(level: Level, player: PlayerView) -> Move:
    """The same for any weights."""
    sight = Sight(player, level)
    scales = Scales(sight)
    if player.table.turn != player.seat:
        return calling.choose(sight, scales)
    if player.table.phase != "play":
        return drawing.choose(sight, scales)
    return laying.choose(sight, scales) or discarding.choose(sight, scales) or player.legal[0]
