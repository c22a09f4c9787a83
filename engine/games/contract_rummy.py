"""Contract Rummy (rules.md section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.rules import CONTRACT, Contract, DeckRow, RuleSet, Value
from engine.switches import Game, flag, pick

CONTRACTS = (
    Contract(2, 0),
    Contract(1, 1),
    Contract(0, 2),
    Contract(3, 0),
    Contract(2, 1),
    Contract(1, 2),
    Contract(0, 3),
)
_DECK_TABLES: Mapping[str, tuple[DeckRow, ...]] = {
    "seed_fixed": (DeckRow(5, 2, 1), DeckRow(8, 2, 2)),
    "seed_literal": (DeckRow(5, 1, 1), DeckRow(8, 2, 2)),
    "bicycle": (DeckRow(4, 2, 1), DeckRow(8, 3, 2)),
    "pagat": (DeckRow(3, 2, 2), DeckRow(4, 2, 3), DeckRow(5, 2, 4), DeckRow(8, 3, 2)),
}
_DEAL_TABLES: Mapping[str, tuple[int, ...]] = {
    "seed": (10, 10, 10, 10, 12, 12, 12),
    "pagat": (10, 10, 10, 12, 12, 12, 12),
}


def _shape(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
    return replace(
        base,
        decks=_DECK_TABLES[str(on["deck_table"])],
        deal_sizes=_DEAL_TABLES[str(on["deal_table"])],
        run_min=int(on["run_min"]),
        set_distinct=on["set_suits"] == "distinct",
        runs_same_suit=str(on["runs_same_suit"]),
        deep_takes=bool(on["multi_take"]),
        pile_is_public=bool(on["multi_take"]),
        buying=bool(on["may_i"]),
        layoff_same_turn=bool(on["layoff_same_turn"]),
        extra_melds=bool(on["extra_melds"]),
        joker_swap=bool(on["joker_swap"]),
        joker_swap_own=bool(on["joker_swap_own"]),
        last_deal_all_cards=on["final_deal_discard"] == "forbidden",
        min_naturals=int(on["min_naturals"]),
        deuces_wild=bool(on["deuces_wild"]),
        wild_points=15 if on["deuces_wild"] else None,
        extra_deal_on_tie=on["tie_break"] == "extra_deal",
    )


CONTRACT_RUMMY = Game(
    name="contract_rummy",
    base=RuleSet(
        game="contract_rummy",
        flow=CONTRACT,
        min_players=3,
        max_players=8,
        decks=_DECK_TABLES["seed_fixed"],
        contracts=CONTRACTS,
        deals=7,
        low_wins=True,
        low_ace_points=15,
    ),
    switches=(
        pick("deck_table", "seed_fixed", "seed_literal", "bicycle", "pagat"),
        pick("deal_table", "seed", "pagat"),
        pick("run_min", 3, 4),
        pick("set_suits", "distinct", "any"),
        pick("runs_same_suit", "forbidden", "non_consecutive", "free"),
        flag("multi_take", True),
        flag("may_i"),
        flag("layoff_same_turn", True),
        flag("extra_melds"),
        flag("joker_swap", True),
        flag("joker_swap_own"),
        pick("final_deal_discard", "forbidden", "allowed"),
        pick("min_naturals", 1, 2),
        flag("deuces_wild"),
        pick("tie_break", "shared", "extra_deal"),
    ),
    shape=_shape,
    presets=(
        (
            "classic",
            (
                ("deck_table", "bicycle"),
                ("run_min", 4),
                ("set_suits", "any"),
                ("runs_same_suit", "non_consecutive"),
                ("multi_take", False),
                ("may_i", True),
                ("joker_swap_own", True),
                ("layoff_same_turn", False),
            ),
        ),
    ),
)
