"""What was shown to somebody stands in Discord, not in the bot: a thousand answers leave nothing behind."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

import discord
from discord import ui

from tests.e2e.harness import card_room, open_and_start


def held() -> Counter[type]:
    """How many views, messages and presses the process holds, rubbish apart."""
    gc.collect()
    kinds = (ui.LayoutView, discord.Message, discord.Interaction)
    return Counter(kind for one in gc.get_objects() for kind in kinds if isinstance(one, kind))


async def test_private_answers_leave_nothing_behind(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        message = await room.table_message(table)
        await (await ana.click(message, label="My hand")).settled()
        await room.settled(table)
        before = held()
        for _ in range(30):
            panel = await (await ana.click(message, label="My hand")).settled()
            await (await ana.click(panel, label="Hint")).settled()
            await (await ana.slash("/hand")).settled()
        await room.settled(table)
        after = held()
        assert all(after[kind] - before[kind] < 10 for kind in after), (before, after)
        room.assert_clean()


async def test_a_press_leaves_next_to_nothing_for_the_collector(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        message = await room.table_message(table)
        await (await ana.click(message, label="My hand")).settled()
        await room.settled(table)
        gc.collect()
        gc.disable()
        try:
            for _ in range(10):
                panel = await (await ana.click(message, label="My hand")).settled()
                await (await ana.click(panel, label="Hint")).settled()
            await room.settled(table)
            left = Counter(type(one) for one in gc.get_objects() if isinstance(one, (ui.Item, discord.Message)))
        finally:
            gc.enable()
        assert left.total() < 40, left
