"""Where things go on a table board: pure sums in dp, taken in the order of the ladders of design 6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from render.measures import FLOOR, FULL, INNER_W, MARGIN, MEDIUM, MINI, CardSize

SEATS_TOP: Final = 33
PILL_DROP: Final = 7
"""What a number pill needs below a pile."""
STRIP_TOP: Final = 308
"""Top of the strip that counts melds which lie on another board."""
MELDS_X: Final = 10
MELDS_W: Final = 530
MELDS_TOP: Final = 34
MELDS_FLOOR: Final = 346
LONGEST_MELD_ROW: Final = 24
LEAST_EMPTY_PLACE: Final = 34
_OWNER_GAP, _MELD_GAP = 8, 4


@dataclass(frozen=True, slots=True)
class Rect:
    """A place in dp."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height


def seat_places(count: int) -> tuple[Rect, ...]:
    """Places of 1..8 seats: wide up to 4, narrow for 5, compact in two rows from 6."""
    if count <= 5:
        gap = 7 if count <= 4 else 6
        width = (INNER_W - gap * (count - 1)) / count
        return tuple(
            Rect(MARGIN + (width + gap) * at, SEATS_TOP, width, 52 if count <= 4 else 48) for at in range(count)
        )
    columns = 3 if count == 6 else 4
    width = (INNER_W - 6 * (columns - 1)) / columns
    return tuple(
        Rect(MARGIN + (width + 6) * (at % columns), SEATS_TOP + 46 * (at // columns), width, 40) for at in range(count)
    )


def contract_seat_places(count: int, top: float, height: float) -> tuple[Rect, ...]:
    """Seats of Contract Rummy: one row of up to 5, else two rows of 3 or 4."""
    columns = count if count <= 5 else (count + 1) // 2
    width = (INNER_W - 6 * (columns - 1)) / columns
    return tuple(
        Rect(MARGIN + (width + 6) * (at % columns), top + (height + 6) * (at // columns), width, height)
        for at in range(count)
    )


@dataclass(frozen=True, slots=True)
class PileRow:
    """One row of a spread pile: `count` cards from card `first` (0 is the oldest)."""

    y: float
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class PilePlan:
    """A spread pile; `step` is the step of the ladder."""

    step: int
    size: CardSize
    x: float
    strip: float
    rows: tuple[PileRow, ...]

    @property
    def bottom(self) -> float:
        """Where the piles end, number pills included."""
        return self.rows[-1].y + self.size.height + PILL_DROP

    def index_rect(self, card: int) -> Rect:
        """The place of a card's rank and suit."""
        row = next(row for row in self.rows if row.first <= card < row.first + row.count)
        size = self.size
        left = self.x + self.strip * (card - row.first) + size.left
        return Rect(left, row.y + size.top, min(size.suit, self.strip), size.rank + size.gap + size.suit)


# step: card size, rows, usual strip, least strip, row pitch, most cards
_PILE_STEPS: Final = (
    (1, FULL, 1, 79.0, 79.0, 0.0, 5),
    (2, MEDIUM, 1, 32.0, 22.0, 0.0, 20),
    (3, MEDIUM, 2, 32.0, 22.0, 78.0, 40),
    (4, MINI, 2, 22.0, 18.0, 56.0, 50),
    (5, MINI, 3, 22.0, 18.0, 56.0, 75),
)


def pile_plans(count: int, top: float) -> tuple[PilePlan, ...]:
    """The steps of the ladder that hold `count` cards, largest cards first."""
    plans = []
    for step, size, rows, usual, least, pitch, most in _PILE_STEPS:
        if count <= most:
            x = 108.0 if size is FULL else 74.0
            plans.append(_spread(step, size, rows, usual, least, pitch, x, MARGIN + INNER_W - x, count, top))
    return tuple(plans)


def pile_board(count: int) -> PilePlan:
    """The pile on a board of its own: 3 to 6 rows of mini cards, as few as the numbers allow."""
    least = 18.0 if count < 100 else 23.5
    for rows in range(3, 7):
        each = ceil(count / rows)
        if (INNER_W - MINI.width) / max(each - 1, 1) >= least or rows == 6:
            break
    top, pitch = (40.0, 60.0) if rows <= 5 else (33.0, 52.5)
    widest = 22.0 if count < 100 else 24.5
    return _spread(6, MINI, rows, widest, 0.0, pitch, MARGIN, INNER_W, count, top)


def _spread(
    step: int,
    size: CardSize,
    rows: int,
    usual: float,
    least: float,
    pitch: float,
    x: float,
    room: float,
    count: int,
    top: float,
) -> PilePlan:
    rows = min(rows, count)
    each = ceil(count / rows)
    strip = usual if each < 2 else max(least, min(usual, (room - size.width) / (each - 1)))
    lines = []
    for row in range(rows):
        first = each * row
        if first < count:
            lines.append(PileRow(top + pitch * row, first, min(each, count - first)))
    return PilePlan(step, size, x, strip, tuple(lines))


@dataclass(frozen=True, slots=True)
class MeldPlace:
    """One meld block; `number` is its place in the model."""

    number: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class MeldsPlan:
    """Meld blocks of one board, all of one size and strip."""

    size: CardSize
    strip: float
    places: tuple[MeldPlace, ...]


_MELD_STEPS: Final = ((MEDIUM, 25.0, 3.0), (MINI, 20.0, 2.5), (MINI, 18.0, 2.5), (MINI, 16.0, 2.5))


def tag_width(size: CardSize) -> float:
    """Width of the coloured tag with a meld's id."""
    return 26 if size is MEDIUM else 22


def meld_rows(cards: int) -> int:
    """Rows of cards in one block: a meld of more than 24 is broken."""
    return ceil(cards / LONGEST_MELD_ROW)


def block_size(cards: int, size: CardSize, strip: float) -> tuple[float, float]:
    """Width and height of a meld block."""
    rows = meld_rows(cards)
    in_row = min(cards, LONGEST_MELD_ROW)
    return tag_width(size) + 2 + strip * (in_row - 1) + size.width + 2, rows * (size.height + 3)


def _flow(
    melds: Sequence[tuple[int, int]], place: Rect, size: CardSize, strip: float, row_gap: float, start: int
) -> tuple[MeldPlace, ...]:
    """Places for melds (owner, cards) from number `start`, as many as the place holds."""
    places: list[MeldPlace] = []
    x, y, row_height = place.x, place.y, 0.0
    owner: int | None = None
    for number in range(start, len(melds)):
        now, cards = melds[number]
        width, height = block_size(cards, size, strip)
        if owner is not None:
            x += _MELD_GAP if now == owner else _OWNER_GAP
        if x + width > place.right + 1e-6 and row_height:
            x, y, row_height = place.x, y + row_height + row_gap, 0.0
        if x + width > place.right + 1e-6 or y + height > place.bottom + 1e-6:
            break
        places.append(MeldPlace(number, Rect(x, y, width, height)))
        x += width
        row_height = max(row_height, height)
        owner = now
    return tuple(places)


def plan_melds(melds: Sequence[tuple[int, int]], place: Rect) -> MeldsPlan | None:
    """All melds in one place by the first step that fits, or None."""
    for size, strip, row_gap in _MELD_STEPS:
        places = _flow(melds, place, size, strip, row_gap, 0)
        if len(places) == len(melds):
            return MeldsPlan(size, strip, places)
    return None


def meld_boards(melds: Sequence[tuple[int, int]]) -> tuple[MeldsPlan, ...]:
    """All melds on boards of their own, in order, on as few as can be."""
    place = Rect(MELDS_X, MELDS_TOP, MELDS_W, MELDS_FLOOR - MELDS_TOP)
    whole = plan_melds(melds, place)
    if whole is not None:
        return (whole,)
    size, strip, row_gap = _MELD_STEPS[-1]
    boards: list[MeldsPlan] = []
    start = 0
    while start < len(melds):
        places = _flow(melds, place, size, strip, row_gap, start)
        boards.append(MeldsPlan(size, strip, places))
        start = places[-1].number + 1
    return tuple(boards)


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The boards of one table: what lies on the first, and what has boards of its own."""

    seats: tuple[Rect, ...]
    captions: float
    """Middle line of the captions over the piles."""
    piles_top: float
    pile: PilePlan | None
    """None where only the top card is shown on the first board."""
    pile_away: PilePlan | None
    piles_bottom: float
    melds: MeldsPlan | None
    melds_away: tuple[MeldsPlan, ...]
    melds_top: float

    @property
    def boards(self) -> int:
        """Number of pictures."""
        return 1 + (self.pile_away is not None) + len(self.melds_away)


def plan_table(
    seats: tuple[Rect, ...],
    melds: Sequence[tuple[int, int]],
    spread: int,
    *,
    melds_must_go: bool = False,
) -> TablePlan:
    """The first arrangement that fits; `spread` is the number of discards laid open, 0 where only the top counts."""
    ends = max(seat.bottom for seat in seats)
    top = ends + 20
    flat_bottom = top + MEDIUM.height + PILL_DROP

    def made(
        pile: PilePlan | None, shown: MeldsPlan | None, pile_away: PilePlan | None, away: tuple[MeldsPlan, ...]
    ) -> TablePlan:
        bottom = pile.bottom if pile else flat_bottom
        return TablePlan(seats, ends + 10.5, top, pile, pile_away, bottom, shown, away, bottom + 19)

    piles: tuple[PilePlan | None, ...] = pile_plans(spread, top) if spread else (None,)
    for pile in piles:
        if pile is not None and pile.step == 1 and len(melds) > 3:
            continue
        shown = None if melds_must_go else _melds_below(melds, pile.bottom if pile else flat_bottom)
        if shown is not None:
            return made(pile, shown, None, ())
    away = meld_boards(melds)
    for pile in piles:
        if (pile is None or pile.step > 1) and (pile.bottom if pile else flat_bottom) <= STRIP_TOP - 2:
            return made(pile, None, None, away)
    shown = None if melds_must_go else _melds_below(melds, flat_bottom)
    return made(None, shown, pile_board(spread), () if shown is not None else away)


def _melds_below(melds: Sequence[tuple[int, int]], bottom: float) -> MeldsPlan | None:
    place = Rect(MARGIN, bottom + 19, INNER_W, FLOOR - bottom - 19)
    if not melds:
        return MeldsPlan(MEDIUM, 25.0, ()) if place.height >= LEAST_EMPTY_PLACE else None
    return plan_melds(melds, place)
