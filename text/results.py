"""The end of a hand or a game in words: who went out, every player's figures, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.views import HandResult, SeatResult, TableView
from text.language import Said

if TYPE_CHECKING:
    from text.words import Words


def hand_result(words: Words, result: HandResult, view: TableView) -> Said:
    """Several lines: how the hand ended, each seat in the order of its points, and what follows."""
    lines = [_ending(words, result, view)]
    best_first = sorted(result.seats, key=lambda seat: seat.points, reverse=not view.rules.low_wins)
    for seat in best_first:
        lines.append(_seat(words, seat, view))
    lines.append(_what_follows(words, result, view))
    return Said("\n".join(lines))


def final_standings(words: Words, result: HandResult, view: TableView) -> Said:
    """One line a player, best first; equal totals share a place."""
    ordered = sorted(result.seats, key=lambda seat: seat.total, reverse=not view.rules.low_wins)
    lines = []
    for seat in ordered:
        place = 1 + sum(1 for other in result.seats if _better(other, seat, view))
        lines.append(words.say("result.final", place=place, name=words.player(seat.seat, view), total=seat.total))
    return Said("\n".join(lines))


def _better(one: SeatResult, other: SeatResult, view: TableView) -> bool:
    return one.total < other.total if view.rules.low_wins else one.total > other.total


def _ending(words: Words, result: HandResult, view: TableView) -> Said:
    if result.out is None:
        return words.say("result.dead" if result.why == "dead" else "result.stock")
    return words.say("result.out.rummy" if result.rummy else "result.out", name=words.player(result.out, view))


def _seat(words: Words, seat: SeatResult, view: TableView) -> Said:
    name = words.player(seat.seat, view)
    key = words.first(f"result.seat.{view.rules.scoring}", "result.seat")
    figures = {"melded": seat.melded, "laid_off": seat.laid_off, "in_hand": seat.in_hand}
    said = [words.say(key, name=name, points=seat.points, total=seat.total, **figures)]
    if seat.left:
        said.append(words.say("result.left", cards=words.cards(seat.left)))
    if seat.penalty:
        said.append(words.say("result.penalty", name=name, n=seat.penalty))
    return Said(" ".join(said))


def _what_follows(words: Words, result: HandResult, view: TableView) -> Said:
    if result.winners:
        names = words.listed([words.player(seat, view) for seat in result.winners])
        return words.say("result.winners" if len(result.winners) > 1 else "result.winner", winners=names)
    if result.game_over:
        return words.say("result.winner", winners=words.say("nobody"))
    return words.say("result.next_dealer", name=words.player(result.next_dealer, view))
