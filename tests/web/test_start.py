"""`make run` without a token: started, stopped, started again, started over, started twice."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from pathlib import Path

import aiohttp
import pytest

from tests.conftest import ROOT

PATIENCE = 30.0


async def start(folder: Path, *arguments: str, **more: str) -> Process:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"DATA_DIR": str(folder), "PLAYGROUND_PORT": "0", "RUMMY_GUILD_READY_SECONDS": "0.05", **more}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py"), *arguments), cwd=folder, env=environment, stdout=PIPE, stderr=STDOUT
    )


async def address(running: Process) -> str:
    """The URL that it prints."""
    assert running.stdout is not None
    async with asyncio.timeout(PATIENCE):
        async for line in running.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/[-\w]{20,}/", line.decode()):
                return found[0]
    raise AssertionError("no address was printed")


async def stop(running: Process, number: int = signal.SIGTERM) -> str:
    """End it as a terminal or a service does; what else it said."""
    running.send_signal(number)
    said, _ = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 0, said.decode()
    assert "Traceback" not in said.decode()
    return said.decode()


async def online(url: str) -> None:
    """Wait until the page says that the bot is there."""
    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}live") as line,
    ):
        while (await line.receive_json()).get("state") != "online":
            pass


async def say(url: str, text: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}live?as=Ana") as line:
        channel = (await line.receive_json())["guilds"][0]["channels"][0]["id"]
        await line.send_json({"id": 1, "ask": "say", "with": {"channel": channel, "text": text}})
        while (await line.receive_json()).get("t") != "answer":
            pass


async def heard(url: str) -> list[str]:
    """What has been said in the first channel."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}live?as=Ana") as line:
        channel = (await line.receive_json())["guilds"][0]["channels"][0]["id"]
        await line.send_json({"id": 1, "ask": "history", "with": {"channel": channel}})
        while (sheet := await line.receive_json()).get("t") != "answer":
            pass
        return [message["content"] for message in sheet["ok"]["messages"]]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_prints_its_address_and_closes_cleanly(tmp_path: Path, number: int) -> None:
    running = await start(tmp_path)
    url = await address(running)
    await online(url)
    said = await stop(running, number)
    assert "stopped by itself" not in said
    assert (tmp_path / "playground" / "rummy.db").exists()
    assert not (tmp_path / "rummy.db").exists()  # the real bot's database is another


async def test_a_second_start_goes_on_at_the_same_address_and_fresh_starts_over(tmp_path: Path) -> None:
    running = await start(tmp_path)
    first = await address(running)
    await say(first, "good evening")
    await stop(running)
    port = json.loads((tmp_path / "playground" / "door.json").read_text())["port"]
    running = await start(tmp_path, PLAYGROUND_PORT=str(port))
    again = await address(running)
    assert again == first
    assert "good evening" in await heard(again)
    await stop(running)
    (tmp_path / "rummy.db").write_text("the real bot's")
    running = await start(tmp_path, "--fresh")
    fresh = await address(running)
    assert fresh != first
    assert await heard(fresh) == []
    await stop(running)
    assert (tmp_path / "rummy.db").read_text() == "the real bot's"


async def test_another_port_is_taken_where_the_wanted_one_is_not_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        running = await start(tmp_path, PLAYGROUND_PORT=str(port))
        url = await address(running)
        assert f":{port}/" not in url
        await online(url)
        await stop(running)


async def test_a_second_playground_says_where_the_first_one_is(tmp_path: Path) -> None:
    running = await start(tmp_path)
    url = await address(running)
    second = await start(tmp_path)
    said, _ = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 75
    assert said.decode().splitlines() == ["The playground is open already.", f"Go to {url}"]
    await stop(running)


async def test_a_world_that_cannot_be_read_is_told_in_two_lines(tmp_path: Path) -> None:
    (tmp_path / "playground").mkdir()
    (tmp_path / "playground" / "world.json").write_text("{")
    running = await start(tmp_path)
    said, _ = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 78
    assert said.decode().splitlines()[-1] == "`make run FRESH=1` starts the playground over."
    assert "Traceback" not in said.decode()


def _runs(number: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def test_the_bot_does_not_outlive_a_playground_that_was_killed(tmp_path: Path) -> None:
    running = await start(tmp_path)
    await online(await address(running))
    lock = tmp_path / "playground" / "rummy.db.lock"
    number = int(lock.read_text())
    running.kill()
    await running.communicate()
    async with asyncio.timeout(PATIENCE):
        while _runs(number):
            await asyncio.sleep(0.05)
