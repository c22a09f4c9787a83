"""Results of the time before ratings: the update works theirs out as if they had always been there."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.records import GameRecord, PlayerResult
from store import open_store, rated_before
from store.migrate import MIGRATIONS, migrate
from tests.store.conftest import HOME, NOON
from tests.store.test_results import Evening

LOWEST = ("three_thirteen", "contract_rummy")


def evening_of(seed: int, games: int) -> list[GameRecord]:
    """Games of two to five out of seven people and computers, over some months, some ties, some who do not count."""
    dice = random.Random(seed)
    found = []
    for nr in range(games):
        kind = dice.choice(["rummy500", "basic_rummy", *LOWEST])
        people = dice.sample([1, 2, 3, 4, 5, 6, 7, None, None], dice.randint(2, 5))
        points = [dice.randint(0, 12) * 10 for _ in people]
        best = (min if kind in LOWEST else max)(points)
        counted = [who is None or dice.random() < 0.95 for who in people]
        whom = [at for at, who in enumerate(people) if who is not None and counted[at]]
        worth = {at: (points[at] == best, -points[at] if kind in LOWEST else points[at]) for at in whom}
        players = tuple(
            PlayerResult(
                f"player {who}" if who else "Computer",
                points[at],
                points[at] == best,
                who,
                counted[at],
                place=1 + sum(other > worth[at] for other in worth.values()) if at in worth and len(whom) > 1 else None,
            )
            for at, who in enumerate(people)
        )
        found.append(GameRecord(kind, NOON + nr * 86_400 / 2, players, lowest_wins=kind in LOWEST))
    return found


def first_schema(path: Path, folder: Path) -> None:
    """A database as the first version made it."""
    folder.mkdir()
    shutil.copy(MIGRATIONS / "0001_first.sql", folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    assert migrate(path, folder) == 1


def kept_by_the_first_version(db: sqlite3.Connection, games: Sequence[GameRecord]) -> None:
    """What the first version wrote for these games."""
    place = (HOME.guild_id, HOME.channel_id)
    table = db.execute(
        "INSERT INTO tables (guild_id, channel_id, status, created_at) VALUES (?, ?, 'lobby', ?)", (*place, NOON)
    ).lastrowid
    db.execute("INSERT INTO table_log VALUES (?, 1, ?, 'open')", (table, NOON))
    for game in games:
        game_id = db.execute(
            "INSERT INTO games (guild_id, table_id, game, ended_at, rules) VALUES (?, ?, ?, ?, '{}')",
            (HOME.guild_id, table, game.game, game.ended_at),
        ).lastrowid
        when = datetime.fromtimestamp(game.ended_at, UTC)
        for seat, p in enumerate(game.players):
            db.execute(
                "INSERT INTO game_players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (game_id, seat, HOME.guild_id, p.user_id, game.ended_at, p.name, p.points, p.won, p.counted),
            )
            if p.user_id is None or not p.counted:
                continue
            db.executemany(
                "INSERT INTO totals (guild_id, game, period, user_id, name, listed, games, won, points)"
                " VALUES (?, ?, ?, ?, ?, 1, 1, ?, ?) ON CONFLICT DO UPDATE SET"
                " games = games + 1, won = won + excluded.won, points = points + excluded.points",
                [
                    (HOME.guild_id, kind, period, p.user_id, p.name, p.won, p.points)
                    for kind in (game.game, "")
                    for period in ("", f"{when:%Y}", f"{when:%Y-%m}")
                ],
            )


def dump(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        rows = [dict(row) for row in db.execute(f"SELECT * FROM {table}")]
    return sorted((tuple(sorted(row.items())) for row in rows), key=repr)


@pytest.mark.parametrize("seed", range(3))
async def test_an_update_gives_what_would_have_been_kept_all_along(tmp_path: Path, seed: int) -> None:
    games = evening_of(seed, 80)
    old, new = tmp_path / "old" / "rummy.db", tmp_path / "new" / "rummy.db"
    first_schema(old, tmp_path / "first")
    with closing(sqlite3.connect(old)) as db, db:
        kept_by_the_first_version(db, games)
    async with open_store(new) as store:
        evening = Evening(store, await store.create_table(HOME, "open", at=NOON))
        for game in games:
            await evening.game(*game.players, game=game.game, at=game.ended_at, lowest=game.lowest_wins)
    migrate(old)
    for table in ("game_players", "rated", "totals"):
        assert dump(old, table) == dump(new, table)
    assert len(dump(new, "rated")) > 200


async def test_a_kill_in_the_middle_of_the_update_leaves_the_old_results_for_the_next_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old" / "rummy.db"
    first_schema(path, tmp_path / "first")
    with closing(sqlite3.connect(path)) as db, db:
        kept_by_the_first_version(db, evening_of(9, 30))
    before = dump(path, "totals")

    class Killed(BaseException):
        pass

    calls, sums = 0, rated_before.moved

    def killed(*_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 20:
            raise Killed
        return sums(*_)

    monkeypatch.setattr(rated_before, "moved", killed)
    with pytest.raises(Killed):
        migrate(path)
    assert dump(path, "totals") == before
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    monkeypatch.undo()
    migrate(path)
    assert dump(path, "rated")
