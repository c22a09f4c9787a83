"""Presses that come late, from elsewhere, or just as the time is up; and restarts at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.house import Waits
from engine.records import StoreFailed
from playground import FakeClock, Message, Person, Reply, StandIn
from playground.answering import open_interaction
from playground.interaction import COMPONENT
from tests.e2e.harness import QUICK, Dealer, Room, card_room, open_and_start

TWENTY_MINUTES = 20 * 60.0
ANAS, BENS, CATS = "7H 8H 9H TH 2C 4D KS", "3C 5C 9D JS QD 6S AC", "3D 5D 9C JC QS 6D AS"


async def press_as_another(person: Person, message: Message, label: str) -> Reply:
    """A press on a message that Discord shows to somebody else, as only a changed client could send it."""
    button = next(part for part in message.buttons if part["label"] == label)
    channel = person.world.channels[message.channel_id]
    told = f"{person.name}'s press on somebody else's {label!r}"
    data: dict[str, Any] = {"component_type": 2, "custom_id": button["custom_id"], "id": button.get("id", 0)}
    opened = open_interaction(person.world, COMPONENT, person.id, channel, told, message=message)
    return await (await person._send(opened, data, message)).settled()


async def until_turn(room: Room, table: int, seat: int, patience: float = 10.0) -> None:
    async with asyncio.timeout(patience):
        while (await room.glance(table)).view.turn != seat:
            await asyncio.sleep(0.01)


async def test_a_panel_of_twenty_minutes_ago_plays_on_or_says_what_has_changed(tmp_path: Path) -> None:
    dealer, clock = Dealer(), FakeClock()
    dealer.stack(ANAS, BENS, upcard="KC", each=13)
    async with (
        StandIn(rates="counted", clock=clock) as discord,
        card_room(tmp_path, discord=discord, dice=dealer) as room,
    ):
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        panel = await (await ana.click(await room.table_message(table), label="My hand")).settled()
        another = await (await ana.slash("/hand")).settled()
        await clock.advance(TWENTY_MINUTES)
        drawn = await (await ana.click(panel, label="Draw")).settled()
        assert drawn.is_update
        assert "You drew" in drawn.text
        await clock.advance(TWENTY_MINUTES)
        late = await (await ana.click(another, label="Draw")).settled()
        assert late.is_update
        assert "The table has moved on" in late.text
        assert "Discard" in late.message.labels  # type: ignore[union-attr]
        assert len((await room.view(table, ana)).hand) == 14
        await room.settled(table)
        room.assert_clean()


async def test_a_press_from_somebody_elses_panel_is_about_ones_own_hand(tmp_path: Path) -> None:
    dealer = Dealer()
    dealer.stack(ANAS, BENS, CATS, upcard="KC")
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben, zoe = room.person("Ana"), room.person("Ben"), room.person("Zoe")
        table = await open_and_start(room, ana, [ben, room.person("Cat")])
        panel = await (await ana.click(await room.table_message(table), label="My hand")).settled()
        assert panel.message is not None
        await (await ana.select(panel, "Cards", ["7H", "8H"])).settled()
        anas, version = panel.message.as_seen(), (await room.glance(table)).version
        for person, label in ((ben, "Sort"), (ben, "Draw"), (zoe, "Sort"), (zoe, "Draw")):
            reply = await press_as_another(person, panel.message, label)
            assert reply.is_new, label
            assert reply.ephemeral
            assert "7♥" not in reply.text + str(reply.components)
        assert panel.message.components == anas.components
        assert (await room.glance(table)).version == version
        await room.settled(table)
        room.assert_clean()


async def test_a_press_at_the_very_end_of_the_clock_counts_whole_or_not_at_all(tmp_path: Path) -> None:
    dealer = Dealer()
    dealer.stack("", "", upcard="KC")
    async with card_room(tmp_path, dice=dealer, waits=replace(QUICK, clock=0.4)) as room:
        people = [room.person("Ana"), room.person("Ben")]
        table = await open_and_start(room, people[0], people[1:], clock=60)
        for turn, early in enumerate((0.03, 0.01, 0.0, -0.01, -0.03, 0.02)):
            glance = await room.glance(table)
            seat, person = glance.view.turn, people[glance.view.turn]
            assert glance.until is not None
            await asyncio.sleep(max(0.0, glance.until - early - time.time()))
            reply = await (await person.slash("/draw")).settled()
            assert reply.ephemeral
            assert any(said in reply.text for said in ("You drew", "not your turn", "table has moved on")), reply.text
            await until_turn(room, table, 1 - seat)
            view = (await room.glance(table)).view
            assert view.discard_count >= 1, turn
            assert [one.seat for one in view.recent if one.what == "discarded"][-1] == seat
            assert (
                sum(place.card_count for place in view.seats)
                + view.stock_count
                + view.discard_count
                + sum(len(meld.slots) for meld in view.melds)
                == 54
            )
        await room.settled(table)
        room.assert_clean()


async def test_a_call_that_waits_is_carried_out_after_a_restart(tmp_path: Path) -> None:
    waits = Waits(claim=3.0, grace=0.0, next_hand=3_600.0)
    dealer = Dealer()
    dealer.stack(ANAS, BENS, CATS, upcard="KC", stock="3S 8S 2D 2H")
    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord, dice=dealer, waits=waits) as room:
            ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
            table = await open_and_start(room, ana, [ben, cat])
            await (await ana.slash("/draw")).settled()
            await (await ana.slash("/meld", cards="7H 8H 9H")).settled()
            thrown = await (await ana.slash("/discard", card="TH")).settled()
            if "Do it anyway" in thrown.message.labels:  # type: ignore[union-attr]
                await (await ana.click(thrown, label="Do it anyway")).settled()
            called = await (await cat.slash("/rummy", cards="TH", onto="A1")).settled()
            assert (await room.glance(table)).caller == 2, called.text
            await discord.quiet()
        async with card_room(tmp_path, discord=discord, waits=waits) as room:
            if (await room.glance(table)).caller is not None:  # the machine was quick enough to see it
                refused = await (await ben.slash("/draw")).settled()
                assert "You drew" not in refused.text
            await until_turn(room, table, 2)
            view = (await room.glance(table)).view
            assert [slot.text for slot in view.melds[0].slots] == ["7H", "8H", "9H", "TH"]
            assert "lay off, then discard" in (await (await cat.slash("/hand")).settled()).text
            await room.settled(table)
            room.assert_clean()


async def test_a_turn_that_ran_out_while_the_disk_was_full_is_played_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, dealer = replace(QUICK, clock=0.4), Dealer()
    dealer.stack("", "", upcard="KC")
    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord, dice=dealer, waits=waits) as room:
            ana, ben = room.person("Ana"), room.person("Ben")
            table = await open_and_start(room, ana, [ben], clock=60)
            tried = asyncio.Event()

            async def full(*entries: Any, **more: Any) -> None:
                tried.set()
                raise StoreFailed("disk full")

            monkeypatch.setattr(room.bot.store, "append", full)
            before = await room.view(table, ana)
            await asyncio.wait_for(tried.wait(), 10)
            assert (await room.view(table, ana)).hand == before.hand
            await discord.quiet()
        monkeypatch.undo()
        async with card_room(tmp_path, discord=discord, waits=waits) as room:
            after = await room.view(table, ana)
            assert (after.hand, after.table.version) == (before.hand, before.table.version)
            await until_turn(room, table, 1)
            async with asyncio.timeout(5):
                while not any("a computer played this turn for you" in letter.text for letter in ana.dms):
                    await asyncio.sleep(0.01)
            room.assert_clean()


async def test_a_table_that_cannot_be_read_back_is_told_once_and_harms_no_other(tmp_path: Path) -> None:
    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord) as room:
            ana, ben = room.person("Ana"), room.person("Ben")
            broken, whole = await open_and_start(room, ana, [ben]), await open_and_start(room, ana, [ben])
            message = await room.table_message(broken)
            await room.settled(whole)
        with contextlib.closing(sqlite3.connect(tmp_path / "rummy.db")) as disk, disk:
            disk.execute("UPDATE table_log SET entry = '{}' WHERE table_id = ? AND version = 2", (broken,))
        for _ in range(2):
            async with card_room(tmp_path, discord=discord) as room:
                answers = [
                    await (await ana.click(message, label="My hand")).settled(),
                    await (await ana.click(message, label="Rules")).settled(),
                    await (await ana.slash("/draw", table=str(broken))).settled(),
                    await (await ana.slash("/table show", table=str(broken))).settled(),
                ]
                assert all(reply.ephemeral and "could not be read back" in reply.text for reply in answers), [
                    reply.text for reply in answers
                ]
                hand = await (await ana.slash("/hand", table=str(whole))).settled()
                assert f"table {whole}" in hand.text
                await discord.quiet()
                room.assert_clean()
        apologies = [one for one in room.channel_messages() if not one.custom_ids]
        assert len(apologies) == 1
