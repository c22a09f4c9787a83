"""Everybody who asks for a sentence by its key asks for one that exists, and brings the facts it needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs.settings.fields import PERSON, SERVER
from tests.conftest import ROOT
from tests.text.templates import placeholders
from text.language import LANGUAGES, language

ENGLISH = language("en").messages
SPEAKERS = {"say": {"key"}, "label": {"key", "limit"}}
"""Methods of `Words`, with their arguments that are no facts."""


class Call(NamedTuple):
    """One literal request for a sentence."""

    where: str
    key: str
    facts: frozenset[str] | None
    """None where the facts are passed on as a whole."""


def calls(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr not in SPEAKERS or not node.args:
            continue
        names = [keyword.arg for keyword in node.keywords]
        facts = None if None in names else frozenset(str(name) for name in names) - SPEAKERS[node.func.attr]
        for key in keys(node.args[0]):
            yield Call(f"{path.relative_to(ROOT)}:{node.lineno}", key, facts)


def keys(node: ast.expr) -> Iterator[str]:
    """The literal keys of an argument: "a", or both sides of "a" if ... else "b"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)


CALLS = [call for folder in ("cogs", "text") for path in sorted((ROOT / folder).rglob("*.py")) for call in calls(path)]
SAYERS = [
    *(path for folder in ("cogs", "text") for path in sorted((ROOT / folder).rglob("*.py"))),
    *(ROOT / name for name in ("bot.py", "engine/refusals.py", "engine/table_refusals.py")),
]
"""Who may say a sentence, or bring the code by which one is said."""
CATALOGUES = tuple(f"text/{code}/" for code in LANGUAGES)


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the code that can be a key, and the shapes of keys that are put together there."""
    whole: set[str] = set()
    shapes: set[str] = set()
    for path in SAYERS:
        if path.relative_to(ROOT).as_posix().startswith(CATALOGUES):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
                shapes.add("".join(parts))
    return whole, [re.compile(shape) for shape in shapes if re.match(r"[a-z_]+\\\.", shape)]


def test_every_sentence_is_said_by_somebody() -> None:
    whole, shapes = spoken()
    whole |= {f"settings.{name}" for name in SERVER} | {f"preferences.{name}" for name in PERSON}
    silent = {key for key in ENGLISH if key not in whole and not any(shape.fullmatch(key) for shape in shapes)}
    assert silent == set()


def test_there_are_callers() -> None:
    assert len(CALLS) > 50


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.where} {call.key}")
def test_a_caller_knows_the_sentence_and_its_facts(call: Call) -> None:
    assert call.key in ENGLISH, f"{call.where} asks for {call.key}"
    if call.facts is not None:
        missing = placeholders(ENGLISH[call.key]) - call.facts
        assert not missing, f"{call.where} says {call.key} without {sorted(missing)}"
