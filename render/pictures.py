"""From what may be seen to finished pictures, each with its twin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

from engine.views import PlayerView, TableView
from render.board import Board
from render.boards.hand import hand_board
from render.boards.leaderboard import leaderboard_board
from render.boards.lobby import lobby_board
from render.boards.melds_help import melds_help_board
from render.boards.result import result_board
from render.boards.standings import standings_board
from render.boards.table import table_boards
from render.boards.three_thirteen import three_thirteen_board
from render.faces import Face
from render.kit import Kit, kit_of
from render.measures import MEDIUM, MINI
from render.models.hand import Sort, Suggestion, hand_model
from render.models.leaderboard import LeaderRow, leaderboard_model
from render.models.lobby import lobby_model
from render.models.melds_help import MeldExample, melds_help_model
from render.models.results import result_model
from render.models.standings import Rating, standings_model
from render.models.table import table_model
from render.models.three_thirteen import three_thirteen_model
from render.themes import Look
from render.twins.hand import hand_twin
from render.twins.lobby import lobby_twin
from render.twins.melds_help import melds_help_twin
from render.twins.result import result_twin
from render.twins.standings import leaderboard_twin, standings_twin
from render.twins.table import table_twins
from render.twins.three_thirteen import three_thirteen_twin
from render.words import ENGLISH_WORDS, Words

DEFAULT_LOOK: Final = Look()
_COMPOSING: Final = Lock()
"""Sprites and fonts are shared by all threads; only the encoding of files runs side by side."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file with its twin: `alt` has at most 1,024 letters, `text` is whole; `name` never tells a card."""

    png: bytes
    alt: str
    text: str
    name: str
    width: int
    height: int


def warm_up(look: Look) -> None:
    """Paints what nearly every board shows, a little at a time so that boards asked for meanwhile come between."""
    kit = kit_of(look)
    for size in (MEDIUM, MINI):
        for suit in range(4):
            for rank in range(1, 14):
                with _COMPOSING:
                    kit.card(Face(rank, suit), size, kit.theme.felt, covered=True, over="plain")
                    kit.card(Face(rank, suit), size, kit.theme.panel, over="plain")


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that is decided but not drawn: equal subjects give equal pictures."""

    subject: object
    boards: Callable[[], Sequence[Board]]
    twins: Callable[[], Sequence[tuple[str, str]]]
    stem: str
    small: bool = True
    """Boards are written to be small, hands to be there at once."""

    def pictures(self) -> tuple[Picture, ...]:
        """Draws and encodes."""
        with _COMPOSING:
            boards = self.boards()
            twins = self.twins()
        return tuple(
            Picture(
                board.canvas.png(small=self.small), alt, text, self._name(at), board.canvas.width, board.canvas.height
            )
            for at, (board, (alt, text)) in enumerate(zip(boards, twins, strict=True))
        )

    def _name(self, at: int) -> str:
        return f"{self.stem}-{at + 1}.png" if at else f"{self.stem}.png"


def _stem(view: TableView, kind: str) -> str:
    """File names carry the game and the version, so that no client shows an old picture, and nothing else."""
    return f"{view.game}-{view.table_id}-{view.version}-{kind}"


def sketch_table(view: TableView, look: Look, words: Words, kit: Kit | None = None) -> Sketch:
    """The boards of a table."""
    if view.rules.flow == "concealed":
        return _sketch_three_thirteen(view, look, words, kit)
    model = table_model(view, words)
    return Sketch(
        (model, look),
        lambda: table_boards(model, kit or kit_of(look), words),
        lambda: table_twins(model, words),
        _stem(view, "table"),
    )


def _sketch_three_thirteen(view: TableView, look: Look, words: Words, kit: Kit | None) -> Sketch:
    model = three_thirteen_model(view, words)
    return Sketch(
        (model, look),
        lambda: (three_thirteen_board(model, kit or kit_of(look), words),),
        lambda: (three_thirteen_twin(model, words),),
        _stem(view, "table"),
    )


def sketch_hand(
    view: PlayerView,
    look: Look,
    words: Words,
    suggestion: Suggestion | None = None,
    sort: Sort = "suit",
    points: int | None = None,
    kit: Kit | None = None,
) -> Sketch:
    """A hand."""
    model = hand_model(view, words, suggestion, sort, points)
    return Sketch(
        (model, look),
        lambda: (hand_board(model, kit or kit_of(look), words),),
        lambda: (hand_twin(model, words),),
        _stem(view.table, "hand"),
        small=False,
    )


def sketch_result(view: TableView, look: Look, words: Words, kit: Kit | None = None) -> Sketch:
    """The result of a hand."""
    model = result_model(view, words)
    return Sketch(
        (model, look),
        lambda: (result_board(model, kit or kit_of(look), words),),
        lambda: (result_twin(model, words),),
        _stem(view, "result"),
    )


def sketch_lobby(
    view: TableView,
    look: Look,
    words: Words,
    clock: str | None = None,
    kit: Kit | None = None,
    *,
    anyone_starts: bool = False,
) -> Sketch:
    """A table that waits for players."""
    model = lobby_model(view, words, clock, anyone_starts=anyone_starts)
    return Sketch(
        (model, look),
        lambda: (lobby_board(model, kit or kit_of(look), words),),
        lambda: (lobby_twin(model, words),),
        _stem(view, "lobby"),
    )


def sketch_standings(
    view: TableView, look: Look, words: Words, ratings: Mapping[int, Rating] | None = None, kit: Kit | None = None
) -> Sketch:
    """The end of a game."""
    model = standings_model(view, words, ratings)
    return Sketch(
        (model, look),
        lambda: (standings_board(model, kit or kit_of(look), words),),
        lambda: (standings_twin(model, words),),
        _stem(view, "standings"),
    )


def sketch_leaderboard(
    rows: Sequence[LeaderRow],
    look: Look,
    words: Words,
    about: Sequence[str] = (),
    min_games: int = 0,
    players: int | None = None,
    kit: Kit | None = None,
    *,
    counts_wins: bool = False,
    first: int | None = None,
) -> Sketch:
    """A page of a leaderboard."""
    model = leaderboard_model(rows, words, about, min_games, players, counts_wins=counts_wins, first=first)
    return Sketch(
        (model, look),
        lambda: (leaderboard_board(model, kit or kit_of(look), words),),
        lambda: (leaderboard_twin(model, words),),
        f"leaderboard-{first or rows[0].place}" if rows else "leaderboard",
    )


def sketch_melds_help(
    title: str, examples: Sequence[MeldExample], look: Look, words: Words, subtitle: str = "", kit: Kit | None = None
) -> Sketch:
    """Examples of melds."""
    model = melds_help_model(title, examples, subtitle)
    return Sketch(
        (model, look),
        lambda: (melds_help_board(model, kit or kit_of(look)),),
        lambda: (melds_help_twin(model, words),),
        "melds",
    )


def draw_table(view: TableView, look: Look = DEFAULT_LOOK, words: Words = ENGLISH_WORDS) -> tuple[Picture, ...]:
    """The table as everybody sees it, on one to four boards."""
    return sketch_table(view, look, words).pictures()


def draw_hand(
    view: PlayerView,
    look: Look = DEFAULT_LOOK,
    words: Words = ENGLISH_WORDS,
    suggestion: Suggestion | None = None,
    sort: Sort = "suit",
    points: int | None = None,
) -> Picture:
    """One player's hand; `points` is the sum of the hand, shown where there is no suggestion."""
    return sketch_hand(view, look, words, suggestion, sort, points).pictures()[0]


def draw_result(view: TableView, look: Look = DEFAULT_LOOK, words: Words = ENGLISH_WORDS) -> Picture:
    """The result of the hand that has just ended; ValueError while it goes on."""
    return sketch_result(view, look, words).pictures()[0]


def draw_lobby(
    view: TableView,
    look: Look = DEFAULT_LOOK,
    words: Words = ENGLISH_WORDS,
    clock: str | None = None,
    *,
    anyone_starts: bool = False,
) -> Picture:
    """A table that waits for players; `clock` is the finished text for the time per turn, None for no limit."""
    return sketch_lobby(view, look, words, clock, anyone_starts=anyone_starts).pictures()[0]


def draw_standings(
    view: TableView,
    look: Look = DEFAULT_LOOK,
    words: Words = ENGLISH_WORDS,
    ratings: Mapping[int, Rating] | None = None,
) -> Picture:
    """The end of a game; `ratings` by seat, where they are kept. ValueError before a hand has ended."""
    return sketch_standings(view, look, words, ratings).pictures()[0]


def draw_leaderboard(
    rows: Sequence[LeaderRow],
    look: Look = DEFAULT_LOOK,
    words: Words = ENGLISH_WORDS,
    about: Sequence[str] = (),
    min_games: int = 0,
    players: int | None = None,
    *,
    counts_wins: bool = False,
    first: int | None = None,
) -> Picture:
    """A page of at most eight rows; `about` says what is counted, `players` how many there are on all pages."""
    return sketch_leaderboard(
        rows, look, words, about, min_games, players, counts_wins=counts_wins, first=first
    ).pictures()[0]


def draw_melds_help(
    title: str,
    examples: Sequence[MeldExample],
    look: Look = DEFAULT_LOOK,
    words: Words = ENGLISH_WORDS,
    subtitle: str = "",
) -> Picture:
    """At most six examples of melds for the rules; raises `engine.cards.NotACard` for what is no card."""
    return sketch_melds_help(title, examples, look, words, subtitle).pictures()[0]
