"""The stand-in itself: the world behind a loopback address that real discord.py can talk to."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Self

from aiohttp import web

from playground import answering
from playground.clock import Clock
from playground.edge.buckets import WEBHOOK, WEBHOOK_CHANNEL, Buckets, Limit, Rates, TooFast
from playground.edge.call import Call, read_body
from playground.edge.faults import Trouble, Weather
from playground.edge.gateway import Gateway
from playground.edge.pulse import Pulse
from playground.edge.routes import ROUTES, Route
from playground.refused import Refused
from playground.watch import Request
from playground.world import World

Json = dict[str, Any]
API = "/api/v10"
SOCKET = "/gateway/socket"
REQUEST_BYTES = 30 * 1024 * 1024
# Told by Discord when something is gone or was taken away; a bot can only learn it by asking.
LEARNING_CODES = (10003, 10004, 10007, 10008, 10013, 50001, 50013, 50083)


class StandIn:
    """Discord on loopback: `async with StandIn() as discord:` serves REST, gateway and files until it ends.

    `discord.world` is what a test or a page looks at; `weather`, `buckets` and `gateway` are what it plays with.
    """

    def __init__(
        self,
        world: World | None = None,
        *,
        clock: Clock | None = None,
        rates: Rates | str = Rates.ENFORCED,
        port: int = 0,
        shards: int = 1,
    ) -> None:
        self.world = world or World(clock)
        self.buckets = Buckets(self.world.clock, Rates(rates))
        self.weather = Weather()
        self.pulse = Pulse()
        self.port = port
        self.world.line.shards = shards
        self.gateway = Gateway(self.world)
        self.checks: list[Callable[[Request, Any], str | None]] = []
        self.busy = 0
        self.served = 0
        self._runner: web.AppRunner | None = None

    # -- life ---------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    def application(self) -> web.Application:
        """The aiohttp application, to which a page may add its own routes before `start`."""
        app = web.Application(client_max_size=REQUEST_BYTES)
        for route in ROUTES:
            app.router.add_route(route.method, API + route.path, self._serve(route))
        app.router.add_get(SOCKET, self._connect)
        app.router.add_get("/{shelf:attachments|ephemeral-attachments}/{channel_id}/{file_id}/{filename}", self._file)
        app.router.add_get("/emojis/{filename}", self._emoji)
        app.router.add_route("*", API + "/{rest:.*}", self._unknown)
        return app

    async def start(self, app: web.Application | None = None) -> None:
        """Begin to listen on 127.0.0.1; with port 0 any free port is taken."""
        app = app or self.application()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.pulse.start()
        self.port = self._runner.addresses[0][1]
        self.world.line.url = f"ws://127.0.0.1:{self.port}{SOCKET}"
        self.world.file_host = self.url

    async def stop(self) -> None:
        """Close the doors; what was open is cut."""
        self.gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        await self.pulse.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def token(self) -> str:
        return self.world.application.token

    def environment(self) -> dict[str, str]:
        """What another process needs to find this stand-in by `python -m playground.startup`."""
        return {"PLAYGROUND_URL": self.url, "DISCORD_TOKEN": self.token}

    # -- stage directions ---------------------------------------------------------------------------------------

    def bot_died(self) -> None:
        """The bot's process was killed: its sessions are gone, and what it had not answered fails at once."""
        self.gateway.invalidate()
        for interaction in self.world.interactions.values():
            answering.give_up(self.world, interaction)

    def slow_network(self, seconds: float) -> None:
        """Everything takes `seconds` longer each way; 0 makes it fast again."""
        self.weather.latency = self.gateway.latency = seconds

    async def quiet(self, seconds: float = 0.05, patience: float = 10.0) -> None:
        """Wait until the bot has asked nothing for `seconds` real seconds; TimeoutError after `patience`."""
        async with asyncio.timeout(patience):
            while True:
                before = self.served
                await asyncio.sleep(seconds)
                if self.busy == 0 and self.served == before:
                    return

    def expect_bot(self) -> None:
        """From now on `connected` waits for a bot that is yet to come, whoever is still on the line."""
        self.gateway.somebody_came.clear()

    async def until(self, happened: Callable[[], bool], patience: float = 10.0) -> None:
        """Wait until `happened()` is true, asking anew after everything that happens in the world.

        TimeoutError after `patience` real seconds.
        """
        stirred = asyncio.Event()
        stop = self.world.listen(lambda happening: stirred.set())
        try:
            async with asyncio.timeout(patience):
                while not happened():
                    stirred.clear()
                    await stirred.wait()
        finally:
            stop()

    async def connected(self, patience: float = 10.0) -> None:
        """Wait until a bot has connected; TimeoutError after `patience` real seconds."""
        async with asyncio.timeout(patience):
            await self.gateway.somebody_came.wait()

    # -- requests -----------------------------------------------------------------------------------------------

    def _serve(self, route: Route) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            self.busy += 1
            try:
                return await self._answer(route, request)
            finally:
                self.busy -= 1
                self.served += 1

        return handle

    async def _answer(self, route: Route, request: web.Request) -> web.Response:
        unread = self.pulse.standstill(time.monotonic())
        await self.weather.delay()
        came = self.world.clock.now() - unread * self.world.clock.scale
        call = Call(self.world, request)
        headers: dict[str, str] = {}
        code = 0
        payload: Any
        try:
            await read_body(call)
            path = request.path.removeprefix(API)
            if (trouble := self.weather.next_trouble(f"{route.method} {path}")) is not None:
                self._audit(route, request, call, trouble.status, 0, None)
                if not trouble.status and request.transport is not None:
                    request.transport.abort()
                return _in_trouble(trouble)
            if not route.open and request.headers.get("Authorization") != f"Bot {self.token}":
                self.world.fault("bad token", "asked without the bot's token", route=f"{route.method} {route.path}")
                self._audit(route, request, call, 401, 0, None)
                return _respond(401, {"message": "401: Unauthorized", "code": 0}, {})
            limits = self._limits(route, request, path)
            headers = self.buckets.take(limits, counts_globally=not route.open, came=came)
            payload = await route.handler(call)
            status = 204 if payload is None else 201 if route.created else 200
        except Refused as refusal:
            status, code, payload = refusal.status, refusal.code, refusal.body
            if status == 429:
                headers |= {"Via": "1.1 google"}
            self._blame(route, request, refusal)
        except TooFast as limited:
            status, payload, headers = 429, limited.body, limited.headers
            where = f"{route.method} {route.path}"
            self.world.fault("too fast", f"ran into the {limited.limit.name} limit", route=where, code=429)
        except ConnectionError:  # the bot is gone in the middle of its request: nobody's fault
            raise
        except Exception as error:
            # The library would quietly try again after a 500: say whose fault it is before that.
            self.world.fault("stand-in broke", repr(error), route=f"{route.method} {route.path}")
            raise
        self._audit(route, request, call, status, code, payload)
        await self.weather.delay()
        return _respond(status, payload, headers)

    def _limits(self, route: Route, request: web.Request, path: str) -> list[tuple[Limit, str]]:
        if route.limit is None:
            return []
        if route.limit is not WEBHOOK:
            info = request.match_info
            return [(route.limit, str(info.get("channel_id") or info.get("guild_id") or path))]
        token = request.match_info["token"]
        limits = [(WEBHOOK, token)]
        interaction = self.world.interactions.get(token)
        if interaction is not None and route.method == "POST":
            limits.append((WEBHOOK_CHANNEL, str(interaction.channel_id)))
        return limits

    def _blame(self, route: Route, request: web.Request, refusal: Refused) -> None:
        """Write a refusal down as the bot's fault, unless it only learns of something taken away."""
        interaction = self.world.interactions.get(request.match_info.get("token", ""))
        if refusal.code in LEARNING_CODES:
            touched = [int(value) for value in request.match_info.values() if value.isdigit()]
            if interaction is not None:
                touched += [interaction.channel_id, interaction.message_id or 0, interaction.original_id or 0]
            for thing in touched:
                if self.world.removed[thing] > 0:
                    self.world.removed[thing] -= 1
                    return
        told = refusal.message + (f" {json.dumps(refusal.errors)}" if refusal.errors else "")
        if interaction is not None:
            told += f" (answering {interaction.told})"
        self.world.fault("refused", told, route=f"{route.method} {route.path}", code=refusal.code)

    def _audit(self, route: Route, request: web.Request, call: Call, status: int, code: int, answer: Any) -> None:
        files = tuple(upload.filename for upload in call.uploads)
        path = request.path.removeprefix(API)
        if route.open:
            path = path.replace(request.match_info["token"], "…")
        entry = Request(route.method, route.path, path, status, code, self.world.clock.now(), call.said, files)
        self.world.requests.append(entry)
        for check in self.checks:
            if (complaint := check(entry, answer)) is not None:
                self.world.fault("schema", complaint, route=f"{route.method} {route.path}")

    async def _unknown(self, request: web.Request) -> web.Response:
        where = f"{request.method} {request.path.removeprefix(API)}"
        self.world.fault("unknown route", "the stand-in does not know this route", route=where)
        return _respond(404, {"message": "404: Not Found", "code": 0}, {})

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        return await self.gateway.connect(request)

    # -- files --------------------------------------------------------------------------------------------------

    async def _file(self, request: web.Request) -> web.Response:
        shelf = self.world.messages.get(int(request.match_info["channel_id"]), {})
        for message in shelf.values():
            for item in message.attachments:
                if str(item.id) == request.match_info["file_id"]:
                    return web.Response(body=item.data, content_type=item.content_type)
        raise web.HTTPNotFound

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(int(request.match_info["filename"].split(".")[0]))
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type="image/gif" if emoji.animated else "image/png")


def _respond(status: int, payload: Any, headers: dict[str, str]) -> web.Response:
    """JSON with the bare content type: discord.py compares it letter by letter."""
    if payload is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(payload, separators=(",", ":")).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _in_trouble(trouble: Trouble) -> web.Response:
    """A 429 that the library will wait for, or the bare error of a server in need."""
    if trouble.status == 429:
        body = {"message": "You are being rate limited.", "retry_after": trouble.retry_after, "global": False}
        return _respond(429, body, {"Via": "1.1 google", "X-RateLimit-Scope": "shared"})
    return _respond(trouble.status, {"message": f"{trouble.status}: trouble", "code": 0}, {})
