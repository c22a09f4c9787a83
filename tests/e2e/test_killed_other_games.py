"""The bot dies without a word in the other games as well: every hand, meld, score and duty is as it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.house import Waits
from engine.rules import Value
from playground import StandIn
from tests.e2e.company import Company, begin, seated
from tests.e2e.killing import DiskRoom, bot_process
from tests.e2e.test_killed_bot import as_told
from tests.playground.openapi import openapi_judge

pytestmark = pytest.mark.long

KILLS = 16
WAITS = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)
GAMES: list[tuple[str, int, dict[str, Value], str]] = [
    ("three_thirteen", 2, {"jokers": 2}, ""),
    ("basic_rummy", 4, {"melds_per_turn": 1}, ""),
    ("contract_rummy", 3, {"joker_swap_own": True}, ""),
    ("contract_rummy", 3, {}, "classic"),
]


@pytest.mark.parametrize(("game", "count", "rules", "preset"), GAMES)
async def test_it_is_all_there_after_each_restart(
    tmp_path: Path, game: str, count: int, rules: dict[str, Value], preset: str
) -> None:
    dice = Random(f"{game} {preset}")
    async with StandIn(rates="counted") as discord:
        if (judge := openapi_judge()) is not None:
            discord.checks.append(judge)
        room = DiskRoom(discord, tmp_path)
        people = [room.person(name) for name in ("Ana", "Ben", "Cat", "Dan")[:count]]
        async with bot_process(discord, tmp_path, WAITS):
            table = await seated(room, game, people, rules, preset=preset)
            await discord.quiet()
        async with bot_process(discord, tmp_path, WAITS):
            await begin(room, people[0], table)
            before = await as_told(room, table, people)
        party = Company(room, table, people, dice)
        for _ in range(KILLS):
            async with bot_process(discord, tmp_path, WAITS):
                assert await as_told(room, table, people) == before
                for _ in range(dice.randrange(1, 6)):
                    await party.step()
                while (await room.glance(table)).view.status == "between":
                    await party.step()
                before = await as_told(room, table, people)
                if dice.random() < 0.5:
                    await discord.quiet()
        assert party.done["Discard"] >= KILLS // 2
        room.assert_clean()
