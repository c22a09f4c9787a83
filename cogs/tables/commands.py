"""`/table`: open, join, leave, start, show, rules, end, kick, rematch, export."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Visit
from cogs.desk.finding import table_meant, tables_offered
from cogs.desk.localising import choices_of, described, with_options
from cogs.tables import seats
from cogs.tables.finished import export_file, last_game
from cogs.tables.opening import Wish, open_table
from cogs.tables.rule_card import card_layout
from cogs.tables.showing_again import show_again
from engine.setup import CLOCKS, LEVELS, MOST_SEATS
from engine.variants import GAMES
from text import Said

Interaction = discord.Interaction[Any]
Seats = app_commands.Range[int, 2, MOST_SEATS]
Computers = app_commands.Range[int, 0, MOST_SEATS - 1]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TableCommands(commands.GroupCog, group_name="table", group_description=described("table")):
    """Everything about tables; playing has commands of its own."""

    @app_commands.command(name="open", description=described("table open"))
    @with_options("table open", "game", "seats", "computers", "level", "clock", "thread")
    @app_commands.choices(game=choices_of("game", GAMES), level=choices_of("level", LEVELS))
    @app_commands.choices(clock=choices_of("clock", CLOCKS))
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: Seats | None = None,
        computers: Computers = 0,
        level: str | None = None,
        clock: int | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby; the opener is host."""
        visit = await Visit.of(interaction)
        done = await open_table(visit, Wish(game, seats, computers, level, clock, thread))
        setup = done.glance.setup
        thread_id = done.glance.place.thread_id
        moved = thread_id is not None and thread_id != visit.channel_id
        if done.glance.view.open_seats:
            key = "lobby.opened.thread" if moved else "lobby.opened"
        else:
            key = "lobby.opened.full.thread" if moved else "lobby.opened.full"
        link = Said(f"<#{thread_id}>")
        said = visit.words.say(key, game=visit.words.game(setup.game), seats=setup.seats, channel=link)
        await visit.answer.private(said)

    @app_commands.command(name="join", description=described("table join"))
    @with_options("table join", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Take a seat, or one's own seat back."""
        visit = await Visit.of(interaction)
        await seats.join(visit, await seats.table_to_join(visit, table))

    @app_commands.command(name="leave", description=described("table leave"))
    @with_options("table leave", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Give a seat up."""
        visit = await Visit.of(interaction)
        await seats.leave(visit, await table_meant(visit, table))

    @app_commands.command(name="start", description=described("table start"))
    @with_options("table start", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Begin the game."""
        visit = await Visit.of(interaction)
        await seats.start(visit, await table_meant(visit, table))

    @app_commands.command(name="show", description=described("table show"))
    @with_options("table show", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """The table again, at the bottom of this channel."""
        visit = await Visit.of(interaction)
        await show_again(visit, await table_meant(visit, table))

    @app_commands.command(name="rules", description=described("table rules"))
    @with_options("table rules", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def rules(self, interaction: Interaction, table: str | None = None) -> None:
        """The rule card."""
        visit = await Visit.of(interaction)
        glance = await visit.bot.house.look(await table_meant(visit, table))
        await visit.answer.private(layout=card_layout(visit.words, glance))

    @app_commands.command(name="end", description=described("table end"))
    @with_options("table end", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """Close the table, or vote for it."""
        visit = await Visit.of(interaction)
        await seats.end(visit, await table_meant(visit, table))

    @app_commands.command(name="kick", description=described("table kick"))
    @with_options("table kick", "member", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def kick(self, interaction: Interaction, member: discord.User, table: str | None = None) -> None:
        """Send somebody away."""
        visit = await Visit.of(interaction)
        await seats.kick(visit, await table_meant(visit, table), member)

    @app_commands.command(name="rematch", description=described("table rematch"))
    @with_options("table rematch", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        """The same people and rules once more."""
        visit = await Visit.of(interaction)
        await seats.rematch(visit, await last_game(visit, table))

    @app_commands.command(name="export", description=described("table export"))
    @with_options("table export", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        """The finished game as a file."""
        visit = await Visit.of(interaction)
        table_id = await last_game(visit, table)
        file = export_file(table_id, await visit.bot.house.export(table_id))
        await visit.answer.private(visit.words.say("table.export"), files=[file])
