"""A table to tell stories about: Ana, Bruno with stars in his name, and Cyril at any game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.actions import parse_declared
from engine.cards import parse_cards
from engine.meld_readings import read_meld
from engine.rules import RuleSet
from engine.variants import make_rules
from engine.views import MeldView, PlayerView, SeatView, TableView

NAMES = ("Ana", "**Bruno**", "Cyril")


def seat(number: int, name: str) -> SeatView:
    return SeatView(
        seat=number,
        name=name,
        user=100 + number,
        is_computer=False,
        has_left=False,
        card_count=7,
        hand_points=0,
        score=0,
        is_dealer=number == 0,
        down=0,
        buys=0,
    )


def table(game: str = "rummy500", rules: RuleSet | None = None, **changes: Any) -> TableView:
    """Bruno's turn in the second hand; `changes` are fields of the view."""
    rules = rules or make_rules(game)
    view = TableView(
        table_id=12,
        version=34,
        rules=rules,
        status="playing",
        host=100,
        seats=tuple(seat(number, name) for number, name in enumerate(NAMES)),
        open_seats=0,
        deal=2,
        dealer=0,
        phase="play",
        turn=1,
        stock_count=20,
        discard=parse_cards("4C 9D"),
        discard_count=2,
        melds=(),
        taken=None,
        duty=None,
        discarder=None,
        out=None,
        waiting=(),
        wild_rank=rules.wild_rank(2),
        contract=rules.contract(2),
        swaps=(),
        recent=(),
        result=None,
        can_call=False,
        can_buy=False,
    )
    return replace(view, **changes)


def meld_view(meld_id: str, text: str, game: str = "rummy500", kind: str | None = None) -> MeldView:
    """A meld of seat 0 as it lies on the table."""
    cards, named = parse_declared(text)
    readings = read_meld(cards, make_rules(game).melding(1), kind, dict(named), by=0)
    assert isinstance(readings, list)
    return MeldView(meld_id, 0, readings[0].meld)


def player(view: TableView, number: int, hand: str = "7H 8H") -> PlayerView:
    return PlayerView(view, number, parse_cards(hand), None, ())
