"""Tables, their logs and what they wait for."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.records import Deadline, GameRecord, HandRecord, NoSuchTable, Place, PlayerResult, StoreFailed, VersionTaken
from store import Store, open_store
from tests.store.conftest import ANA, BRUNO, HOME, NOON


async def test_a_table_comes_back_as_it_was_left(path: Path) -> None:
    clock = Deadline("clock", NOON + 60, seat=1, payload='{"nudged": false}')
    idle = Deadline("idle", NOON + 7 * 86_400)
    async with open_store(path) as store:
        table = await store.create_table(HOME, '["open"]', at=NOON, game="rummy500", host=ANA)
        await store.append(
            table, 2, ['["join",1]', '["start"]'], at=NOON + 5, status="playing", deadlines=[clock, idle]
        )
    async with open_store(path) as store:
        (found,) = await store.open_tables()
    assert found.id == table
    assert found.place == HOME
    assert found.status == "playing"
    assert found.entries == ('["open"]', '["join",1]', '["start"]')
    assert found.version == 3
    assert found.deadlines == (clock, idle)
    assert (found.created_at, found.updated_at) == (NOON, NOON + 5)
    assert (found.game, found.host) == ("rummy500", ANA)


async def test_two_presses_at_once_cannot_be_the_same_step(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    await store.append(table, 2, ["draw"], at=NOON)
    with pytest.raises(VersionTaken) as taken:
        await store.append(table, 2, ["discard"], at=NOON)
    assert (taken.value.version, taken.value.newest) == (2, 2)
    assert (await store.load_table(table)).entries == ("open", "draw")


async def test_a_step_cannot_be_skipped(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    with pytest.raises(VersionTaken):
        await store.append(table, 3, ["discard"], at=NOON)
    assert (await store.load_table(table)).version == 1


async def test_a_table_that_never_was_says_so(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append(77, 1, ["open"], at=NOON)
    with pytest.raises(NoSuchTable):
        await store.set_place(77, HOME)
    with pytest.raises(NoSuchTable):
        await store.load_table(77)


async def test_moving_a_table_to_another_channel_makes_no_version(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    elsewhere = Place(900, 911, thread_id=912, message_id=913, extra_messages=(914, 915))
    await store.set_place(table, elsewhere)
    found = await store.load_table(table)
    assert found.place == elsewhere
    assert found.version == 1


async def test_what_a_table_waits_for_is_replaced_as_a_whole(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    await store.append(table, 2, ["draw"], at=NOON, deadlines=[Deadline("clock", NOON), Deadline("nudge", NOON)])
    await store.append(table, 3, ["sort"], at=NOON)
    assert len((await store.load_table(table)).deadlines) == 2, "an action that says nothing of deadlines keeps them"
    await store.append(table, 4, ["discard"], at=NOON, deadlines=[Deadline("grace", NOON + 6)])
    assert (await store.load_table(table)).deadlines == (Deadline("grace", NOON + 6),)
    await store.set_deadlines(table, [])
    assert (await store.load_table(table)).deadlines == ()


async def test_only_tables_with_something_ahead_are_opened_again(store: Store) -> None:
    lobby = await store.create_table(HOME, "open", at=NOON)
    playing = await store.create_table(HOME, "open", at=NOON, status="playing")
    rematch = await store.create_table(HOME, "open", at=NOON)
    await store.append(rematch, 2, ["end"], at=NOON, status="finished", deadlines=[Deadline("close", NOON + 600)])
    over = await store.create_table(HOME, "open", at=NOON)
    await store.append(over, 2, ["end"], at=NOON, status="closed", deadlines=[])
    assert [table.id for table in await store.open_tables()] == [lobby, playing, rematch]


async def test_a_number_is_never_given_to_a_second_table(store: Store) -> None:
    first = await store.create_table(HOME, "open", at=NOON)
    await store._database.write(lambda db: db.execute("DELETE FROM tables"))
    assert await store.create_table(HOME, "open", at=NOON) > first


async def test_an_action_and_its_results_are_kept_together_or_not_at_all(store: Store) -> None:
    table = await store.create_table(HOME, "open", at=NOON)
    players = (PlayerResult("Ana", 120, True, ANA), PlayerResult("Bruno", None, False, BRUNO))  # type: ignore[arg-type]
    with pytest.raises(StoreFailed):
        await store.append(
            table,
            2,
            ["discard"],
            at=NOON,
            status="finished",
            deadlines=[Deadline("close", NOON)],
            hand=HandRecord("rummy500", 1, NOON, (PlayerResult("Ana", 120, True, ANA),)),
            game=GameRecord("rummy500", NOON, players),
        )
    found = await store.load_table(table)
    assert (found.version, found.status, found.deadlines) == (1, "lobby", ())
    assert await store.player_stats(HOME.guild_id, ANA) is None


async def test_a_stored_table_does_not_show_its_log(store: Store) -> None:
    table = await store.create_table(HOME, '["deal","7H 8H 9H"]', at=NOON)
    assert "7H" not in repr(await store.load_table(table))
