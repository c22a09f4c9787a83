"""Around a table: closed DMs, pings, messages in the channel, lost messages and permissions, presses from nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from cogs.desk import button, layout, row
from engine.house import Waits
from playground import Message
from tests.e2e.harness import Dealer, Room, card_room, open_and_start
from tests.e2e.playing import Party
from tests.e2e.refusing import sentences


async def turns_of(room: Room, table: int, party: Party, hands: int = 1) -> int:
    """Play so many hands; how many turns of people began."""
    before = -1
    turns = 0
    start = (await room.glance(table)).view.deal
    while True:
        view = (await room.glance(table)).view
        if view.status != "playing" or view.deal >= start + hands:
            return turns
        if view.phase in ("draw", "call") and (view.turn, view.deal) != before:
            before = (view.turn, view.deal)  # type: ignore[assignment]
            turns += 1
        await party.step()
        await room.settled(table)


def pings(room: Room) -> list[tuple[Message, int]]:
    """(message, person) of every ring in the channel so far, deleted messages included."""
    return [(one, user) for one in room.heard for user in one.pinged]


async def test_each_turn_rings_once_and_a_hand_leaves_table_and_result(tmp_path: Path) -> None:
    waits = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)
    async with card_room(tmp_path, waits=waits, dice=Random(4)) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat", "Dan")]
        table = await open_and_start(room, people[0], people[1:])
        party = Party(room, table, people, Random(4), calls=0.0)
        turns = await turns_of(room, table, party)
        await room.settled(table)
        rings = pings(room)
        assert len(rings) == turns
        assert all(len(message.pinged) == 1 for message, _ in rings)
        shown = room.channel_messages()
        assert len(shown) == 1, [message.text for message in shown]
        assert "Next hand" in shown[0].labels
        for person in people:
            await (await person.click(shown[0], label="Next hand")).settled()
        await room.settled(table)
        result, now = room.channel_messages()
        assert (result.labels, len(result.pictures)) == ([], 1)
        assert "went out" in result.text or "stock" in result.text
        assert "Draw" in now.labels
        assert all(message.alt_texts for message in (result, now))
        room.assert_clean()


async def test_closed_dms_are_tried_once_and_the_game_goes_on(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(9)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        ben.close_dms()
        table = await open_and_start(room, ana, [ben])
        party = Party(room, table, [ana, ben], Random(9))
        seen = set()
        for _ in range(30):
            await party.step()
            view = (await room.glance(table)).view
            if view.status == "playing" and view.seats[view.turn].user == ben.id:
                seen.add((await room.table_message(table)).text)
        await room.settled(table)
        refused = [one for one in room.discord.world.requests if one.code == 50007]
        assert len(refused) == 1
        assert seen
        assert all("**Ben**, press **My hand**" in text for text in seen)
        assert ana.dms
        room.assert_clean()


async def test_a_deleted_table_message_comes_back(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        room.place.delete_message(await room.table_message(table))
        async with asyncio.timeout(5):
            while not room.channel_messages():
                await asyncio.sleep(0.02)
        assert "Draw" in (await room.table_message(table)).labels
        assert len(room.channel_messages()) == 1
        room.assert_clean()


async def test_a_lost_permission_is_told_to_the_host_and_given_back_the_table_returns(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben])
        await room.settled(table)
        channel = room.place.channels[0]
        room.place.deny_bot(channel, "send_messages", "attach_files")
        await room.discord.quiet()
        before = (await room.glance(table)).version
        view = (await room.glance(table)).view
        first = next(person for person in (ana, ben) if person.id == view.seats[view.turn].user)
        drawn = await (await first.slash("/draw")).settled()
        assert "You drew" in drawn.text
        await room.discord.quiet()
        letters = [message.text for message in ana.dms if "Send Messages" in message.text]
        assert len(letters) == 1
        assert all(named in letters[0] for named in ("Attach Files", f"table {table}", "#general", "Card Room"))
        room.place.allow_bot(channel, "send_messages", "attach_files")
        assert f"rm1:{table}:" in " ".join((await room.table_message(table)).custom_ids)
        assert (await room.glance(table)).version > before
        room.assert_clean()


async def test_an_unknown_press_gets_a_kind_word(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana = room.person("Ana")
        old = await room.bot.get_channel(room.place.channels[0].id).send(
            view=layout("From another time", row(button(999, 3, "draw", "Draw"), button(0, 0, "nonsense", "Old")))
        )
        message = room.discord.world.find_message(old.id)
        assert message is not None
        gone = await (await ana.click(message, label="Draw")).settled()
        assert "no table 999" in gone.text
        unknown = await (await ana.click(message, label="Old")).settled()
        assert "do not know this button" in unknown.text
        room.assert_clean()


async def test_several_tables_are_asked_about(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        first = await open_and_start(room, ana, [ben])
        second = await open_and_start(room, ana, [ben])
        asked = await (await ana.slash("/hand")).settled()
        assert f"table:{first}" in asked.text
        assert f"table:{second}" in asked.text
        mine = await (await ana.slash("/hand", table=str(second))).settled()
        assert f"table {second}" in mine.text
        offered = await ana.autocomplete("/hand", "table", "")
        assert [choice["value"] for choice in offered.choices] == [str(first), str(second)]
        in_dm = await (await ana.slash("/hand", channel=ana.dm, table=str(first))).settled()
        assert f"table {first}" in in_dm.text
        room.assert_clean()


MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("/meld", {"cards": text})
    for text in (
        "", " ", "7", "H", "7H 8", "ZZ", "7H 8H 9", "1H 2H 3H", "7X", "X9 X9", "joker joker joker", "7H 7H 7H", "=9H",
        "X1=", "X1=X2", "7H=low", "AH=", ";", "7H;", "; ; ;", "🂡🂱🃁", "7♥8♥9♠", "seven of", "of hearts", "7H+8H+9H",
        "7 of hearts, 8 of", "\u202e7H", "7H" * 200, "<@123>", "**7H**", "`7H`", "10", "0H", "11H", "7H/8H/9H",
        "all", "hand", "best", "7h8h9h10h11h", "-1", "9" * 900,
    )
    if text
]  # fmt: skip
MALFORMED += [
    ("/discard", {"card": "7H 8H"}),
    ("/discard", {"card": "nothing"}),
    ("/layoff", {"cards": "7H", "onto": "Q9"}),
    ("/layoff", {"cards": "rubbish", "onto": "A1"}),
    ("/draw", {"source": "discard", "card": "2S"}),
    ("/draw", {"card": "?"}),
    ("/rummy", {"cards": "7H 8H 9H"}),
    ("/rummy", {"cards": "what", "onto": "A1"}),
    ("/swap", {"onto": "A1", "card": "7H"}),
    ("/out", {"discard": "7H"}),
    ("/out", {}),
    ("/pass", {}),
    ("/hand", {"table": "twelve"}),
    ("/hand", {"table": "99999999999999999999"}),
    ("/hand", {"table": "77"}),
]


async def test_malformed_input_is_answered_with_help_and_changes_nothing(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack("KD QS 3S 9C JD 2D 4D 6D 8D TC 5C 3H 6S", "TH JH 4S 8S TS", upcard="KC", stock="2C")
        table = await open_and_start(room, ana, [ben])
        await (await ana.slash("/draw")).settled()
        before = await room.view(table, ana)
        for command, options in MALFORMED:
            reply = await (await ana.slash(command, **options)).settled()
            assert reply.ephemeral, (command, options)
            helped = [sentences(key, "en", reply.text) for key in ("misread", "refusal", "table.unknown", "table.none")]
            assert any(helped), (command, options, reply.text)
            assert "went wrong on my side" not in reply.text, (command, options)
            assert not reply.message.mention_ids  # type: ignore[union-attr]
        after = await room.view(table, ana)
        assert (after.hand, after.table.version) == (before.hand, before.table.version)
        room.assert_clean()


async def test_eight_people_play_a_hand(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(8)) as room:
        names = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
        people = [room.person(name) for name in names]
        table = await open_and_start(room, people[0], people[1:])
        await Party(room, table, people, Random(8)).play_hands(1)
        await room.settled(table)
        room.assert_clean()
