"""What a table says while something is waited for: time to call, and people who play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from engine.house import Waits
from playground import Message
from tests.e2e.harness import QUICK, Room, card_room, open_and_start
from tests.e2e.test_hand_in_the_dm import is_on

PATIENCE = 15


async def shown_so(room: Room, table: int, is_so: Callable[[Message], bool]) -> Message:
    """The table's message once it is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = room.shown(await room.glance(table))
            if found is not None and is_so(found):
                return found
            await asyncio.sleep(0.02)


async def test_while_there_is_time_to_call_draw_is_shut_and_opens_by_itself(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=replace(QUICK, grace=3.0)) as room:
        ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
        table = await open_and_start(room, ana, [ben, cat])
        people = {person.id: person for person in (ana, ben, cat)}
        view = (await room.glance(table)).view
        first = people[view.seats[view.turn].user or 0]
        assert is_on(await room.table_message(table), "Draw")  # nothing has been discarded by anybody yet
        await (await first.slash("/draw")).settled()
        seen = await room.view(table, first)
        reply = await (await first.slash("/discard", card=seen.hand[0].code)).settled()
        if reply.message is not None and "Do it anyway" in reply.message.labels:
            await (await first.click(reply.message, label="Do it anyway")).settled()
        shut = await shown_so(room, table, lambda message: "Drawing opens <t:" in message.text)
        assert not is_on(shut, "Draw")
        assert not is_on(shut, "Take")
        assert is_on(shut, "Rummy!")
        view = (await room.glance(table)).view
        after = people[view.seats[view.turn].user or 0]
        told = await (await after.slash("/draw")).settled()
        assert "<t:" in told.text
        assert (await room.glance(table)).view.version == view.version
        opened = await shown_so(room, table, lambda message: is_on(message, "Draw"))
        assert "Drawing opens" not in opened.text
        assert opened.id == shut.id
        async with asyncio.timeout(PATIENCE):
            while "Drawing opens" in after.dms[0].text:
                await asyncio.sleep(0.05)
        await (await after.click(opened, label="Draw")).settled()
        assert (await room.glance(table)).view.phase == "play"
        await room.settled(table)
        room.assert_clean()


IDLE = Waits(claim=0.0, computer_grace=0.0, idle=8.0, idle_notice=6.0)


async def test_a_table_about_to_close_says_so_until_somebody_plays_on(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=IDLE) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        before = await room.table_message(table)
        warned = await shown_so(room, table, lambda message: "this table closes" in message.text)
        assert warned.id != before.id  # at the bottom of the channel
        assert warned.pinged == []
        await (await ben.click(warned, label="My hand")).settled()
        woken = await shown_so(room, table, lambda message: "this table closes" not in message.text)
        await room.discord.until(lambda: room.channel_messages() == [woken], PATIENCE)
        room.assert_clean()


async def test_a_table_that_closed_for_want_of_people_leaves_one_message(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=replace(IDLE, idle=3.0, idle_notice=2.0)) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")])
        await shown_so(room, table, lambda message: "this table closes" in message.text)
        closed = await shown_so(room, table, lambda message: "nobody played for a week" in message.text)
        await room.discord.quiet()
        assert room.channel_messages() == [closed]
        assert "this table closes" not in closed.text
        assert not closed.labels
        room.assert_clean()
