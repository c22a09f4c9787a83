"""What to lay on the table: melds by the best division of the hand, the contract, lay-offs, joker swaps."""

from __future__ import annotations

from engine.actions import GoOut, LayContract, LayMeld, LayOff, Move, SwapJoker
from engine.arrange import best_arrangement, best_points, values_of
from engine.players.sight import Sight
from engine.players.weighing import Scales


def choose(sight: Sight, scales: Scales) -> Move | None:
    """The next thing to lay, None where nothing is to be laid."""
    legal = sight.player.legal
    for kind in (GoOut, LayContract):
        found = [move for move in legal if isinstance(move, kind)]
        if found:
            return max(found, key=lambda move: sight.points((move.discard,)) if isinstance(move, GoOut) else 0)
    if _waits(sight, scales):
        return None
    return _meld(sight) or _layoff(sight) or _swap(sight)


def _waits(sight: Sight, scales: Scales) -> bool:
    """Whether it hopes to go rummy: the whole hand in one turn counts double where nothing was laid before."""
    if not sight.level.holds_until or not sight.rules.going_rummy_double or sight.table.duty is not None:
        return False
    if any(slot.by == sight.player.seat for meld in sight.table.melds for slot in meld.slots):
        return False
    if sight.nearest_rival <= sight.level.holds_until:
        return False
    left = scales.misfits(best_arrangement(sight.player.hand, sight.melding, sight.costs).left)
    return len(left) > 1


def _meld(sight: Sight) -> Move | None:
    """A meld of the best division of the hand, else (where guards forbid it) the largest that can be laid."""
    legal = [move for move in sight.player.legal if isinstance(move, LayMeld)]
    if not legal:
        return None
    hand = sight.player.hand
    if sight.rules.scoring == "table_minus_hand":
        plays = best_points(hand, sight.melding, values_of(sight.rules))[1].plays
    else:
        plays = best_arrangement(hand, sight.melding, sight.costs).plays
    planned = {frozenset(play.cards) for play in plays}
    wanted = [move for move in legal if frozenset(move.cards) in planned]
    if wanted:
        return max(wanted, key=lambda move: sight.points(move.cards))
    for play in plays:
        if len(hand) - len(play.cards) >= 2 and sight.table.duty in (None, *play.cards):
            means = dict(play.named)
            return LayMeld(play.cards, None, tuple((card, means[card]) for card in play.cards if card in means))
    return max(legal, key=lambda move: (len(move.cards), sight.points(move.cards)))


def _layoff(sight: Sight) -> LayOff | None:
    found = [move for move in sight.player.legal if isinstance(move, LayOff)]
    if not found or (sight.table.duty is None and sight.overlooks(sight.level.overlooks_layoffs)):
        return None
    return max(found, key=lambda move: (len(move.cards), sight.points(move.cards)))


def _swap(sight: Sight) -> SwapJoker | None:
    if not sight.level.swaps:
        return None
    return next((move for move in sight.player.legal if isinstance(move, SwapJoker)), None)
