"""The three levels: what each of them minds and what it misses, as one record of weights with their reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.rules import CONCEALED, CONTRACT, RuleSet


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much in one kind of game, in points of the hand's score."""

    risk: float
    """What a point left in the hand costs. Below 1: the hand goes on for a while, and the card may still be played."""
    tempo: float = 2.0
    """What one card less in the hand is worth beside its points: it brings going out nearer."""
    turns: float = 3.0
    """Draws that a pair may still wait for its third card."""
    patience: float = 2.0
    """How much better a discard has to make the hand than it is: what a card from the stock would bring."""
    fear: float = 0.0
    """How much of what a discard gives the others is minded."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer plays."""

    counts: bool
    """Remembers every card that has been seen, and who took which; otherwise it knows its own hand and the table."""
    weights: Mapping[str, Weights] = field(default_factory=dict)
    """By kind of game, see `kind_of`."""
    overlooks_layoffs: int = 0
    """Percent of the moments in which it does not notice what fits on the table."""
    overlooks_calls: int = 0
    """Percent of the calls of Rummy it misses."""
    overlooks_pile: int = 0
    """Percent of the turns in which it draws from the stock without a look at the pile."""
    overlooks_pairs: int = 0
    """Percent of the discards that are simply the first card that lies in no meld."""
    deepest_take: int = 4
    """Pile cards it picks up at most: a long hand frightens who does not count."""
    swaps: bool = True
    """Sees that a joker in a run can be had for the natural card."""
    holds_until: int = 0
    """Keeps its melds back for going rummy while every other seat has more cards than this; 0 for never."""


TABLE, WINNER = "table", "winner"
"""Points on the table count (Rummy 500); the winner gets what the others hold (basic Rummy)."""


def kind_of(rules: RuleSet) -> str:
    """Which weights a game is played by: its family, and for melds on the table what scores."""
    if rules.flow in (CONCEALED, CONTRACT):
        return rules.flow
    return TABLE if rules.scoring == "table_minus_hand" else WINNER


EASY: Final = Level(
    counts=False,
    weights={
        TABLE: Weights(risk=-0.5, turns=1.5, patience=4.0),
        WINNER: Weights(risk=0.1, tempo=1.5),
        CONCEALED: Weights(risk=-0.1, tempo=0.0, turns=2.0, patience=2.0),
        CONTRACT: Weights(risk=0.0, patience=0.5),
    },
    overlooks_layoffs=35,
    overlooks_calls=75,
    overlooks_pile=50,
    overlooks_pairs=25,
    deepest_take=1,
    swaps=False,
)
"""A friendly beginner: keeps dear cards too long (little risk), often does not look at the pile, and misses things."""
NORMAL: Final = Level(
    counts=False,
    weights={
        TABLE: Weights(risk=0.3, turns=4.0, patience=4.0),
        WINNER: Weights(risk=0.6),
        CONCEALED: Weights(risk=1.0, tempo=0.0, turns=1.0, patience=0.1),
        CONTRACT: Weights(risk=0.05, patience=0.5),
    },
)
"""A sound player who looks at its own cards."""
HARD: Final = Level(
    counts=True,
    weights={
        # Points come from the table, so a long hand is stock in trade until somebody is near going out.
        TABLE: Weights(risk=-0.6, turns=4.0, patience=8.0, fear=1.0),
        WINNER: Weights(risk=0.3, turns=6.0, fear=1.0),
        CONCEALED: Weights(risk=0.3, tempo=4.0, patience=3.0, fear=0.6),
        # All cards count until the contract is down, and only what completes a group is worth a look at the pile.
        CONTRACT: Weights(risk=1.0, patience=8.0),
    },
    deepest_take=60,
    holds_until=3,
)
"""Counts cards, fears what it throws, takes deep into the pile, and goes rummy."""

LEVELS: Final[Mapping[str, Level]] = {"easy": EASY, "normal": NORMAL, "hard": HARD}
"""By the names of `engine.setup.LEVELS`."""
