"""The studio: pictures drawn off the event loop, only the newest of each kind, and none twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from engine.views import PlayerView, TableView
from render.models.hand import Sort, Suggestion
from render.models.leaderboard import LeaderRow
from render.models.melds_help import MeldExample
from render.models.standings import Rating
from render.pictures import (
    DEFAULT_LOOK,
    Picture,
    Sketch,
    sketch_hand,
    sketch_leaderboard,
    sketch_lobby,
    sketch_melds_help,
    sketch_result,
    sketch_standings,
    sketch_table,
    warm_up,
)
from render.themes import Look
from render.words import ENGLISH_WORDS, Words

KEPT_BYTES: Final = 8 << 20
"""Finished pictures kept in case nothing has changed: about 120 boards."""
Pictures: TypeAlias = tuple[Picture, ...]
_Sketcher: TypeAlias = Callable[[], Sketch]


class _Order(NamedTuple):
    """How to sketch a picture, and what it is made from where it may be asked for again."""

    sketch: _Sketcher
    asked: tuple[object, ...] = ()


class _Kept(NamedTuple):
    """Finished pictures, what they show, and what they were made from."""

    subject: object
    pictures: Pictures
    asked: tuple[object, ...]


@dataclass(slots=True)
class _Place:
    """What is going on for one key: one picture being drawn, and at most one waiting."""

    drawing: asyncio.Future[Pictures]
    waiting: _Order | None = None
    waiter: asyncio.Future[Pictures] | None = None


class Studio:
    """Draws in a small pool of long-lived threads.

    `key` names the place where a picture is shown, such as a table's number. A picture that a newer one for the
    same place has overtaken is not drawn: whoever waited for it gets the newer one. Where nothing has changed, the
    very same `Picture` comes back, so that `is` tells whether it has to be sent again.
    """

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._places: dict[Hashable, _Place] = {}
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._kept_bytes = 0
        self.drawn = 0
        self.overtaken = 0
        self.unchanged = 0

    async def table(
        self, key: Hashable, view: TableView, look: Look = DEFAULT_LOOK, words: Words = ENGLISH_WORDS
    ) -> Pictures:
        """The newest boards of a table."""
        return await self._newest(("table", key), lambda: sketch_table(view, look, words))

    async def hand(
        self,
        key: Hashable,
        view: PlayerView,
        look: Look = DEFAULT_LOOK,
        words: Words = ENGLISH_WORDS,
        suggestion: Suggestion | None = None,
        sort: Sort = "suit",
        points: int | None = None,
        asked: tuple[object, ...] = (),
    ) -> Picture:
        """The newest picture of one player's hand; another seat never gets it. `asked` is for `hand_again`."""
        place = _hand_place(key, view)
        order = partial(sketch_hand, view, look, words, suggestion, sort, points)
        return (await self._newest(place, order, asked))[0]

    def hand_again(self, key: Hashable, view: PlayerView, asked: tuple[object, ...]) -> Picture | None:
        """The picture of a hand at once, where the newest one was made from the very same things.

        The first of `asked` has to be the same object, the others equal.
        """
        place = _hand_place(key, view)
        kept = self._kept.get(place)
        if kept is None or not kept.asked or place in self._places:
            return None
        is_same = kept.asked[0] is asked[0] and kept.asked[1:] == asked[1:]
        return kept.pictures[0] if is_same else None

    async def result(
        self, key: Hashable, view: TableView, look: Look = DEFAULT_LOOK, words: Words = ENGLISH_WORDS
    ) -> Picture:
        """The result of the hand that has just ended."""
        return (await self._newest(("result", key), lambda: sketch_result(view, look, words)))[0]

    async def lobby(
        self,
        key: Hashable,
        view: TableView,
        look: Look = DEFAULT_LOOK,
        words: Words = ENGLISH_WORDS,
        clock: str | None = None,
        *,
        anyone_starts: bool = False,
    ) -> Picture:
        """The newest lobby card."""
        order = partial(sketch_lobby, view, look, words, clock, anyone_starts=anyone_starts)
        return (await self._newest(("lobby", key), order))[0]

    async def standings(
        self,
        key: Hashable,
        view: TableView,
        look: Look = DEFAULT_LOOK,
        words: Words = ENGLISH_WORDS,
        ratings: Mapping[int, Rating] | None = None,
    ) -> Picture:
        """The end of a game."""
        return (await self._newest(("standings", key), lambda: sketch_standings(view, look, words, ratings)))[0]

    async def leaderboard(
        self,
        key: Hashable,
        rows: Sequence[LeaderRow],
        look: Look = DEFAULT_LOOK,
        words: Words = ENGLISH_WORDS,
        about: Sequence[str] = (),
        min_games: int = 0,
        players: int | None = None,
        *,
        counts_wins: bool = False,
        first: int | None = None,
    ) -> Picture:
        """A page of a leaderboard; `key` must tell readers apart where one row is the reader's own."""
        order = partial(
            sketch_leaderboard, rows, look, words, about, min_games, players, counts_wins=counts_wins, first=first
        )
        return (await self._newest(("leaderboard", key), order))[0]

    async def melds_help(
        self,
        key: Hashable,
        title: str,
        examples: Sequence[MeldExample],
        look: Look = DEFAULT_LOOK,
        words: Words = ENGLISH_WORDS,
        subtitle: str = "",
    ) -> Picture:
        """Examples of melds."""
        order = partial(sketch_melds_help, title, examples, look, words, subtitle)
        return (await self._newest(("melds", key), order))[0]

    def warm(self, look: Look = DEFAULT_LOOK) -> None:
        """Has fonts, inks and the cards of a look painted in the background, so that the first boards come at once."""
        self._pool.submit(warm_up, look)

    def close(self) -> None:
        """Lets the picture at hand be finished and takes no more."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _newest(self, key: Hashable, sketch: _Sketcher, asked: tuple[object, ...] = ()) -> Pictures:
        order = _Order(sketch, asked)
        place = self._places.get(key)
        if place is None:
            drawing = self._start(key, order)
            self._places[key] = _Place(drawing)
            return await asyncio.shield(drawing)
        if place.waiting is not None:
            self.overtaken += 1
        place.waiting = order
        if place.waiter is None:
            place.waiter = asyncio.get_running_loop().create_future()
        return await asyncio.shield(place.waiter)

    def _start(self, key: Hashable, order: _Order) -> asyncio.Future[Pictures]:
        loop = asyncio.get_running_loop()
        known = self._kept.get(key)
        task = loop.create_task(self._draw(key, order, known))
        task.add_done_callback(lambda done: self._next(key, done))
        return task

    async def _draw(self, key: Hashable, order: _Order, known: _Kept | None) -> Pictures:
        loop = asyncio.get_running_loop()
        subject, pictures = await loop.run_in_executor(self._pool, _drawn, order.sketch, known)
        if known is not None and pictures is known.pictures:
            self.unchanged += 1
        else:
            self.drawn += 1
        self._keep(key, _Kept(subject, pictures, order.asked))
        return pictures

    def _next(self, key: Hashable, done: asyncio.Future[Pictures]) -> None:
        """Starts what has waited meanwhile, and hands its pictures to all who wait."""
        place = self._places.pop(key)
        if done.cancelled():
            if place.waiter is not None:
                place.waiter.cancel()
            return
        done.exception()
        if place.waiting is None or place.waiter is None:
            return
        drawing = self._start(key, place.waiting)
        self._places[key] = _Place(drawing)
        waiter = place.waiter
        drawing.add_done_callback(lambda drawn: _pass_on(drawn, waiter))

    def _keep(self, key: Hashable, kept: _Kept) -> None:
        gone = self._kept.pop(key, None)
        if gone is not None:
            self._kept_bytes -= _size(gone.pictures)
        self._kept[key] = kept
        self._kept_bytes += _size(kept.pictures)
        while self._kept_bytes > KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= _size(oldest.pictures)


def _hand_place(key: Hashable, view: PlayerView) -> Hashable:
    return "hand", key, view.table.table_id, view.seat


def _drawn(sketch_it: _Sketcher, known: _Kept | None) -> tuple[object, Pictures]:
    sketch = sketch_it()
    if known is not None and known.subject == sketch.subject:
        return known.subject, known.pictures
    return sketch.subject, sketch.pictures()


def _size(pictures: Pictures) -> int:
    return sum(len(picture.png) for picture in pictures)


def _pass_on(drawn: asyncio.Future[Pictures], waiter: asyncio.Future[Pictures]) -> None:
    if waiter.done():
        return
    if drawn.cancelled():
        waiter.cancel()
        return
    fault = drawn.exception()
    if fault is not None:
        waiter.set_exception(fault)
    else:
        waiter.set_result(drawn.result())
