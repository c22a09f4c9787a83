"""Autocomplete of the playing commands: from memory, at most 25, and only what the player may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

import discord
from discord import app_commands

from cogs.desk.bot import RummyBot
from cogs.desk.finding import table_number
from cogs.playing.choosing import layoffs_to_offer
from cogs.playing.menus import named_cards
from cogs.showing.pictures import sorted_hand
from engine import hints
from engine.actions import Declared, LayContract, LayMeld
from engine.cards import Card
from engine.house import Glance, TurnedDown
from engine.views import PlayerView
from text import Words, words_for
from text.cards_input import TypedCards, read_cards

Choices = list[app_commands.Choice[str]]
MOST, LONGEST = 25, 100
_SIGNS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})


class _Seen:
    """What the person who types may see."""

    def __init__(self, glance: Glance, player: PlayerView, words: Words, sort: str) -> None:
        self.glance, self.player, self.words, self.sort = glance, player, words, sort


async def _seen(interaction: discord.Interaction[Any]) -> _Seen | None:
    """The table that is meant, None where there is none, several, or no hand."""
    bot = cast(RummyBot, interaction.client)
    named = table_number(str(getattr(interaction.namespace, "table", None) or ""))
    own = bot.house.tables_of(interaction.user.id)
    if named is not None:
        table = named
    else:
        here = [table for table in bot.house.tables_at(interaction.channel_id or 0) if table in own]
        meant = here or list(own)
        if len(meant) != 1:
            return None
        table = meant[0]
    try:
        glance = await bot.house.look(table)
        player = await bot.house.look_as(table, interaction.user.id)
    except TurnedDown:
        return None
    if player is None:
        return None
    preferences = await bot.tastes.of_person(interaction.user.id)
    words = words_for(preferences.language or interaction.locale.value)
    return _Seen(glance, player, words, preferences.sort)


def _offer(typed: str, offers: Iterable[tuple[str, str]]) -> Choices:
    """The (name, value) pairs that go with what was typed, by value or by name."""
    wanted = re.sub(r"[\s,]+", " ", typed.upper().translate(_SIGNS)).strip()
    found: dict[str, str] = {}
    for name, value in offers:
        if len(value) > LONGEST or value in found:
            continue
        if not wanted or all(part in value.upper() for part in wanted.split()) or typed.casefold() in name.casefold():
            found[value] = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
        if len(found) == MOST:
            break
    return [app_commands.Choice(name=name, value=value) for value, name in found.items()]


async def melds(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Melds in the hand, best first; in contract games the whole contract."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    return _offer(
        typed, ((_name(seen.words, move), _value(move, seen.player.hand)) for move in hints.melds_offered(seen.player))
    )


def _typed(cards: Sequence[Card], named: Declared, among: Sequence[Card]) -> str:
    """The cards as they are read back: a card with a twin `among` the others says which copy it is."""
    means = dict(named)
    told = []
    for card in cards:
        twin = not card.is_joker and sum(other.face == card.face for other in among) > 1
        code = f"{card.text}#{card.pack + 1}" if twin else card.text
        told.append(f"{code}={means[card].text}" if card in means else code)
    return " ".join(told)


def _name(words: Words, move: LayMeld | LayContract) -> str:
    if isinstance(move, LayMeld):
        return named_cards(words, move.cards, move.named)
    return "; ".join(named_cards(words, meld.cards, meld.named) for meld in move.melds)


def _value(move: LayMeld | LayContract, hand: Sequence[Card]) -> str:
    melds = (move,) if isinstance(move, LayMeld) else move.melds
    return "; ".join(_typed(meld.cards, meld.named, hand) for meld in melds)


async def layoff_cards(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Cards that fit on the table, or on the meld that is named already."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    onto = str(getattr(interaction.namespace, "onto", None) or "").upper()
    moves = [move for move in hints.layoffs_offered(seen.player) if not onto or move.onto == onto]
    return _offer(
        typed,
        (
            (named_cards(seen.words, move.cards, move.named), _typed(move.cards, move.named, seen.player.hand))
            for move in moves
        ),
    )


async def layoff_onto(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Melds on which the named cards fit, then all others."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    cards = read_cards(str(getattr(interaction.namespace, "cards", None) or ""), seen.player.hand)
    chosen = cards.cards if isinstance(cards, TypedCards) else ()
    fitting = [move.onto for move in layoffs_to_offer(seen.player, chosen)]
    return _offer(typed, _melds_on_table(seen, fitting))


def _melds_on_table(seen: _Seen, first: Iterable[str] = ()) -> Iterable[tuple[str, str]]:
    order = {meld_id: at for at, meld_id in enumerate(dict.fromkeys(first))}
    melds = sorted(seen.player.table.melds, key=lambda meld: order.get(meld.id, len(order)))
    return ((f"{meld.id}: {seen.words.meld(meld.meld)}", meld.id) for meld in melds)


async def meld_ids(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Every meld on the table: public anyway."""
    seen = await _seen(interaction)
    return _offer(typed, _melds_on_table(seen)) if seen else []


async def discards(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Cards that may be discarded, else the hand, in the person's own order."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    allowed = set(hints.discards_offered(seen.player)) or set(seen.player.hand)
    cards = [card for card in sorted_hand(seen.player, seen.sort) if card in allowed]
    return _offer(
        typed,
        (
            (f"{seen.words.card(card)} ({seen.words.code(card)})", _typed((card,), (), seen.player.hand))
            for card in cards
        ),
    )


async def going_out(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Discards with which the player can go out; the hand where there is none."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    cards = hints.ways_out_offered(seen.player) or sorted_hand(seen.player, seen.sort)
    return _offer(
        typed,
        (
            (f"{seen.words.card(card)} ({seen.words.code(card)})", _typed((card,), (), seen.player.hand))
            for card in cards
        ),
    )


async def pile(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The discards with their positions, newest first: they lie open."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    numbered = list(enumerate(seen.player.table.discard, start=1))[::-1]
    if typed.strip().isdecimal():
        numbered = [one for one in numbered if str(one[0]).startswith(typed.strip())] or numbered
        typed = ""
    words = seen.words
    return _offer(
        typed,
        (
            (
                words.label("option.pile", 100, position=at, card=words.card(card)),
                _typed((card,), (), seen.player.table.discard),
            )
            for at, card in numbered
        ),
    )


async def calls(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Plays of the pile, only where the table allows hints: otherwise the offer would tell that there is one."""
    seen = await _seen(interaction)
    if seen is None or not seen.glance.setup.hints:
        return []
    offered = hints.calls_offered(seen.player)
    return _offer(
        typed,
        (
            (
                named_cards(seen.words, move.cards, move.named) + (f" → {move.onto}" if move.onto else ""),
                _typed(move.cards, move.named, seen.player.table.discard),
            )
            for move in offered
        ),
    )


async def swap_cards(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Cards of the hand that a joker on the table stands for."""
    seen = await _seen(interaction)
    if seen is None:
        return []
    onto = str(getattr(interaction.namespace, "onto", None) or "").upper()
    moves = [move for move in hints.swaps_offered(seen.player) if not onto or move.onto == onto]
    return _offer(
        typed,
        ((f"{seen.words.card(move.card)} → {move.onto}", _typed((move.card,), (), seen.player.hand)) for move in moves),
    )
