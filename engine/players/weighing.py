"""What cards in a hand are worth: laid and layable points, what is left over, and what it may still become."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.arrange import best_arrangement
from engine.arrange.best import Arrangement
from engine.cards import Card
from engine.players.contracts import Progress, progress
from engine.players.hope import Draft, drafts
from engine.players.sight import Sight


class Outlook(NamedTuple):
    """What counts how much at this moment."""

    risk: float
    """A point left in the hand."""
    tempo: float
    """A card left in the hand."""
    table: float
    """A point on the table."""
    turns: float
    """The draws that are still to come."""


def outlook(sight: Sight) -> Outlook:
    """The level's weights, bent by how near the end of the hand is."""
    weights, rules = sight.weights, sight.rules
    table = 1.0 if rules.scoring == "table_minus_hand" else 0.0
    if sight.is_last_turn:
        return Outlook(1.0, 0.0, table, 0.0)
    if sight.keeps_hand:
        return Outlook(weights.risk, weights.tempo, table, weights.turns)
    near = max(0.0, 1.0 - (sight.nearest_rival - 1) / 6) if sight.level.counts else 0.0
    return Outlook(weights.risk + (1.0 - weights.risk) * near, weights.tempo, table, weights.turns * (1.0 - 0.7 * near))


class Scales:
    """Weighs hands for one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.outlook = outlook(sight)

    def value(self, cards: Sequence[Card]) -> float:
        """How good it is to hold these cards between two turns; more is better."""
        sight = self.sight
        if sight.owes_contract:
            return self.towards_contract(cards)
        if sight.only_lays_off:
            left = self.misfits(cards)
            return -self.outlook.risk * sight.points(left) - self.outlook.tempo * len(left)
        return self.arranged(cards, best_arrangement(cards, sight.melding, sight.costs))

    def arranged(self, cards: Sequence[Card], found: Arrangement) -> float:
        """The same where the best arrangement is known."""
        weights = self.outlook
        left = self.misfits(found.left) if self.sight.may_lay_off else found.left
        cost = self.sight.points(left)
        worth = -weights.risk * cost - weights.tempo * len(left)
        if weights.table:
            worth += weights.table * (self.sight.points(cards) - cost)
        if weights.turns:
            worth += weights.turns * sum(map(self.hope, drafts(left, cards, self.sight.melding)))
        return worth

    def hope(self, draft: Draft) -> float:
        """What one draw brings a pair on average."""
        sight, weights = self.sight, self.outlook
        outs = sum(sight.live[face] for face in draft.outs)
        gain = (weights.risk + weights.table) * sight.points(draft.cards) + weights.tempo * len(draft.cards)
        return outs / sight.hidden * gain

    def loose(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards that belong to no meld, or serve no contract."""
        sight = self.sight
        if sight.owes_contract:
            return self._progress(cards).unused
        return cards if sight.only_lays_off else best_arrangement(cards, sight.melding, sight.costs).left

    def misfits(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Those of the cards that do not fit on a meld of the table."""
        return tuple(card for card in cards if not self.sight.fits(card))

    def towards_contract(self, cards: Sequence[Card], thrown: int = 0) -> float:
        """The same before the contract is laid; so many of the dearest cards without a use will be `thrown`."""
        near = self._progress(cards)
        costs = sorted((self.sight.points((card,)) for card in near.unused), reverse=True)
        return near.figure - self.outlook.risk * sum(costs[thrown:])

    def _progress(self, cards: Sequence[Card]) -> Progress:
        sight = self.sight
        rules, contract, deal = sight.rules, sight.table.contract, sight.table.deal
        assert contract is not None
        run = rules.run_min
        if rules.is_last_contract(deal) and contract.runs:  # every card goes down, the drawn one too
            run = -(-(rules.hand_size(len(sight.table.seats), deal) + 1) // contract.runs)
        return progress(cards, contract, sight.melding, run, sight.live)
