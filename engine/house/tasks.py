"""The House's background work: every task is owned, awaited at the end, and its faults are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from engine.records import StoreError
from engine.refusals import Refused

T = TypeVar("T")
log = logging.getLogger("rummy.house")


class Tasks:
    """A set of running tasks; one that fails stops none of the others."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Begin `work` in a task of its own."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    @property
    def busy(self) -> bool:
        """Whether anything is being done now."""
        return bool(self._running)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, Refused | StoreError):
            log.error("%s failed", task.get_name(), exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Wait until all work is done, also what it starts; what takes longer than `seconds` is cancelled."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self._running and loop.time() < end:
            await asyncio.wait(self._running, timeout=end - loop.time())
        for task in self._running:
            log.warning("%s did not end in time", task.get_name())
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
