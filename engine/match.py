"""Match: a whole game among numbered seats, hand after hand: rules, totals, the round being played. No people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import CHANCE, Action, Deal, Move
from engine.cards import Card, deck
from engine.events import Dealt, Event, GameEnded, HandEnded
from engine.moves import drawing
from engine.refusals import HandOver, NotInPile, Refusal, Refused, WrongPhase
from engine.round import Round
from engine.rules import RuleSet
from engine.scoring import score_round, went_rummy, winners
from engine.views import HandResult, SeatResult


class Match:
    """A game of `players` seats; chance (Deal, Restock) is an action by seat -1.

    Its repr shows no cards. A deal is refused while a hand is being played or once the game is over.
    """

    def __init__(self, rules: RuleSet, players: int, dealer: int, scores: Sequence[int] | None = None) -> None:
        self.rules = rules
        self.players = players
        self.dealer = dealer
        """The dealer of the current hand, or of the next one while none is played."""
        self.deal = 0
        """The number of the current hand; 0 before the first."""
        self.scores = list(scores or [0] * players)
        """Totals of all hands that are over."""
        self.hands_played = 0
        self.round: Round | None = None
        self.result: HandResult | None = None
        self.winners: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"<Match {self.rules.game}, {self.players} seats, hand {self.deal}, scores {self.scores}>"

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.winners)

    def deal_due(self) -> list[Card] | None:
        """The sorted deck to shuffle for the next hand, None while a hand is played or the game is over."""
        if self.is_over or (self.round is not None and not self.round.is_over):
            return None
        row = self.rules.deck_row(self.players)
        return deck(row.packs, row.jokers)

    def restock_due(self) -> tuple[Card, ...]:
        """The discards to shuffle before the next draw from the stock; () where none are due."""
        return () if self.round is None or self.round.is_over else drawing.restock_due(self.round)

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Why this may not be done now, None where it may; changes nothing."""
        if isinstance(action, Deal):
            return self._check_deal(seat, action)
        if self.round is None:
            return HandOver()
        return self.round.check(seat, action)

    def _check_deal(self, seat: int, action: Deal) -> Refusal | None:
        if self.is_over:
            return HandOver()
        due = self.deal_due()
        if due is None or seat != CHANCE:
            return WrongPhase("" if self.round is None or self.round.is_over else self.round.phase)
        if sorted(action.order) != sorted(due):
            wrong = next((card for card in action.order if card not in due), None)
            return NotInPile(wrong if wrong is not None else due[0])
        return None

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it and tell what happened; raises `Refused`, and then nothing has changed."""
        if isinstance(action, Deal):
            refusal = self._check_deal(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            return self._deal(action)
        if self.round is None:
            raise Refused(HandOver())
        events = self.round.apply(seat, action)
        return (*events, *self._end_hand(self.round)) if self.round.is_over else events

    def _deal(self, action: Deal) -> tuple[Event, ...]:
        if self.result is not None:
            self.dealer = self.result.next_dealer
        self.deal += 1
        self.result = None
        self.round = Round.dealt(self.rules, self.players, self.dealer, self.deal, action.order)
        each = self.rules.hand_size(self.players, self.deal)
        return (Dealt(CHANCE, self.deal, self.dealer, each, self.round.discard[-1], len(self.round.stock)),)

    def _end_hand(self, ended: Round) -> tuple[Event, ...]:
        scored = score_round(ended)
        self.hands_played += 1
        self.scores = [total + hand.points for total, hand in zip(self.scores, scored, strict=True)]
        self.winners = winners(self.rules, self.scores, self.deal, self.hands_played)
        winner = ended.out if ended.ended == "out" else None
        self.result = HandResult(
            deal=self.deal,
            why=ended.ended or "",
            out=ended.out,
            rummy=self.rules.going_rummy_double and went_rummy(ended),
            seats=tuple(
                SeatResult(
                    seat=seat,
                    melded=hand.melded,
                    laid_off=hand.laid_off,
                    in_hand=hand.in_hand,
                    left=hand.left,
                    points=hand.points,
                    penalty=ended.penalties[seat],
                    total=self.scores[seat],
                    melds=hand.melds,
                )
                for seat, hand in enumerate(scored)
            ),
            next_dealer=next_dealer(self.rules, self.players, self.dealer, winner),
            game_over=bool(self.winners),
            winners=self.winners,
        )
        points, totals = tuple(hand.points for hand in scored), tuple(self.scores)
        over: tuple[Event, ...] = (HandEnded(CHANCE, ended.ended or "", points, totals),)
        return (*over, GameEnded(CHANCE, self.winners, totals)) if self.winners else over

    def legal_actions(self, seat: int | None = None) -> tuple[Move, ...]:
        """Canonical moves of the seat in turn, or the calls and buys open to `seat` out of turn."""
        return () if self.round is None else self.round.legal_actions(seat)

    def settle_told(self) -> None:
        """Take the totals as those after `deal` hands: whether somebody has won (for told positions)."""
        self.winners = winners(self.rules, self.scores, self.deal, self.hands_played)

    def copy(self) -> Match:
        """An independent match in the same state."""
        twin = Match(self.rules, self.players, self.dealer, self.scores)
        twin.deal, twin.hands_played = self.deal, self.hands_played
        twin.round = None if self.round is None else self.round.copy()
        twin.result, twin.winners = self.result, self.winners
        return twin


def next_dealer(rules: RuleSet, players: int, dealer: int, winner: int | None) -> int:
    """Who deals the next hand: the left neighbour, or by house rule the winner of the hand (rules.md 5.1)."""
    return winner if rules.winner_deals and winner is not None else (dealer + 1) % players
