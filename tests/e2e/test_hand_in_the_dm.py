"""The hand in the DM keeps up with what its player does elsewhere: one message, edited seldom and without a ring."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs.desk.tastes import Preferences
from cogs.showing import hands
from playground import Message, Person
from tests.e2e.company import begin, seated
from tests.e2e.harness import QUICK, Dealer, Room, card_room, open_and_start

ANAS = "7H 8H 9H 5S 5D 5C X1 2C KD QS 3S 9C JD"
BENS = "TH JH 4S 6S 8S TS 2D 4D 6D 8D 3C 6C 8C"
SILENT = 1 << 12
PATIENCE = 15
"""Seconds; on a busy machine a few take longer."""


class Told(NamedTuple):
    """Two people whose deal is known; Ana leads."""

    room: Room
    table: int
    ana: Person
    ben: Person


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Told]:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=replace(QUICK, next_hand=60.0)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack(ANAS, BENS, upcard="KC", stock="2S AH AS AD")
        table = await open_and_start(room, ana, [ben])
        await told(room, table)
        yield Told(room, table, ana, ben)
        await room.discord.quiet()
        room.assert_clean()


async def told(room: Room, table: int) -> None:
    """Wait until everybody has been sent what they were to be sent."""
    unshown = room.house._desk.register.rooms[table].unshown
    await room.settled(table)
    async with asyncio.timeout(PATIENCE):
        while unshown.is_drawn or unshown.is_told or not all(person.dms for person in room.people.values()):
            await asyncio.sleep(0.02)


def cards_on(message: Message) -> set[str]:
    """The cards that a panel's menu offers."""
    menu = next(part for part in message.selects if ":cards" in part["custom_id"])
    return {option["value"] for option in menu["options"]}


def chosen_on(message: Message) -> set[str]:
    """The cards that are chosen in it."""
    menu = next(part for part in message.selects if ":cards" in part["custom_id"])
    return {option["value"] for option in menu["options"] if option.get("default")}


def is_on(message: Message, label: str) -> bool:
    """Whether a button can be pressed."""
    return any(part.get("label") == label and not part.get("disabled") for part in message.buttons)


def the_hand(person: Person) -> Message:
    """The one message in the DM."""
    (found,) = person.dms
    return found


async def tap(person: Person, message: Message, label: str) -> Message:
    reply = await (await person.click(message, label=label)).settled()
    assert reply.message is not None
    return reply.message


async def throw(person: Person, panel: Message, card: str) -> Message:
    await (await person.select(panel, "Cards", card)).settled()
    return await tap(person, panel, "Discard")


async def test_a_turn_played_at_the_table_is_seen_in_the_dm_a_few_seconds_later(two: Told) -> None:
    before, rung = the_hand(two.ana).edits, len(two.ana.pings)
    panel = await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await two.room.discord.until(lambda: "2S" in cards_on(the_hand(two.ana)), PATIENCE)
    assert is_on(the_hand(two.ana), "Discard")
    assert not is_on(the_hand(two.ana), "Draw")
    await throw(two.ana, panel, "QS")
    await two.room.discord.until(lambda: "QS" not in cards_on(the_hand(two.ana)), PATIENCE)
    assert not is_on(the_hand(two.ana), "Discard")
    assert "Ben" in the_hand(two.ana).text
    assert the_hand(two.ana).edits - before == 2
    assert the_hand(two.ana).flags & SILENT
    assert len(two.ana.pings) == rung


async def test_a_quick_turn_costs_one_edit(two: Told) -> None:
    before = the_hand(two.ana).edits
    panel = await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await throw(two.ana, panel, "QS")
    await two.room.discord.until(lambda: "QS" not in cards_on(the_hand(two.ana)), PATIENCE)
    await asyncio.sleep(hands.LATEST)
    assert the_hand(two.ana).edits - before == 1
    assert "2S" in cards_on(the_hand(two.ana))


async def test_what_was_pressed_in_the_dm_itself_is_not_sent_twice(two: Told) -> None:
    drawn = await tap(two.ana, the_hand(two.ana), "Draw")
    assert drawn.id == the_hand(two.ana).id
    await throw(two.ana, the_hand(two.ana), "QS")
    shown = the_hand(two.ana).edits
    await asyncio.sleep(hands.LATEST + 1)
    assert the_hand(two.ana).edits == shown
    assert "QS" not in cards_on(the_hand(two.ana))


async def test_choices_made_in_the_dm_stay_while_others_play(two: Told) -> None:
    panel = await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await throw(two.ana, panel, "QS")
    await two.room.discord.until(lambda: "QS" not in cards_on(the_hand(two.ana)), PATIENCE)
    await (await two.ana.select(the_hand(two.ana), "Cards", ["7H", "8H"])).settled()
    await tap(two.ben, await two.room.table_message(two.table), "Draw")
    await asyncio.sleep(hands.LATEST)
    assert chosen_on(the_hand(two.ana)) == {"7H", "8H"}
    await (await two.ben.slash("/discard", card="4S")).settled()
    await two.room.discord.until(lambda: is_on(the_hand(two.ana), "Draw"), PATIENCE)
    assert chosen_on(the_hand(two.ana)) == {"7H", "8H"}, "also once it is her turn"


async def test_a_card_that_comes_back_is_not_chosen_as_it_was(two: Told) -> None:
    await (await two.ana.select(the_hand(two.ana), "Cards", ["7H", "8H"])).settled()
    await (await two.ana.slash("/draw")).settled()
    await (await two.ana.slash("/discard", card="7H")).settled()
    await two.room.discord.until(lambda: "7H" not in cards_on(the_hand(two.ana)), PATIENCE)
    assert chosen_on(the_hand(two.ana)) == {"8H"}
    await (await two.ben.slash("/draw")).settled()
    await (await two.ben.slash("/discard", card="4S")).settled()
    await (await two.ana.slash("/draw", source="discard", card="7H")).settled()
    await two.room.discord.until(lambda: "7H" in cards_on(the_hand(two.ana)), PATIENCE)
    assert chosen_on(the_hand(two.ana)) == {"8H"}


async def test_an_answer_that_was_lost_in_the_dm_is_made_up_for(two: Told) -> None:
    two.room.discord.weather.answer(403, route="POST /interactions/*")
    lost = await two.ana.click(the_hand(two.ana), label="Draw")
    assert lost.failed
    await two.room.discord.until(lambda: "2S" in cards_on(the_hand(two.ana)), PATIENCE)
    two.room.discord.world.violations.clear()  # the stand-in blames the bot for what it did not let through
    del two.room.discord.world.interactions[lost.interaction.token]


async def test_an_edit_that_was_under_way_for_long_is_set_right(two: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its player has moved on in the DM meanwhile, and for a moment sees the older hand."""
    held, go = asyncio.Event(), asyncio.Event()
    letters = two.room.bot.publisher.letters
    plain = letters.edit

    async def slow(*args: object) -> bool:
        held.set()
        await go.wait()
        return bool(await plain(*args))

    monkeypatch.setattr(letters, "edit", slow)
    await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await asyncio.wait_for(held.wait(), PATIENCE)
    shown = await tap(two.ana, the_hand(two.ana), "Draw")  # her screen still shows the moment before
    assert "moved on" in shown.text
    await throw(two.ana, the_hand(two.ana), "QS")
    assert "QS" not in cards_on(the_hand(two.ana))
    go.set()
    await two.room.discord.until(lambda: "QS" in cards_on(the_hand(two.ana)), PATIENCE)
    await two.room.discord.until(lambda: not is_on(the_hand(two.ana), "Discard"), PATIENCE)
    assert "QS" not in cards_on(the_hand(two.ana))
    assert not is_on(the_hand(two.ana), "Discard")


async def test_a_press_and_an_edit_at_once_lose_no_choice(two: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    held = asyncio.Event()
    letters = two.room.bot.publisher.letters
    plain = letters.edit

    async def slow(*args: object) -> bool:
        held.set()
        await asyncio.sleep(0.3)
        return bool(await plain(*args))

    monkeypatch.setattr(letters, "edit", slow)
    await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await asyncio.wait_for(held.wait(), PATIENCE)
    await (await two.ana.select(the_hand(two.ana), "Cards", "QS")).settled()
    assert "2S" in cards_on(the_hand(two.ana))
    await tap(two.ana, the_hand(two.ana), "Discard")
    assert (await two.room.glance(two.table)).view.discard[-1].text == "QS"


async def test_a_closed_table_leaves_no_hand_that_looks_alive(two: Told) -> None:
    panel = await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await throw(two.ana, panel, "QS")  # which could be called
    await (await two.ana.slash("/table end")).settled()
    for person in (two.ana, two.ben):
        await two.room.discord.until(lambda who=person: "has closed the table" in the_hand(who).text, PATIENCE)  # type: ignore[misc]
        assert not any(is_on(the_hand(person), label) for label in ("Draw", "Take", "Meld", "Discard", "Rummy!"))


async def test_who_is_sent_away_keeps_no_hand(two: Told) -> None:
    await (await two.ana.slash("/table kick", member=two.ben)).settled()
    await two.room.discord.until(lambda: not two.ben.dms[0].buttons, PATIENCE)
    assert "You hold no cards" in two.ben.dms[0].text
    assert not two.ben.dms[0].pictures


async def test_who_wants_the_panel_only_gets_no_letter(two: Told) -> None:
    await two.room.bot.tastes.set_person(two.ana.id, Preferences(hand="panel"))
    before = the_hand(two.ana).edits
    panel = await tap(two.ana, await two.room.table_message(two.table), "Draw")
    await throw(two.ana, panel, "QS")
    await asyncio.sleep(hands.LATEST)
    assert the_hand(two.ana).edits == before


async def test_a_first_turn_that_was_over_before_the_hand_arrived_is_seen_in_the_dm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack(ANAS, BENS, upcard="KC", stock="2S AH")
        letters, go = room.bot.publisher.letters, asyncio.Event()
        plain = letters.deliver

        async def slow(*args: object) -> bool:
            await go.wait()
            return bool(await plain(*args))

        monkeypatch.setattr(letters, "deliver", slow)
        table = await open_and_start(room, ana, [ben])
        await (await ana.slash("/draw")).settled()
        await (await ana.slash("/discard", card="QS")).settled()
        assert not ana.dms
        go.set()
        await room.discord.until(lambda: bool(ana.dms) and "QS" not in cards_on(the_hand(ana)), PATIENCE)
        assert "2S" in cards_on(the_hand(ana))
        await told(room, table)
        room.assert_clean()


async def test_a_bought_card_is_in_the_dm_before_ones_own_turn(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        dealer.stack("7H 7S 9H 9S JH QH 3C", "AH AS 5H 5S 3H 3S JD", "2C 4C", upcard="KC", stock="2S 4S", each=10)
        table = await seated(room, "contract_rummy", people, {"may_i": True})
        await begin(room, people[0], table)
        ana, ben, cat = people
        await room.discord.until(lambda: bool(cat.dms), 10)
        await (await ana.slash("/draw")).settled()
        await (await ana.slash("/discard", card="3C")).settled()
        await (await cat.slash("/draw", source="discard")).settled()  # out of turn: she asks for it
        await (await ben.slash("/draw")).settled()
        assert len((await room.view(table, cat)).hand) == 12
        await room.discord.until(lambda: len(cards_on(cat.dms[0])) == 12, PATIENCE)
        assert "3C" in {code.partition("#")[0] for code in cards_on(cat.dms[0])}
        assert len(cat.dms) == 1
        await room.settled(table)
        room.assert_clean()


async def test_a_hand_from_before_a_restart_is_known_again_by_a_press(two: Told) -> None:
    two.room.bot.publisher.letters.forget(two.ana.id, two.table)  # as a new process, which knows no message
    await tap(two.ana, the_hand(two.ana), "Draw")
    panel = await tap(two.ana, await two.room.table_message(two.table), "My hand")
    await throw(two.ana, panel, "QS")
    await two.room.discord.until(lambda: "QS" not in cards_on(the_hand(two.ana)), PATIENCE)
