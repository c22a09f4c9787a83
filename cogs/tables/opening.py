"""Opening a table: where that is allowed, what the bot needs there, and the setup that the opener means."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.desk import Sorry, Visit
from cogs.desk.permissions import require
from cogs.tables import choices
from cogs.tables.server_rules import usual_setup
from engine.etiquette import setup_problem
from engine.house import Done, TurnedDown
from engine.records import Place
from engine.setup import Setup
from text import Said, Words


@dataclass(frozen=True, slots=True)
class Wish:
    """What the opener said; None where they said nothing."""

    game: str | None = None
    seats: int | None = None
    computers: int = 0
    level: str | None = None
    clock: int | None = None
    thread: bool = False


async def open_table(visit: Visit, wish: Wish) -> Done:
    """Open a lobby here; raises `Sorry` or `TurnedDown` with the reason where that is not possible."""
    assert visit.guild_id is not None
    server = await visit.bot.tastes.of_server(visit.guild_id)
    place = here(visit.interaction)
    check_channel(visit, place, server.channels)
    setup = wished(usual_setup(server, wish.game), wish)
    own_thread = wish.thread and isinstance(visit.interaction.channel, discord.TextChannel)
    require(visit.interaction, visit.words, own_thread=own_thread)
    problem = setup_problem(setup, 1 + wish.computers)
    if problem is not None:
        raise TurnedDown(problem)
    if own_thread:
        place = await _own_thread(visit, place, setup)
    return await visit.bot.house.open_table(place, visit.user_id, visit.name, setup, wish.computers)


def wished(usual: Setup, wish: Wish) -> Setup:
    """The usual table with what was said; a rule that caps the seats of the game gives way to a wish for more."""
    setup = replace(usual, thread=wish.thread)
    if wish.level is not None:
        setup = replace(setup, level=wish.level)
    if wish.clock is not None:
        setup = replace(setup, clock=wish.clock)
    seats = wish.seats if wish.seats is not None else max(setup.seats, wish.computers + 1)
    cap = choices.game_of(setup).switch("max_players")
    if cap is not None and cap.accepts(seats) and seats > int(choices.value_of(setup, cap.name)):
        setup = choices.with_value(setup, cap.name, seats)
    return replace(setup, seats=seats)


def here(interaction: discord.Interaction[Any]) -> Place:
    """The channel or thread of an interaction, as a place for a table."""
    assert interaction.guild_id is not None
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id)


def check_channel(visit: Visit, place: Place, allowed: list[int]) -> None:
    """Raises `Sorry`, naming the right channels, where this server wants no tables; the same for everybody."""
    if allowed and place.channel_id not in allowed and place.thread_id not in allowed:
        raise Sorry(visit.words.say("error.channel", channels=channels_named(visit.words, allowed)))


def channels_named(words: Words, channels: list[int]) -> Said:
    """ "#cards or #games", as links."""
    return words.listed([f"<#{channel}>" for channel in channels], "or")


async def _own_thread(visit: Visit, place: Place, setup: Setup) -> Place:
    channel = visit.interaction.channel
    assert isinstance(channel, discord.TextChannel)
    title = visit.words.label("lobby.title", 100, game=str(visit.words.game(setup.game)), host=visit.name)
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    return replace(place, thread_id=thread.id)
