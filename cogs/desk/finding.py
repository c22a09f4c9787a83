"""Which table somebody means: the one named, the one here, or the one they sit at."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from cogs.desk.bot import RummyBot
from cogs.desk.permissions import allowed_at
from cogs.desk.sorry import Sorry
from cogs.desk.visit import Visit
from cogs.desk.which import which_menu
from engine.house import Glance, TurnedDown
from engine.table_refusals import UnknownTable
from text import Said, Words, plain_name, words_for

MOST_CHOICES = 25
_MOST_DIGITS = 15


async def table_meant(visit: Visit, named: str | None) -> int:
    """The number of the table a command means; raises `Sorry` where there is none, or where several could be meant.

    `named` is the `table` option: a number, or None. A table of one's own in this channel goes before others here,
    and in the DM any of one's own is meant. Whoever asks for a table is there, and no longer away from it.
    """
    table_id = await _meant(visit, named)
    visit.is_back = await visit.bot.house.seen(table_id, visit.user_id)
    return table_id


async def _meant(visit: Visit, named: str | None) -> int:
    house, words = visit.bot.house, visit.words
    if named is not None:
        number = table_number(named)
        if number is None:
            raise Sorry(words.say("table.unknown"))
        return await _known_to(visit, number)
    own = house.tables_of(visit.user_id)
    here = house.tables_at(visit.channel_id)
    for candidates in (tuple(table for table in here if table in own), here if visit.guild_id else own):
        nearest = await _standing_here(visit, candidates) if len(candidates) > 1 else candidates
        if len(nearest) == 1:
            return nearest[0]
        if candidates:
            raise await _which(visit, candidates)
    if visit.guild_id is not None and len(own) == 1:
        return own[0]
    if visit.guild_id is not None and own:
        raise await _which(visit, own)
    raise Sorry(words.say("table.none" if visit.guild_id is not None else "table.none_yours"))


def table_number(typed: str) -> int | None:
    """The number of a table as people type it, None for what cannot be one.

    >>> [table_number(typed) for typed in ("12", " #12 ", "twelve", "١٢", "9" * 5_000)]
    [12, 12, None, None, None]
    """
    digits = typed.strip().removeprefix("#")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


async def _known_to(visit: Visit, table_id: int) -> int:
    """The table, for its people and for whoever sees its channel; for others there is none of that number."""
    if table_id not in visit.bot.house.tables_of(visit.user_id):
        glance = await visit.bot.house.look(table_id)
        belongs = any(seat.user == visit.user_id for seat in glance.view.seats)
        if not belongs and not allowed_at(visit.interaction, glance.place).view_channel:
            raise TurnedDown(UnknownTable(table_id))
    return table_id


async def _standing_here(visit: Visit, tables: tuple[int, ...]) -> tuple[int, ...]:
    """Those that stand in this very place, not in a thread of this channel."""
    places = [(await visit.bot.house.look(table)).place for table in tables]
    return tuple(
        table
        for table, place in zip(tables, places, strict=True)
        if visit.channel_id == (place.thread_id or place.channel_id)
    )


async def _which(visit: Visit, tables: tuple[int, ...]) -> Sorry:
    """The question, with a menu that goes on with the command, and what can be typed instead."""
    sits = set(tables) <= set(visit.bot.house.tables_of(visit.user_id))
    lines: list[str] = [visit.words.say("ask.table" if sits else "ask.table.here")]
    named: list[tuple[int, str]] = []
    for table in tables[:MOST_CHOICES]:
        glance = await visit.bot.house.look(table)
        lines.append(f"- `{visit.words.option('table')}:{table}` {where(visit.bot, glance, visit.words)}")
        named.append((table, _label(visit.bot, glance, visit.words)))
    menu = which_menu(visit, named)
    return Sorry("\n".join(lines), *([menu] if menu is not None else []))


def _label(bot: discord.Client, glance: Glance, words: Words) -> str:
    """A table as a menu names it."""
    channel, _ = _names(bot, glance)
    game = str(words.game(glance.view.game))
    return words.label("option.table", 100, game=game, table=glance.table_id, channel=plain_name(channel))


def where(bot: discord.Client, glance: Glance, words: Words) -> Said:
    """ "Rummy 500 · table 12 · #general · Card Room", as every private message names its table."""
    channel, server = _names(bot, glance)
    said = words.say(
        "hand.where", game=words.game(glance.view.game), table=glance.table_id, channel=channel, server=server
    )
    return Said(said.removeprefix("-# "))


def _names(bot: discord.Client, glance: Glance) -> tuple[str, str]:
    place = glance.place
    channel = bot.get_channel(place.thread_id or place.channel_id)
    guild = bot.get_guild(place.guild_id)
    return getattr(channel, "name", None) or "?", guild.name if guild else "?"


async def tables_offered(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete of the `table` option: one's own tables first, then the others here."""
    bot = cast(RummyBot, interaction.client)
    words = words_for(interaction.locale.value)
    own = bot.house.tables_of(interaction.user.id)
    here = bot.house.tables_at(interaction.channel_id or 0)
    found: list[app_commands.Choice[str]] = []
    for table in dict.fromkeys((*own, *here)):
        try:
            glance = await bot.house.look(table)
        except TurnedDown:
            continue
        name = _label(bot, glance, words)
        if typed.casefold() in name.casefold() or typed == str(table):
            found.append(app_commands.Choice(name=name, value=str(table)))
    return found[:MOST_CHOICES]
