"""From a table to the records that standings are made of.

Who gains and who loses where a computer finished for a person:

- A seat can only win for its person if that person plays it when the game ends. A win of a seat that a computer
  keeps goes to the best seats still held by their persons; a computer player's own win is nobody's.
- Who left (or was sent away) and did not come back has lost, with the worse of the points at leaving and at the end.
- Ratings compare the people of a game. Who does not hold their seat at its end stands last, whatever the seat's
  points; nobody's rating moves in a game with one person, or with nobody left at the end.
- A hand counts only for those who held their seat when it ended.
- A game that is not played to its end counts for nobody.
"""

from __future__ import annotations

import json

from engine.people import Seat
from engine.records import GameRecord, HandRecord, PlayerResult
from engine.table import Table


def hand_record(table: Table, at: float) -> HandRecord:
    """The result of the hand that has just ended."""
    match, rules = table.match, table.rules
    assert match is not None
    assert match.result is not None
    lines = match.result.seats
    best = (min if rules.low_wins else max)(line.points for line in lines)
    players = tuple(
        PlayerResult(
            name=who.name,
            points=line.points,
            won=line.points == best and match.result.why != "dead",
            user_id=who.user,
            counted=who.is_held,
        )
        for who, line in zip(table.people.seats, lines, strict=True)
    )
    return HandRecord(rules.game, match.hands_played, at, players, json.dumps(rules.wire()), rules.low_wins)


def game_record(table: Table, at: float) -> GameRecord:
    """The result of the game that has just ended."""
    match, rules = table.match, table.rules
    assert match is not None
    credited, places = winners_credited(table), places_among_people(table)
    players = tuple(
        PlayerResult(
            name=who.name,
            points=_points(who, match.scores[seat], rules.low_wins),
            won=seat in credited,
            user_id=who.user,
            place=places.get(seat),
        )
        for seat, who in enumerate(table.people.seats)
    )
    return GameRecord(rules.game, at, players, json.dumps(rules.wire()), rules.low_wins)


def winners_credited(table: Table) -> frozenset[int]:
    """The seats whose players have won the game for the standings."""
    match, seats = table.match, table.people.seats
    assert match is not None
    credited = {seat for seat in match.winners if seats[seat].user is None or seats[seat].is_held}
    if credited != set(match.winners):
        held = table.people.held()
        pick = min if table.rules.low_wins else max
        best = pick((match.scores[seat] for seat in held), default=0)
        credited.update(seat for seat in held if match.scores[seat] == best)
    return frozenset(credited)


def places_among_people(table: Table) -> dict[int, int]:
    """The places of the game's people by seat, for their ratings; empty where there is nothing to compare."""
    match, seats = table.match, table.people.seats
    assert match is not None
    people = [seat for seat, who in enumerate(seats) if who.user is not None]
    if len(people) < 2 or not table.people.held():
        return {}
    sign = -1 if table.rules.low_wins else 1
    worth = {seat: (seats[seat].is_held, sign * match.scores[seat] if seats[seat].is_held else 0) for seat in people}
    return {seat: 1 + sum(other > worth[seat] for other in worth.values()) for seat in people}


def _points(who: Seat, score: int, low_wins: bool) -> int:
    if who.score_when_left is None:
        return score
    return (max if low_wins else min)(score, who.score_when_left)
