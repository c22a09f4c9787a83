"""The rule record: everything in which one game of the family differs from another (rules.md section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.melds import MeldRules

OPEN, CONTRACT, CONCEALED = "open", "contract", "concealed"
Value = bool | int | str


class DeckRow(NamedTuple):
    """The deck for tables of up to `players` seats."""

    players: int
    packs: int
    jokers: int


class Contract(NamedTuple):
    """What has to be laid down together in one deal."""

    sets: int
    runs: int


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One game with its house rules; made by `engine.variants.make_rules`, never changed.

    Numbers are points or cards; `house` keeps the switches as the table chose them, by their names in rules.md.
    """

    game: str
    flow: str
    """"open" (melds on the table), "contract" (a contract first), "concealed" (melds stay in the hand)."""
    min_players: int
    max_players: int
    decks: tuple[DeckRow, ...]
    sizes: tuple[tuple[int, int], ...] = ()
    """(up to this many players, cards each), where the size depends on the table."""
    deal_sizes: tuple[int, ...] = ()
    """Cards each by deal, where the size depends on the deal; wins over `sizes`."""
    house: tuple[tuple[str, Value], ...] = ()

    # melds
    ace_high: bool = True
    run_min: int = 3
    set_distinct: bool = True
    min_naturals: int = 1
    declared: bool = True
    floating_set_suit: bool = False
    rising_wild_rank: bool = False
    """Three Thirteen: in deal r the rank of value r + 2 is wild."""
    deuces_wild: bool = False

    # the turn
    deep_takes: bool = False
    """A deeper discard may be taken with everything above it, and must be played at once."""
    pile_is_public: bool = False
    """The whole discard pile lies spread, in order (Rummy 500)."""
    taken_card_barred: bool = True
    """G1: the single card taken from the pile may not be discarded in the same turn."""
    top_discard_must_be_used: bool = False
    melds_per_turn: int = 0
    """0 for any number."""
    layoff_requires_own_meld: bool = False
    contracts: tuple[Contract, ...] = ()
    runs_same_suit: str = "free"
    """"forbidden", "non_consecutive" (may not adjoin) or "free", for the runs of one contract."""
    extra_melds: bool = True
    layoff_same_turn: bool = True
    joker_swap: bool = False
    joker_swap_own: bool = False
    buying: bool = False
    """`may_i`: others may ask for a discard that the player in turn leaves (rules.md 9.1)."""
    buy_limit: int = 0
    """Buys a hand for each player; 0 for no limit."""
    last_turn_discard: bool = True
    """Three Thirteen: last turns end with a discard."""

    # calls
    calling: bool = False
    call_uses_hand: bool = False
    false_call_penalty: int = 0

    # going out and the end of the stock
    must_discard_to_go_out: bool = False
    final_discard_unplayable: bool = False
    floating: bool = False
    last_deal_all_cards: bool = False
    """Contract Rummy: the last contract uses every card, nothing is discarded."""
    stock_exhaustion: str = "reshuffle"
    """"reshuffle", "turn_over" (unshuffled), "end_on_decline", "end_now", or "end" (the hand is dead)."""

    # scoring
    scoring: str = "hand"
    """"table_minus_hand", "winner_takes", or "hand" (cards left over count against their holder)."""
    low_wins: bool = False
    five_ten_fifteen: bool = False
    ace_points: int = 15
    low_ace_points: int = 1
    """An ace at the bottom of a run on the table."""
    joker_points: int = 15
    wild_points: int | None = None
    """What an idle card of a wild rank costs; None for its face value."""
    going_rummy_double: bool = False
    target: int = 0
    """Points that end the game; 0 where a number of deals does."""
    deals: int = 0
    extra_deal_on_tie: bool = False
    """A tie for first is played off by repeating the last deal; otherwise it is shared."""
    winner_deals: bool = False

    _melding: dict[int, MeldRules] = field(default_factory=dict, init=False, compare=False, repr=False)

    def deck_row(self, players: int) -> DeckRow:
        """Packs and jokers for a table of this size; the largest row where no row is large enough."""
        return next((row for row in self.decks if players <= row.players), self.decks[-1])

    def deck_size(self, players: int) -> int:
        """Cards in the whole deck."""
        row = self.deck_row(players)
        return row.packs * 52 + row.jokers

    def hand_size(self, players: int, deal: int) -> int:
        """Cards dealt to each player in deal 1, 2, ..."""
        if self.deal_sizes:
            return self.deal_sizes[min(deal, len(self.deal_sizes)) - 1]
        return next((size for most, size in self.sizes if players <= most), self.sizes[-1][1])

    def stock_after_deal(self, players: int, deal: int) -> int:
        """Cards left after hands and upcard; below 1 the deal is infeasible (rules.md 1.9)."""
        return self.deck_size(players) - players * self.hand_size(players, deal) - 1

    def infeasible_deals(self, players: int) -> tuple[int, ...]:
        """The deals of the game for which the deck is too small."""
        deals = range(1, len(self.deal_sizes) + 1) if self.deal_sizes else range(1, 2)
        return tuple(deal for deal in deals if self.stock_after_deal(players, deal) < 1)

    def contract(self, deal: int) -> Contract | None:
        """The contract of a deal, None in games without."""
        return self.contracts[min(deal, len(self.contracts)) - 1] if self.contracts else None

    def is_last_contract(self, deal: int) -> bool:
        """Whether this deal wants every card in the contract (rules.md 6.6)."""
        return self.last_deal_all_cards and deal >= len(self.contracts)

    def wild_rank(self, deal: int) -> int:
        """The rank that is wild in a deal, 0 for none."""
        if self.rising_wild_rank:
            return min(deal, len(self.deal_sizes)) + 2
        return 2 if self.deuces_wild else 0

    def melding(self, deal: int) -> MeldRules:
        """What a meld must be in this deal."""
        wild = self.wild_rank(deal)
        if wild not in self._melding:
            self._melding[wild] = _meld_rules(self, wild)
        return self._melding[wild]

    def chosen(self, name: str) -> Value:
        """The value of a house-rule switch; KeyError for one that this game lacks."""
        return dict(self.house)[name]

    def wire(self) -> Mapping[str, Value]:
        """All switches with their values, enough to make this record again."""
        return dict(self.house)


@lru_cache(maxsize=512)
def _meld_rules(rules: RuleSet, wild: int) -> MeldRules:
    return MeldRules(
        ace_high=rules.ace_high,
        run_min=rules.run_min,
        set_distinct=rules.set_distinct,
        set_min=3,
        min_naturals=rules.min_naturals,
        declared=rules.declared,
        floating_set_suit=rules.floating_set_suit,
        wild_ranks=frozenset({wild} if wild else ()),
    )
