"""The rule card: whole, within one message a page, in every language, whatever the host has chosen."""

from __future__ import annotations

import pytest

from cogs.tables.rule_card import card_pages, pages_of
from engine.variants import GAMES, make_rules
from tests.cogs.test_house_rules_page import everything_changed
from text import LANGUAGES, words_for


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_on_the_card_and_changed_ones_say_what_is_usual(game: str, locale: str) -> None:
    words = words_for(locale)
    for rules in (make_rules(game), everything_changed(game).rules()):
        pages = card_pages(words, rules, rules.max_players)
        assert all(0 < len(page) <= 3_950 for page in pages)
        whole = "\n".join(pages)
        for line in words.rule_card(rules, rules.max_players):
            assert line.name in whole
            assert line.text in whole
            assert line.is_default or line.default_text in whole


def test_a_longer_card_goes_on_on_the_next_page() -> None:
    lines = [f"rule {number} " + "x" * 90 for number in range(100)]
    pages = pages_of(lines)
    assert len(pages) == 3
    assert "\n".join(pages).splitlines() == lines
