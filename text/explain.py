"""Refusals and faults in words: what, by which rule of this table, and what can be done now.

The sentence of a refusal is `refusal.<code>`; `variants` lists the more exact keys that are tried before it. Its
placeholders are the refusal's fields, with these exceptions, which a test knows too: `DERIVED` and `SILENT`, the
fields that pick a variant, and the extra `{game}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from engine.cards import Card
from engine.refusals import Choice, NotInHand, Refusal
from engine.switches import Fault
from engine.variants import GAMES
from text import rulecard
from text.language import Said
from text.names import safe_name

if TYPE_CHECKING:
    from engine.views import TableView
    from text.words import Words

PICKS: Final = ("phase", "why", "do")
"""Text fields that pick the sentence and are not shown."""
MARKERS: Final = ("out",)
"""Optional fields: where they are set, the variant of their name is meant, and shows them."""
DERIVED: Final = {"contract": ("sets", "runs"), "laid": ("laid_sets", "laid_runs")}
"""Placeholders that stand for two fields together."""
SILENT: Final = frozenset({("T_STALE", "version"), ("T_STALE", "newest"), ("T_SEAT_GIVEN", "seat")})
"""Fields that tell the player nothing new."""
EXTRAS: Final = frozenset({"game"})
"""Placeholders beyond the fields: the title of the game."""
COUNTED: Final = frozenset({("E_RESTOCK_DUE", "cards")})
"""Cards of which only the number is said."""
SEATS: Final = frozenset({"turn", "seat", "out"})
"""Number fields that are seats; `host` is an account."""

LINES: Final[Mapping[str, tuple[str, ...]]] = {
    "E_NOT_A_MELD": ("melds",),
    "E_DOES_NOT_FIT": ("melds",),
    "E_TOO_FEW_NATURALS": ("min_naturals", "all_wild_melds", "wild"),
    "E_TOO_MANY_WILDS": ("min_naturals", "wild"),
    "E_JOKER_DECLARATION_REQUIRED": ("wild",),
    "E_TOP_ONLY": ("multi_take", "draw"),
    "E_NO_DUTY_PLAY": ("multi_take", "draw"),
    "E_DUTY_PENDING": ("multi_take", "draw"),
    "E_STOCK_EMPTY": ("stock_exhaustion",),
    "E_TAKEN_CARD": ("redraw_discard", "taken"),
    "E_STRANDED": ("taken",),
    "E_CONTRACT_FIRST": ("play",),
    "E_SWAP_SET": ("joker_swap",),
    "E_SWAP_TOO_EARLY": ("joker_swap",),
    "E_SWAP_CARD": ("joker_swap",),
    "E_SWAP_NO_USE": ("joker_swap",),
    "E_CANNOT_GO_OUT": ("play",),
    "E_CALL_SELF": ("calling",),
    "E_CALL_NO_PLAY": ("calling",),
    "E_BUY_LIMIT": ("may_i",),
}
"""Lines of the rule card that a refusal rests on beside its own switch; the first one that this table has."""


def refusal(words: Words, refused: Refusal, view: TableView | None, hand: Sequence[Card] = ()) -> Said:
    """The whole answer: the sentence, and the line of the rule card below it."""
    if isinstance(refused, NotInHand):
        for card in refused.cards:
            copies = sum(held.face == card.face for held in hand)
            if copies:
                return words.say("not_so_many", card=words.card(card), n=copies)
    base = f"refusal.{refused.code}"
    keys = [f"{base}.{variant}" for variant in variants(refused, view)]
    said = words.say(words.first(*keys, base), **_facts(words, refused, view))
    line = _line(words, refused, view)
    return Said(f"{said}\n{line}") if line else said


def variants(refused: Refusal, view: TableView | None) -> Iterator[str]:
    """What may follow the code in the key, most exact first."""
    if view is not None and refused.rule is not None and dict(view.rules.house).get(refused.rule) is False:
        yield "off"
    values = {field.name: getattr(refused, field.name) for field in fields(refused)}
    for name, value in values.items():
        if name in MARKERS and value is not None:
            yield name
    for name, value in values.items():
        if value == ():
            yield "none"
        if name in PICKS:
            yield str(value)


def _facts(words: Words, refused: Refusal, view: TableView | None) -> dict[str, Any]:
    raw = {field.name: getattr(refused, field.name) for field in fields(refused)}
    facts: dict[str, Any] = {}
    for name, value in raw.items():
        if (refused.code, name) in COUNTED:
            facts[name] = len(value)
        elif value is not None and (refused.code, name) not in SILENT and name not in PICKS:
            facts[name] = words.say("no_card") if value == () else _fact(words, name, value, view)
    for name, (sets, runs) in DERIVED.items():
        if sets in raw:
            facts[name] = words.contract(raw[sets], raw[runs])
    facts["game"] = words.game(view.game) if view is not None else words.say("this_game")
    return facts


def _fact(words: Words, name: str, value: Any, view: TableView | None) -> Any:
    """One field in words; by its name where its type says too little."""
    if isinstance(value, Card):
        return words.card(value)
    if name == "host":
        return _host(words, value, view)
    if name in SEATS:
        return words.player(value, view)
    if name == "until":
        return Said(f"<t:{int(value)}:R>")
    if name == "onto":
        return _meld_name(words, value, view)
    if name == "suit":
        return words.suit(value)
    if isinstance(value, tuple):
        return _list(words, name, value)
    return value


def _list(words: Words, name: str, values: tuple[Any, ...]) -> Said:
    first = values[0]
    if isinstance(first, Card):
        return words.cards(values)
    if isinstance(first, Choice):
        return Said("\n".join(f"- {choice_words(words, choice)}" for choice in values))
    if isinstance(first, Fault):
        return Said("\n".join(f"- {fault(words, item, None)}" for item in values))
    if name == "wanted":
        return words.listed([words.card(Card.parse(text)) for text in values], "or")
    return words.listed([safe_name(item) for item in values], "or")


def choice_words(words: Words, choice: Choice) -> Said:
    """One way to declare: "set: joker as 7♥", with the form to type behind it."""
    stand = ", ".join(words.named(card, named) for card, named in choice.wilds)
    typed = choice.text.replace("T", "10")
    kind = words.say(f"kind.{choice.kind}")
    if not stand:
        return kind
    return words.say("choice", kind=kind, stand=Said(stand), typed=Said(typed))


def _host(words: Words, account: int, view: TableView | None) -> Said:
    if view is not None:
        for seat in view.seats:
            if seat.user == account:
                return words.player(seat.seat, view)
    return words.say("the_host")


def _meld_name(words: Words, meld_id: str, view: TableView | None) -> Said:
    """ "A1 (5♠ 6♠ 7♠)", or the id alone where the meld is unknown."""
    name = Said(safe_name(meld_id))
    if view is not None:
        for meld in view.melds:
            if meld.id == meld_id:
                return words.say("meld.named", id=name, cards=words.meld(meld.meld))
    return name


def _line(words: Words, refused: Refusal, view: TableView | None) -> Said | None:
    """The line of this table's rule card, where the refusal rests on one."""
    if view is None:
        return None
    wanted = ((refused.rule,) if refused.rule else ()) + LINES.get(refused.code, ())
    lines = {line.key: line for line in rulecard.rule_card(words, view.rules, len(view.seats) + view.open_seats)}
    found = next((lines[key] for key in wanted if key in lines), None)
    return words.say("rule.quoted", name=Said(found.name), text=Said(found.text)) if found else None


def fault(words: Words, wrong: Fault, game: str | None) -> Said:
    """One thing wrong with a table setting, and what would be right."""
    name = words.switch_name(wrong.name) if words.has(f"switch.{wrong.name}") else wrong.name
    value = "" if wrong.value is None else _value(words, wrong.name, wrong.value)
    base = f"fault.{wrong.code}"
    key = words.first(f"{base}.{wrong.name}", base)
    number = wrong.value if type(wrong.value) is int else 0
    return words.say(key, name=name, value=value, n=number, others=_others(words, wrong), **_range(wrong))


def _value(words: Words, switch: str, value: bool | int | str) -> Any:
    choice = f"choice.{switch}.{value}"
    return words.label(choice) if words.has(choice) else rulecard.value_name(words, switch, value)


def _range(wrong: Fault) -> dict[str, int]:
    numbers = [other for other in wrong.others if type(other) is int]
    return {"least": min(numbers, default=0), "most": max(numbers, default=0)}


def _others(words: Words, wrong: Fault) -> Said:
    if wrong.code == "unknown_game":
        return words.listed([words.game(str(name)) for name in wrong.others], "or")
    if wrong.code in ("unknown_switch", "E_CONTRADICTION"):
        return words.listed([words.switch_name(str(name)) for name in wrong.others])
    known = next((game.switch(wrong.name) for game in GAMES.values() if game.switch(wrong.name)), None)
    if known is not None and not known.choices and len(wrong.others) == 2:
        return words.say("from_to", least=int(wrong.others[0]), most=int(wrong.others[1]))
    return words.listed([_value(words, wrong.name, other) for other in wrong.others], "or")
