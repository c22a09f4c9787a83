"""Menus and buttons as an older bot may have made them, or nobody: whatever they say, a clear word and nothing done."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from cogs.desk import Option, button, layout, menu, row
from cogs.desk.press import HANDLERS
from playground import Message, Person
from tests.e2e.harness import Room, card_room, open_and_start

VALUES = ("-", "nonsense", "layoff.Z9|set|X1=X2", "Z9|7H X9=", '{"a": [1]}', "[1]")
ARGS = ("", "seats", "rummy500.seats")
DEEDS = {"leave", "close", "privacy_delete"}
"""They need no value, and are done."""
LOBBY = ("hr_", "house_rules", "rules", "add_computer", "remove_computer", "join", "text")


async def posted(room: Room, table: int, version: int, actions: list[str], arg: str) -> Message:
    """One message with a menu and a button for each of these actions."""
    options = [Option(value, value) for value in VALUES]
    rows = [menu(table, version, action, action, options, arg=arg) for action in actions]
    keys = [row(button(table, version, action, action, arg=f"{arg}0")) for action in actions]
    channel = room.bot.get_channel(room.place.channels[0].id)
    message = await channel.send(view=layout(*rows, *keys))
    found = room.discord.world.find_message(message.id)
    assert found is not None
    return found


async def press_everything(room: Room, person: Person, table: int, actions: list[str]) -> int:
    version = (await room.glance(table)).version if table else 0
    done = 0
    for at in range(0, len(actions), 8):
        for arg in ARGS:
            message = await posted(room, table, version, actions[at : at + 8], arg)
            presses = [(part["custom_id"], value) for part in message.selects for value in VALUES]
            for custom_id, value in [*presses, *((part["custom_id"], "") for part in message.buttons)]:
                if value:
                    reply = await (await person.select(message, custom_id, value)).settled()
                else:
                    reply = await (await person.click(message, custom_id=custom_id)).settled()
                done += 1
                assert not reply.failed, (custom_id, value)
                assert reply.modal is not None or len(reply.text) > 10, (custom_id, value, reply.text)
                assert "went wrong on my side" not in reply.text, (custom_id, value)
            person.reload()
    return done


@pytest.mark.parametrize("where", ["a game", "a lobby", "no table"])
async def test_whatever_a_menu_says_is_answered_in_words(
    tmp_path: Path, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with card_room(tmp_path, dice=Random(2)) as room:
        ana, ben = room.person("Ana", permissions=("manage_guild",)), room.person("Ben")
        table = 0
        if where == "a game":
            table = await open_and_start(room, ana, [ben])
        elif where == "a lobby":
            await (await ana.slash("/table open")).settled()
            (table,) = room.tables()
        usual = sorted(set(HANDLERS) - DEEDS)
        actions = [action for action in usual if where != "a lobby" or action.startswith(LOBBY)]
        before = len((await room.view(table, ben)).hand) if where == "a game" else 0
        assert await press_everything(room, ana, table, actions) > 150
        if where == "a game":
            assert len((await room.view(table, ben)).hand) == before
        room.assert_clean()
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
