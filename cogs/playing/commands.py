"""The playing commands: everything at a table, typed."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.finding import table_meant, tables_offered
from cogs.desk.localising import choices_of, described, with_options
from cogs.desk.sorry import Sorry
from cogs.desk.visit import Visit
from cogs.playing import completions
from cogs.playing.acting import act, explained, show_hand
from cogs.playing.calling import call
from cogs.playing.choosing import Chosen
from cogs.playing.hinting import hint_text
from engine import hints
from engine.actions import CallRummy, Discard, Draw, GoOut, LayContract, LayMeld, LayOff, SwapJoker
from engine.cards import Card
from engine.house import Glance
from engine.refusals import PileEmpty
from engine.table_refusals import HintsOff, NotSeated
from engine.views import PlayerView
from text.cards_input import Misread, TypedCards, read_card, read_melds


class Playing(commands.Cog):
    """/draw, /meld, /layoff, /discard, /rummy, /out, /swap, /pass, /hand, /hint."""

    @app_commands.command(name="draw", description=described("draw"))
    @with_options("draw", "source", "card", "table")
    @app_commands.choices(source=choices_of("source", ("stock", "discard")))
    @app_commands.autocomplete(card=completions.pile, table=tables_offered)
    async def draw(
        self, interaction: discord.Interaction, source: str = "stock", card: str | None = None, table: str | None = None
    ) -> None:
        visit, table_id = await _arrive(interaction, table)
        if source == "stock" and card is None:
            await act(visit, table_id, Draw())
            return
        glance, player = await _own(visit, table_id)
        pile = player.table.discard[::-1]
        if card is None and not pile:
            raise Sorry(explained(visit, PileEmpty(), glance))
        wanted = _read_one(visit, card, pile) if card is not None else pile[0]
        await act(visit, table_id, hints.taking(player, wanted))

    @app_commands.command(name="meld", description=described("meld"))
    @with_options("meld", "cards", "kind", "table")
    @app_commands.choices(kind=choices_of("kind", ("set", "run")))
    @app_commands.autocomplete(cards=completions.melds, table=tables_offered)
    async def meld(
        self, interaction: discord.Interaction, cards: str, kind: str | None = None, table: str | None = None
    ) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        melds = _read_melds(visit, cards, hints.first_to_play(player))
        if len(melds) > 1:
            whole = LayContract(tuple(LayMeld(meld.cards, None, meld.named) for meld in melds))
            everything = tuple(card for meld in melds for card in meld.cards)
            await act(visit, table_id, whole, chosen=Chosen(everything))
            return
        one = melds[0]
        move = hints.meld_of(player, one.cards)
        if isinstance(move, LayMeld):
            move = LayMeld(one.cards, kind, one.named)
        await act(visit, table_id, move, chosen=Chosen(one.cards))

    @app_commands.command(name="layoff", description=described("layoff"))
    @with_options("layoff", "cards", "onto", "table")
    @app_commands.autocomplete(cards=completions.layoff_cards, onto=completions.layoff_onto, table=tables_offered)
    async def layoff(self, interaction: discord.Interaction, cards: str, onto: str, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        typed = _read_melds(visit, cards, hints.first_to_play(player), one=True)[0]
        move = LayOff(typed.cards, _meld_id(onto), typed.named)
        await act(visit, table_id, move, chosen=Chosen(typed.cards))

    @app_commands.command(name="discard", description=described("discard"))
    @with_options("discard", "card", "table")
    @app_commands.autocomplete(card=completions.discards, table=tables_offered)
    async def discard(self, interaction: discord.Interaction, card: str, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        chosen = _read_one(visit, card, hints.not_taken_first(player))
        await act(visit, table_id, Discard(chosen), chosen=Chosen((chosen,)))

    @app_commands.command(name="rummy", description=described("rummy"))
    @with_options("rummy", "cards", "onto", "table")
    @app_commands.autocomplete(cards=completions.calls, onto=completions.meld_ids, table=tables_offered)
    async def rummy(
        self, interaction: discord.Interaction, cards: str, onto: str | None = None, table: str | None = None
    ) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        typed = _read_melds(visit, cards, (*player.table.discard[::-1], *player.hand), one=True)[0]
        await call(visit, table_id, CallRummy(typed.cards, _meld_id(onto) if onto else None, None, typed.named))

    @app_commands.command(name="out", description=described("out"))
    @with_options("out", "discard", "table")
    @app_commands.autocomplete(discard=completions.going_out, table=tables_offered)
    async def out(self, interaction: discord.Interaction, discard: str | None = None, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        glance, player = await _own(visit, table_id)
        if discard is not None:
            await act(visit, table_id, GoOut(_read_one(visit, discard, hints.not_taken_first(player))))
            return
        move = hints.way_out(player, ())
        if move is not None:
            await act(visit, table_id, move)
        elif player.hand:
            await act(visit, table_id, GoOut(player.hand[-1]))
        else:
            await show_hand(visit, glance, player)

    @app_commands.command(name="swap", description=described("swap"))
    @with_options("swap", "onto", "card", "table")
    @app_commands.autocomplete(onto=completions.meld_ids, card=completions.swap_cards, table=tables_offered)
    async def swap(self, interaction: discord.Interaction, onto: str, card: str, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        await act(visit, table_id, SwapJoker(_meld_id(onto), _read_one(visit, card, player.hand)))

    @app_commands.command(name="pass", description=described("pass"))
    @with_options("pass", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def pass_(self, interaction: discord.Interaction, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        _, player = await _own(visit, table_id)
        await act(visit, table_id, hints.passing(player))

    @app_commands.command(name="hand", description=described("hand"))
    @with_options("hand", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        glance = await visit.bot.house.look(table_id)
        await show_hand(visit, glance, await visit.bot.house.look_as(table_id, visit.user_id))

    @app_commands.command(name="hint", description=described("hint"))
    @with_options("hint", "table")
    @app_commands.autocomplete(table=tables_offered)
    async def hint(self, interaction: discord.Interaction, table: str | None = None) -> None:
        visit, table_id = await _arrive(interaction, table)
        glance, player = await _own(visit, table_id)
        if glance.setup.hints:
            await show_hand(visit, glance, player, note=hint_text(visit.words, player))
        else:
            await visit.answer.private(explained(visit, HintsOff(), glance))


async def _arrive(interaction: discord.Interaction, table: str | None) -> tuple[Visit, int]:
    visit = await Visit.of(interaction)
    return visit, await table_meant(visit, table)


async def _own(visit: Visit, table_id: int) -> tuple[Glance, PlayerView]:
    """The table and the person's view; raises `Sorry` for somebody without a hand at it."""
    glance = await visit.bot.house.look(table_id)
    player = await visit.bot.house.look_as(table_id, visit.user_id)
    if player is None:
        seated = any(seat.user == visit.user_id for seat in glance.view.seats)
        raise Sorry(visit.words.say("hand.not_dealt") if seated else explained(visit, NotSeated(), glance))
    return glance, player


def _read_one(visit: Visit, typed: str, cards: Sequence[Card]) -> Card:
    """The one card that was typed; raises `Sorry` with what is wrong."""
    found = read_card(typed, cards)
    if isinstance(found, Misread):
        raise Sorry(visit.words.misread(found))
    return found


def _read_melds(visit: Visit, typed: str, cards: Sequence[Card], *, one: bool = False) -> tuple[TypedCards, ...]:
    """The melds that were typed, with `one` exactly one; raises `Sorry` with what is wrong."""
    found = read_melds(typed, cards)
    if not isinstance(found, Misread) and one and len(found) != 1:
        found = Misread("one_meld", typed.strip())
    if isinstance(found, Misread):
        raise Sorry(visit.words.misread(found))
    return found


def _meld_id(typed: str) -> str:
    """A meld's id as it lies on the table: "a1" and "A1: 5♠ 6♠" are A1."""
    return typed.strip().partition(":")[0].strip().upper()[:20]
