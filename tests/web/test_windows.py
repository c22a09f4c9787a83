"""Several people in several windows: each is told only what they may know; and the page outlives the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, expect

from playground import Message
from playground.start import Playground
from tests.web.windows import Window, quick_playground, window

pytestmark = pytest.mark.asyncio(loop_scope="module")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    folder: Path = tmp_path_factory.mktemp("windows")
    async with quick_playground(folder) as found:
        yield found
        assert not found.discord.world.violations


def private_messages(playground: Playground, name: str) -> list[Message]:
    """All that only this person may read."""
    person = playground.discord.world.guild("Card Room").member(name)
    return [*person.ephemerals, *person.dms]


def assert_knows_nothing_of(window: Window, messages: list[Message]) -> None:
    """No id, file or alt text of these was ever told to the window."""
    assert messages
    data = window.data
    for message in messages:
        assert str(message.id) not in data
        for item in message.attachments:
            assert str(item.id) not in data
            assert item.description
            assert item.description not in data


async def test_two_people_at_a_table_see_each_only_their_own_hand(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, "Ana") as ana, window(chromium, playground, "Ben") as ben:
        await ana.send("/table open game:rummy500 seats:2")
        await ben.button("Join").click()
        await ana.button("Start").click()
        for one in (ana, ben):
            await one.open_hand()
            await one.go("Rummy Table")
            await one.page.locator(".picture img").last.wait_for()
            await one.go("general")
            await one.page.get_by_role("button", name="The bot’s side").click()
            await one.page.get_by_role("complementary", name="The bot’s side").get_by_text("/callback").last.wait_for()
        hands = {name: private_messages(playground, name) for name in ("Ana", "Ben")}
        assert len(hands["Ben"]) >= 2
        assert_knows_nothing_of(ana, hands["Ben"])
        assert_knows_nothing_of(ben, hands["Ana"])
        assert str(hands["Ana"][-1].id) in ana.data


async def test_a_picture_of_somebody_elses_hand_cannot_be_fetched(chromium: Browser, playground: Playground) -> None:
    playground.discord.world.guild("Card Room").channel("attic")
    async with window(chromium, playground, "Cleo", "attic") as cleo:
        await cleo.send("/table open game:three_thirteen seats:2 computers:1")
        await cleo.button("Start").click()
        await cleo.page.locator("li.message.private .picture img").last.wait_for()
        source = await cleo.page.locator("li.message.private .picture img").last.get_attribute("src")
    world = playground.discord.world
    others = [str(world.guild("Card Room").member(name).id) for name in ("Ana", "Ben")]
    _, own, rest = str(source).split("/", 2)
    async with aiohttp.ClientSession() as session:
        for viewer, wanted in ((own, 200), (others[0], 404), (others[1], 404)):
            async with session.get(f"{playground.url}files/{viewer}/{rest}") as answer:
                assert answer.status == wanted


async def test_nobody_is_whoever_has_no_such_name(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, "Nobody") as ana:
        await expect(ana.page.locator(".own")).to_contain_text("Ana")


async def test_a_restart_of_the_bot_under_an_open_page(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground, "Ben", "tables") as ben:
        await ben.send("/table open game:basic_rummy seats:2 computers:1")
        await ben.button("Start").click()
        await ben.button("My hand").wait_for()
        await playground.bot.restart(kill=True)
        await playground.discord.connected()
        await expect(ben.page.locator(".chip")).to_have_text("Bot online")
        before = await ben.page.locator("li.message.private").count()
        await ben.button("My hand").click()
        await expect(ben.page.locator("li.message.private")).to_have_count(before + 1)
        await expect(ben.page.locator("li.message.private").last).not_to_contain_text("failed")


async def test_a_phone_of_360_pixels_needs_no_sideways_scrolling(chromium: Browser, playground: Playground) -> None:
    playground.discord.world.guild("Card Room").channel("pocket")
    async with window(chromium, playground, "Ana", "pocket", **PHONE) as ana:

        async def assert_fits() -> None:
            wide = await ana.page.evaluate(
                """() => [...document.querySelectorAll("body, #main, .scroller, .panel-body, .welcome, .places-scroll")]
                    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
                    .map((one) => `${one.id || one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""
            )
            assert wide == []
            assert await ana.page.evaluate("document.documentElement.scrollWidth") <= 360

        await ana.send("/table open game:rummy500 seats:2 computers:1")
        await assert_fits()
        await ana.button("Start").tap()
        await ana.open_hand()
        await assert_fits()
        await ana.composer.fill("/table open game:")
        await ana.page.locator(".suggestion").first.wait_for()
        await assert_fits()
        await ana.page.locator(".suggestion").first.tap()
        await ana.composer.fill("")
        for name in ("People", "The bot’s side"):
            await ana.page.get_by_role("button", name=name, exact=True).first.tap()
            await ana.page.get_by_role("complementary", name=name).wait_for()
            await assert_fits()
            await ana.page.get_by_role("button", name=f"Close {name}").tap()
        await ana.page.get_by_role("button", name="Channels").tap()
        await ana.page.locator("#places.open button.place").filter(has_text="Welcome").tap()
        await expect(ana.page.get_by_role("heading", name="Rummy Table")).to_be_visible()
        await assert_fits()


@pytest.mark.parametrize("colours", ["dark", "light"])
async def test_an_accessibility_check_finds_nothing_serious(
    chromium: Browser, playground: Playground, colours: str
) -> None:
    async with window(chromium, playground, "Cleo", "", color_scheme=colours) as cleo:
        await serious_faults(cleo)
        await cleo.go("attic")
        await cleo.open_hand()
        await cleo.page.get_by_role("button", name="Alt text").last.click()
        await serious_faults(cleo)
        await cleo.page.locator("li.message.private").get_by_role("button", name="Cards", exact=True).last.click()
        await serious_faults(cleo)
        await cleo.page.keyboard.press("Escape")
        await cleo.composer.fill("/table open game:")
        await cleo.page.locator(".suggestion").first.wait_for()
        await cleo.page.get_by_role("button", name="People", exact=True).click()
        await serious_faults(cleo)
        await cleo.page.get_by_role("button", name="The bot’s side").click()
        await serious_faults(cleo)


async def serious_faults(window: Window) -> None:
    """Ask axe, and fail with every finding that is serious or critical."""
    found = await Axe().run(window.page)
    bad = [
        f"{item['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for item in found.response["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"]
    ]
    assert not bad, "\n".join(bad)
