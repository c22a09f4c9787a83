"""Many tables at once, as fast as they are answered: nobody is left without an answer, and Discord is not pressed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.rush import rush

TABLES, SECONDS = 40, 15.0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rummy500", "three_thirteen", "basic_rummy", "contract_rummy"])
async def test_forty_tables_at_once(tmp_path: Path, game: str) -> None:
    outcome = await rush(tmp_path, TABLES, SECONDS, game=game)
    assert not outcome.faults, outcome.faults[:10]
    assert not outcome.waiting
    assert not outcome.done["unanswered"]
    assert outcome.done["Discard"] >= TABLES
