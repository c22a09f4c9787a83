"""What a Discord client does, on the page: commands, completion, forms, private answers, DMs, and what goes wrong."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from playground.start import Playground
from tests.web.windows import SMALL_BOT, quick_playground, window

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    folder: Path = tmp_path_factory.mktemp("client")
    async with quick_playground(folder, SMALL_BOT) as found:
        yield found


async def test_the_slash_menu_leads_through_options_choices_and_numbers(
    chromium: Browser, playground: Playground
) -> None:
    async with window(chromium, playground) as ana:
        keys = ana.page.keyboard
        suggestion = ana.page.locator(".suggestion.active")
        await ana.composer.focus()
        await keys.type("/tab")
        await expect(suggestion).to_contain_text("/table open")
        await keys.press("Enter")
        await expect(suggestion).to_have_text("Rummy 500")
        await keys.press("Enter")
        await expect(ana.composer).to_have_value("/table open game:Rummy 500 ")
        await keys.press("Tab")
        await expect(ana.page.locator(".hint")).to_contain_text("from 2 to 8")
        await keys.type("9")
        await keys.press("Enter")
        await expect(ana.page.locator(".hint")).to_contain_text("seats is a number from 2 to 8")
        await keys.press("Backspace")
        await keys.type("5")
        await keys.press("Enter")
        await expect(ana.message("rummy500 for 5")).to_contain_text("Ana used /table open")


async def test_an_option_completes_itself_while_one_types(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        keys = ana.page.keyboard
        await ana.composer.focus()
        await keys.type("/discard card:")
        await expect(ana.page.locator(".suggestion")).to_have_text(["7H", "8H", "9H", "7C", "TD"])
        await keys.type("7")
        await expect(ana.page.locator(".suggestion")).to_have_text(["7H", "7C"])
        await keys.press("ArrowDown")
        await expect(ana.composer).to_have_attribute("aria-activedescendant", "suggestion-1")
        await keys.press("Enter")
        await keys.press("Enter")
        await expect(ana.message("discarded 7C")).to_contain_text("Only you can see this")


async def test_a_form_is_filled_in_and_sent(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/table open game:rummy500")
        await ana.button("Form").click()
        form = ana.page.get_by_role("dialog", name="Name the table")
        await expect(form.get_by_label("Table name")).to_be_focused()
        await form.get_by_label("Level").select_option("Hard")
        await form.get_by_role("button", name="Submit").click()
        await expect(form.get_by_role("alert")).to_contain_text("Table name is empty")
        await form.get_by_label("Table name").fill("<b>Kitchen</b> & Co")
        await form.get_by_label("Table name").press("Enter")
        await expect(ana.message("at hard")).to_contain_text("table <b>Kitchen</b> & Co at hard")
        await expect(form).to_have_count(0)


async def test_a_button_keeps_its_focus_while_its_message_changes(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/table open game:rummy500")
        button = ana.message("rummy500 for 4").get_by_role("button", name="Count")
        await button.focus()
        for number in (1, 2, 3):
            await ana.page.keyboard.press("Enter")
            await expect(ana.message(f"count {number}")).to_be_visible()
            count = ana.message(f"count {number}").get_by_role("button", name="Count")
            await expect(count).to_be_focused()
            await expect(count).not_to_have_attribute("aria-busy", "true")  # a press meanwhile is no second one


async def test_what_comes_late_is_said_to_have_failed(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/never")
        await expect(ana.message("Sending command")).to_be_visible()
        await expect(ana.message("The application did not respond")).to_be_visible()
        await ana.page.get_by_role("button", name="Dismiss message").last.click()
        await expect(ana.page.locator(".messages .failed")).to_have_count(0)
        await ana.send("/slow")
        await ana.button("Silent").click()
        await expect(ana.button("Silent").or_(ana.page.locator("[aria-busy=true]")).last).to_be_visible()
        await expect(ana.message("This interaction failed")).to_be_visible()
        playground.discord.world.violations.clear()


async def test_a_picture_shows_its_alt_text_and_grows(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/hand")
        hand = ana.message("your hand")
        await expect(hand.get_by_role("img", name="7 of hearts")).to_be_visible()
        await hand.get_by_role("button", name="Alt text").click()
        await expect(hand.locator("figcaption")).to_have_text("7 of hearts")
        await hand.get_by_role("img", name="7 of hearts").click()
        await expect(ana.page.get_by_role("dialog", name="Picture")).to_be_visible()
        await ana.page.keyboard.press("Escape")
        await expect(ana.page.get_by_role("dialog")).to_have_count(0)


async def test_a_letter_comes_as_a_dm_with_a_button(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/letter")
        await expect(ana.message("sent")).to_contain_text("Only you can see this")
        await expect(ana.page.locator("[data-place=dm] .badge")).to_have_text("1")
        await ana.go("Rummy Table")
        await ana.message("psst").get_by_role("button", name="Count").click()
        await expect(ana.message("count 1")).to_be_visible()
        await expect(ana.page.locator("[data-place=dm] .badge")).to_have_count(0)


async def test_a_layout_is_drawn_and_pressed(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/board")
        await expect(ana.message("the table").get_by_role("img", name="the board")).to_be_visible()
        await ana.message("the table").get_by_role("button", name="My hand").click()
        await expect(ana.message("your hand")).to_contain_text("Only you can see this")


async def test_words_are_marked_up_and_never_become_elements(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        me = playground.discord.world.guild("Card Room").member("Ana")
        await ana.send(
            f"**bold** `a < b` <img src=x onerror=alert(1)> ||secret|| <@{me.id}> <t:1700000000:D> [link](https://example.org/)"
        )
        said = ana.message("onerror")
        await expect(said.locator("strong")).to_have_text("bold")
        await expect(said.locator("code")).to_have_text("a < b")
        await expect(said.locator("img")).to_have_count(0)
        await expect(said.locator(".mention")).to_have_text("@Ana")
        await expect(said.locator("time.stamp")).to_have_text("14 November 2023")
        await said.get_by_role("button", name="Spoiler").click()
        await expect(said.locator(".spoiler")).to_have_class("spoiler revealed")
        await expect(said.locator("a")).to_have_attribute("href", "https://example.org/")


async def test_a_relative_time_stays_true(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send(f"since <t:{int(time.time()) - 30}:R>")
        stamp = ana.message("since").locator("time.stamp")
        before = await stamp.inner_text()
        assert before.endswith("seconds ago")
        await expect(stamp).not_to_have_text(before)


async def test_somebody_who_hears_the_page_is_told_of_messages_and_pictures(
    chromium: Browser, playground: Playground
) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/hand")
        voice = ana.page.locator("#voice")
        await expect(voice).to_have_text("Rummy Table: your hand. Picture: 7 of hearts (only you can see this)")
        await ana.page.keyboard.press("ArrowUp")
        focused = "document.activeElement.getAttribute('aria-label')"
        assert await ana.page.evaluate(focused) == await voice.inner_text()
        await ana.page.locator("#skip").focus()
        await ana.page.keyboard.press("Enter")
        await expect(ana.composer).to_be_focused()
        await expect(ana.page.locator("h1")).to_contain_text("general")


async def test_people_come_change_and_go(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.page.get_by_role("button", name="People", exact=True).click()
        panel = ana.page.get_by_role("complementary", name="People")
        await panel.get_by_label("Add a member").fill("Dora")
        await panel.get_by_role("button", name="Add a member").click()
        dora = panel.locator('[data-person="Dora"]')
        await dora.get_by_label("Dora is an admin").check()
        await expect(dora.get_by_label("Dora is an admin")).to_be_checked()
        await dora.get_by_label("Dora's DMs are open").uncheck()
        await dora.get_by_role("button", name="Leave").click()
        await expect(dora).to_contain_text("NOT HERE")
        room = playground.discord.world.guild("Card Room")
        user = next(user for user in room.world.users.values() if user.display == "Dora")
        assert not user.dms_open
        assert user.id not in room.record.members
        await panel.get_by_label("Attach Files").uncheck()
        await expect(panel.get_by_label("Attach Files")).not_to_be_checked()
        await ana.send("/pictures")
        await expect(
            ana.message("The application did not respond").or_(ana.message("Ana used /pictures"))
        ).to_be_visible()
        await panel.get_by_label("Attach Files").check()
        await dora.get_by_role("link", name="Be Dora").click()
        await expect(ana.page.locator(".own")).to_contain_text("Dora")
        await expect(ana.page.locator("#places")).to_contain_text("Dora is in no server")
        playground.discord.world.violations.clear()


async def test_the_bots_side_shows_requests_but_no_words(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.send("/hand")
        await ana.message("your hand").wait_for()
        before = len(ana.told)
        await ana.page.get_by_role("button", name="The bot’s side").click()
        panel = ana.page.get_by_role("complementary", name="The bot’s side")
        await expect(panel).to_contain_text("is online")
        await expect(panel).to_contain_text("/callback")
        await expect(panel).to_contain_text("Rate limits in use")
        told = [sheet for sheet in ana.told[before:] if "requests" in str(sheet)]
        assert told
        assert "your hand" not in str(told)


async def test_a_slow_network_shows_the_bot_thinking(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.page.get_by_role("button", name="The bot’s side").click()
        delay = ana.page.get_by_label("The network takes")
        await delay.select_option("0.3 s longer each way")
        await ana.send("/board")
        await expect(ana.message("Rummy Table is thinking…")).to_contain_text("Ana used /board")
        await expect(ana.message("the table")).to_be_visible()
        await delay.select_option("no time")
        await expect(ana.page.locator("#voice")).to_contain_text("Rummy Table: the table")


async def test_a_window_that_lost_its_line_finds_back_and_has_missed_nothing(
    chromium: Browser, playground: Playground
) -> None:
    async with window(chromium, playground) as ana:
        await playground.site.hang_up()
        playground.discord.world.guild("Card Room").member("Ben").say("did I miss anything?")
        await expect(ana.message("did I miss anything?")).to_be_visible()


async def test_the_line_drops_and_the_bot_finds_back(chromium: Browser, playground: Playground) -> None:
    async with window(chromium, playground) as ana:
        await ana.page.get_by_role("button", name="The bot’s side").click()
        breaks = playground.discord.world.line.breaks
        await ana.page.get_by_role("button", name="Drop the line").click()
        await playground.discord.connected()
        await expect(ana.page.locator(".chip")).to_have_text("Bot online")
        assert playground.discord.world.line.breaks > breaks


async def test_a_bot_that_crashes_says_so_and_starts_again(
    chromium: Browser, playground: Playground, capsys: pytest.CaptureFixture[str]
) -> None:
    async with window(chromium, playground) as ana:
        assert playground.bot.number is not None
        os.kill(playground.bot.number, signal.SIGKILL)
        await expect(ana.page.locator(".chip")).to_have_text("Bot crashed")
        told = [line for line in capsys.readouterr().out.splitlines() if "stopped by itself" in line]
        assert len(told) == 1
        assert "SIGKILL" in told[0]
        await ana.page.locator(".chip").click()
        await expect(ana.page.get_by_role("complementary", name="The bot’s side")).to_contain_text("SIGKILL")
        await ana.page.get_by_role("button", name="Restart").click()
        await expect(ana.page.locator(".chip")).to_have_text("Bot online")
        await ana.send("/table open game:rummy500 seats:3")
        await expect(ana.message("rummy500 for 3")).to_be_visible()
