"""Calling Rummy: nothing tells whether there is a play, the nearest caller wins, and a wrong call costs nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from cogs.desk.tastes import ServerSettings
from engine.house import Waits
from playground import Message, Person, Reply
from tests.e2e.harness import QUICK, Dealer, Room, card_room, open_and_start

ANAS = "7H 8H 9H TH 2C 4D KS"
BENS = "3C 5C 9D JS QD 6S AC"
CATS = "3D 5D 9C JC QS 6D AS"


async def discarded(room: Room, dealer: Dealer, card: str = "TH") -> tuple[int, Message, list[Person]]:
    """Ana has laid 7-9 of hearts and thrown a card."""
    people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
    dealer.stack(ANAS, BENS, CATS, upcard="KC", stock="3S 8S 2D 2H")
    table = await open_and_start(room, people[0], people[1:])
    await (await people[0].slash("/draw")).settled()
    await (await people[0].slash("/meld", cards="7H 8H 9H")).settled()
    reply = await (await people[0].slash("/discard", card=card)).settled()
    if "Do it anyway" in reply.message.labels:  # type: ignore[union-attr]
        await (await people[0].click(reply, label="Do it anyway")).settled()
    return table, await room.table_message(table), people


async def rummy(person: Person, message: Message) -> Reply:
    return await (await person.click(message, label="Rummy!")).settled()


async def choose(person: Person, panel: Reply, cards: list[str], onto: str) -> Reply:
    await (await person.select(panel, panel.message.selects[0]["custom_id"], cards)).settled()  # type: ignore[union-attr]
    await (await person.select(panel, "Where do they go?", onto)).settled()
    return await (await person.click(panel, label="Rummy!")).settled()


def shape(reply: Reply) -> list[Any]:
    """What the panel looks like, the pile apart."""
    assert reply.message is not None
    menus = [(part["placeholder"], bool(part.get("disabled"))) for part in reply.message.selects]
    return [*menus, *reply.message.labels]


async def without_hints(room: Room) -> None:
    await room.bot.tastes.set_server(room.place.id, replace(ServerSettings(), hints=False))


async def test_a_call_by_menus_takes_the_card_and_the_turn(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        table, message, (_, _, cat) = await discarded(room, dealer)
        done = await choose(cat, await rummy(cat, message), ["TH"], "A1")
        assert "“Rummy” it is" in done.text
        view = (await room.glance(table)).view
        assert (view.turn, view.phase) == (2, "play")
        assert [slot.text for slot in view.melds[0].slots] == ["7H", "8H", "9H", "TH"]
        await room.settled(table)
        room.assert_clean()


async def test_without_hints_nothing_tells_whether_there_is_a_play(tmp_path: Path) -> None:
    shapes, choices = [], []
    for at, card in enumerate(("TH", "4D")):
        dealer = Dealer()
        async with card_room(tmp_path / str(at), dice=dealer) as room:
            await without_hints(room)
            _, message, (_, ben, cat) = await discarded(room, dealer, card)
            shapes.append(shape(await rummy(cat, message)))
            shapes.append(shape(await rummy(ben, message)))
            offered = await cat.autocomplete("/rummy", "cards", "")
            onto = await cat.autocomplete("/rummy", "onto", "")
            choices.append((offered.choices, onto.choices))
            room.assert_clean()
    assert shapes[0] == shapes[1] == shapes[2] == shapes[3]
    assert choices[0] == choices[1]
    assert choices[0][0] == []


async def test_with_hints_the_plays_are_listed(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        table, message, (_, _, cat) = await discarded(room, dealer)
        offered = await cat.autocomplete("/rummy", "cards", "")
        assert [choice["value"] for choice in offered.choices] == ["TH"]
        panel = await rummy(cat, message)
        done = await (await cat.select(panel, "Which play do you call?", "A1|TH")).settled()
        assert "“Rummy” it is" in done.text
        await room.settled(table)
        room.assert_clean()


async def test_a_wrong_call_is_explained_and_costs_nothing(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        table, message, (ana, _, cat) = await discarded(room, dealer, "4D")
        before = (await room.glance(table)).view
        wrong = await choose(cat, await rummy(cat, message), ["4D"], "A1")
        assert wrong.ephemeral
        assert "4♦" in wrong.text
        own = await (await ana.slash("/rummy", cards="4D", onto="A1")).settled()
        assert own.ephemeral
        half = await rummy(cat, message)
        unfinished = await (await cat.click(half, label="Rummy!")).settled()
        assert "where they go" in unfinished.text
        after = (await room.glance(table)).view
        assert (after.version, after.turn, after.discard) == (before.version, before.turn, before.discard)
        room.assert_clean()


async def test_of_two_callers_the_nearer_one_wins(tmp_path: Path) -> None:
    dealer = Dealer()
    waits = replace(QUICK, claim=1.5)
    async with card_room(tmp_path, dice=dealer, waits=waits) as room:
        table, message, (_, ben, cat) = await discarded(room, dealer)
        first = await choose(cat, await rummy(cat, message), ["TH"], "A1")
        assert "Your call is heard" in first.text
        drawn = await (await ben.slash("/draw")).settled()
        assert "has called “Rummy”" in drawn.text
        second = await (await ben.slash("/rummy", cards="10h", onto="a1")).settled()
        assert "“Rummy” it is" in second.text
        view = (await room.glance(table)).view
        assert view.turn == 1
        late = await (await cat.slash("/rummy", cards="10h", onto="a1")).settled()
        assert late.ephemeral
        await room.settled(table)
        room.assert_clean()


async def test_a_joker_in_a_call_is_asked_about(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=Waits(claim=0.0)) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        dealer.stack("7H 8H 9H X1 2C 4D KS", BENS, CATS, upcard="KC", stock="3S")
        table = await open_and_start(room, people[0], people[1:])
        await (await people[0].slash("/draw")).settled()
        await (await people[0].slash("/meld", cards="7H 8H 9H")).settled()
        thrown = await (await people[0].slash("/discard", card="X1")).settled()
        await (await people[0].click(thrown, label="Do it anyway")).settled()
        asked = await choose(people[2], await rummy(people[2], await room.table_message(table)), ["X1"], "A1")
        assert (await room.glance(table)).view.turn == 1
        menu = next(part for part in asked.message.selects if ":rdeclare" in part["custom_id"])  # type: ignore[union-attr]
        assert len(menu["options"]) == 2
        ten = next(option["value"] for option in menu["options"] if "TH" in option["value"])
        done = await (await people[2].select(asked, menu["custom_id"], ten)).settled()
        assert "“Rummy” it is" in done.text
        view = (await room.glance(table)).view
        assert [slot.text for slot in view.melds[0].slots] == ["7H", "8H", "9H", "X1=TH"]
        await room.settled(table)
        room.assert_clean()


async def test_two_presses_at_once_make_one_move(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=Waits(claim=0.0)) as room:
        table, message, (_, ben, _) = await discarded(room, dealer)
        old = message.as_seen()
        both = await asyncio.gather(*(ben.click(old, label="Draw") for _ in range(2)))
        texts = sorted([(await reply.settled()).text for reply in both])
        assert sum("You drew" in text for text in texts) == 1
        assert len((await room.view(table, ben)).hand) == 8
        panels = [await (await ben.slash("/hand")).settled() for _ in range(2)]
        for panel in panels:
            await (await ben.select(panel, "Cards", "3C")).settled()
        first = await (await ben.click(panels[0], label="Discard")).settled()
        second = await (await ben.click(panels[1], label="Discard")).settled()
        assert "You discarded 3♣" in first.text
        assert "You discarded" not in second.text
        assert "The table has moved on" in second.text
        assert (await room.glance(table)).view.turn == 2
        await room.settled(table)
        room.assert_clean()
