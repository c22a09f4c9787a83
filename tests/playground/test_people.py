"""People press, type and read through real discord.py."""

from __future__ import annotations

import pytest

from playground import ClientRefuses, GuildPlace, Person, StandIn
from tests.playground.small_bot import SmallBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_with_options_is_answered_in_the_channel(standin: StandIn, ana: Person, ben: Person) -> None:
    reply = await ana.slash("/table open", game="Rummy 500", seats=3)
    assert reply.content == "rummy500 for 3"
    assert not reply.ephemeral
    assert ben.visible_messages(standin.world.guild().channel()) == [reply.message]
    assert not standin.world.violations


async def test_a_button_updates_its_message_and_keeps_counting(standin: StandIn, ana: Person, ben: Person) -> None:
    opened = await ana.slash("/table open", game="rummy500")
    for number in range(1, 4):
        reply = await ben.click(opened, label="Count")
        assert reply.is_update
        assert reply.content == f"count {number}"
    assert not standin.world.violations


async def test_an_ephemeral_answer_is_seen_by_its_owner_alone(standin: StandIn, ana: Person, ben: Person) -> None:
    opened = await ana.slash("/table open", game="rummy500")
    reply = await ana.click(opened, label="Hand")
    assert reply.ephemeral
    assert ana.last_ephemeral is reply.message
    assert ben.last_ephemeral is None
    assert reply.message is not None
    with pytest.raises(ClientRefuses, match="cannot see"):
        await ben.click(reply.message, label="Count")
    again = await ana.click(reply, label="Count")
    assert again.content == "count 1"
    assert again.ephemeral
    assert not standin.world.violations


async def test_choices_while_typing(ana: Person) -> None:
    reply = await ana.autocomplete("/discard", option="card", typed="7")
    assert [choice["value"] for choice in reply.choices] == ["7H", "7C"]


async def test_a_form_is_filled_in_by_label(standin: StandIn, ana: Person) -> None:
    opened = await ana.slash("/table open", game="rummy500")
    form = await ana.click(opened, label="Form")
    assert form.modal is not None
    assert form.modal.fields == ["Table name", "Level"]
    answer = await ana.submit(form, {"Table name": "Kitchen", "Level": "Hard"})
    assert answer.content == "table Kitchen at hard"
    assert not standin.world.violations


async def test_a_letter_by_dm_carries_a_picture_with_words(standin: StandIn, ana: Person) -> None:
    reply = await (await ana.slash("/letter")).settled()
    assert reply.content == "sent"
    assert [message.content for message in ana.dms] == ["psst"]
    assert ana.dms[0].alt_texts == ["7 of hearts"]
    pressed = await ana.click(ana.dms[0], label="Count")
    assert pressed.content == "count 1"
    assert not standin.world.violations


async def test_closed_dms_are_told_apart(standin: StandIn, ana: Person) -> None:
    ana.close_dms()
    reply = await (await ana.slash("/letter")).settled()
    assert reply.content == "closed 50007"
    ana.open_dms()
    assert (await (await ana.slash("/letter")).settled()).content == "sent"


async def test_a_v2_board_with_a_picture_and_a_button(standin: StandIn, ana: Person) -> None:
    reply = await (await ana.slash("/board")).settled()
    assert reply.text == "the table"
    assert reply.message is not None
    assert reply.message.alt_texts == ["the board"]
    assert (await ana.click(reply, label="My hand")).ephemeral
    assert not standin.world.violations


async def test_a_command_in_the_dm_only_where_it_is_allowed(ana: Person) -> None:
    assert (await ana.slash("/hand", channel=ana.dm)).content == "your hand"
    with pytest.raises(ClientRefuses, match="not in the menu"):
        await ana.slash("/table open", game="rummy500", channel=ana.dm)


async def test_a_restarted_bot_still_knows_its_buttons(
    standin: StandIn, room: GuildPlace, ana: Person, bot: SmallBot
) -> None:
    from playground.startup import running

    opened = await ana.slash("/table open", game="rummy500")
    await bot.close()
    async with running(SmallBot(sync=False), standin):
        assert (await ana.click(opened, label="Count")).content == "count 1"
    assert not standin.world.violations


async def test_the_oldest_ephemeral_messages_fade_and_who_holds_one_may_still_read_it(
    standin: StandIn, ana: Person
) -> None:
    standin.world.ephemerals_kept = 2
    replies = [await ana.slash("/hand") for _ in range(3)]
    assert ana.ephemerals == [reply.message for reply in replies[1:]]
    assert replies[0].text == "your hand"
    assert not standin.world.violations
