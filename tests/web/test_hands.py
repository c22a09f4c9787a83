"""The newcomer's first minute: welcome, a table, a whole hand, by mouse and by keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from playground.start import Playground
from tests.web.hands import back_to, play_by_keys, play_by_mouse
from tests.web.windows import Window, named, quick_playground, window

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    folder: Path = tmp_path_factory.mktemp("hands")
    async with quick_playground(folder) as found:
        yield found
        assert not found.discord.world.violations


async def test_a_newcomer_plays_a_whole_hand_with_the_mouse(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, where="") as ana:
        await ana.page.get_by_role("button", name="Play Rummy 500").click()
        await ana.open_hand()
        assert await play_by_mouse(ana) > 0
        await expect(named(ana.page.locator("button.button"), "Next hand").last).to_be_visible()


async def test_friends_join_from_windows_of_their_own(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, "Cleo", "") as cleo:
        await cleo.page.get_by_role("button", name="Open a table").click()
        async with cleo.page.context.expect_page() as opened:
            await cleo.page.locator("#notice").get_by_role("link", name="Ben").click()
        ben = Window(await opened.value)
        await ben.go("general")
        await ben.button("Join").click()
        await cleo.button("Start").click()
        await expect(ben.button("My hand")).to_be_visible()


async def test_the_rules_are_one_press_away(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, "Ben", "") as ben:
        await ben.page.get_by_role("button", name="Look at the rules").click()
        await expect(ben.message("Ben used /rules")).to_contain_text("A hand in short")
        await expect(ben.message("Ben used /rules").get_by_role("img").last).to_be_visible()


@pytest.mark.parametrize("game", ["three_thirteen", pytest.param("rummy500", marks=pytest.mark.slow)])
async def test_a_hand_by_keyboard_alone(chromium: Browser, playground: Playground, game: str) -> None:
    room = playground.discord.world.guild().channel(game.replace("_", "-"))
    async with window(chromium, playground, "Ben", room.name) as ben:
        keys = ben.page.keyboard
        await keys.press("Escape")
        await keys.type(f"/table open game:{game} seats:3 computers:2")
        await keys.press("Escape")
        await keys.press("Enter")
        await ben.button("Start").wait_for()
        await back_to(ben, "Start")
        await keys.press("Enter")
        await ben.button("My hand").wait_for()
        await keys.press("Escape")
        await expect(ben.composer).to_be_focused()
        assert await play_by_keys(ben) > 0
