"""Answers come in time, once, and in the right place, also when something is slow, gone or broken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.records import StoreFailed
from playground import Person
from playground.interaction import DEFER_UPDATE, MESSAGE, THINKING, UPDATE
from render import Picture, Studio
from tests.e2e.harness import Dealer, Room, card_room, open_and_start


class SlowStudio(Studio):
    """Draws as always, but takes its time for hands, and every one anew."""

    seconds = 0.0

    async def hand(self, *order: Any, **more: Any) -> Picture:
        await asyncio.sleep(self.seconds)
        return await super().hand(*order, **more)

    def hand_again(self, *asked: Any) -> None:
        return None


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    dealer = Dealer()
    dealer.stack("", "", upcard="KC")
    async with card_room(tmp_path, dice=dealer) as room:
        room.bot.studio.close()
        room.bot.studio = SlowStudio()
        yield room
        await room.discord.quiet()
        room.assert_clean()


async def seated(room: Room) -> tuple[int, Person]:
    ana = room.person("Ana")
    table = await open_and_start(room, ana, [room.person("Ben")])
    await room.settled(table)
    return table, ana


async def test_a_quick_answer_is_one_request(room: Room) -> None:
    table, ana = await seated(room)
    message = await room.table_message(table)
    reply = await (await ana.click(message, label="My hand")).settled()
    assert reply.interaction.answer_kind == MESSAGE
    again = await (await ana.click(reply, label="Sort")).settled()
    assert again.interaction.answer_kind == UPDATE
    for one in (reply, again):
        asked = [request for request in room.discord.world.requests if str(one.interaction.id) in request.path]
        assert len(asked) == 1
    assert not [request for request in room.discord.world.requests if request.path.startswith("/webhooks")]


async def test_a_slow_answer_is_acknowledged_in_time_and_comes_after(room: Room) -> None:
    table, ana = await seated(room)
    panel = await (await ana.click(await room.table_message(table), label="My hand")).settled()
    room.bot.studio.seconds = 2.0
    slow = await ana.click(await room.table_message(table), label="Draw")
    assert slow.interaction.answer_kind == THINKING
    await slow.settled()
    assert "You drew" in slow.text
    assert slow.message is not None
    assert slow.message.pictures
    silent = await ana.click(panel, label="Hint")
    assert silent.interaction.answer_kind == DEFER_UPDATE
    await silent.settled()
    assert "good discard" in silent.text
    typed = await ana.slash("/hand")
    assert typed.interaction.answer_kind == THINKING
    await typed.settled()
    assert typed.ephemeral


async def test_a_picture_that_fails_costs_only_the_picture(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ana = await seated(room)

    async def broken(*order: Any, **more: Any) -> Picture:
        raise RuntimeError("no paint")

    monkeypatch.setattr(room.bot.studio, "hand", broken)
    reply = await (await ana.click(await room.table_message(table), label="My hand")).settled()
    assert "picture could not be drawn" in reply.text
    assert "Discard" in reply.message.labels  # type: ignore[union-attr]


async def test_a_disk_that_says_no_changes_nothing_and_is_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ana = await seated(room)

    async def full(*entries: Any, **more: Any) -> None:
        raise StoreFailed("disk full")

    version = (await room.glance(table)).version
    monkeypatch.setattr(room.bot.store, "append", full)
    reply = await (await ana.slash("/draw")).settled()
    assert "could not be written down" in reply.text
    assert (await room.glance(table)).version == version
    monkeypatch.undo()
    assert "You drew" in (await (await ana.slash("/draw")).settled()).text


async def test_what_nobody_foresaw_is_answered_with_a_number_that_is_in_the_log(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ana = await seated(room)
    message = await room.table_message(table)

    async def broken(*asked: Any) -> None:
        raise ZeroDivisionError("a slip of ours")

    monkeypatch.setattr(room.bot.house, "look_as", broken)
    for reply in (await ana.click(message, label="My hand"), await ana.slash("/hand")):
        await reply.settled()
        number = reply.text.split("`")[1]
        assert reply.ephemeral
        assert any(number in record.getMessage() for record in caplog.records)
    monkeypatch.undo()


async def test_a_slow_network_is_no_trouble(room: Room) -> None:
    table, ana = await seated(room)
    room.discord.slow_network(0.4)
    reply = await (await ana.click(await room.table_message(table), label="Draw")).settled()
    assert "You drew" in reply.text
    room.discord.slow_network(0.0)
