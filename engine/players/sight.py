"""What a seat knows, counted: cards it has not seen, what others are known to hold, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.arrange import costs_of
from engine.cards import JOKER_FACE, Card
from engine.melds import MeldRules, Run
from engine.players.hope import face_at
from engine.players.levels import Level, kind_of
from engine.rules import CONCEALED
from engine.views import MeldView, PlayerView, SeatView

_LONG: Final = 10
"""Happenings without a card from the stock, or onto the table, that make a computer draw."""
_CHANGES_NOTHING: Final = frozenset({"took", "discarded", "buy_asked", "call_failed"})


def _fitting(view: MeldView, rules: MeldRules) -> list[int]:
    meld = view.meld
    if isinstance(meld, Run):
        return [face_at(meld.suit, place) for place in (meld.low - 1, meld.high + 1) if 1 <= place <= rules.top]
    if rules.set_distinct:
        taken = {slot.suit for slot in meld.slots}
        return [suit * 13 + meld.rank - 1 for suit in range(4) if suit not in taken and len(meld.slots) < 4]
    return [suit * 13 + meld.rank - 1 for suit in range(4)]


class Sight:
    """One `PlayerView`, as a player of some level takes it in; made anew for every decision."""

    def __init__(self, player: PlayerView, level: Level) -> None:
        self.player, self.table, self.level = player, player.table, level
        self.rules = player.table.rules
        self.weights = level.weights[kind_of(self.rules)]
        self.melding = self.rules.melding(player.table.deal)
        self.costs = costs_of(self.rules)
        count = len(player.table.seats)
        self.rivals: tuple[SeatView, ...] = tuple(
            player.table.seats[(player.seat + step) % count] for step in range(1, count)
        )
        """The others, the next in turn first."""
        self.live = self._live()
        """By face: copies that this seat has not seen, so that somebody may still draw them."""
        self.hidden = max(sum(self.live), 1)
        self.fitting = frozenset(face for view in player.table.melds for face in _fitting(view, self.melding))
        """The faces that could be laid off by themselves on some meld of the table."""

    def _live(self) -> list[int]:
        row = self.rules.deck_row(len(self.table.seats))
        live = [row.packs] * JOKER_FACE + [row.jokers]
        for card in self.player.hand:
            live[card.face] -= 1
        if self.level.counts:
            for card in self._seen_elsewhere():
                live[card.face] -= 1
        return live

    def _seen_elsewhere(self) -> list[Card]:
        cards = [slot.card for meld in self.table.melds for slot in meld.slots]
        cards += self.player.seen
        for seat in self.table.seats:
            if seat.seat != self.player.seat:
                cards += self.player.known[seat.seat] if self.player.known else ()
                cards += [card for meld in seat.shown.melds for card in meld] if seat.shown else ()
                cards += seat.shown.left if seat.shown else ()
        return cards

    def fits(self, card: Card) -> bool:
        """Whether a card could be laid off by itself."""
        return card.face in self.fitting or (bool(self.table.melds) and self.melding.is_wild(card))

    def points(self, cards: Sequence[Card]) -> int:
        """What these cards cost in a hand."""
        return sum(self.costs.of(card, self.melding) for card in cards)

    @property
    def is_last_turn(self) -> bool:
        """Three Thirteen: somebody is out, so nothing will be drawn after this turn."""
        return self.rules.flow == CONCEALED and self.table.out is not None

    @property
    def owes_contract(self) -> bool:
        """Whether the contract has to be laid before anything else."""
        return self.table.contract is not None and self.table.seats[self.player.seat].down == 0

    @property
    def keeps_hand(self) -> bool:
        """Whether nothing can be laid on the table before the whole hand, or the contract, is together."""
        return self.rules.flow == CONCEALED or self.owes_contract

    @property
    def only_lays_off(self) -> bool:
        """Whether no more melds of its own can come (Contract Rummy, once the contract is down)."""
        return self.table.contract is not None and not self.owes_contract and not self.rules.extra_melds

    @property
    def goes_round(self) -> bool:
        """Whether discards alone have gone from hand to hand for a while; somebody has to draw, or it never ends."""
        recent = self.table.recent
        return len(recent) >= _LONG and all(happening.what in _CHANGES_NOTHING for happening in recent)

    @property
    def may_lay_off(self) -> bool:
        """Whether cards may be added to melds on the table, now or from the next turn on."""
        if self.keeps_hand:
            return False
        own = any(meld.owner == self.player.seat for meld in self.table.melds)
        return own or not self.rules.layoff_requires_own_meld

    @property
    def nearest_rival(self) -> int:
        """The fewest cards that another seat holds."""
        return min(rival.card_count for rival in self.rivals)

    def overlooks(self, percent: int, what: int = 0) -> bool:
        """Whether something escapes it this time: as good as chance, but the same whenever the same view is seen."""
        mixed = (self.table.version * 7919 + self.table.deal * 104_729 + self.player.seat * 1299 + what * 31) * 48_271
        return mixed % 65_537 % 100 < percent
