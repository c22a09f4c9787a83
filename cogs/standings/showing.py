"""`/standings` in Discord: the board, its menus, and the buttons to turn its pages."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import discord
from discord import ui

from cogs.desk import Option, Pressed, ServerSettings, Sorry, Visit, button, layout, menu, on_press, row
from cogs.showing.pictures import file_of, gallery, look_of, rating_of
from cogs.standings.board import (
    ANY_GAME,
    BOARDS,
    OF_ONE_GAME,
    PER_PAGE,
    Asked,
    caption,
    least_games,
    lines_of,
    low_wins,
    own_place,
    page_of,
    pages_in,
    place_of,
)
from cogs.standings.periods import offered, period_key
from engine.variants import GAMES
from render import ENGLISH_WORDS, LeaderRow, Picture
from store import Standings, Whereabouts
from text import Words
from text.commands import choice_name
from text.pictures import picture_words

log = logging.getLogger("rummy.standings")


async def show(visit: Visit, asked: Asked) -> None:
    """The page, private; in place of the one that was pressed on."""
    guild_id = guild_of(visit)
    server = await visit.bot.tastes.of_server(guild_id)
    asked, found = await page_of(visit.bot.store, guild_id, asked.settled(server.game))
    mine = await place_of(visit.bot.store, guild_id, visit.user_id, asked)
    now = discord.utils.utcnow()
    rows = await picture_of(visit, server, asked, found, now)
    files = [file_of(rows)] if rows else []
    shown = gallery(rows) if rows else told(visit.words, asked, found, visit.user_id)
    page = Page(asked, found, mine, title_of(visit), now)
    await visit.answer.panel(board_layout(visit.words, page, shown), files)


async def picture_of(
    visit: Visit, server: ServerSettings, asked: Asked, found: Standings, now: datetime
) -> Picture | None:
    """The page as a picture with the reader's row marked; None where nobody has played, or the drawing failed."""
    one_game = asked.board in OF_ONE_GAME
    rows = [
        LeaderRow(
            line.place,
            line.name,
            line.games,
            line.won,
            line.points if asked.game else None,
            line.best_hand,
            rating_of(line.rating) if line.rating and not one_game else None,
            is_reader=line.user_id == visit.user_id,
        )
        for line in found.lines
    ]
    if not rows and asked.board != "rating":
        return None
    key = (visit.guild_id, visit.user_id, asked)
    look = look_of(server, visit.preferences)
    about = caption(visit.words, asked, now).split(" · ")
    if asked.board == "rating":
        about = about[1:]  # the column says it, and the header has to say how many games it takes
    try:
        spoken = picture_words(visit.words.locale, ENGLISH_WORDS)
        return await visit.bot.studio.leaderboard(
            key,
            rows,
            look,
            spoken,
            about,
            least_games(asked.board),
            found.players,
            counts_wins=asked.board == "wins",
            first=1 + asked.page * PER_PAGE,
        )
    except Exception:
        log.exception("a leaderboard could not be drawn")
        return None


def guild_of(visit: Visit) -> int:
    """The server; raises `Sorry` in the DM, which has no leaderboard."""
    if visit.guild_id is None:
        raise Sorry(visit.words.say("error.guild_only"))
    return visit.guild_id


def title_of(visit: Visit) -> str:
    """ "Standings: Card Room"."""
    guild = visit.interaction.guild
    return visit.words.say("standings.title", server=guild.name if guild else "?")


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it is about to be shown to one reader."""

    asked: Asked
    found: Standings
    mine: Whereabouts | None
    title: str
    now: datetime

    @property
    def own(self) -> int:
        """The page that the reader is on; this one where they are on none."""
        return self.asked.page if self.mine is None or self.mine.nr is None else (self.mine.nr - 1) // PER_PAGE


def board_layout(words: Words, page: Page, shown: ui.Item[Any] | str) -> ui.LayoutView:
    """The page with menus for another board, game and period; `shown` is its picture, or its rows in words."""
    asked, found = page.asked, page.found
    pages = pages_in(found)
    foot = [words.say("standings.page", page=asked.page + 1, pages=pages)]
    if asked.board == "rating":
        foot.append(words.say("standings.rated", least=least_games(asked.board)))
    if asked.board in OF_ONE_GAME and low_wins(asked.game):
        foot.append(words.say("standings.low_wins"))
    return layout(
        f"### {page.title}\n{caption(words, asked, page.now)}",
        shown,
        f"{own_place(words, asked, found, page.mine)}\n-# {' · '.join(foot)}",
        *_menus(words, asked, page.now),
        row(
            _turn(words, asked, "previous", asked.page - 1, off=asked.page == 0),
            _turn(words, asked, "next", asked.page + 1, off=asked.page + 1 >= pages),
            _turn(words, asked, "mine", page.own, off=page.own == asked.page),
            button(0, 0, "standings_text", words.label("button.text"), arg=asked.arg),
        ),
    )


def told(words: Words, asked: Asked, found: Standings, reader: int | None) -> str:
    """The rows in words, or a kind word where there are none."""
    if found.lines:
        return "\n".join(lines_of(words, asked, found, reader))
    if asked.board == "rating":
        return words.say("standings.empty.rating")
    is_whole = not asked.game and not asked.period
    return words.say("standings.empty" if is_whole else "standings.empty.filter")


def _turn(words: Words, asked: Asked, label: str, page: int, *, off: bool) -> Any:
    arg = replace(asked, page=max(page, 0)).arg
    return button(0, 0, f"standings_{label}", words.label(f"button.{label}"), arg=arg, disabled=off)


def _menus(words: Words, asked: Asked, now: datetime) -> list[ui.ActionRow[Any]]:
    boards = [Option(name, choice_name(words, "board", name), chosen=name == asked.board) for name in BOARDS]
    games = [Option(name, words.label(f"game.{name}"), chosen=name == asked.game) for name in GAMES]
    if asked.board not in OF_ONE_GAME:
        games.insert(0, Option(ANY_GAME, words.label("choice.any_game"), chosen=not asked.game))
    periods = [
        Option(value, name, chosen=period_key(value, now) == asked.period) for name, value in offered(words, now)
    ]
    return [
        menu(0, 0, "standings_board", words.label("menu.board"), boards, arg=asked.arg),
        menu(0, 0, "standings_game", words.label("menu.game"), games, arg=asked.arg),
        menu(0, 0, "standings_period", words.label("menu.period"), periods, arg=asked.arg),
    ]


@on_press("standings_previous", "standings_next", "standings_mine")
async def turn(pressed: Pressed) -> None:
    """Another page."""
    await show(pressed, Asked.of(pressed.arg))


@on_press("standings_board")
async def choose_board(pressed: Pressed) -> None:
    """The same people ordered by something else."""
    await show(pressed, replace(Asked.of(pressed.arg), board=pressed.read(_known), page=0))


def _known(board: str) -> str:
    """The board of that name; LookupError where there is none."""
    if board not in BOARDS:
        raise LookupError(board)
    return board


@on_press("standings_game")
async def choose_game(pressed: Pressed) -> None:
    """Another game."""
    game = pressed.value if pressed.value in GAMES else ""
    await show(pressed, replace(Asked.of(pressed.arg), game=game, page=0))


@on_press("standings_period")
async def choose_period(pressed: Pressed) -> None:
    """Another time."""
    period = period_key(pressed.value, discord.utils.utcnow()) or ""
    await show(pressed, replace(Asked.of(pressed.arg), period=period, page=0))


@on_press("standings")
async def after_game(pressed: Pressed) -> None:
    """**Standings** after a game: those of its game."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await show(pressed, Asked(game=glance.view.game))


@on_press("standings_text")
async def text(pressed: Pressed) -> None:
    """**Text**: the page in words."""
    words, asked = pressed.words, Asked.of(pressed.arg)
    asked, found = await page_of(pressed.bot.store, guild_of(pressed), asked)
    about = [caption(words, asked, discord.utils.utcnow())]
    if found.lines:
        about.append(words.say("standings.page", page=asked.page + 1, pages=pages_in(found)))
        about.append(words.say("standings.players", n=found.players))
    if least_games(asked.board) > 1:
        about.append(words.say("standings.least", n=least_games(asked.board)))
    heading = f"{title_of(pressed)}\n{' · '.join(about)}"
    await pressed.answer.private(layout=layout(f"{heading}\n{told(words, asked, found, pressed.user_id)}"))
