"""The rules of the rummy family, the tables and the computer players; no Discord, no pictures, no database.

`check`, `apply` and `legal_actions` of a `Match` are the whole conversation; a `Table` adds the people, the
`engine.house` the process. `python -m engine` is the referee.
"""

from engine.actions import CHANCE, Action, Deal, Move, Restock
from engine.cards import Card, NotACard, parse_cards
from engine.events import PUBLIC, Event
from engine.match import Match
from engine.melds import Meld, MeldRules, Run, SetMeld
from engine.refusals import Refusal, Refused
from engine.replay import ReplayFailed, replay
from engine.round import Round
from engine.rules import RuleSet
from engine.setup import Setup
from engine.table import Table
from engine.variants import GAMES, BadRules, Fault, Game, Switch, make_rules
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
    "ReplayFailed",
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
    "replay",
]
