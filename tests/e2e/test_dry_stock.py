"""The stock is used up: what the rules say is what the buttons offer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from engine import hints
from engine.house import Waits
from playground import Message, Person
from tests.e2e.company import begin, seated
from tests.e2e.harness import Room, card_room

WAITS = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)


class Dry(NamedTuple):
    room: Room
    table: int
    message: Message
    first: Person
    """Whose turn it is."""


async def drawn_dry(room: Room, game: str, exhaustion: str, count: int = 3) -> Dry:
    """A table whose players have drawn and discarded until the stock was used up; nobody has melded."""
    people = [room.person(name) for name in ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay")[:count]]
    rules = {"stock_exhaustion": exhaustion, **({"calling": False} if game == "rummy500" else {})}
    table = await seated(room, game, people, rules)
    await begin(room, people[0], table)
    while True:
        view = (await room.glance(table)).view
        person = next(one for one in people if one.id == view.seats[view.turn].user)
        if view.stock_count == 0:
            return Dry(room, table, await room.table_message(table), person)
        await (await person.slash("/draw")).settled()
        card = min(hints.discards_offered(await room.view(table, person)))
        reply = await (await person.slash("/discard", card=card.code)).settled()
        if reply.message is not None and "Do it anyway" in reply.message.labels:
            await (await person.click(reply, label="Do it anyway")).settled()


def disabled(message: Message, label: str) -> bool:
    return next(bool(part.get("disabled")) for part in message.buttons if part["label"] == label)


async def pass_on(dry: Dry, *, typed: bool) -> None:
    passing = dry.first.slash("/pass") if typed else dry.first.click(dry.message, label="Pass")
    asked = await (await passing).settled()
    await (await dry.first.click(asked, label="Do it anyway")).settled()


@pytest.mark.parametrize(("game", "exhaustion"), [("rummy500", "end_on_decline"), ("basic_rummy", "end")])
async def test_with_nothing_to_draw_pass_is_offered_at_the_table(tmp_path: Path, game: str, exhaustion: str) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=WAITS) as room:
        dry = await drawn_dry(room, game, exhaustion)
        assert disabled(dry.message, "Draw")
        assert not disabled(dry.message, "Take")
        refused = await (await dry.first.slash("/draw")).settled()
        assert "stock is used up" in refused.text
        await pass_on(dry, typed=game == "basic_rummy")
        view = (await room.glance(dry.table)).view
        assert view.status == "between"
        assert view.result is not None
        assert view.result.out is None
        await room.settled(dry.table)
        room.assert_clean()


@pytest.mark.parametrize("exhaustion", ["reshuffle", "turn_over"])
async def test_where_the_discards_become_the_new_stock_one_just_draws(tmp_path: Path, exhaustion: str) -> None:
    async with card_room(tmp_path, dice=Random(3), waits=WAITS) as room:
        dry = await drawn_dry(room, "basic_rummy", exhaustion, 6)
        assert "Pass" not in dry.message.labels
        before = (await room.glance(dry.table)).view.discard_count
        await (await dry.first.click(dry.message, label="Draw")).settled()
        view = (await room.glance(dry.table)).view
        assert (view.stock_count, view.discard_count) == (before - 2, 1)
        assert any(one.what == "restocked" for one in view.recent)
        await room.settled(dry.table)
        room.assert_clean()
