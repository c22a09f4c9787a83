"""What concerns one person is told to that person, once: sent away, host now, back again, closed, time running out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from playground import Person
from tests.e2e.harness import QUICK, card_room, open_and_start
from tests.e2e.test_hand_in_the_dm import is_on, told
from tests.e2e.test_table_life import pings
from tests.e2e.test_waiting import shown_so

PATIENCE = 15
SLOW = replace(QUICK, next_hand=60.0)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


def said(person: Person, words: str) -> int:
    """How often the DM says this."""
    return sum(words in message.text for message in person.dms)


async def test_who_is_sent_away_is_told_once(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=SLOW) as room:
        ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
        table = await open_and_start(room, ana, [ben, cat])
        await told(room, table)
        await (await ana.slash("/table kick", member=ben)).settled()
        await until(lambda: bool(said(ben, "You were taken off table") and said(ben, "You hold no cards")))
        assert (said(ben, "You were taken off table"), said(cat, "taken off"), said(ana, "taken off")) == (1, 0, 0)
        await (await ana.slash("/table open")).settled()
        (_, lobby) = room.tables()
        await (await cat.click(await room.table_message(lobby), "Join")).settled()
        await (await ana.slash("/table kick", member=cat, table=str(lobby))).settled()
        await until(lambda: said(cat, f"You were taken off table {lobby} before its game began") == 1)
        await room.discord.quiet()
        room.assert_clean()


async def test_a_new_host_is_told_and_a_closed_table_says_why(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=SLOW) as room:
        ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
        table = await open_and_start(room, ana, [ben, cat])
        await told(room, table)
        await (await ana.slash("/table leave")).settled()
        await until(lambda: said(ben, "You are the host of table") == 1)
        assert said(ben, "you may end it") == 1
        assert said(cat, "You are the host") == 0
        await (await ben.slash("/table end")).settled()
        await until(lambda: said(cat, "The host has closed the table") == 1)
        assert not any(is_on(cat.dms[0], label) for label in ("Draw", "Discard", "Rummy!"))
        await room.discord.quiet()
        room.assert_clean()


async def test_a_seat_that_is_given_back_is_told_once(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=replace(SLOW, clock=0.8)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben], clock=60)
        async with asyncio.timeout(30):
            while not all(seat.is_computer for seat in (await room.glance(table)).view.seats):
                await asyncio.sleep(0.05)
        message = await room.table_message(table)
        back = await (await ben.click(message, label="My hand")).settled()
        assert back.text.count("Welcome back") == 1
        assert "Welcome back" not in (await (await ben.click(back, label="Sort")).settled()).text
        also = await (await ana.slash("/hand")).settled()
        assert also.text.count("Welcome back") == 1
        await room.discord.quiet()


async def test_who_cannot_be_written_to_is_nudged_at_the_table_without_a_ring(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=replace(SLOW, clock=8.0)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        for person in (ana, ben):
            person.close_dms()
        table = await open_and_start(room, ana, [ben], clock=60)
        hurried = await shown_so(room, table, lambda message: "a quarter of your time is left" in message.text)
        view = (await room.glance(table)).view
        assert f"**{view.seats[view.turn].name}**, a quarter" in hurried.text
        assert len(pings(room)) == 1
        in_turn = ana if view.seats[view.turn].user == ana.id else ben
        await (await in_turn.slash("/draw")).settled()
        hand = (await room.view(table, in_turn)).hand
        reply = await (await in_turn.slash("/discard", card=hand[0].code)).settled()
        if reply.message is not None and "Do it anyway" in reply.message.labels:
            await (await in_turn.click(reply, label="Do it anyway")).settled()
        await shown_so(room, table, lambda message: "a quarter of your time" not in message.text)
        room.assert_clean()
