"""What people read and press: whose turn until when, the right table, and no press that ends more than it should."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from playground import Message, Person, Reply
from tests.e2e.harness import QUICK, Dealer, Room, card_room, open_and_start


async def tap(person: Person, message: Message | Reply, label: str) -> Reply:
    return await (await person.click(message, label=label)).settled()


async def type_in(person: Person, command: str, **options: object) -> Reply:
    return await (await person.slash(command, **options)).settled()  # type: ignore[arg-type]


def disabled(reply: Reply) -> set[str]:
    assert reply.message is not None
    return {button["label"] for button in reply.message.buttons if button.get("disabled")}


async def in_turn(room: Room, table: int) -> Person:
    view = (await room.glance(table)).view
    return next(person for person in room.people.values() if person.id == view.seats[view.turn].user)


async def test_in_three_thirteen_nobody_is_told_to_meld(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")], game="three_thirteen")
        drawn = await type_in(await in_turn(room, table), "/draw")
        assert "You drew" in drawn.text
        assert "lay off" not in drawn.text.casefold()


async def test_before_the_contract_nothing_is_laid_off_or_swapped(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        table = await open_and_start(room, people[0], people[1:], game="contract_rummy")
        drawn = await type_in(await in_turn(room, table), "/draw")
        assert {"Lay off", "Swap joker"} <= disabled(drawn)
        assert "Lay contract" not in disabled(drawn)


async def test_with_no_meld_on_the_table_there_is_nothing_to_lay_off_on(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")])
        drawn = await type_in(await in_turn(room, table), "/draw")
        assert "Lay off" in disabled(drawn)


async def test_the_panel_says_until_when_the_turn_lasts(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")], clock=300)
        first = await in_turn(room, table)
        assert "The turn ends <t:" in (await room.table_message(table)).text
        assert "The turn ends <t:" in (await type_in(first, "/hand")).text
        await room.discord.quiet()
        assert "The turn ends <t:" in first.dms[-1].text
        other = next(person for person in room.people.values() if person is not first)
        assert "The turn ends" not in (await type_in(other, "/hand")).text


async def test_a_table_whose_people_are_all_away_says_that_it_waits(tmp_path: Path) -> None:
    async with card_room(tmp_path, waits=replace(QUICK, clock=0.2)) as room:
        ana = room.person("Ana")
        table = await open_and_start(room, ana, [room.person("Ben")], clock=60)
        async with asyncio.timeout(8):
            while "Everybody is away" not in (await room.table_message(table)).text:
                await asyncio.sleep(0.05)
        await tap(ana, await room.table_message(table), "My hand")
        assert "Everybody is away" not in (await room.table_message(table)).text


async def test_a_late_press_on_close_or_leave_does_not_touch_the_game(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        await type_in(ana, "/table open", game="rummy500", seats=2)
        (table,) = room.tables()
        await tap(ben, await room.table_message(table), "Join")
        lobby = (await room.table_message(table)).as_seen()
        await tap(ana, lobby, "Start")
        for person, label in ((ana, "Close"), (ben, "Leave")):
            late = await tap(person, lobby, label)
            assert "moved on" in late.text
            assert late.message is not None
            assert late.message.pictures
        view = (await room.glance(table)).view
        assert view.status == "playing"
        assert not any(seat.has_left for seat in view.seats)


async def test_a_host_who_names_themselves_to_be_sent_away_may_come_back(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana = room.person("Ana")
        await open_and_start(room, ana, [room.person("Ben")])
        assert "You left the game" in (await type_in(ana, "/table kick", member=ana)).text
        assert "A computer plays your seat" in (await type_in(ana, "/hand")).text
        assert "Welcome back" in (await type_in(ana, "/table join")).text


async def test_somebody_sent_away_holds_no_hand(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        await open_and_start(room, ana, [ben, room.person("Cat")])
        await type_in(ana, "/table kick", member=ben)
        assert "You are watching" in (await type_in(ben, "/hand")).text


async def test_the_table_in_this_place_is_meant_before_those_in_its_threads(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben, eve = (room.person(name) for name in ("Ana", "Ben", "Eve"))
        room.place.allow_bot(room.place.channels[0], "create_public_threads")
        await room.discord.quiet()
        opened = await type_in(ana, "/table open", game="rummy500", seats=2, thread=True)
        assert f"<#{room.place.threads[0].id}>" in opened.text
        await type_in(ana, "/table open", game="rummy500", seats=2, thread=True)
        asked = await type_in(eve, "/table rules")
        assert "several tables here" in asked.text
        assert "You sit" not in asked.text
        here = await open_and_start(room, ana, [ben])
        assert f"table {here}" in (await type_in(ana, "/hand")).text


async def test_a_closed_lobby_invites_nobody(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana = room.person("Ana")
        await type_in(ana, "/table open", game="rummy500", seats=2)
        (table,) = room.tables()
        assert "Press Join" in str((await room.table_message(table)).pictures[0].description)
        await type_in(ana, "/table end")
        await room.discord.quiet()
        (shown,) = room.channel_messages()
        assert "Press Join" not in str(shown.pictures[0].description)


async def test_whoever_discarded_hears_at_once_that_the_call_is_not_theirs(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack("2C", "", upcard="KC")
        table = await open_and_start(room, ana, [ben])
        await type_in(ana, "/draw")
        await type_in(ana, "/discard", card="2C")
        message = (await room.table_message(table)).as_seen()
        own = await tap(ana, message, "Rummy!")
        assert "You made that discard" in own.text
        assert "Choose the play" in (await tap(ben, message, "Rummy!")).text
        await type_in(ben, "/draw")
        assert "that moment is not now" in (await tap(ben, message, "Rummy!")).text


async def test_while_a_call_waits_nobody_can_draw(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=replace(QUICK, claim=30.0)) as room:
        ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
        dealer.stack("7H 8H 9H 4C", "", "", upcard="TH")
        table = await open_and_start(room, ana, [ben, cat])
        await type_in(ana, "/draw")
        await type_in(ana, "/meld", cards="7H 8H 9H")
        await type_in(ana, "/discard", card="4C")
        assert "Your call is heard" in (await type_in(cat, "/rummy", cards="TH", onto="A1")).text
        async with asyncio.timeout(5):
            while not {"Draw", "Take"} <= {
                button["label"] for button in (await room.table_message(table)).buttons if button.get("disabled")
            }:
                await asyncio.sleep(0.02)
        assert {"Draw", "Take"} <= disabled(await type_in(ben, "/hand"))


async def test_a_table_without_hints_has_no_hint_to_press(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, boss = room.person("Ana"), room.person("Boss", permissions=("manage_guild",))
        await type_in(boss, "/settings", hints=False)
        await open_and_start(room, ana, [room.person("Ben")])
        assert "Hint" in disabled(await type_in(ana, "/hand"))
        assert "without hints" in (await type_in(ana, "/hint")).text


@pytest.mark.parametrize("what", ["Rules", "Text", "My hand", "/hint", "/table rules", "/table show", "Sort"])
async def test_whoever_does_anything_at_the_table_is_back(tmp_path: Path, what: str) -> None:
    async with card_room(tmp_path, waits=replace(QUICK, clock=0.2)) as room:
        ana = room.person("Ana")
        table = await open_and_start(room, ana, [room.person("Ben")], clock=60)
        panel = await type_in(ana, "/hand")
        async with asyncio.timeout(8):
            while not (await room.glance(table)).view.seats[0].is_computer:
                await asyncio.sleep(0.02)
        if what.startswith("/"):
            await type_in(ana, what)
        else:
            await tap(ana, panel if what == "Sort" else await room.table_message(table), what)
        assert not (await room.glance(table)).view.seats[0].is_computer
