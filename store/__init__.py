"""All that is kept: open tables with their log, results and standings, settings, in one SQLite file."""

from store.lease import InUse
from store.migrate import DatabaseTooNew, NotOurDatabase
from store.records import (
    Board,
    DmState,
    PastGame,
    PlayerStats,
    Rating,
    Standing,
    Standings,
    Totals,
    Whereabouts,
)
from store.store import Store, open_store

__all__ = [
    "Board",
    "DatabaseTooNew",
    "DmState",
    "InUse",
    "NotOurDatabase",
    "PastGame",
    "PlayerStats",
    "Rating",
    "Standing",
    "Standings",
    "Store",
    "Totals",
    "Whereabouts",
    "open_store",
]
