"""Basic Rummy (rules.md section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.rules import OPEN, DeckRow, RuleSet, Value
from engine.switches import Game, flag, pick, whole


def _shape(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
    high = on["ace"] == "both"
    by_hands = on["end"] == "hands"
    return replace(
        base,
        ace_high=high,
        ace_points=15 if high else 1,
        melds_per_turn=1 if on["melds_per_turn"] == 1 else 0,
        layoff_requires_own_meld=bool(on["layoff_requires_own_meld"]),
        must_discard_to_go_out=bool(on["must_discard_to_go_out"]),
        stock_exhaustion=str(on["stock_exhaustion"]),
        going_rummy_double=bool(on["going_rummy_double"]),
        winner_deals=on["dealer_rotation"] == "winner",
        target=0 if by_hands else int(on["target"]),
        deals=int(on["hands"]) if by_hands else 0,
    )


BASIC_RUMMY = Game(
    name="basic_rummy",
    base=RuleSet(
        game="basic_rummy",
        flow=OPEN,
        min_players=2,
        max_players=6,
        decks=(DeckRow(6, 1, 0),),
        sizes=((2, 10), (4, 7), (6, 6)),
        ace_high=False,
        scoring="winner_takes",
        extra_deal_on_tie=True,
    ),
    switches=(
        pick("melds_per_turn", "unlimited", 1),
        flag("layoff_requires_own_meld"),
        flag("must_discard_to_go_out"),
        pick("stock_exhaustion", "reshuffle", "turn_over", "end"),
        pick("ace", "low", "both"),
        flag("going_rummy_double", True),
        pick("dealer_rotation", "left", "winner"),
        pick("end", "target", "hands"),
        whole("target", 150, 1, 100_000),
        whole("hands", 5, 1, 1_000),
    ),
    shape=_shape,
)
