"""What is open to a seat: canonical moves, every one of which passes `Round.check`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from engine import arrange
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
    SwapJoker,
    Take,
)
from engine.arrange import Candidate, candidate_melds
from engine.cards import Card
from engine.holding import Holding
from engine.moves import buying, contract, drawing, guards
from engine.plays import candidate_layoffs, layoffs_with, least_layoff, least_meld, run_windows
from engine.rules import CONCEALED, CONTRACT

if TYPE_CHECKING:
    from engine.round import Round


@cache
def _discard(card: Card) -> Discard:
    return Discard(card)


@cache
def _take(card: Card) -> Take:
    return Take(card)


def _as_meld(candidate: Candidate) -> LayMeld:
    named = candidate.named
    if len(named) > 1:  # in the order of the cards, as a log reads it back
        means = dict(named)
        named = tuple((card, means[card]) for card in candidate.cards if card in means)
    return LayMeld(candidate.cards, None, named)


_DRAW, _DECLINE, _BUY, _PASS = Draw(), Decline(), Buy(), Pass()


def legal_actions(table: Round, seat: int) -> tuple[Move, ...]:
    """The moves open to `seat` now: its turn's, or the calls and buys of a window."""
    if table.ended is not None:
        return ()
    if table.phase == "play":
        return tuple(_plays(table, seat)) if seat == table.turn else ()
    moves: list[Move] = list(_draws(table, seat)) if seat == table.turn else []
    if table.discarder is not None and seat != table.discarder:
        if table.rules.calling:
            moves += calls(table, seat)
        if table.rules.buying and buying.check_buy(table, seat, _BUY) is None:
            moves += (_BUY, _PASS)
    return tuple(moves)


def _draws(table: Round, seat: int) -> Iterator[Move]:
    due = drawing.restock_due(table)
    dry = not table.stock and not drawing.can_restock(table)
    if not dry:
        yield _DRAW
    pile = table.discard
    if pile:
        if drawing.check_take(table, seat, _take(pile[-1])) is None:
            yield _take(pile[-1])
        if table.rules.deep_takes and len(pile) > 1:
            yield from _deep_takes(table, seat)
    if dry and not due:
        yield _DECLINE


def _deep_takes(table: Round, seat: int) -> Iterator[Take]:
    """From the top down: every card below the top one that can be played at once."""
    hand = table.hands[seat]
    if table.rules.flow == CONTRACT and table.down[seat] == 0:
        yield from _deep_takes_for_contract(table, seat)
        return
    melds = [item.meld for item in table.melds.values()]
    no_melds = table.rules.flow == CONTRACT and not table.rules.extra_melds
    spare = 1 if guards.must_discard(table) else 0
    held = Holding((*hand, table.discard[-1]), table.melding)
    size = len(hand) + 1
    for card in table.discard[-2::-1]:
        held.add(card)
        size += 1
        least = 0 if no_melds else least_meld(held, card)
        if 0 < least <= size - spare or 0 < least_layoff(held, card, melds) <= size - spare:
            yield _take(card)


def _deep_takes_for_contract(table: Round, seat: int) -> Iterator[Take]:
    hand, pile = table.hands[seat], table.discard
    held = Holding((*hand, pile[-1]), table.melding)
    for index in range(len(pile) - 2, -1, -1):
        held.add(pile[index])
        card = pile[index]
        if least_meld(held, card) and contract.can_lay(table, held, hand + pile[index:], card):
            yield _take(card)


def _plays(table: Round, seat: int) -> Iterator[Move]:
    rules, hand = table.rules, table.hands[seat]
    if rules.flow == CONCEALED:
        if table.out is None:
            barred = table.taken if rules.taken_card_barred else None
            for way in arrange.ways_out(hand, table.melding, barred):
                yield GoOut(way.discard)
        yield from _discards(table, hand)
        return
    if table.duty is not None:
        yield from duty_plays(table, seat)
        return
    if rules.flow == CONTRACT and table.down[seat] == 0:
        yield from _contracts(table, seat)
    else:
        yield from _table_plays(table, seat, hand)
    yield from _discards(table, hand)


def _discards(table: Round, hand: list[Card]) -> Iterator[Move]:
    barred = table.taken if table.rules.taken_card_barred else None
    if table.rules.final_discard_unplayable and len(hand) == 1:
        action = _discard(hand[0])
        if table.check(table.turn, action) is None:
            yield action
        return
    for card in hand:
        if card is not barred:
            yield _discard(card)


def _needs_guard(table: Round, left: int) -> bool:
    """Whether a play that leaves so few cards has to ask the guards."""
    return left == 0 or (left == 1 and table.taken is not None)


def _table_plays(table: Round, seat: int, hand: list[Card]) -> Iterator[Move]:
    rules = table.rules
    held = Holding(hand, table.melding)
    if table.taken in hand and table.taken is not None and not table.melding.is_wild(table.taken):
        held.at[table.taken.face] = table.taken
    guarded = guards.must_discard(table) or table.taken is not None
    may_meld = not rules.melds_per_turn or table.melds_this_turn < rules.melds_per_turn
    if may_meld and (rules.flow != CONTRACT or rules.extra_melds):
        refused = False
        for meld in map(_as_meld, candidate_melds(hand, table.melding)):
            if guarded and _needs_guard(table, len(hand) - len(meld.cards)) and table.check(seat, meld) is not None:
                refused = True
                continue
            yield meld
        for most in (len(hand) - 1, len(hand) - 2) if refused else ():
            if most <= table.melding.run_min:
                break
            shorter = [meld for meld in run_windows(held, most) if table.check(seat, meld) is None]
            yield from shorter
            if shorter:
                break
    if not guards.may_lay_off(table, seat):
        return
    if rules.layoff_requires_own_meld and all(item.owner != seat for item in table.melds.values()):
        return
    for item in table.melds.values():
        for layoff in candidate_layoffs(held, item.id, item.meld):
            if guarded and _needs_guard(table, len(hand) - len(layoff.cards)) and table.check(seat, layoff) is not None:
                continue
            yield layoff
    if rules.joker_swap and table.down[seat] == 2:
        yield from swaps(table, seat)


def swaps(table: Round, seat: int) -> Iterator[SwapJoker]:
    """Joker swaps open to a player who is down."""
    hand = table.hands[seat]
    for item in table.melds.values():
        for slot in item.meld.slots:
            if slot.card.is_joker and slot.wild:
                wanted = next((card for card in hand if card.text == slot.named.text), None)
                if wanted is not None:
                    swap = SwapJoker(item.id, wanted)
                    if table.check(seat, swap) is None:
                        yield swap


def duty_plays(table: Round, seat: int) -> Iterator[LayMeld | LayOff | LayContract]:
    """The plays that satisfy the pending duty (G4)."""
    card = table.duty
    assert card is not None
    rules, hand = table.rules, table.hands[seat]
    if rules.flow == CONTRACT and table.down[seat] == 0:
        yield from _contracts(table, seat)
        return
    seen: set[LayMeld | LayOff] = set()
    if rules.flow != CONTRACT or rules.extra_melds:
        for meld in map(_as_meld, candidate_melds(hand, table.melding, card)):
            if meld not in seen and table.check(seat, meld) is None:
                seen.add(meld)
                yield meld
    for layoff in layoffs_with(Holding(hand, table.melding), card, table.table_melds):
        if layoff not in seen and table.check(seat, layoff) is None:
            seen.add(layoff)
            yield layoff


def _contracts(table: Round, seat: int) -> Iterator[LayContract]:
    """The best way to lay the contract of this deal, if there is one."""
    if not contract.in_reach(table, Holding(table.hands[seat], table.melding)):
        return
    must_use = frozenset(() if table.duty is None else (table.duty,))
    best = _best_contract(table, seat, must_use)
    if best is None:
        return
    if table.check(seat, best) is None:
        yield best
        return
    with_taken = None if table.taken is None else _best_contract(table, seat, must_use | {table.taken})
    for action in (*(() if with_taken is None else (with_taken,)), *_one_card_less(best)):
        if table.check(seat, action) is None:
            yield action
            return


def _best_contract(table: Round, seat: int, must_use: frozenset[Card]) -> LayContract | None:
    rules = table.rules
    wanted = rules.contract(table.deal)
    assert wanted is not None
    play = arrange.best_contract(
        table.hands[seat],
        table.melding,
        wanted,
        runs_same_suit=rules.runs_same_suit,
        must_use=must_use,
        use_all=rules.is_last_contract(table.deal),
        costs=arrange.costs_of(rules),
    )
    return None if play is None else LayContract(tuple(map(_as_meld, play.melds)))


def _one_card_less(action: LayContract) -> Iterator[LayContract]:
    """The same contract with one card kept back: a play that would strand the player leaves two cards then."""
    for index, meld in enumerate(action.melds):
        for kept in meld.cards:
            cards = tuple(card for card in meld.cards if card is not kept)
            named = tuple((card, name) for card, name in meld.named if card is not kept)
            yield LayContract((*action.melds[:index], LayMeld(cards, meld.kind, named), *action.melds[index + 1 :]))


def calls(table: Round, seat: int) -> Iterator[CallRummy]:
    """Rummy calls open to a seat: plays of pile cards, by house rule helped by its hand."""
    pile = table.discard
    helped = table.rules.call_uses_hand
    cards = [*table.hands[seat], *pile] if helped else pile
    doubtful = helped or (guards.must_discard(table) and not table.hands[seat])
    for call in _call_plays(table, cards):
        if not doubtful or table.check(seat, call) is None:
            yield call


def _call_plays(table: Round, cards: list[Card]) -> Iterator[CallRummy]:
    for meld in candidate_melds(cards, table.melding) if len(cards) > 2 else ():
        laid = _as_meld(meld)
        yield CallRummy(laid.cards, None, None, laid.named)
    if not table.melds:
        return
    held = Holding(cards, table.melding)
    for item in table.melds.values():
        for layoff in candidate_layoffs(held, item.id, item.meld):
            yield CallRummy(layoff.cards, item.id, None, layoff.named)
