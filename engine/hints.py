"""What a player could do next, ready to be offered: melds best first, lay-offs, swaps, and slips worth a question.

Everything is computed from a `PlayerView`, so nothing here knows more than the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import (
    CallRummy,
    Decline,
    Discard,
    GoOut,
    LayContract,
    LayMeld,
    LayOff,
    Move,
    SwapJoker,
    Take,
)
from engine.arrange import Arrangement, best_arrangement, best_discard, costs_of, values_of
from engine.cards import Card
from engine.melds import MeldRules
from engine.rules import CONCEALED
from engine.views import PlayerView, TableView

MANY_CARDS = 8
"""Taking so many discards is asked about before."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Why a move that is allowed may be a slip: `why` is "joker", "fits", "many" or "end"."""

    why: str
    card: Card | None = None
    onto: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """What a kind neighbour would say; cards and melds are the player's own or lie open."""

    melds: tuple[tuple[Card, ...], ...]
    layoffs: tuple[LayOff, ...]
    discard: Card | None
    """In the playing part of a turn."""
    reason: str
    """Why that discard: "only", "lonely" or "costly"."""
    out: bool
    """The player can go out now."""


def melding_of(view: TableView) -> MeldRules:
    """What a meld must be in this deal."""
    return view.rules.melding(view.deal)


def division(player: PlayerView) -> Arrangement:
    """The best division of the hand into melds and cards left over."""
    costs = costs_of(player.table.rules)
    return best_arrangement(player.hand, melding_of(player.table), costs)


def points_of(view: TableView, cards: Sequence[Card]) -> int:
    """What these cards cost in a hand."""
    costs, melding = costs_of(view.rules), melding_of(view)
    return sum(costs.of(card, melding) for card in cards)


def melds_offered(player: PlayerView) -> tuple[LayMeld | LayContract, ...]:
    """The melds that can be laid now, most points first."""
    values, melding = values_of(player.table.rules), melding_of(player.table)

    def worth(move: LayMeld | LayContract) -> tuple[int, int]:
        cards = cards_of(move)
        return -sum(values.of(card, melding) for card in cards), len(cards)

    found = [move for move in player.legal if isinstance(move, LayMeld | LayContract)]
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


def advice(player: PlayerView) -> Advice:
    """The best melds, what fits on the table, and in the playing part of a turn the best discard with its reason."""
    view = player.table
    best = division(player)
    layoffs = layoffs_offered(player)
    allowed = discards_offered(player)
    discard: Card | None = None
    reason = ""
    if allowed and not view.duty:
        costs, melding = costs_of(view.rules), melding_of(view)
        barred = next((card for card in player.hand if card not in allowed), None)
        choice = next(
            (one for one in best_discard(player.hand, melding, costs, barred) if one.discard in allowed), None
        )
        discard = choice.discard if choice else allowed[0]
        dearest = max(points_of(view, (card,)) for card in allowed)
        reason = "only" if len(allowed) == 1 else "costly" if points_of(view, (discard,)) == dearest else "lonely"
    return Advice(best.melds, layoffs, discard, reason, bool(ways_out_offered(player)))
