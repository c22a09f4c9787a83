"""Typed jokers that could be two things: asked for with the same menu as tapped ones, and the move goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playground import Person
from tests.e2e.harness import Dealer, card_room, open_and_start
from tests.e2e.test_contract_stories import say, sit


async def play(person: Person, *moves: str | tuple[str, ...]) -> None:
    """A whole turn, typed."""
    for move in moves:
        path, *typed = (move,) if isinstance(move, str) else move
        named = {"card": typed[0]} if path == "/discard" else dict(zip(("cards", "onto"), typed, strict=False))
        await say(person, path, **named)


async def test_a_typed_contract_whose_joker_could_be_two_things_is_asked_for(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        anas, bens = "7H 7S 7D 7C 9H 9S 9D 9C AC 5C", "AH AS AD 5H 5S 5D 3H 3S JD JS"
        sitting = await sit(room, dealer, anas, bens, "2S 4S 6S 8S", {})
        # Ben leads the second deal, so the first hand is his.
        dealer.stack("AH AS AD 8D 9D TD X1 2S 4S 6S", "", "", upcard="KC", stock="QC", each=10)
        ana, ben, cat, table = sitting.ana, sitting.ben, sitting.cat, sitting.table
        await play(ana, "/draw", ("/meld", "7H 7S 7D 7C; 9H 9S 9D 9C"), ("/discard", "2S"))
        await play(ben, "/draw", ("/meld", "AH AS AD; 5H 5S 5D"), ("/discard", "4S"))
        await play(cat, "/draw", ("/discard", "6S"))
        aces, fives = (meld.id for meld in (await room.glance(table)).view.melds[-2:])
        await play(ana, "/draw", ("/layoff", "AC", aces), ("/layoff", "5C", fives), ("/discard", "8S"))
        async with asyncio.timeout(15):
            while (await room.glance(table)).view.deal < 2:
                await asyncio.sleep(0.05)
        await say(ben, "/draw")
        asked = await say(ben, "/meld", cards="AH AS AD; 8D 9D TD X1")
        assert asked.message is not None
        assert "Your joker can stand for several cards" in asked.text
        menu = next(part for part in asked.message.selects if ":declare" in part["custom_id"])
        assert [option["label"] for option in menu["options"]] == ["run: joker as 7♦", "run: joker as J♦"]
        assert all(option["description"] == "8♦ 9♦ 10♦ joker" for option in menu["options"])
        laid = await (await ben.select(asked.message, menu["custom_id"], menu["options"][1]["value"])).settled()
        assert "Your contract is met" in laid.text
        run = next(meld for meld in (await room.glance(table)).view.melds if meld.meld.kind == "run")
        assert [slot.text for slot in run.meld.slots] == ["8D", "9D", "TD", "X1=JD"]
        await room.settled(table)
        room.assert_clean()


async def test_a_typed_meld_whose_joker_could_be_two_things_is_asked_for(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack("8H 9H X1 TS JS QS X2 2C KD 3S 9C JD 4D", "", upcard="KC", stock="2S")
        table = await open_and_start(room, ana, [ben])
        await say(ana, "/draw")
        await say(ana, "/meld", cards="TS JS QS")
        for path, options, label, onto in (
            ("/meld", {"cards": "8h 9h x1"}, "run: joker as 10♥", "A2"),
            ("/layoff", {"cards": "X2", "onto": "A1"}, "run: joker as K♠", "A1"),
        ):
            asked = await say(ana, path, **options)
            assert asked.message is not None
            menu = next(part for part in asked.message.selects if ":declare" in part["custom_id"])
            done = await (await ana.select(asked.message, menu["custom_id"], label)).settled()
            assert f"{onto} " in done.text or f"on {onto}" in done.text
        await room.settled(table)
        room.assert_clean()
