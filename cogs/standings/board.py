"""A leaderboard as plain values: which one is meant, its page from the store, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from cogs.standings.periods import period_name
from engine.variants import GAMES, make_rules
from store import Board, Standing, Standings, Store
from text import Said, Words
from text.commands import choice_name

PER_PAGE: Final = 8
"""Rows of the picture."""
BOARDS: Final[Mapping[str, Board]] = {
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
    """One page of one leaderboard; `game` is empty for all games, `period` a key of the store, `page` from 0."""

    board: str = "wins"
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
            board if board in BOARDS else "wins",
            game if game in GAMES else "",
            period if period[:1].isdecimal() else "",
            int(page) if page.isdecimal() and len(page) < 7 else 0,
        )

    def settled(self, usual_game: str) -> Asked:
        """The same with a game where the board needs one."""
        return replace(self, game=usual_game) if self.board in OF_ONE_GAME and not self.game else self


async def page_of(store: Store, guild_id: int, asked: Asked) -> tuple[Asked, Standings]:
    """The page that was asked for, or the last one there is."""
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
        lowest_wins=low_wins(asked.game),
    )


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


def lines_of(words: Words, asked: Asked, found: Standings, reader: int | None) -> Iterator[str]:
    """One line for each player; the reader's own one stands out."""
    for line in found.lines:
        said = words.say("standings.row", place=line.place, name=line.name, value=figure(words, asked.board, line))
        yield f"**{said}**" if line.user_id == reader else said


def figure(words: Words, board: str, line: Standing) -> Said:
    """What a player is ranked by, in words."""
    return words.say(
        f"standings.value.{board}", won=line.won, games=line.games, points=line.points, best=line.best_hand or 0
    )
