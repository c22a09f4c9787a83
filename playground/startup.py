"""The one module that knows discord.py and the bot: it points them at a stand-in.

`python -m playground.startup` runs the bot (or the `module:function` given, with its arguments) against the stand-in
that the environment variable PLAYGROUND_URL names.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import inspect
import os
import sys
from collections.abc import AsyncIterator, Iterator

import discord
import discord.gateway
import discord.http
import yarl
from discord.asset import Asset

from playground.edge.server import API, SOCKET, StandIn

NOT_CONFIGURED = 78


@contextlib.contextmanager
def pointed_at(where: StandIn | str) -> Iterator[None]:
    """Real discord.py talks to this stand-in (or URL) until the block ends."""
    url = yarl.URL(where.url if isinstance(where, StandIn) else where)
    socket = discord.gateway.DiscordWebSocket
    before = (discord.http.Route.BASE, socket.DEFAULT_GATEWAY, Asset.BASE)
    discord.http.Route.BASE = f"{url}".rstrip("/") + API
    socket.DEFAULT_GATEWAY = url.with_scheme("ws").with_path(SOCKET)
    Asset.BASE = str(url).rstrip("/")
    try:
        yield
    finally:
        discord.http.Route.BASE, socket.DEFAULT_GATEWAY, Asset.BASE = before


@contextlib.asynccontextmanager
async def running(bot: discord.Client, where: StandIn) -> AsyncIterator[None]:
    """The bot is connected to the stand-in inside the block and closed after it; a failed start is raised."""
    where.expect_bot()
    with pointed_at(where):
        async with bot:
            life = asyncio.create_task(bot.start(where.token))
            arrival = asyncio.create_task(where.connected())
            await asyncio.wait((life, arrival), return_when=asyncio.FIRST_COMPLETED)
            if not arrival.done():
                arrival.cancel()
                await life
            await arrival
            yield
        await life


def main(target: str = "bot:main", *arguments: str) -> int:
    """Run `module:function`, plain or a coroutine, with these arguments against PLAYGROUND_URL; its exit code."""
    url = os.environ.get("PLAYGROUND_URL")
    if not url:
        print("PLAYGROUND_URL is not set: it names the stand-in that the bot should talk to.", file=sys.stderr)
        return NOT_CONFIGURED
    sys.argv[1:] = arguments
    module, _, function = target.partition(":")
    with pointed_at(url):
        result = getattr(importlib.import_module(module), function or "main")()
        if inspect.iscoroutine(result):
            result = asyncio.run(result)
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
