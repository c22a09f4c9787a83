"""The commands as Discord lists them: registered anew only where they changed since the last time."""

from __future__ import annotations

import hashlib
import json
import logging

import discord
from discord.ext import commands

from store import Store

_SERVER = "commands:server"
"""The note of the server for development that has commands of its own."""
log = logging.getLogger("rummy")


async def register_commands(bot: commands.Bot, store: Store, dev_guild: int | None, *, always: bool) -> None:
    """Register what changed, or all of it `always`; a server for development gets its own copy."""
    home = discord.Object(dev_guild) if dev_guild else None
    before = await store.meta(_SERVER)
    if before and before != str(dev_guild):
        bot.tree.clear_commands(guild=discord.Object(int(before)))
        await _register(bot, store, "", discord.Object(int(before)), always=always)
        await store.set_meta(_SERVER, "")
    if home:
        bot.tree.copy_global_to(guild=home)
        await store.set_meta(_SERVER, str(home.id))
    translator = bot.tree.translator
    payload = [
        await command.get_translated_payload(bot.tree, translator) if translator else command.to_dict(bot.tree)
        for command in bot.tree.get_commands(guild=home)
    ]
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    await _register(bot, store, digest, home, always=always)


async def _register(bot: commands.Bot, store: Store, digest: str, home: discord.Object | None, *, always: bool) -> None:
    note = f"commands:{bot.application_id}:{home.id if home else 'all'}"
    if digest == await store.meta(note) and not always:
        return
    try:
        registered = await bot.tree.sync(guild=home)
    except discord.HTTPException as error:  # the commands of last time still work
        log.error("the commands could not be registered%s: %s", f" on server {home.id}" if home else "", error)
        return
    await store.set_meta(note, digest)
    log.info("registered %d command(s) %s", len(registered), "on one server" if home else "everywhere")
