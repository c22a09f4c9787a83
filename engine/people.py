"""Who sits at a table: the seats, who plays each now, the host, and who has voted or is ready."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(slots=True)
class Seat:
    """One seat: a person's, or a computer's own where `user` is None."""

    name: str
    user: int | None = None
    left: bool = False
    """The person has gone; a computer keeps the seat."""
    kicked: bool = False
    """Gone for good."""
    away: bool = False
    """Two turns in a row ran out; a computer keeps the seat until the person does anything."""
    timeouts: int = 0
    """Turns in a row that ran out."""
    score_when_left: int | None = None
    """The game score at the moment the person left."""

    @property
    def is_held(self) -> bool:
        """Whether its person plays it now."""
        return self.user is not None and not self.left and not self.away

    @property
    def is_peopled(self) -> bool:
        """Whether its person is still part of the game, if perhaps away."""
        return self.user is not None and not self.left


@dataclass(slots=True)
class People:
    """Everybody at a table, in the order of the seats."""

    host: int
    seats: list[Seat]
    votes: frozenset[int] = frozenset()
    """Seats that want the game to end."""
    ready: frozenset[int] = frozenset()
    """Seats that have asked for the next hand."""
    banned: frozenset[int] = frozenset()
    """People sent away from the lobby."""

    def copy(self) -> People:
        """People who go on independently."""
        return People(self.host, [replace(seat) for seat in self.seats], self.votes, self.ready, self.banned)

    def seat_of(self, user: int) -> int | None:
        """The seat of a person, also one that a computer keeps for them."""
        for index, seat in enumerate(self.seats):
            if seat.user == user:
                return index
        return None

    def held(self) -> list[int]:
        """Seats that their persons play now."""
        return [index for index, seat in enumerate(self.seats) if seat.is_held]

    def peopled(self) -> list[int]:
        """Seats whose persons have not left."""
        return [index for index, seat in enumerate(self.seats) if seat.is_peopled]

    def computers(self) -> list[int]:
        """Seats that belong to computer players."""
        return [index for index, seat in enumerate(self.seats) if seat.user is None]

    @property
    def votes_needed(self) -> int:
        """More than half of the seated people."""
        return len(self.peopled()) // 2 + 1

    @property
    def vote_is_won(self) -> bool:
        """Whether a majority wants the game to end."""
        return len(self.votes) >= self.votes_needed

    @property
    def all_ready(self) -> bool:
        """Whether everybody who is here has asked for the next hand."""
        held = self.held()
        return bool(held) and self.ready.issuperset(held)

    def sit(self, user: int, name: str) -> None:
        """A person takes the next seat, before the computers."""
        place = len(self.seats) - len(self.computers())
        self.seats.insert(place, Seat(name, user))

    def rise(self, seat: int) -> None:
        """A seat of the lobby becomes free."""
        user = self.seats.pop(seat).user
        if user == self.host:
            self.next_host(seat)

    def give_away(self, seat: int, score: int, kicked: bool = False) -> None:
        """The person of a seat leaves the game with this score; a computer goes on."""
        who = self.seats[seat]
        who.left, who.kicked, who.away, who.timeouts, who.score_when_left = True, kicked, False, 0, score
        self.votes -= {seat}
        self.ready -= {seat}
        if who.user == self.host:
            self.next_host(seat)

    def take_back(self, seat: int) -> None:
        """The person of a seat plays again."""
        who = self.seats[seat]
        who.left, who.away, who.timeouts, who.score_when_left = False, False, 0, None

    def time_out(self, seat: int) -> None:
        """A turn ran out; after the second in a row a computer keeps the seat."""
        who = self.seats[seat]
        who.timeouts += 1
        who.away = who.timeouts >= 2

    def next_host(self, after: int) -> None:
        """The next seated person becomes host, if there is one; `after` is where the old one sat."""
        seats = self.seats
        order = [seats[(after + step) % len(seats)] for step in range(len(seats))] if seats else []
        heir = next((seat for seat in order if seat.user not in (None, self.host) and not seat.left), None)
        if heir is not None and heir.user is not None:
            self.host = heir.user
