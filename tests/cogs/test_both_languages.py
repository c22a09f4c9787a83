"""Every command around the tables, answered to an English and to a Czech reader: each in their own words."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.desk.tastes import Preferences
from playground import Person
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import Room

SAID: list[tuple[str, dict[str, Any]]] = [
    ("/table open", {"game": "rummy500", "seats": 3, "computers": 1, "level": "easy", "clock": 60, "thread": False}),
    ("/table open", {"game": "contract_rummy", "seats": 2}),
    ("/table join", {}),
    ("/table leave", {}),
    ("/table start", {}),
    ("/table show", {}),
    ("/table rules", {}),
    ("/table end", {}),
    ("/table rematch", {}),
    ("/table export", {}),
    ("/rules", {"game": "three_thirteen", "topic": "melds"}),
    ("/standings", {"board": "games", "game": "rummy500", "period": "year", "page": 1}),
    ("/standings", {"period": "some time"}),
    ("/stats", {}),
    ("/settings", {"game": "rummy500", "clock": "60", "hints": True, "theme": "classic", "deck": "four"}),
    ("/settings", {"channels": "nowhere"}),
    (
        "/preferences",
        {"hand": "both", "theme": "auto", "deck": "two", "sort": "rank", "ping": True, "leaderboard": True},
    ),
    ("/privacy", {}),
]


@pytest.mark.parametrize(("path", "options"), SAID, ids=[f"{path} {len(options)}" for path, options in SAID])
async def test_an_answer_in_the_readers_own_language(hall: Room, path: str, options: dict[str, Any]) -> None:
    table = await open_lobby(hall, hall.person("Host"))
    answers = {}
    for name, locale in (("Emma", "en-US"), ("Nigel", "en-GB"), ("Zuzana", "cs"), ("Odile", "fr")):
        reader = hall.person(name, locale=locale, permissions=("manage_guild",))
        answers[locale] = await told(hall, reader, path, options, table)
    assert all(answers.values())
    assert answers["cs"] != answers["en-US"]
    assert answers["en-GB"] == answers["fr"] == answers["en-US"], "where nobody has written words, English is spoken"


async def told(hall: Room, person: Person, path: str, options: dict[str, Any], table: int) -> str:
    """What one person is answered, without what differs from press to press; the lobby is then as before."""
    reply = await (await person.slash(path, options=options)).settled()
    assert reply.ephemeral
    for opened in set(hall.tables()) - {table}:
        await hall.house.end(opened, person.id)
    if any(seat.user == person.id for seat in (await hall.glance(table)).view.seats):
        await hall.house.leave(table, person.id)
    return reply.text.replace(person.name, "somebody")


async def test_commands_are_named_as_the_readers_own_discord_lists_them(hall: Room, ana: Person, ben: Person) -> None:
    await hall.bot.tastes.set_person(ana.id, Preferences(language="cs"))
    english_client = await ana.slash("/table rules")
    assert "Tady žádný stůl není" in english_client.text
    assert "`/table open`" in english_client.text
    await hall.bot.tastes.set_person(ben.id, Preferences(language="en"))
    ben.locale = "cs"
    czech_client = await ben.slash("/table rules")
    assert "There is no table here" in czech_client.text
    assert "`/stůl otevřít`" in czech_client.text
    await open_lobby(hall, ana)
    await open_lobby(hall, ana, game="Three Thirteen")
    asked = await ben.slash("/table rules")
    assert "`stůl:1`" in asked.text
