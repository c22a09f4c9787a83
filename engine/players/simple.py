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
from engine.arrange import best_arrangement, costs_of
from engine.cards import Card
from engine.melds import MeldRules
from engine.players.groups import completes, goes_with, places, progress
from engine.rules import CONCEALED
from engine.scoring import hand_points
from engine.views import MeldView, PlayerView

_DEEPEST_TAKE = 4
"""Pile cards it picks up at most."""
_HOPE = 2
"""Points that two cards are worth which go together but make no meld yet."""


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
    cheap = -_points(player, (card,))
    if rules.is_wild(card):
        return 1_000, cheap
    if _keeps_hand(player):
        return -_value(player, _without(player.hand, card)), cheap
    return sum(goes_with(card, other, rules) for other in _without(player.hand, card)), cheap


def _helps(player: PlayerView, card: Card) -> bool:
    """Whether the top discard is worth a turn.

    A hand that is kept together has to be better with it and without another card: so nobody takes and throws the
    same cards for ever. Elsewhere it has to complete a meld, or fit on one.
    """
    rules = player.table.rules.melding(player.table.deal)
    if rules.is_wild(card):
        return True
    if _keeps_hand(player):
        now = _value(player, player.hand)
        return any(_value(player, (*_without(player.hand, other), card)) > now for other in player.hand)
    spare = 1 if player.table.rules.must_discard_to_go_out else 0
    if len(player.hand) >= 2 + spare and completes(card, player.hand, rules):
        return True
    return _may_lay_off(player) and any(_fits(card, view, rules) for view in player.table.melds)


def _keeps_hand(player: PlayerView) -> bool:
    """Whether nothing can be laid on the table before the whole hand, or the contract, is together."""
    if player.table.rules.flow == CONCEALED:
        return True
    return player.table.contract is not None and player.table.seats[player.seat].down == 0


def _value(player: PlayerView, cards: Sequence[Card]) -> int:
    """How good a hand is that is kept together; more is better."""
    rules, deal, contract = player.table.rules, player.table.deal, player.table.contract
    melding = rules.melding(deal)
    if contract is None:
        found = best_arrangement(cards, melding, costs_of(rules))
        pairs = sum(goes_with(card, other, melding) for card in found.left for other in found.left if card < other)
        return _HOPE * pairs - found.cost
    run = rules.run_min
    if rules.is_last_contract(deal) and contract.runs:  # every card goes down, the drawn one too
        run = -(-(rules.hand_size(len(player.table.seats), deal) + 1) // contract.runs)
    return progress(cards, contract, melding, run)


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in cards if other is not card]


def _may_lay_off(player: PlayerView) -> bool:
    own = any(view.owner == player.seat for view in player.table.melds)
    return own or not player.table.rules.layoff_requires_own_meld


def _fits(card: Card, view: MeldView, rules: MeldRules) -> bool:
    ends = {slot.position for slot in view.slots}
    if view.kind == "set":
        room = not rules.set_distinct or (len(view.slots) < 4 and all(slot.suit != card.suit for slot in view.slots))
        return card.rank in ends and room
    return view.slots[0].suit == card.suit and any(
        place in (min(ends) - 1, max(ends) + 1) for place in places(card, rules)
    )
