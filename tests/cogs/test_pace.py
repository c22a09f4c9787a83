"""The bot keeps to Discord's fifty requests a second by itself, and answers do not wait."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from cogs.desk.pace import Openings, Pace
from tests.e2e.harness import card_room


async def test_what_comes_faster_waits_its_turn() -> None:
    pace = Pace(rate=50, burst=5)
    began = time.monotonic()
    went = []

    async def go(number: int) -> None:
        await pace.wait()
        went.append((number, time.monotonic() - began))

    await asyncio.gather(*(go(number) for number in range(15)))
    assert [number for number, _ in went] == list(range(15))
    assert all(at >= (number - 4) / 50 - 0.005 for number, at in went)
    assert went[4][1] < 0.1


async def test_a_hundred_posts_at_once_earn_no_429_and_nobody_waits_for_an_answer(tmp_path: Path) -> None:
    async with card_room(tmp_path, rates="enforced") as room:
        channels = [room.place.channel(f"c{number}") for number in range(100)]
        await room.discord.quiet()
        ana = room.person("Ana")
        posts = [room.bot.get_partial_messageable(channel.id).send("Hello") for channel in channels]
        posting = asyncio.gather(*posts)
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await ana.slash("/hand")
        assert time.monotonic() - began < 0.8
        await posting
        assert not room.discord.buckets.overruns
        room.assert_clean()


async def test_thirty_people_who_were_never_written_to_are_met_little_by_little(tmp_path: Path) -> None:
    async with card_room(tmp_path, rates="enforced") as room:
        people = [room.person(f"Player {number}") for number in range(30)]
        for number in range(0, 30, 3):
            table = people[number : number + 3]
            channel = room.place.channel(f"c{number}")
            await (await table[0].slash("/table open", channel=channel, game="rummy500", seats=3)).settled()
            for person in table[1:]:
                await (await person.slash("/table join", channel=channel)).settled()
            await (await table[0].slash("/table start", channel=channel)).settled()
        await room.discord.quiet(0.5, 30)
        assert 8 <= sum(bool(person.dms) for person in people) <= 12
        for person in people:
            hand = await (await person.slash("/hand")).settled()
            assert hand.message is not None
            assert "Sort" in hand.message.labels
        assert not room.discord.buckets.overruns
        room.assert_clean()


async def test_in_ten_minutes_fewer_people_are_met_than_a_bot_was_ever_shut_out_for() -> None:
    ten_minutes = 0.6
    openings = Openings(seconds=40.0 * ten_minutes / 600.0)
    until = time.monotonic() + ten_minutes
    met = 0
    while time.monotonic() < until:
        met += openings.take()
        await asyncio.sleep(0.002)
    assert 20 <= met < 25


async def test_once_discord_has_had_enough_nobody_new_is_written_to_for_a_while() -> None:
    openings = Openings(most=2, seconds=0.05)
    assert openings.take()
    openings.rest(0.2)
    assert not openings.take()
    await asyncio.sleep(0.1)
    assert not openings.take()
    await asyncio.sleep(0.12)
    assert openings.take()


async def test_whom_the_bot_could_not_meet_just_now_has_no_closed_door(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        room.discord.world.dm_opens_at_most = 0
        people = [room.person(name) for name in ("Ana", "Ben")]
        await (await people[0].slash("/table open", game="rummy500", seats=2)).settled()
        await (await people[1].slash("/table join")).settled()
        await (await people[0].slash("/table start")).settled()
        await room.discord.quiet(0.3)
        refused = [one.code for one in room.discord.world.violations]
        assert refused
        assert set(refused) == {40003}
        assert len(refused) <= len(people)  # and nobody else is tried after that
        for person in people:
            assert not person.dms
            assert (await room.bot.tastes.dm_of(person.id)).is_open
            hand = await (await person.slash("/hand")).settled()
            assert hand.message is not None
            assert "Sort" in hand.message.labels
