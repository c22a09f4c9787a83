"""The twin of a hand's result."""

from __future__ import annotations

from render.boards.result import penalty_text
from render.models.common import LETTERS
from render.models.results import ResultModel, ResultRow
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def result_twin(model: ResultModel, words: Words) -> tuple[str, str]:
    """(alt, text): per player in order the figures with the cards left over; who went out; what comes next."""
    return within_limit(lambda brevity: _twin(model, words, brevity))


def _twin(model: ResultModel, words: Words, brevity: Brevity) -> str:
    told = [f"{model.header.title}, {model.header.subtitle.replace('  ·  ', ', ')}."]
    told.append("; ".join(_row(model, row, words, brevity) for row in model.rows) + ".")
    told.append(f"{common.spoken(model.pill.line, brevity)}.")
    return " ".join(told)


def _row(model: ResultModel, row: ResultRow, words: Words, brevity: Brevity) -> str:
    facts = [f"{LETTERS[row.seat]} {common.name(row.called, brevity)}"]
    if row.is_dealer:
        facts[0] += f" ({say(words, 'dealer')})"
    if row.went_out:
        facts.append(model.went_out_text.lower())
    facts += [f"{head.lower()} {figure.text}" for head, figure in zip(model.columns, row.figures, strict=True)]
    if row.left:
        facts.append(f"{say(words, 'left')} {common.cards(row.left, words)}")
    if row.penalty:
        facts.append(penalty_text(row, words))
    return ", ".join(facts)
