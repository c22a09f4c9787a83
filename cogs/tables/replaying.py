"""**Replay**: a finished game turn by turn, private, for whoever wants to see again how it went."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any, Final

from discord import ui

from cogs.desk import Option, Pressed, button, layout, menu, on_press, row
from cogs.showing.pictures import file_of, gallery, look_of
from cogs.showing.telling import ending, headline, recent
from cogs.tables.frames import first_of, frames, view_at
from engine.house import Glance, TurnedDown
from engine.table_refusals import NotOverYet
from render import ENGLISH_WORDS, Look, Picture
from text import Words
from text.pictures import picture_words

log = logging.getLogger("rummy.tables")

MOST_HANDS: Final = 25
_LONGEST_TEXT: Final = 3_900


@on_press("replay")
async def open_replay(pressed: Pressed) -> None:
    """The first deal."""
    await _show(pressed, 0)


@on_press("replay_first", "replay_previous", "replay_next", "replay_last")
async def turn(pressed: Pressed) -> None:
    """The turn in `arg`."""
    await _show(pressed, _number(pressed.arg))


@on_press("replay_hand")
async def choose_hand(pressed: Pressed) -> None:
    """The beginning of a hand."""
    kept = await pressed.bot.store.load_table(pressed.table_id)
    found = await asyncio.to_thread(frames, pressed.table_id, kept.entries)
    await _show(pressed, first_of(found, _number(pressed.value)))


@on_press("replay_text")
async def text(pressed: Pressed) -> None:
    """**Text**: the turn in `arg` in words."""
    glance, _, _ = await _frame(pressed, _number(pressed.arg))
    pictures = await _pictures(pressed, glance)
    told = "\n".join([headline(glance, pressed.words), *(picture.text for picture in pictures)])
    await pressed.answer.private(layout=layout(told[:_LONGEST_TEXT]))


def _number(arg: str) -> int:
    return int(arg) if arg.isdecimal() and len(arg) < 7 else 0


async def _show(pressed: Pressed, at: int) -> None:
    glance, at, found = await _frame(pressed, at)
    pictures = await _pictures(pressed, glance)
    shown = _layout(pressed.words, glance, at, found, pictures)
    await pressed.answer.panel(shown, [file_of(picture) for picture in pictures])


async def _frame(pressed: Pressed, at: int) -> tuple[Glance, int, tuple[tuple[int, int], ...]]:
    """The table at a frame, and where among all of them that is; raises `TurnedDown` for a game that goes on."""
    glance = await pressed.bot.house.look(pressed.table_id)
    if glance.view.status != "finished":
        raise TurnedDown(NotOverYet(), glance)
    kept = await pressed.bot.store.load_table(pressed.table_id)
    found = await asyncio.to_thread(frames, pressed.table_id, kept.entries)
    at = max(0, min(at, len(found) - 1))
    view = await asyncio.to_thread(view_at, pressed.table_id, kept.entries, found[at][0])
    return replace(glance, view=view, until=None, rematch=None), at, found


async def _pictures(pressed: Pressed, glance: Glance) -> tuple[Picture, ...]:
    view, studio = glance.view, pressed.bot.studio
    look: Look = look_of(await pressed.bot.tastes.of_server(glance.place.guild_id), pressed.preferences)
    key = ("replay", view.table_id, pressed.user_id)
    spoken = picture_words(pressed.words.locale, ENGLISH_WORDS)
    try:
        if view.turn < 0 and view.result is not None:
            return (await studio.result(key, view, look, spoken),)
        return await studio.table(key, view, look, spoken)
    except Exception:
        log.exception("a replay of table %s could not be drawn", view.table_id)
        return ()


def _layout(
    words: Words, glance: Glance, at: int, found: tuple[tuple[int, int], ...], pictures: tuple[Picture, ...]
) -> ui.LayoutView:
    last = len(found) - 1
    lines = [headline(glance, words), *ending(glance, words), " ".join(recent(glance, words))]
    hands = list(dict.fromkeys(deal for _, deal in found))[-MOST_HANDS:]
    options = [Option(str(hand), words.label("option.hand", n=hand), chosen=hand == found[at][1]) for hand in hands]

    def key(action: str, to: int, off: bool) -> Any:
        label = words.label(f"button.{action}")
        return button(glance.table_id, 0, f"replay_{action}", label, arg=str(to), disabled=off)

    return layout(
        "\n".join(line for line in lines if line),
        *(gallery(picture) for picture in pictures),
        f"-# {words.say('replay.at', at=at + 1, of=last + 1)}",
        menu(glance.table_id, 0, "replay_hand", words.label("menu.hand"), options) if len(hands) > 1 else None,
        row(
            key("first", 0, at == 0),
            key("previous", max(at - 1, 0), at == 0),
            key("next", min(at + 1, last), at == last),
            key("last", last, at == last),
            key("text", at, False),
        ),
    )
