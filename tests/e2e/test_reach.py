"""Every card can be reached by tapping: hands of 1 to 60 cards, piles of 1 to 100, melds and lay-offs galore."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from cogs.desk import layout
from cogs.desk.tastes import Preferences
from cogs.playing.panel import Panel, Question, draw_panel
from cogs.playing.pile import pile_menus
from engine.actions import LayMeld, LayOff
from engine.cards import deck
from engine.meld_readings import read_meld
from engine.views import MeldView
from playground import Message
from tests.e2e.harness import Room, card_room, open_and_start
from text import words_for


async def posted(room: Room, shown: Any, files: list[Any] | None = None) -> Message:
    """The message as Discord takes it: within every limit, or refused."""
    message = await (await room.bot.create_dm(await room.bot.fetch_user(room.person("Ana").id))).send(
        view=shown, files=files or []
    )
    found = room.discord.world.find_message(message.id)
    assert found is not None
    return found


def values(message: Message, action: str) -> list[str]:
    """Everything that the menus of this action offer."""
    menus = [part for part in message.selects if f":{action}:" in part["custom_id"] + ":"]
    return [option["value"] for part in menus for option in part["options"]]


async def test_every_card_of_a_hand_is_in_a_menu(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")])
        glance = await room.glance(table)
        player = await room.view(table, room.person("Ana"))
        cards = deck(2, 4)
        Random(60).shuffle(cards)
        question = Question("Sure?", sure="discard")
        for size in (*range(1, 61), 80, 108):
            seen = replace(player, hand=tuple(cards[:size]), legal=())
            panel = Panel(glance, seen, words_for("cs" if size % 2 else "en"), Preferences(), question=question)
            message = await posted(room, *await draw_panel(room.bot, size, panel))
            assert sorted(values(message, "cards")) == sorted(card.code for card in seen.hand), size
            assert len(message.parts()) <= 40
            assert len(message.text) <= 4_000
        room.assert_clean()


async def test_every_card_of_a_pile_is_in_a_menu(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")])
        view = (await room.glance(table)).view
        cards = deck(2, 4)
        Random(100).shuffle(cards)
        for size in range(1, 101):
            pile = replace(view, discard=tuple(cards[:size]), discard_count=size)
            message = await posted(room, layout("Pile", *pile_menus(pile, words_for("en"), "pick")))
            assert values(message, "pick") == [card.code for card in reversed(pile.discard)], size
        calls = pile_menus(pile, words_for("en"), "rcards", most=25, chosen=pile.discard[:3], counts=False)
        await posted(room, layout("Call", *calls))
        room.assert_clean()


async def test_many_melds_and_lay_offs_stay_within_one_menu(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        table = await open_and_start(room, room.person("Ana"), [room.person("Ben")])
        glance = await room.glance(table)
        player = await room.view(table, room.person("Ana"))
        cards = deck(1, 2)
        melding = player.table.rules.melding(1)
        laid = []
        for at in range(40):
            reading = read_meld(cards[at : at + 3], melding, None, {}, 0)
            if isinstance(reading, list) and reading:
                laid.append(MeldView(f"A{len(laid) + 1}", 0, reading[0].meld))
        hand = tuple(cards[:30])
        melds = tuple(LayMeld(hand[at : at + size]) for at in range(20) for size in (3, 4, 5))
        offs = tuple(LayOff((card,), meld.id) for card in hand for meld in laid)
        seen = replace(
            player,
            hand=hand,
            legal=(*melds, *offs),
            table=replace(player.table, melds=tuple(laid), phase="play", turn=player.seat),
        )
        message = await posted(
            room, *await draw_panel(room.bot, 1, Panel(glance, seen, words_for("en"), Preferences(sort="melds")))
        )
        assert len(values(message, "melds")) == len(values(message, "layoffs")) == 25
        room.assert_clean()
