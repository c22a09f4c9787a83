"""The bot's side of things, for whoever builds on it: requests, buckets, faults. Never what a message said."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

from playground.watch import Violation

if TYPE_CHECKING:
    from playground.edge.server import StandIn

Json = dict[str, Any]
SHOWN = 120
# What people pressed, chose or filled in may name a card, and the page may be somebody else's.
_PRESSED = re.compile(r"(press on|choice in|form) (['\"]).*\2", re.S)
_TOLD_IN_FULL = ("refused", "unanswered", "too fast", "unknown route", "gateway", "bad token", "no alt text")


def sheet(discord: StandIn) -> Json:
    """The newest requests first, buckets in use, violations, and how the line is; without any content."""
    world = discord.world
    newest = itertools.islice(reversed(world.requests), SHOWN)
    return {
        "requests": [
            {"at": item.at, "method": item.method, "path": item.path, "status": item.status, "code": item.code}
            for item in newest
        ],
        "asked": discord.served,
        "buckets": [
            {"name": name, "used": used, "most": most, "left": round(left, 1)}
            for name, used, most, left in discord.buckets.standing()
        ],
        "overruns": dict(discord.buckets.overruns),
        "violations": [_violation(item) for item in world.violations[-SHOWN:][::-1]],
        "latency": discord.weather.latency,
        "line": {"connected": world.line.connected, "identifies": world.line.identifies, "breaks": world.line.breaks},
    }


def _violation(item: Violation) -> Json:
    told = _PRESSED.sub(r"\1 …", item.told) if item.kind in _TOLD_IN_FULL else ""
    return {"at": item.at, "kind": item.kind, "told": told, "route": item.route, "code": item.code}
