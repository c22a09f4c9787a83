"""A plain, honest player: takes what it can use, lays what it holds, and throws the loneliest dear card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import (
    Buy,
    CallRummy,
    Decline,
    Discard,
    Draw,
    GoOut,
    LayContract,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Take,
)
from engine.cards import ACE, Card
from engine.melds import MeldRules
from engine.rules import CONCEALED
from engine.scoring import hand_points
from engine.views import PlayerView

_DEEPEST_TAKE = 4
"""Pile cards it picks up at most."""


def choose(player: PlayerView) -> Move:
    """Its move; the first that is listed where it has no opinion."""
    table = player.table
    if table.turn != player.seat:
        return _out_of_turn(player)
    if table.phase == "play":
        return _play(player)
    return _draw(player)


def _out_of_turn(player: PlayerView) -> Move:
    calls = [move for move in player.legal if isinstance(move, CallRummy)]
    if calls:
        return max(calls, key=lambda call: len(call.cards))
    if Buy() in player.legal and player.table.discard and _helps(player, player.table.discard[-1]):
        return Buy()
    return Pass()


def _draw(player: PlayerView) -> Move:
    calls = [move for move in player.legal if isinstance(move, CallRummy)]
    if calls:
        return max(calls, key=lambda call: len(call.cards))
    pile = player.table.discard
    for take in (move for move in player.legal if isinstance(move, Take)):
        depth = len(pile) - pile.index(take.card)
        if depth == 1 and _helps(player, take.card):
            return take
        if 1 < depth <= _DEEPEST_TAKE:  # listed only where the card can be played at once
            return take
    return next((move for move in player.legal if isinstance(move, Draw | Decline)), player.legal[0])


def _play(player: PlayerView) -> Move:
    for kind in (GoOut, LayContract):
        found = next((move for move in player.legal if isinstance(move, kind)), None)
        if found is not None:
            return found
    melds = [move for move in player.legal if isinstance(move, LayMeld)]
    if melds:
        return max(melds, key=lambda meld: (len(meld.cards), _points(player, meld.cards)))
    layoffs = [move for move in player.legal if isinstance(move, LayOff)]
    if layoffs:
        return max(layoffs, key=lambda layoff: (len(layoff.cards), _points(player, layoff.cards)))
    discards = [move for move in player.legal if isinstance(move, Discard)]
    if discards:
        return min(discards, key=lambda move: _worth(player, move.card))
    return player.legal[0]


def _points(player: PlayerView, cards: Sequence[Card]) -> int:
    return hand_points(player.table.rules, player.table.deal, cards)


def _worth(player: PlayerView, card: Card) -> tuple[int, int]:
    """How much it wants to keep a card: first what it goes with, then how cheap it is."""
    rules = player.table.rules.melding(player.table.deal)
    if rules.is_wild(card):
        return 100, 0
    others = [other for other in player.hand if other is not card and not rules.is_wild(other)]
    return sum(_goes_with(card, other, rules) for other in others), -_points(player, (card,))


def _goes_with(card: Card, other: Card, rules: MeldRules) -> int:
    """2 for cards one step apart or of one rank, 1 for a gap of one, 0 for strangers."""
    if card.rank == other.rank:
        return 2 if card.suit != other.suit or not rules.set_distinct else 0
    if card.suit != other.suit:
        return 0
    step = min(abs(high - low) for high in _places(card, rules) for low in _places(other, rules))
    return max(3 - step, 0)


def _places(card: Card, rules: MeldRules) -> tuple[int, ...]:
    return (ACE, rules.top) if card.rank == ACE and rules.ace_high else (card.rank,)


def _helps(player: PlayerView, card: Card) -> bool:
    """Whether a card completes something: three of a rank, three in a row, or (open melds) a meld on the table."""
    rules = player.table.rules.melding(player.table.deal)
    if rules.is_wild(card):
        return True
    hand = [other for other in player.hand if not rules.is_wild(other)]
    same = {other.suit for other in hand if other.rank == card.rank}
    if len(same - ({card.suit} if rules.set_distinct else set())) >= 2:
        return True
    row = {place for other in hand if other.suit == card.suit for place in _places(other, rules)}
    for place in _places(card, rules):
        if any({place + low, place + low + 1, place + low + 2} - {place} <= row for low in (-2, -1, 0)):
            return True
    return player.table.rules.flow != CONCEALED and _fits_a_meld(player, card, rules)


def _fits_a_meld(player: PlayerView, card: Card, rules: MeldRules) -> bool:
    if player.table.contract is not None and player.table.seats[player.seat].down == 0:
        return False
    for view in player.table.melds:
        ends = {slot.position for slot in view.slots}
        if view.kind == "set":
            if card.rank in ends and all(slot.suit != card.suit for slot in view.slots) and len(view.slots) < 4:
                return True
        elif view.slots[0].suit == card.suit and any(
            place in (min(ends) - 1, max(ends) + 1) for place in _places(card, rules)
        ):
            return True
    return False
