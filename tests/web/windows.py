"""Windows of a real browser on a playground of one's own, and what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from playground.start import Playground, open_playground
from settings import Settings

Json = dict[str, Any]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 15_000
QUICK = {
    "RUMMY_COMPUTER_GRACE_SECONDS": "0",
    "RUMMY_COMPUTER_DELAY_SECONDS": "0",
    "RUMMY_CLAIM_SECONDS": "0",
    "RUMMY_NEXT_HAND_SECONDS": "600",
    "RUMMY_GUILD_READY_SECONDS": "0.05",
    "RUMMY_REQUESTS_PER_SECOND": "1000",
    "SMALL_BOT_SYNC": "1",
}
SMALL_BOT = "tests.playground.small_bot:main"


def need_chromium() -> str:
    """The browser; without one the test is skipped, but not in CI."""
    if CHROMIUM is None:
        told = "Chromium is not installed: apt install chromium"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    return CHROMIUM


def named(buttons: Locator, name: str) -> Locator:
    """Those that read exactly so."""
    return buttons.filter(has_text=re.compile(f"^{re.escape(name)}$"))


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Chromium without a window of its own."""
    path = need_chromium()
    async with async_playwright() as play:
        found = await play.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield found
        finally:
            await found.close()


@contextlib.asynccontextmanager
async def quick_playground(folder: Path, target: str = "bot:main", **more: Any) -> AsyncIterator[Playground]:
    """A playground on a free port whose bot waits for nobody, connected."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in QUICK.items():
            patch.setenv(name, value)
        settings = Settings(data_dir=folder)
        async with open_playground(settings, target=target, port=0, **{"rates": "counted", **more}) as playground:
            async with asyncio.timeout(30):
                while playground.bot.state not in ("online", "crashed"):
                    await asyncio.sleep(0.02)
            assert playground.bot.state == "online", playground.bot.told
            yield playground


@dataclass
class Window:
    """One page as one person; `told` is every frame that its line brought."""

    page: Page
    told: list[Json] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def data(self) -> str:
        """All that the page was ever told, as text."""
        return json.dumps(self.told)

    def message(self, text: str = "") -> Locator:
        """The newest message that says this."""
        return self.page.locator("li.message").filter(has_text=text).last

    def button(self, name: str) -> Locator:
        """The newest button of that name among the messages that can be pressed."""
        return named(self.page.locator('.messages button.button:not([aria-disabled="true"])'), name).last

    @property
    def public_buttons(self) -> Locator:
        """The buttons that can be pressed in messages that everybody sees."""
        return self.page.locator('li.message:not(.private) button.button:not([aria-disabled="true"])')

    @property
    def composer(self) -> Locator:
        return self.page.locator("#composer")

    async def send(self, text: str) -> None:
        """Write a line and send it as it stands."""
        await self.composer.fill(text)
        await self.composer.press("Escape")
        await self.composer.press("Enter")

    async def open_hand(self) -> Locator:
        """Press My hand, again where the table was posted anew under the finger; the panel that answers."""
        answers = self.page.locator("li.message.private")
        for _ in range(5):
            before = await answers.count()
            await self.button("My hand").click()
            try:
                await expect(answers).not_to_have_count(before, timeout=3_000)
            except AssertionError:
                continue
            await answers.last.get_by_role("button", name="Cards", exact=True).wait_for()
            return answers.last
        raise AssertionError("no hand was shown")

    async def go(self, name: str) -> None:
        """Open a channel or the DM."""
        await self.page.locator("#places button.place").filter(has_text=name).first.click()


@contextlib.asynccontextmanager
async def window(
    chromium: Browser, playground: Playground, person: str = "", where: str = "general", **options: Any
) -> AsyncIterator[Window]:
    """A window as somebody, whose console must stay clean; `where` is a channel's name, or "" for the welcome."""
    options.setdefault("viewport", {"width": 1280, "height": 800})
    options.setdefault("reduced_motion", "reduce")
    context = await chromium.new_context(**options)
    context.set_default_timeout(PATIENCE_MS)
    page = await context.new_page()
    found = Window(page)
    page.on("pageerror", lambda error: found.faults.append(str(error)))
    page.on("console", lambda said: found.faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on(
        "request", lambda asked: found.faults.append(asked.url) if not asked.url.startswith(playground.url) else None
    )
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: found.told.append(json.loads(frame))))
    try:
        await page.goto(f"{playground.url}{f'?as={person}' if person else ''}#{where}")
        await page.locator("#places button.place").first.wait_for(state="attached")
        yield found
        assert not found.faults, found.faults
    except BaseException:
        if folder := os.environ.get("SHOTS"):  # what the page looked like when it went wrong
            await page.screenshot(path=Path(folder) / f"{person or 'page'}-{time.time():.0f}.png")
        raise
    finally:
        await context.close()
