"""How near a hand is to the contract of its deal: the best runs and sets in the making, by the cards they hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.melds import MeldRules
from engine.players.hope import face_at, places
from engine.rules import Contract

_NEEDED: Final = 4
"""How many times more a group of the contract counts than one beyond it."""
_DEAD: Final = 0.9
"""What a group loses, in cards, that can only be filled by wild cards any more."""
_SCARCE: Final = 0.1
"""... and what it loses where one copy is left of what it lacks."""


class Progress(NamedTuple):
    """How near a contract is."""

    figure: float
    """Grows with every card that serves it, and with the square of a group's cards, so that few groups grow."""
    unused: tuple[Card, ...]
    """The natural cards of the hand that the contract does not use."""


class _Group(NamedTuple):
    size: float
    """Its cards, less a little where what it lacks is scarce."""
    cards: tuple[Card, ...]


def progress(cards: Iterable[Card], contract: Contract, rules: MeldRules, run: int, live: Sequence[int]) -> Progress:
    """The best groups for a contract with runs of `run` cards; `live` tells by face which cards may still come.

    Runs are looked for in different suits. Groups beyond the contract count a little, so that there is another way
    where all others keep what one needs.
    """
    naturals = [card for card in cards if not rules.is_wild(card)]
    runs = sorted((_window(naturals, suit, rules, run, live) for suit in range(4)), reverse=True)
    used = {card for group in runs[: contract.runs] for card in group.cards}
    sets = _sets([card for card in naturals if card not in used], rules, live)
    used.update(card for group in sets[: contract.sets] for card in group.cards)
    figure = _sum(runs, contract.runs) + _sum(sets, contract.sets)
    return Progress(figure, tuple(card for card in naturals if card not in used))


def _sum(groups: Sequence[_Group], needed: int) -> float:
    if not needed:
        return 0
    return sum(group.size**2 * (_NEEDED if place < needed else 1) for place, group in enumerate(groups))


def _sets(naturals: Iterable[Card], rules: MeldRules, live: Sequence[int]) -> list[_Group]:
    ranks: defaultdict[int, dict[int, Card]] = defaultdict(dict)
    for card in naturals:
        ranks[card.rank].setdefault(card.suit if rules.set_distinct else int(card), card)
    groups = []
    for rank, same in ranks.items():
        held = tuple(same.values())[:4]
        outs = sum(live[suit * 13 + rank - 1] for suit in range(4) if not rules.set_distinct or suit not in same)
        lacking = max(3 - len(held), 0)
        groups.append(_Group(len(held) - _scarce(lacking, outs), held))
    return sorted(groups, reverse=True)


def _window(naturals: Iterable[Card], suit: int, rules: MeldRules, run: int, live: Sequence[int]) -> _Group:
    """The best stretch of `run` places in a suit."""
    at: dict[int, Card] = {}
    for card in naturals:
        if card.suit == suit:
            for place in places(card, rules):
                at.setdefault(place, card)
    best = _Group(0, ())
    for low in range(1, rules.top - run + 2):
        window = range(low, low + run)
        held = tuple({at[place] for place in window if place in at})
        if len(held) < best.size:
            continue
        lost = sum(_scarce(1, live[face_at(suit, place)]) for place in window if place not in at)
        best = max(best, _Group(len(held) - lost, held))
    return best


def _scarce(lacking: int, outs: int) -> float:
    """What a group loses because so few copies are left of what it lacks."""
    if not lacking:
        return 0.0
    return _DEAD if outs < lacking else _SCARCE / outs
