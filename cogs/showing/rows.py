"""The buttons below a table that plays, pauses or is over. What cannot be done now is disabled, not hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.desk.press import Press, button, row
from cogs.showing.scene import Scene, shows
from engine.hints import stock_is_dry

PRIMARY, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger


class _Keys:
    """Makes the buttons of one table."""

    def __init__(self, scene: Scene) -> None:
        self.glance, self.words = scene.glance, scene.words

    def __call__(
        self, action: str, label: str, *, style: Any = discord.ButtonStyle.secondary, off: bool = False
    ) -> Press:
        text = self.words.label(f"button.{label}")
        return button(self.glance.table_id, self.glance.version, action, text, style=style, disabled=off)


@shows("playing")
def playing(scene: Scene) -> Sequence[ui.Item[Any]]:
    """My hand, Draw, Take, Rummy!; where discards are bought Ask for and Pass, with a dry stock Pass; Rules, Text."""
    view, key = scene.glance.view, _Keys(scene)
    drawing, is_dry = view.phase in ("draw", "call"), stock_is_dry(view)
    # Nobody draws before a call is decided, or while there is time left to call.
    shut = not drawing or scene.glance.caller is not None or scene.glance.opens is not None
    buying: tuple[Press, ...] = (key("pass", "pass", off=shut),) if drawing and is_dry else ()
    if view.rules.buying:
        card = scene.words.card(view.discard[-1]) if view.discard else scene.words.say("no_card")
        ask = scene.words.label("button.buy", card=card)
        off = not view.can_buy
        buying = (
            button(scene.glance.table_id, scene.glance.version, "buy", ask, disabled=off),
            key("pass", "pass", off=off and not (drawing and is_dry)),
        )
    return (
        row(
            key("hand", "my_hand", style=PRIMARY),
            key("draw", "draw", off=shut or is_dry),
            key("take", "take", off=shut or view.discard_count == 0),
            key("rummy", "rummy", off=not view.can_call),
        ),
        row(*buying, key("rules", "rules"), key("text", "text")),
    )


@shows("between")
def between(scene: Scene) -> Sequence[ui.Item[Any]]:
    """Next hand, and what can be read meanwhile."""
    key = _Keys(scene)
    return (row(key("next", "next_hand", style=PRIMARY), key("rules", "rules"), key("text", "text")),)


@shows("finished")
def finished(scene: Scene) -> Sequence[ui.Item[Any]]:
    """Rematch, Standings, Replay, Text."""
    key = _Keys(scene)
    return (
        row(
            key("rematch", "rematch", style=PRIMARY),
            key("standings", "standings"),
            key("replay", "replay"),
            key("text", "text"),
        ),
    )
