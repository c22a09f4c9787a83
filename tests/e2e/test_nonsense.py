"""Nonsense in every option of every command, typed, completed and sent: helpful answers, and nothing happens."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playground import Person
from playground.client import ClientRefuses
from tests.e2e.harness import Dealer, Room, card_room, open_and_start

NONSENSE = (
    "9" * 5_000,
    "\u0661\u00b2",
    "@everyone <@1> <#2>",
    "**7H** `8H` || 9H",
    "\u202e\u2066 KING",
    "7H; 8H / 9H = X1",
    "A1: \u2660\ufe0f|null\x00{card}",
)
"""Endless, of other scripts, with mentions, with mark-down, from right to left, of too many signs, of none we know."""
TEXT, NUMBER, YES, SOMEBODY = 3, 4, 5, 6


def commands(person: Person) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every command that this person is offered, with its options."""
    for command in person.menu():
        options = command.form.get("options", [])
        parts = [option for option in options if option["type"] == 1]
        for part in parts:
            yield f"/{command.name} {part['name']}", part.get("options", [])
        if not parts:
            yield f"/{command.name}", options


def sensible(options: list[dict[str, Any]], person: Person) -> dict[str, Any]:
    """Something that fits for each option that must be given."""
    fitting = {TEXT: "7H", NUMBER: 2, YES: True, SOMEBODY: person}
    return {option["name"]: fitting[option["type"]] for option in options if option.get("required")}


def texts(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [option for option in options if option["type"] == TEXT and not option.get("choices")]


@pytest.mark.parametrize("game", ["", "rummy500"], ids=["with no table", "at a table"])
async def test_nonsense_is_answered_and_nothing_happens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben = room.person("Ana", permissions=("manage_guild",)), room.person("Ben")
        if game:
            dealer.stack("KD QS 3S 9C JD 2D 4D 6D 8D TC 5C 3H 6S", "", upcard="KC", stock="2C")
            table = await open_and_start(room, ana, [ben], game=game)
            await room.settled(table)
        before, said = await told(room, ana, game), len(room.heard)
        asked = 0
        for path, options in commands(ana):
            for option in texts(options):
                for nonsense in NONSENSE:
                    others = sensible(options, ben)
                    asked += 1
                    await sent(ana, path, others | {option["name"]: nonsense})
                    if option.get("autocomplete"):
                        await completed(ana, path, option["name"], nonsense, others)
                        if any(other["name"] == "table" for other in options) and option["name"] != "table":
                            await completed(ana, path, option["name"], "7", others | {"table": nonsense})
        assert asked > 150
        assert (await told(room, ana, game), len(room.heard)) == (before, said)
        room.assert_clean()
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def told(room: Room, person: Person, game: str) -> object:
    """All that could have changed: which tables there are, and the person's own cards."""
    return room.tables(), [(await room.view(table, person)).hand for table in room.tables() if game]


async def sent(person: Person, path: str, options: dict[str, Any]) -> None:
    try:
        reply = await (await person.slash(path, options=options)).settled()
    except ClientRefuses:  # too long for this option, Discord itself says so
        return
    assert reply.ephemeral, (path, options)
    assert len(reply.text) > 20, (path, options, reply.text)
    assert "went wrong on my side" not in reply.text, (path, options)
    assert not reply.message.mention_ids, (path, options)  # type: ignore[union-attr]


async def completed(person: Person, path: str, option: str, typed: str, others: dict[str, Any]) -> None:
    try:
        reply = await person.autocomplete(path, option, typed, others=others)
    except ClientRefuses:
        return
    assert not reply.failed, (path, option, typed)
    assert all(choice["name"] and choice["value"] for choice in reply.choices)
