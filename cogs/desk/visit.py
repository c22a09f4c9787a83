"""Somebody who asks for something: who, where, in which language, and how to answer them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord

from cogs.desk.answer import Answer
from cogs.desk.permissions import allowed_at
from cogs.desk.press import HANDLERS, chosen_on
from cogs.desk.sorry import Sorry, apologise
from cogs.desk.tastes import Preferences
from engine.house import TurnedDown
from engine.records import Place
from engine.table_refusals import ShuttingDown
from text import Words, words_for

if TYPE_CHECKING:
    from cogs.desk.bot import RummyBot

T = TypeVar("T")


class Visit:
    """One command, press or form of one person; `Visit.of` makes it."""

    def __init__(self, interaction: discord.Interaction[Any], preferences: Preferences) -> None:
        self.interaction = interaction
        self.bot = cast("RummyBot", interaction.client)
        self.preferences = preferences
        self.is_back = False
        """Whether a seat that a computer kept is theirs again just now, and they have not been told."""
        self.answer = Answer.to(interaction)

    @classmethod
    async def of(cls, interaction: discord.Interaction[Any]) -> Visit:
        """The visit behind a command or a form; its answer's watch begins now."""
        Answer.to(interaction)
        return cls(interaction, await _greet(interaction))

    @cached_property
    def words(self) -> Words:
        """The person's own language, else the one their Discord speaks."""
        spoken = self.interaction.locale.value
        return words_for(self.preferences.language or spoken, spoken)

    @property
    def user_id(self) -> int:
        """The account number of who asks."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The name they go by here, in their own words: escape before showing."""
        return self.interaction.user.display_name

    @property
    def guild_id(self) -> int | None:
        """The server, None in the DM."""
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int:
        """The channel or thread (or DM) they are in."""
        return self.interaction.channel_id or 0

    def moderates(self, place: Place) -> bool:
        """Whether they may manage the channel of a table; nobody does from a DM or another server."""
        return allowed_at(self.interaction, place).manage_channels


@dataclass(frozen=True, slots=True)
class Pressing:
    """What was pressed."""

    table_id: int
    version: int
    action: str
    arg: str
    values: tuple[str, ...]
    """What was chosen in the pressed menu; empty for a button."""


class Pressed(Visit):
    """A press of a button or menu."""

    def __init__(self, interaction: discord.Interaction[Any], preferences: Preferences, pressing: Pressing) -> None:
        super().__init__(interaction, preferences)
        self.table_id = pressing.table_id
        self.version = pressing.version
        self.action = pressing.action
        self.arg = pressing.arg
        self.values = pressing.values

    @property
    def value(self) -> str:
        """The one value that was chosen; raises `Sorry` where there is none, as on a button of another time."""
        if not self.values:
            raise Sorry(self.words.say("error.unknown_choice"))
        return self.values[0]

    def read(self, reading: Callable[[str], T]) -> T:
        """What the chosen value means; raises `Sorry` where `reading` knows none like it (LookupError, ValueError)."""
        try:
            return reading(self.value)
        except (LookupError, ValueError, TypeError):
            raise Sorry(self.words.say("error.unknown_choice")) from None

    @cached_property
    def chosen(self) -> Mapping[str, tuple[str, ...]]:
        """What every menu of the message shows as chosen, the pressed menu as it is now."""
        before = dict(chosen_on(self.interaction.message))
        if self.interaction.data is not None and "values" in self.interaction.data:
            before[self.action + (f":{self.arg}" if self.arg else "")] = self.values
        return before


async def _greet(interaction: discord.Interaction[Any]) -> Preferences:
    """Notice who is there: their language, and that their DM is open where they speak from it."""
    bot = cast("RummyBot", interaction.client)
    if bot.is_leaving:
        raise TurnedDown(ShuttingDown())
    tastes = bot.tastes
    tastes.heard(interaction.user.id, interaction.locale.value)
    if interaction.guild_id is None:
        state = await tastes.dm_of(interaction.user.id)
        await tastes.set_dm(interaction.user.id, replace(state, is_open=True))
    return await tastes.of_person(interaction.user.id)


def _held_still(pressed: Pressed) -> AbstractAsyncContextManager[None]:
    """A message in the DM is edited by its table as well: not while a press on it is answered."""
    if pressed.table_id and pressed.guild_id is None:
        return pressed.bot.publisher.hands.held_still(pressed.user_id, pressed.table_id)
    return nullcontext()


async def answer_press(interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """Let the right handler answer; unknown actions and faults get a kind word as well."""
    Answer.to(interaction)
    try:
        preferences = await _greet(interaction)
        data: dict[str, Any] = dict(interaction.data or {})
        pressing = Pressing(
            int(match["table"] or 0),
            int(match["version"] or 0),
            match["action"] or "",
            match["arg"] or "",
            tuple(data.get("values", ())),
        )
        pressed = Pressed(interaction, preferences, pressing)
        handler = HANDLERS.get(pressed.action)
        if handler is None:
            await pressed.answer.private(pressed.words.say("error.unknown_press"))
            return
        if pressed.table_id:
            pressed.is_back = await pressed.bot.house.seen(pressed.table_id, pressed.user_id)
        async with _held_still(pressed):
            await handler(pressed)
        if pressed.is_back:
            await pressed.answer.private(pressed.words.say("table.back"))
    except Exception as error:  # discord.py would drop it: a press must never go without an answer
        await apologise(interaction, error)
