"""The House: all tables of this process, and everything that can be asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.actions import Move
from engine.house.protocols import Clock, Dice, Publisher, Store, Thinker
from engine.house.values import Done, Glance, Waits
from engine.records import Place
from engine.setup import Setup
from engine.views import PlayerView


class House:
    """All tables of this process.

    Every method that does something raises `TurnedDown` when it is refused, and then nothing has changed; it takes
    the account number of who asks. What it did is on the disk when it returns, and is published afterwards.
    `moderator` is whether that person may manage the channel.
    """

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        *,
        waits: Waits | None = None,
        dice: Dice | None = None,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        computer_names: Sequence[str] = (),
    ) -> None: ...

    async def resume(self) -> None:
        """Load every open table and go on where each stood, clocks fresh. Once, before anything is asked."""
        raise NotImplementedError

    async def close(self) -> None:
        """Refuse what comes, finish what was begun, and end every background task."""
        raise NotImplementedError

    # Looking

    async def look(self, table_id: int) -> Glance:
        """The table at a glance, also one that is over."""
        raise NotImplementedError

    async def look_as(self, table_id: int, user_id: int) -> PlayerView | None:
        """The table as this person sees it; None for somebody without a hand at it."""
        raise NotImplementedError

    def tables_of(self, user_id: int) -> tuple[int, ...]:
        """The open tables at which a person sits (also one left to a computer), oldest first."""
        raise NotImplementedError

    def tables_at(self, channel_id: int) -> tuple[int, ...]:
        """The open tables in a channel or thread, oldest first."""
        raise NotImplementedError

    def tables_in(self, guild_id: int) -> tuple[int, ...]:
        """The open tables of a server, oldest first."""
        raise NotImplementedError

    # The lobby

    async def open_table(self, place: Place, user_id: int, name: str, setup: Setup, computers: int = 0) -> Done:
        """Open a lobby with this person as host and so many computers; refuses a bad setup with every fault."""
        raise NotImplementedError

    async def join(self, table_id: int, user_id: int, name: str) -> Done:
        """Take a seat in the lobby, or take one's own seat back from the computer in a running game."""
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Done:
        """Give the seat up; in a running game a computer keeps it, and the last person to leave ends the table."""
        raise NotImplementedError

    async def add_computer(self, table_id: int, user_id: int) -> Done:
        """The host seats one more computer."""
        raise NotImplementedError

    async def remove_computer(self, table_id: int, user_id: int) -> Done:
        """The host sends the last computer away."""
        raise NotImplementedError

    async def set_up(self, table_id: int, user_id: int, setup: Setup) -> Done:
        """The host changes game, house rules, seats or pace; refuses with every fault at once."""
        raise NotImplementedError

    async def start(self, table_id: int, user_id: int) -> Done:
        """Begin the game and deal: the host, or any seated person once the host has been silent."""
        raise NotImplementedError

    async def hand_over(self, table_id: int, user_id: int, to_user: int) -> Done:
        """The host makes another seated person host."""
        raise NotImplementedError

    # Playing

    async def act(self, table_id: int, user_id: int, action: Move, version: int | None = None) -> Done:
        """Do a move. `version` is what the pressed button carries (typed commands pass None).

        A press is stale (`table_refusals.Stale`) once a card was moved after its version; votes, passes and other
        presses that move no card make nothing stale.
        """
        raise NotImplementedError

    async def next_hand(self, table_id: int, user_id: int) -> Done:
        """Ask for the next hand; it is dealt once every person has asked, or the pause is over."""
        raise NotImplementedError

    async def seen(self, table_id: int, user_id: int) -> None:
        """This person has pressed something at the table: a seat kept for somebody away is theirs again.

        For presses that are no action of their own (My hand, Text, a menu); refuses nothing.
        """
        raise NotImplementedError

    # Ending

    async def end(self, table_id: int, user_id: int, *, moderator: bool = False) -> Done:
        """Close the table: host or moderator at once, in the game another seated person's vote (`glance.votes`)."""
        raise NotImplementedError

    async def kick(self, table_id: int, user_id: int, member: int, *, moderator: bool = False) -> Done:
        """The host or a moderator sends `member` away; in a game the seat goes to a computer for good."""
        raise NotImplementedError

    async def rematch(self, table_id: int, user_id: int) -> Done:
        """After a game: the lobby of a new table with the same people and rules; asked again, the same lobby."""
        raise NotImplementedError

    async def export(self, table_id: int) -> dict[str, Any]:
        """The finished game as a scenario that the referee reads (`python -m engine`), ready for JSON."""
        raise NotImplementedError

    # The world around

    async def move(self, table_id: int, place: Place) -> None:
        """The table is shown elsewhere, or in other messages, from now on."""
        raise NotImplementedError

    def show_again(self, table_id: int) -> None:
        """Publish the table anew (a message was deleted, a permission came back)."""
        raise NotImplementedError

    async def member_left(self, guild_id: int, user_id: int) -> None:
        """Somebody left the server: they leave every table of it."""
        raise NotImplementedError
