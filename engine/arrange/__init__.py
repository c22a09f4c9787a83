"""The solver: the best arrangement of a hand into melds, ways out, contracts, and new melds to choose from; exact."""

from engine.arrange.candidates import Candidate, candidate_melds, melds_with

__all__ = ["Candidate", "candidate_melds", "melds_with"]
