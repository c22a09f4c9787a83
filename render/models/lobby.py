"""A table that waits for players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.views import TableView
from render.models.common import Header, Pill, called, game_title, number
from render.pieces import Called, Line
from render.words import Words, line, say


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One place; `called` None while it is open."""

    seat: int
    called: Called | None
    is_host: bool


@dataclass(frozen=True, slots=True)
class LobbyModel:
    """Everything that a lobby picture says."""

    header: Header
    pill: Pill
    whose: Line
    join: str
    taken: str
    missing: Line
    seats: tuple[LobbySeat, ...]
    rules: tuple[tuple[str, str], ...]
    """Four (caption, value) pairs."""


def lobby_model(view: TableView, words: Words, clock: str | None = None, *, anyone_starts: bool = False) -> LobbyModel:
    """The lobby; `clock` is the finished text for the time per turn, None for no limit.

    `anyone_starts` is whether everybody who is seated may begin, not the host alone.
    """
    host = next((seat for seat in view.seats if seat.user is not None and seat.user == view.host), None)
    host = host or (view.seats[0] if view.seats else None)
    host_called = called(view, host.seat, words) if host else None
    lack = max(0, view.rules.min_players - len(view.seats))
    closed = view.status == "closed"
    if host_called is None:
        whose: Line = line(words, "new_table")
    else:
        whose = line(words, "whose_table", name=host_called)
    if closed:
        missing: Line = line(words, "status.closed")
    elif lack or host_called is None:
        missing = line(words, "missing", lack, n=lack)
    elif anyone_starts:
        missing = line(words, "anyone_can_start")
    else:
        missing = line(words, "can_start", name=host_called)
    seats = [LobbySeat(seat.seat, called(view, seat.seat, words), seat is host) for seat in view.seats]
    seats += [LobbySeat(len(view.seats) + at, None, False) for at in range(view.open_seats)]
    state = "status.closed" if closed else "lobby.waiting" if lack or view.open_seats else "lobby.ready"
    return LobbyModel(
        header=Header(game_title(view, words), say(words, "status.new")),
        pill=Pill(line(words, state), quiet=closed),
        whose=whose,
        join="" if closed or not view.open_seats else say(words, "press_join"),
        taken=say(words, "seats_taken", taken=len(view.seats), n=len(seats)),
        missing=missing,
        seats=tuple(seats),
        rules=_rules(view, words, clock, len(seats)),
    )


def _rules(view: TableView, words: Words, clock: str | None, seats: int) -> tuple[tuple[str, str], ...]:
    rules = view.rules
    if rules.target:
        ends = (say(words, "rule.target"), number(rules.target))
    else:
        key = "rule.rounds" if rules.flow == "concealed" else "rule.deals"
        ends = (say(words, key), str(rules.deals or len(rules.deal_sizes)))
    row = rules.deck_row(max(seats, rules.min_players))
    packs = say(words, "packs", row.packs, n=row.packs)
    deck = say(words, "packs_jokers", row.jokers, packs=packs, n=row.jokers) if row.jokers else packs
    if rules.flow == "open":
        third = (say(words, "rule.aces"), say(words, "aces.both" if rules.ace_high else "aces.low"))
    else:
        sizes = rules.deal_sizes or tuple(size for _, size in rules.sizes)
        low, high = min(sizes, default=0), max(sizes, default=0)
        cards = str(low) if low == high else say(words, "cards_range", first=low, last=high)
        third = (say(words, "rule.cards"), cards)
    return ends, (say(words, "rule.deck"), deck), third, (say(words, "rule.clock"), clock or say(words, "clock.off"))
