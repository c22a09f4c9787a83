"""`/privacy`: what is stored about a person, all of it as a file, and its end."""

from __future__ import annotations

import io
import json
import secrets
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.desk import Pressed, Sorry, Visit, button, layout, on_press, row
from cogs.desk.localising import described
from engine.entries import forget
from engine.house import TurnedDown
from text import Words


class PrivacyCommand(commands.Cog):
    """Everybody's own data, in a server or in the DM."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name="privacy", description=described("privacy"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Say what is stored; the buttons export or delete it."""
        visit = await Visit.of(interaction)
        await visit.answer.private(layout=_panel(visit.words))


def _panel(words: Words) -> ui.LayoutView:
    return layout(
        f"### {words.say('privacy.title')}",
        words.say("privacy.text"),
        row(
            button(0, 0, "privacy_export", words.label("button.export")),
            button(0, 0, "privacy_ask", words.label("button.delete"), style=discord.ButtonStyle.danger),
        ),
    )


def export_file(stored: dict[str, Any]) -> discord.File:
    """What is stored about one person as a JSON file, named without their number."""
    text = json.dumps(stored, ensure_ascii=False, indent=1)
    return discord.File(io.BytesIO(text.encode()), "rummy-table-my-data.json")


def is_nothing(stored: dict[str, Any]) -> bool:
    """Whether nothing but the asker's own number is in an export."""
    return not any(value for name, value in stored.items() if name != "user_id")


@on_press("privacy_export")
async def export(pressed: Pressed) -> None:
    """All that is stored, as a private file."""
    stored = await pressed.bot.store.export_user(pressed.user_id)
    if is_nothing(stored):
        await pressed.answer.private(pressed.words.say("privacy.export.none"))
        return
    await pressed.answer.private(pressed.words.say("privacy.export"), files=[export_file(stored)])


@on_press("privacy_ask")
async def ask(pressed: Pressed) -> None:
    """Ask once more: what is deleted does not come back."""
    words = pressed.words
    await require_no_running_game(pressed)
    await pressed.answer.panel(
        layout(
            words.say("privacy.delete.ask"),
            row(
                button(0, 0, "privacy_delete", words.label("button.delete"), style=discord.ButtonStyle.danger),
                button(0, 0, "privacy_keep", words.label("button.cancel")),
            ),
        )
    )


@on_press("privacy_keep")
async def keep(pressed: Pressed) -> None:
    """Nothing happens."""
    await pressed.answer.panel(layout(pressed.words.say("privacy.not_deleted")))


@on_press("privacy_delete")
async def delete(pressed: Pressed) -> None:
    """Leave every lobby, then take the person out of all that is kept."""
    await require_no_running_game(pressed)
    house, user_id = pressed.bot.house, pressed.user_id
    for table_id in house.tables_of(user_id):
        await house.leave(table_id, user_id)
    words = pressed.words
    nobody = -1 - secrets.randbits(52)  # no account has a number below zero
    await pressed.bot.store.forget_user(user_id, scrub=forget(user_id, nobody))
    house.logs_rewritten()
    pressed.bot.tastes.forget(user_id)
    rest = await pressed.bot.store.export_user(user_id)
    key = "privacy.deleted.running" if rest.get("tables") else "privacy.deleted"
    await pressed.answer.panel(layout(words.say(key)))


async def require_no_running_game(visit: Visit) -> None:
    """Raises `Sorry` for somebody who sits at a game that goes on: its log needs them until it is over."""
    for table_id in visit.bot.house.tables_of(visit.user_id):
        try:
            status = (await visit.bot.house.look(table_id)).view.status
        except TurnedDown:
            continue
        if status in ("playing", "between"):
            raise Sorry(visit.words.say("privacy.delete.running"))
