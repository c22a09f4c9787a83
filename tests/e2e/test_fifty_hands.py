"""More than fifty whole hands of Rummy 500, by two, three and eight people, with everything that can happen in one."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from engine.actions import CallRummy, Move, declared_code
from engine.house import Waits
from engine.rules import Value
from engine.views import PlayerView, TableView
from playground import Person
from tests.e2e.company import Company, begin, seated
from tests.e2e.harness import Dealer, card_room

pytestmark = pytest.mark.long

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
WAITS = Waits(claim=0.05, grace=0.0, next_hand=3_600.0)


@dataclass
class Crowd(Company):
    """A company in which everybody who can calls at the same moment, and that remembers how hands ended."""

    async def make(self, person: Person, move: Move, way: str) -> None:
        before = (await self.room.glance(self.table_id)).view
        await super().make(person, move, way)
        after = (await self.room.glance(self.table_id)).view
        if len(move.cards if isinstance(move, CallRummy) else ()) > 1:
            self.done["deep call"] += 1
        if after.status != "playing" or after.deal != before.deal:
            assert after.result is not None
            self.done[f"{after.result.why} by {type(move).__name__}"] += 1
        self._count(before, after)

    def _count(self, before: TableView, after: TableView) -> None:
        fewer = before.discard_count - after.discard_count
        self.done["deep take"] += fewer > 1
        jokers = [slot for meld in after.melds for slot in meld.slots if slot.card.is_joker]
        self.done["joker on the table"] += bool(jokers)

    async def somebody_calls(self) -> bool:
        callers: list[tuple[Person, PlayerView, CallRummy]] = []
        for person in self.people:
            seen = await self.room.view(self.table_id, person)
            calls = [move for move in seen.legal if isinstance(move, CallRummy)]
            if calls:
                callers.append((person, seen, self.dice.choice(calls)))
        if not callers:
            return False
        before = callers[0][1].table
        self.dice.shuffle(callers)
        await asyncio.gather(*(self._call_out(person, move) for person, _, move in callers))
        async with asyncio.timeout(10):
            while (view := (await self.room.glance(self.table_id)).view).version == before.version:
                await asyncio.sleep(0.01)
        self.done["call"] += 1
        self.done["several calls"] += len(callers) > 1
        discarder, seats = before.discarder, len(before.seats)
        assert discarder is not None
        nearest = min((seen.seat for _, seen, _ in callers), key=lambda seat: (seat - discarder) % seats)
        assert view.turn == nearest or view.status != "playing"
        return True

    async def _call_out(self, person: Person, move: CallRummy) -> None:
        more = {"onto": move.onto} if move.onto else {}
        reply = await person.slash("/rummy", cards=declared_code(move.cards, move.named), **more)
        assert (await reply.settled()).ephemeral


HANDS = {2: 7, 3: 6, 8: 4}
TABLES = [
    (2, 1, {"target": 1_000, "hand_size_2p": 10, "low_ace_value": 5}),
    (2, 2, {"target": 1_000, "min_naturals": 2}),
    (3, 3, {"target": 1_000, "floating": True}),
    (3, 4, {"target": 1_000, "must_discard_to_go_out": True}),
    (3, 5, {"target": 1_000, "values": "five_ten_fifteen", "final_discard_unplayable": True}),
    (3, 6, {"target": 1_000, "top_discard_must_be_used": True, "stock_exhaustion": "end_now"}),
    (3, 7, {"target": 1_000, "call_uses_hand": True, "stock_exhaustion": "reshuffle"}),
    (8, 8, {"target": 1_000}),
    (8, 9, {"target": 1_000, "jokers": False}),
]


def test_it_is_fifty_hands() -> None:
    assert sum(HANDS[count] for count, _, _ in TABLES) >= 50


@pytest.mark.parametrize(("count", "seed", "rules"), TABLES)
async def test_hands_of_rummy_500(tmp_path: Path, count: int, seed: int, rules: dict[str, Value]) -> None:
    async with card_room(tmp_path, dice=Random(seed), waits=WAITS) as room:
        people = [room.person(name) for name in NAMES[:count]]
        people[1].close_dms()
        table = await seated(room, "rummy500", people, rules)
        await begin(room, people[0], table)
        party = Crowd(room, table, people, Random(seed), calls=0.8)
        await party.play_hands(HANDS[count])
        await room.settled(table)
        view = (await room.glance(table)).view
        assert view.deal == HANDS[count] + 1 or view.status == "finished"
        assert all(party.done[what] for what in ("Draw", "Take", "Discard", "LayMeld", "LayOff", "call"))
        assert party.done["joker on the table"] or rules.get("jokers") is False
        room.assert_clean()


async def test_a_tie_at_the_top_is_played_off(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=WAITS) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        hearts, spades = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "4S 5S 6S 7S 8S 9S TS JS QS"
        dealer.stack(f"{hearts} 5C", f"{spades} AD 2D 3D 4D", upcard="KC", stock="2C 3C")
        table = await seated(room, "rummy500", [ana, ben], {"target": 50, "calling": False})
        await begin(room, ana, table)
        for person, melds, card in ((ana, [hearts], "2C"), (ben, [spades, "AD 2D 3D 4D"], "3C")):
            await (await person.slash("/draw")).settled()
            for meld in melds:
                assert "is on the table" in (await (await person.slash("/meld", cards=meld)).settled()).text
            reply = await (await person.slash("/discard", card=card)).settled()
            if reply.message is not None and "Do it anyway" in reply.message.labels:
                await (await person.click(reply, label="Do it anyway")).settled()
        view = (await room.glance(table)).view
        assert view.result is not None
        assert [seat.total for seat in view.result.seats] == [79, 79]
        assert view.status == "between"
        message = await room.table_message(table)
        for person in (ana, ben):
            await (await person.click(message, label="Next hand")).settled()
        await Company(room, table, [ana, ben], Random(1)).play()
        view = (await room.glance(table)).view
        assert view.result is not None
        assert len(view.result.winners) == 1
        await room.settled(table)
        room.assert_clean()
