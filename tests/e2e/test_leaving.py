"""The bot is told to stop in the middle of everything: it goes without a fault in its log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.e2e.harness import card_room, open_and_start


async def test_a_bot_that_stops_while_it_shows_a_table_leaves_no_fault_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with card_room(tmp_path) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        await open_and_start(room, people[0], people[1:])
        looked_up = room.bot.publisher.still_here
        publisher = room.bot.publisher
        for person in people * 10:  # more than may go at once, so that some still wait when the line is closed
            publisher._later(looked_up(room.place.id, person.id))
    await asyncio.sleep(1.0)
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults, [record.getMessage() for record in faults]
