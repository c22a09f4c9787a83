"""The bot is told to stop while people press: who asked is answered, and nobody is left with a failed press."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import RummyBot, connect
from engine.house import House
from playground import StandIn
from playground.startup import pointed_at
from settings import Settings
from store import open_store
from tests.e2e.harness import QUICK, UNCURBED, Room, open_and_start


async def test_presses_around_a_stop_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(None, tmp_path, guild_ready=0.05, requests_per_second=UNCURBED, waits=QUICK)
    async with StandIn(rates="counted") as discord, open_store(settings.database) as store:
        place = discord.world.guild("Card Room")
        discord.expect_bot()
        with pointed_at(discord):
            async with RummyBot(settings, store) as bot:
                await bot.furnish()
                life = asyncio.create_task(connect(bot, discord.token))
                await asyncio.wait_for(bot.wait_until_ready(), 10)
                room = Room(discord, bot, place)
                ana, ben = room.person("Ana"), room.person("Ben")
                table = await open_and_start(room, ana, [ben])
                message = await room.table_message(table)
                await room.settled(table)
                view = (await room.glance(table)).view
                leader, other = (ana, ben) if view.seats[view.turn].user == ana.id else (ben, ana)
                began = slow_moves(bot.house, monkeypatch)
                pressed = asyncio.create_task(leader.click(message, label="Draw"))
                await asyncio.wait_for(began.wait(), 10)
                life.cancel()
                await asyncio.sleep(0.1)
                late = await (await other.click(message, label="My hand")).settled()
                typed = await (await other.slash("/hand")).settled()
                drawn = await (await pressed).settled()
                with pytest.raises(asyncio.CancelledError):
                    await life
        assert "You drew" in drawn.text
        for reply in (late, typed):
            assert "The bot is restarting" in reply.text
            assert reply.ephemeral
        assert not [one.told for one in discord.world.interactions.values() if one.thinking or not one.answered]
        assert not discord.world.violations


def slow_moves(house: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on a move takes half a second; set once one has begun."""
    began = asyncio.Event()
    plain = house.act

    async def slow(*args: Any, **more: Any) -> Any:
        began.set()
        await asyncio.sleep(0.5)
        return await plain(*args, **more)

    monkeypatch.setattr(house, "act", slow)
    return began
