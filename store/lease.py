"""One process per database: a lock that the operating system lets go of when its holder dies."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from engine.records import StoreError


class InUse(StoreError):
    """Raised when another process has the database open; `holder` is its process number, or None if unknown."""

    def __init__(self, path: Path, holder: int | None) -> None:
        who = f"process {holder}" if holder else "another process"
        super().__init__(f"{path} is in use by {who}")
        self.path = path
        self.holder = holder


class Lease:
    """The right to use the database at `path`, held from construction to `release`; raises `InUse`.

    A record lock, because a forked worker does not inherit it: a worker that outlives a killed bot would
    otherwise keep the next bot out.
    """

    _held: ClassVar[set[Path]] = set()  # record locks are the process's: a second lease inside it is ours to refuse

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock").resolve()
        if self._path in Lease._held:
            raise InUse(path, os.getpid())
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip()
            os.close(self._file)
            raise InUse(path, int(holder) if holder.isdigit() else None) from error
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())
        Lease._held.add(self._path)

    def release(self) -> None:
        """Let the next process in; may be called twice."""
        if self._path in Lease._held:
            Lease._held.discard(self._path)
            os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()
