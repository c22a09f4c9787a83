"""One open window: what its person sees is sent as it happens, and what they ask is carried out."""

from __future__ import annotations

import asyncio
import inspect
import logging
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from playground.client import ClientRefuses
from playground.page import bench, sheets
from playground.page.asks import Asks
from playground.page.staging import Bot, Staging
from playground.refused import Refused
from playground.watch import Happening

if TYPE_CHECKING:
    from playground.edge.server import StandIn

Json = dict[str, Any]
log = logging.getLogger("playground.page")
FRAME_BYTES = 256 * 1024
GATHERING = 0.03
# What moves people and places, whoever is told of it: the lists are sent anew.
_MOVES = ("CHANNEL_", "THREAD_", "GUILD_", "PLACES_CHANGED")


class Visit:
    """The window's socket, from the first list of places to its end."""

    def __init__(self, discord: StandIn, bot: Bot, viewer_id: int) -> None:
        self.world = discord.world
        self.discord = discord
        self.bot = bot
        self.viewer_id = viewer_id
        self.asks = Asks(discord.world, viewer_id)
        self.staging = Staging(discord, bot, viewer_id)
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._moved = False
        self._errands: set[asyncio.Task[None]] = set()

    async def serve(self, socket: web.WebSocketResponse) -> None:
        """Send and listen until the window is closed."""
        stop = self.world.listen(self._hear)
        self._send_places()
        self.tell_bot()
        sender = asyncio.create_task(self._send_all(socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._run(self._carry_out(frame.json()))
        finally:
            stop()
            for task in (sender, *self._errands):
                task.cancel()

    def tell_bot(self) -> None:
        """Say how the bot is."""
        self.outbox.put_nowait({"t": "bot", "state": self.bot.state, "told": self.bot.told})

    async def _send_all(self, socket: web.WebSocketResponse) -> None:
        while True:
            sheet = await self.outbox.get()
            try:
                await socket.send_json(sheet)
            except (ConnectionError, RuntimeError):
                return

    def _run(self, errand: Any) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # -- out ------------------------------------------------------------------------------------------------------

    def _hear(self, happening: Happening) -> None:
        if happening.name.startswith(_MOVES):
            if not self._moved:
                self._moved = True
                asyncio.get_running_loop().call_later(GATHERING, self._send_places)
            return
        if not self.world.sees_happening(self.viewer_id, happening):
            return
        if happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            record = self.world.messages[int(happening.payload["channel_id"])].get(int(happening.payload["id"]))
            if record is not None:
                sheet = sheets.message(self.world, self.viewer_id, record)
                self.outbox.put_nowait({"t": "message", "message": sheet, "fresh": happening.name == "MESSAGE_CREATE"})
        elif happening.name == "MESSAGE_DELETE":
            payload = happening.payload
            self.outbox.put_nowait({"t": "gone", "channel": payload["channel_id"], "id": payload["id"]})

    def _send_places(self) -> None:
        self._moved = False
        self.outbox.put_nowait({"t": "places", **sheets.places(self.world, self.viewer_id)})

    # -- in -------------------------------------------------------------------------------------------------------

    async def _carry_out(self, asked: Json) -> None:
        answer: Json = {"t": "answer", "re": asked.get("id")}
        try:
            answer |= {"ok": await self._do(str(asked.get("ask")), asked.get("with") or {})}
        except ClientRefuses as refused:
            answer["refused"] = str(refused)
        except Refused as refused:
            answer["refused"] = refused.message
        except TimeoutError:
            answer["refused"] = "the bot did not answer"
        except (TypeError, ValueError, KeyError):
            log.exception("a page asked for what cannot be")
            answer["refused"] = "this cannot be done"
        self.outbox.put_nowait(answer)

    async def _do(self, verb: str, given: Json) -> Json:
        if verb == "bench":
            return bench.sheet(self.discord, self.viewer_id)
        for place in (self.asks, self.staging):
            method = getattr(place, verb, None) if not verb.startswith("_") else None
            if method is not None and inspect.iscoroutinefunction(method):
                answer: Json = await method(**given)
                return answer
        raise ClientRefuses("the page asked for something unknown")
