"""Many tables at once: people who press whatever is open on what they see, as fast as they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot import spare_the_collector
from engine.house import Waits
from playground import ClientRefuses, GuildPlace, Message, Person, Reply, StandIn
from playground.interaction import Interaction
from playground.records import Channel
from tests.e2e.killing import bot_process
from tests.e2e.watched import Readings, readings, watched

MOST_TRIES = 6
"""Discards tried in one turn before a person gives up on it (a duty may be open)."""


@dataclass
class Rush:
    """People at one table in a channel of their own; they know what their screens show and nothing else."""

    place: GuildPlace
    channel: Channel
    people: list[Person]
    dice: Random
    done: Counter[str] = field(default_factory=Counter)
    first: list[float] = field(default_factory=list)
    """Seconds until each press was answered, or at least acknowledged."""
    whole: list[float] = field(default_factory=list)
    """Seconds until the answer was there."""
    left_alone: set[int] = field(default_factory=set)
    """Interactions that were acknowledged, and nothing came of it."""

    async def open(self, game: str = "rummy500") -> None:
        """The first person opens a table, the others join, and it starts."""
        host, *others = self.people
        await (await host.slash("/table open", channel=self.channel, game=game, seats=len(self.people))).settled()
        for person in others:
            await (await person.slash("/table join", channel=self.channel)).settled()
        await (await host.slash("/table start", channel=self.channel)).settled()

    async def play(self, until: float) -> None:
        """Play until that moment (of the monotonic clock), or until the game is over."""
        at = 0
        while time.monotonic() < until:
            message = self._board()
            if message is None:
                await asyncio.sleep(0.02)
            elif "Next hand" in message.labels:
                await self._ask_for_next_hand(message)
            elif "Rematch" in message.labels:
                await self._press(self.people[0], message, "Text")
                return
            elif "My hand" not in message.labels:
                await asyncio.sleep(0.1)
            else:
                at = (at + 1) % len(self.people)
                await self._turn_of(self.people[at], message)

    def _board(self) -> Message | None:
        """The newest message of the table that has buttons."""
        shown = list(self.place.world.messages[self.channel.id].values())
        return next((one for one in reversed(shown) if one.only_for is None and one.labels), None)

    async def _press(self, person: Person, message: Message, label: str) -> Message | None:
        """What the press was answered with; None where the message went away before the finger came down."""
        return await self._answered(person.click, message, label)

    async def _answered(self, verb: Any, message: Message, *what: Any) -> Message | None:
        pressed = time.perf_counter()
        try:
            reply: Reply = await verb(message, *what)
        except ClientRefuses:
            self.done["too late"] += 1
            await asyncio.sleep(0.05)
            return None
        self.first.append(time.perf_counter() - pressed)
        try:
            await reply.settled()
        except TimeoutError:
            self.left_alone.add(reply.interaction.id)
            return None
        self.whole.append(time.perf_counter() - pressed)
        return reply.message

    async def _ask_for_next_hand(self, message: Message) -> None:
        for person in self.people:
            if "Next hand" in message.labels and not message.deleted:
                await self._press(person, message, "Next hand")
        await asyncio.sleep(0.02)

    async def _turn_of(self, person: Person, message: Message) -> None:
        """The person looks at their hand, and plays if it is their turn."""
        panel = await self._press(person, message, "My hand")
        if panel is None:
            return
        if self.dice.random() < 0.1:
            await self._press(person, message, "Text")
        if _is_on(panel, "Draw"):
            panel = await self._press(person, panel, "Draw")
        elif _is_on(panel, "Pass"):
            panel = await self._sure(person, await self._press(person, panel, "Pass"))
        for _ in range(MOST_TRIES):
            if panel is None or not _is_on(panel, "Discard"):
                return
            panel = await self._play_once(person, panel)

    async def _play_once(self, person: Person, panel: Message) -> Message | None:
        for menu, label in (("melds", "Meld"), ("layoffs", "Lay off")):
            found = _menu(panel, menu)
            if found is not None and self.dice.random() < 0.8:
                self.done[label] += 1
                chosen = self.dice.choice(found["options"])["value"]
                panel_or_none = await self._answered(person.select, panel, found["custom_id"], chosen)
                return None if panel_or_none is None else await self._press(person, panel_or_none, label)
        cards = _menu(panel, "cards")
        if cards is None:
            return None
        chosen = self.dice.choice(cards["options"])["value"]
        after = await self._answered(person.select, panel, cards["custom_id"], [chosen])
        if after is None:
            return None
        self.done["Discard"] += 1
        return await self._sure(person, await self._press(person, after, "Discard"))

    async def _sure(self, person: Person, panel: Message | None) -> Message | None:
        if panel is not None and "Do it anyway" in panel.labels:
            return await self._press(person, panel, "Do it anyway")
        return panel


def _is_on(panel: Message, label: str) -> bool:
    return any(part.get("label") == label and not part.get("disabled") for part in panel.buttons)


def _menu(panel: Message, action: str) -> dict[str, Any] | None:
    for part in panel.selects:
        if f":{action}" in part["custom_id"] and not part.get("disabled"):
            return part
    return None


def tables_of(place: GuildPlace, count: int, seats: int = 3, seed: int = 1) -> list[Rush]:
    """So many tables' people, each table in its own channel."""
    names = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
    return [
        Rush(
            place,
            place.channel(f"table-{number}"),
            [place.member(f"{name} {number}") for name in names[:seats]],
            Random(seed * 1_000 + number),
        )
        for number in range(count)
    ]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What many tables at once came to; times in seconds, ascending."""

    done: Counter[str]
    first: list[float]
    whole: list[float]
    bot: Readings
    violations: list[str]
    overruns: Counter[str]
    unanswered: list[str]
    """Presses that nobody answered in time, or that still wait at the end."""
    seconds: float
    stood_still: float
    """The longest that the stand-in itself stood still: what was sent meanwhile has come to it in a heap."""


EPHEMERALS_KEPT = 8
"""Nobody here looks back; thousands of panels and pictures would make the stand-in slow."""


async def rush(folder: Path, tables: int, seconds: float, seats: int = 3, game: str = "rummy500") -> Outcome:
    """So many tables at once for so long, with limits enforced, by a bot in a process of its own."""
    waits = Waits(claim=0.5, next_hand=3_600.0)
    async with StandIn(rates="enforced") as discord:
        world = discord.world
        world.ephemerals_kept = EPHEMERALS_KEPT
        parties = tables_of(world.guild("Card Room"), tables, seats)
        async with bot_process(discord, folder, waits, watched):
            for at in range(0, tables, 8):
                await asyncio.gather(*(party.open(game) for party in parties[at : at + 8]))
            for party in parties:
                party.first.clear()
            with collector_spared():
                discord.pulse.longest = 0.0
                begun = time.monotonic()
                await asyncio.gather(*(party.play(begun + seconds) for party in parties))
                ended = time.monotonic()
            await discord.quiet(1.0, 120)
            bot = readings(folder, begun, ended)
        left_alone = {one for party in parties for one in party.left_alone}
        return Outcome(
            sum((party.done for party in parties), Counter()),
            sorted(one for party in parties for one in party.first),
            sorted(one for party in parties for one in party.whole),
            bot,
            [str(one) for one in world.violations],
            discord.buckets.overruns,
            [one.told for one in world.interactions.values() if one.id in left_alone or is_open(one)],
            ended - begun,
            discord.pulse.longest,
        )


@contextlib.contextmanager
def collector_spared() -> Iterator[None]:
    """In here the stand-in and its people stop for garbage as seldom as the bot does."""
    before = gc.get_threshold()
    spare_the_collector()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def is_open(one: Interaction) -> bool:
    """Whether somebody has waited for this in vain, or still waits."""
    return one.failed or not one.answered or one.thinking
