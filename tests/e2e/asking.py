"""What can be asked at every table and after every game: by button and by command, private, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.referee import judge
from playground import Message, Person, Reply
from tests.e2e.harness import Room
from text import words_for

WORDS = words_for("en")


async def ask_around(room: Room, table: int, person: Person) -> None:
    """Hand, hint, text, rules and the table again, while a hand is played; every order of the cards comes by."""
    before = (await room.glance(table)).version
    message, game = await room.table_message(table), str(WORDS.game((await room.glance(table)).view.game))
    panel = await pressed(person, message, "My hand")
    hand = (await room.view(table, person)).hand
    orders = {(await pressed(person, panel, "Sort")).text.splitlines()[0] for _ in range(4)}
    assert len(orders) == 4, orders
    told = (await pressed(person, panel, "Text")).text
    assert all(("joker" if card.is_joker else WORDS.code(card)) in told for card in hand), told
    hints = [await pressed(person, panel, "Hint"), await said(person, "/hint")]
    assert hints[0].text == hints[1].text
    assert hints[0].text != (await said(person, "/hand")).text
    rules = [await pressed(person, message, "Rules"), await said(person, "/table rules")]
    assert rules[0].text == rules[1].text
    assert game in rules[0].text
    if "Next" in rules[0].message.labels:  # type: ignore[union-attr]
        first = rules[0].text
        assert (await pressed(person, rules[0], "Next")).text != first
        assert (await pressed(person, rules[0], "Previous")).text == first
    table_told = (await pressed(person, message, "Text")).text
    assert game in table_told
    assert all(seat.name in table_told for seat in (await room.glance(table)).view.seats)
    await said(person, "/table show")
    await room.settled(table)
    assert (await room.glance(table)).version == before


async def look_back(room: Room, table: int, people: Sequence[Person]) -> None:
    """Standings, replay, text, export and rematch, once the game is over."""
    person, message, view = people[0], await room.table_message(table), (await room.glance(table)).view
    game = str(WORDS.game(view.game))
    assert game in (await pressed(person, message, "Standings")).text
    assert game in (await said(person, "/stats")).text
    told = (await pressed(person, message, "Text")).text
    assert all(seat.name in told for seat in view.seats)
    await _replay(person, message, view.deal)
    exported = await said(person, "/table export")
    (file,) = exported.message.attachments  # type: ignore[union-attr]
    assert not [line for line in judge(json.loads(file.data)) if "refused" in line or "error" in line]
    assert "same rules" in (await pressed(person, message, "Rematch")).text
    (lobby,) = room.tables()
    assert (await room.glance(lobby)).setup == (await room.glance(table)).setup
    assert "same rules" in (await said(person, "/table rematch", table=str(table))).text
    assert room.tables() == (lobby,)
    await said(person, "/table end")


async def _replay(person: Person, message: Message, deals: int) -> None:
    """Forth and back through a finished game; every place in it shows itself, and the hands can be chosen."""
    shown = await pressed(person, message, "Replay")
    seen = [shown.text]
    for way in ("Next", "Last", "Previous", "First"):
        seen.append((await pressed(person, shown, way)).text)
    assert seen[0] == seen[-1]
    assert len(set(seen)) == 4
    if deals > 1:
        menu = next(part for part in shown.message.selects if ":replay_hand" in part["custom_id"])  # type: ignore[union-attr]
        last = menu["options"][-1]["value"]
        chosen = (await (await person.select(shown, menu["custom_id"], last)).settled()).message
        assert chosen is not None
        assert chosen.text not in seen
        menu = next(part for part in chosen.selects if ":replay_hand" in part["custom_id"])
        assert [option["value"] for option in menu["options"] if option.get("default")] == [last]
    assert (await pressed(person, shown, "Text")).text


async def pressed(person: Person, where: Message | Reply, label: str) -> Reply:
    return _private(await (await person.click(where, label=label)).settled(), label)


async def said(person: Person, path: str, **options: str) -> Reply:
    return _private(await (await person.slash(path, options=options)).settled(), path)


def _private(reply: Reply, what: str) -> Reply:
    assert reply.ephemeral, what
    assert reply.text, what
    return reply
