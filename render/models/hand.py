"""A private hand: sorted, split into rows, with the suggested melds as brackets and combs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.views import Card, PlayerView
from render.faces import Face
from render.measures import FULL, MEDIUM, MINI, CardSize
from render.models.common import Header, Pill, deal_title, game_title, plain_face, turn_pill
from render.pieces import Chip, Line
from render.words import Words, line, say

Sort: TypeAlias = Literal["suit", "rank", "drawn", "melds"]
MOST_LEVELS: Final = 3
_FAR: Final = 10_000


@dataclass(frozen=True, slots=True)
class SuggestedMeld:
    """A meld that the hand holds; `kind` is "set" or "run"."""

    cards: tuple[Card, ...]
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One division of a hand, best melds first; no card is in two melds."""

    melds: tuple[SuggestedMeld, ...]
    left_points: int
    """Points of the cards in no meld."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """One row of cards; `breaks` are the places before which a new suit begins."""

    cards: tuple[Face, ...]
    breaks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandMeld:
    """A suggested meld; `row` -1 where it is only named in the foot line."""

    number: int
    kind: str
    rank: str
    points: int
    cards: tuple[Face, ...]
    row: int = -1
    places: tuple[int, ...] = ()
    """Its cards' places in the row."""
    level: int = 0

    @property
    def is_bracket(self) -> bool:
        """The cards lie side by side."""
        return self.places == tuple(range(self.places[0], self.places[0] + len(self.places))) if self.places else False


@dataclass(frozen=True, slots=True)
class HandModel:
    """Everything that a hand picture says."""

    header: Header
    pill: Pill
    size: CardSize
    rows: tuple[HandRow, ...]
    melds: tuple[HandMeld, ...]
    left: tuple[Face, ...]
    left_points: int | None
    points: int | None
    barred: Face | None
    """The card that may not be discarded in this turn."""

    @property
    def count(self) -> int:
        """Number of cards."""
        return sum(len(row.cards) for row in self.rows)

    @property
    def levels(self) -> tuple[int, ...]:
        """Bracket levels of each row, at least one."""
        deepest = [0] * len(self.rows)
        for meld in self.melds:
            if meld.row >= 0:
                deepest[meld.row] = max(deepest[meld.row], meld.level)
        return tuple(level + 1 for level in deepest)


def hand_model(
    view: PlayerView,
    words: Words,
    suggestion: Suggestion | None = None,
    sort: Sort = "suit",
    points: int | None = None,
) -> HandModel:
    """The hand as its owner sees it; `points` is the sum of the hand, shown where there is no suggestion."""
    table = view.table
    wild = table.wild_rank
    cards = sort_hand(view.hand, sort)
    melds = suggestion.melds if suggestion else ()
    tied = [
        range(places[0], places[-1] + 1)
        for places in (_places(cards, meld.cards) for meld in melds)
        if places and places[-1] - places[0] == len(places) - 1
    ]
    size, lengths = _rows(cards, tied, sort)
    rows: list[HandRow] = []
    start = 0
    for length in lengths:
        row = cards[start : start + length]
        breaks = [at for at in range(1, length) if _parts(row[at - 1], row[at], sort, melds)]
        rows.append(HandRow(tuple(plain_face(card, wild) for card in row), tuple(breaks)))
        start += length
    placed = _placed(cards, melds, lengths, size, wild)
    used = {card for meld in melds for card in meld.cards}
    left = tuple(plain_face(card, wild) for card in cards if card not in used) if suggestion else ()
    mine = table.turn == view.seat and table.status == "playing"
    return HandModel(
        header=_header(view, words),
        pill=_own_pill(view, words) if mine else turn_pill(table, words),
        size=size,
        rows=tuple(rows),
        melds=placed,
        left=left,
        left_points=suggestion.left_points if suggestion else None,
        points=points,
        barred=plain_face(table.taken, wild) if table.taken is not None and mine else None,
    )


def _parts(one: Card, other: Card, sort: Sort, melds: Sequence[SuggestedMeld]) -> bool:
    """Whether there is a gap between two neighbours: between suits, or between melds."""
    if sort == "melds":
        in_one = next((meld for meld in melds if one in meld.cards), None)
        in_other = next((meld for meld in melds if other in meld.cards), None)
        return in_one is not in_other
    return sort == "suit" and one.suit != other.suit


def sort_hand(hand: Iterable[Card], sort: Sort = "suit") -> tuple[Card, ...]:
    """Spades, hearts, diamonds, clubs with ace low and jokers last; by rank; or as it comes, drawn or by melds."""
    if sort in ("drawn", "melds"):
        return tuple(hand)
    if sort == "rank":
        return tuple(sorted(hand, key=lambda card: (card.is_joker, card.rank, card.suit, card.pack)))
    return tuple(sorted(hand, key=lambda card: (card.is_joker, card.suit, card.rank, card.pack)))


def _header(view: PlayerView, words: Words) -> Header:
    count = len(view.hand)
    deal = deal_title(view.table, words)
    game = say(words, "hand_of_game", game=game_title(view.table, words), deal=deal[:1].lower() + deal[1:])
    return Header(say(words, "your_hand"), "  ·  ".join((say(words, "cards", count, n=count), game)))


def _own_pill(view: PlayerView, words: Words) -> Pill:
    table = view.table
    if table.duty is not None:
        told: Line = line(words, "your_turn.duty", card=Chip(plain_face(table.duty, table.wild_rank)))
    elif table.out is not None and table.rules.flow == "concealed":
        told = line(words, "your_turn.last")
    else:
        told = line(words, "your_turn.play" if table.phase == "play" else "your_turn.draw")
    return Pill(told, arrow=True)


# rows: up to so many cards, card size, rows, most cards in a row
_ROW_STEPS: Final = ((14, FULL, 1, 14), (28, FULL, 2, 14), (48, MEDIUM, 3, 20), (80, MEDIUM, 4, 22), (124, MINI, 5, 31))


def _rows(cards: Sequence[Card], tied: Sequence[range], sort: Sort) -> tuple[CardSize, tuple[int, ...]]:
    for most, size, rows, widest in _ROW_STEPS:
        if len(cards) <= most:
            return size, _split(cards, tied, rows, widest, sort)
    raise ValueError(f"a hand of {len(cards)} cards")


def _split(cards: Sequence[Card], tied: Sequence[range], rows: int, widest: int, sort: Sort) -> tuple[int, ...]:
    """Row lengths: cut at suit borders near an even division, inside a suit if need be, inside a bracket never."""
    count = len(cards)
    even = count / rows
    # least[k][at]: cost of the first k rows holding the first `at` cards, and where the last of them began
    least: list[dict[int, tuple[float, int]]] = [{0: (0.0, 0)}]
    for row in range(1, rows + 1):
        found: dict[int, tuple[float, int]] = {}
        for begun, (before, _) in least[-1].items():
            for at in range(begun, min(begun + widest, count) + 1):
                cost = before + _cut_cost(cards, tied, at, even * row, sort)
                if at not in found or cost < found[at][0]:
                    found[at] = (cost, begun)
        least.append(found)
    lengths: list[int] = []
    at = count
    for row in range(rows, 0, -1):
        begun = least[row][at][1]
        lengths.insert(0, at - begun)
        at = begun
    return tuple(length for length in lengths if length) or (0,)


def _cut_cost(cards: Sequence[Card], tied: Sequence[range], at: int, even: float, sort: Sort) -> float:
    if at in (0, len(cards)):
        return abs(at - even)
    cost = abs(at - even)
    if sort == "suit" and cards[at].suit == cards[at - 1].suit:
        cost += len(cards)
    if any(run.start < at < run.stop for run in tied):
        cost += _FAR
    return cost


def _places(cards: Sequence[Card], wanted: Iterable[Card]) -> list[int]:
    where = {card: at for at, card in enumerate(cards)}
    return sorted(where[card] for card in wanted if card in where)


def _placed(
    cards: Sequence[Card], melds: Sequence[SuggestedMeld], lengths: Sequence[int], size: CardSize, wild: int
) -> tuple[HandMeld, ...]:
    """Melds numbered as given, each with its row and level, or for the foot line."""
    starts = [sum(lengths[:row]) for row in range(len(lengths))]
    allowed = 0 if len(lengths) > 3 else MOST_LEVELS if len(lengths) == 1 else 1
    taken: list[tuple[int, int, int, int]] = []
    out: list[HandMeld] = []
    numbered = list(enumerate(melds, 1))
    placed: dict[int, HandMeld] = {}
    for side_by_side in (True, False):
        for number, meld in numbered:
            places = _places(cards, meld.cards)
            joined = bool(places) and places[-1] - places[0] == len(places) - 1
            if joined is not side_by_side:
                continue
            placed[number] = _place(number, meld, places, starts, lengths, allowed, taken, wild)
    out = [placed[number] for number, _ in numbered]
    return tuple(out)


def _place(
    number: int,
    meld: SuggestedMeld,
    places: Sequence[int],
    starts: Sequence[int],
    lengths: Sequence[int],
    allowed: int,
    taken: list[tuple[int, int, int, int]],
    wild: int,
) -> HandMeld:
    faces = tuple(plain_face(card, wild) for card in meld.cards)
    rank = next((face for face in faces if not face.wild), faces[0]).rank
    named = HandMeld(number, meld.kind, _RANKS[rank], meld.points, faces)
    for row, (start, length) in enumerate(zip(starts, lengths, strict=True)):
        if not places or not start <= places[0] <= places[-1] < start + length:
            continue
        first, last = places[0] - start, places[-1] - start
        for level in range(allowed):
            free = all(
                not (row == other and level == deep and first <= end and last >= begin)
                for other, deep, begin, end in taken
            )
            if free:
                taken.append((row, level, first, last))
                return HandMeld(
                    number, meld.kind, named.rank, meld.points, faces, row, tuple(at - start for at in places), level
                )
    return named


_RANKS: Final = ("?", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
