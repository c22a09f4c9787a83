"""One SQLite connection on one thread: a transaction is one function, and transactions that wait share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import aiosqlite

from engine.records import StoreFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""What a transaction does, on the database thread: returns, or raises with nothing kept. It may be run twice."""

BUSY_SECONDS = 5.0


class _Waiting(Generic[T]):
    """A transaction that waits for the thread, and who waits for it."""

    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Work[T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
        self.answer: T | None = None
        self.error: BaseException | None = None

    def attempt(self, connection: sqlite3.Connection) -> bool:
        """Whether the work ran; its answer or its error is remembered. May be repeated."""
        self.error = None
        try:
            self.answer = self.work(connection)
        except BaseException as error:  # handed to the one who asked, whatever it is
            self.error = error
        return self.error is None

    def settle(self) -> None:
        """Tell the one who waits, unless they have left."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)  # type: ignore[arg-type]
        elif isinstance(self.error, sqlite3.Error):
            failed = StoreFailed(str(self.error))
            failed.__cause__ = self.error
            self.future.set_exception(failed)
        else:
            self.future.set_exception(self.error)


class Database:
    """The open database at `path`: `read` and `write` take a function of the connection and await its answer.

    Open with `async with`; leaving it finishes what was asked before, and lets the thread end.
    A `write` whose caller is cancelled is still carried out. Both raise `StoreFailed` where SQLite could not.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
        self._waiting: list[_Waiting[Any]] = []
        self._round: asyncio.Task[None] | None = None
        self._is_open = False

    async def __aenter__(self) -> Self:
        await self._connection
        try:
            await self._call(_prepare)
        except BaseException:
            await self._connection.close()
            raise
        self._is_open = True
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._is_open = False
        while self._round is not None:
            await asyncio.shield(self._round)
        await self._connection.close()

    async def read(self, work: Work[T]) -> T:
        """The answer of `work`, which only looks."""
        self._demand_open()
        try:
            return await self._call(work)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def write(self, work: Work[T]) -> T:
        """The answer of `work`, once all it wrote is on the disk; what it raises leaves nothing written."""
        self._demand_open()
        waiting: _Waiting[T] = _Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._round is None:  # starts at the loop's next turn: all who ask in this one travel together
            self._round = asyncio.create_task(self._write_rounds(), name="database writer")
        return await waiting.future

    def _demand_open(self) -> None:
        if not self._is_open:
            raise StoreFailed(f"{self.path} is closed")

    async def _write_rounds(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    await self._call(partial(_write_together, batch))
                except BaseException as error:
                    for waiting in batch:
                        waiting.error = error
                    if not isinstance(error, Exception):
                        raise
                finally:
                    for waiting in batch:
                        waiting.settle()
        finally:
            self._round = None

    async def _call(self, work: Work[T]) -> T:
        # The one door aiosqlite has for running a whole function on its thread is spelled with an underscore. It
        # writes what it runs into its debug log: a bare lambda, so that no entry (a hand, a deal) is ever in there.
        connection = self._connection
        answer: T = await connection._execute(lambda: work(connection._conn))  # type: ignore[no-untyped-call]
        return answer


def _prepare(connection: sqlite3.Connection) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {pragma}")


def _write_together(batch: list[_Waiting[Any]], connection: sqlite3.Connection) -> None:
    """One commit for all of `batch`; where any of it fails, one commit for each, so that none pays for another."""
    if len(batch) > 1 and _commit(batch, connection):
        return
    for waiting in batch:
        _commit([waiting], connection)


def _commit(batch: list[_Waiting[Any]], connection: sqlite3.Connection) -> bool:
    """Whether all of `batch` was committed; if not, nothing was, and the one at fault has its error."""
    waiting = batch[0]
    try:
        connection.execute("BEGIN IMMEDIATE")
        for waiting in batch:
            if not waiting.attempt(connection):
                break
        else:
            connection.execute("COMMIT")
            return True
    except sqlite3.Error as error:
        waiting.error = error
    if connection.in_transaction:  # a full disk may have ended it already
        connection.execute("ROLLBACK")
    return False
