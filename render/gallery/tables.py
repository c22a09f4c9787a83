"""Tables for the gallery: a told position, the rest of the deck dealt out, and a few moves by the real engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine.cards import Card, deck
from engine.people import People, Seat
from engine.referee import read_scenario, understand
from engine.setup import Setup
from engine.table import Table
from engine.variants import make_rules

NAMES: Final = (
    "Ana", "Bruno Silva", "美優 Miyu 🌸", "Konstantinos P.", "ليلى", "Zoë-Marie", "ສົມພອນ", "xX_DragonSlayer_Xx",
)  # fmt: skip
_STRIDE: Final = 37
"""Takes the unused cards in an order that looks shuffled and is always the same."""


def table_of(scenario: dict[str, Any], names: Sequence[str] = NAMES, *, version: int = 31) -> Table:
    """A table whose match is this scenario after its moves; ValueError for a move that is refused."""
    match, moves = read_scenario(scenario)
    for move in moves:
        action, refusal = understand(match, move["seat"], move)
        if action is None or refusal is not None:
            raise ValueError(f"{move['do']} by seat {move['seat']} is refused: {refusal!r}")
        match.apply(move["seat"], action)
    table = Table(7)
    table.version = version
    switches = tuple(scenario.get("rules", {}).items())
    table.setup = Setup(scenario["game"], switches, seats=match.players)
    table.people = People(100, [Seat(names[seat], 100 + seat) for seat in range(match.players)])
    table.match = match
    return table


def lobby_of(game: str, taken: Sequence[str], seats: int) -> Table:
    """A table that waits for players."""
    table = Table(7)
    table.version = 3
    table.setup = Setup(game, seats=seats)
    table.people = People(100, [Seat(name, 100 + at) for at, name in enumerate(taken)])
    return table


def filled(
    game: str,
    seats: int,
    position: dict[str, Any],
    counts: Sequence[int],
    stock: int,
    rules: dict[str, Any] | None = None,
    moves: Sequence[dict[str, Any]] = (),
    *,
    spread: int = 0,
) -> dict[str, Any]:
    """A scenario whose hands, stock and (up to `spread` cards) pile are filled from the cards not named in it.

    `counts` are the cards in each hand at the start, those named in `position["hands"]` included.
    """
    rest = iter(_unused(game, seats, position, rules or {}))
    hands = [*position.get("hands", []), *[""] * seats][:seats]
    full = []
    for named, count in zip(hands, counts, strict=True):
        lack = count - len(named.split())
        full.append(" ".join([named, *[next(rest) for _ in range(lack)]]).strip())
    pile = position.get("discard", "").split()
    pile = [next(rest) for _ in range(spread - len(pile))] + pile
    told = {**position, "seats": seats, "hands": full, "discard": " ".join(pile)}
    told["stock"] = " ".join(next(rest) for _ in range(stock))
    return {"game": game, "rules": rules or {}, "position": told, "moves": list(moves)}


def _unused(game: str, seats: int, position: dict[str, Any], rules: dict[str, Any]) -> list[str]:
    row = make_rules(game, rules).deck_row(seats)
    named = [*position.get("hands", []), position.get("discard", ""), *(m["cards"] for m in position.get("melds", []))]
    used = Counter(Card.parse(text.partition("=")[0]).text for told in named for text in told.split())
    left: list[str] = []
    for card in deck(row.packs, row.jokers):
        if used[card.text]:
            used[card.text] -= 1
        else:
            left.append(card.text)
    return [left[at * _STRIDE % len(left)] for at in range(len(left))] if len(left) % _STRIDE else left
