"""The solver: the best arrangement of a hand into melds, ways out, contracts, and new melds to choose from; exact."""

from engine.arrange.alternatives import all_best
from engine.arrange.best import EXACT_CARDS, Arrangement, best_arrangement, least_cost
from engine.arrange.candidates import Candidate, candidate_melds
from engine.arrange.contracts import EXACT_CONTRACT_CARDS, ContractPlay, best_contract, can_lay_contract
from engine.arrange.costs import EACH_CARD, Costs, costs_of, values_of
from engine.arrange.exits import Choice, best_discard, can_go_out, ways_out
from engine.arrange.points import best_points
from engine.arrange.toward import idle, toward_contract

__all__ = [
    "EACH_CARD",
    "EXACT_CARDS",
    "EXACT_CONTRACT_CARDS",
    "Arrangement",
    "Candidate",
    "Choice",
    "ContractPlay",
    "Costs",
    "all_best",
    "best_arrangement",
    "best_contract",
    "best_discard",
    "best_points",
    "can_go_out",
    "can_lay_contract",
    "candidate_melds",
    "costs_of",
    "idle",
    "least_cost",
    "toward_contract",
    "values_of",
    "ways_out",
]
