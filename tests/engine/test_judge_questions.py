"""Every question of the judge's papers, asked as the conformance script asks."""

from __future__ import annotations

import pytest

from tests.conformance import answer
from tests.engine.judge import contracts, deals, melds, plays, scores

PAPERS = {"melds": melds, "deals": deals, "scores": scores, "plays": plays, "contracts": contracts}


@pytest.mark.parametrize("paper", PAPERS)
def test_the_engine_answers_as_the_rule_book_does(paper: str) -> None:
    wrong = []
    for question in PAPERS[paper].QUESTIONS:
        told = answer({key: value for key, value in question.items() if key not in ("expect", "why")})
        if told != {"id": question["id"], "answer": question["expect"]}:
            wrong.append((told, question))
    assert not wrong
