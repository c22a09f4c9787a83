"""A small real bot for the stand-in's own tests: one of everything a card bot uses."""

from __future__ import annotations

import io
import os
import re
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

CARDS = ["7H", "8H", "9H", "7C", "TD"]


def picture(width: int = 4, height: int = 3) -> bytes:
    """A plain grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Press(ui.DynamicItem[ui.Button[Any]], template=r"small:(?P<action>\w+):(?P<count>\d+)"):
    """The one kind of button; it counts its presses in its custom id."""

    def __init__(self, action: str, count: int = 0, label: str | None = None) -> None:
        text = label or action.capitalize()
        super().__init__(ui.Button(label=text, custom_id=f"small:{action}:{count}"))
        self.action, self.count = action, count

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Press:
        return cls(match["action"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.action == "count":
            await interaction.response.edit_message(
                content=f"count {self.count + 1}", view=row(("count", self.count + 1))
            )
        elif self.action == "hand":
            await interaction.response.send_message("your hand", ephemeral=True, view=row(("count", 0)))
        elif self.action == "form":
            await interaction.response.send_modal(NameForm(interaction))
        elif self.action == "slow":
            await interaction.response.defer()
            await interaction.edit_original_response(content="slowly done")
        elif self.action == "silent":
            pass


def row(*buttons: tuple[str, int]) -> ui.View:
    """A fresh view of buttons, as every message needs."""
    view = ui.View(timeout=None)
    for action, count in buttons:
        view.add_item(Press(action, count))
    return view


class NameForm(ui.Modal):
    def __init__(self, interaction: discord.Interaction) -> None:
        super().__init__(title="Name the table", custom_id=f"name:{interaction.id}", timeout=600)
        self.name: ui.TextInput[Any] = ui.TextInput(max_length=20)
        self.add_item(ui.Label(text="Table name", component=self.name))
        options = [discord.SelectOption(label=name, value=name.lower()) for name in ("Easy", "Hard")]
        self.level: ui.Select[Any] = ui.Select(options=options)
        self.add_item(ui.Label(text="Level", component=self.level))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"table {self.name.value} at {self.level.values[0]}")


class Board(ui.LayoutView):
    def __init__(self, words: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="the board")
        buttons: ui.ActionRow[Any] = ui.ActionRow()
        buttons.add_item(Press("hand", 0, "My hand"))
        self.add_item(ui.Container(ui.TextDisplay(words), gallery, buttons))


class SmallBot(commands.Bot):
    def __init__(self, *, sync: bool = True) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(commands.when_mentioned, intents=intents, guild_ready_timeout=0.05)
        self.sync = sync
        self.heard: list[str] = []
        self.errors: list[BaseException] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(table)
        extra: list[app_commands.Command[Any, ..., Any]] = [play, hand, board, letter, slow, never, late, pictures]
        for command in extra:
            self.tree.add_command(command)
        self.tree.error(self.on_tree_error)
        if self.sync:
            await self.tree.sync()

    async def on_tree_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_message_delete(self, message: discord.Message) -> None:
        self.heard.append("message_delete")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.heard.append("channel_delete")

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.heard.append("thread_delete")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append("guild_remove")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.heard.append("guild_join")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")


table = app_commands.Group(name="table", description="Tables", guild_only=True)


@table.command(name="open", description="Open a table")
@app_commands.describe(game="which game", seats="how many seats")
@app_commands.choices(game=[app_commands.Choice(name="Rummy 500", value="rummy500")])
async def table_open(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 8] = 4) -> None:
    await interaction.response.send_message(f"{game} for {seats}", view=row(("count", 0), ("hand", 0), ("form", 0)))


@app_commands.command(name="discard", description="Discard a card")
async def play(interaction: discord.Interaction, card: str) -> None:
    await interaction.response.send_message(f"discarded {card}", ephemeral=True)


@play.autocomplete("card")
async def play_card(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=card, value=card) for card in CARDS if card.startswith(typed)]


@app_commands.command(name="hand", description="Your hand")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def hand(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(picture()), "hand.png", description="7 of hearts")
    await interaction.response.send_message("your hand", ephemeral=True, file=file, view=row(("slow", 0)))


@app_commands.command(name="board", description="The board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    file = discord.File(io.BytesIO(picture()), "board.png")
    await interaction.edit_original_response(view=Board("the table"), attachments=[file])


@app_commands.command(name="letter", description="A letter by DM")
async def letter(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    file = discord.File(io.BytesIO(picture()), "hand.png", description="7 of hearts")
    try:
        await interaction.user.send("psst", file=file, view=row(("count", 0)))
    except discord.Forbidden as refused:
        await interaction.followup.send(f"closed {refused.code}")
    else:
        await interaction.followup.send("sent")


@app_commands.command(name="slow", description="Silent and slow")
@app_commands.default_permissions(manage_guild=True)
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("first", view=row(("slow", 0), ("silent", 0)))
    await interaction.followup.send("second")


@app_commands.command(name="never", description="Never answers")
async def never(interaction: discord.Interaction) -> None:
    pass


@app_commands.command(name="late", description="Answers when the test lets it")
async def late(interaction: discord.Interaction) -> None:
    bot = interaction.client
    assert isinstance(bot, SmallBot)
    await bot.wait_for("go")
    await interaction.response.send_message("too late")


@app_commands.command(name="pictures", description="A picture without words")
async def pictures(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(picture()), "card.png"))


def main() -> None:
    """Run on its own, for tests that kill the process."""
    SmallBot(sync=os.environ.get("SMALL_BOT_SYNC") == "1").run(os.environ["DISCORD_TOKEN"], log_handler=None)
