"""A bot in a process of its own: killed without a word, started again, and its buttons still work."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from playground import Person, StandIn


@contextlib.asynccontextmanager
async def bot_process(standin: StandIn, root: Path, *, sync: bool = False) -> AsyncIterator[asyncio.subprocess.Process]:
    """The small bot, started by the launcher and connected."""
    environment = os.environ | standin.environment() | {"SMALL_BOT_SYNC": str(int(sync)), "PYTHONPATH": str(root)}
    target = ("-m", "playground.startup", "tests.playground.small_bot:main")
    process = await asyncio.create_subprocess_exec(sys.executable, *target, cwd=root, env=environment)
    try:
        await standin.connected(20)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        standin.bot_died()


async def test_a_killed_bot_comes_back(standin: StandIn, root: Path, ana: Person) -> None:
    async with bot_process(standin, root, sync=True) as process:
        opened = await ana.slash("/table open", game="rummy500")
        waiting = asyncio.create_task(ana.slash("/never"))
        await standin.quiet()
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        standin.bot_died()
        assert (await waiting).failed
    assert (await ana.click(opened, label="Count")).failed
    async with bot_process(standin, root):
        assert (await ana.click(opened, label="Count")).content == "count 1"
    assert not standin.world.violations


async def test_without_an_address_there_is_one_line_and_no_traceback(root: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PLAYGROUND_URL"} | {
        "PYTHONPATH": str(root)
    }
    command = (sys.executable, "-W", "ignore", "-m", "playground.startup")
    process = await asyncio.create_subprocess_exec(*command, cwd=root, env=environment, stderr=asyncio.subprocess.PIPE)
    _, told = await process.communicate()
    assert process.returncode == 78
    assert told.decode().splitlines() == [
        "PLAYGROUND_URL is not set: it names the stand-in that the bot should talk to."
    ]
