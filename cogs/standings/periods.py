"""Periods of a leaderboard: what people say ("this month", "2026-10") and the key that the store counts under (UTC)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Final

from text import LANGUAGES, Words, words_for
from text.commands import choice_name

NAMED: Final = ("all", "year", "month")
MONTHS_BACK: Final = 12

_KEY: Final = re.compile(r"20\d\d(-(0[1-9]|1[0-2]))?")


def period_key(said: str, now: datetime) -> str | None:
    """The store's key: "" for all time, "2026", "2026-11"; None for what is no period.

    >>> from datetime import datetime
    >>> [period_key(said, datetime(2026, 3, 5)) for said in ("month", "This Year", "2025-12", "all", "soon")]
    ['2026-03', '2026', '2025-12', '', None]
    """
    wanted = said.strip().casefold()
    for name in NAMED:
        if wanted == name or wanted in {choice_name(words_for(code), "period", name).casefold() for code in LANGUAGES}:
            return _named(name, now)
    return wanted if _KEY.fullmatch(wanted) else None


def period_name(words: Words, key: str, now: datetime) -> str:
    """What a key is called, seen from today."""
    for name in NAMED:
        if key == _named(name, now):
            return choice_name(words, "period", name)
    return key


def offered(words: Words, now: datetime) -> Iterator[tuple[str, str]]:
    """What to choose from, as (name, value): the named periods, the months before, the year before."""
    for name in NAMED:
        yield choice_name(words, "period", name), name
    year, month = now.year, now.month
    for _ in range(MONTHS_BACK):
        year, month = (year, month - 1) if month > 1 else (year - 1, 12)
        yield f"{year}-{month:02}", f"{year}-{month:02}"
    yield str(now.year - 1), str(now.year - 1)


def _named(name: str, now: datetime) -> str:
    return {"all": "", "year": f"{now:%Y}", "month": f"{now:%Y-%m}"}[name]
