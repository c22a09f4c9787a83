"""A hand of cards played on the page as people do: by mouse on the panel, or by keys alone."""

from __future__ import annotations

from playwright.async_api import expect

from tests.web.windows import Window, named

MOST_TURNS = 40


async def until_turn_or_end(window: Window) -> bool:
    """Wait for one's turn to draw; false when the hand is over instead."""
    buttons = window.public_buttons
    draw = named(buttons, "Draw")
    over = named(buttons, "Next hand").or_(named(buttons, "Rematch"))
    await draw.or_(over).last.wait_for()
    return await over.count() == 0


async def play_by_mouse(window: Window) -> int:
    """Draw and throw the first card of the list, until the hand is over; the number of turns."""
    page = window.page
    panel = page.locator("li.message.private").last
    able = panel.locator('button.button:not([aria-disabled="true"])')
    turns = 0
    while await until_turn_or_end(window):
        assert turns < MOST_TURNS, "the hand does not end"
        before = await page.locator("li.message.private").count()
        await named(window.public_buttons, "Draw").last.click()
        try:
            await expect(page.locator("li.message.private")).to_have_count(before + 1, timeout=3_000)
        except AssertionError:
            continue  # the table was posted anew under the finger
        if not await panel.filter(has_text="You drew").count():
            continue  # pressed on a table that moved on meanwhile: told so, and pressed again
        await panel.get_by_role("button", name="Cards", exact=True).click()
        await page.locator(".option").first.click()
        await page.get_by_role("button", name="Done").click()
        await named(able, "Discard").click()
        done = panel.filter(has_text="You discarded")
        await done.or_(named(able, "Do it anyway")).last.wait_for()
        if await named(able, "Do it anyway").count():  # the bot asks where it looks like a slip
            await named(able, "Do it anyway").click()
            await done.wait_for()
        turns += 1
    return turns


async def play_by_keys(window: Window) -> int:
    """The same with slash commands and their completion, no mouse; the number of turns."""
    keys = window.page.keyboard
    turns = 0
    await window.composer.focus()
    while await until_turn_or_end(window):
        assert turns < MOST_TURNS, "the hand does not end"
        private = window.page.locator("li.message.private")
        answered = await private.count() + 1
        await type_command(window, "/draw")
        await expect(private).to_have_count(answered)
        await private.last.locator("img").first.wait_for()
        if not await private.last.filter(has_text="You drew").count():
            continue  # it was somebody else's turn still, or the hand ended meanwhile: told so, and looked at again
        await keys.type("/disc")
        await expect(window.page.locator(".suggestion.active")).to_contain_text("/discard")
        await keys.press("Enter")
        await window.page.locator(".suggestion.active").wait_for()
        await expect(window.page.locator(".hint")).to_contain_text("card:")
        await keys.press("Enter")
        await expect(window.page.locator(".hint")).to_contain_text("ready")
        seen = await window.page.locator("li.message").count()
        await keys.press("Enter")
        await expect(window.page.locator("li.message")).not_to_have_count(seen)
        newest = window.page.locator("li.message.private").last
        slip = named(newest.locator("button.button"), "Do it anyway")
        await newest.filter(has_text="You discarded").or_(slip).last.wait_for()
        if await slip.count():
            await back_to(window, "Do it anyway")
            await keys.press("Enter")
            await newest.filter(has_text="You discarded").wait_for()
            await keys.press("Escape")
        turns += 1
    return turns


async def back_to(window: Window, label: str) -> None:
    """Go back with Shift+Tab to the nearest button of that label."""
    for _ in range(60):
        await window.page.keyboard.press("Shift+Tab")
        if await window.page.evaluate("document.activeElement.textContent.trim()") == label:
            return
    raise AssertionError(f"no way by keys to {label!r}")


async def type_command(window: Window, text: str) -> None:
    """Type a command that needs nothing more, and send it."""
    await window.page.keyboard.type(text)
    await expect(window.page.locator(".suggestion.active")).to_contain_text(text)
    await window.page.keyboard.press("Enter")
