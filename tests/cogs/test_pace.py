"""The bot keeps to Discord's fifty requests a second by itself, and answers do not wait."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from cogs.desk.pace import Pace
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
