"""Stories about tables in the House, as players would tell them; each with a real database."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.engine.house_stories import ANA, BEN, world


async def test_ana_opens_a_table_and_ben_joins_and_they_play_a_whole_game(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, switches=(("target", 60),))
        dice = Random(1)
        for _ in range(5_000):
            table = here.table(table_id)
            if table.status == "finished":
                break
            if table.status == "between":
                await here.later(45)
                continue
            await here.random_move(table_id, dice)
        await here.silence()
        assert here.table(table_id).status == "finished"
        stats = await here.store.player_stats(1, ANA)
        assert stats is not None
        assert stats.totals[0].games == 1
        wins = [(await here.store.player_stats(1, user)).totals[0].won for user in (ANA, BEN)]
        assert sorted(wins) == [0, 1]
