"""The House: every table of this process, one lock each; what it needs from outside are the protocols here."""

from engine.house.house import House
from engine.house.protocols import Clock, Dice, Publisher, Store, Thinker
from engine.house.values import (
    Done,
    Glance,
    HostNow,
    Notice,
    Nudge,
    SeatKept,
    SentAway,
    TurnedDown,
    TurnPlayed,
    Waits,
)

__all__ = [
    "Clock",
    "Dice",
    "Done",
    "Glance",
    "HostNow",
    "House",
    "Notice",
    "Nudge",
    "Publisher",
    "SeatKept",
    "SentAway",
    "Store",
    "Thinker",
    "TurnPlayed",
    "TurnedDown",
    "Waits",
]
