"""Every golden game replays to the end it once had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.replay import replay
from tests.golden.__main__ import FOLDER, SETTINGS, outcome


@pytest.mark.parametrize("name", SETTINGS)
def test_a_game_once_played_replays_to_the_same_end(name: str) -> None:
    lines = Path(FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    told = json.loads(lines[-1])["outcome"]
    assert outcome(replay(1, lines[:-1])) == told
    assert told["version"] > 50
