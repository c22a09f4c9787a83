"""Points: what cards cost in a hand and count on the table, the result of a hand, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.arrange.costs import costs_of
from engine.cards import ACE, Card
from engine.melds import RUN, Meld
from engine.moves.outs import arranged
from engine.rules import CONCEALED, RuleSet
from engine.views import ShownHand

if TYPE_CHECKING:
    from engine.round import Round


def hand_points(rules: RuleSet, deal: int, cards: Sequence[Card]) -> int:
    """Points of cards left in a hand."""
    costs, melding = costs_of(rules), rules.melding(deal)
    return sum(costs.of(card, melding) for card in cards)


def meld_points(rules: RuleSet, meld: Meld, deal: int = 1) -> tuple[int, ...]:
    """Points of each card of a meld on the table; an ace at the bottom of a run has its low value (3.8)."""
    costs, melding = costs_of(rules), rules.melding(deal)
    return tuple(
        rules.low_ace_points
        if meld.kind == RUN and slot.position == ACE and not slot.wild
        else costs.of(slot.card, melding)
        for slot in meld.slots
    )


class SeatPoints(NamedTuple):
    """One seat's hand in figures, before totals."""

    melded: int
    laid_off: int
    in_hand: int
    points: int
    left: tuple[Card, ...]
    melds: tuple[tuple[Card, ...], ...]


def table_points(table: Round) -> list[list[int]]:
    """Per seat [points in own melds, points laid off on others' melds]."""
    found = [[0, 0] for _ in range(table.players)]
    for item in table.melds.values():
        for slot, points in zip(item.meld.slots, meld_points(table.rules, item.meld, table.deal), strict=True):
            if 0 <= slot.by < table.players:
                found[slot.by][0 if slot.by == item.owner else 1] += points
    return found


def went_rummy(table: Round) -> bool:
    """Whether the winner got rid of the whole hand in one turn with nothing played before (rules.md 5.5)."""
    return table.ended == "out" and table.out is not None and not table.played_before[table.out]


def score_round(table: Round) -> list[SeatPoints]:
    """The points of a hand that is over, seat by seat, wrong calls taken off."""
    rules = table.rules
    shown = [_left_over(table, seat) for seat in range(table.players)]
    costs = [hand_points(rules, table.deal, item.left) for item in shown]
    placed = table_points(table) if rules.scoring == "table_minus_hand" else [[0, 0]] * table.players
    scores = []
    for seat in range(table.players):
        if table.ended == "dead":
            points = 0
        elif rules.scoring == "table_minus_hand":
            points = sum(placed[seat]) - costs[seat]
        elif rules.scoring == "winner_takes":
            points = winner_points(rules, costs, went_rummy(table)) if seat == table.out else 0
        else:
            points = costs[seat]
        points -= table.penalties[seat]
        melded, laid_off = placed[seat]
        scores.append(SeatPoints(melded, laid_off, costs[seat], points, shown[seat].left, shown[seat].melds))
    return scores


def winner_points(rules: RuleSet, costs: Sequence[int], rummy: bool) -> int:
    """Basic Rummy: what the winner gets for the cards left in the other hands (rules.md 5.5)."""
    return sum(costs) * (2 if rummy and rules.going_rummy_double else 1)


def _left_over(table: Round, seat: int) -> ShownHand:
    if table.rules.flow != CONCEALED:
        return ShownHand((), tuple(table.hands[seat]), 0)
    if seat in table.shown:
        return table.shown[seat]
    return arranged(table, seat)


def winners(rules: RuleSet, totals: Sequence[int], deal: int, hands_played: int) -> tuple[int, ...]:
    """The seats that have won the game, () while it goes on (rules.md 3.8, 4.6, 5.5, 6.7)."""
    best = min(totals) if rules.low_wins else max(totals)
    leaders = tuple(seat for seat, total in enumerate(totals) if total == best)
    if rules.target:
        return leaders if best >= rules.target and len(leaders) == 1 else ()
    played = deal if rules.deal_sizes else hands_played
    if played < rules.deals or (len(leaders) > 1 and rules.extra_deal_on_tie):
        return ()
    return leaders
