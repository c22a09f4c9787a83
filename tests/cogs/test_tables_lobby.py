"""A lobby from opening to the first deal, and every way in and out of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot import RummyBot
from engine.variants import GAMES
from playground import GuildPlace, Person
from tests.e2e.harness import Room, open_and_start
from text import words_for

ENGLISH = words_for("en")


async def open_lobby(hall: Room, host: Person, **options: Any) -> int:
    """A lobby of this host; its number."""
    before = set(hall.tables())
    reply = await host.slash("/table open", **options)
    assert reply.ephemeral
    (table,) = set(hall.tables()) - before
    return table


async def test_a_table_is_opened_filled_and_started_by_buttons(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana, game="Rummy 500", seats=3)
    lobby = await hall.table_message(table)
    assert lobby.labels == [
        *("Join", "Leave", "Add computer", "House rules", "Start"),
        *("Close", "Send computer away", "Rules", "Text"),
    ]
    assert "1 of 3 seats" in lobby.text
    assert "1 more player needed" in lobby.text
    assert len(lobby.attachments) == 1
    assert "Ana" in lobby.attachments[0].description
    joined = await ben.click(lobby, "Join")
    assert joined.ephemeral
    assert "seat B" in joined.text
    lobby = await hall.table_message(table)
    assert "**Ana** can start the game" in lobby.text
    added = await ana.click(lobby, "Add computer")
    assert "computer player has sat down" in added.text
    lobby = await hall.table_message(table)
    assert {button["label"] for button in lobby.buttons if button.get("disabled")} == {"Join", "Add computer"}
    started = await ana.click(lobby, "Start")
    assert "The game begins" in started.text
    assert (await hall.glance(table)).view.status == "playing"


async def test_nobody_is_waited_for_at_a_table_without_an_open_seat(hall: Room, ana: Person) -> None:
    waiting = await ana.slash("/table open", game="rummy500", seats=3, computers=1)
    assert "Others press **Join**" in waiting.text
    assert "Waiting for players: 2 of 3" in (await hall.table_message(hall.tables()[-1])).text
    full = await ana.slash("/table open", game="rummy500", seats=3, computers=2)
    assert "Join" not in full.text
    assert "Press **Start**" in full.text
    lobby = await hall.table_message(max(hall.tables()))
    assert "All 3 seats are taken" in lobby.text
    assert "Waiting" not in lobby.text


async def test_a_table_is_opened_filled_and_started_by_typing(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(
        hall, ana, game="basic_rummy", seats=4, computers=1, level="hard", clock="2 minutes a turn"
    )
    glance = await hall.glance(table)
    assert (glance.setup.game, glance.setup.seats, glance.setup.level, glance.setup.clock) == (
        "basic_rummy",
        4,
        "hard",
        120,
    )
    assert [seat.is_computer for seat in glance.view.seats] == [False, True]
    assert "You have a seat" in (await ben.slash("/table join")).text
    assert "You gave up your seat" in (await ben.slash("/table leave")).text
    assert "You have a seat" in (await ben.slash("/table join")).text
    assert "opened this table and starts it" in (await ben.slash("/table start")).text
    assert "The game begins" in (await ana.slash("/table start")).text


@pytest.mark.parametrize(
    ("options", "setup"),
    [
        ({}, ("rummy500", 4, "normal", 0)),
        ({"game": "Three Thirteen"}, ("three_thirteen", 4, "normal", 0)),
        ({"game": "Three Thirteen", "seats": 6}, ("three_thirteen", 6, "normal", 0)),
        ({"game": "Contract Rummy", "seats": 3}, ("contract_rummy", 3, "normal", 0)),
        ({"computers": 5}, ("rummy500", 6, "normal", 0)),
        ({"level": "easy"}, ("rummy500", 4, "easy", 0)),
        ({"level": "hard"}, ("rummy500", 4, "hard", 0)),
        *(
            ({"clock": name}, ("rummy500", 4, "normal", seconds))
            for name, seconds in (
                ("no clock", 0),
                ("1 minute a turn", 60),
                ("5 minutes a turn", 300),
                ("15 minutes a turn", 900),
                ("12 hours a turn", 43_200),
                ("24 hours a turn", 86_400),
            )
        ),
    ],
)
async def test_what_is_said_when_opening(
    hall: Room, ana: Person, options: dict[str, Any], setup: tuple[str, int, str, int]
) -> None:
    table = await open_lobby(hall, ana, **options)
    opened = (await hall.glance(table)).setup
    assert (opened.game, opened.seats, opened.level, opened.clock) == setup


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "Basic Rummy", "seats": 8}, "it takes 2 to 6"),
        ({"game": "Contract Rummy", "seats": 2}, "it takes 3 to 8"),
        ({"seats": 2, "computers": 2}, "seats"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    hall: Room, ana: Person, options: dict[str, Any], reason: str
) -> None:
    reply = await ana.slash("/table open", **options)
    assert reply.ephemeral
    assert reason in reply.text
    assert hall.tables() == ()


async def test_a_thread_of_its_own(hall: Room, room: GuildPlace, ana: Person) -> None:
    await ana.slash("/table open", thread=True)
    (thread,) = room.threads
    assert thread.name == "Rummy 500: Ana's table"
    (table,) = hall.tables(thread)
    assert "Waiting for players" in (await hall.table_message(table)).text


async def test_missing_permissions_are_named_before_anything_is_opened(
    hall: Room, room: GuildPlace, ana: Person
) -> None:
    room.deny_bot(room.channel(), "attach_files", "create_public_threads")
    reply = await ana.slash("/table open")
    assert "Attach Files" in reply.text
    assert "Threads" not in reply.text
    reply = await ana.slash("/table open", thread=True)
    assert "Attach Files and Create Public Threads" in reply.text
    assert hall.tables() == ()


async def test_channels_without_tables_hold_for_admins_too(
    hall: Room, bot: RummyBot, room: GuildPlace, ana: Person
) -> None:
    cards = room.channel("cards")
    chief = room.member("Chief", permissions=("administrator",))
    await chief.slash("/settings", channels=f"<#{cards.id}>")
    for person in (ana, chief):
        reply = await person.slash("/table open")
        assert f"Tables may be opened in <#{cards.id}>" in reply.text
    assert hall.tables() == ()
    await ana.slash("/table open", channel=cards)
    assert len(hall.tables(cards)) == 1


async def test_the_servers_settings_are_what_a_new_table_begins_with(hall: Room, boss: Person, ana: Person) -> None:
    await boss.slash("/settings", game="Three Thirteen", clock="5 minutes a turn", hints=False)
    table = await open_lobby(hall, ana)
    setup = (await hall.glance(table)).setup
    assert (setup.game, setup.clock, setup.hints) == ("three_thirteen", 300, False)
    lobby = await hall.table_message(table)
    assert "5 minutes a turn" in lobby.text
    assert "No hints" in lobby.text


async def test_a_full_table_and_a_second_seat_are_refused(
    hall: Room, room: GuildPlace, ana: Person, ben: Person
) -> None:
    table = await open_lobby(hall, ana, seats=2)
    early = (await hall.table_message(table)).as_seen()
    assert "sit at this table already" in (await ana.click(early, "Join")).text
    await ben.click(early, "Join")
    cat = room.member("Cat")
    assert "seats are taken" in (await cat.click(early, "Join")).text
    assert "seats are taken" in (await cat.slash("/table join", table=str(table))).text


async def test_only_the_host_adds_computers_starts_and_closes(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana, seats=3)
    await ben.click(await hall.table_message(table), "Join")
    lobby = await hall.table_message(table)
    for label, reason in (("Add computer", "for the host"), ("Start", "starts it"), ("Close", "for the host")):
        reply = await ben.click(lobby, label)
        assert reason in reply.text
        assert reply.ephemeral
    await ana.click(lobby, "Add computer")
    away = await ana.click(await hall.table_message(table), "Send computer away")
    assert "has left the table" in away.text
    closed = await ana.click(await hall.table_message(table), "Close")
    assert "host has closed" in closed.text
    assert hall.tables() == ()
    assert "host has closed" in (await ana.click(lobby.as_seen(), "Join")).text


async def test_the_next_one_is_host_when_the_host_leaves(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_lobby(hall, ana)
    await ben.click(await hall.table_message(table), "Join")
    await ana.click(await hall.table_message(table), "Leave")
    assert (await hall.glance(table)).view.host == ben.id
    left = await ben.click(await hall.table_message(table), "Leave")
    assert "everybody has left" in left.text
    assert hall.tables() == ()


async def test_leaving_a_running_game_and_coming_back(hall: Room, ana: Person, ben: Person) -> None:
    table = await open_and_start(hall, ana, [ben])
    left = await ben.slash("/table leave")
    assert "computer plays your seat on" in left.text
    assert (await hall.glance(table)).view.seats[1].has_left
    back = await ben.slash("/table join")
    assert "Welcome back" in back.text
    assert not (await hall.glance(table)).view.seats[1].has_left


async def test_ending_a_game_by_vote_and_by_a_moderator(hall: Room, room: GuildPlace, ana: Person, ben: Person) -> None:
    cat, mod = room.member("Cat"), room.member("Mod", permissions=("manage_channels",))
    table = await open_and_start(hall, ana, [ben, cat])
    assert "Your vote is counted: 1 of 2" in (await ben.slash("/table end")).text
    assert "counted already" in (await ben.slash("/table end")).text
    assert "voted to end" in (await cat.slash("/table end")).text
    assert (await hall.glance(table)).ended == "vote"
    table = await open_and_start(hall, ana, [ben])
    assert "moderator has closed" in (await mod.slash("/table end", table=str(table))).text
    table = await open_and_start(hall, ana, [ben])
    assert "host has closed" in (await ana.slash("/table end")).text


async def test_kicking(hall: Room, room: GuildPlace, ana: Person, ben: Person) -> None:
    cat = room.member("Cat")
    table = await open_and_start(hall, ana, [ben, cat])
    assert "for the host" in (await ben.slash("/table kick", member=cat)).text
    kicked = await ana.slash("/table kick", member=cat)
    assert "**Cat** has been taken off the game" in kicked.text
    assert "sent away" in (await cat.slash("/table join", table=str(table))).text
    nobody = await ana.slash("/table kick", member=room.member("Dora"))
    assert "Nobody of that kind" in nobody.text


async def test_the_table_is_shown_again_at_the_bottom_and_moves(
    hall: Room, room: GuildPlace, ana: Person, ben: Person
) -> None:
    table = await open_lobby(hall, ana)
    before = await hall.table_message(table)
    ben.say("what a nice lobby")
    shown = await ben.slash("/table show")
    assert "Here is the table" in shown.text
    await hall.settled(table)
    after = await hall.table_message(table)
    assert after.id > before.id
    attic = room.channel("attic")
    refused = await ben.slash("/table show", channel=attic, table=str(table))
    assert "do not sit at this table" in refused.text
    moved = await ana.slash("/table show", channel=attic)
    assert "is in this channel now" in moved.text
    await hall.settled(table)
    assert hall.tables(attic) == (table,)
    assert hall.tables() == ()


@pytest.mark.parametrize("game", GAMES)
async def test_the_rule_card_by_command_and_by_button(hall: Room, ana: Person, ben: Person, game: str) -> None:
    table = await open_lobby(hall, ana, game=game)
    card = await ben.slash("/table rules")
    assert card.ephemeral
    assert "Every house rule is as usual" in card.text
    rules = (await hall.glance(table)).view.rules
    for line in ENGLISH.rule_card(rules, 4):
        assert line.text in card.text
    pressed = await ben.click(await hall.table_message(table), "Rules")
    assert pressed.text == card.text
    assert "Waiting" in (await ben.click(await hall.table_message(table), "Text")).text


async def test_buttons_of_a_lobby_work_after_a_restart(tmp_path: Any) -> None:
    from playground import StandIn
    from tests.e2e.harness import card_room

    async with StandIn(rates="counted") as discord:
        async with card_room(tmp_path, discord=discord) as hall:
            ana, ben = hall.person("Ana"), hall.person("Ben")
            table = await open_lobby(hall, ana, seats=2)
            panel = await ana.click(await hall.table_message(table), "House rules")
        async with card_room(tmp_path, discord=discord) as hall:
            lobby = await hall.table_message(table)
            await ben.click(lobby, "Join")
            panel = await ana.select(panel, "Choose a house rule", "target")
            panel = await ana.select(panel, "Choose its value", "300")
            assert (await hall.glance(table)).setup.switches == (("target", 300),)
            await hall.settled(table)
            await ana.click(await hall.table_message(table), "Start")
            assert (await hall.glance(table)).view.status == "playing"
            hall.assert_clean()


async def test_a_czech_lobby(hall: Room, boss: Person, room: GuildPlace) -> None:
    czech = words_for("cs")
    await boss.slash("/settings", language="Čeština")
    petr = room.member("Petr", locale="cs")
    reply = await petr.slash("/table open")
    assert "Your table" not in reply.text
    (table,) = hall.tables()
    lobby = await hall.table_message(table)
    assert lobby.labels[0] == czech.label("button.join")
    assert czech.say("lobby.rules_usual") in lobby.text
    started = await petr.click(lobby, czech.label("button.house_rules"))
    assert czech.say("lobby.panel") in started.text
