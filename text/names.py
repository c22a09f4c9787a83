"""Members' names are their own words: cleaned for labels and pictures, and escaped for messages."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

NAMELESS: Final = "?"
"""Stands for a name of which nothing can be shown."""
LONGEST_NAME: Final = 80

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
_JOINERS: Final = frozenset("\u200c\u200d")
"""Needed inside emoji and in scripts such as Persian; they turn nothing round."""
_SPACES: Final = re.compile(r"\s+")
_MARKS: Final = re.compile(r"([\\*_~`|<>\[\]()#])")
_LINE_START: Final = re.compile(r"^([-+])|^(\d+)\.")
_BREAK: Final = "\u200b"


@lru_cache(maxsize=1_024)
def plain_name(name: str) -> str:
    r"""The name on one line without direction controls, for places that show no mark-down (labels, alt text).

    >>> plain_name("  Ana\n\u202eaB  ")
    'Ana aB'
    """
    spaced = _SPACES.sub(" ", name)
    kept = "".join(sign for sign in spaced if sign in _JOINERS or unicodedata.category(sign) not in _INVISIBLE)
    return _SPACES.sub(" ", kept).strip(" \u200c\u200d")[:LONGEST_NAME] or NAMELESS


@lru_cache(maxsize=1_024)
def safe_name(name: str) -> str:
    r"""The name for a message: mark-down escaped, no link, and nothing that could ping.

    >>> safe_name("**Ana** <@123>")
    '\\*\\*Ana\\*\\* \\<@\u200b123\\>'
    """
    escaped = _MARKS.sub(r"\\\1", plain_name(name))
    escaped = escaped.replace("@", "@" + _BREAK).replace("://", "\\://")
    return _LINE_START.sub(lambda found: f"\\{found[1]}" if found[1] else f"{found[2]}\\.", escaped)


def shorten(text: str, limit: int) -> str:
    """`text`, cut to at most `limit` characters with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
