"""Taking from the discards: a menu that reaches every card of the pile, newest first."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.desk.press import MOST_OPTIONS, Option, button, layout, menu, row
from cogs.desk.visit import Visit
from engine import hints
from engine.cards import Card
from engine.house import Glance
from engine.views import PlayerView, TableView
from text import Words


def pile_menus(
    view: TableView,
    words: Words,
    action: str,
    *,
    most: int = 1,
    chosen: tuple[Card, ...] = (),
    counts: bool = True,
) -> list[ui.ActionRow[Any]]:
    """Menus of at most 25 cards each, newest first; with `counts` each line says how many come along."""
    numbered = list(enumerate(view.discard, start=1))[::-1]
    parts = [numbered[at : at + MOST_OPTIONS] for at in range(0, len(numbered), MOST_OPTIONS)]
    found = []
    for at, part in enumerate(parts):
        title = words.label("menu.pile", 150)
        if len(parts) > 1:
            title = words.label("menu.pile.part", 150, first=part[-1][0], last=part[0][0])
        options = [
            Option(
                card.code,
                words.label("option.pile", 100, position=position, card=words.card(card)),
                words.label("option.pile.takes", 100, n=len(view.discard) - position + 1) if counts else "",
                card in chosen,
            )
            for position, card in part
        ]
        least = 0 if most > 1 or chosen else 1
        found.append(menu(view.table_id, view.version, action, title, options, arg=str(at), least=least, most=most))
    return found


async def show_pile(
    visit: Visit, glance: Glance, player: PlayerView, *, note: str = "", sure: Card | None = None
) -> None:
    """The pile to choose from; with `sure` that card is chosen and only has to be confirmed."""
    words, view = visit.words, glance.view
    chosen = (sure,) if sure is not None else ()
    text = note or words.say("ask.take")
    rows = [*pile_menus(view, words, "pick", chosen=chosen)]
    back = button(view.table_id, view.version, "hand", words.label("button.back"), arg="back")
    if sure is not None:
        red = discord.ButtonStyle.danger
        rows.append(
            row(button(view.table_id, view.version, "sure", words.label("button.do_it"), arg="take", style=red), back)
        )
    else:
        rows.append(row(back))
    await visit.answer.panel(layout(text, *rows))


def goes_deep(player: PlayerView) -> bool:
    """Whether there is a choice of discards to take."""
    return "deep" in hints.open_to(player)
