"""The House rules panel as values: every switch of every game, within Discord's limits, in every language."""

from __future__ import annotations

import pytest

from cogs.tables import choices
from cogs.tables.house_rules import Menu, Page, packed, page, unpacked
from engine.setup import Setup
from engine.variants import GAMES
from text import LANGUAGES, words_for

ENGLISH = words_for("en")
EVERY_SWITCH = [(game.name, switch.name) for game in GAMES.values() for switch in game.switches]


def check_limits(panel: Page) -> None:
    assert 0 < len(panel.text) < 2_000
    assert len(panel.menus) <= 4, "a fifth row is for the buttons"
    assert len({menu.action for menu in panel.menus}) == len(panel.menus)
    for menu in panel.menus:
        assert 1 <= len(menu.options) <= 25
        assert 0 < len(menu.placeholder) <= 150
        assert len({option.value for option in menu.options}) == len(menu.options)
        assert sum(option.chosen for option in menu.options) <= 1
        for option in menu.options:
            assert 0 < len(option.label) <= 100
            assert 0 < len(option.value) <= 100
            assert len(option.description) <= 100


def menu(panel: Page, action: str) -> Menu:
    return next(menu for menu in panel.menus if menu.action == action)


def everything_changed(game: str) -> Setup:
    """A table at which every switch is as far from its default as it goes, also where that is impossible."""
    setup = Setup(game)
    for name in choices.names(setup):
        other = [value for value in choices.offered(setup, name) if value != choices.usual_value(setup, name)]
        setup = choices.with_value(setup, name, other[-1])
    return setup


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("game", "switch"), EVERY_SWITCH)
def test_every_page_keeps_within_the_limits(game: str, switch: str, locale: str) -> None:
    words = words_for(locale)
    for setup in (Setup(game), everything_changed(game)):
        check_limits(page(words, setup, switch))
        check_limits(page(words, setup, switch, "x" * 300, is_host=False))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [None, *choices.PACE])
def test_the_page_of_the_table_itself_keeps_within_the_limits(game: str, name: str | None) -> None:
    check_limits(page(ENGLISH, Setup(game), name))
    check_limits(page(ENGLISH, everything_changed(game), name))


@pytest.mark.parametrize(("game", "switch"), EVERY_SWITCH)
def test_every_value_of_every_switch_can_be_chosen(game: str, switch: str) -> None:
    setup = Setup(game)
    known = GAMES[game].switch(switch)
    assert known is not None
    for option in menu(page(ENGLISH, setup, switch), switch).options:
        if option.value == "type":
            assert not known.choices
            continue
        value = unpacked(option.value)
        assert known.accepts(value)
        chosen = choices.with_value(setup, switch, value)
        assert choices.in_force(chosen)[switch] == value
        assert (switch in choices.changed(chosen)) == (value != known.default)
        assert choices.with_value(chosen, switch, known.default) == setup
    assert not known.choices or {unpacked(o.value) for o in menu(page(ENGLISH, setup, switch), switch).options} == set(
        known.choices
    )


def test_an_unusual_number_is_shown_among_the_round_ones() -> None:
    setup = choices.with_value(Setup(), "target", 77_777)
    values = menu(page(ENGLISH, setup, "target"), "target")
    assert [option.label for option in values.options if option.chosen] == ["77777"]
    assert values.options[-1].value == "type"


def test_a_contradiction_is_told_at_the_value_before_it_chosen() -> None:
    setup = choices.with_value(Setup(), "must_discard_to_go_out", True)
    off, on = menu(page(ENGLISH, setup, "final_discard_unplayable"), "final_discard_unplayable").options
    assert (off.value, on.value) == ("false", "true")
    assert "cannot go together" in on.description
    assert "Discard to go out" in on.description
    assert "cannot" not in off.description
    floating = choices.with_value(setup, "floating", True)
    _, on = menu(page(ENGLISH, floating, "final_discard_unplayable"), "final_discard_unplayable").options
    assert "cannot" not in on.description


def test_seats_that_the_deck_is_too_small_for_are_told_before_they_are_chosen() -> None:
    setup = choices.with_value(Setup("contract_rummy"), "deck_table", "seed_literal")
    told = {
        unpacked(option.value): option.description for option in menu(page(ENGLISH, setup, "seats"), "seats").options
    }
    assert "deck is too small" in told[5]
    assert "takes 3 to 8" in told[2]
    assert told[4] == ""


def test_a_preset_is_shown_as_chosen_until_one_of_its_rules_is_changed() -> None:
    classic = choices.with_preset(Setup("contract_rummy", hints=False), "classic")
    assert not classic.hints
    chosen = [option.value for option in menu(page(ENGLISH, classic), "preset").options if option.chosen]
    assert chosen == ["classic"]
    mixed = choices.with_value(classic, "run_min", 3)
    assert not any(option.chosen for option in menu(page(ENGLISH, mixed), "preset").options)
    assert choices.with_preset(mixed, "default") == Setup("contract_rummy", hints=False)


def test_another_game_starts_from_its_usual_rules_with_as_many_seats_as_it_can() -> None:
    setup = choices.with_value(Setup(seats=8, clock=60), "target", 100)
    assert choices.with_value(setup, "game", "three_thirteen") == Setup("three_thirteen", seats=4, clock=60)
    assert choices.with_value(Setup(seats=2), "game", "contract_rummy").seats == 3


def test_the_servers_own_rules_come_with_the_game() -> None:
    usual = Setup("three_thirteen", (("ace", "both"),))
    assert choices.with_game(Setup(seats=3), "three_thirteen", usual).switches == (("ace", "both"),)


def test_who_is_not_the_host_may_read_every_rule_and_change_none() -> None:
    panel = page(ENGLISH, Setup("contract_rummy"), "run_min", is_host=False)
    assert menu(panel, "rule").is_open
    assert not menu(panel, "run_min").is_open
    assert not menu(panel, "preset").is_open


@pytest.mark.parametrize("value", [True, False, 1, 0, 500, "both"])
def test_values_travel_through_a_menu(value: bool | int | str) -> None:
    back = unpacked(packed(value))
    assert back == value
    assert type(back) is type(value)
