"""Rummy Table's front door: reads the settings, opens the store, builds the bot and runs it. Wiring only."""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib
import importlib.util
import logging
import os
import pkgutil
import re
import signal
import sys
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from engine.house import House, Publisher
from engine.records import StoreError
from logbook import log_to
from registering import register_commands
from settings import TOKEN_HELP, CannotStart, Settings
from store import DatabaseTooNew, InUse, NotOurDatabase, Store, open_store

UNREACHABLE = 69  # EX_UNAVAILABLE: Discord, or the way to it; trying again later may help
IN_USE = 75  # EX_TEMPFAIL: another process has the database
LEAVING_SECONDS = 3.0
"""How long a stop waits for answers; Discord itself waits no longer for one."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
log = logging.getLogger("rummy")


class RummyBot(commands.Bot):
    """The bot. Extensions find `settings`, `store` and, once all are loaded, `house` on it; one sets `publisher`.

    The desk finds `requests_per_second`: how fast to go.
    """

    house: House
    publisher: Publisher | None = None

    def __init__(self, settings: Settings, store: Store, *, always_sync: bool = False) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Neither is privileged; messages only for learning that a table's message was deleted.
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=settings.guild_ready,
        )
        self.settings = settings
        self.requests_per_second = settings.requests_per_second
        self.store = store
        self.is_leaving = False
        """Whether nothing new is begun any more."""
        self._always_sync = always_sync

    async def furnish(self) -> None:
        """Load every extension in `cogs/`, then build the House on what they publish with."""
        for name in extensions():
            await self.load_extension(name)
        if self.publisher:
            self.house = House(self.store, self.publisher, waits=self.settings.waits)

    async def setup_hook(self) -> None:
        """After the login and before the gateway: games go on, and the commands are as they should be."""
        if self.publisher:
            await self.house.resume()
        await register_commands(self, self.store, self.settings.dev_guild, always=self._always_sync)
        if self.application and self.application.interactions_endpoint_url:
            log.warning(
                "this application has an interactions endpoint URL, so Discord sends no commands here: "
                "remove it in the Developer Portal under General Information"
            )
        if await self.store.meta("invited") is None:
            self._invite()
            await self.store.set_meta("invited", "yes")

    async def on_ready(self) -> None:
        """Say who and where the bot is, and how it is invited while nobody has done so."""
        if not self.guilds:
            self._invite()
        log.info("ready: %s on %d server(s)", self.user, len(self.guilds))

    async def on_message(self, message: discord.Message) -> None:
        """Hear nothing: what people say to each other, or to the bot by name, is no command."""

    def _invite(self) -> None:
        assert self.application_id is not None
        log.info("invite it: %s", discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS))

    async def take_leave(self) -> None:
        """Before the line is cut: whoever asked already is answered, whoever asks now reads that the bot restarts."""
        self.is_leaving = True
        answers = getattr(self, "answers", None)  # the desk's, where it is loaded
        if answers is not None and self.is_ready():
            await answers.finish(LEAVING_SECONDS)

    async def close(self) -> None:
        """Let the House finish what it began, then leave Discord."""
        if hasattr(self, "house") and not self.is_closed():
            await self.house.close()
        await super().close()


def extensions() -> list[str]:
    """The modules of `cogs/` that have a `setup`, in order of name."""
    package = importlib.util.find_spec("cogs")
    places = list(package.submodule_search_locations or ()) if package else []
    found = (module.name for module in pkgutil.iter_modules(places, "cogs."))
    specs = ((name, importlib.util.find_spec(name)) for name in sorted(found))
    return [
        name
        for name, spec in specs
        if spec and spec.origin and re.search(r"^async def setup\(", Path(spec.origin).read_text("utf-8"), re.M)
    ]


async def reach(token: str, patience: float) -> None:
    """Return once Discord answers at all; raises `CannotStart` after `patience` seconds of trying."""
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    pause = 1.0
    while True:
        try:
            async with (
                aiohttp.ClientSession(
                    headers={"Authorization": f"Bot {token}"}, timeout=aiohttp.ClientTimeout(total=20)
                ) as session,
                session.get(f"{discord.http.Route.BASE}/gateway") as answer,
            ):
                if answer.status < 500:
                    return
                wrong = f"it answers {answer.status}"
        except (aiohttp.ClientError, OSError) as error:
            wrong = str(error) or type(error).__name__
        if loop.time() + pause > until:
            raise CannotStart(f"Discord cannot be reached: {wrong}", "Is this machine online?", code=UNREACHABLE)
        log.warning("Discord cannot be reached, trying again in %.0f s: %s", pause, wrong)
        await asyncio.sleep(pause)
        pause = min(2 * pause, 30.0)


async def connect(bot: RummyBot, token: str) -> None:
    """Log in and stay connected; raises `CannotStart` where Discord does not want this bot, or this way."""
    living = asyncio.create_task(bot.start(token))
    try:
        # Waited for from outside: a stop that comes while the line breaks can get lost inside discord.py.
        await asyncio.wait({living})
        await living
    except asyncio.CancelledError:
        await bot.take_leave()
        raise
    except discord.LoginFailure as error:
        raise CannotStart("Discord does not know this DISCORD_TOKEN (it may have been reset).", *TOKEN_HELP) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotStart(
            "Discord refused the bot's intents; it asks for none that is privileged.",
            "Switch them on in the Developer Portal, your application, Bot, or take the extension away that asks.",
        ) from error
    except discord.ConnectionClosed as error:
        if error.code == 4004:
            raise CannotStart("Discord no longer takes this DISCORD_TOKEN.", *TOKEN_HELP) from error
        if error.code == 4011:
            raise CannotStart("This bot is on so many servers that Discord wants it sharded.") from error
        raise CannotStart(f"Discord closed the connection for good: {error}", code=UNREACHABLE) from error
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise CannotStart(f"Discord does not let the bot in now: {error}", code=UNREACHABLE) from error
    finally:
        living.cancel()


async def open_kept(settings: Settings, stack: AsyncExitStack) -> Store:
    """The store, closed with `stack`; raises `CannotStart` with what its host can do."""
    try:
        return await stack.enter_async_context(open_store(settings.database))
    except InUse as error:
        raise CannotStart(f"{error}: is the bot running already?", code=IN_USE) from error
    except DatabaseTooNew as error:
        raise CannotStart(
            f"{error}.",
            f"Update Rummy Table, or put back a copy from {settings.data_dir / 'backups'}.",
        ) from error
    except NotOurDatabase as error:
        raise CannotStart(f"{error}.", "Set DATA_DIR to a folder of Rummy Table's own.") from error
    except (StoreError, OSError) as error:
        raise CannotStart(
            f"DATA_DIR cannot be used: {error}", "It must be a folder on a local disk that this user may write to."
        ) from error


def spare_the_collector() -> None:
    """Let the garbage collector, which stops all tables, leave alone what is loaded by now and stays.

    Messages come and go as thousands of small things, and hardly any hold each other: few walks, long ones seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)


async def run(settings: Settings, *, check: bool = False, always_sync: bool = False) -> None:
    """The bot's life: store, bot, extensions, then Discord; with `check` all but Discord."""
    async with AsyncExitStack() as stack:
        store = await open_kept(settings, stack)
        log_to(settings.data_dir / "log", settings.log_level, settings.token)
        bot = await stack.enter_async_context(RummyBot(settings, store, always_sync=always_sync))
        await bot.furnish()
        spare_the_collector()
        if not check and settings.token:
            await reach(settings.token, settings.network_patience)
            await connect(bot, settings.token)


async def until_told(life: Coroutine[None, None, None]) -> None:
    """Carry `life` out until its end or a signal to stop, and close what it opened; a second signal does not wait."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(life)
    signals = (signal.SIGINT, signal.SIGTERM)

    def stop() -> None:
        for number in signals:
            loop.remove_signal_handler(number)
        task.cancel()

    for number in signals:
        loop.add_signal_handler(number, stop)
    with suppress(asyncio.CancelledError):
        await task


def play_alone(settings: Settings, *, fresh: bool) -> int:
    """Start the playground, where a token is not needed."""
    if importlib.util.find_spec("playground.start") is None:
        raise CannotStart("DISCORD_TOKEN is not set, and this copy has no playground.", *TOKEN_HELP)
    exit_code: int = importlib.import_module("playground.start").main(settings, fresh=fresh)
    return exit_code


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the bot as the command line and the environment say; the exit code."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Rummy Table, a Discord bot")
    parser.add_argument("--check", action="store_true", help="look at everything, but do not connect")
    parser.add_argument("--sync", action="store_true", help="register the commands even if they have not changed")
    parser.add_argument("--fresh", action="store_true", help="playground: start over")
    chosen = parser.parse_args(arguments)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # rummy is not spoken
    try:
        settings = Settings.read(os.environ, Path(".env"))
        if settings.token is None and not chosen.check:
            return play_alone(settings, fresh=chosen.fresh)
        asyncio.run(until_told(run(settings, check=chosen.check, always_sync=chosen.sync)))
        if settings.token is None:
            raise CannotStart("Everything is in order but DISCORD_TOKEN, which is not set.", *TOKEN_HELP)
    except CannotStart as problem:
        if chosen.check and problem.code == IN_USE:
            print(problem)
            return 0
        print(*problem.lines, sep="\n", file=sys.stderr)
        return problem.code
    if chosen.check:
        print("Everything is in order.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
