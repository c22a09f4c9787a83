"""Positions as JSON, both ways (rules/scenarios.md): a story's table in, the state after it out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from reprlib import repr as short
from typing import Any, Final

from engine.actions import Buy, parse_declared
from engine.cards import ACE, KING, NotACard, cards_text
from engine.match import Match
from engine.meld_readings import Problem, read_meld
from engine.melds import Meld, Run, Slot
from engine.moves import buying, outs
from engine.reading import Copies, Reader
from engine.round import Round, TableMeld
from engine.rules import CONCEALED, RuleSet
from engine.views import ShownHand

_FIELDS = frozenset(
    (
        *("seats", "dealer", "deal", "turn", "phase", "hands", "stock", "discard", "melds", "scores", "taken", "duty"),
        *("down", "out", "window", "played_before", "hands_played", "upcard", "boxes", "buys"),
        *("penalties", "played_now", "melds_this_turn", "idle_restocks"),
    )
)
_MELD_ID: Final = re.compile(r"[A-H][1-9][0-9]{0,4}")


def read_position(rules: RuleSet, players: int, source: Mapping[str, Any], reader: Reader) -> Match:
    """The match that a position describes; problems go to `reader`, and the result then means nothing."""
    for name in source:
        if name not in _FIELDS:
            reader.problems.append(f"position: unknown field {short(name)}")
    dealer = reader.whole(source, "dealer", players - 1, 0, players - 1)
    deal = reader.whole(source, "deal", 1, 1, 1000)
    scores = reader.numbers(source, "scores", players)
    match = Match(rules, players, dealer, scores)
    match.deal = deal
    match.hands_played = reader.whole(source, "hands_played", deal - 1, 0, 10_000)
    reader.pile(source, "upcard")
    reader.numbers(source, "boxes", players, 0)
    phase = source.get("phase", "draw")
    if phase == "over":
        match.settle_told()
        return match
    if phase not in ("draw", "play", "call"):
        reader.problems.append(f"phase: expected draw, play or call, not {short(phase)}")
        phase = "draw"
    table = Round(rules, players, dealer, deal)
    match.round = table
    table.turn = reader.whole(source, "turn", (dealer + 1) % players, 0, players - 1)
    table.phase = "play" if phase == "play" else "draw"
    _read_cards(table, source, reader)
    _read_turn(table, source, phase, reader)
    return match


def _read_cards(table: Round, source: Mapping[str, Any], reader: Reader) -> None:
    copies = Copies(table.rules, table.players, reader)
    hands = reader.per_seat(source, "hands", "", table.players, (str,))
    table.hands = [copies.all(reader.cards(text, f"hands[{seat}]")) for seat, text in enumerate(hands)]
    table.stock = copies.all(reader.pile(source, "stock"))
    table.discard = copies.all(reader.pile(source, "discard"))
    melds = source.get("melds")
    if melds is None:
        return
    if not isinstance(melds, list):
        reader.problems.append("melds: expected a list")
        return
    for index, told in enumerate(melds):
        _read_meld(table, told, f"melds[{index}]", copies, reader)


def _read_meld(table: Round, told: object, where: str, copies: Copies, reader: Reader) -> None:
    if table.rules.flow == CONCEALED:
        reader.problems.append(f"{where}: this game has no melds on the table")
        return
    if not isinstance(told, dict) or not isinstance(told.get("cards"), str):
        reader.problems.append(f"{where}: expected an object with id and cards")
        return
    meld_id = told.get("id")
    letters = [chr(65 + seat) for seat in range(table.players)]
    if not isinstance(meld_id, str) or not _MELD_ID.fullmatch(meld_id) or meld_id[0] not in letters:
        reader.problems.append(f"{where}: {short(meld_id)} is no meld id (a seat's letter and a number)")
        return
    if meld_id in table.melds:
        reader.problems.append(f"{where}: {meld_id} is there twice")
        return
    try:
        parts = [parse_declared(part) for part in told["cards"].replace(",", " ").split()]
    except NotACard as error:
        reader.problems.append(f"{where}: {short(error.args[0])} is no card")
        return
    cards = copies.all([part[0] for part, _ in parts])
    means = {card: named[0][1] for card, (_, named) in zip(cards, parts, strict=True) if named}
    owner = letters.index(meld_id[0])
    by = told.get("by", [owner] * len(cards))
    if not isinstance(by, list) or len(by) != len(cards) or any(type(seat) is not int for seat in by):
        reader.problems.append(f"{where}: by: expected one seat for each card")
        return
    if any(seat not in range(table.players) for seat in by):
        reader.problems.append(f"{where}: by: expected seats from 0 to {table.players - 1}")
        return
    if told.get("kind") not in (None, "set", "run"):
        reader.problems.append(f"{where}: kind: expected set or run, not {short(told['kind'])}")
        return
    readings = read_meld(cards, table.melding, told.get("kind"), means, owner)
    if isinstance(readings, Problem) or len(readings) != 1:
        many = "could be several melds: declare the jokers" if not isinstance(readings, Problem) else "is no meld"
        reader.problems.append(f"{where}: {short(told['cards'])} {many}")
        return
    placed = dict(zip(cards, by, strict=True))
    meld = readings[0].meld
    slots = tuple(slot._replace(by=placed[slot.card]) for slot in meld.slots)
    table.melds[meld_id] = TableMeld(meld_id, owner, type(meld)(_key(meld), slots))
    table.meld_numbers[owner] = max(table.meld_numbers[owner], int(meld_id[1:]))


def _key(meld: Any) -> int:
    return int(meld.rank if meld.kind == "set" else meld.suit)


def _read_turn(table: Round, source: Mapping[str, Any], phase: str, reader: Reader) -> None:
    hand = table.hands[table.turn]
    for name in ("taken", "duty"):
        told = source.get(name)
        if told is None:
            continue
        asked = reader.cards(told, name)
        held = next((one for one in hand if asked and one.text == asked[0].text), None)
        if name == "taken" and held is None and phase == "play" and len(asked) == 1 and _lies(table, asked[0].text):
            continue  # taken and played in this turn
        if held is None or len(asked) != 1 or phase != "play":
            reader.problems.append(f"{name}: {short(told)} is no card in the hand of the seat in turn, in phase play")
        setattr(table, name, held)
    players = table.players
    table.down = list(reader.per_seat(source, "down", 0, players, (int, bool)))
    table.down = [int(value) for value in table.down]
    if any(value not in (0, 1, 2) for value in table.down):
        reader.problems.append("down: expected 0, 1 or 2 for each seat")
    table.played_before = list(reader.per_seat(source, "played_before", False, players, (bool,)))
    table.buys = list(reader.numbers(source, "buys", players, 0))
    table.penalties = list(reader.numbers(source, "penalties", players))
    table.played_now = reader.flag(source, "played_now")
    table.melds_this_turn = reader.whole(source, "melds_this_turn", 0, 0, 1000)
    table.idle_restocks = reader.whole(source, "idle_restocks", 0, 0, 1000)
    _read_window(table, source.get("window"), phase, reader)
    if source.get("out") is not None:
        _read_out(table, source, reader)


def _lies(table: Round, text: str) -> bool:
    """Whether such a card is in a meld on the table."""
    return any(card.text == text for _, meld in table.table_melds for card in meld.cards)


def _read_window(table: Round, told: object, phase: str, reader: Reader) -> None:
    window = {} if told is None else told
    if not isinstance(window, dict):
        reader.problems.append("window: expected an object")
        return
    if phase != "call":
        return
    table.discarder = reader.whole(window, "discarder", (table.turn - 1) % table.players, 0, table.players - 1)
    requests = window.get("requests", [])
    if not isinstance(requests, list) or any(type(seat) is not int for seat in requests):
        reader.problems.append("window.requests: expected a list of seats")
        return
    for seat in requests:
        if seat not in range(table.players) or buying.check_buy(table, seat, Buy()) is not None:
            reader.problems.append(f"window.requests: {short(seat)} cannot ask for the discard")
            return
        table.buy_requests.append(seat)


def _read_out(table: Round, source: Mapping[str, Any], reader: Reader) -> None:
    out = reader.whole(source, "out", 0, 0, table.players - 1)
    if table.rules.flow != CONCEALED or out == table.turn:
        reader.problems.append("out: only in Three Thirteen, and not the seat in turn")
        return
    table.out = out
    table.waiting = [(table.turn + step) % table.players for step in range((out - table.turn) % table.players)]
    if reader.problems:
        return
    for seat in range(table.players):
        if seat == out:
            table.shown[seat] = ShownHand(outs.arranged(table, seat).melds, (), 0)
        elif seat not in table.waiting:
            table.shown[seat] = outs.arranged(table, seat)


def exact_text(meld: Meld) -> str:
    """A meld so that it can only be read back as it lies: a wild card's meaning and a low ace are always said."""
    whole = isinstance(meld, Run) and meld.low == ACE and meld.high >= KING
    return " ".join(_exact_slot(slot, low=whole and slot.position == ACE) for slot in meld.slots)


def _exact_slot(slot: Slot, low: bool) -> str:
    if low:
        return f"{slot.card.text}=low"
    return f"{slot.card.text}={slot.named.text}" if slot.wild else slot.text


def position_of(match: Match) -> dict[str, Any]:
    """The match in the form that `read_position` takes."""
    table = match.round
    told: dict[str, Any] = {"seats": match.players, "dealer": match.dealer, "deal": match.deal}
    if table is None or table.is_over:
        told |= {"dealer": match.result.next_dealer if match.result else match.dealer, "phase": "over"}
        told |= {"scores": match.scores, "hands_played": match.hands_played}
        if table is not None:
            told["hands"] = [cards_text(hand) for hand in table.hands]
        return told
    phase = "call" if table.phase == "draw" and table.discarder is not None else table.phase
    told |= {
        "turn": table.turn,
        "phase": phase,
        "hands": [cards_text(hand) for hand in table.hands],
        "stock": cards_text(table.stock),
        "discard": cards_text(table.discard),
        "melds": [
            {"id": item.id, "cards": exact_text(item.meld), "by": [slot.by for slot in item.meld.slots]}
            | ({"kind": item.meld.kind} if any(slot.wild for slot in item.meld.slots) else {})
            for item in table.melds.values()
        ],
        "scores": match.scores,
        "taken": table.taken.text if table.taken is not None and table.taken in table.hands[table.turn] else None,
        "duty": table.duty.text if table.duty else None,
        "down": table.down,
        "out": table.out,
        "window": None,
        "hands_played": match.hands_played,
    }
    if phase == "call":
        told["window"] = {"discarder": table.discarder}
        if table.buy_requests:
            told["window"]["requests"] = list(table.buy_requests)
    extras = {
        "played_before": table.played_before,
        "buys": table.buys,
        "penalties": table.penalties,
        "played_now": table.played_now,
        "melds_this_turn": table.melds_this_turn,
        "idle_restocks": table.idle_restocks,
    }
    told |= {name: value for name, value in extras.items() if (any(value) if isinstance(value, list) else value)}
    return told
