"""A game played to its end, and what comes after it: results, rematch, standings, replay, export."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.tables.house_rules import packed
from engine.records import StoreFailed
from engine.referee import judge
from playground import ClientRefuses, Person, Reply
from store import Rating
from tests.cogs.test_standings import rows
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import QUICK, Room, card_room

HURRIED = replace(QUICK, clock=0.05, next_hand=0.05)
"""Whoever is slow is played for, so that games come to their end by themselves."""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Room]:
    async with card_room(tmp_path, waits=HURRIED) as hall:
        yield hall
        await hall.discord.quiet()
        hall.assert_clean()


async def short_game(hall: Room, host: Person, *others: Person) -> int:
    """A game of one hand, set up through the panel and played to its end by nobody's hand."""
    table = await open_lobby(hall, host, game="basic_rummy", clock="1 minute a turn", computers=1)
    for person in others:
        await person.slash("/table join")
    panel = await host.click(await hall.table_message(table), "House rules")
    for switch, value in (("end", "hands"), ("hands", 1)):
        panel = await host.select(panel, "Choose a house rule", switch)
        panel = await host.select(panel, "Choose its value", packed(value))
    await host.slash("/table start")
    async with asyncio.timeout(60):
        while (await hall.glance(table)).view.status != "finished":
            for person in (host, *others):
                await hall.house.seen(table, person.id)  # a table where nobody presses anything falls asleep
            await asyncio.sleep(0.05)
    await hall.settled(table)
    return table


def file_in(reply: Reply) -> Any:
    """The JSON file of an answer."""
    assert reply.message is not None
    (file,) = reply.message.attachments
    assert file.filename.endswith(".json")
    return json.loads(file.data)


async def test_after_a_game(hall: Room, ana: Person, ben: Person) -> None:
    table = await short_game(hall, ana, ben)
    message = await hall.table_message(table)
    assert message.labels == ["Rematch", "Standings", "Replay", "Text"]
    assert "The game is over" in message.text
    assert len(message.pictures) == 2
    assert ["Final standings" in alt for alt in message.alt_texts[:2]] == [True, False]
    assert "Hand 1 result" in message.alt_texts[1]

    board = await ana.click(message, "Standings")
    assert "Basic Rummy" in board.text
    page = await rows(ana, board)
    assert "Ana" in page
    assert "Ben" in page
    for name in ("Ana", "Ben"):
        assert re.search(rf"{name}: [01] won of 1 game\b", page)
    assert "Basic Rummy" in (await ben.slash("/stats")).text

    exported = file_in(await ana.slash("/table export"))
    verdict = judge(exported)
    assert not [line for line in verdict if "refused" in line or "error" in line]
    assert "Ana" not in json.dumps(exported)
    assert str(ana.id) not in json.dumps(exported)

    again = await ana.click(message, "Rematch")
    assert "A new table is open with the same rules" in again.text
    assert "Join" not in again.text, "both sit there already"
    (lobby,) = hall.tables()
    setup = (await hall.glance(lobby)).setup
    assert dict(setup.switches) == {"end": "hands", "hands": 1}
    assert [seat.name for seat in (await hall.glance(lobby)).view.seats][:2] == ["Ana", "Ben"]
    await ben.click(message, "Rematch")
    assert hall.tables() == (lobby,), "asked again, it is the same table"


async def test_ratings_stand_on_the_podium_of_those_who_are_on_leaderboards(
    hall: Room, ana: Person, ben: Person
) -> None:
    cleo = hall.person("Cleo")
    await cleo.slash("/preferences", leaderboard=False)
    table = await short_game(hall, ana, ben, cleo)
    kept = await hall.bot.store.ratings_after(table)
    seats = {seat.seat: seat.name for seat in (await hall.glance(table)).view.seats}
    assert {seats[seat] for seat in kept} == {"Ana", "Ben"}
    message = await hall.table_message(table)
    texts = (message.alt_texts[0], (await cleo.click(message, "Text")).text)
    for told in texts:
        for seat, rating in kept.items():
            change = f"{rating.change:+}".replace("-", "−") if rating.change else "0"
            assert re.search(
                rf"{'ABCD'[seat]} {seats[seat]}, [−\d]+ pts, rating {rating.now}, change {re.escape(change)}", told
            )
        assert told.count("rating 1") == 2, "neither the computer's nor hers who is on no leaderboard"
        assert "Line = rating over the last 1 game" in told


async def test_a_disk_that_says_no_shows_the_game_without_ratings(
    hall: Room, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: int) -> dict[int, Rating]:
        raise StoreFailed("disk I/O error")

    monkeypatch.setattr(hall.bot.store, "ratings_after", broken)
    table = await short_game(hall, ana, ben)
    message = await hall.table_message(table)
    assert "Final standings" in message.alt_texts[0]
    assert "rating" not in message.alt_texts[0]


async def test_a_finished_game_is_seen_again_turn_by_turn(hall: Room, ana: Person, ben: Person) -> None:
    table = await short_game(hall, ana, ben)
    stranger = hall.person("Stranger")
    page = await stranger.click(await hall.table_message(table), "Replay")
    assert page.ephemeral
    assert "Turn 1 of " in page.text
    turns = int(page.text.split("Turn 1 of ")[1].split()[0])
    assert page.message is not None
    assert page.message.pictures
    for at in range(2, turns + 1):
        page = await stranger.click(page, "Next")
        assert f"Turn {at} of {turns}" in page.text
        assert page.is_update
    with pytest.raises(ClientRefuses, match="disabled"):
        await stranger.click(page, "Next")
    result = (await hall.glance(table)).view.result
    assert result is not None
    assert ("went out" in page.text) == (result.why == "out")
    page = await stranger.click(page, "First")
    assert f"Turn 1 of {turns}" in page.text
    page = await stranger.click(page, "Last")
    page = await stranger.click(page, "Previous")
    assert f"Turn {turns - 1} of {turns}" in page.text
    text = await stranger.click(page, "Text")
    assert "Basic Rummy" in text.text


async def test_a_rematch_by_typing(hall: Room, ana: Person) -> None:
    assert "no table" in (await ana.slash("/table rematch")).text.lower()
    first = await short_game(hall, ana)
    second = await short_game(hall, ana)
    await ana.slash("/table rematch")
    (lobby,) = hall.tables()
    assert (await hall.glance(second)).rematch == lobby
    await ana.slash("/table rematch", table=str(first))
    assert len(hall.tables()) == 2
    stranger = hall.person("Stranger")
    refused = await stranger.slash("/table rematch", table=str(first))
    assert "do not sit at this table" in refused.text


async def test_no_rematch_where_tables_are_no_longer_wanted(hall: Room, ana: Person) -> None:
    table = await short_game(hall, ana)
    message = await hall.table_message(table)
    boss = hall.person("Boss", permissions=("manage_guild",))
    cards = hall.place.channel("cards")
    await boss.slash("/settings", channels=f"<#{cards.id}>")
    assert f"Tables may be opened in <#{cards.id}>" in (await ana.click(message, "Rematch")).text
    await boss.slash("/settings", channels="everywhere")
    hall.place.deny_bot(hall.place.channel(), "attach_files")
    assert "Attach Files" in (await ana.click(message, "Rematch")).text
    assert hall.tables() == ()


async def test_a_running_game_is_not_exported_or_played_again(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana, seats=2)
    await ben.slash("/table join")
    await ana.slash("/table start")
    for command in ("/table export", "/table rematch"):
        assert "games that were played to their end" in (await ana.slash(command, table=str(table))).text
    await ana.slash("/table end")
