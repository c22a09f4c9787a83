"""`/preferences`: every choice by menu and by typing, kept over a restart, in both languages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import RummyBot
from cogs.settings.fields import PERSON, packed, value_name
from playground import GuildPlace, Person, StandIn
from store import DmState
from tests.e2e.harness import Room, card_room, open_and_start
from text import words_for

ENGLISH = words_for("en")


async def test_the_panel_shows_what_is_in_force(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/preferences")
    assert reply.ephemeral
    assert "Your preferences" in reply.text
    assert reply.message is not None
    shown = [option["label"] for menu in reply.message.selects for option in menu["options"] if option.get("default")]
    assert shown[0] == "Your hand goes to: both"
    assert len(shown) == len(PERSON)


@pytest.mark.parametrize("name", PERSON)
async def test_every_value_of_every_preference_can_be_chosen_by_menu(bot: RummyBot, ana: Person, name: str) -> None:
    reply = await ana.slash("/preferences")
    field = PERSON[name]
    for value in (*field.values[1:], field.values[0]):
        reply = await ana.select(reply, f"rm1:0:0:prefer:{name}", packed(value))
        assert reply.is_update
        assert getattr(await bot.tastes.of_person(ana.id), field.attribute) == value


@pytest.mark.parametrize("name", PERSON)
async def test_every_value_of_every_preference_can_be_typed(bot: RummyBot, ana: Person, name: str) -> None:
    field = PERSON[name]
    for value in (*field.values[1:], field.values[0]):
        said = value if isinstance(value, bool) else value_name(ENGLISH, field, value)
        reply = await ana.slash("/preferences", options={name: said})
        assert getattr(await bot.tastes.of_person(ana.id), field.attribute) == value
        assert reply.ephemeral


async def test_several_at_once_are_told_back(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/preferences", hand="dm", deck="two", ping=False)
    assert "Saved. Your hand goes to: direct message." in reply.text
    assert "Saved. Deck colours: two-colour deck." in reply.text
    assert "Saved. Ping at your turn: no." in reply.text


async def test_preferences_are_kept_over_a_restart(tmp_path: Path) -> None:
    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord) as hall:
            ana = hall.person("Ana")
            panel = await ana.slash("/preferences", hand="panel", theme="midnight")
        async with card_room(tmp_path, discord=discord) as hall:
            kept = await hall.bot.tastes.of_person(ana.id)
            assert (kept.hand, kept.theme) == ("panel", "midnight")
            pressed = await ana.select(panel, "rm1:0:0:prefer:deck", "four")
            assert pressed.is_update
            kept = await hall.bot.tastes.of_person(ana.id)
            assert (kept.hand, kept.theme, kept.deck) == ("panel", "midnight", "four")
            hall.assert_clean()


async def test_the_panel_speaks_the_language_that_was_just_chosen(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/preferences", language="cs")
    czech = words_for("cs")
    assert czech.say("preferences.title") in reply.text
    assert "Your preferences" not in reply.text


async def test_somebody_with_a_czech_discord_is_spoken_to_in_czech(bot: RummyBot, room: GuildPlace) -> None:
    petr = room.member("Petr", locale="cs")
    reply = await petr.slash("/preferences")
    assert words_for("cs").say("preferences.title") in reply.text


async def test_asking_for_messages_again_opens_a_closed_door(bot: RummyBot, ana: Person) -> None:
    await bot.tastes.set_dm(ana.id, DmState(None, False))
    reply = await ana.slash("/preferences", hand="both")
    assert (await bot.tastes.dm_of(ana.id)).is_open
    assert "try direct messages again" in reply.text


async def test_preferences_work_in_the_direct_message(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/preferences", channel=ana.dm, sort="rank")
    assert (await bot.tastes.of_person(ana.id)).sort == "rank"
    assert "Saved" in reply.text


async def test_whoever_cannot_be_written_to_reads_so_here(hall: Room, ana: Person, ben: Person) -> None:
    ben.close_dms()
    await open_and_start(hall, ana, [ben])
    async with asyncio.timeout(5):
        while (await hall.bot.tastes.dm_of(ben.id)).is_open:
            await asyncio.sleep(0.02)
    assert "do not reach you" in (await ben.slash("/preferences")).text
    assert "do not reach you" not in (await ana.slash("/preferences")).text
    again = await ben.slash("/preferences", hand="both")
    assert "again from your next hand" in again.text
    assert "do not reach you" not in again.text
