"""Rummy 500 (rules.md section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.rules import OPEN, DeckRow, RuleSet, Value
from engine.switches import Game, flag, pick, whole


def _shape(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
    second_pack = int(on["two_decks_from"])
    jokers = 2 if on["jokers"] else 0
    return replace(
        base,
        decks=(DeckRow(second_pack - 1, 1, jokers), DeckRow(8, 2, 2 * jokers)),
        sizes=((2, int(on["hand_size_2p"])), (8, 7)),
        five_ten_fifteen=on["values"] == "five_ten_fifteen",
        low_ace_points=int(on["low_ace_value"]),
        floating=bool(on["floating"]),
        final_discard_unplayable=bool(on["final_discard_unplayable"]),
        must_discard_to_go_out=bool(on["must_discard_to_go_out"]),
        target=int(on["target"]),
        calling=bool(on["calling"]),
        call_uses_hand=bool(on["call_uses_hand"]),
        top_discard_must_be_used=bool(on["top_discard_must_be_used"]),
        min_naturals=int(on["min_naturals"]),
        stock_exhaustion=str(on["stock_exhaustion"]),
        false_call_penalty=int(on["false_call_penalty"]),
    )


RUMMY500 = Game(
    name="rummy500",
    base=RuleSet(
        game="rummy500",
        flow=OPEN,
        min_players=2,
        max_players=8,
        decks=(DeckRow(5, 1, 2), DeckRow(8, 2, 4)),
        floating_set_suit=True,
        deep_takes=True,
        pile_is_public=True,
        scoring="table_minus_hand",
        target=500,
    ),
    switches=(
        flag("jokers", True),
        pick("values", "face", "five_ten_fifteen"),
        pick("low_ace_value", 1, 5, 15),
        flag("floating"),
        flag("final_discard_unplayable"),
        flag("must_discard_to_go_out"),
        pick("two_decks_from", 6, 5),
        whole("target", 500, 1, 100_000),
        flag("calling", True),
        flag("call_uses_hand"),
        flag("top_discard_must_be_used"),
        pick("min_naturals", 1, 2),
        pick("stock_exhaustion", "end_on_decline", "end_now", "reshuffle"),
        pick("hand_size_2p", 13, 10),
        whole("false_call_penalty", 0, 0, 1_000),
    ),
    shape=_shape,
)
