"""From the turn's ping to a finished turn: three taps to draw and discard, five with a meld, in every game."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import hints
from engine.advice import advised
from engine.house import Waits
from engine.setup import Setup
from engine.variants import GAMES
from engine.views import PlayerView
from playground import Message, Person, Reply
from tests.e2e.company import Generous
from tests.e2e.harness import Room, card_room, open_and_start

TURNS = 30
WAITS = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)


class Thumb:
    """One person's thumb on one turn."""

    def __init__(self, room: Room, table: int, person: Person) -> None:
        self.room, self.table, self.person = room, table, person
        self.taps = 0
        self.melded = self.asked = self.went_out = False

    async def tap(self, message: Message | Reply, label: str) -> Message:
        self.taps += 1
        return self._answer(await (await self.person.click(message, label=label)).settled())

    async def choose(self, message: Message | Reply, menu: str, value: str) -> Message:
        self.taps += 1
        return self._answer(await (await self.person.select(message, menu, value)).settled())

    @staticmethod
    def _answer(reply: Reply) -> Message:
        assert reply.message is not None
        return reply.message

    async def seen(self) -> PlayerView:
        return await self.room.view(self.table, self.person)

    async def turn(self, begin: Message) -> None:
        """A whole turn, beginning with the message that rang: draw, a meld if there is one, out or a discard."""
        panel = await self.tap(begin, "Draw")
        melds = _menu(panel, "melds")
        if not melds.get("disabled") and melds["options"]:
            self.melded = True
            await self.choose(panel, melds["custom_id"], melds["options"][0]["value"])
            await self.tap(panel, next(label for label in panel.labels if label in ("Meld", "Lay contract")))
        if (await self.seen()).table.turn != (await self.seen()).seat:
            self.went_out = True
        elif not _button(panel, "Go out").get("disabled"):
            self.went_out = True
            await self.tap(panel, "Go out")
        else:
            await self._discard(panel)

    async def _discard(self, panel: Message) -> None:
        seen = await self.seen()
        card = advised(seen).discard or hints.discards_offered(seen)[0]
        await self.choose(panel, _menu(panel, "cards", card.code)["custom_id"], card.code)
        panel = await self.tap(panel, "Discard")
        if "Do it anyway" in panel.labels:
            self.asked = True
            await self.tap(panel, "Do it anyway")


def _menu(panel: Message, action: str, value: str = "") -> dict[str, Any]:
    """The menu of an action, where there are several the one that offers the value."""
    menus = [part for part in panel.selects if f":{action}" in part["custom_id"]]
    return next(part for part in menus if not value or any(one["value"] == value for one in part["options"]))


def _button(panel: Message, label: str) -> dict[str, Any]:
    return next(part for part in panel.buttons if part["label"] == label)


async def rung(room: Room, table: int, person: Person, by_dm: bool) -> Message:
    """The message that shows this person's turn: the table's, which rang, or the hand in their DM."""
    message = await room.table_message(table)
    if not by_dm:
        return message
    version = (await room.glance(table)).version
    async with asyncio.timeout(10):
        while not person.dms or f"rm1:{table}:{version}:draw" not in person.dms[-1].custom_ids:
            await asyncio.sleep(0.01)
    return person.dms[-1]


@pytest.mark.parametrize("by_dm", [False, True], ids=["at the table", "in the DM"])
@pytest.mark.parametrize("game", GAMES)
async def test_no_turn_takes_more_taps_than_it_has_to(tmp_path: Path, game: str, by_dm: bool) -> None:
    setup = Setup(game)
    dice = Generous(5, setup.rules(), 3) if game == "contract_rummy" else Random(5)
    counted: Counter[tuple[bool, int]] = Counter()
    async with card_room(tmp_path, dice=dice, waits=WAITS) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        table = await open_and_start(room, people[0], people[1:], game=game)
        for _ in range(TURNS):
            view = (await room.glance(table)).view
            if view.status != "playing":
                break
            person = next(one for one in people if one.id == view.seats[view.turn].user)
            thumb = Thumb(room, table, person)
            await thumb.turn(await rung(room, table, person, by_dm))
            assert (await room.glance(table)).view.turn != view.turn
            assert thumb.taps <= (5 if thumb.melded else 3) + thumb.asked, (thumb.melded, thumb.asked, thumb.taps)
            counted[thumb.melded, thumb.taps] += 1
        room.assert_clean()
    assert counted[False, 3] >= 4
    if game != "three_thirteen":
        assert counted[True, 5] + counted[True, 3] >= 1, counted
