"""`/privacy`: what is stored, all of it as a file, and its end."""

from __future__ import annotations

import json
from typing import Any

from bot import RummyBot
from engine.replay import replay
from playground import GuildPlace, Message, Person, Reply
from tests.cogs.test_standings import played, rows
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import Room, open_and_start
from text import words_for


def stored(reply: Reply) -> dict[str, Any]:
    """The file that came with an answer."""
    assert reply.message is not None
    (file,) = reply.message.attachments
    assert file.filename == "rummy-table-my-data.json"
    found: dict[str, Any] = json.loads(file.data)
    return found


def message_of(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


async def test_what_is_stored_is_said_in_words(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/privacy")
    assert reply.ephemeral
    assert "Every move of the games you play" in reply.text
    assert message_of(reply).labels == ["Export my data", "Delete my data"]


async def test_a_stranger_has_nothing_to_export(bot: RummyBot, ana: Person) -> None:
    reply = await ana.click(await ana.slash("/privacy", channel=ana.dm), "Export my data")
    assert "Nothing is stored about you" in reply.text


async def test_the_export_is_private_and_about_oneself_only(
    bot: RummyBot, room: GuildPlace, ana: Person, ben: Person
) -> None:
    await ana.slash("/preferences", theme="midnight")
    table = await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    reply = await ana.click(await ana.slash("/privacy"), "Export my data")
    assert reply.ephemeral
    mine = stored(reply)
    assert mine["user_id"] == ana.id
    assert mine["person"][0]["preferences"]["theme"] == "midnight"
    assert [(game["table_id"], game["points"]) for game in mine["games"]] == [(table, 505)]
    assert "Ben" not in json.dumps(mine)
    assert str(ben.id) not in json.dumps(mine)


async def test_deleting_asks_first_and_can_be_thought_better_of(bot: RummyBot, room: GuildPlace, ana: Person) -> None:
    await played(bot, room, [(ana, 505, True)])
    asked = await ana.click(await ana.slash("/privacy"), "Delete my data")
    assert "for good" in asked.text
    kept = await ana.click(asked, "Cancel")
    assert "Nothing was deleted" in kept.text
    assert "1. Ana" in await rows(ana)


async def test_deleting_takes_the_name_away_and_leaves_the_result(
    hall: Room, bot: RummyBot, room: GuildPlace, ana: Person, ben: Person
) -> None:
    await ana.slash("/preferences", theme="midnight")
    table = await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    lobby = await open_lobby(hall, ana)
    asked = await ana.click(await ana.slash("/privacy"), "Delete my data")
    done = await ana.click(asked, "Delete my data")
    assert "your data is deleted" in done.text
    assert hall.tables() == ()
    assert (await hall.glance(lobby)).ended == "empty"
    assert (await bot.tastes.of_person(ana.id)).theme == ""
    board = await rows(ben)
    assert "Ana" not in board
    assert "Ben: 0 won of 1 game" in board
    kept = await bot.store.load_table(table)
    assert kept.entries
    again = await ana.click(await ana.slash("/privacy"), "Export my data")
    assert "Nothing is stored about you" in again.text


async def test_names_are_gone_from_the_log_of_a_closed_table(
    hall: Room, bot: RummyBot, ana: Person, ben: Person
) -> None:
    table = await open_and_start(hall, ana, [ben])
    await ana.slash("/table end")
    await ana.click(await ana.click(await ana.slash("/privacy"), "Delete my data"), "Delete my data")
    assert [seat.name for seat in (await hall.glance(table)).view.seats] == ["", "Ben"]
    lines = "\n".join((await bot.store.load_table(table)).entries)
    assert "Ana" not in lines
    assert str(ana.id) not in lines
    assert "Ben" in lines


async def test_a_lobby_that_goes_on_without_one_forgets_at_once(
    hall: Room, bot: RummyBot, room: GuildPlace, ana: Person, ben: Person
) -> None:
    table = await open_lobby(hall, ana, seats=3)
    await ben.slash("/table join")
    done = await ana.click(await ana.click(await ana.slash("/privacy"), "Delete my data"), "Delete my data")
    assert "Done: your data is deleted." in done.text
    kept = await bot.store.load_table(table)
    told = "\n".join(kept.entries)
    assert str(ana.id) not in told
    assert "Ana" not in told
    again = replay(table, kept.entries)
    assert [seat.user for seat in again.people.seats] == [ben.id]
    assert again.people.host == ben.id
    await room.member("Cat").slash("/table join")
    assert "The game begins" in (await ben.slash("/table start")).text
    view = (await hall.glance(table)).view
    assert replay(table, (await bot.store.load_table(table)).entries).view() == view


async def test_nobody_deletes_themselves_out_of_a_running_game(hall: Room, ana: Person, ben: Person) -> None:
    await open_and_start(hall, ana, [ben])
    refused = await ana.click(await ana.slash("/privacy"), "Delete my data")
    assert "You sit in a game that is running" in refused.text


async def test_a_game_that_goes_on_without_one_is_named(hall: Room, room: GuildPlace, ana: Person, ben: Person) -> None:
    table = await open_and_start(hall, ana, [ben, room.member("Cat")])
    await ben.slash("/table leave")
    done = await ben.click(await ben.click(await ben.slash("/privacy"), "Delete my data"), "Delete my data")
    assert "a game you left which is still going on" in done.text
    await ana.slash("/table end")
    again = await ben.click(await ben.click(await ben.slash("/privacy"), "Delete my data"), "Delete my data")
    assert "Done: your data is deleted." in again.text
    assert "Ben" not in "\n".join((await hall.bot.store.load_table(table)).entries)


async def test_in_czech(bot: RummyBot, room: GuildPlace) -> None:
    czech = words_for("cs")
    petr = room.member("Petr", locale="cs")
    reply = await petr.slash("/privacy")
    assert czech.say("privacy.title") in reply.text
    gone = await petr.click(await petr.click(reply, czech.label("button.delete")), czech.label("button.delete"))
    assert czech.say("privacy.deleted") in gone.text
