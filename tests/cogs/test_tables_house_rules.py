"""The House rules panel over the stand-in: every switch of every game, by the host, before the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.tables import choices
from cogs.tables.house_rules import packed, value_name
from engine.setup import Setup
from engine.variants import GAMES
from playground import ClientRefuses, GuildPlace, Person, StandIn
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import Room, card_room
from text import words_for

ENGLISH = words_for("en")


@pytest.mark.parametrize("game", GAMES)
async def test_every_value_of_every_switch_is_set_through_the_panel(hall: Room, ana: Person, game: str) -> None:
    table = await open_lobby(hall, ana, game=game)
    panel = await ana.click(await hall.table_message(table), "House rules")
    assert panel.ephemeral
    for switch in choices.names(Setup(game)):
        panel = await ana.select(panel, "Choose a house rule", switch)
        usual = choices.usual_value(Setup(game), switch)
        values = choices.offered(Setup(game), switch)
        for value in (*(value for value in values if value != usual), usual):
            panel = await ana.select(panel, "Choose its value", packed(value))
            setup = (await hall.glance(table)).setup
            if choices.why_not(setup, switch, value):
                assert "Change one of" in panel.text
                continue
            assert dict(setup.rules().house)[switch] == value
            assert value_name(ENGLISH, switch, value) in panel.text
    assert choices.changed((await hall.glance(table)).setup) == ()


async def test_a_contradiction_is_explained_and_nothing_changes(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana)
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Choose a house rule", "must_discard_to_go_out")
    panel = await ana.select(panel, "Choose its value", "On")
    panel = await ana.select(panel, "Choose a house rule", "final_discard_unplayable")
    assert panel.message is not None
    (on,) = (option for menu in panel.message.selects[2:3] for option in menu["options"] if option["value"] == "true")
    assert "cannot go together" in on["description"]
    panel = await ana.select(panel, "Choose its value", "true")
    assert "cannot go together with these as they are: Discard to go out and Floating" in panel.text
    assert (await hall.glance(table)).setup.switches == (("must_discard_to_go_out", True),)
    panel = await ana.select(panel, "Choose a house rule", "floating")
    panel = await ana.select(panel, "Choose its value", "true")
    panel = await ana.select(panel, "Choose a house rule", "final_discard_unplayable")
    panel = await ana.select(panel, "Choose its value", "true")
    assert len((await hall.glance(table)).setup.switches) == 3


async def test_seats_for_which_the_deck_is_too_small(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana, game="contract_rummy", seats=4)
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Choose a house rule", "deck_table")
    panel = await ana.select(panel, "Choose its value", "One pack up to five players")
    panel = await ana.select(panel, "Game, seats, time, computers, hints", "seats")
    panel = await ana.select(panel, "Choose its value", "5")
    assert "With 5 players the deck is too small" in panel.text
    assert (await hall.glance(table)).setup.seats == 4


async def test_fewer_seats_than_people_who_sit_there(hall: Room, ana: Person, ben: Person, room: GuildPlace) -> None:
    table = await open_lobby(hall, ana)
    for person in (ben, room.member("Cat")):
        await person.click(await hall.table_message(table), "Join")
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Game, seats, time, computers, hints", "seats")
    panel = await ana.select(panel, "Choose its value", "2")
    assert "3 players would sit there" in panel.text


async def test_a_number_of_ones_own_is_typed(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana)
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Choose a house rule", "target")
    form = await ana.select(panel, "Choose its value", "Type it")
    assert form.modal is not None
    assert form.modal.fields == ["Points to win"]
    assert "A whole number from 1 to 100000" in form.text
    answer = await ana.submit(form, {"Points to win": " 1 234 "})
    assert "Points to win**: 1234" in answer.text
    assert (await hall.glance(table)).setup.switches == (("target", 1_234),)
    for typed in ("0", "100001", "five hundred", "-3", "²"):
        form = await ana.select(panel, "Choose its value", "Type it")
        answer = await ana.submit(form, {"Points to win": typed[:9]})
        assert "is not possible. Choose a number from 1 to 100000" in answer.text
    assert (await hall.glance(table)).setup.switches == (("target", 1_234),)


async def test_a_form_from_before_a_restart_is_answered(tmp_path: Path) -> None:
    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord) as hall:
            ana = hall.person("Ana")
            table = await open_lobby(hall, ana)
            panel = await ana.click(await hall.table_message(table), "House rules")
            panel = await ana.select(panel, "Choose a house rule", "target")
            form = await ana.select(panel, "Choose its value", "type")
        async with card_room(tmp_path, discord=discord) as hall:
            late = await ana.submit(form, {"Points to win": "100"})
            assert "opened before I restarted" in late.text
            assert late.ephemeral
            assert (await hall.glance(table)).setup.switches == ()
            form = await ana.select(panel, "Choose its value", "type")
            again = await ana.submit(form, {"Points to win": "100"})
            assert "Points to win**: 100" in again.text
            hall.assert_clean()


async def test_the_classic_preset_and_back(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana, game="contract_rummy")
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Set of rules", "classic")
    assert (await hall.glance(table)).setup.rules().run_min == 4
    lobby = await hall.table_message(table)
    assert "8 rules differ from the usual" in lobby.text
    assert "Shortest run: **4**" in lobby.text
    card = await ana.slash("/table rules")
    assert "8 house rules differ from the usual" in card.text
    assert "**Shortest run** (changed): A run needs at least 4 cards." in card.text
    assert "Usually: A run needs at least 3 cards." in card.text
    await ana.select(panel, "Set of rules", "default")
    assert choices.changed((await hall.glance(table)).setup) == ()


async def test_game_seats_time_computers_and_hints(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana)
    panel = await ana.click(await hall.table_message(table), "House rules")
    for name, label in (
        ("clock", "15 minutes a turn"),
        ("level", "hard"),
        ("hints", "Off"),
        ("seats", "3"),
        ("game", "Three Thirteen"),
    ):
        panel = await ana.select(panel, "Game, seats, time, computers, hints", name)
        panel = await ana.select(panel, "Choose its value", label)
    setup = (await hall.glance(table)).setup
    assert setup == Setup("three_thirteen", seats=3, clock=900, level="hard", hints=False)
    assert "House rules · Three Thirteen" in panel.text


async def test_the_servers_rules_come_with_another_game(hall: Room, boss: Person, ana: Person) -> None:
    panel = await boss.click(await boss.slash("/settings", game="Basic Rummy"), "House rules")
    panel = await boss.select(panel, "rm1:0:0:sr_rule:basic_rummy", "target")
    await boss.select(panel, "rm1:0:0:sr_value:basic_rummy.target", "100")
    table = await open_lobby(hall, ana, game="rummy500")
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Game, seats, time, computers, hints", "game")
    await ana.select(panel, "Choose its value", "Basic Rummy")
    assert (await hall.glance(table)).setup.rules().target == 100


async def test_others_read_and_only_the_host_changes(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana)
    lobby = await hall.table_message(table)
    panel = await ben.click(lobby, "House rules")
    assert "The host changes rules" in panel.text
    panel = await ben.select(panel, "Choose a house rule", "floating")
    assert "Floating**: Off" in panel.text
    with pytest.raises(ClientRefuses, match="disabled"):
        await ben.select(panel, "Choose its value", "true")
    before = await ana.select(await ana.click(lobby, "House rules"), "Choose a house rule", "floating")
    await ben.slash("/table join")
    await ana.slash("/table leave")
    after = await ana.select(before, "Choose its value", "true")
    assert "That is for the host, **Ben**" in after.text
    assert not (await hall.glance(table)).view.rules.floating


async def test_an_old_panel_changes_nothing_once_the_game_runs(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana, seats=2)
    panel = await ana.click(await hall.table_message(table), "House rules")
    panel = await ana.select(panel, "Choose a house rule", "target")
    await ben.slash("/table join")
    await ana.slash("/table start")
    panel = await ana.select(panel, "Choose its value", "100")
    assert "The game has begun" in panel.text
    assert panel.message is not None
    assert [menu["disabled"] for menu in panel.message.selects if menu["placeholder"] == "Choose its value"] == [True]
    assert (await hall.glance(table)).view.rules.target == 500


async def test_a_panel_of_another_game_is_drawn_anew(hall: Room, ana: Person) -> None:
    table = await open_lobby(hall, ana)
    panel = await ana.click(await hall.table_message(table), "House rules")
    old = (await ana.select(panel, "Choose a house rule", "calling")).message
    assert old is not None
    old = old.as_seen()
    panel = await ana.select(panel, "Game, seats, time, computers, hints", "game")
    await ana.select(panel, "Choose its value", "Basic Rummy")
    again = await ana.select(old, "Choose its value", "false")
    assert "House rules · Basic Rummy" in again.text
    assert (await hall.glance(table)).setup.switches == ()


async def test_somebody_reads_the_panel_in_czech(hall: Room, room: GuildPlace) -> None:
    czech = words_for("cs")
    petr = room.member("Petr", locale="cs")
    table = await open_lobby(hall, petr)
    panel = await petr.click(await hall.table_message(table), "House rules")
    panel = await petr.select(panel, czech.label("menu.switch"), "floating")
    panel = await petr.select(panel, czech.label("menu.value"), "true")
    assert czech.switch_name("floating") in panel.text
    panel = await petr.select(panel, czech.label("menu.switch"), "target")
    form = await petr.select(panel, czech.label("menu.value"), "type")
    assert form.modal is not None
    assert form.modal.fields == [czech.switch_name("target")]
