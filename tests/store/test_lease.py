"""Two processes and one database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from store import InUse, open_store
from tests.conftest import ROOT

HOLDER = """
import os, sys, time
from pathlib import Path
from store.lease import Lease
path = Path(sys.argv[1])
path.parent.mkdir(parents=True, exist_ok=True)
Lease(path)
child = os.fork() if sys.argv[2] == "fork" else 1
if child:
    print(child, flush=True)
time.sleep(60)
"""


def holder(path: Path, how: str = "alone") -> tuple[subprocess.Popen[str], int]:
    """A process that holds the lease of `path`, and its child if it has one."""
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(path), how], cwd=ROOT, stdout=-1, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


async def test_a_second_bot_on_the_same_database_is_told_who_has_it(path: Path) -> None:
    first, _ = holder(path)
    with first:
        with pytest.raises(InUse) as refused:
            async with open_store(path):
                pass
        assert refused.value.holder == first.pid
        assert str(first.pid) in str(refused.value)
        first.kill()


async def test_a_killed_bot_keeps_nobody_out(path: Path) -> None:
    first, _ = holder(path)
    with first:
        first.send_signal(signal.SIGKILL)
        first.wait()
        async with open_store(path) as store:
            assert await store.open_tables() == []


async def test_a_worker_that_outlives_its_killed_bot_keeps_nobody_out(path: Path) -> None:
    first, child = holder(path, "fork")
    try:
        first.send_signal(signal.SIGKILL)
        first.wait()
        async with open_store(path) as store:
            assert await store.open_tables() == []
    finally:
        os.kill(child, signal.SIGKILL)
        assert first.stdout is not None
        first.stdout.close()


async def test_the_same_process_cannot_open_it_twice_at_a_time(path: Path) -> None:
    async with open_store(path):
        with pytest.raises(InUse):
            async with open_store(path):
                pass
    async with open_store(path):
        pass
