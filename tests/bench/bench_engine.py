"""Random games of each kind, `legal_actions` at every decision and events emitted, against python-chess."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import chess

from engine.actions import CHANCE, CallRummy, Deal, Decline, Discard, Draw, Pass, Restock, Take
from engine.match import Match
from engine.variants import GAMES, make_rules

ROUNDS = 5
SECONDS = 0.6
SEATS = {"contract_rummy": 4}


def chess_moves(dice: random.Random, seconds: float) -> float:
    """Moves a second of random chess games."""
    moves, board = 0, chess.Board()
    started = time.perf_counter()
    while (now := time.perf_counter()) - started < seconds:
        legal = list(board.legal_moves)
        if not legal or board.is_game_over():
            board = chess.Board()
            continue
        board.push(dice.choice(legal))
        moves += 1
    return moves / (now - started)


def rummy_moves(game: str, dice: random.Random, seconds: float) -> float:
    """Moves a second of random hands: the player in turn chooses among all that is listed, others may call."""
    rules = make_rules(game)
    players = SEATS.get(game, 4)
    match = Match(rules, players, 0)
    moves = steps = 0
    started = time.perf_counter()
    while (now := time.perf_counter()) - started < seconds:
        order = match.deal_due()
        if order is None and match.is_over:
            match = Match(rules, players, 0)
            continue
        if order is not None:
            dice.shuffle(order)
            match.apply(CHANCE, Deal(tuple(order)))
            steps = 0
        round_ = match.round
        assert round_ is not None
        due = match.restock_due()
        if due:
            match.apply(CHANCE, Restock(tuple(dice.sample(due, len(due)))))
        if round_.discarder is not None and rules.calling:
            caller = dice.randrange(players)
            calls = match.legal_actions(caller) if caller != round_.turn else ()
            if calls and isinstance(calls[0], CallRummy):
                match.apply(caller, dice.choice(calls))
                moves += 1
                continue
        legal = match.legal_actions()
        eager = [move for move in legal if not isinstance(move, Discard | Draw | Take | Pass | Decline)]
        match.apply(round_.turn, dice.choice(eager if eager and dice.random() < 0.5 else legal))
        moves += 1
        steps += 1
        if steps > 2_000:
            match = Match(rules, players, 0)
    return moves / (now - started)


def rows() -> list[tuple[str, str, float, str]]:
    """One row a game; medians of alternating runs."""
    dice = random.Random(20)
    runners: dict[str, Callable[[], float]] = {"chess": lambda: chess_moves(dice, SECONDS)}
    for game in GAMES:
        runners[game] = lambda game=game: rummy_moves(game, dice, SECONDS)  # type: ignore[misc]
    found: dict[str, list[float]] = {name: [] for name in runners}
    for runner in runners.values():
        runner()
    for _ in range(ROUNDS):
        for name, runner in runners.items():
            found[name].append(runner())
    anchor = statistics.median(found["chess"])
    return [
        (
            f"{game}: random games, legal_actions at every decision",
            "python-chess legal_moves + push",
            statistics.median(found[game]) / anchor,
            f"{statistics.median(found[game]):,.0f} moves/s against {anchor:,.0f}; good >= 0.75x",
        )
        for game in GAMES
    ]
