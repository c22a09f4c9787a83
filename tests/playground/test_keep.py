"""The world goes on after a restart, and every viewer is told their own part of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playground import GuildPlace, Person, StandIn, World
from playground.startup import running
from tests.playground.small_bot import SmallBot, picture


async def test_everything_but_the_fleeting_is_there_again(
    standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person, tmp_path: Path
) -> None:
    opened = await ana.slash("/table open", game="rummy500")
    await ana.click(opened, label="Hand")
    await (await ana.slash("/letter")).settled()
    ana.give("manage_guild")
    ana.close_dms()
    room.deny_bot(room.channel("quiet"), "send_messages")
    await bot.close()
    file = tmp_path / "playground.json"
    standin.world.save(file)
    async with StandIn(World.load(file), rates="counted") as again:
        place = again.world.guild("Card Room")
        she = place.member("Ana")
        assert she.id == ana.id
        assert not she.user.dms_open
        assert [channel.name for channel in place.channels] == ["general", "quiet"]
        assert [message.text for message in she.visible_messages(place.channel())] == ["rummy500 for 4"]
        assert she.dms[0].pictures[0].data == picture()
        assert again.world.ids.next() > standin.world.ids.last
        async with running(SmallBot(sync=False), again):
            table = she.visible_messages(place.channel())[0]
            assert (await she.click(table, label="Count")).content == "count 1"
        assert not again.world.violations


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "playground.json"
    file.write_text(json.dumps({"format": 0}))
    with pytest.raises(ValueError, match="not a playground of this version"):
        World.load(file)


@pytest.mark.usefixtures("bot")
async def test_a_viewer_is_told_what_they_see_and_nothing_else(
    standin: StandIn, room: GuildPlace, ana: Person, ben: Person
) -> None:
    hers, his = standin.world.feed(ana.id), standin.world.feed(ben.id)
    opened = await ana.slash("/table open", game="rummy500")
    await ana.click(opened, label="Hand")
    await (await ana.slash("/letter")).settled()
    told_her = [hers.queue.get_nowait() for _ in range(hers.queue.qsize())]
    told_him = [his.queue.get_nowait() for _ in range(his.queue.qsize())]
    assert [item.name for item in told_him] == ["MESSAGE_CREATE"]
    assert [item.payload["content"] for item in told_her if item.name == "MESSAGE_CREATE"][:2] == [
        "rummy500 for 4",
        "your hand",
    ]
    assert "psst" in [item.payload.get("content") for item in told_her]
    assert "INTERACTION_CREATE" not in [item.name for item in told_her]
    hidden = room.channel("hidden")
    room.deny(hidden, ben, "view_channel")
    while his.queue.qsize():
        his.queue.get_nowait()
    ana.say("psst", hidden)
    assert his.queue.empty()
    standin.world.unfeed(his)
    ana.say("hello")
    assert his.queue.empty()
