"""The rule card: every rule of a table in words, those that differ from the usual marked, page by page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import ui

from cogs.desk import Pressed, button, layout, on_press, row
from engine.house import Glance
from engine.rules import RuleSet
from text import Words
from text.rulecard import RuleLine

LONGEST_PAGE: Final = 3_600
"""Characters: one message of components holds 4,000, and a page has a title and a foot."""


def card_pages(words: Words, rules: RuleSet, players: int) -> list[str]:
    """The rule card of a table for so many players, each page with its title."""
    lines = words.rule_card(rules, players)
    differing = sum(not line.is_default for line in lines if dict(rules.house).get(line.key) is not None)
    title = "### " + words.say("rules.title", game=words.game(rules.game))
    intro = words.say("rules.intro.changed", n=differing) if differing else words.say("rules.intro.usual")
    bodies = pages_of(line_text(words, line) for line in lines)
    pages = [f"{title}\n{intro}\n\n{bodies[0]}", *(f"{title}\n\n{body}" for body in bodies[1:])]
    pages[-1] += f"\n\n-# {words.say('rules.help')}"
    return pages


def line_text(words: Words, line: RuleLine) -> str:
    """One rule; where it differs, what it usually says stands below it."""
    if line.is_default:
        return words.say("lobby.rule_line", name=line.name, text=line.text)
    changed = words.say("lobby.rule_line.changed", name=line.name, text=line.text)
    return f"{changed}\n{words.say('lobby.rule_usually', text=line.default_text)}"


def pages_of(lines: Iterable[str], longest: int = LONGEST_PAGE) -> list[str]:
    """Lines put together into pages of at most so many characters; a line is never cut, and there is one page."""
    pages: list[str] = [""]
    for line in lines:
        longer = f"{pages[-1]}\n{line}" if pages[-1] else line
        if len(longer) > longest and pages[-1]:
            pages.append(line)
        else:
            pages[-1] = longer
    return pages


def card_layout(words: Words, glance: Glance, page: int = 0) -> ui.LayoutView:
    """One page of a table's rule card, with buttons to turn it where there are more."""
    players = len(glance.view.seats) + glance.view.open_seats
    pages = card_pages(words, glance.view.rules, players)
    page = max(0, min(page, len(pages) - 1))
    if len(pages) == 1:
        return layout(pages[0])
    table, version = glance.table_id, glance.version
    return layout(
        pages[page],
        f"-# {words.say('standings.page', page=page + 1, pages=len(pages))}",
        row(
            button(table, version, "rules_page", words.label("button.previous"), arg=str(page - 1), disabled=page == 0),
            button(
                table,
                version,
                "rules_page",
                words.label("button.next"),
                arg=str(page + 1),
                disabled=page == len(pages) - 1,
            ),
        ),
    )


@on_press("rules")
async def press_rules(pressed: Pressed) -> None:
    """**Rules**: the first page, private."""
    glance = await pressed.bot.house.look(pressed.table_id)
    await pressed.answer.private(layout=card_layout(pressed.words, glance))


@on_press("rules_page")
async def turn_page(pressed: Pressed) -> None:
    """The page in `arg`, in place of the other."""
    glance = await pressed.bot.house.look(pressed.table_id)
    page = int(pressed.arg) if pressed.arg.isdecimal() else 0
    await pressed.answer.panel(card_layout(pressed.words, glance, page))
