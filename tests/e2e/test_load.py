"""Many tables at once, as fast as they are answered: nobody is left without an answer, and Discord is not pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playground.interaction import COMPONENT, MESSAGE, THINKING, Interaction
from tests.e2e.rush import is_open, rush
from tests.e2e.watched import most_in_a_second

TABLES, SECONDS = 40, 15.0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rummy500", "three_thirteen", "basic_rummy", "contract_rummy"])
async def test_forty_tables_at_once(tmp_path: Path, game: str) -> None:
    outcome = await rush(tmp_path, TABLES, SECONDS, game=game)
    assert not outcome.violations, outcome.violations[:10]
    assert not outcome.unanswered
    assert 0 < outcome.bot.most_in_a_second <= 50
    assert outcome.done["Discard"] >= TABLES


def test_who_still_waits_at_the_end_was_not_answered() -> None:
    def pressed(**more: Any) -> bool:
        return is_open(Interaction(1, "t", COMPONENT, 2, 3, 4, 0.0, "a press", **more))

    assert pressed()
    assert pressed(failed=True)
    assert pressed(answer_kind=THINKING, thinking=True)
    assert not pressed(answer_kind=MESSAGE)


def test_the_pace_is_the_most_in_any_second_and_not_in_those_of_the_clock() -> None:
    assert most_in_a_second([]) == 0
    assert most_in_a_second([0.8, 0.9, 1.1, 1.79, 1.8]) == 4
