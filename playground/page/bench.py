"""The bot's side, for whoever builds on it: requests, buckets, faults. Never what a message said, nor to whom."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

from playground import permissions
from playground.watch import Request, Violation

if TYPE_CHECKING:
    from playground.edge.server import StandIn
    from playground.world import World

Json = dict[str, Any]
SHOWN = 120
# What people pressed, chose or filled in may name a card, and the page may be somebody else's.
_PRESSED = re.compile(r"(press on|choice in|form) (['\"]).*\2", re.S)
_TOLD_IN_FULL = ("refused", "unanswered", "too fast", "unknown route", "gateway", "bad token", "no alt text")
_IDS = re.compile(r"\d{15,20}")


def sheet(discord: StandIn, viewer_id: int) -> Json:
    """The newest requests first, buckets in use, violations, and how the line is; without any content or id."""
    world = discord.world
    newest = itertools.islice(reversed(world.requests), SHOWN)
    return {
        "requests": [_request(world, viewer_id, item) for item in newest],
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


def _request(world: World, viewer_id: int, item: Request) -> Json:
    return {
        "at": item.at,
        "method": item.method,
        "route": item.route,
        "where": _where(world, viewer_id, item),
        "status": item.status,
        "code": item.code,
    }


def _where(world: World, viewer_id: int, item: Request) -> str:
    """The channel of a request, by its name, where the viewer sees that one too."""
    found = re.match(r"/channels/(\d+)", item.path)
    channel = world.channels.get(int(found[1])) if found else None
    if channel is None or not permissions.in_channel(world, viewer_id, channel):
        return ""
    return "your DM" if channel.is_dm else f"#{channel.name}"


def _violation(item: Violation) -> Json:
    told = _IDS.sub("…", _PRESSED.sub(r"\1 …", item.told)) if item.kind in _TOLD_IN_FULL else ""
    return {"at": item.at, "kind": item.kind, "told": told, "route": item.route, "code": item.code}
