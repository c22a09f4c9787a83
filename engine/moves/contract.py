"""Laying down the whole contract of a deal (rules.md 6.2 to 6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import arrange
from engine.actions import LayContract
from engine.cards import Card
from engine.events import Event
from engine.holding import Holding
from engine.meld_readings import read_meld
from engine.melds import SET, Meld, Run
from engine.moves import guards, laying
from engine.plays import contract_in_reach
from engine.refusals import (
    ContractMismatch,
    FinalDealAllCards,
    NoExtraMelds,
    NotAMeld,
    Refusal,
    RunsSameSuit,
)

if TYPE_CHECKING:
    from engine.round import Round


def check(table: Round, seat: int, action: LayContract) -> list[Meld] | Refusal:
    """The melds of the contract, or why they are not what this deal asks for."""
    if table.down[seat]:
        return NoExtraMelds()
    cards = [card for part in action.melds for card in part.cards]
    refusal = guards.check_held(table, seat, cards)
    if refusal is not None:
        return refusal
    if len(set(cards)) != len(cards):
        return NotAMeld(tuple(card for card in dict.fromkeys(cards) if cards.count(card) > 1))
    melds: list[Meld] = []
    for part in action.melds:
        readings = read_meld(part.cards, table.melding, part.kind, dict(part.named), seat)
        meld = guards.settle(readings, part.cards)
        if isinstance(meld, Refusal):
            return meld
        melds.append(meld)
    return contract_problem(table, seat, melds) or melds


def contract_problem(table: Round, seat: int, melds: Sequence[Meld]) -> Refusal | None:
    """Whether legal melds are the contract of this deal and leave what may be left."""
    wanted = table.rules.contract(table.deal)
    assert wanted is not None
    sets = sum(1 for meld in melds if meld.kind == SET)
    if (sets, len(melds) - sets) != wanted:
        return ContractMismatch(wanted.sets, wanted.runs, sets, len(melds) - sets)
    suit = clashing_suit([meld for meld in melds if isinstance(meld, Run)], table.rules.runs_same_suit)
    if suit is not None:
        return RunsSameSuit.of(suit)
    used = {card for meld in melds for card in meld.cards}
    left = [card for card in table.hands[seat] if card not in used]
    if table.rules.is_last_contract(table.deal):
        return FinalDealAllCards(tuple(left)) if left else None
    after = [*(item.meld for item in table.melds.values()), *melds]
    return guards.check_left(table, left, after, table.rules.layoff_same_turn)


def clashing_suit(runs: Sequence[Run], same_suit: str) -> int | None:
    """The suit of two runs that may not stand in one contract (rules.md 6.3), None where all may."""
    if same_suit == "free":
        return None
    for index, first in enumerate(runs):
        for second in runs[index + 1 :]:
            if first.suit != second.suit:
                continue
            apart = first.high + 1 < second.low or second.high + 1 < first.low
            if same_suit == "forbidden" or not apart:
                return first.suit
    return None


def lay(table: Round, seat: int, action: LayContract, plan: list[Meld], events: list[Event]) -> None:
    """All melds go down together; the player is down."""
    for meld in plan:
        laying.put_meld(table, seat, meld, events)
    table.down[seat] = 1
    played = [card for meld in plan for card in meld.cards]
    guards.after_play(table, seat, played, events, "contract")


def in_reach(table: Round, held: Holding) -> bool:
    """Whether these cards may hold the contract of this deal at all; False is certain."""
    wanted = table.rules.contract(table.deal)
    assert wanted is not None
    return contract_in_reach(held, wanted, table.rules.runs_same_suit == "forbidden")


def can_lay(table: Round, held: Holding, hand: Sequence[Card], card: Card) -> bool:
    """Whether the contract of this deal can be laid from `hand`, sorted in `held`, with `card` in it (rules.md 6.4)."""
    wanted = table.rules.contract(table.deal)
    assert wanted is not None
    if not in_reach(table, held):
        return False
    return arrange.can_lay_contract(
        hand,
        table.melding,
        wanted,
        runs_same_suit=table.rules.runs_same_suit,
        must_use=frozenset({card}),
        use_all=table.rules.is_last_contract(table.deal),
    )
