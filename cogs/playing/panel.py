"""The hand panel: one person's cards with everything they can do, the same in the DM and in private answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.desk import sorry
from cogs.desk.bot import RummyBot
from cogs.desk.finding import where
from cogs.desk.press import MOST_OPTIONS, Option, Press, button, layout, menu, row
from cogs.desk.tastes import Preferences
from cogs.playing.choosing import Chosen
from cogs.playing.menus import Menus
from cogs.showing.pictures import file_of, gallery, hand_of, look_of, sorted_hand
from engine import hints
from engine.house import Glance
from engine.views import PlayerView
from text import Words

PRIMARY, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Question:
    """Something that has to be settled before a move: a menu to choose from, or a button to press all the same."""

    text: str
    placeholder: str = ""
    options: tuple[Option, ...] = ()
    sure: str = ""
    """The action that is done all the same, such as "discard"."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Everything that decides how a hand panel looks."""

    glance: Glance
    player: PlayerView
    words: Words
    preferences: Preferences
    chosen: Chosen = field(default_factory=Chosen)
    note: str = ""
    """What has just happened, or why something was refused."""
    question: Question | None = None


async def draw_panel(
    bot: RummyBot, user_id: int, panel: Panel, kept: Sequence[discord.Attachment] = ()
) -> tuple[ui.LayoutView, list[Any]]:
    """The panel's layout and its files; a picture that is among the `kept` attachments is not sent again."""
    settings = await bot.tastes.of_server(panel.glance.place.guild_id)
    look = look_of(settings, panel.preferences)
    suggest = panel.glance.setup.hints
    picture = await hand_of(
        bot.studio, user_id, panel.player, look, panel.preferences.sort, words=panel.words, suggest=suggest
    )
    text = [line for line in _lines(bot, panel) if line]
    if picture is None:
        text.append(panel.words.say("error.picture"))
    shown = gallery(picture) if picture else None
    files: list[Any] = []
    if picture is not None:
        same = [item for item in kept if item.filename == picture.name]
        files = same[:1] or [file_of(picture)]
    return layout("\n".join(text), shown, *_question(panel), *_menus(panel), *_rows(panel)), files


def _lines(bot: RummyBot, panel: Panel) -> list[str]:
    player, words, view = panel.player, panel.words, panel.player.table
    lines = [panel.note] if panel.note else []
    if panel.question is not None:
        lines.append(panel.question.text)
    ended = f"table.ended.{panel.glance.ended}"
    is_closed = view.status == "closed" and words.has(ended)
    lines.append(words.say(ended) if is_closed else words.your_turn(player))
    if not player.hand and view.status == "playing":
        lines.append(words.say("hand.empty"))
    if view.turn == player.seat and view.taken is not None and view.taken in player.hand:
        lines.append(words.say("hand.taken", card=words.card(view.taken)))
    if view.turn == player.seat and panel.glance.opens is not None and panel.glance.caller is None:
        lines.append(words.say("line.grace", until=sorry.moment(panel.glance.opens)))
    elif view.turn == player.seat and panel.glance.until is not None and panel.glance.caller is None:
        lines.append(words.say("line.until", until=sorry.moment(panel.glance.until)))
    if view.seats[player.seat].has_left:
        lines.append(words.say("notice.seat_kept.left", table=view.table_id))
    lines.append("-# " + where(bot, panel.glance, words))
    return lines


def _question(panel: Panel) -> list[ui.Item[Any]]:
    asked = panel.question
    if asked is None:
        return []
    table, version = panel.glance.table_id, panel.glance.version
    if asked.options:
        return [menu(table, version, "declare", asked.placeholder, asked.options[:MOST_OPTIONS])]
    words = panel.words
    return [
        row(
            button(table, version, "sure", words.label("button.do_it"), arg=asked.sure, style=DANGER),
            button(table, version, "hand", words.label("button.back"), arg="back"),
        )
    ]


def _menus(panel: Panel) -> list[ui.ActionRow[Any]]:
    player = panel.player
    moment = hints.open_to(player)
    made = Menus(player, panel.words, panel.chosen, sorted_hand(player, panel.preferences.sort))
    found = [*made.cards(), made.melds(is_open="meld" in moment), made.layoffs(is_open="layoff" in moment)]
    if player.table.rules.joker_swap:
        found.append(made.swaps(is_open="swap" in moment))
    return found


def _rows(panel: Panel) -> list[ui.ActionRow[Any]]:
    """Fourteen buttons in three rows; what cannot be done now is disabled."""
    moment = hints.open_to(panel.player)
    if panel.glance.caller is not None:  # nobody draws before the call is decided
        moment -= {"draw", "take", "deep"}
    words, table, version = panel.words, panel.glance.table_id, panel.glance.version

    def key(action: str, label: str, opens: str = "", style: Any = discord.ButtonStyle.secondary) -> Press:
        off = bool(opens) and opens not in moment
        return button(table, version, action, words.label(f"button.{label}"), style=style, disabled=off)

    contract = panel.player.table.contract is not None and panel.player.table.seats[panel.player.seat].down == 0
    return [
        row(
            key("draw", "draw", "draw", PRIMARY),
            key("take", "take", "take"),
            key("meld", "contract" if contract else "meld", "meld"),
            key("layoff", "lay_off", "layoff"),
            key("discard", "discard", "discard", PRIMARY),
        ),
        row(
            key("out", "go_out", "out"),
            key("swap", "swap", "swap"),
            key("rummy", "rummy", "call"),
            key("pass", "pass", "pass"),
            key("sort", "sort"),
        ),
        row(
            button(table, version, "hint", words.label("button.hint"), disabled=not panel.glance.setup.hints),
            key("htext", "text"),
            *_buy(panel, moment),
        ),
    ]


def _buy(panel: Panel, moment: frozenset[str]) -> list[Press]:
    if not panel.player.table.rules.buying:
        return []
    pile = panel.player.table.discard
    card = panel.words.card(pile[-1]) if pile else panel.words.say("no_card")
    label = panel.words.label("button.buy", card=card)
    return [button(panel.glance.table_id, panel.glance.version, "buy", label, disabled="buy" not in moment)]
