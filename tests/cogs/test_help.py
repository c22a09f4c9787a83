"""`/rules`: every chapter of every game, by typing, by menu and by reading on."""

from __future__ import annotations

import pytest

from bot import RummyBot
from playground import GuildPlace, Person
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import Room
from text import LANGUAGES, words_for
from text.help import CHAPTERS


@pytest.mark.parametrize("game", CHAPTERS)
async def test_every_chapter_is_reached_by_reading_on(bot: RummyBot, ana: Person, game: str) -> None:
    words = words_for("en")
    page = await ana.slash("/rules", game=game)
    assert page.ephemeral
    for at, chapter in enumerate(CHAPTERS[game]):
        assert words.topic(game, chapter).text in page.text
        assert words.label(f"topic.{chapter}") in page.text
        assert page.message is not None
        alt = page.message.alt_texts[0]
        assert all(words.codes(meld)[:2] in alt for meld in words.topic(game, chapter).melds)
        if at + 1 < len(CHAPTERS[game]):
            page = await ana.click(page, "Next")
            assert page.is_update
    page = await ana.click(page, "Previous")
    assert words.label(f"topic.{CHAPTERS[game][-2]}") in page.text


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
async def test_every_chapter_by_typing_and_by_menu(bot: RummyBot, room: GuildPlace, game: str, locale: str) -> None:
    words = words_for(locale)
    reader = room.member(f"Reader {locale}", locale=locale)
    for chapter in CHAPTERS[game]:
        page = await reader.slash("/rules", game=game, topic=chapter)
        assert words.topic(game, chapter).text in page.text
        by_menu = await reader.select(await reader.slash("/rules", game=game), words.label("menu.topic"), chapter)
        assert by_menu.text == page.text


async def test_chapters_complete_themselves_for_the_named_game(bot: RummyBot, ana: Person) -> None:
    offered = await ana.autocomplete("/rules", "topic", others={"game": "Contract Rummy"})
    assert [choice["value"] for choice in offered.choices] == list(CHAPTERS["contract_rummy"])
    offered = await ana.autocomplete("/rules", "topic", "jok")
    assert [choice["name"] for choice in offered.choices] == ["Jokers"]


async def test_a_title_is_as_good_as_a_key_and_nonsense_opens_the_first_chapter(bot: RummyBot, ana: Person) -> None:
    assert "Rummy 500 · Scoring" in (await ana.slash("/rules", topic="scor")).text
    assert "Rummy 500 · Overview" in (await ana.slash("/rules", topic="the meaning of life")).text


async def test_the_game_of_the_table_here_is_explained(hall: Room, ana: Person, boss: Person) -> None:
    await boss.slash("/settings", game="Basic Rummy")
    assert "Basic Rummy · Overview" in (await ana.slash("/rules")).text
    await open_lobby(hall, ana, game="three_thirteen")
    assert "Three Thirteen · Overview" in (await ana.slash("/rules")).text
    page = await ana.select(await ana.slash("/rules", topic="melds"), "Game", "contract_rummy")
    assert "Contract Rummy · Melds" in page.text


async def test_help_in_the_direct_message(bot: RummyBot, ana: Person) -> None:
    assert "Rummy 500 · Overview" in (await ana.slash("/rules", channel=ana.dm)).text
