"""What a kind neighbour would advise: the melds to aim at, where to draw from, and a discard with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import hints
from engine.actions import Draw, LayOff, Take
from engine.arrange import Arrangement, best_discard, costs_of
from engine.cards import Card
from engine.views import PlayerView

FEW_CARDS = 4
"""Taking so many at most is advised."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a kind neighbour would say; cards and melds are the player's own or lie open."""

    melds: tuple[tuple[Card, ...], ...]
    layoffs: tuple[LayOff, ...]
    discard: Card | None
    """In the playing part of a turn."""
    reason: str
    """Why that discard: "only", "lonely" or "costly"."""
    out: bool
    """The player can go out now."""
    draw: Take | Draw | None = None
    """In the drawing part of the player's turn: where from."""


def advised(player: PlayerView) -> Advice:
    """The best melds, what fits on the table, and in the playing part of a turn the best discard with its reason."""
    view = player.table
    best = hints.division(player)
    layoffs = hints.layoffs_offered(player)
    allowed = hints.discards_offered(player)
    discard: Card | None = None
    reason = ""
    if allowed and not view.duty:
        discard = _loosest(player, best, allowed)
        dearest = max(hints.points_of(view, (card,)) for card in allowed)
        reason = "only" if len(allowed) == 1 else "costly" if hints.points_of(view, (discard,)) == dearest else "lonely"
    return Advice(best.melds, layoffs, discard, reason, bool(hints.ways_out_offered(player)), _where_from(player, best))


def _loosest(player: PlayerView, best: Arrangement, allowed: Sequence[Card]) -> Card:
    """The discard after which the hand costs least; with a contract, the dearest card that is no part of it."""
    view = player.table
    if view.contract is not None:
        loose = [card for card in best.left if card in allowed] or allowed
        return max(loose, key=lambda card: hints.points_of(view, (card,)))
    barred = next((card for card in player.hand if card not in allowed), None)
    choices = best_discard(player.hand, hints.melding_of(view), costs_of(view.rules), barred)
    return next((one.discard for one in choices if one.discard in allowed), allowed[0])


def _where_from(player: PlayerView, best: Arrangement) -> Take | Draw | None:
    """A discard that goes into a meld of the hand, else a few discards with one to play at once, else the stock."""
    view = player.table
    takes = [move for move in player.legal if isinstance(move, Take)]
    if view.turn != player.seat or not (takes or Draw() in player.legal):
        return None
    for take in takes:
        taken = hints.taken_with(view, take.card)
        helps = len(taken) > 1 or hints.divided(player, (*player.hand, take.card)).cost < best.cost
        if helps and len(taken) <= FEW_CARDS:
            return take
    return Draw() if Draw() in player.legal else None
