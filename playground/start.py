"""`make run` without a token: the stand-in and its page on one loopback port, and the bot unchanged against it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import secrets
import shutil
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

from playground.bot_run import BotRun
from playground.edge.buckets import Rates
from playground.edge.server import StandIn
from playground.page import Site
from playground.world import World
from settings import CannotStart, Settings

PORT = 7500
"""The port that is tried first; PLAYGROUND_PORT names another."""
SAVE_EVERY = 10.0
IN_USE = 75
SERVER = "Card Room"
PEOPLE = ("Ana", "Ben", "Cleo")
KEPT = ("world.json", "world.json.new", "door.json", "rummy.db", "rummy.db-wal", "rummy.db-shm", "rummy.db.lock")


@dataclass(frozen=True, slots=True)
class Playground:
    """What is running: the stand-in, its page, and the bot that lodges there."""

    discord: StandIn
    site: Site
    bot: BotRun

    @property
    def url(self) -> str:
        """The address for the browser; its key lets nobody else in."""
        return self.site.url


def main(settings: Settings, *, fresh: bool = False) -> int:
    """Run the playground until a signal to stop, then 0; `CannotStart` where it runs already or is unreadable."""
    return asyncio.run(_life(settings, fresh=fresh))


async def _life(settings: Settings, *, fresh: bool) -> int:
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told_to_stop.set)
    async with open_playground(settings, fresh=fresh) as playground:
        print(
            "The playground is open, on this machine alone. Go to",
            f"    {playground.url}",
            f"Ctrl-C closes it; the next start goes on from {settings.data_dir / 'playground'}.",
            sep="\n\n",
            flush=True,
        )
        await told_to_stop.wait()
        print("Closing ...", flush=True)
    return 0


@contextlib.asynccontextmanager
async def open_playground(
    settings: Settings,
    *,
    fresh: bool = False,
    target: str = "bot:main",
    port: int | None = None,
    rates: Rates | str = Rates.ENFORCED,
) -> AsyncIterator[Playground]:
    """The playground, open inside the block; `target` is the bot's `module:function`.

    Raises `CannotStart` where another process has the folder, or where the world in it cannot be read.
    """
    folder = settings.data_dir / "playground"
    with _alone_in(folder):
        if fresh:
            _clear(folder)
        world = _world(folder / "world.json")
        key, last_port = _door(folder / "door.json")
        wanted = port if port is not None else _wanted_port(last_port)
        discord = StandIn(world, port=_free_or_any(wanted), rates=rates)
        environment = {"DATA_DIR": str(folder.resolve()), "DISCORD_TOKEN_FILE": "", "DEV_GUILD": ""}
        bot = BotRun(discord, target, environment, _say)
        site = Site(discord, bot, key)
        await discord.start(site.application())
        _note_door(folder / "door.json", key, discord.port)
        chores = [asyncio.create_task(site.watch()), asyncio.create_task(_keep_saving(world, folder / "world.json"))]
        try:
            await bot.start()
            yield Playground(discord, site, bot)
        finally:
            await bot.stop()
            for chore in chores:
                chore.cancel()
            await discord.stop()
            world.save(folder / "world.json")


def _say(line: str) -> None:
    print(line, flush=True)


# -- the folder ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """The folder is ours until the block ends; CannotStart when another playground has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
    except OSError as error:
        raise CannotStart(f"DATA_DIR cannot be used: {error}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            key, port = _door(folder / "door.json")
            raise CannotStart(
                "The playground is open already.", f"Go to http://127.0.0.1:{port}/{key}/", code=IN_USE
            ) from error
        yield


def _clear(folder: Path) -> None:
    """Forget everything of the playground; nothing outside its folder is touched."""
    for name in KEPT:
        (folder / name).unlink(missing_ok=True)
    shutil.rmtree(folder / "backups", ignore_errors=True)


def _world(path: Path) -> World:
    """The world as it was left, or a new one with a server, a few people and the first of them an admin."""
    if path.exists():
        try:
            world = World.load(path)
        except (ValueError, KeyError, TypeError, OSError) as error:
            raise CannotStart(
                f"{path} cannot be read: {error}", "`make run FRESH=1` starts the playground over."
            ) from error
    else:
        world = World()
        place = world.guild(SERVER)
        for name in PEOPLE:
            place.member(name)
        place.member(PEOPLE[0]).give("administrator")
        place.channel("tables")
    world.application.token = secrets.token_hex(24)  # of this run alone: other programs here could know the last one
    return world


def _door(path: Path) -> tuple[str, int]:
    """The key and port of last time, so that an open window finds back; a new key where there is none."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        return str(kept["key"]), int(kept["port"])
    except (OSError, ValueError, KeyError, TypeError):
        return secrets.token_urlsafe(18), PORT


def _note_door(path: Path, key: str, port: int) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump({"key": key, "port": port}, file)


def _wanted_port(last: int) -> int:
    text = os.environ.get("PLAYGROUND_PORT", "")
    if not text:
        return last
    if not text.isdecimal() or not 0 <= int(text) <= 65535:
        raise CannotStart(f"PLAYGROUND_PORT is {text!r}.", "It is a number from 0 (any free port) to 65535.")
    return int(text)


def _free_or_any(port: int) -> int:
    """The port, or 0 for any where somebody else listens there."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port


async def _keep_saving(world: World, path: Path) -> None:
    """Save the world every few seconds in which something happened."""
    stirred = asyncio.Event()
    stop = world.listen(lambda happening: stirred.set())
    try:
        while True:
            await stirred.wait()
            await asyncio.sleep(SAVE_EVERY)
            stirred.clear()
            world.save(path)
    finally:
        stop()
