"""Several tables in one channel, several people at once, and hosts who fall silent."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from playground import GuildPlace, Person
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import QUICK, Room, card_room, open_and_start


async def test_joining_finds_the_one_table_with_room(hall: Room, ana: Person, ben: Person, room: GuildPlace) -> None:
    await open_and_start(hall, ana, [room.member("Cat")])
    waiting = await open_lobby(hall, ben)
    dora = room.member("Dora")
    assert "You have a seat" in (await dora.slash("/table join")).text
    assert any(seat.user == dora.id for seat in (await hall.glance(waiting)).view.seats)
    assert "You have a seat" in (await ana.slash("/table join")).text, "a seat elsewhere is no obstacle"


async def test_two_tables_are_asked_about_and_then_named(
    hall: Room, ana: Person, ben: Person, room: GuildPlace
) -> None:
    first, second = await open_lobby(hall, ana), await open_lobby(hall, ben, game="Three Thirteen")
    cat = room.member("Cat")
    for command in ("join", "rules"):
        asked = await cat.slash(f"/table {command}")
        assert "Which one do you mean" in asked.text
        assert f"`table:{first}`" in asked.text
        assert f"`table:{second}`" in asked.text
    offered = await cat.autocomplete("/table join", "table", "three")
    assert [choice["value"] for choice in offered.choices] == [str(second)]
    assert "You have a seat" in (await cat.slash("/table join", table=str(second))).text
    assert "Three Thirteen" in (await cat.slash("/table rules")).text, "one's own table goes before others"
    assert "no table" in (await cat.slash("/table leave", table="four")).text.lower()
    assert "There is no table 77" in (await cat.slash("/table leave", table="77")).text


async def test_a_command_that_could_mean_two_tables_goes_on_at_the_one_chosen(
    hall: Room, ana: Person, ben: Person, room: GuildPlace
) -> None:
    first = await open_and_start(hall, ana, [ben])
    second = await open_and_start(hall, ben, [ana])
    people = {ana.id: ana, ben.id: ben}
    view = (await hall.glance(second)).view
    in_turn = people[view.seats[view.turn].user or 0]
    asked = await in_turn.slash("/draw")
    assert asked.message is not None
    assert "Which one do you mean" in asked.text
    assert f"`table:{second}`" in asked.text
    assert asked.ephemeral
    (menu,) = asked.message.selects
    assert len(menu["options"]) == 2
    label = next(option["label"] for option in menu["options"] if f"table {second}" in option["label"])
    drawn = await in_turn.select(asked, menu["custom_id"], label)
    assert "You drew" in drawn.text
    hand = (await hall.view(second, in_turn)).hand
    asked = await in_turn.slash("/discard", card=hand[0].code)
    done = await in_turn.select(asked, "Which table?", label)
    if done.message is not None and "Do it anyway" in done.message.labels:
        done = await in_turn.click(done, "Do it anyway")
    assert (await hall.glance(second)).view.discard[-1] == hand[0]
    assert (await hall.glance(first)).view.discard_count == 1
    asked = await in_turn.slash("/draw", source="discard", card="@Ben")
    assert "does not belong to a card" in (await in_turn.select(asked, "Which table?", label)).text
    too_long = await in_turn.slash("/meld", cards="7H 8H 9H " * 20)
    assert not too_long.message.selects  # type: ignore[union-attr]
    assert f"`table:{second}`" in too_long.text
    kick = await ana.slash("/table kick", member=ben)
    sent_away = await ana.select(kick, "Which table?", f"Rummy 500, table {first} in #general")
    assert "**Ben** has been taken off the game" in sent_away.text


async def test_two_people_press_for_the_last_seat_at_once(hall: Room, ana: Person, room: GuildPlace) -> None:
    table = await open_lobby(hall, ana, seats=2)
    lobby = (await hall.table_message(table)).as_seen()
    crowd = [room.member(f"Guest {number}") for number in range(6)]
    replies = await asyncio.gather(*(person.click(lobby, "Join") for person in crowd))
    texts = [(await reply.settled()).text for reply in replies]
    assert sum("You have a seat" in text for text in texts) == 1
    assert sum("seats are taken" in text for text in texts) == 5
    assert len((await hall.glance(table)).view.seats) == 2


async def test_anyone_seated_starts_once_the_host_has_been_silent(tmp_path: Path) -> None:
    async with card_room(tmp_path, waits=replace(QUICK, host_silent=2.0)) as hall:
        ana, ben, cat = (hall.person(name) for name in ("Ana", "Ben", "Cat"))
        table = await open_lobby(hall, ana, seats=3)
        await ben.slash("/table join")
        assert "you may start it" in (await ben.slash("/table start")).text
        async with asyncio.timeout(10):
            while not (await hall.glance(table)).may_start:
                await asyncio.sleep(0.05)
        await hall.settled(table)
        shown = await hall.table_message(table)
        assert "anyone seated may press **Start**" in shown.text
        assert "Anyone seated can start now" in shown.alt_texts[0]
        assert "Ana can start" not in shown.alt_texts[0]
        assert "do not sit at this table" in (await cat.slash("/table start")).text
        assert "The game begins" in (await ben.click(await hall.table_message(table), "Start")).text
        hall.assert_clean()


async def test_a_lobby_that_nobody_starts_closes(tmp_path: Path) -> None:
    async with card_room(tmp_path, waits=replace(QUICK, lobby=0.5)) as hall:
        ana = hall.person("Ana")
        table = await open_lobby(hall, ana)
        lobby = (await hall.table_message(table)).as_seen()
        assert "unless the game starts" in lobby.text
        async with asyncio.timeout(10):
            while (await hall.glance(table)).view.status != "closed":
                await asyncio.sleep(0.05)
        await hall.discord.quiet()
        shown = hall.shown(await hall.glance(table))
        assert shown is not None
        assert "its game was not started" in shown.text
        assert shown.labels == []
        assert "its game was not started" in (await ana.click(lobby, "Join")).text
        hall.assert_clean()


async def test_somebody_sent_away_from_a_lobby_does_not_come_back(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana)
    await ben.slash("/table join")
    await ana.slash("/table kick", member=ben)
    assert "sent away" in (await ben.click(await hall.table_message(table), "Join")).text


async def test_a_thread_inside_a_thread_is_the_thread(hall: Room, ana: Person, room: GuildPlace) -> None:
    await ana.slash("/table open", thread=True)
    (thread,) = room.threads
    await ana.slash("/table open", channel=thread, thread=True)
    assert room.threads == [thread]
    assert len(hall.tables(thread)) == 2


async def test_a_burst_of_presses_leaves_one_message(hall: Room, ana: Person, room: GuildPlace) -> None:
    table = await open_lobby(hall, ana, seats=8)
    lobby = (await hall.table_message(table)).as_seen()
    people = [room.member(f"Guest {number}") for number in range(7)]
    await asyncio.gather(*(person.click(lobby, "Join") for person in people))
    await hall.settled(table)
    posts = [item for item in room.member("Watcher").visible_messages(room.channel()) if not item.ephemeral]
    assert len(posts) == 1
    assert "All 8 seats are taken" in posts[0].text
