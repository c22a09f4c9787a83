"""A leaderboard as plain values: which one is meant, its page from the store, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from cogs.standings.periods import period_name
from engine.variants import GAMES, make_rules
from store import Board, Rating, Standing, Standings, Store, Whereabouts
from text import Said, Words
from text.commands import choice_name

PER_PAGE: Final = 8
"""Rows of the picture."""
LEAST_RATED: Final = 5
"""Rated games before somebody is on the board of ratings: until then a figure is mostly luck."""
BOARDS: Final[Mapping[str, Board]] = {
    "rating": "rating",
    "wins": "won",
    "games": "games",
    "points": "points",
    "best_hand": "best_hand",
}
"""What people choose, and the store's name for it."""
OF_ONE_GAME: Final = ("points", "best_hand")
"""Figures that mean nothing across games: in some the most points win, in others the fewest."""
ANY_GAME: Final = "any"


@dataclass(frozen=True, slots=True)
class Asked:
    """One page of one leaderboard: empty `game` for all, `period` a key of the store, `page` from 0.

    An empty `board` is that of ratings, or of wins as long as nobody is on that.
    """

    board: str = ""
    game: str = ""
    period: str = ""
    page: int = 0

    @property
    def arg(self) -> str:
        """The form that travels in a custom id: "wins.rummy500.2026-11.0"."""
        return f"{self.board}.{self.game or ANY_GAME}.{self.period or 'all'}.{self.page}"

    @staticmethod
    def of(arg: str) -> Asked:
        """Back from `arg`; whatever is not understood is as if nobody had asked for it."""
        parts = [*arg.split("."), "", "", "", ""]
        board, game, period, page = parts[:4]
        return Asked(
            board if board in BOARDS else "",
            game if game in GAMES else "",
            period if period[:1].isdecimal() else "",
            int(page) if page.isdecimal() and len(page) < 7 else 0,
        )

    def settled(self, usual_game: str) -> Asked:
        """The same with a game where the board needs one."""
        return replace(self, game=usual_game) if self.board in OF_ONE_GAME and not self.game else self


async def page_of(store: Store, guild_id: int, asked: Asked) -> tuple[Asked, Standings]:
    """The page that was asked for, or the last one there is; the board it is of is never empty."""
    if not asked.board:
        rated = replace(asked, board="rating")
        is_rated = (await _read(store, guild_id, rated)).players > 0
        asked = rated if is_rated else replace(asked, board="wins")
    found = await _read(store, guild_id, asked)
    if not found.lines and found.players:
        asked = replace(asked, page=pages_in(found) - 1)
        found = await _read(store, guild_id, asked)
    return asked, found


async def _read(store: Store, guild_id: int, asked: Asked) -> Standings:
    return await store.standings(
        guild_id,
        board=BOARDS[asked.board],
        game=asked.game,
        period=asked.period,
        page=asked.page,
        per_page=PER_PAGE,
        min_games=least_games(asked.board),
        lowest_wins=low_wins(asked.game),
    )


async def place_of(store: Store, guild_id: int, user_id: int, asked: Asked) -> Whereabouts | None:
    """Where one person stands on that board, None without games of that kind."""
    return await store.whereabouts(
        guild_id,
        user_id,
        board=BOARDS[asked.board],
        game=asked.game,
        period=asked.period,
        min_games=least_games(asked.board),
        lowest_wins=low_wins(asked.game),
    )


def least_games(board: str) -> int:
    """How many games a place on this board takes."""
    return LEAST_RATED if board == "rating" else 1


def low_wins(game: str) -> bool:
    """Whether the fewest points win in this game."""
    return bool(game) and make_rules(game).low_wins


def pages_in(found: Standings) -> int:
    """How many pages a leaderboard has, at least one."""
    return max(1, -(-found.players // PER_PAGE))


def caption(words: Words, asked: Asked, now: datetime) -> Said:
    """ "games won · Rummy 500 · this month"."""
    game = words.game(asked.game) if asked.game else words.label("choice.any_game")
    return Said(" · ".join((choice_name(words, "board", asked.board), game, period_name(words, asked.period, now))))


def own_place(words: Words, asked: Asked, found: Standings, mine: Whereabouts | None) -> Said:
    """Where the reader stands, or why they are not on the board."""
    if mine is not None and mine.place is not None:
        return words.say("standings.mine", place=mine.place, players=found.players)
    if mine is not None and not mine.listed:
        return words.say("standings.mine.unlisted")
    if asked.board == "rating":
        return words.say("standings.mine.few", games=mine.games if mine else 0, least=LEAST_RATED)
    return words.say("standings.mine.none")


def lines_of(words: Words, asked: Asked, found: Standings, reader: int | None) -> Iterator[str]:
    """One line for each player with every figure of the picture; the reader's own one stands out."""
    for line in found.lines:
        said = words.say("standings.row", place=line.place, name=line.name, value=figure(words, asked.board, line))
        yield " · ".join([f"**{said}**" if line.user_id == reader else said, *_beside(words, asked, line)])


def figure(words: Words, board: str, line: Standing) -> Said:
    """What a player is ranked by, in words."""
    if board == "rating":
        assert line.rating is not None
        return words.say("standings.value.rating", rating=line.rating.now, change=line.rating.change)
    return words.say(
        f"standings.value.{board}", won=line.won, games=line.games, points=line.points, best=line.best_hand or 0
    )


def _beside(words: Words, asked: Asked, line: Standing) -> Iterator[Said]:
    """What else the picture says of a player."""
    if asked.board in OF_ONE_GAME:
        if asked.board == "points" and line.best_hand is not None:
            yield words.say("standings.value.best_hand", best=line.best_hand)
        if asked.board == "best_hand":
            yield words.say("standings.value.points", points=line.points, games=line.games)
        yield words.say("standings.value.wins", won=line.won, games=line.games)
        return
    if asked.board == "rating":
        yield words.say("standings.value.wins", won=line.won, games=line.games)
    elif line.rating is not None:
        yield words.say("standings.rating", rating=line.rating.now, change=line.rating.change)
    if line.rating is not None:
        yield words.say("standings.course", course=course(line.rating))


def course(rating: Rating) -> Said:
    """ "1527, 1540, 1533": a rating after each of the last games."""
    return Said(", ".join(map(str, rating.course)))
