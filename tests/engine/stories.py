"""Told stories: a stacked position, a few moves, one expectation (rules/scenarios.md)."""

from __future__ import annotations

from typing import Any

from engine.referee import judge

MOVE_WORDS = {
    "draw": (),
    "take": ("card",),
    "meld": ("cards",),
    "contract": ("melds",),
    "layoff": ("cards", "onto"),
    "swap": ("onto", "card"),
    "discard": ("card",),
    "out": ("discard", "melds"),
    "rummy": ("cards", "onto"),
}


def move(text: str) -> dict[str, Any]:
    """A move from a line like "0 layoff 7H 8H on A1", "2 take 9H", "1 contract 5S 5H 5D; 7C 8C 9C"."""
    seat, do, *rest = text.split(" ", 2)
    told: dict[str, Any] = {"seat": int(seat), "do": do}
    if seat == "*":
        del told["seat"]
    if not rest:
        return told
    what, _, onto = rest[0].partition(" on ")
    if onto:
        told["onto"] = onto
    if what.endswith((" as set", " as run")):
        what, told["kind"] = what[:-7], what[-3:]
    if do == "contract":
        told["melds"] = [part.strip() for part in what.split(";")]
    elif do == "out":
        discard, *melds = (part.strip() for part in what.split(";"))
        told["discard"] = discard
        if melds:
            told["melds"] = melds
    elif do in ("meld", "layoff", "rummy"):
        told["cards"] = what
    elif do == "swap":
        told["card"] = what
    else:
        told["card"] = what
    return told


def tell(
    game: str, *moves: str | dict[str, Any], rules: dict[str, Any] | None = None, **position: Any
) -> list[dict[str, Any]]:
    """The referee's lines for a story; the closing line last."""
    preset = position.pop("preset", None)
    scenario: dict[str, Any] = {"game": game, "rules": rules or {}, "position": position}
    if preset:
        scenario["preset"] = preset
    scenario["moves"] = [move(one) if isinstance(one, str) else one for one in moves]
    return judge(scenario)


def code(lines: list[dict[str, Any]]) -> str:
    """How the last move of a story ended: "ok" or its refusal."""
    return "ok" if lines[-2]["ok"] else str(lines[-2]["refusal"])
