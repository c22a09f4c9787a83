"""Random games of each kind against python-chess, and how long each level of computer player thinks of a move."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import chess

from engine.actions import CHANCE, Buy, CallRummy, Deal, Decline, Discard, Draw, Move, Pass, Restock, Take
from engine.entries import Played
from engine.match import Match
from engine.players import choose
from engine.setup import LEVELS
from engine.table import Table
from engine.variants import GAMES, make_rules
from tests.engine.battery import open_table

ROUNDS = 5
SECONDS = 0.6
SEATS = {"contract_rummy": 4}
MOVES = 4_000
"""Moves of each computer player, spread over all games."""
PATIENCE = 60.0
"""Seconds after which no new hand of a level begins."""
GOOD = {"easy": 4.0, "normal": 4.0}
"""Milliseconds of a move's p99 that are good; the strongest level may take `STRONGEST`."""
STRONGEST = 250.0


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


def thinking(level: str, game: str, moves: int, until: float) -> list[float]:
    """Processor seconds of each choice in games among four computers of this level."""
    took: list[float] = []
    dice = random.Random(7)

    def chosen(seat: int) -> Move:
        player = table.view_for(seat)
        started = time.thread_time()
        move = choose(level, player)
        took.append(time.thread_time() - started)
        return move

    table, _ = open_table(game, {}, 4, dice)
    while len(took) < moves and time.perf_counter() < until:
        match, seat = table.match, table.seat_in_turn
        assert match is not None
        if table.is_over:
            table, _ = open_table(game, {}, 4, dice)
        elif seat is None:
            order = match.deal_due() or []
            dice.shuffle(order)
            table.apply(None, Played(CHANCE, Deal(tuple(order))))
        elif not _answered_by_another(table, seat, chosen):
            move = chosen(seat)
            due = match.restock_due() if isinstance(move, Draw) else ()
            if due:
                table.apply(None, Played(CHANCE, Restock(tuple(dice.sample(due, len(due))))))
            table.apply(100 + seat, Played(seat, move))
    return took


def _answered_by_another(table: Table, in_turn: int, chosen: Callable[[int], Move]) -> bool:
    """Whether somebody out of turn called or asked for the discard."""
    for seat in range(len(table.people.seats)) if table.window_open else ():
        legal = table.view_for(seat).legal
        if seat != in_turn and any(isinstance(move, CallRummy | Buy) for move in legal):
            wish = chosen(seat)
            if isinstance(wish, CallRummy | Buy):
                table.apply(100 + seat, Played(seat, wish))
                return True
    return False


def computer_row(level: str) -> tuple[str, str, float, str]:
    """The p99 of a computer player's moves in all games, and the game in which it is the longest."""
    until = time.perf_counter() + PATIENCE
    by_game = {game: thinking(level, game, MOVES // len(GAMES), until) for game in GAMES}
    every = [one for took in by_game.values() for one in took]
    slowest = max(by_game, key=lambda game: percentile(by_game[game], 0.99))
    good = GOOD.get(level, STRONGEST)
    p50, p99 = percentile(every, 0.5) * 1e3, percentile(every, 0.99) * 1e3
    worst = percentile(by_game[slowest], 0.99) * 1e3
    remark = f"p50 {p50:.2f} ms, p99 {p99:.2f} ms over {len(every)} moves; {slowest} p99 {worst:.2f} ms"
    return (f"computer move, {level}, p99 of processor time", f"{good:.0f} ms (good)", p99 / good, remark)


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lie; 0 where there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def rows() -> list[tuple[str, str, float, str]]:
    """One row a game, medians of alternating runs; one row a level of computer players."""
    return [*random_games(), *map(computer_row, LEVELS)]


def random_games() -> list[tuple[str, str, float, str]]:
    """Moves a second of random games."""
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
