"""The computers' part in a change: whole turns, calls and buys, each from that seat's own view."""

from __future__ import annotations

from engine import players
from engine.actions import Action, Buy, CallRummy, Decline, Discard, Draw
from engine.house.change import Change
from engine.house.deadlines import computers_that_may_call
from engine.house.protocols import Thinker
from engine.house.tasks import log
from engine.refusals import Refused
from engine.views import PlayerView

_MOST_MOVES = 200
"""More than any turn can have: every move but the draw takes a card out of the hand."""


class Resident:
    """Thinks on the spot; for levels that answer within a few milliseconds."""

    async def choose(self, level: str, player: PlayerView) -> Action:
        """The move of a computer of this level."""
        return players.choose(level, player)


async def play_turn(change: Change, thinker: Thinker) -> None:
    """The rest of the turn of the seat in turn."""
    seat, began = change.table.seat_in_turn, change.table.turn_began
    for _ in range(_MOST_MOVES):
        if seat is None or change.table.seat_in_turn != seat or change.table.turn_began != began:
            return
        await _move(change, thinker, seat)
    raise RuntimeError(f"a computer's turn at table {change.table.id} does not end")


async def _move(change: Change, thinker: Thinker, seat: int) -> None:
    player = change.table.view_for(seat)
    wanted = await _thought(change, thinker, player)
    # A player that errs must not stop the game: what is surely legal comes next, the plainest first.
    plain = sorted(player.legal, key=lambda move: not isinstance(move, Draw | Discard | Decline))
    for action in (wanted or plain[0], *plain):
        try:
            change.play(seat, action)
        except Refused as refused:
            log.warning("a computer's %s was refused: %s", type(action).__name__, refused.refusal.code)
        else:
            return
    raise RuntimeError(f"no move is left to the computer at table {change.table.id}")


async def _thought(change: Change, thinker: Thinker, player: PlayerView) -> Action | None:
    """What a computer wants, None where it could not think."""
    try:
        return await thinker.choose(change.table.setup.level, player)
    except Exception:
        log.exception("a computer at table %d could not think", change.table.id)
        return None


async def call(change: Change, thinker: Thinker) -> bool:
    """Whether a computer calls Rummy, the nearest first; it then is in turn."""
    for seat in computers_that_may_call(change.table):
        player = change.table.view_for(seat)
        if any(isinstance(move, CallRummy) for move in player.legal):
            wanted = await _thought(change, thinker, player)
            if isinstance(wanted, CallRummy) and _played(change, seat, wanted):
                return True
    return False


async def ask_to_buy(change: Change, thinker: Thinker) -> None:
    """Every computer that wants the discard asks for it."""
    if not (change.table.window_open and change.table.rules.buying):
        return
    for seat, who in enumerate(change.table.people.seats):
        if who.is_held:
            continue
        player = change.table.view_for(seat)
        if Buy() in player.legal and isinstance(await _thought(change, thinker, player), Buy):
            _played(change, seat, Buy())


def _played(change: Change, seat: int, action: Action) -> bool:
    try:
        change.play(seat, action)
    except Refused as refused:
        log.warning("a computer's %s was refused: %s", type(action).__name__, refused.refusal.code)
        return False
    return True
