"""Pictures of the page: `python -m tests.web README.png` for the README's, without a name all scenes into gallery/."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser

from playground.start import Playground
from tests.web.windows import Window, browser, quick_playground, window

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SETTLED_MS = 700


async def table(ana: Window) -> None:
    """A hand of Rummy 500 has begun; the table in full."""
    await ana.send("/table open game:rummy500 seats:3 computers:2")
    await ana.button("Start").click()
    await ana.button("My hand").wait_for()
    await ana.page.wait_for_timeout(SETTLED_MS)
    await ana.page.locator("li.message.for-me").last.scroll_into_view_if_needed()


async def hand(ana: Window) -> None:
    panel = await ana.open_hand()
    await panel.get_by_role("button", name="Cards", exact=True).click()
    await ana.page.wait_for_timeout(SETTLED_MS)


async def slash(ana: Window) -> None:
    await ana.page.keyboard.press("Escape")
    await ana.composer.fill("/table open game:")
    await ana.page.locator(".suggestion").first.wait_for()


async def rules(ana: Window) -> None:
    await ana.send("/rules game:rummy500")
    await ana.page.wait_for_timeout(3 * SETTLED_MS)


async def form(ana: Window) -> None:
    await ana.send("/table open game:three_thirteen seats:4")
    await ana.button("House rules").click()
    await ana.page.wait_for_timeout(2 * SETTLED_MS)


async def people(ana: Window) -> None:
    await ana.page.get_by_role("button", name="People", exact=True).click()


async def bench(ana: Window) -> None:
    await ana.page.get_by_role("button", name="The bot’s side", exact=True).click()
    await ana.page.locator(".log li").first.wait_for()


SCENES: tuple[Callable[[Window], Awaitable[None]], ...] = (table, hand, slash, rules, form, people, bench)


@asynccontextmanager
async def stage() -> AsyncIterator[tuple[Browser, Playground]]:
    with tempfile.TemporaryDirectory() as folder:
        async with browser() as chromium, quick_playground(Path(folder)) as playground:
            yield chromium, playground


async def gallery(folder: Path) -> None:
    """Every scene, on a desk and on a phone, dark and light."""
    folder.mkdir(exist_ok=True)
    async with stage() as (chromium, playground):
        for size, viewport in SIZES.items():
            for colours in ("dark", "light"):
                playground.discord.world.guild("Card Room").channel(f"{size}-{colours}")
                options: dict[str, Any] = {"viewport": viewport, "color_scheme": colours}
                if size == "phone":
                    options |= {"has_touch": True, "is_mobile": True}
                async with window(chromium, playground, "Ana", "", **options) as ana:
                    await ana.page.wait_for_timeout(SETTLED_MS)
                    await ana.page.screenshot(path=folder / f"page-{size}-{colours}-0-welcome.png")
                async with window(chromium, playground, "Ana", f"{size}-{colours}", **options) as ana:
                    for place, scene in enumerate(SCENES, 1):
                        await scene(ana)
                        await ana.page.screenshot(path=folder / f"page-{size}-{colours}-{place}-{scene.__name__}.png")
                        if size == "phone" and scene in (people, bench):
                            await ana.page.locator("#panel .panel-head button").click()


async def readme(path: Path) -> None:
    """The one picture: a table and a hand, in the dark."""
    path.parent.mkdir(parents=True, exist_ok=True)
    async with stage() as (chromium, playground):
        options: dict[str, Any] = {"viewport": {"width": 1100, "height": 1330}, "color_scheme": "dark"}
        async with window(chromium, playground, "Ana", **options) as ana:
            await table(ana)
            await ana.open_hand()
            await ana.page.wait_for_timeout(SETTLED_MS)
            await ana.page.screenshot(path=path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web", description=__doc__)
    parser.add_argument("picture", nargs="?", type=Path, help="where the README's picture goes")
    chosen = parser.parse_args()
    asyncio.run(readme(chosen.picture) if chosen.picture else gallery(Path("gallery")))


if __name__ == "__main__":
    main()
