"""A card room for whole games: the stand-in, the real bot in this process, people, and the view behind it all."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot import RummyBot
from engine.cards import parse_cards
from engine.house import Glance, House, Waits
from engine.views import PlayerView
from playground import GuildPlace, Happening, Message, Person, StandIn
from playground.records import Channel
from playground.startup import running
from settings import Settings
from store import open_store
from tests.playground.openapi import openapi_judge

QUICK = Waits(claim=0.0, grace=0.0, computer_grace=0.02, computer_delay=0.0, next_hand=0.3)
"""For tests: nobody waits for anybody longer than needed."""

UNCURBED = 1_000.0
"""Requests a second where the stand-in only counts them: the bot's own pace is told where limits are enforced."""


@dataclass
class Room:
    """One server with the bot in it."""

    discord: StandIn
    bot: Any
    place: GuildPlace
    people: dict[str, Person] = field(default_factory=dict)
    heard: list[Message] = field(default_factory=list)
    """Every message the bot posted in a channel, also those that are gone again."""

    def __post_init__(self) -> None:
        self.discord.world.listen(self._hear)

    def _hear(self, happening: Happening) -> None:
        if happening.name != "MESSAGE_CREATE" or happening.guild_id is None or happening.only_for is not None:
            return
        found = self.discord.world.find_message(int(happening.payload["id"]))
        if found is not None and found.author_id == self.discord.world.application.bot_id:
            self.heard.append(found)

    def channel_messages(self, channel: Channel | None = None) -> list[Message]:
        """What everybody sees in the channel, oldest first."""
        where = channel or self.place.channels[0]
        return [one for one in self.discord.world.messages[where.id].values() if one.only_for is None]

    def person(self, name: str, **more: Any) -> Person:
        """The member of that name."""
        if name not in self.people:
            self.people[name] = self.place.member(name, **more)
        return self.people[name]

    @property
    def house(self) -> Any:
        return self.bot.house

    async def glance(self, table_id: int) -> Glance:
        """The table as it is now."""
        found: Glance = await self.house.look(table_id)
        return found

    async def view(self, table_id: int, person: Person) -> PlayerView:
        """What this person sees; they must hold a hand."""
        found: PlayerView | None = await self.house.look_as(table_id, person.id)
        assert found is not None
        return found

    def tables(self, channel: Channel | None = None) -> tuple[int, ...]:
        where = channel or self.place.channels[0]
        found: tuple[int, ...] = self.house.tables_at(where.id)
        return found

    async def table_message(self, table_id: int, patience: float = 10.0) -> Message:
        """The message that shows the newest version of the table."""
        async with asyncio.timeout(patience):
            while True:
                glance = await self.glance(table_id)
                found = self.shown(glance)
                if found is not None and any(
                    name.startswith(f"rm1:{table_id}:{glance.version}:") for name in found.custom_ids
                ):
                    return found
                await asyncio.sleep(0.01)

    def shown(self, glance: Glance) -> Message | None:
        """The message of the table, whatever version it shows."""
        place = glance.place
        shelf = self.discord.world.messages.get(place.thread_id or place.channel_id, {})
        return shelf.get(place.message_id or 0)

    async def settled(self, table_id: int, patience: float = 10.0) -> None:
        """Wait until the table's message shows the newest version and nothing is in the air."""
        await self.table_message(table_id, patience)
        await self.discord.quiet()

    def assert_clean(self) -> None:
        """Nothing the bot did would have been refused, and nobody waits for an answer."""
        assert not self.discord.world.violations, "\n".join(map(str, self.discord.world.violations))
        waiting = [one.told for one in self.discord.world.interactions.values() if one.thinking or not one.answered]
        assert not waiting, waiting


class Dealer(Random):
    """Dice that can be stacked: the first player who joined leads, and the next deals are as laid out."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.deals: list[tuple[list[str], str, str, int]] = []

    def stack(self, *hands: str, upcard: str, stock: str = "", each: int = 0) -> None:
        """The next deal: hands in the order of joining (filled up at random), the upcard, then the stock.

        `each` is how many cards a hand has, where that is not what Rummy 500 deals.
        """
        self.deals.append((list(hands), upcard, stock, each or (13 if len(hands) == 2 else 7)))

    def randrange(self, start: int, *more: Any, **named: Any) -> int:
        return start - 1 if self.deals and not more else super().randrange(start, *more, **named)

    def shuffle(self, x: list[Any]) -> None:  # type: ignore[override]
        super().shuffle(x)
        if not self.deals:
            return
        hands, upcard, stock, each = self.deals.pop(0)
        wanted = [list(parse_cards(hand)) for hand in hands]
        named = [*(card for hand in wanted for card in hand), *parse_cards(upcard), *parse_cards(stock)]
        others = [card for card in x if card not in named]
        for hand in wanted:
            while len(hand) < each:
                hand.append(others.pop())
        dealt = [hand[at] for at in range(each) for hand in wanted]
        x[:] = [*dealt, *parse_cards(upcard), *parse_cards(stock), *others]


@contextlib.asynccontextmanager
async def card_room(
    folder: Path,
    *,
    waits: Waits = QUICK,
    rates: str = "counted",
    discord: StandIn | None = None,
    dice: Random | None = None,
) -> AsyncIterator[Room]:
    """The bot at home in "Card Room"; with a stand-in of one's own the bot joins that, as after a restart."""
    async with contextlib.AsyncExitStack() as stack:
        if discord is None:
            discord = await stack.enter_async_context(StandIn(rates=rates))
            if (judge := openapi_judge()) is not None:
                discord.checks.append(judge)
        place = discord.world.guild("Card Room")
        pace = {} if rates == "enforced" else {"requests_per_second": UNCURBED}
        settings = Settings(token=discord.token, data_dir=folder, guild_ready=0.05, waits=waits, **pace)
        store = await stack.enter_async_context(open_store(settings.database))
        bot = RummyBot(settings, store)
        await bot.furnish()
        # A bot that closes forgets its extensions with all that they imported; read anew for each room they would
        # cost more than most stories, and their classes would be others than those that a test has imported.
        modules = {name: module for name, module in sys.modules.items() if name.startswith("cogs.")}
        stack.callback(sys.modules.update, modules)
        if dice is not None:
            assert bot.publisher is not None
            bot.house = House(store, bot.publisher, waits=waits, dice=dice)
        await stack.enter_async_context(running(bot, discord))
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        yield Room(discord, bot, place)


async def open_and_start(room: Room, host: Person, others: list[Person], **options: Any) -> int:
    """A table opened by `host`, joined by the others and started; its number."""
    before = set(room.tables())
    options.setdefault("game", "rummy500")
    options.setdefault("seats", max(2, 1 + len(others)))
    await (await host.slash("/table open", **options)).settled()
    (table_id,) = set(room.tables()) - before
    for person in others:
        message = await room.table_message(table_id)
        await (await person.click(message, label="Join")).settled()
    message = await room.table_message(table_id)
    await (await host.click(message, label="Start")).settled()
    return table_id
