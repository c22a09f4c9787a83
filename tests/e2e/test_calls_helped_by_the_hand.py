"""Calls of Rummy where the house rule lets one's own cards help: chosen by menus and typed, and nobody else learns."""

from __future__ import annotations

from pathlib import Path

from playground import Message, Person
from tests.e2e.company import begin, seated
from tests.e2e.harness import Dealer, Room, card_room

ANAS, BENS, CATS = "TH 2C 4D KS 5S 9C 8D", "3C 5C 9D JS QD 6S AC", "JH QH 3D 7S 2S 8C AS"


async def discarded(room: Room, dealer: Dealer) -> tuple[int, Message, list[Person]]:
    """Ana has thrown the ten of hearts; Cat holds jack and queen."""
    people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
    dealer.stack(ANAS, BENS, CATS, upcard="KC", stock="3S 8S 2D")
    table = await seated(room, "rummy500", people, {"call_uses_hand": True})
    await begin(room, people[0], table)
    await (await people[0].slash("/draw")).settled()
    await (await people[0].slash("/discard", card="TH")).settled()
    return table, await room.table_message(table), people


async def test_cards_of_the_hand_are_in_the_menus_of_the_call(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        table, message, (_, _, cat) = await discarded(room, dealer)
        panel = await (await cat.click(message, label="Rummy!")).settled()
        assert "your own cards may help" in panel.text
        await (await cat.select(panel, "Cards", ["JH", "QH"])).settled()
        await (await cat.select(panel, "Where do they go?", "new")).settled()
        refused = await (await cat.click(panel, label="Rummy!")).settled()
        assert "needs discards" in refused.text
        await (await cat.select(panel, "Take from the discards", ["TH"])).settled()
        done = await (await cat.click(panel, label="Rummy!")).settled()
        assert "“Rummy” it is" in done.text
        view = (await room.glance(table)).view
        assert view.turn == 2
        assert [slot.text for slot in view.melds[0].slots] == ["TH", "JH", "QH"]
        await room.settled(table)
        room.assert_clean()


async def test_the_same_call_typed(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        table, _, (_, ben, cat) = await discarded(room, dealer)
        refused = await (await ben.slash("/rummy", cards="TH JH QH")).settled()
        assert "JH" in refused.text or "J♥" in refused.text
        assert "“Rummy” it is" in (await (await cat.slash("/rummy", cards="10h jh qh")).settled()).text
        assert (await room.glance(table)).view.turn == 2
        await room.settled(table)
        room.assert_clean()
