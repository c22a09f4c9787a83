"""From a log back to its table: the only way a table comes back from disk."""

from __future__ import annotations

from collections.abc import Iterable

from engine.entries import NotAnEntry, from_line
from engine.refusals import Refused
from engine.table import Table


class ReplayFailed(Exception):
    """Raised for a log that no longer plays; says which version and why, and shows no card."""

    def __init__(self, table_id: int, version: int, why: str) -> None:
        super().__init__(f"table {table_id} cannot be replayed: version {version}, {why}")
        self.table_id = table_id
        self.version = version
        self.why = why


def replay(table_id: int, lines: Iterable[str]) -> Table:
    """The table after these entries; raises `ReplayFailed` at the first that is unreadable or refused."""
    table = Table(table_id)
    for version, line in enumerate(lines, start=1):
        try:
            table.apply(*from_line(line))
        except NotAnEntry as error:
            raise ReplayFailed(table_id, version, f"unreadable ({error})") from error
        except Refused as error:
            raise ReplayFailed(table_id, version, error.refusal.code) from error
    if table.version == 0:
        raise ReplayFailed(table_id, 0, "empty")
    return table
