"""The twin of a lobby."""

from __future__ import annotations

from render.models.common import LETTERS
from render.models.lobby import LobbyModel
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def lobby_twin(model: LobbyModel, words: Words) -> tuple[str, str]:
    """(alt, text): game, host, seats taken of all, names, rules, what is missing."""
    return within_limit(lambda brevity: _twin(model, words, brevity))


def _twin(model: LobbyModel, words: Words, brevity: Brevity) -> str:
    taken = [
        f"{LETTERS[seat.seat]} {common.name(seat.called, brevity)}"
        + (f" ({say(words, 'host').lower()})" if seat.is_host else "")
        for seat in model.seats
        if seat.called is not None
    ]
    told = [
        f"{model.header.title}, {model.header.subtitle}.",
        f"{common.spoken(model.whose, brevity)}.",
        f"{common.spoken(model.pill.line)}.",
        f"{model.taken}" + (f": {'; '.join(taken)}." if taken else "."),
        "; ".join(f"{label}: {value}" for label, value in model.rules) + ".",
        f"{model.join}." if model.join else "",
        f"{common.spoken(model.missing, brevity)}.",
    ]
    return " ".join(part for part in told if part)
