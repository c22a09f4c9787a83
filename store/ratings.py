"""How a game moves the ratings of the people in it: who was placed before whom in, new figures out; no SQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START: Final = 1500.0
"""Where everybody begins."""
DOUBT: Final = 120.0
"""How far off that may be: a first win against one other beginner is worth 27 points, after a hundred games 8."""
LUCK: Final = 150.0
"""How much the cards of one game say by themselves."""
DRIFT: Final = 3.0
"""Doubt that each game brings back, so that nobody's rating ever stands still."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a player: a figure, and how far off it may be."""

    mean: float = START
    doubt: float = DOUBT

    @property
    def rating(self) -> int:
        """The figure that people see."""
        return round(self.mean)


def moved(before: Sequence[Skill], places: Sequence[int]) -> tuple[Skill, ...]:
    """The skills after a game, in the same order; equal places are a tie. ValueError for fewer than two players.

    >>> [skill.rating for skill in moved([Skill(), Skill()], [1, 2])]
    [1527, 1473]
    """
    if len(before) < 2 or len(before) != len(places):
        raise ValueError(f"{len(before)} players and {len(places)} places make no game")
    model = _model()
    teams = [[model.rating(mu=skill.mean, sigma=skill.doubt)] for skill in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return tuple(Skill(one.mu, one.sigma) for (one,) in after)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes 30 ms, which a start need not wait for

    return PlackettLuce(mu=START, sigma=DOUBT, beta=LUCK, tau=DRIFT)
