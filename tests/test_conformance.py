"""The worked examples of the rule book, each asked of the engine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from engine.variants import GAMES
from tests.conformance import answer


def _examples(papers: Path) -> list[dict[str, Any]]:
    vectors: list[dict[str, Any]] = json.loads((papers / "rules" / "examples.json").read_text())["vectors"]
    return vectors


def test_every_worked_example_of_these_games_is_right(papers: Path) -> None:
    wrong, asked = [], 0
    for vector in _examples(papers):
        question = {key: value for key, value in vector.items() if key not in ("expect", "why")}
        if vector["game"] in GAMES:
            asked += 1
            if answer(question) != {"id": vector["id"], "answer": vector["expect"]}:
                wrong.append((vector["id"], answer(question), vector["why"]))
    assert not wrong
    assert asked > 190


def test_games_and_kinds_that_do_not_exist_are_said_to_be_unknown() -> None:
    told = {"id": "g", "game": "gin", "kind": "meld_valid", "input": {"cards": ["QC", "KC", "AC"]}}
    assert answer(told) == {"id": "g", "answer": None, "unknown": "gin"}
    asked = {"id": "k", "game": "rummy500", "kind": "gin_void", "input": {}}
    assert answer(asked) == {"id": "k", "answer": None, "unknown": "gin_void"}


def test_questions_come_as_lines_and_answers_go_as_lines(root: Path) -> None:
    lines = [
        {"id": 1, "game": "rummy500", "kind": "deck_size", "input": {"players": 6}},
        {"id": 2, "game": "rummy500", "options": {"jokers": False}, "kind": "deck_size", "input": {"players": 6}},
    ]
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance"],
        input="\n".join(json.dumps(line) for line in lines),
        capture_output=True,
        text=True,
        cwd=root,
        check=True,
    )
    assert [json.loads(line) for line in run.stdout.splitlines()] == [
        {"id": 1, "answer": 108},
        {"id": 2, "answer": 104},
    ]
