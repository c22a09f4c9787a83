"""The rule card as pages of mark-down: every rule of a table in words, those that differ from the usual marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

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
