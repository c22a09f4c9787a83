"""Short ways to write a rule question; every one gives an object like those of rules/examples.json."""

from __future__ import annotations

from typing import Any

R5, T13, BASIC, CTR = "rummy500", "three_thirteen", "basic_rummy", "contract_rummy"
ASK = "joker_declaration_required"
NO = "infeasible"

Question = dict[str, Any]


def ask(
    game: str, kind: str, expect: object, why: str, /, options: dict[str, Any] | None = None, **given: Any
) -> Question:
    """One question with the answer the rule book gives and the reason for it."""
    return {"game": game, "options": options or {}, "kind": kind, "input": given, "expect": expect, "why": why}


def told(text: str) -> dict[str, Any]:
    """The cards of a line like "5H X1=6H 7H run"; what is declared goes under `as`, a last word is the type."""
    words = text.split()
    meld: dict[str, Any] = {}
    if words and words[-1] in ("set", "run"):
        meld["type"] = words.pop()
    meld["cards"] = [word.split("=")[0] for word in words]
    named = dict(word.split("=") for word in words if "=" in word)
    return {**meld, "as": named} if named else meld


def table(*texts: str) -> list[dict[str, Any]]:
    """Melds on the table."""
    return [told(text) for text in texts]


def meld(game: str, text: str, expect: object, why: str, **options: Any) -> Question:
    """May these cards be a meld?"""
    deal = {"round": options.pop("round")} if "round" in options else {}
    return ask(game, "meld_valid", expect, why, options, **told(text), **deal)


def infer(game: str, text: str, expect: object, why: str, **options: Any) -> Question:
    """What do the jokers stand for?"""
    return ask(game, "joker_infer", expect, why, options, **told(text))


def onto(game: str, lying: str, cards: str, expect: object, why: str, **options: Any) -> Question:
    """Do these cards fit on that meld?"""
    return ask(game, "layoff_valid", expect, why, options, meld=told(lying), **told(cards))


def numbered(name: str, questions: list[Question]) -> list[Question]:
    """The questions of one paper, each with a name of its own."""
    return [{"id": f"{name}-{number}", **question} for number, question in enumerate(questions, 1)]
