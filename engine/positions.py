"""Positions as JSON, both ways (rules/scenarios.md): a story's table in, the state after it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import parse_declared
from engine.cards import Card, NotACard, card, cards_text
from engine.match import Match
from engine.melds import Problem, meld_text, read_meld
from engine.moves import outs
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


class BadScenario(ValueError):
    """Raised for a text that is no scenario; `problems` are all of them, a clear line each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class Reader:
    """Reads fields and collects every problem instead of stopping at the first."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def whole(self, source: Mapping[str, Any], name: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = source.get(name, default)
        if type(value) is not int or not least <= value <= most:
            self.problems.append(f"{name}: expected a whole number from {least} to {most}, not {value!r}")
            return default
        return value

    def per_seat(self, source: Mapping[str, Any], name: str, default: Any, seats: int, kinds: tuple[type, ...]) -> Any:
        """A list with one value a seat."""
        value = source.get(name)
        if value is None or value == []:
            return [default] * seats
        if not isinstance(value, list) or len(value) != seats or any(type(item) not in kinds for item in value):
            wanted = "/".join(kind.__name__ for kind in kinds)
            self.problems.append(f"{name}: expected a list of {seats} values ({wanted}), one a seat")
            return [default] * seats
        return value

    def cards(self, text: object, where: str) -> list[Card]:
        """Cards of a blank-separated text, as first copies."""
        if not isinstance(text, str):
            self.problems.append(f"{where}: expected a text of cards")
            return []
        found = []
        for part in text.replace(",", " ").split():
            try:
                found.append(Card.parse(part))
            except NotACard:
                self.problems.append(f"{where}: {part!r} is no card")
        return found


class Copies:
    """Gives each card text its own physical copy, and refuses more copies than the deck holds."""

    def __init__(self, rules: RuleSet, players: int, reader: Reader) -> None:
        row = rules.deck_row(players)
        self.packs, self.jokers, self.reader = row.packs, row.jokers, reader
        self.used: Counter[int] = Counter()

    def take(self, asked: Card) -> Card:
        """The next unused copy of this face."""
        if asked.is_joker:
            allowed, seen = asked.pack < self.jokers, self.used[-1 - asked.pack]
            self.used[-1 - asked.pack] += 1
            if not allowed or seen:
                self.reader.problems.append(f"{asked.text}: the deck has no such joker, or it lies in two places")
            return asked
        copy = self.used[asked.face]
        self.used[asked.face] += 1
        if copy >= self.packs:
            self.reader.problems.append(f"{asked.text}: more copies than the deck of {self.packs} packs holds")
            return asked
        return card(asked.rank, asked.suit, copy)

    def all(self, asked: Sequence[Card]) -> list[Card]:
        """Copies of all these cards."""
        return [self.take(one) for one in asked]


def whole_deck(rules: RuleSet, players: int, text: object, reader: Reader, where: str) -> tuple[Card, ...]:
    """A stacked deck: every card of the deck once, twins in the order named."""
    before = len(reader.problems)
    copies = Copies(rules, players, reader)
    order = copies.all(reader.cards(text, where))
    size = rules.deck_size(players)
    if len(reader.problems) == before and len(order) != size:
        reader.problems.append(f"{where}: {len(order)} cards, the deck has {size}")
    return tuple(order)


def read_position(rules: RuleSet, players: int, source: Mapping[str, Any], reader: Reader) -> Match:
    """The match that a position describes; problems go to `reader`, and the result then means nothing."""
    for name in source:
        if name not in _FIELDS:
            reader.problems.append(f"position: unknown field {name!r}")
    dealer = reader.whole(source, "dealer", players - 1, 0, players - 1)
    deal = reader.whole(source, "deal", 1, 1, 1000)
    scores = reader.per_seat(source, "scores", 0, players, (int,))
    match = Match(rules, players, dealer, scores)
    match.deal = deal
    match.hands_played = reader.whole(source, "hands_played", deal - 1, 0, 10_000)
    phase = source.get("phase", "draw")
    if phase == "over":
        match.settle_told()
        return match
    if phase not in ("draw", "play", "call"):
        reader.problems.append(f"phase: expected draw, play or call, not {phase!r}")
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
    table.stock = copies.all(reader.cards(source.get("stock") or "", "stock"))
    table.discard = copies.all(reader.cards(source.get("discard") or "", "discard"))
    melds = source.get("melds") or []
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
    if not isinstance(meld_id, str) or meld_id[:1] not in letters or not meld_id[1:].isdecimal():
        reader.problems.append(f"{where}: {meld_id!r} is no meld id (a seat's letter and a number)")
        return
    if meld_id in table.melds:
        reader.problems.append(f"{where}: {meld_id} is there twice")
        return
    try:
        named_cards, named = parse_declared(told["cards"])
    except NotACard as error:
        reader.problems.append(f"{where}: {error} is no card")
        return
    cards = copies.all(named_cards)
    means = {cards[named_cards.index(one)]: name for one, name in named}
    owner = letters.index(meld_id[0])
    by = told.get("by", [owner] * len(cards))
    if not isinstance(by, list) or len(by) != len(cards) or any(seat not in range(table.players) for seat in by):
        reader.problems.append(f"{where}: by: expected one seat for each card")
        return
    readings = read_meld(cards, table.melding, told.get("kind"), means, owner)
    if isinstance(readings, Problem) or len(readings) != 1:
        many = "could be several melds: declare the jokers" if not isinstance(readings, Problem) else "is no meld"
        reader.problems.append(f"{where}: {told['cards']} {many}")
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
        if held is None or len(asked) != 1 or phase != "play":
            reader.problems.append(f"{name}: {told!r} is no card in the hand of the seat in turn, in phase play")
        setattr(table, name, held)
    players = table.players
    table.down = list(reader.per_seat(source, "down", 0, players, (int, bool)))
    table.down = [int(value) for value in table.down]
    if any(value not in (0, 1, 2) for value in table.down):
        reader.problems.append("down: expected 0, 1 or 2 for each seat")
    table.played_before = list(reader.per_seat(source, "played_before", False, players, (bool,)))
    table.buys = list(reader.per_seat(source, "buys", 0, players, (int,)))
    table.penalties = list(reader.per_seat(source, "penalties", 0, players, (int,)))
    table.played_now = source.get("played_now", False) is True
    table.melds_this_turn = reader.whole(source, "melds_this_turn", 0, 0, 1000)
    table.idle_restocks = reader.whole(source, "idle_restocks", 0, 0, 1000)
    if phase == "call":
        window = source.get("window") or {}
        if not isinstance(window, dict):
            reader.problems.append("window: expected an object")
            window = {}
        table.discarder = reader.whole(window, "discarder", (table.turn - 1) % players, 0, players - 1)
        table.buy_requests = [seat for seat in window.get("requests", []) if seat in range(players)]
    if source.get("out") is not None:
        _read_out(table, source, reader)


def _read_out(table: Round, source: Mapping[str, Any], reader: Reader) -> None:
    out = reader.whole(source, "out", 0, 0, table.players - 1)
    if table.rules.flow != CONCEALED or out == table.turn:
        reader.problems.append("out: only in Three Thirteen, and not the seat in turn")
        return
    table.out, table.out_how = out, "shown"
    table.waiting = [(table.turn + step) % table.players for step in range((out - table.turn) % table.players)]
    if reader.problems:
        return
    for seat in range(table.players):
        if seat == out:
            table.shown[seat] = ShownHand(outs.arranged(table, seat).melds, (), 0)
        elif seat not in table.waiting:
            table.shown[seat] = outs.arranged(table, seat)


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
            {"id": item.id, "cards": meld_text(item.meld), "by": [slot.by for slot in item.meld.slots]}
            | ({"kind": item.meld.kind} if any(slot.wild for slot in item.meld.slots) else {})
            for item in table.melds.values()
        ],
        "scores": match.scores,
        "taken": table.taken.text if table.taken else None,
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
