"""Discord in trouble: what it does not take is brought again, nobody's turn is lost, and nobody is blamed for it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from playground import Person
from tests.e2e.harness import Dealer, Room, card_room, open_and_start

Story = Callable[[Room, int, Person, Person, int], Awaitable[None]]
POST, EDIT, ANSWER = "POST /channels/*/messages", "PATCH /channels/*/messages/*", "POST /interactions/*"


async def discard(person: Person, room: Room, table: int) -> None:
    await (await person.slash("/draw")).settled()
    card = next(one for one in (await room.view(table, person)).hand if not one.is_joker)
    reply = await (await person.slash("/discard", card=card.code)).settled()
    if "Do it anyway" in reply.message.labels:  # type: ignore[union-attr]
        await (await person.click(reply, label="Do it anyway")).settled()


async def a_turn_begins(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """The post with the ring is not taken three times: it rings once, as soon as it is."""
    await discard(ana, room, table)
    room.discord.weather.answer(status, route=POST, times=3)
    async with asyncio.timeout(10):
        while not any(ben.id in message.pinged for message in room.heard):
            await asyncio.sleep(0.02)
    await room.settled(table)
    assert [message.pinged for message in room.heard].count([ben.id]) == 1
    assert "Draw" in (await room.table_message(table)).labels


async def the_end(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """The last edit of a table is not taken: it is told that it is over all the same."""
    room.discord.weather.answer(status, route=EDIT, times=2)
    assert "closed" in (await (await ana.slash("/table end")).settled()).text
    async with asyncio.timeout(10):
        while (shown := room.shown(await room.glance(table))) is None or "closed" not in shown.text:
            await asyncio.sleep(0.02)


async def moving(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """The old message cannot be deleted: the table moves none the less."""
    other = room.place.channel("cards")
    await room.discord.quiet()
    room.discord.weather.answer(status, route="DELETE /channels/*/messages/*", times=1)
    moved = await (await ana.slash("/table show", channel=other, table=str(table))).settled()
    assert "in this channel now" in moved.text
    assert (await room.table_message(table)).channel_id == other.id


async def the_host(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """The channel is gone and the word to the host is not taken: the game goes on all the same."""
    other = room.place.channel("cards")
    await room.discord.quiet()
    room.discord.weather.answer(status, route=POST, times=1)
    room.place.delete_channel(room.place.channels[0])
    async with asyncio.timeout(10):
        while room.discord.weather.troubles:
            await asyncio.sleep(0.02)
    await (await ana.slash("/table show", channel=other, table=str(table))).settled()
    assert (await room.table_message(table)).channel_id == other.id


async def an_answer(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """An answer is not taken once: it comes. Not at all: nothing false is said, and the move is made."""
    room.discord.weather.answer(status, route=ANSWER, times=1)
    assert "You drew" in (await (await ana.slash("/draw")).settled()).text
    panel = await (await ana.slash("/hand")).settled()
    card = next(one for one in (await room.view(table, ana)).hand if not one.is_joker)
    await (await ana.select(panel, "Cards", card.code)).settled()
    room.discord.weather.answer(status, route=ANSWER, times=99)
    pressing = asyncio.create_task(ana.click(panel, label="Discard"))
    async with asyncio.timeout(10):
        while (await room.glance(table)).view.turn == 0:
            await asyncio.sleep(0.02)
    lost = await pressing
    assert lost.failed
    room.discord.weather.troubles.clear()
    assert "is to play" in (await (await ana.slash("/hand")).settled()).text
    room.discord.world.violations.clear()  # the stand-in blames the bot for what it did not let through
    del room.discord.world.interactions[lost.interaction.token]


async def a_broken_line(room: Room, table: int, ana: Person, ben: Person, status: int) -> None:
    """The line breaks twice as an answer goes out: it comes all the same, within Discord's three seconds."""
    room.discord.weather.cut(route=ANSWER, times=2)
    assert "You drew" in (await (await ana.slash("/draw")).settled()).text


@pytest.mark.parametrize(
    ("story", "status"),
    [
        (a_turn_begins, 503),
        (a_turn_begins, 403),
        (the_end, 503),
        (moving, 503),
        (the_host, 503),
        (an_answer, 503),
        (a_broken_line, 0),
    ],
    ids=lambda part: part if isinstance(part, int) else part.__name__,
)
async def test_nothing_is_lost(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    story: Story,
    status: int,
) -> None:
    dealer = Dealer()
    dealer.stack("7H 8H 9H KD QS 3S 2D 4D 6C 8C TC QC AH", "", upcard="KC")
    async with card_room(tmp_path, dice=dealer) as room:
        monkeypatch.setattr(sys.modules["cogs.showing.again"], "PAUSES", (0.05,))
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        await room.settled(table)
        await story(room, table, ana, ben, status)
        await room.discord.quiet()
        room.assert_clean()
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
