"""Two hundred tables at once for two minutes, limits enforced, by a bot in a process of its own; each game."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path

from engine.variants import GAMES
from tests.e2e.rush import Outcome, rush

TABLES, SECONDS = 200, 120.0
FEWER, SHORTER = 60, 30.0
"""For each game but the first."""


def at(seconds: list[float], share: float) -> str:
    """The value below which this share of the ascending times lies, in milliseconds."""
    return f"{seconds[min(len(seconds) - 1, int(share * len(seconds)))] * 1e3:.0f} ms" if seconds else "-"


def told(outcome: Outcome) -> str:
    """One line: how much, how fast, and what went wrong."""
    return (
        f"{len(outcome.first)} presses in {outcome.seconds:.0f} s, answered p50 {at(outcome.first, 0.5)}, "
        f"p99 {at(outcome.first, 0.99)}; loop lag p50 {at(outcome.bot.lag, 0.5)}, p99 {at(outcome.bot.lag, 0.99)}; "
        f"{len(outcome.unanswered)} unanswered, {len(outcome.violations)} violations, "
        f"{sum(outcome.overruns.values())} x 429; at most {outcome.bot.most_in_a_second} requests sent in a second; "
        f"{outcome.bot.cpu / max(1, len(outcome.first)) * 1e3:.2f} ms of the bot's CPU a press; "
        f"the stand-in and its people stood still for up to {outcome.stood_still * 1e3:.0f} ms"
    )


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table rows of this module."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    first, *others = GAMES
    return [row(first, TABLES, SECONDS), *(row(game, FEWER, SHORTER) for game in others)]


def row(game: str, tables: int, seconds: float) -> tuple[str, str, float | None, str]:
    """One game at so many tables for so long."""
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(rush(Path(folder), tables, seconds, game=game))
    return (f"{tables} tables of {game} at once, as fast as they are answered", "-", None, told(outcome))
