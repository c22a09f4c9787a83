"""A store on a real file, and the people who play in these stories."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.records import Place
from store import Store, open_store

HOME = Place(guild_id=900, channel_id=901, message_id=902)
ANA, BRUNO, MIYU = 1001, 1002, 1003
NOON = 1_793_707_200.0  # 2026-11-03 12:00 UTC


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "rummy.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as opened:
        yield opened
