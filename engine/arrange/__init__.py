"""The solver: the best arrangement of a hand into melds, ways out, contracts, and new melds to choose from; exact."""

from engine.arrange.best import EXACT_CARDS, Arrangement, best_arrangement, least_cost
from engine.arrange.candidates import Candidate, candidate_melds, melds_with
from engine.arrange.costs import EACH_CARD, Costs, costs_of, table_costs_of

__all__ = [
    "EACH_CARD",
    "EXACT_CARDS",
    "Arrangement",
    "Candidate",
    "Costs",
    "best_arrangement",
    "candidate_melds",
    "costs_of",
    "least_cost",
    "melds_with",
    "table_costs_of",
]
