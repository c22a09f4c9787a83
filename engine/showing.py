"""Building views: what everybody may see of a table, and what one seat may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.melds import Run
from engine.round import Round
from engine.scoring import table_points
from engine.views import MeldView, PlayerView, SeatView, TableView

if TYPE_CHECKING:
    from engine.table import Table


def table_view(table: Table) -> TableView:
    """The table as everybody sees it."""
    match = table.match
    rules = table.rules
    hand = match.round if match is not None else None
    result = match.result if match is not None else None
    live = hand if hand is not None and not hand.is_over and not table.closed else None
    return TableView(
        table_id=table.id,
        version=table.version,
        rules=rules,
        status=table.status,
        host=table.people.host,
        seats=_seat_views(table),
        open_seats=max(table.setup.seats - len(table.people.seats), 0) if match is None else 0,
        deal=match.deal if match is not None else 0,
        dealer=match.dealer if match is not None else -1,
        phase=_phase(live),
        turn=live.turn if live is not None else -1,
        stock_count=len(hand.stock) if hand is not None else 0,
        discard=tuple(hand.discard if rules.pile_is_public else hand.discard[-1:]) if hand is not None else (),
        discard_count=len(hand.discard) if hand is not None else 0,
        melds=tuple(MeldView(m.id, m.owner, m.meld) for m in hand.melds.values()) if hand is not None else (),
        taken=live.taken if live is not None else None,
        duty=live.duty if live is not None else None,
        discarder=live.discarder if live is not None else None,
        out=hand.out if hand is not None else None,
        waiting=tuple(live.waiting) if live is not None else (),
        wild_rank=rules.wild_rank(match.deal) if match is not None and match.deal else 0,
        contract=rules.contract(match.deal) if match is not None and match.deal else None,
        swaps=_swaps(live) if live is not None and rules.joker_swap else (),
        recent=tuple(hand.recent) if hand is not None else (),
        result=result,
        can_call=table.window_open and rules.calling,
        can_buy=table.window_open and rules.buying,
    )


def _phase(hand: Round | None) -> str:
    if hand is None:
        return ""
    return "call" if hand.phase == "draw" and hand.discarder is not None else hand.phase


def _swaps(hand: Round) -> tuple[tuple[str, str], ...]:
    """Every joker that lies in a run, with the card it stands for."""
    return tuple(
        (item.id, slot.named.text)
        for item in hand.melds.values()
        if isinstance(item.meld, Run)
        for slot in item.meld.slots
        if slot.card.is_joker
    )


def _seat_views(table: Table) -> tuple[SeatView, ...]:
    match = table.match
    hand = match.round if match is not None else None
    seats = range(len(table.people.seats))
    scores = list(match.scores) if match is not None else [0 for _ in seats]
    if match is not None and match.result is not None:
        scores = [line.total - line.points for line in match.result.seats]
    on_table = [0 for _ in seats]
    if hand is not None and hand.rules.scoring == "table_minus_hand":
        on_table = [sum(points) for points in table_points(hand)]
    return tuple(_seat_view(table, hand, seat, scores[seat], on_table[seat]) for seat in seats)


def _seat_view(table: Table, hand: Round | None, seat: int, score: int, on_table: int) -> SeatView:
    who = table.people.seats[seat]
    return SeatView(
        seat=seat,
        name=who.name,
        user=who.user,
        is_computer=not who.is_held,
        has_left=who.left,
        card_count=len(hand.hands[seat]) if hand is not None else 0,
        hand_points=on_table,
        score=score,
        is_dealer=table.match is not None and table.match.dealer == seat,
        down=hand.down[seat] if hand is not None else 0,
        buys=hand.buys[seat] if hand is not None else 0,
        shown=hand.shown.get(seat) if hand is not None else None,
    )


def player_view(table: Table, seat: int, view: TableView) -> PlayerView:
    """The table as one seat sees it; `legal` is empty outside a hand."""
    match = table.match
    hand = match.round if match is not None else None
    live = table.seat_in_turn is not None
    return PlayerView(
        table=view,
        seat=seat,
        hand=tuple(hand.hands[seat]) if hand is not None else (),
        drawn=hand.drawn if hand is not None and live and hand.turn == seat else None,
        legal=match.legal_actions(seat) if match is not None and live else (),
        seen=tuple(hand.discard) if hand is not None else (),
        known=tuple(map(hand.known, range(hand.players))) if hand is not None else (),
    )
