"""What a player could do next, ready to be offered: melds best first, lay-offs, swaps, and slips worth a question.

Everything is computed from a `PlayerView`, so nothing here knows more than the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
from engine.arrange import Arrangement, best_arrangement, costs_of, idle, toward_contract, values_of
from engine.cards import Card
from engine.melds import MeldRules
from engine.refusals import CallClosed, CallSelf, Refusal
from engine.rules import CONCEALED
from engine.views import PlayerView, TableView

MANY_CARDS = 8
"""Taking so many discards is asked about before."""
ASKED_ABOUT = (Discard, Take, Decline)
"""The kinds of moves that `slip` may have a word about."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Why a move that is allowed may be a slip: `why` is "joker", "fits", "many" or "end"."""

    why: str
    card: Card | None = None
    onto: str = ""
    number: int = 0


def melding_of(view: TableView) -> MeldRules:
    """What a meld must be in this deal."""
    return view.rules.melding(view.deal)


def division(player: PlayerView) -> Arrangement:
    """The best division of the hand into melds that can be laid in this deal and cards left over."""
    return divided(player, player.hand)


def divided(player: PlayerView, hand: Sequence[Card]) -> Arrangement:
    """The same of any cards, as if this player held them."""
    view, rules = player.table, player.table.rules
    melding, costs = melding_of(view), costs_of(rules)
    if view.contract is not None and view.seats[player.seat].down == 0:
        return toward_contract(hand, melding, view.contract, costs=costs, runs_same_suit=rules.runs_same_suit)
    if view.contract is not None and not rules.extra_melds:
        return idle(hand, melding, costs)
    return best_arrangement(hand, melding, costs)


def points_of(view: TableView, cards: Sequence[Card]) -> int:
    """What these cards cost in a hand."""
    costs, melding = costs_of(view.rules), melding_of(view)
    return sum(costs.of(card, melding) for card in cards)


def melds_offered(player: PlayerView) -> tuple[LayMeld | LayContract, ...]:
    """The melds that can be laid now: those of the best division of the hand, then the others, most points first."""
    values, melding = values_of(player.table.rules), melding_of(player.table)
    found = [move for move in player.legal if isinstance(move, LayMeld | LayContract)]
    best = {frozenset(meld) for meld in division(player).melds} if found else set()

    def worth(move: LayMeld | LayContract) -> tuple[bool, int, int]:
        cards = cards_of(move)
        return frozenset(cards) not in best, -sum(values.of(card, melding) for card in cards), len(cards)

    return tuple(sorted(found, key=worth))


def layoffs_offered(player: PlayerView, chosen: Sequence[Card] = ()) -> tuple[LayOff, ...]:
    """The lay-offs that can be made now, most cards first; with `chosen` only those of exactly these cards."""
    wanted = set(chosen)
    found = [move for move in player.legal if isinstance(move, LayOff) and (not wanted or set(move.cards) == wanted)]
    return tuple(sorted(found, key=lambda move: (-len(move.cards), move.onto)))


def swaps_offered(player: PlayerView) -> tuple[SwapJoker, ...]:
    """The joker swaps that can be made now."""
    return tuple(move for move in player.legal if isinstance(move, SwapJoker))


def discards_offered(player: PlayerView) -> tuple[Card, ...]:
    """The cards that can be discarded now."""
    return tuple(move.card for move in player.legal if isinstance(move, Discard))


def ways_out_offered(player: PlayerView) -> tuple[Card, ...]:
    """The discards with which the player can go out now (Three Thirteen)."""
    return tuple(move.discard for move in player.legal if isinstance(move, GoOut))


def calls_offered(player: PlayerView) -> tuple[CallRummy, ...]:
    """The plays that could be called now. Only where the table allows hints may these be shown."""
    found = (move for move in player.legal if isinstance(move, CallRummy))
    return tuple(sorted(found, key=lambda move: (len(move.cards), move.onto or "")))


def why_no_call(player: PlayerView) -> Refusal | None:
    """Why this player cannot call at all now, None where they may try; never whether there is anything to call."""
    view = player.table
    if not view.can_call:
        return CallClosed()
    return CallSelf() if view.discarder == player.seat else None


def cards_of(move: Move) -> tuple[Card, ...]:
    """The cards a move plays, discards or takes; none for the others."""
    match move:
        case LayMeld() | LayOff() | CallRummy():
            return move.cards
        case LayContract():
            return tuple(card for meld in move.melds for card in meld.cards)
        case Discard() | Take() | SwapJoker():
            return (move.card,)
        case GoOut():
            return (move.discard,)
    return ()


def taken_with(view: TableView, card: Card) -> tuple[Card, ...]:
    """The discards that come along when `card` is taken, itself first; empty where it does not lie there."""
    pile = view.discard
    return pile[pile.index(card) :] if card in pile else ()


def slip(player: PlayerView, move: Move, *, hints: bool) -> Slip | None:
    """Whether this move, which cannot be taken back, is likely a slip; what only a hint would tell needs `hints`."""
    match move:
        case Discard(card) if len(player.hand) > 1 and melding_of(player.table).is_wild(card):
            return Slip("joker", card)
        case Discard(card) if hints and len(player.hand) > 1 and player.table.rules.flow != CONCEALED:
            fits = next((one for one in player.legal if isinstance(one, LayOff) and one.cards == (card,)), None)
            return Slip("fits", card, fits.onto) if fits else None
        case Take(card):
            count = len(taken_with(player.table, card))
            return Slip("many", card, number=count) if count >= MANY_CARDS else None
        case Decline():
            return Slip("end")
    return None


def open_to(player: PlayerView) -> frozenset[str]:
    """Which kinds of moves this is the moment for, by name; whether the cards are there is another question.

    "draw", "take", "deep" (discards below the top one too), "meld", "layoff", "discard", "out", "swap", "call", "pass",
    "buy".
    """
    view, legal = player.table, player.legal
    mine = view.status == "playing" and view.turn == player.seat
    plays = mine and view.phase == "play"
    melds = plays and view.rules.flow != CONCEALED
    owes_contract = view.contract is not None and view.seats[player.seat].down == 0
    lays_off = melds and bool(view.melds) and not owes_contract
    pile = mine and view.phase in ("draw", "call") and bool(view.discard)
    moments = {
        "draw": any(isinstance(move, Draw) for move in legal),
        "take": pile,
        "deep": pile and view.rules.deep_takes and len(view.discard) > 1,
        "meld": melds and (view.contract is None or owes_contract or view.rules.extra_melds),
        "layoff": lays_off,
        "discard": any(isinstance(move, Discard) for move in legal),
        "out": any(isinstance(move, GoOut) for move in legal),
        "swap": lays_off and view.rules.joker_swap and bool(view.swaps),
        "call": view.can_call and view.discarder != player.seat,
        "pass": any(isinstance(move, Pass | Decline) for move in legal),
        "buy": any(isinstance(move, Buy) for move in legal),
    }
    return frozenset(name for name, is_open in moments.items() if is_open)


def meld_of(player: PlayerView, cards: Sequence[Card]) -> LayMeld | LayContract:
    """These cards as a meld, or where a contract has to be laid first, divided into its melds if they can be."""
    view = player.table
    first = view.contract is not None and view.seats[player.seat].down == 0
    if first and view.contract is not None:
        found = arrange.best_contract(
            cards,
            melding_of(view),
            view.contract,
            runs_same_suit=view.rules.runs_same_suit,
            use_all=True,
            costs=costs_of(view.rules),
        )
        if found is not None:
            return LayContract(tuple(LayMeld(meld.cards, meld.kind, meld.named) for meld in found.melds))
        return LayContract((LayMeld(tuple(cards)),))
    return LayMeld(tuple(cards))


def way_out(player: PlayerView, chosen: Sequence[Card]) -> GoOut | None:
    """Going out with the one chosen discard, or with the best of all; None where neither is meant."""
    if len(chosen) == 1:
        return GoOut(chosen[0])
    ways = ways_out_offered(player)
    if chosen or not ways:
        return None
    return GoOut(max(ways, key=lambda card: points_of(player.table, (card,))))


def not_taken_first(player: PlayerView) -> tuple[Card, ...]:
    """The hand with the card that may not be discarded last: of twins the other one is meant."""
    return tuple(sorted(player.hand, key=lambda card: card == player.table.taken))


def first_to_play(player: PlayerView) -> tuple[Card, ...]:
    """The hand with the cards first that have to be played, or cannot be discarded: of twins these are meant."""
    view = player.table
    return tuple(sorted(player.hand, key=lambda card: card not in (view.duty, view.taken)))


def taking(player: PlayerView, card: Card) -> Take | Buy:
    """Taking this discard: out of turn, where discards are bought, it is asked for."""
    view = player.table
    if view.turn != player.seat and Buy() in player.legal and view.discard and card == view.discard[-1]:
        return Buy()
    return Take(card)


def stock_is_dry(view: TableView) -> bool:
    """Whether nothing can be drawn: the stock is used up, and no rule or not enough discards make a new one."""
    renewed = view.rules.stock_exhaustion in ("reshuffle", "turn_over") and view.discard_count > 1
    return view.stock_count == 0 and not renewed


def passing(player: PlayerView) -> Pass | Decline:
    """What "pass" means now: no interest in a discard, or nothing wanted of what is left to draw."""
    return Pass() if Pass() in player.legal else Decline()
