"""The bot as a lodger of the playground: started in a process of its own, watched, stopped, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path

from playground.edge.server import StandIn

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 15.0
_WORTH_SAYING = re.compile(r"^\d\d:\d\d:\d\d (WARNING|ERROR|CRITICAL) ")


class BotRun:
    """`module:function` against a stand-in; what it says is kept, warnings and its unasked end are passed to `say`."""

    def __init__(
        self, discord: StandIn, target: str, environment: Mapping[str, str], say: Callable[[str], None] = print
    ) -> None:
        self.discord = discord
        self.target = target
        self.environment = environment
        self.say = say
        self.told = ""
        self.lines: deque[str] = deque(maxlen=50)
        self._running: Process | None = None
        self._wanted = False
        self._was_online = False
        self._watching: asyncio.Task[None] | None = None
        self._turning = asyncio.Lock()

    @property
    def state(self) -> str:
        """One of "starting", "online", "offline", "crashed", "stopped"."""
        if self._running is None:
            return "crashed" if self._wanted else "stopped"
        if self.discord.world.line.connected:
            self._was_online = True
            return "online"
        return "offline" if self._was_online else "starting"

    @property
    def number(self) -> int | None:
        """The number its process has, None while there is none."""
        return self._running.pid if self._running is not None else None

    async def start(self) -> None:
        """Start the bot; how that goes is seen in `state`."""
        async with self._turning:
            await self._start()

    async def _start(self) -> None:
        if self._running is not None:
            return
        self._wanted, self._was_online, self.told = True, False, ""
        self.lines.clear()
        self.discord.expect_bot()
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._running = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "playground.bot_run", self.target),
            env={
                **os.environ,
                **self.environment,
                **self.discord.environment(),
                "PYTHONPATH": os.pathsep.join(paths),
                "PYTHONUNBUFFERED": "1",
            },
            stdin=PIPE,
            stdout=PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is the playground's; it stops the bot in its own order
        )
        self._watching = asyncio.create_task(self._watch(self._running))

    async def _watch(self, running: Process) -> None:
        assert running.stdout is not None
        async for raw in running.stdout:
            line = raw.decode("utf-8", "replace").rstrip()
            if line:
                self.lines.append(line)
            if _WORTH_SAYING.match(line):
                self.say(line)
        code = await running.wait()
        self._running = None
        self.discord.bot_died()
        if self._wanted:
            last = self.lines[-1].strip() if self.lines else "it said nothing"
            how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
            self.told = f"{how}: {last}"
            self.say(f"The bot has stopped by itself ({self.told})")

    async def stop(self, *, kill: bool = False) -> None:
        """Stop the bot and wait for its end; what does not end is killed."""
        async with self._turning:
            await self._stop(kill=kill)

    async def _stop(self, *, kill: bool = False) -> None:
        self._wanted = False
        running, watching = self._running, self._watching
        if running is not None:
            with contextlib.suppress(ProcessLookupError):
                running.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        if watching is not None:
            done, _ = await asyncio.wait([watching], timeout=PATIENCE)
            if not done and running is not None:
                self.say("The bot does not stop, so it is stopped.")
                with contextlib.suppress(ProcessLookupError):
                    running.kill()
                await watching

    async def restart(self, *, kill: bool = False) -> None:
        """Stop it, at once with `kill`, and start it again."""
        async with self._turning:
            await self._stop(kill=kill)
            await self._start()


def _end_with_the_playground() -> None:
    """End this process when the playground's is gone, however that came: its end of our standard input closes."""

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


if __name__ == "__main__":
    from playground import startup

    _end_with_the_playground()
    sys.exit(startup.main(*sys.argv[1:2]))
