"""What to discard, and with which discards a whole hand goes out (rules.md 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.arrange.best import Arrangement, best_arrangement, least_cost
from engine.arrange.candidates import Candidate
from engine.arrange.costs import EACH_CARD, Costs
from engine.cards import Card
from engine.melds import MeldRules, Named


class Choice(NamedTuple):
    """A discard and the best arrangement of the other cards."""

    discard: Card
    rest: Arrangement


def best_discard(
    hand: Sequence[Card], rules: MeldRules, costs: Costs, barred: Card | None = None
) -> tuple[Choice, ...]:
    """Every discard but `barred` with the best arrangement of the rest; the least cost first, then the dearest card."""
    whole = best_arrangement(hand, rules, costs)
    known: dict[tuple[int, int], Choice] = {}
    choices = []
    for card in hand:
        if card == barred:
            continue
        price = costs.of(card, rules)
        if card in whole.left and whole.exact:  # without it the same arrangement is best
            left = tuple(other for other in whole.left if other != card)
            choices.append(Choice(card, Arrangement(whole.plays, left, whole.cost - price)))
            continue
        alike = (-1, price) if rules.is_wild(card) else (card.face, price)
        seen = known.get(alike)
        if seen is None:
            rest = best_arrangement([other for other in hand if other != card], rules, costs)
            seen = known[alike] = Choice(card, rest)
        choices.append(seen if seen.discard == card else Choice(card, _exchanged(seen.rest, card, seen.discard)))
    choices.sort(key=lambda choice: (choice.rest.cost, -costs.of(choice.discard, rules), choice.discard))
    return tuple(choices)


def ways_out(hand: Sequence[Card], rules: MeldRules, barred: Card | None = None) -> tuple[Choice, ...]:
    """Every discard but `barred` with which all other cards divide into melds, with one division each."""
    if least_cost(hand, rules, EACH_CARD) > 1:
        return ()
    choices = best_discard(hand, rules, EACH_CARD, barred)
    return tuple(choice for choice in choices if not choice.rest.left)


def can_go_out(hand: Sequence[Card], rules: MeldRules, barred: Card | None = None) -> bool:
    """Whether there is a way out."""
    return bool(ways_out(hand, rules, barred))


def _exchanged(found: Arrangement, old: Card, new: Card) -> Arrangement:
    """The same arrangement with `new` in place of `old`, a card that counts the same."""

    def other(card: Card) -> Card:
        return new if card == old else card

    def renamed(play: Candidate) -> Candidate:
        named: list[tuple[Card, Named]] = [(other(card), name) for card, name in play.named]
        return Candidate(play.kind, tuple(map(other, play.cards)), tuple(sorted(named)))

    return Arrangement(tuple(map(renamed, found.plays)), tuple(map(other, found.left)), found.cost, found.exact)
