"""After a game: which game is meant, and the game as a file that the referee reads."""

from __future__ import annotations

import io
import json
from typing import Any

import discord

from cogs.desk import Visit
from cogs.desk.finding import table_meant
from engine.house import TurnedDown

_RECENT = 25


async def last_game(visit: Visit, named: str | None) -> int:
    """The table that `/table rematch` and `/table export` mean: the person's last finished game here, or anywhere."""
    if named is None and visit.guild_id is not None:
        stats = await visit.bot.store.player_stats(visit.guild_id, visit.user_id, recent=_RECENT)
        games = [game.table_id for game in reversed(stats.recent)] if stats is not None else []
        for table_id in games:
            if await _was_here(visit, table_id):
                return table_id
        if games:
            return games[0]
    return await table_meant(visit, named)


async def _was_here(visit: Visit, table_id: int) -> bool:
    try:
        place = (await visit.bot.house.look(table_id)).place
    except TurnedDown:
        return False
    return visit.channel_id in (place.thread_id, place.channel_id)


def export_file(table_id: int, scenario: dict[str, Any]) -> discord.File:
    """A finished game as a JSON file."""
    text = json.dumps(scenario, ensure_ascii=False, indent=1)
    return discord.File(io.BytesIO(text.encode()), f"rummy-table-{table_id}.json")
