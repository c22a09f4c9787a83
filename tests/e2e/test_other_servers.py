"""A table belongs to its server: nobody of another one, or without a view of its channel, finds it by its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground import Person, Reply
from tests.e2e.harness import card_room, open_and_start


async def type_in(person: Person, command: str, **options: object) -> Reply:
    return await (await person.slash(command, **options)).settled()  # type: ignore[arg-type]


@pytest.mark.parametrize("command", ["rules", "join", "start", "end", "leave", "kick", "rematch", "export"])
async def test_a_moderator_of_another_server_finds_no_table_here(tmp_path: Path, command: str) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        elsewhere = room.discord.world.guild("Other House")
        zoe = elsewhere.member("Zoe", permissions=("manage_channels", "manage_guild"))
        await room.discord.quiet()
        await type_in(ana, "/table open", game="rummy500", seats=3)
        (table,) = room.tables()
        more = {"member": zoe} if command == "kick" else {}
        answer = await type_in(zoe, f"/table {command}", table=str(table), **more)
        assert f"There is no table {table}" in answer.text
        view = (await room.glance(table)).view
        assert (view.status, [seat.name for seat in view.seats]) == ("lobby", ["Ana"])
        await type_in(ana, "/table end")
        running = await open_and_start(room, ana, [ben])
        for played in ("/hand", "/draw"):
            assert f"There is no table {running}" in (await type_in(zoe, played, table=str(running))).text
        room.assert_clean()


async def test_whoever_does_not_see_the_channel_does_not_sit_down_in_it(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, mia = room.person("Ana"), room.person("Mia")
        hidden, lounge = room.place.channels[0], room.place.channel("lounge")
        room.place.deny(hidden, mia, "view_channel")
        await type_in(ana, "/table open", game="rummy500", seats=3)
        (table,) = room.tables()
        answer = await type_in(mia, "/table join", channel=lounge, table=str(table))
        assert f"There is no table {table}" in answer.text
        ben = room.person("Ben")
        assert "You have a seat" in (await type_in(ben, "/table join", channel=lounge, table=str(table))).text


async def test_who_manages_one_channel_ends_no_table_in_another(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, mia = room.person("Ana"), room.person("Mia")
        lounge = room.place.channel("lounge")
        room.place.allow(lounge, mia, "manage_channels")
        table = await open_and_start(room, ana, [room.person("Ben")])
        answer = await type_in(mia, "/table end", channel=lounge, table=str(table))
        assert "You do not sit at this table" in answer.text
        assert (await room.glance(table)).view.status == "playing"
        boss = room.person("Boss", permissions=("manage_channels",))
        assert "moderator" in (await type_in(boss, "/table end", channel=lounge, table=str(table))).text
