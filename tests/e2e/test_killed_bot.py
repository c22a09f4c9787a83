"""The bot dies without a word between any two moves, and everything is as it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.house import Waits
from playground import Person, StandIn
from tests.e2e.harness import open_and_start
from tests.e2e.killing import DiskRoom, bot_process
from tests.e2e.playing import Party
from tests.playground.openapi import openapi_judge

pytestmark = pytest.mark.long

KILLS = 25
"""For each seed: two hundred in all."""
WAITS = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)


async def as_told(room: DiskRoom, table: int, people: list[Person]) -> list[str]:
    """What the bot says: the table in words, and each hand in words."""
    message = await room.table_message(table)
    told = [(await (await people[0].click(message, label="Text")).settled()).text]
    for person in people:
        panel = await (await person.slash("/hand", table=str(table))).settled()
        told.append((await (await person.click(panel, label="Text")).settled()).text)
    version = next(one for one in message.custom_ids if one.startswith(f"rm1:{table}:")).split(":")[2]
    return [*told, version]


async def kill_between_moves(folder: Path, kills: int, seed: int) -> None:
    dice = Random(seed)
    async with StandIn(rates="counted") as discord:
        if (judge := openapi_judge()) is not None:
            discord.checks.append(judge)
        room = DiskRoom(discord, folder)
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        async with bot_process(discord, folder, WAITS):
            table = await open_and_start(room, people[0], people[1:])
            before = await as_told(room, table, people)
            await discord.quiet()
        party = Party(room, table, people, dice)
        for _ in range(kills):
            async with bot_process(discord, folder, WAITS):
                assert await as_told(room, table, people) == before
                for _ in range(dice.randrange(1, 4)):
                    await party.step()
                if (await room.glance(table)).view.status != "playing":
                    while (await room.glance(table)).view.status == "between":
                        await party.step()
                    if (await room.glance(table)).view.status == "finished":
                        return
                before = await as_told(room, table, people)
                if dice.random() < 0.5:
                    await discord.quiet()
        room.assert_clean()


@pytest.mark.parametrize("seed", range(8))
async def test_every_hand_pile_score_and_version_survives_sigkill(tmp_path: Path, seed: int) -> None:
    await kill_between_moves(tmp_path, KILLS, seed)


async def test_a_choice_half_made_is_finished_after_the_restart(tmp_path: Path) -> None:
    async with StandIn(rates="counted") as discord:
        room = DiskRoom(discord, tmp_path)
        ana, ben = room.person("Ana"), room.person("Ben")
        async with bot_process(discord, tmp_path, WAITS):
            await (await ana.slash("/table open", game="rummy500", seats=2)).settled()
            lobby = await room.table_message(1)
            await discord.quiet()
        async with bot_process(discord, tmp_path, WAITS):
            await (await ben.click(lobby, label="Join")).settled()
            await discord.quiet()
        async with bot_process(discord, tmp_path, WAITS):
            await (await ana.click(await room.table_message(1), label="Start")).settled()
            message = await room.table_message(1)
            view = (await room.glance(1)).view
            first = ana if view.seats[view.turn].user == ana.id else ben
            panel = await (await first.click(message, label="Draw")).settled()
            card = (await room.view(1, first)).hand[3]
            await (await first.select(panel, "Cards", card.code)).settled()
            await discord.quiet()
        async with bot_process(discord, tmp_path, WAITS):
            done = await (await first.click(panel, label="Discard")).settled()
            if "Do it anyway" in done.message.labels:  # type: ignore[union-attr]
                await (await first.click(done, label="Do it anyway")).settled()
            assert (await room.glance(1)).view.discard[-1] == card
            await discord.quiet()
        room.assert_clean()
