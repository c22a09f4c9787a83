"""Non-interference at the outer edge: the hidden cards are dealt anew, and nothing that others get has changed.

Not the table's message, no private answer, no completion, no alt text, file name or custom id, and no pixel.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.house import Waits
from engine.round import Round
from engine.setup import Setup
from engine.table import Table
from engine.variants import GAMES
from engine.views import PlayerView, TableView
from playground import Happening, Message, Person
from tests.e2e.company import Company, Generous, begin, seated
from tests.e2e.harness import Room, card_room
from tests.engine.battery import redeal_hidden

pytestmark = pytest.mark.long

WAITS = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)
PUBLIC = -1
COMPLETED = {
    "/draw": ("card",),
    "/meld": ("cards",),
    "/layoff": ("cards", "onto"),
    "/discard": ("card",),
    "/rummy": ("cards", "onto"),
    "/out": ("discard",),
    "/swap": ("onto", "card"),
}


def seen(message: Message) -> str:
    """Everything a reader, a screen reader or a curious client gets of a message; numbers of Discord's own apart."""
    files = [(item.filename, item.description, item.data) for item in message.attachments]
    components = json.dumps([_plain(part) for part in message.components], sort_keys=True)
    return repr((message.content, message.embeds, components, files))


def _plain(part: Any) -> Any:
    """A component without what Discord adds by itself: numbers, addresses of files."""
    if isinstance(part, dict):
        own = {key: value for key, value in part.items() if key not in ("id", "attachment_id", "url", "proxy_url")}
        return {key: _plain(value) for key, value in own.items()}
    return [_plain(item) for item in part] if isinstance(part, list) else part


async def shown_again(room: Room, table: int) -> Message:
    """The table's message, drawn anew and edited."""
    await room.settled(table)
    await room.settled(table)
    board = (await room.glance(table)).place.message_id
    edits: list[int] = []

    def hear(happening: Happening) -> None:
        if happening.name == "MESSAGE_UPDATE" and int(happening.payload["id"]) == board:  # not a hand in some DM
            edits.append(1)

    stop = room.discord.world.listen(hear)
    room.bot.house.show_again(table)
    await room.discord.until(lambda: bool(edits))
    stop()
    await room.settled(table)
    return await room.table_message(table)


async def everything(room: Room, table: int, person: Person) -> dict[str, str]:
    """All that this person can look at without changing anything."""
    room.bot.studio._kept.clear()
    board = await shown_again(room, table)
    found = {"the table": seen(board)}
    view = (await room.glance(table)).view
    presses = ["My hand", "Rules", "Text", *(["Rummy!"] if view.can_call else [])]
    if view.rules.deep_takes and view.discard_count > 1 and view.phase in ("draw", "call"):
        presses.append("Take")
    for label in presses:
        reply = await (await person.click(board, label=label)).settled()
        assert reply.message is not None
        found[label] = seen(reply.message)
        for more in ("Hint", "Text"):
            open_now = [part["label"] for part in reply.message.buttons if not part.get("disabled")]
            if label == "My hand" and more in open_now:
                told = await (await person.click(reply.message, label=more)).settled()
                assert told.message is not None
                found[f"{label}: {more}"] = seen(told.message)
    for command in ("/hand", "/hint"):
        reply = await (await person.slash(command, table=str(table))).settled()
        assert reply.message is not None
        found[command] = seen(reply.message)
    for command, options in COMPLETED.items():
        for option in options:
            offered = await person.autocomplete(command, option, "", others={"table": str(table)})
            found[f"{command} {option}"] = repr(offered.choices)
    return found


def round_of(table: Table) -> Round:
    """The hand that is played at it."""
    assert table.match is not None
    assert table.match.round is not None
    return table.match.round


async def compare(room: Room, table: int, people: list[Person], spectator: Person, dice: Random) -> int:
    """Deal anew what each viewer cannot see; how many different deals were looked at."""
    view = (await room.glance(table)).view
    seats = [(seat.seat, next(one for one in people if one.id == seat.user)) for seat in view.seats]
    place = room.house._desk.register.rooms[table]
    kept = place.table
    deals = 0
    for viewer, person in [*seats, (PUBLIC, spectator)]:
        before = await everything(room, table, person)
        other = kept.copy()  # another table, because what has been seen of one is kept until it is replaced
        redeal_hidden(round_of(other), viewer, dice)
        deals += (round_of(other).hands, round_of(other).stock) != (round_of(kept).hands, round_of(kept).stock)
        place.table = other
        after = await everything(room, table, person)
        changed = [name for name in before if before[name] != after.get(name)]
        assert not changed, f"{person} sees something hidden in {changed}"
        assert place.table is other, "somebody played meanwhile"
        place.table = kept
    return deals


async def at_random_moments(folder: Path, game: str, moments: int, seed: int, *, hints: bool) -> None:
    dice = Random(seed)
    dealt = Generous(seed, Setup(game).rules(), 3) if game == "contract_rummy" else Random(seed)
    async with card_room(folder, dice=dealt, waits=WAITS) as room:
        people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
        table = await seated(room, game, people, {} if hints else {"hints": False})
        await begin(room, people[0], table)
        party = Company(room, table, people, dice, ways=("command",))
        deals = 0
        for _ in range(moments):
            for _ in range(dice.randrange(1, 14)):
                await party.step()
            while (await room.glance(table)).view.status == "between":
                await party.step()
            deals += await compare(room, table, people, room.person("Eve"), dice)
        assert deals >= 3 * moments
        room.assert_clean()


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_hidden_changes_nothing_that_others_get(tmp_path: Path, game: str) -> None:
    await at_random_moments(tmp_path, game, 3, 7, hints=True)


async def test_nor_where_hints_are_off_and_a_call_may_be_there(tmp_path: Path) -> None:
    await at_random_moments(tmp_path, "rummy500", 4, 8, hints=False)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", GAMES)
async def test_at_many_more_moments(tmp_path: Path, game: str, seed: int) -> None:
    await at_random_moments(tmp_path, game, 12, 100 + seed, hints=bool(seed % 2))


async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.view_for

    def leaks_the_stock(table: Table, *seat: Any, **more: Any) -> PlayerView:
        view = honest(table, *seat, **more)
        round_ = table.match.round if table.match is not None else None
        is_odd = round_ is not None and bool(round_.stock) and int(round_.stock[-1]) % 2
        return replace(view, legal=view.legal[:1]) if is_odd else view

    monkeypatch.setattr(Table, "view_for", leaks_the_stock)
    with pytest.raises(AssertionError, match="sees something hidden"):
        await at_random_moments(tmp_path, "rummy500", 3, 7, hints=True)


async def test_a_leak_to_everybody_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def leaks_the_stock(table: Table) -> TableView:
        view = honest(table)
        round_ = table.match.round if table.match is not None else None
        is_odd = round_ is not None and bool(round_.stock) and int(round_.stock[-1]) % 2
        return replace(view, stock_count=view.stock_count - 1) if is_odd else view

    monkeypatch.setattr(Table, "view", leaks_the_stock)
    with pytest.raises(AssertionError, match="sees something hidden"):
        await at_random_moments(tmp_path, "rummy500", 3, 7, hints=True)
