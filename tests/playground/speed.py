"""How many interactions a second pass through the stand-in, discord.py included: `python -m tests.playground.speed`."""

from __future__ import annotations

import asyncio
import time
import warnings
from collections.abc import Awaitable, Callable

warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)

from playground import StandIn  # noqa: E402
from playground.startup import running  # noqa: E402
from tests.playground.openapi import openapi_judge  # noqa: E402
from tests.playground.small_bot import SmallBot  # noqa: E402

TIMES = 500


async def measure(told: str, act: Callable[[], Awaitable[object]]) -> None:
    """Print how often `act` passes in a second, one after the other."""
    begin = time.perf_counter()
    for _ in range(TIMES):
        await act()
    print(f"{told:48}{TIMES / (time.perf_counter() - begin):8.0f} a second")


async def main() -> None:
    async with StandIn(rates="counted") as discord:
        if (judge := openapi_judge()) is not None:
            discord.checks.append(judge)
        ana = discord.world.guild().member("Ana")
        async with running(SmallBot(), discord):
            opened = await ana.slash("/table open", game="rummy500", seats=3)

            async def press() -> None:
                await ana.click(opened, label="Count")

            async def letter() -> None:
                await (await ana.slash("/letter")).settled()

            async def board() -> None:
                await (await ana.slash("/board")).settled()

            await measure("press a button, message updated", press)
            await measure("command, ephemeral answer with a picture", lambda: ana.slash("/hand"))
            await measure("autocomplete", lambda: ana.autocomplete("/discard", "card", "7"))
            await measure("command, deferred, DM with picture, follow-up", letter)
            await measure("command, deferred, V2 board with picture", board)
        assert not discord.world.violations, discord.world.violations


if __name__ == "__main__":
    asyncio.run(main())
