"""The rule card says every rule of a table in words, and marks what somebody changed."""

from __future__ import annotations

import re

import pytest

from engine.rules import Value
from engine.switches import Switch
from engine.variants import GAMES, make_rules
from text.language import LANGUAGES
from text.rulecard import switch_line, value_name
from text.words import words_for

EVERY = [(game.name, switch) for game in GAMES.values() for switch in game.switches]


def values(switch: Switch) -> list[Value]:
    """Every value of a switch, or the numbers at and near its ends."""
    if switch.choices:
        return list(switch.choices)
    near = (switch.least, switch.least + 1, switch.default, 2, 3, 5, switch.most)
    return sorted({value for value in near if switch.accepts(value)}, key=int)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "switch"), EVERY, ids=lambda item: item if isinstance(item, str) else item.name)
def test_every_value_of_every_house_rule_is_said(code: str, game: str, switch: Switch) -> None:
    words = words_for(code)
    lines = [switch_line(words, game, switch.name, value) for value in values(switch)]
    names = [value_name(words, switch.name, value) for value in values(switch)]
    assert len(set(lines)) == len(lines)
    assert len(set(names)) == len(names)
    for line in lines:
        assert line.endswith("."), line
        assert not re.search(r"[{}_]|True|False|None", line), line
    for name in names:
        assert 0 < len(name) <= 34, name
        assert not re.search(r"[{}_]|True|False|None", name), name
    assert 0 < len(words.switch_name(switch.name)) <= 45
    assert words.switch_help(switch.name).endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_card_has_a_line_for_every_house_rule(code: str, game: str) -> None:
    lines = words_for(code).rule_card(make_rules(game), 4)
    assert {switch.name for switch in GAMES[game].switches} <= {line.key for line in lines}
    assert all(line.is_default and line.text == line.default_text for line in lines)
    assert len({line.key for line in lines}) == len(lines)
    assert len({line.name for line in lines}) == len(lines)


def test_a_changed_rule_is_marked_and_says_what_is_usual() -> None:
    lines = words_for("en").rule_card(make_rules("rummy500", {"target": 250, "jokers": False}), 3)
    changed = {line.key: (line.text, line.default_text) for line in lines if not line.is_default}
    assert set(changed) == {"target", "jokers", "deck", "wild"}
    assert "250 points" in changed["target"][0]
    assert "500 points" in changed["target"][1]
    assert changed["deck"] == ("1 pack of 52 cards: 52 cards.", "1 pack of 52 cards and 2 jokers: 54 cards.")


def test_the_classic_set_marks_what_it_changes() -> None:
    lines = words_for("cs").rule_card(make_rules("contract_rummy", preset="classic"), 5)
    changed = {line.key for line in lines if not line.is_default}
    assert {"deck_table", "run_min", "set_suits", "multi_take", "may_i", "melds", "draw", "deck"} <= changed


@pytest.mark.parametrize(
    ("game", "players", "deck", "deal"),
    [
        ("rummy500", 2, "1 pack of 52 cards and 2 jokers: 54 cards.", "13 cards each; the next card"),
        ("rummy500", 6, "2 packs of 52 cards and 4 jokers: 108 cards.", "7 cards each; the next card"),
        ("three_thirteen", 3, "2 packs of 52 cards: 104 cards.", "3 cards each in the first deal"),
        ("basic_rummy", 5, "1 pack of 52 cards: 52 cards.", "6 cards each; the next card"),
        ("contract_rummy", 8, "2 packs of 52 cards and 2 jokers: 106 cards.", "Cards each, deal by deal: 10, 10"),
    ],
)
def test_deck_and_deal_are_those_of_this_table(game: str, players: int, deck: str, deal: str) -> None:
    lines = {line.key: line.text for line in words_for("en").rule_card(make_rules(game), players)}
    assert lines["deck"] == deck
    assert lines["deal"].startswith(deal)


def test_who_leaves_cannot_win_by_it_and_the_card_says_so() -> None:
    lines = {line.key: line.text for line in words_for("en").rule_card(make_rules("rummy500"), 3)}
    assert "nobody gains by leaving" in lines["left"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_line_fits_a_message_many_times_over(code: str, game: str) -> None:
    assert max(len(line.text) for line in words_for(code).rule_card(make_rules(game), 8)) <= 300
