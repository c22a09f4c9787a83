"""Prints one table of every benchmark's rows: `python -m tests.bench [part of a name ...]`."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import time
from collections.abc import Iterable
from typing import NamedTuple

import tests.bench


class Row(NamedTuple):
    """One line of the table; `ratio` is the measured figure over its anchor, or None where only the remark tells."""

    metric: str
    anchor: str
    ratio: float | None
    remark: str


def collect(wanted: Iterable[str] = ()) -> list[Row]:
    """The rows of every `bench_*` module whose name contains one of `wanted` (all of them when it is empty)."""
    wanted = tuple(wanted)
    rows: list[Row] = []
    for found in sorted(pkgutil.iter_modules(tests.bench.__path__), key=lambda module: module.name):
        if not found.name.startswith("bench_") or not (not wanted or any(part in found.name for part in wanted)):
            continue
        started = time.perf_counter()
        rows.extend(Row(*row) for row in importlib.import_module(f"tests.bench.{found.name}").rows())
        print(f"{found.name}: {time.perf_counter() - started:.1f} s", file=sys.stderr, flush=True)
    return rows


def table(rows: Iterable[Row]) -> str:
    """The rows as aligned text with a heading."""
    cells = [("metric", "anchor = 1.0", "ratio", "remark")]
    cells += [(r.metric, r.anchor, "" if r.ratio is None else f"{r.ratio:.3g}x", r.remark) for r in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(3)]
    return "\n".join(
        f"{metric:<{widths[0]}}  {anchor:<{widths[1]}}  {ratio:>{widths[2]}}  {remark}".rstrip()
        for metric, anchor, ratio, remark in cells
    )


if __name__ == "__main__":
    print(table(collect(sys.argv[1:])))
