"""The lobby: what is said above its picture, and the buttons below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from cogs.desk import button, moment, row
from cogs.showing.scene import Scene, shows, tells
from cogs.tables import choices
from cogs.tables.house_rules import value_name
from text.commands import choice_name

_MOST_NAMED = 6
"""Changed rules that are named above the picture; **Rules** tells them all."""


@tells("lobby")
def lines(scene: Scene) -> list[str]:
    """How many sit, who may start, which rules differ, how fast, until when."""
    return list(_lines(scene))


def _lines(scene: Scene) -> Iterator[str]:
    glance, words = scene.glance, scene.words
    view, setup = glance.view, glance.setup
    yield words.turn(view)
    lack = view.rules.min_players - len(view.seats)
    if lack > 0:
        yield words.say("lobby.missing", n=lack)
    elif glance.may_start:
        yield words.say("lobby.anyone_starts")
    elif (host := next((seat for seat in view.seats if seat.user == view.host), None)) is not None:
        yield words.say("lobby.host_starts", name=words.player(host.seat, view))
    yield from _rules(scene)
    clock = choice_name(words, "clock", setup.clock)
    hints = words.say("lobby.hints.on" if setup.hints else "lobby.hints.off")
    yield f"-# {words.say('lobby.clock', clock=clock)} {hints}"
    if glance.until is not None:
        yield f"-# {words.say('lobby.closes', until=moment(glance.until))}"


def _rules(scene: Scene) -> Iterator[str]:
    words, setup = scene.words, scene.glance.setup
    differing = choices.changed(setup)
    if not differing:
        yield words.say("lobby.rules_usual")
        return
    now = choices.in_force(setup)
    named = [f"{words.switch_name(name)}: **{value_name(words, name, now[name])}**" for name in differing[:_MOST_NAMED]]
    more = "…" if len(differing) > _MOST_NAMED else ""
    yield f"{words.say('lobby.rules_differ', n=len(differing))} {', '.join(named)}{more}"


@shows("lobby")
def rows(scene: Scene) -> Sequence[ui.Item[Any]]:
    """Join, Leave, Add computer, House rules, Start; Close, Send computer away, Rules, Text."""
    glance = scene.glance
    view = glance.view
    is_full, may_begin = view.open_seats == 0, len(view.seats) >= view.rules.min_players
    computers = any(seat.is_computer for seat in view.seats)

    def key(action: str, *, style: Any = discord.ButtonStyle.secondary, off: bool = False) -> Any:
        label = scene.words.label(f"button.{action}")
        return button(glance.table_id, glance.version, action, label, style=style, disabled=off)

    return (
        row(
            key("join", style=discord.ButtonStyle.success, off=is_full),
            key("leave"),
            key("add_computer", off=is_full),
            key("house_rules"),
            key("start", style=discord.ButtonStyle.primary, off=not may_begin),
        ),
        row(
            key("close", style=discord.ButtonStyle.danger),
            key("remove_computer", off=not computers),
            key("rules"),
            key("text"),
        ),
    )
