"""People, channels and the bot itself come and go: the game is kept, told once, and goes on where it can."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cogs.desk.tastes import Preferences
from playground import Person
from tests.e2e.harness import Dealer, Room, card_room, open_and_start


async def started(room: Room, *names: str) -> tuple[int, list[Person]]:
    people = [room.person(name) for name in names]
    return await open_and_start(room, people[0], people[1:]), people


async def test_the_next_player_has_left_the_server(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        dealer.stack("", "", "", upcard="KC")
        table, (ana, ben, cat) = await started(room, "Ana", "Ben", "Cat")
        ben.leave()
        await (await ana.slash("/draw")).settled()
        card = (await room.view(table, ana)).hand[0]
        reply = await (await ana.slash("/discard", card=card.code)).settled()
        if "Do it anyway" in reply.message.labels:  # type: ignore[union-attr]
            await (await ana.click(reply, label="Do it anyway")).settled()
        async with asyncio.timeout(5):
            while (await room.glance(table)).view.turn != 2:
                await asyncio.sleep(0.02)
        assert (await room.glance(table)).view.seats[1].has_left
        await room.settled(table)
        drawn = await (await cat.click(await room.table_message(table), label="Draw")).settled()
        assert "You drew" in drawn.text
        room.assert_clean()


async def test_the_player_in_turn_leaves_without_a_word(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        dealer.stack("", "", "", upcard="KC")
        table, (ana, _, _) = await started(room, "Ana", "Ben", "Cat")
        await room.settled(table)
        ana.leave()
        await room.bot.get_cog("Watching").look_round.coro(room.bot.get_cog("Watching"))
        async with asyncio.timeout(5):
            while (await room.glance(table)).view.turn != 1:
                await asyncio.sleep(0.02)
        await room.settled(table)
        room.assert_clean()


async def test_the_channel_is_deleted_and_the_game_goes_on_in_another(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        general, other = room.place.channel("general"), room.place.channel("cards")
        table, (ana, ben) = await started(room, "Ana", "Ben")
        await room.settled(table)
        room.place.delete_channel(general)
        await room.discord.quiet()
        (told,) = [message.text for message in ana.dms if "is gone" in message.text]
        assert f"table {table}" in told
        assert "Card Room" in told
        moved = await (await ana.slash("/table show", channel=other, table=str(table))).settled()
        assert "in this channel now" in moved.text
        message = await room.table_message(table)
        assert message.channel_id == other.id
        view = (await room.glance(table)).view
        first = ana if view.seats[view.turn].user == ana.id else ben
        assert "You drew" in (await (await first.click(message, label="Draw")).settled()).text
        await room.settled(table)
        room.assert_clean()


async def test_the_table_moves_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        other = room.place.channel("cards")
        table, (ana, _) = await started(room, "Ana", "Ben")
        await room.settled(table)
        await (await ana.slash("/table show", channel=other, table=str(table))).settled()
        await room.settled(table)
        assert not room.channel_messages()
        assert len(room.channel_messages(other)) == 1
        (before,) = room.channel_messages(other)
        await (await ana.slash("/table show", channel=other)).settled()
        await room.settled(table)
        (after,) = room.channel_messages(other)
        assert after.id != before.id
        room.assert_clean()


async def test_the_bot_is_thrown_out_and_invited_again(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table, (ana, ben) = await started(room, "Ana", "Ben")
        await room.settled(table)
        before = (await room.glance(table)).version
        room.place.remove_bot()
        await room.discord.quiet()
        room.place.add_bot()
        await room.discord.quiet()
        view = (await room.glance(table)).view
        assert view.version == before
        first = ana if view.seats[view.turn].user == ana.id else ben
        drawn = await (await first.slash("/draw")).settled()
        assert "You drew" in drawn.text
        await room.settled(table)
        assert not [person for person in (ana, ben) if not person.user.dms_open]
        assert (await room.bot.tastes.dm_of(ana.id)).is_open
        room.assert_clean()


async def test_a_hand_that_goes_to_the_panel_only_sends_no_dm(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        await room.bot.tastes.set_person(ben.id, Preferences(hand="panel", ping=False))
        table = await open_and_start(room, ana, [ben])
        await room.settled(table)
        assert not ben.dms
        assert len(ana.dms) == 1
        assert not any(ben.id in message.pinged for message in room.heard)
        room.assert_clean()


async def test_the_hand_in_the_dm_plays_the_whole_turn(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        dealer.stack("", "", upcard="KC")
        table, (ana, ben) = await started(room, "Ana", "Ben")
        await room.settled(table)
        (letter,) = ana.dms
        assert letter.pictures
        assert "Card Room" in letter.text
        drawn = await (await ana.click(letter, label="Draw")).settled()
        assert drawn.is_update
        card = next(one for one in (await room.view(table, ana)).hand if not one.is_joker)
        await (await ana.select(letter, "Cards", card.code)).settled()
        done = await (await ana.click(letter, label="Discard")).settled()
        if "Do it anyway" in done.message.labels:  # type: ignore[union-attr]
            done = await (await ana.click(letter, label="Do it anyway")).settled()
        assert "Your turn is over" in done.text
        await room.settled(table)
        (bens,) = ben.dms
        assert "You draw next" in bens.text
        assert len(ana.dms) == 1
        room.assert_clean()


async def test_a_door_that_was_closed_opens_with_a_press_in_the_dm(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        ben.close_dms()
        table = await open_and_start(room, ana, [ben])
        await room.settled(table)
        assert not (await room.bot.tastes.dm_of(ben.id)).is_open
        ben.open_dms()
        hand = await (await ben.slash("/hand", channel=ben.dm)).settled()
        assert "Rummy 500" in hand.text
        assert (await room.bot.tastes.dm_of(ben.id)).is_open
        room.assert_clean()


async def test_a_thread_of_its_own_holds_the_table(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        room.place.role("@everyone")
        ana, ben = room.person("Ana"), room.person("Ben")
        room.place.allow_bot(room.place.channels[0], "create_public_threads")
        await room.discord.quiet()
        await (await ana.slash("/table open", game="rummy500", seats=2, thread=True)).settled()
        (thread,) = room.place.threads
        (table,) = room.house.tables_at(thread.id)
        message = await room.table_message(table)
        await (await ben.click(message, label="Join")).settled()
        await (await ana.click(await room.table_message(table), label="Start")).settled()
        message = await room.table_message(table)
        assert message.channel_id == thread.id
        assert "Draw" in message.labels
        await room.settled(table)
        room.assert_clean()


async def turn_of(room: Room, table: int, person: Person) -> None:
    """Wait until it is this person's turn, draw and discard."""
    seen = await room.view(table, person)
    async with asyncio.timeout(10):
        while (await room.glance(table)).view.turn != seen.seat:
            await asyncio.sleep(0.02)
    drawn = await (await person.click(await room.table_message(table), label="Draw")).settled()
    assert "You drew" in drawn.text
    card = next(one for one in (await room.view(table, person)).hand if not one.is_joker)
    reply = await (await person.slash("/discard", card=card.code)).settled()
    if "Do it anyway" in reply.message.labels:  # type: ignore[union-attr]
        await (await person.click(reply, label="Do it anyway")).settled()


async def test_the_host_leaves_the_server_and_the_next_one_is_told(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        dealer.stack("", "", "", upcard="KC")
        table, (ana, ben, cat) = await started(room, "Ana", "Ben", "Cat")
        await room.settled(table)
        ana.leave()
        await room.bot.get_cog("Watching").look_round.coro(room.bot.get_cog("Watching"))
        await turn_of(room, table, ben)
        await turn_of(room, table, cat)
        await room.settled(table)
        assert [f"host of table {table} now" in letter.text for letter in ben.dms].count(True) == 1
        assert not any("host of table" in letter.text for letter in cat.dms)
        refused = await (await cat.slash("/table kick", member=ben)).settled()
        assert "That is for the host, **Ben**" in refused.text
        await (await ben.slash("/table end")).settled()
        assert (await room.glance(table)).ended == "host"
        room.assert_clean()


async def test_all_but_one_leave_and_the_one_plays_on_until_leaving_too(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        dealer.stack("", "", "", "", upcard="KC")
        table, (ana, ben, cat, dan) = await started(room, "Ana", "Ben", "Cat", "Dan")
        for person in (ana, cat):
            assert "A computer plays your seat on" in (await (await person.slash("/table leave")).settled()).text
        dan.leave()
        for _ in range(2):
            await turn_of(room, table, ben)
        view = (await room.glance(table)).view
        assert [seat.has_left for seat in view.seats] == [True, False, True, True]
        assert view.host == ben.id
        gone = await (await ana.slash("/draw", table=str(table))).settled()
        assert "You left this game" in gone.text
        assert "Welcome back" in (await (await ana.slash("/table join", table=str(table))).settled()).text
        for person in (ana, ben):
            await (await person.slash("/table leave")).settled()
        glance = await room.glance(table)
        assert glance.ended == "empty", glance.view.status
        await room.discord.quiet()
        room.assert_clean()


async def test_the_thread_is_deleted_and_the_game_goes_on_in_the_channel(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        general = room.place.channels[0]
        room.place.allow_bot(general, "create_public_threads")
        await room.discord.quiet()
        ana, ben = room.person("Ana"), room.person("Ben")
        await (await ana.slash("/table open", game="rummy500", seats=2, thread=True)).settled()
        (thread,) = room.place.threads
        (table,) = room.house.tables_at(thread.id)
        await (await ben.click(await room.table_message(table), label="Join")).settled()
        await (await ana.click(await room.table_message(table), label="Start")).settled()
        await room.settled(table)
        room.place.delete_channel(thread)
        await room.discord.quiet()
        assert [("is gone" in letter.text) for letter in ana.dms].count(True) == 1
        await (await ana.slash("/table show", channel=general, table=str(table))).settled()
        message = await room.table_message(table)
        assert message.channel_id == general.id
        view = (await room.glance(table)).view
        first = ana if view.seats[view.turn].user == ana.id else ben
        assert "You drew" in (await (await first.click(message, label="Draw")).settled()).text
        await room.settled(table)
        room.assert_clean()
