"""Computer players: a `PlayerView` in, a move out. They see what a person in that seat sees and nothing else."""

from __future__ import annotations

from engine.actions import Move
from engine.players import simple
from engine.views import PlayerView


def choose(level: str, player: PlayerView) -> Move:
    """The move that a computer of this level (`engine.setup.LEVELS`) makes in this position.

    Out of turn it is a call, a buy, or `Pass` for no interest.
    """
    return simple.choose(player)
