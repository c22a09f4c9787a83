"""A whole game of Rummy 500 by three people, by commands and by taps, every move drawn from the legal ones."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from tests.e2e.asking import ask_around, look_back
from tests.e2e.harness import card_room, open_and_start
from tests.e2e.playing import Party

pytestmark = pytest.mark.long


async def test_three_people_play_rummy_500_to_its_end(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        table = await open_and_start(room, people[0], people[1:])
        await ask_around(room, table, people[0])
        party = Party(room, table, people, Random(500))
        start = time.time()
        try:
            await party.play()
        finally:
            print(party.done, time.time() - start, (await room.glance(table)).view.deal)
            print(len(room.discord.world.requests))
        await room.settled(table)
        await look_back(room, table, people)
        room.assert_clean()
