"""Discord's troubles and the line's, told apart from faults of ours."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

TROUBLES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""How a request may fail."""
BAD_REQUEST: Final = 400
FILTERED: Final = 200000
"""A server's AutoMod took offence, most likely at a name."""


def is_ours(error: BaseException) -> bool:
    """Whether a request failed because of what was asked, and not because Discord or the line is in trouble."""
    if isinstance(error, discord.HTTPException):
        return error.status == BAD_REQUEST and error.code != FILTERED
    return not isinstance(error, TROUBLES)


def reason(error: BaseException) -> str:
    """An error for the log: what Discord answered, or what became of the line."""
    return f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
