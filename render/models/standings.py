"""The end of a game: places, points, and how ratings moved where they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.views import TableView
from render.models.common import SEPARATOR, Header, called, game_title
from render.pieces import Called
from render.words import Words, say

STEPS: Final = 3
"""Players on the podium; they have a line, the others only figures."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating after the game, its change, and the last games' values, oldest first."""

    now: int
    change: int
    history: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Placing:
    """One player's place; ties share the number."""

    place: int
    seat: int
    called: Called
    points: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class StandingsModel:
    """Everything that the picture says."""

    header: Header
    placings: tuple[Placing, ...]

    @property
    def games(self) -> int:
        """Games in the longest sparkline, 0 where there are none."""
        lined = self.placings[:STEPS]
        return max((len(placing.rating.history) for placing in lined if placing.rating), default=0)


def standings_model(view: TableView, words: Words, ratings: Mapping[int, Rating] | None = None) -> StandingsModel:
    """Final places by total; `ratings` by seat. ValueError before the first hand has ended."""
    if view.result is None:
        raise ValueError("no hand has been played to its end")
    lowest = view.rules.low_wins
    totals = {seat.seat: seat.total for seat in view.result.seats}
    order = sorted(totals, key=lambda seat: (totals[seat] if lowest else -totals[seat], seat))
    placings = []
    for seat in order:
        better = sum(1 for other in totals.values() if (other < totals[seat] if lowest else other > totals[seat]))
        rating = ratings.get(seat) if ratings else None
        placings.append(Placing(better + 1, seat, called(view, seat, words), totals[seat], rating))
    parts = [say(words, "final_standings"), say(words, "hands", view.result.deal, n=view.result.deal)]
    if view.rules.target:
        parts.append(say(words, "to_points", target=view.rules.target))
    if lowest:
        parts.append(say(words, "lowest_wins"))
    return StandingsModel(Header(game_title(view, words), SEPARATOR.join(parts)), tuple(placings))
