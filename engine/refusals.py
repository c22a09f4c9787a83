"""Why a move is refused: one small class per reason, carrying its facts (rules.md section 12).

`text/` makes the sentence. A refused move changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.cards import SUITS, Card
from engine.melds import Named


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason to say no; `code` is its name in rules.md section 12."""

    code: ClassVar[str] = ""
    rule: ClassVar[str | None] = None
    """The house-rule switch it rests on, where there is one: the line of the rule card to point at."""

    def facts(self) -> dict[str, Any]:
        """The facts in JSON-ready form."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Choice):
        return value.plain()
    if isinstance(value, tuple):
        if value and all(isinstance(item, Card) for item in value):
            return " ".join(item.text for item in value)
        return [_plain(item) for item in value]
    return value


class Refused(Exception):
    """Raised by `apply`; nothing has changed then."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to declare: the kind of meld, and what each wild card is."""

    kind: str
    wilds: tuple[tuple[Card, Named], ...]

    @property
    def text(self) -> str:
        """ "X1=4H X2=9H"."""
        return " ".join(f"{card.text}={named.text}" for card, named in self.wilds)

    def plain(self) -> dict[str, Any]:
        """The choice in JSON-ready form."""
        return {"kind": self.kind, "as": {card.text: named.text for card, named in self.wilds}}


# turn and phase


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """Another seat is in turn."""

    code = "E_NOT_YOUR_TURN"
    turn: int


@dataclass(frozen=True, slots=True)
class WrongPhase(Refusal):
    """The turn is at another point: `phase` is "draw" (draw first) or "play" (already drawn)."""

    code = "E_WRONG_PHASE"
    phase: str


@dataclass(frozen=True, slots=True)
class HandOver(Refusal):
    """The hand has ended; the next one has to be dealt."""

    code = "E_HAND_OVER"


@dataclass(frozen=True, slots=True)
class NotThisGame(Refusal):
    """This game has no such move."""

    code = "E_NOT_THIS_GAME"
    do: str


# drawing


@dataclass(frozen=True, slots=True)
class StockEmpty(Refusal):
    """There is no card to draw and nothing to make a stock of."""

    code = "E_STOCK_EMPTY"


@dataclass(frozen=True, slots=True)
class PileEmpty(Refusal):
    """There is no discard."""

    code = "E_PILE_EMPTY"


@dataclass(frozen=True, slots=True)
class NotInPile(Refusal):
    """This card does not lie in the discard pile."""

    code = "E_NOT_IN_PILE"
    card: Card


@dataclass(frozen=True, slots=True)
class TopOnly(Refusal):
    """Only the top discard may be taken in this game."""

    code = "E_TOP_ONLY"
    top: Card


@dataclass(frozen=True, slots=True)
class NoDutyPlay(Refusal):
    """The card that would have to be played at once cannot be."""

    code = "E_NO_DUTY_PLAY"
    card: Card


@dataclass(frozen=True, slots=True)
class RestockDue(Refusal):
    """The stock has to be made anew from these discards before the draw; chance decides their order."""

    code = "E_RESTOCK_DUE"
    cards: tuple[Card, ...]


# playing


@dataclass(frozen=True, slots=True)
class DutyPending(Refusal):
    """This card has to be played before anything else."""

    code = "E_DUTY_PENDING"
    card: Card


@dataclass(frozen=True, slots=True)
class NotInHand(Refusal):
    """These cards are not in the hand."""

    code = "E_NOT_IN_HAND"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NotAMeld(Refusal):
    """These cards are neither a set nor a run."""

    code = "E_NOT_A_MELD"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JokerDeclarationRequired(Refusal):
    """The wild cards can be several things: one of `choices` must be named."""

    code = "E_JOKER_DECLARATION_REQUIRED"
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class TooFewNaturals(Refusal):
    """A meld needs at least `least` natural cards."""

    code = "E_TOO_FEW_NATURALS"
    least: int


@dataclass(frozen=True, slots=True)
class TooManyWilds(Refusal):
    """A meld of this size may hold at most `most` wild cards."""

    code = "E_TOO_MANY_WILDS"
    most: int


@dataclass(frozen=True, slots=True)
class NoSuchMeld(Refusal):
    """No meld of this name lies on the table; `melds` are those that do."""

    code = "E_NO_SUCH_MELD"
    onto: str
    melds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DoesNotFit(Refusal):
    """These cards do not fit on that meld."""

    code = "E_DOES_NOT_FIT"
    cards: tuple[Card, ...]
    onto: str


@dataclass(frozen=True, slots=True)
class Stranded(Refusal):
    """The play would leave only `card`, which was taken this turn and cannot be discarded (G2)."""

    code = "E_STRANDED"
    card: Card


@dataclass(frozen=True, slots=True)
class MustKeepDiscard(Refusal):
    """A card has to be kept for the discard (G3)."""

    code = "E_MUST_KEEP_DISCARD"
    rule = "must_discard_to_go_out"


@dataclass(frozen=True, slots=True)
class OneMeldATurn(Refusal):
    """One new meld a turn is allowed, and it has been laid."""

    code = "E_ONE_MELD_A_TURN"
    rule = "melds_per_turn"


@dataclass(frozen=True, slots=True)
class OwnMeldFirst(Refusal):
    """A lay-off needs a meld of one's own first."""

    code = "E_OWN_MELD_FIRST"
    rule = "layoff_requires_own_meld"


# discarding


@dataclass(frozen=True, slots=True)
class TakenCard(Refusal):
    """This card was taken from the pile this turn (G1)."""

    code = "E_TAKEN_CARD"
    card: Card


@dataclass(frozen=True, slots=True)
class PlayableDiscard(Refusal):
    """The last card fits on meld `onto`, so it cannot be discarded to go out."""

    code = "E_PLAYABLE_DISCARD"
    rule = "final_discard_unplayable"
    card: Card
    onto: str


# contracts and swaps


@dataclass(frozen=True, slots=True)
class ContractFirst(Refusal):
    """The contract (so many sets and runs) has to be laid down before anything else."""

    code = "E_CONTRACT_FIRST"
    sets: int
    runs: int


@dataclass(frozen=True, slots=True)
class ContractMismatch(Refusal):
    """The contract asks for `sets` sets and `runs` runs; `laid_sets` and `laid_runs` were shown."""

    code = "E_CONTRACT_MISMATCH"
    sets: int
    runs: int
    laid_sets: int
    laid_runs: int


@dataclass(frozen=True, slots=True)
class RunsSameSuit(Refusal):
    """Two runs of the contract are of this suit letter (and, by house rule, adjoin)."""

    code = "E_RUNS_SAME_SUIT"
    rule = "runs_same_suit"
    suit: str

    @staticmethod
    def of(suit: int) -> RunsSameSuit:
        """From a suit index."""
        return RunsSameSuit(SUITS[suit])


@dataclass(frozen=True, slots=True)
class NoExtraMelds(Refusal):
    """After the contract no further melds are laid."""

    code = "E_NO_EXTRA_MELDS"
    rule = "extra_melds"


@dataclass(frozen=True, slots=True)
class LayoffLater(Refusal):
    """Lay-offs begin in the turn after the contract."""

    code = "E_LAYOFF_LATER"
    rule = "layoff_same_turn"


@dataclass(frozen=True, slots=True)
class FinalDealAllCards(Refusal):
    """In the last deal every card goes down at once; these would be left."""

    code = "E_FINAL_DEAL_ALL_CARDS"
    rule = "final_deal_discard"
    left: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SwapOff(Refusal):
    """Jokers are not swapped at this table."""

    code = "E_SWAP_OFF"
    rule = "joker_swap"


@dataclass(frozen=True, slots=True)
class SwapSet(Refusal):
    """A joker in a set stays where it is."""

    code = "E_SWAP_SET"
    onto: str


@dataclass(frozen=True, slots=True)
class SwapOwn(Refusal):
    """The joker was put there by the same player."""

    code = "E_SWAP_OWN"
    rule = "joker_swap_own"
    onto: str


@dataclass(frozen=True, slots=True)
class SwapTooEarly(Refusal):
    """Swaps begin in the turn after the contract."""

    code = "E_SWAP_TOO_EARLY"


@dataclass(frozen=True, slots=True)
class SwapCard(Refusal):
    """No joker in that run stands for this card; `wanted` are the cards they stand for."""

    code = "E_SWAP_CARD"
    onto: str
    card: Card
    wanted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SwapNoUse(Refusal):
    """The joker could not be played in this turn."""

    code = "E_SWAP_NO_USE"
    onto: str


# going out, calling, buying


@dataclass(frozen=True, slots=True)
class CannotGoOut(Refusal):
    """Not all cards but the discard divide into melds; `left` is the least that stays over.

    Where somebody is out already, `out` is that seat.
    """

    code = "E_CANNOT_GO_OUT"
    left: tuple[Card, ...]
    out: int | None = None


@dataclass(frozen=True, slots=True)
class CallClosed(Refusal):
    """Nothing may be called now: no discard since the last draw, or calling is off."""

    code = "E_CALL_CLOSED"
    rule = "calling"


@dataclass(frozen=True, slots=True)
class CallSelf(Refusal):
    """The player who discarded may not call."""

    code = "E_CALL_SELF"


@dataclass(frozen=True, slots=True)
class CallNoPlay(Refusal):
    """The named cards of the pile are not such a play."""

    code = "E_CALL_NO_PLAY"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallUsesHand(Refusal):
    """A call is made with cards of the pile only; these are not in it."""

    code = "E_CALL_USES_HAND"
    rule = "call_uses_hand"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BuyClosed(Refusal):
    """Nothing may be bought now by this player; `why` is "off", "window", "turn", "own", "down" or "asked"."""

    code = "E_BUY_CLOSED"
    rule = "may_i"
    why: str


@dataclass(frozen=True, slots=True)
class BuyLimit(Refusal):
    """All buys of this hand are used."""

    code = "E_BUY_LIMIT"
    limit: int


def all_refusals() -> tuple[type[Refusal], ...]:
    """Every refusal class that has a code, in the order of this module."""
    named = [item for item in globals().values() if isinstance(item, type) and issubclass(item, Refusal)]
    return tuple(cls for cls in named if cls.code)
