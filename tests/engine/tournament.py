"""Computer players against each other: duplicate deals with the seats changed, so that luck cancels out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine import entries as do
from engine.actions import CHANCE, Buy, CallRummy, Deal, Draw, Move, Pass, Restock
from engine.players import choose
from engine.setup import Setup
from engine.table import Table
from engine.views import PlayerView

Chooser = Callable[[PlayerView], Move]
MOST_MOVES = 3_000


@dataclass(frozen=True)
class Edge:
    """How much better one player did than another, in points a hand (or in games won)."""

    mean: float
    error: float
    """One standard error of the mean."""
    deals: int
    better: float
    """The share of deals in which it did better, ties halved."""

    @property
    def sure(self) -> float:
        """Standard errors above zero; 1.64 is 95 % sure, 2.33 is 99 %."""
        return self.mean / self.error if self.error else math.copysign(math.inf, self.mean or -1)

    def __str__(self) -> str:
        return (
            f"{self.mean:+.2f} ± {self.error:.2f} ({self.sure:+.1f} s.e., better in {self.better:.0%} of {self.deals})"
        )


def edge(differences: Sequence[float]) -> Edge:
    """The mean of paired differences and how sure it is."""
    count = len(differences)
    mean = sum(differences) / count
    spread = math.sqrt(sum((one - mean) ** 2 for one in differences) / max(count - 1, 1))
    better = sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in differences) / count
    return Edge(mean, spread / math.sqrt(count), count, better)


def of_level(level: str) -> Chooser:
    """The computer player of a level."""
    return lambda player: choose(level, player)


def new_table(game: str, seats: int, switches: dict[str, object], dealer: int = 0) -> Table:
    """A started table; who plays a seat does not matter to the cards."""
    table = Table(1)
    setup = Setup(game, tuple(switches.items()), seats=seats)  # type: ignore[arg-type]
    table.apply(100, do.Opened(setup, "P0"))
    for seat in range(1, seats):
        table.apply(100 + seat, do.Joined(f"P{seat}"))
    table.apply(100, do.Started(dealer))
    return table


def deal(table: Table, dice: Random) -> None:
    """Shuffle and deal the next hand."""
    assert table.match is not None
    order = table.match.deal_due()
    assert order is not None
    dice.shuffle(order)
    table.apply(None, do.Played(CHANCE, Deal(tuple(order))))


def play_hand(table: Table, players: Sequence[Chooser], dice: Random) -> None:
    """Play the hand that was dealt to its end; no move may be refused (`apply` raises)."""
    match = table.match
    assert match is not None
    hand = match.round
    assert hand is not None
    for _ in range(MOST_MOVES):
        if hand.is_over:
            return
        if table.window_open:
            _ask_others(table, players)
        seat = hand.turn
        move = players[seat](table.view_for(seat))
        due = match.restock_due() if isinstance(move, Draw) else ()
        if due:
            table.apply(None, do.Played(CHANCE, Restock(tuple(dice.sample(due, len(due))))))
        table.apply(100 + seat, do.Played(seat, move))
    raise AssertionError(f"{hand!r} does not end")


def _ask_others(table: Table, players: Sequence[Chooser]) -> None:
    """The others may call, the nearest first, or buy."""
    assert table.match is not None
    hand = table.match.round
    assert hand is not None
    assert hand.discarder is not None
    for step in range(1, hand.players):
        seat = (hand.discarder + step) % hand.players
        if seat == hand.turn and not hand.rules.calling:
            continue
        view = table.view_for(seat)
        if not any(isinstance(move, CallRummy | Buy) for move in view.legal):
            continue
        wish = players[seat](view)
        if isinstance(wish, CallRummy | Buy):
            table.apply(100 + seat, do.Played(seat, wish))
        else:
            assert seat == hand.turn or isinstance(wish, Pass), wish
        if isinstance(wish, CallRummy):
            return


def _seatings(seats: int) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Where the first of two players sits: every seat once in the two."""
    first = tuple(seat % 2 == 0 for seat in range(seats))
    return first, tuple(not here for here in first)


def hands(
    game: str, seats: int, one: Chooser, other: Chooser, seeds: Iterable[int], **switches: object
) -> Iterator[float]:
    """Per deal, played twice with the seats changed: how many points a hand `one` did better."""
    for seed in seeds:
        sums = [0.0, 0.0]
        for seating in _seatings(seats):
            table = new_table(game, seats, switches, seed % seats)
            match = table.match
            assert match is not None
            if match.rules.deal_sizes:
                match.deal = seed % len(match.rules.deal_sizes)
            dice = Random(seed)
            deal(table, dice)
            play_hand(table, [one if here else other for here in seating], dice)
            assert match.result is not None
            sign = -1 if match.rules.low_wins else 1
            for seat, here in enumerate(seating):
                sums[not here] += sign * match.result.seats[seat].points
        yield (sums[0] - sums[1]) / seats


def games(game: str, seats: int, one: Chooser, other: Chooser, seeds: range, **switches: object) -> Iterator[float]:
    """Per pair of whole games with the seats changed: the share of wins of `one` less that of `other`."""
    for seed in seeds:
        lead = 0.0
        for seating in _seatings(seats):
            table = new_table(game, seats, switches, seed % seats)
            dice = Random(seed)
            while not table.is_over:
                deal(table, dice)
                play_hand(table, [one if here else other for here in seating], dice)
            assert table.match is not None
            won = table.match.winners
            lead += sum(1 if seating[seat] else -1 for seat in won) / len(won)
        yield lead / 2
