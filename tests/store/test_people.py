"""Settings, what a person may take along, and being forgotten."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from engine.records import GameRecord, HandRecord, PlayerResult
from store import DmState, Store, open_store
from tests.store.conftest import ANA, BRUNO, HOME, NOON


async def test_settings_preferences_and_notes_are_kept(path: Path) -> None:
    async with open_store(path) as store:
        assert await store.guild_settings(HOME.guild_id) == {}
        assert await store.preferences(ANA) == {}
        assert await store.dm_state(ANA) == DmState()
        assert await store.meta("commands") is None
        await store.set_guild_settings(HOME.guild_id, {"theme": "night", "channels": [1, 2]})
        await store.set_guild_settings(HOME.guild_id, {"theme": "felt"})
        await store.set_preferences(ANA, {"hand": "dm"})
        await store.set_dm_state(ANA, DmState(5005, is_open=False))
        await store.set_meta("commands", "abc")
    async with open_store(path) as store:
        assert await store.guild_settings(HOME.guild_id) == {"theme": "felt"}
        assert await store.preferences(ANA) == {"hand": "dm"}
        assert await store.dm_state(ANA) == DmState(5005, is_open=False)
        assert await store.meta("commands") == "abc"


async def played(store: Store) -> int:
    """A finished table of Ana and Bruno, and a set of preferences for each."""
    table = await store.create_table(HOME, f'["open",{ANA},"Ana"]', at=NOON, host=ANA)
    players = (PlayerResult("Ana", 500, True, ANA), PlayerResult("Bruno", 300, False, BRUNO))
    hand, game = HandRecord("rummy500", 1, NOON, players), GameRecord("rummy500", NOON, players)
    await store.append(table, 2, [f'["join",{BRUNO},"Bruno"]'], at=NOON, people=[BRUNO])
    await store.append(table, 3, ['["over"]'], at=NOON, status="finished", hand=hand, game=game)
    for who in (ANA, BRUNO):
        await store.set_preferences(who, {"theme": "night"})
        await store.set_dm_state(who, DmState(who * 10))
    return table


async def test_what_a_person_takes_along_is_all_theirs_and_is_json(store: Store) -> None:
    table = await played(store)
    taken = json.loads(json.dumps(await store.export_user(ANA)))
    assert taken["user_id"] == ANA
    assert taken["person"] == [{"preferences": {"theme": "night"}, "listed": 1, "dm_channel": 10010, "dm_open": 1}]
    assert [(row["id"], row["hosted"]) for row in taken["tables"]] == [(table, 1)]
    assert [(row["table_id"], row["points"], row["name"]) for row in taken["games"]] == [(table, 500, "Ana")]
    assert [(row["number"], row["won"]) for row in taken["hands"]] == [(1, 1)]
    assert {row["period"] for row in taken["totals"]} == {"", "2026", "2026-11"}
    assert "Bruno" not in json.dumps(taken)


async def test_the_forgotten_are_nowhere_and_the_others_keep_their_results(path: Path) -> None:
    async with open_store(path) as store:
        table = await played(store)
        bruno = await store.player_stats(HOME.guild_id, BRUNO)
        await store.forget_user(ANA, scrub=lambda entry: entry.replace(str(ANA), "null").replace("Ana", ""))
        assert await store.player_stats(HOME.guild_id, ANA) is None
        assert await store.player_stats(HOME.guild_id, BRUNO) == bruno
        assert (await store.load_table(table)).entries == (
            '["open",null,""]',
            f'["join",{BRUNO},"Bruno"]',
            '["over"]',
        )
    with closing(connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
        assert connection.execute("SELECT points, won, name FROM game_players ORDER BY seat").fetchall() == [
            (500, 1, ""),
            (300, 0, "Bruno"),
        ]
    assert not re.search(rf"Ana|\b{ANA}0?\b", dump)
    assert re.search(rf"\b{BRUNO}\b", dump)


async def test_without_a_scrubber_the_logs_of_the_forgotten_go(path: Path) -> None:
    async with open_store(path) as store:
        table = await played(store)
        await store.forget_user(ANA)
        assert (await store.load_table(table)).entries == ()
    with closing(connect(path)) as connection:
        assert str(ANA) not in "\n".join(connection.iterdump())


async def test_a_forgotten_person_who_comes_back_starts_anew(store: Store) -> None:
    await played(store)
    await store.forget_user(ANA)
    await played(store)
    stats = await store.player_stats(HOME.guild_id, ANA)
    assert stats is not None
    assert {totals.games for totals in stats.totals} == {1}


async def test_being_forgotten_leaves_tables_that_are_still_open_alone(store: Store) -> None:
    table = await store.create_table(HOME, f'["open",{ANA}]', at=NOON, host=ANA)
    await store.forget_user(ANA)
    (found,) = await store.open_tables()
    assert (found.id, found.host, found.version) == (table, ANA, 1)
