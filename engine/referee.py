"""The referee: one scenario in, one line per move and a closing line out (rules/scenarios.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import Any

from engine import told
from engine.actions import CHANCE, Action, CallRummy, Deal, FalseCall, Restock, Take
from engine.cards import Card, deck
from engine.events import Event
from engine.match import Match
from engine.moves.calling import is_false_call
from engine.offers import meld_offers
from engine.positions import position_of, read_position
from engine.reading import BadScenario, Reader, whole_deck
from engine.refusals import HandOver, NotInPile, NotThisGame, Refusal
from engine.round import Round
from engine.rules import RuleSet
from engine.switches import BadRules, Fault
from engine.variants import make_rules, seating_faults

_TOP = frozenset({"game", "rules", "preset", "position", "deal", "moves"})


def judge(scenario: object) -> list[dict[str, Any]]:
    """The lines of a scenario, the closing one last; raises `BadScenario` with every problem before any move."""
    match, moves = read_scenario(scenario)
    lines = [_line(match, move) for move in moves]
    return [*lines, closing(match)]


def read_scenario(scenario: object) -> tuple[Match, list[dict[str, Any]]]:
    """The match at the start and the parsed moves; raises `BadScenario`."""
    if not isinstance(scenario, dict):
        raise BadScenario(["a scenario is a JSON object"])
    reader = Reader()
    for name in scenario:
        if name not in _TOP:
            reader.problems.append(f"unknown field {short(name)}")
    rules = _read_rules(scenario, reader)
    if rules is None:
        raise BadScenario(reader.problems)
    match = _read_start(rules, scenario, reader)
    moves = scenario.get("moves", [])
    if not isinstance(moves, list):
        reader.problems.append("moves: expected a list")
        moves = []
    players = match.players if match is not None else 8
    parsed = [_read_move(rules, players, move, f"moves[{index}]", reader) for index, move in enumerate(moves)]
    if reader.problems or match is None:
        raise BadScenario(reader.problems)
    return match, parsed


def fault_text(fault: Fault) -> str:
    """One line on one fault of house rules."""
    others = ", ".join(str(other) for other in fault.others)
    match fault.code:
        case "unknown_game":
            return f"game: unknown game {short(fault.name)}; known: {others}"
        case "unknown_switch":
            return f"rules: unknown switch {short(fault.name)}; known: {others}"
        case "bad_value":
            return f"rules.{fault.name}: {short(fault.value)} is no value; allowed: {others}"
        case "E_CONTRADICTION":
            return f"E_CONTRADICTION: {fault.name} cannot be combined with {fault.others[0]}"
        case _:
            bounds = "players must be " + " to ".join(str(other) for other in fault.others)
            dealt = f"the deck is too small in deals {others} for {fault.value} players"
            return f"E_TABLE_SIZE: {bounds if fault.name == 'players' else dealt}"


def _read_rules(scenario: Mapping[str, Any], reader: Reader) -> RuleSet | None:
    game, switches, preset = scenario.get("game"), scenario.get("rules", {}), scenario.get("preset")
    if not isinstance(game, str):
        reader.problems.append("game: expected the name of a game")
    if not isinstance(switches, dict):
        reader.problems.append("rules: expected an object of switches")
    if preset is not None and not isinstance(preset, str):
        reader.problems.append("preset: expected a name")
    if not isinstance(game, str) or not isinstance(switches, dict) or not isinstance(preset, str | None):
        return None
    try:
        return make_rules(game, switches, preset)
    except BadRules as error:
        reader.problems += [fault_text(fault) for fault in error.faults]
        return None


def _read_start(rules: RuleSet, scenario: Mapping[str, Any], reader: Reader) -> Match | None:
    position, deal = scenario.get("position"), scenario.get("deal")
    source = position if position is not None else deal
    if not isinstance(source, dict) or (position is not None and deal is not None):
        reader.problems.append("expected either position or deal, an object")
        return None
    hands = source.get("hands")
    seats = source.get("seats", len(hands) if isinstance(hands, list) else None)
    if type(seats) is not int:
        reader.problems.append("seats: expected a whole number")
        return None
    faults = seating_faults(rules, seats)
    if faults:
        reader.problems += [fault_text(fault) for fault in faults]
        return None
    if position is not None:
        return read_position(rules, seats, source, reader)
    for name in source:
        if name not in ("seats", "dealer", "deal", "scores", "order", "hands_played"):
            reader.problems.append(f"deal: unknown field {short(name)}")
    dealer = reader.whole(source, "dealer", seats - 1, 0, seats - 1)
    match = Match(rules, seats, dealer, reader.numbers(source, "scores", seats))
    match.deal = reader.whole(source, "deal", 1, 1, 1000) - 1
    match.hands_played = reader.whole(source, "hands_played", match.deal, 0, 10_000)
    order = whole_deck(rules, seats, source.get("order"), reader, "deal.order")
    if not reader.problems:
        match.apply(CHANCE, Deal(order))
    return match


def _read_move(rules: RuleSet, players: int, move: object, where: str, reader: Reader) -> dict[str, Any]:
    if not isinstance(move, dict):
        reader.problems.append(f"{where}: expected an object")
        return {}
    do = move.get("do")
    if do == "deal":
        return {"do": do, "order": whole_deck(rules, players, move.get("order"), reader, f"{where}.order")}
    if do == "restock":
        return {"do": do, "order": reader.cards(move.get("order"), f"{where}.order")}
    if not isinstance(do, str) or do not in told.MOVES:
        reader.problems.append(f"{where}: unknown do {short(do)}")
        return {}
    claims = move.get("claims")
    if do == "rummy" and claims is not None:
        if not isinstance(claims, list) or not claims or not all(isinstance(claim, dict) for claim in claims):
            reader.problems.append(f"{where}.claims: expected a list of claims")
            return {}
        parts = [
            _read_move(rules, players, {**claim, "do": do, "claims": None}, f"{where}.claims[{i}]", reader)
            for i, claim in enumerate(claims)
        ]
        return {"do": do, "claims": parts}
    parsed = told.read_move(move, reader, where)
    seat = move.get("seat")
    if type(seat) is not int or not 0 <= seat < players:
        reader.problems.append(f"{where}.seat: expected a seat from 0 to {players - 1}, not {short(seat)}")
    parsed["seat"] = seat
    return parsed


def _line(match: Match, move: dict[str, Any]) -> dict[str, Any]:
    if "claims" in move:
        return _claims(match, move["claims"])
    seat = move.get("seat", CHANCE)
    action, refusal = understand(match, seat, move)
    if refusal is None and action is not None:
        return {"ok": True, "events": [event.plain() for event in match.apply(seat, action)]}
    assert refusal is not None
    return _refused(match, seat, action, refusal)


def understand(match: Match, seat: int, move: Mapping[str, Any]) -> tuple[Action | None, Refusal | None]:
    """What a parsed move means here, or why it is refused."""
    do = move["do"]
    if do == "deal":
        deal = Deal(move["order"])
        return deal, match.check(CHANCE, deal)
    if match.round is None or match.round.is_over:
        return None, HandOver()
    if do in told.OTHER_GAMES:
        return None, NotThisGame(do)
    if do == "restock":
        restock = Restock(_as_discards(match, move["order"]))
        return restock, match.check(CHANCE, restock)
    if do == "take":
        return _take(match, seat, move)
    return told.choose(move, match.round, seat, match.check)


def _as_discards(match: Match, order: Sequence[Card]) -> tuple[Card, ...]:
    left = list(match.round.discard[:-1]) if match.round is not None else []
    found = []
    for asked in order:
        card = next((one for one in left if one.text == asked.text), asked)
        if card in left:
            left.remove(card)
        found.append(card)
    return tuple(found)


def _take(match: Match, seat: int, move: Mapping[str, Any]) -> tuple[Action | None, Refusal | None]:
    assert match.round is not None
    pile, index, asked = match.round.discard, move.get("from"), move.get("card")
    if index is not None and 0 <= index < len(pile):
        card = pile[index]
        if asked is not None and asked.text != card.text:
            return None, NotInPile(asked)
    else:
        card = next((one for one in reversed(pile) if asked is not None and one.text == asked.text), asked)
        if index is not None or card is None:
            card = asked if asked is not None and asked not in pile else _absent(pile)
    take = Take(card)
    return take, match.check(seat, take)


def _absent(pile: Sequence[Card]) -> Card:
    return next(card for card in deck(8) if card not in pile)


def _claims(match: Match, claims: list[dict[str, Any]]) -> dict[str, Any]:
    """Several calls at once: the nearest in turn after the discarder whose play is right goes (rules.md 3.6)."""
    table = match.round
    first = 0 if table is None or table.discarder is None else table.discarder + 1
    refused: dict[str, Any] | None = None
    for claim in sorted(claims, key=lambda item: (item["seat"] - first) % match.players):
        seat = claim["seat"]
        action, refusal = understand(match, seat, claim)
        if refusal is None and action is not None:
            return {"ok": True, "events": [event.plain() for event in match.apply(seat, action)]}
        assert refusal is not None
        line = _refused(match, seat, action, refusal)
        refused = refused or line
    assert refused is not None
    return refused


def _refused(match: Match, seat: int, action: Action | None, refusal: Refusal) -> dict[str, Any]:
    line: dict[str, Any] = {"ok": False, "refusal": refusal.code, "facts": refusal.facts()}
    if match.round is not None and isinstance(action, CallRummy) and is_false_call(match.round, refusal):
        events: tuple[Event, ...] = match.apply(seat, FalseCall())
        line["events"] = [event.plain() for event in events]
    return line


def closing(match: Match) -> dict[str, Any]:
    """The last line: where everything stands, and what is open to whom."""
    over = match.round is None or match.round.is_over
    result = match.result
    return {
        "position": position_of(match),
        "over": over,
        "game_over": match.is_over,
        "hand_scores": [seat.points for seat in result.seats] if over and result else None,
        "scores": match.scores,
        "winners": list(match.winners) if match.is_over else None,
        "legal": _legal(match),
    }


def _legal(match: Match) -> list[dict[str, Any]]:
    table = match.round
    if table is None or table.is_over:
        return []
    found = [_listed(table, table.turn, action) for action in table.legal_actions()]
    if table.phase == "play":
        found += [_listed(table, table.turn, action) for action in meld_offers(table, table.turn)]
    if table.discarder is not None:
        for seat in range(match.players):
            if seat != table.turn:
                found += [_listed(table, seat, action) for action in table.legal_actions(seat)]
    unique = {tuple(sorted((key, str(value)) for key, value in move.items())): move for move in found}
    return list(unique.values())


def _listed(table: Round, seat: int, action: Action) -> dict[str, Any]:
    """A move as a scenario tells it; of twins in the pile with the place of the one that is meant."""
    plain = told.plain_move(seat, action)
    if isinstance(action, Take) and sum(card.text == action.card.text for card in table.discard) > 1:
        plain["from"] = table.discard.index(action.card)
    return plain
