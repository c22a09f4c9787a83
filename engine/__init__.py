"""The rules of the rummy family, the tables and the computer players; no Discord, no pictures, no database.

`check`, `apply` and `legal_actions` of a `Match` are the whole conversation; a `Table` adds the people, the
`engine.house` the process. `python -m engine` is the referee.

Each public name is loaded when it is first asked for: who needs a card or a view does not wait for the tables.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.actions import CHANCE, Action, Deal, Move, Restock
    from engine.cards import Card, NotACard, parse_cards
    from engine.events import PUBLIC, Event
    from engine.match import Match
    from engine.melds import Meld, MeldRules, Run, SetMeld
    from engine.refusals import Refusal, Refused
    from engine.round import Round
    from engine.rules import RuleSet
    from engine.setup import Setup
    from engine.switches import BadRules, Fault, Game, Switch
    from engine.table import Table
    from engine.variants import GAMES, make_rules
    from engine.views import PlayerView, TableView

__all__ = [
    "CHANCE",
    "GAMES",
    "PUBLIC",
    "Action",
    "BadRules",
    "Card",
    "Deal",
    "Event",
    "Fault",
    "Game",
    "Match",
    "Meld",
    "MeldRules",
    "Move",
    "NotACard",
    "PlayerView",
    "Refusal",
    "Refused",
    "Restock",
    "Round",
    "RuleSet",
    "Run",
    "SetMeld",
    "Setup",
    "Switch",
    "Table",
    "TableView",
    "make_rules",
    "parse_cards",
]

_FOUND_IN = {
    "actions": "CHANCE Action Deal Move Restock",
    "cards": "Card NotACard parse_cards",
    "events": "PUBLIC Event",
    "match": "Match",
    "melds": "Meld MeldRules Run SetMeld",
    "refusals": "Refusal Refused",
    "round": "Round",
    "rules": "RuleSet",
    "setup": "Setup",
    "switches": "BadRules Fault Game Switch",
    "table": "Table",
    "variants": "GAMES make_rules",
    "views": "PlayerView TableView",
}
_HOMES = {name: f"engine.{module}" for module, names in _FOUND_IN.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
