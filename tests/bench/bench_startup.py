"""From a process's first line to a bot that could connect, beside `import discord` alone."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 9
ROOT = Path(__file__).resolve().parents[2]


def seconds(arguments: list[str], folder: str) -> float:
    """How long a Python process takes; it must end well."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "not.connected.here"}
    started = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table rows of this module."""
    anchor: list[float] = []
    ready: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        seconds([str(ROOT / "bot.py"), "--check"], folder)  # makes the database, and everybody's byte code
        for _ in range(RUNS):
            anchor.append(seconds(["-c", "import discord"], folder))
            ready.append(seconds([str(ROOT / "bot.py"), "--check"], folder))
    ours, theirs = statistics.median(ready), statistics.median(anchor)
    remark = f"{ours * 1e3:.0f} ms, its end included"
    return [("process start to ready (no gateway)", "`import discord` as a whole process", ours / theirs, remark)]
