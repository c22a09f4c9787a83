"""What only one person is told: notices, completions, their language; and what the channel never learns."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cogs.desk.tastes import Preferences
from engine.cards import Card
from engine.views import TableView
from playground import Message
from tests.e2e.harness import QUICK, Dealer, Room, card_room, open_and_start
from tests.e2e.playing import Party

CODE = re.compile(r"\b(?:10|[A2-9TJQK])[SHDC]\b|(?:10|[A2-9JQK])[♠♥♦♣]")
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))


def cards_named(message: Message) -> set[str]:
    """The cards that anything public of a message names: text, alt texts, labels, custom ids, file names."""
    words = [message.text, *message.alt_texts, *message.labels, *message.custom_ids]
    words += [item.filename for item in message.attachments]
    words += [str(option) for part in message.selects for option in part["options"]]
    found = set()
    for code in CODE.findall("\n".join(words)):
        found.add(Card.parse("".join(SIGNS.get(sign, sign) for sign in code)).text)
    return found


def open_cards(view: TableView) -> set[str]:
    """What lies open, or has been told."""
    cards = [*view.discard, *(card for meld in view.melds for card in meld.meld.cards)]
    cards += [card for one in view.recent for card in one.cards]
    named = {slot.named.text for meld in view.melds for slot in meld.slots}
    if view.result is not None:
        cards += [card for seat in view.result.seats for card in seat.left]
    return {card.text for card in cards if not card.is_joker} | named


def _hand_of(message: Message) -> int:
    """The hand that a message is about: the channel may still show the last one when the next has begun."""
    found = re.search(r"hand (\d+)", message.text)
    assert found is not None
    return int(found[1])


@pytest.mark.long
async def test_the_channel_never_names_a_card_that_does_not_lie_open(tmp_path: Path) -> None:
    async with card_room(tmp_path, dice=Random(21), waits=replace(QUICK, next_hand=3_600.0)) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        table = await open_and_start(room, people[0], people[1:])
        party = Party(room, table, people, Random(21))
        known: dict[int, set[str]] = {}
        named = 0
        for _ in range(220):
            await party.step()
            view = (await room.glance(table)).view
            known.setdefault(view.deal, set()).update(open_cards(view))
            for message in room.channel_messages()[-2:]:  # the table, and the result above it
                told = cards_named(message)
                named += len(told)
                allowed = known[_hand_of(message)]
                assert told <= allowed, (told - allowed, view.deal, message.text, message.alt_texts, message.labels)
            if view.status == "finished":
                break
        assert named > 1_000
        await room.settled(table)
        room.assert_clean()


async def test_a_sleeper_is_nudged_played_for_and_welcomed_back(tmp_path: Path) -> None:
    waits = replace(QUICK, clock=1.2)
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=waits) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack("", "", upcard="KC")
        table = await open_and_start(room, ana, [ben], clock=60)
        async with asyncio.timeout(20):
            while not any("A computer keeps your seat" in message.text for message in ana.dms):
                view = (await room.glance(table)).view
                if view.status == "playing" and view.seats[view.turn].user == ben.id:
                    await Party(room, table, [ben], Random(1), ways=("command",)).step()
                await asyncio.sleep(0.05)
        texts = [message.text for message in ana.dms]
        nudges = [text for text in texts if "A quarter of your time is left" in text]
        played = [text for text in texts if "a computer played this turn for you" in text]
        assert nudges
        assert played
        assert all("Card Room" in text and "#general" in text for text in nudges + played)
        await (await ana.slash("/hand")).settled()
        assert not (await room.glance(table)).view.seats[0].is_computer
        room.assert_clean()


async def complete(room: Room, person: object, command: str, option: str, typed: str = "", **others: str) -> list[str]:
    reply = await person.autocomplete(command, option, typed, others=others)  # type: ignore[attr-defined]
    assert len(reply.choices) <= 25
    return [choice["value"] for choice in reply.choices]


async def test_commands_complete_themselves_with_what_the_player_may_know(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben, eve = room.person("Ana"), room.person("Ben"), room.person("Eve")
        dealer.stack("7H 8H 9H 5S 5D 5C X1 2C KD QS 3S 9C JD", "TH JH 4S 6S", upcard="KC", stock="2S AH")
        table = await open_and_start(room, ana, [ben])
        assert await complete(room, ana, "/draw", "card") == ["KC"]
        await (await ana.slash("/draw")).settled()
        melds = await complete(room, ana, "/meld", "cards")
        assert "7H 8H 9H" in melds
        assert all("7H" in meld for meld in await complete(room, ana, "/meld", "cards", "7h"))
        assert await complete(room, ben, "/meld", "cards") == []
        assert await complete(room, eve, "/meld", "cards") == []
        assert await complete(room, eve, "/discard", "card") == []
        await (await ana.slash("/meld", cards="7h,8h,9h")).settled()
        assert len(await complete(room, ana, "/discard", "card")) == 11
        assert await complete(room, ana, "/discard", "card", "king") == []
        assert await complete(room, ana, "/discard", "card", "kd") == ["KD"]
        await (await ana.slash("/discard", card="K♦")).settled()
        assert set(await complete(room, ben, "/draw", "card")) == {"KC", "KD"}
        assert (await complete(room, ben, "/draw", "card", "2"))[0] == "KD"
        await (await ben.slash("/draw")).settled()
        assert "TH" in await complete(room, ben, "/layoff", "cards")
        assert await complete(room, ben, "/layoff", "onto", "", cards="TH") == ["A1"]
        await (await ben.slash("/layoff", cards="10♥ J♥", onto="A1")).settled()
        view = (await room.glance(table)).view
        assert [slot.text for slot in view.melds[0].slots] == ["7H", "8H", "9H", "TH", "JH"]
        await room.settled(table)
        room.assert_clean()


async def test_everybody_reads_their_own_language(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, jana = room.person("Ana"), room.person("Jana", locale="cs")
        await room.bot.tastes.set_person(ana.id, Preferences(language="cs"))
        table = await open_and_start(room, jana, [ana])
        message = await room.table_message(table)
        assert "My hand" in message.labels
        for person in (ana, jana):
            hand = await (await person.click(message, label="My hand")).settled()
            assert "Odhodit" in hand.message.labels  # type: ignore[union-attr]
        await room.settled(table)
        room.assert_clean()
