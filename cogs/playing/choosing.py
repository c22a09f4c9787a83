"""What is chosen on a hand panel, read from its menus and written back as their values.

The values hold cards, so they exist only in messages that one person sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine import hints
from engine.actions import Declared, LayContract, LayMeld, LayOff, NotAnAction, SwapJoker, declared_code, parse_declared
from engine.cards import Card, NotACard, cards_code, parse_cards
from engine.views import PlayerView

LONGEST_VALUE = 100
CONTRACT = "contract"


@dataclass(frozen=True, slots=True)
class Chosen:
    """The choices on one panel; texts are menu values, empty where nothing is chosen."""

    cards: tuple[Card, ...] = ()
    meld: str = ""
    layoff: str = ""
    swap: str = ""


def read_chosen(menus: Mapping[str, Sequence[str]], player: PlayerView, last: str = "") -> Chosen:
    """The choices on a panel's menus, as far as the hand still has the cards; `last` is the menu used just now.

    Cards, a meld, a lay-off and a swap exclude each other: the last one counts.
    """
    if last in ("melds", "layoffs", "swaps"):
        menus = {last: menus.get(last, ())}
    elif last == "cards":
        menus = {key: values for key, values in menus.items() if key.startswith("cards")}
    codes = [code for key, values in sorted(menus.items()) if key.startswith("cards") for code in values]
    return Chosen(
        cards=held(codes, player.hand),
        meld=_first(menus.get("melds", ())),
        layoff=_first(menus.get("layoffs", ())),
        swap=_first(menus.get("swaps", ())),
    )


def held(codes: Iterable[str], cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of these exact codes that are among `cards`; anything else is left out."""
    wanted = set(codes)
    return tuple(card for card in cards if card.code in wanted)


def _first(values: Sequence[str]) -> str:
    return values[0] if values and values[0] != "-" else ""


def meld_value(move: LayMeld | LayContract) -> str:
    """The menu value of a meld, empty where it would be too long; a contract is found again by the moves open."""
    if isinstance(move, LayContract):
        return CONTRACT
    value = f"{move.kind or ''}|{declared_code(move.cards, move.named)}"
    return value if len(value) <= LONGEST_VALUE else ""


def meld_from(value: str, player: PlayerView) -> LayMeld | LayContract | None:
    """The meld behind a value of ours; None for anything else, or a contract that can no longer be laid."""
    if value == CONTRACT:
        return next((move for move in hints.melds_offered(player) if isinstance(move, LayContract)), None)
    kind, bar, cards = value.partition("|")
    try:
        parsed, named = parse_declared(cards)
    except (NotACard, NotAnAction):
        return None
    return LayMeld(parsed, kind or None, named) if bar and parsed else None


def contract_value(move: LayContract) -> str:
    """The menu value of a whole contract, each meld with its kind, empty where it would be too long."""
    melds = "/".join(f"{meld.kind or ''}:{declared_code(meld.cards, meld.named)}" for meld in move.melds)
    value = f"{CONTRACT}|{melds}"
    return value if len(value) <= LONGEST_VALUE else ""


def contract_from(value: str) -> LayContract:
    """The contract behind a value of ours; ValueError for anything else."""
    melds = []
    for part in value.removeprefix(f"{CONTRACT}|").split("/"):
        kind, colon, cards = part.partition(":")
        if not colon or kind not in ("", "set", "run"):
            raise ValueError("no meld")
        parsed, named = parse_declared(cards)
        melds.append(LayMeld(parsed, kind or None, named))
    return LayContract(tuple(melds))


def read_meaning(value: str) -> tuple[str, str | None, Declared]:
    """What a joker is, as a menu of meanings says it: target, kind and declarations; ValueError for anything else."""
    target, kind, named = value.split("|")
    if kind not in ("", "set", "run"):
        raise ValueError("no kind of meld")
    return target, kind or None, parse_declared(named)[1]


def layoff_value(move: LayOff) -> str:
    """The menu value of a lay-off, empty where it would be too long."""
    value = f"{move.onto}|{declared_code(move.cards, move.named)}"
    return value if len(value) <= LONGEST_VALUE else ""


def layoff_from(value: str) -> LayOff | None:
    """The lay-off behind a value of ours, None for anything else."""
    onto, bar, cards = value.partition("|")
    try:
        parsed, named = parse_declared(cards)
    except (NotACard, NotAnAction):
        return None
    return LayOff(parsed, onto, named) if bar and parsed else None


def swap_value(move: SwapJoker) -> str:
    """The menu value of a joker swap."""
    return f"{move.onto}|{move.card.code}"


def swap_from(value: str) -> SwapJoker | None:
    """The swap behind a value of ours, None for anything else."""
    onto, bar, card = value.partition("|")
    try:
        return SwapJoker(onto, Card.parse(card)) if bar else None
    except NotACard:
        return None


def layoffs_to_offer(player: PlayerView, cards: Sequence[Card]) -> tuple[LayOff, ...]:
    """What the Lay off menu holds: what fits; with cards chosen, these cards on what they fit and then on any meld."""
    if not cards:
        return hints.layoffs_offered(player)
    fits = hints.layoffs_offered(player, cards)
    known = {move.onto for move in fits}
    others = tuple(LayOff(tuple(cards), meld.id) for meld in player.table.melds if meld.id not in known)
    return fits + others


__all__ = [
    "Chosen",
    "cards_code",
    "contract_from",
    "contract_value",
    "held",
    "layoff_from",
    "layoff_value",
    "layoffs_to_offer",
    "meld_from",
    "meld_value",
    "parse_cards",
    "read_chosen",
    "read_meaning",
    "swap_from",
    "swap_value",
]
