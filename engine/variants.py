"""The named games as values: each is a base record, its house-rule switches, and what a switch changes in it.

To add a game, see `engine/DESIGN.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.rules import CONCEALED, CONTRACT, OPEN, Contract, DeckRow, RuleSet, Value


@dataclass(frozen=True, slots=True)
class Switch:
    """One house rule: its name in rules.md, what it may be, and its default."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    """Every value allowed, default first; empty for a whole number from `least` to `most`."""
    least: int = 0
    most: int = 0

    def accepts(self, value: object) -> bool:
        """Whether this is a value of the switch; 1 and true are never taken for each other."""
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        return type(value) is int and self.least <= value <= self.most


class Fault(NamedTuple):
    """One thing wrong with a table setting.

    `code` is "unknown_game", "unknown_switch", "bad_value", "E_CONTRADICTION" or "E_TABLE_SIZE"; `name` and `value`
    say what, `others` what it collides with or may be.
    """

    code: str
    name: str
    value: Value | None = None
    others: tuple[Value, ...] = ()


class BadRules(ValueError):
    """Raised for house rules that cannot be; `faults` lists every problem at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(", ".join(f"{fault.code} {fault.name}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Game:
    """A named game of the family."""

    name: str
    base: RuleSet
    switches: tuple[Switch, ...]
    shape: Callable[[RuleSet, Mapping[str, Value]], RuleSet]
    """Turns all switch values into the record."""
    presets: tuple[tuple[str, tuple[tuple[str, Value], ...]], ...] = ()

    def switch(self, name: str) -> Switch | None:
        """The switch of this name, None where the game has none."""
        return next((switch for switch in self.switches if switch.name == name), None)


def _flag(name: str, default: bool = False) -> Switch:
    return Switch(name, default, (default, not default))


def _pick(name: str, *choices: Value) -> Switch:
    return Switch(name, choices[0], choices)


def _whole(name: str, default: int, least: int, most: int) -> Switch:
    return Switch(name, default, (), least, most)


# Rummy 500 (rules.md section 3) ------------------------------------------------------------------------------------


def _shape_rummy500(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
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
        _flag("jokers", True),
        _pick("values", "face", "five_ten_fifteen"),
        _pick("low_ace_value", 1, 5, 15),
        _flag("floating"),
        _flag("final_discard_unplayable"),
        _flag("must_discard_to_go_out"),
        _pick("two_decks_from", 6, 5),
        _whole("target", 500, 1, 100_000),
        _flag("calling", True),
        _flag("call_uses_hand"),
        _flag("top_discard_must_be_used"),
        _pick("min_naturals", 1, 2),
        _pick("stock_exhaustion", "end_on_decline", "end_now", "reshuffle"),
        _pick("hand_size_2p", 13, 10),
        _whole("false_call_penalty", 0, 0, 1_000),
    ),
    shape=_shape_rummy500,
)


# Three Thirteen (section 4) ----------------------------------------------------------------------------------------


def _three_thirteen_packs(players: int, jokers: int) -> int:
    """Packs for a table: two up to four players, then enough for two cards of stock each in the last deal (4.1)."""
    if players <= 2:
        return 1
    packs = 2
    while players > 4 and packs * 52 + jokers - players * 13 - 1 < 2 * players:
        packs += 1
    return packs


def _shape_three_thirteen(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
    jokers = int(on["jokers"])
    wild = on["wild_points"]
    return replace(
        base,
        max_players=int(on["max_players"]),
        decks=tuple(DeckRow(seats, _three_thirteen_packs(seats, jokers), jokers) for seats in range(2, 9)),
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
        _flag("all_wild_melds"),
        _pick("ace", "low", "both"),
        _pick("ace_points", 1, 15),
        _pick("wild_points", "face", 15, 20, 25),
        _pick("max_players", 4, 5, 6, 7, 8),
        _whole("jokers", 0, 0, 8),
        _whole("joker_points", 20, 0, 100),
        _flag("redraw_discard"),
        _pick("tie_break", "shared", "extra_deal"),
        _flag("final_turn_discard", True),
    ),
    shape=_shape_three_thirteen,
)


# Basic Rummy (section 5) -------------------------------------------------------------------------------------------


def _shape_basic(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
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
        _pick("melds_per_turn", "unlimited", 1),
        _flag("layoff_requires_own_meld"),
        _flag("must_discard_to_go_out"),
        _pick("stock_exhaustion", "reshuffle", "turn_over", "end"),
        _pick("ace", "low", "both"),
        _flag("going_rummy_double", True),
        _pick("dealer_rotation", "left", "winner"),
        _pick("end", "target", "hands"),
        _whole("target", 150, 1, 100_000),
        _whole("hands", 5, 1, 1_000),
    ),
    shape=_shape_basic,
)


# Contract Rummy (section 6) ----------------------------------------------------------------------------------------

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


def _shape_contract(base: RuleSet, on: Mapping[str, Value]) -> RuleSet:
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
        _pick("deck_table", "seed_fixed", "seed_literal", "bicycle", "pagat"),
        _pick("deal_table", "seed", "pagat"),
        _pick("run_min", 3, 4),
        _pick("set_suits", "distinct", "any"),
        _pick("runs_same_suit", "forbidden", "non_consecutive", "free"),
        _flag("multi_take", True),
        _flag("may_i"),
        _flag("layoff_same_turn", True),
        _flag("extra_melds"),
        _flag("joker_swap", True),
        _flag("joker_swap_own"),
        _pick("final_deal_discard", "forbidden", "allowed"),
        _pick("min_naturals", 1, 2),
        _flag("deuces_wild"),
        _pick("tie_break", "shared", "extra_deal"),
    ),
    shape=_shape_contract,
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

GAMES: Mapping[str, Game] = {game.name: game for game in (RUMMY500, THREE_THIRTEEN, BASIC_RUMMY, CONTRACT_RUMMY)}
"""The playable games by name, in the order in which they are offered."""


def make_rules(game: str, switches: Mapping[str, object] | None = None, preset: str | None = None) -> RuleSet:
    """The record of a game with these house rules; raises `BadRules` listing every problem at once.

    `preset` sets a named group of switches first; `switches` may change them again.
    """
    known = GAMES.get(game)
    if known is None:
        raise BadRules((Fault("unknown_game", game, None, tuple(GAMES)),))
    faults: list[Fault] = []
    on: dict[str, Value] = {switch.name: switch.default for switch in known.switches}
    if preset is not None:
        presets = dict(known.presets)
        if preset in presets:
            on.update(presets[preset])
        elif preset != "default":
            faults.append(Fault("bad_value", "preset", preset, ("default", *presets)))
    for name, value in (switches or {}).items():
        switch = known.switch(name)
        if switch is None:
            faults.append(Fault("unknown_switch", name, None, tuple(switch.name for switch in known.switches)))
        elif not switch.accepts(value):
            allowed = switch.choices or (switch.least, switch.most)
            shown = value if isinstance(value, bool | int | str) else str(value)
            faults.append(Fault("bad_value", name, shown, allowed))
        else:
            assert isinstance(value, bool | int | str)
            on[name] = value
    faults += contradictions(on)
    if faults:
        raise BadRules(tuple(faults))
    return replace(known.shape(known.base, on), house=tuple(on.items()))


def contradictions(on: Mapping[str, Value]) -> list[Fault]:
    """Every pair of switch values that exclude each other (rules.md 3.9)."""
    found = []
    if on.get("final_discard_unplayable") and on.get("must_discard_to_go_out") and not on.get("floating"):
        found.append(Fault("E_CONTRADICTION", "final_discard_unplayable", True, ("must_discard_to_go_out", "floating")))
    return found


def seating_faults(rules: RuleSet, players: int) -> list[Fault]:
    """Why this many players cannot play these rules: seats out of range, or a deck too small for a deal (1.9)."""
    if not rules.min_players <= players <= rules.max_players:
        return [Fault("E_TABLE_SIZE", "players", players, (rules.min_players, rules.max_players))]
    short = rules.infeasible_deals(players)
    return [Fault("E_TABLE_SIZE", "deals", players, short)] if short else []
