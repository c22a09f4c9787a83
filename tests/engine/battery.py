"""Random whole hands of any game under any rules, with everything that must hold checked after every action."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from engine.actions import (
    CHANCE,
    Buy,
    CallRummy,
    Deal,
    Decline,
    Discard,
    Draw,
    FalseCall,
    GoOut,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Restock,
    SwapJoker,
    Take,
)
from engine.cards import Card, deck
from engine.entries import Joined, Opened, Played, Started, from_line, to_line
from engine.events import PUBLIC
from engine.refusals import Refused
from engine.replay import replay
from engine.round import Round, TableMeld
from engine.rules import RuleSet
from engine.setup import Setup
from engine.table import Table
from engine.variants import GAMES, contradictions

STEPS = 1_500
"""After so many moves in one hand the players stop dawdling and go out as soon as they can."""
LIMIT = 6_000


@dataclass
class Tally:
    """What a run went through."""

    hands: int = 0
    moves: int = 0
    refused: int = 0
    redeals: int = 0


def combinations(game: str, dice: random.Random) -> dict[str, Any]:
    """One random legal combination of all switches of a game."""
    while True:
        on: dict[str, Any] = {}
        for switch in GAMES[game].switches:
            if switch.choices:
                on[switch.name] = dice.choice(switch.choices)
            else:
                on[switch.name] = dice.choice((switch.default, max(switch.least, 1), min(switch.most, 8)))
        if not contradictions(on):
            return on


def open_table(game: str, switches: Mapping[str, Any], players: int, dice: random.Random) -> tuple[Table, list[str]]:
    """A started table of people, and its log so far."""
    table, log = Table(1), []

    def log_act(by: int | None, act: Any) -> None:
        line = to_line(by, act)
        assert from_line(line) == (by, act)
        table.apply(by, act)
        log.append(line)

    log_act(100, Opened(Setup(game, tuple(switches.items()), seats=players), "P0"))
    for seat in range(1, players):
        log_act(100 + seat, Joined(f"P{seat}"))
    log_act(100, Started(dice.randrange(players)))
    return table, log


def play(
    game: str,
    switches: Mapping[str, Any],
    players: int,
    seed: int,
    hands: int = 1,
    *,
    every: int = 7,
) -> Tally:
    """Play some hands at random and check everything; `every` so many moves the dear checks are made."""
    dice = random.Random(seed)
    table, log = open_table(game, switches, players, dice)
    tally = Tally()
    match = table.match
    assert match is not None
    while tally.hands < hands and not table.is_over:
        order = match.deal_due()
        assert order is not None
        dice.shuffle(order)
        enter(table, log, CHANCE, Deal(tuple(order)))
        tally.hands += 1
        play_hand(table, log, dice, tally, every)
    again = replay(1, log)
    assert snapshot(again) == snapshot(table)
    assert again.view() == table.view()
    return tally


def enter(table: Table, log: list[str], seat: int, action: Any) -> None:
    """One action by a seat (or chance), through its line of the log."""
    line = to_line(None if seat == CHANCE else 100 + seat, Played(seat, action))
    by, act = from_line(line)
    assert act == Played(seat, action)
    events = table.apply(by, act)
    log.append(line)
    for event in events:
        public = event.shown_to(PUBLIC)
        assert public.seat == event.seat
        if event.name == "drew":
            assert public.card is None  # type: ignore[attr-defined]


def play_hand(table: Table, log: list[str], dice: random.Random, tally: Tally, every: int) -> None:
    """Play the hand that was dealt to its end."""
    match = table.match
    assert match is not None
    round_ = match.round
    assert round_ is not None
    row = round_.rules.deck_row(match.players)
    whole = sorted(deck(row.packs, row.jokers))
    steps = 0
    while not round_.is_over:
        steps += 1
        assert steps < LIMIT, f"a hand of {round_!r} does not end"
        due = match.restock_due()
        if due:
            order = list(due)
            dice.shuffle(order)
            enter(table, log, CHANCE, Restock(tuple(order)))
        moves = round_.legal_actions()
        assert moves, f"nothing is open to the player in turn of {round_!r}"
        seat, action = _choose(round_, moves, dice, steps)
        for one in moves if seat == round_.turn else round_.legal_actions(seat):
            refusal = round_.check(seat, one)
            assert refusal is None, (one, refusal)
        if steps % every == 0:
            tally.refused += _try_refused(table, round_, dice)
            tally.redeals += _redeal(table, dice)
        enter(table, log, seat, action)
        tally.moves += 1
        assert sorted(everywhere(round_)) == whole
    _check_scores(table)


def _choose(round_: Round, moves: Sequence[Move], dice: random.Random, steps: int) -> tuple[int, Move]:
    """Somebody's call or buy, or one of the `moves` of the player in turn."""
    seats = [seat for seat in range(round_.players) if seat != round_.turn]
    if round_.discarder is not None and dice.random() < 0.5:
        dice.shuffle(seats)
        for seat in seats:
            open_to = round_.legal_actions(seat)
            if open_to and dice.random() < 0.4:
                return seat, dice.choice(open_to)
    slow = Discard | Draw | Pass | (Take if steps > STEPS else Pass)
    eager = [move for move in moves if not isinstance(move, slow)]
    if eager and (steps > STEPS or dice.random() < 0.5):
        return round_.turn, dice.choice(eager)
    if steps > STEPS and Draw() in moves:
        return round_.turn, Draw()
    return round_.turn, dice.choice(moves)


def everywhere(round_: Round) -> list[Card]:
    """All cards of a round, wherever they lie."""
    cards = [card for hand in round_.hands for card in hand] + round_.stock + round_.discard
    return cards + [card for item in round_.melds.values() for card in item.meld.cards]


def snapshot(table: Table) -> object:
    """Everything that a table is, as plain values."""
    match = table.match
    assert match is not None
    told = [table.version, table.status, match.scores, match.deal, match.dealer, match.winners]
    if match.round is not None:
        told += [getattr(match.round, name) for name in Round.__slots__]
    return [_frozen(value) for value in told]


def _frozen(value: Any) -> Any:
    """The same value in what cannot be changed in place."""
    if isinstance(value, list):
        return tuple(map(_frozen, value)) if value and isinstance(value[0], list) else tuple(value)
    if isinstance(value, dict):
        return tuple((key, _frozen(one)) for key, one in value.items())
    return (value.owner, value.meld) if isinstance(value, TableMeld) else value


def _try_refused(table: Table, round_: Round, dice: random.Random) -> int:
    """Throw wild guesses at the table: what `check` refuses must be refused by `apply` and change nothing."""
    cards = everywhere(round_)
    refused = 0
    before = snapshot(table)
    for _ in range(4):
        some = tuple(dice.sample(cards, min(3, len(cards))))
        onto = dice.choice([*round_.melds, "Z9"])
        guess = dice.choice(
            [
                Draw(),
                Take(some[0]),
                LayMeld(some),
                LayOff(some[:1], onto),
                Discard(some[0]),
                GoOut(some[0]),
                CallRummy(some, dice.choice([None, onto])),
                Decline(),
                Pass(),
                Buy(),
                SwapJoker(onto, some[0]),
                FalseCall(),
                Restock(some),
            ]
        )
        seat = dice.randrange(-1, round_.players)
        trial = round_.copy()
        refusal = round_.check(seat, guess)
        assert snapshot(table) == before, f"checking {guess} changed something"
        if refusal is None:
            continue
        refused += 1
        with pytest.raises(Refused):
            trial.apply(seat, guess)
        for name in Round.__slots__:
            assert getattr(trial, name) == getattr(round_, name), f"the refused {guess} changed {name}"
    return refused


def _redeal(table: Table, dice: random.Random) -> int:
    """Non-interference: redeal all that is hidden from a viewer, and the viewer's view must not change."""
    match = table.match
    assert match is not None
    round_ = match.round
    assert round_ is not None
    if round_.is_over:
        return 0
    for viewer in (PUBLIC, dice.randrange(round_.players)):
        before = table.view() if viewer == PUBLIC else table.view_for(viewer)
        kept = round_.copy()
        redeal_hidden(round_, viewer, dice)
        after = table.view() if viewer == PUBLIC else table.view_for(viewer)
        match.round = kept
        assert after == before, f"seat {viewer} sees something hidden"
        match.round = round_
        for name in Round.__slots__:
            setattr(round_, name, getattr(kept, name))
    return 2


def known_cards(round_: Round, seat: int) -> set[Card]:
    """Cards of a hand that everybody has seen go there."""
    steering = {card for card in (round_.taken, round_.duty) if card is not None and card in round_.hands[seat]}
    return steering | set(round_.known(seat))


def redeal_hidden(round_: Round, viewer: int, dice: random.Random) -> None:
    """Shuffle the stock and all hands that `viewer` cannot see; what lies open (also a taken card) stays."""
    places: list[tuple[list[Card], int]] = []
    for seat, hand in enumerate(round_.hands):
        if seat == viewer or seat in round_.shown:
            continue
        fixed = known_cards(round_, seat)
        places += [(hand, index) for index, card in enumerate(hand) if card not in fixed]
    places += [(round_.stock, index) for index in range(len(round_.stock))]
    cards = [place[index] for place, index in places]
    dice.shuffle(cards)
    for (place, index), card in zip(places, cards, strict=True):
        place[index] = card


def _check_scores(table: Table) -> None:
    match = table.match
    assert match is not None
    result = match.result
    assert result is not None
    assert [line.total for line in result.seats] == match.scores
    rules: RuleSet = match.rules
    if result.why == "dead":
        assert all(line.points == -line.penalty for line in result.seats)
    elif rules.scoring == "table_minus_hand":
        for line in result.seats:
            assert line.points == line.melded + line.laid_off - line.in_hand - line.penalty
    elif rules.scoring == "winner_takes" and result.out is not None:
        losers: Sequence[int] = [line.in_hand for line in result.seats if line.seat != result.out]
        assert result.seats[result.out].points == sum(losers) * (2 if result.rummy else 1)
