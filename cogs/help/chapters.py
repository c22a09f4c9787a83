"""A chapter of the help in Discord: its text, its melds as a picture, and the way to the other chapters and games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.desk import Option, Pressed, ServerSettings, Visit, button, layout, menu, on_press, row
from cogs.help.examples import picture_of
from cogs.showing.pictures import file_of, gallery, look_of
from engine.variants import GAMES
from text import Words
from text.help import CHAPTERS, Topic


def topic_named(words: Words, game: str, said: str | None) -> str:
    """The chapter that somebody means by its key, its title or the beginning of it; the first one for anything else."""
    chapters = CHAPTERS[game]
    wanted = (said or "").strip().casefold()
    titles = {chapter: words.label(f"topic.{chapter}").casefold() for chapter in chapters}
    for fits in (
        lambda chapter: wanted in (chapter, titles[chapter]),
        lambda chapter: bool(wanted) and titles[chapter].startswith(wanted),
    ):
        found = next(filter(fits, chapters), None)
        if found is not None:
            return found
    return chapters[0]


async def show(visit: Visit, game: str, topic: str) -> None:
    """The chapter, private; in place of the one that was pressed on."""
    chapter = visit.words.topic(game, topic)
    server = await visit.bot.tastes.of_server(visit.guild_id) if visit.guild_id else ServerSettings()
    picture = await picture_of(visit.bot, visit.words, chapter, look_of(server, visit.preferences))
    shown = [gallery(picture)] if picture else []
    files = [file_of(picture)] if picture else []
    await visit.answer.panel(chapter_layout(visit.words, chapter, shown), files)


def chapter_layout(words: Words, chapter: Topic, pictures: Sequence[ui.Item[Any]] = ()) -> ui.LayoutView:
    """One chapter with menus for another chapter or game, and buttons to read on."""
    chapters = CHAPTERS[chapter.game]
    at = chapters.index(chapter.topic)
    topics = [Option(name, words.label(f"topic.{name}"), chosen=name == chapter.topic) for name in chapters]
    games = [
        Option(name, words.label(f"game.{name}"), words.label(f"about.{name}", 100), name == chapter.game)
        for name in GAMES
    ]
    return layout(
        f"### {words.game(chapter.game)} · {chapter.title}\n{chapter.text}",
        *pictures,
        menu(0, 0, "help_topic", words.label("menu.topic"), topics, arg=chapter.game),
        menu(0, 0, "help_game", words.label("menu.game"), games, arg=chapter.topic),
        row(
            _turn(words, chapter.game, "previous", chapters[at - 1] if at else chapter.topic, off=at == 0),
            _turn(words, chapter.game, "next", chapters[min(at + 1, len(chapters) - 1)], off=at + 1 == len(chapters)),
        ),
    )


def _turn(words: Words, game: str, label: str, topic: str, *, off: bool) -> Any:
    style = discord.ButtonStyle.primary if label == "next" else discord.ButtonStyle.secondary
    text = words.label(f"button.{label}")
    return button(0, 0, f"help_{label}", text, arg=f"{game}.{topic}", style=style, disabled=off)


@on_press("help_topic")
async def choose_topic(pressed: Pressed) -> None:
    """Another chapter of the game in `arg`."""
    await _show_named(pressed, pressed.arg, pressed.value)


@on_press("help_game")
async def choose_game(pressed: Pressed) -> None:
    """The same chapter, or the first one, of another game."""
    await _show_named(pressed, pressed.value, pressed.arg)


@on_press("help_previous", "help_next")
async def read_on(pressed: Pressed) -> None:
    """The chapter before or after."""
    game, _, topic = pressed.arg.partition(".")
    await _show_named(pressed, game, topic)


async def _show_named(pressed: Pressed, game: str, topic: str) -> None:
    known = game if game in CHAPTERS else next(iter(CHAPTERS))
    await show(pressed, known, topic_named(pressed.words, known, topic))
