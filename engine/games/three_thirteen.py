"""Three Thirteen (rules.md section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.rules import CONCEALED, DeckRow, RuleSet, Value
from engine.switches import Game, flag, pick, whole


def _packs(players: int, jokers: int) -> int:
    """Packs for a table: two up to four players, then enough for two cards of stock each in the last deal (4.1)."""
    if players <= 2:
        return 1
    packs = 2
    while players > 4 and packs * 52 + jokers - players * 13 - 1 < 2 * players:
        packs += 1
    return packs


def _shape(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
    jokers = int(on["jokers"])
    wild = on["wild_points"]
    return replace(
        base,
        max_players=int(on["max_players"]),
        decks=tuple(DeckRow(seats, _packs(seats, jokers), jokers) for seats in range(2, 9)),
        min_naturals=0 if on["all_wild_melds"] else 1,
        ace_high=on["ace"] == "both",
        ace_points=int(on["ace_points"]),
        wild_points=None if wild == "face" else int(wild),
        joker_points=int(on["joker_points"]),
        taken_card_barred=not on["redraw_discard"],
        extra_deal_on_tie=on["tie_break"] == "extra_deal",
        last_turn_discard=bool(on["final_turn_discard"]),
    )


THREE_THIRTEEN = Game(
    name="three_thirteen",
    base=RuleSet(
        game="three_thirteen",
        flow=CONCEALED,
        min_players=2,
        max_players=4,
        decks=(DeckRow(2, 1, 0), DeckRow(4, 2, 0)),
        deal_sizes=tuple(range(3, 14)),
        ace_high=False,
        set_distinct=False,
        declared=False,
        rising_wild_rank=True,
        ace_points=1,
        joker_points=20,
        deals=11,
        low_wins=True,
    ),
    switches=(
        flag("all_wild_melds"),
        pick("ace", "low", "both"),
        pick("ace_points", 1, 15),
        pick("wild_points", "face", 15, 20, 25),
        pick("max_players", 4, 5, 6, 7, 8),
        whole("jokers", 0, 0, 8),
        whole("joker_points", 20, 0, 100),
        flag("redraw_discard"),
        pick("tie_break", "shared", "extra_deal"),
        flag("final_turn_discard", True),
    ),
    shape=_shape,
)
