"""The page's addresses: the page itself, its files, its live line; all of them behind the key."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from playground import permissions
from playground.page.guard import guard
from playground.page.staging import Bot
from playground.page.visit import FRAME_BYTES, Visit
from playground.records import Attachment, Message
from playground.watch import Happening

if TYPE_CHECKING:
    from playground.edge.server import StandIn

WEB = Path(__file__).resolve().parent.parent / "web"
LOOK_EVERY = 0.25
KEPT_FILES = 60
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Site:
    """The page on the stand-in's own address; `application` is what the stand-in is started with."""

    def __init__(self, discord: StandIn, bot: Bot, key: str) -> None:
        self.discord = discord
        self.world = discord.world
        self.bot = bot
        self.key = key
        self.visits: set[Visit] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._lately: dict[int, tuple[Attachment, Message]] = {}
        self.world.listen(self._remember)

    def application(self) -> web.Application:
        """The stand-in's routes and the page's, all of them guarded."""
        app = self.discord.application()
        app.middlewares.append(guard(self.key))
        app.router.add_get(f"/{self.key}", self._to_the_door)
        app.router.add_get(f"/{self.key}/", self._page)
        app.router.add_get(f"/{self.key}/web/{{name:[a-z_]+\\.(?:js|css|svg)}}", self._part)
        app.router.add_get(f"/{self.key}/live", self._live)
        app.router.add_get(
            f"/{self.key}/files/{{viewer:\\d+}}/{{shelf:attachments|ephemeral-attachments}}"
            "/{channel:\\d+}/{file:\\d+}/{name}",
            self._file,
        )
        app.router.add_get(f"/{self.key}/files/{{viewer:\\d+}}/emojis/{{name}}", self._emoji)
        app.router.add_get("/", self._no_key)
        app.on_shutdown.append(self._close)
        return app

    @property
    def url(self) -> str:
        return f"{self.discord.url}/{self.key}/"

    async def watch(self) -> None:
        """Tell every window when the bot comes, goes or crashes; runs until cancelled."""
        before = None
        while True:
            now = (self.bot.state, self.bot.told)
            if now != before:
                before = now
                for visit in self.visits:
                    visit.tell_bot()
            await asyncio.sleep(LOOK_EVERY)

    def viewer(self, wanted: str) -> int | None:
        """Whom `?as=` means, by id or name; without it the first member who is a person, not the server's owner."""
        people = [user for user in self.world.users.values() if not user.is_bot]
        if wanted:
            found = [user for user in people if wanted in (str(user.id), user.display)]
            return found[0].id if found else None
        others = [user for user in people if user.id != self.world.application.owner_id]
        return (others or people)[0].id

    # -- addresses ------------------------------------------------------------------------------------------------

    async def _to_the_door(self, request: web.Request) -> web.Response:
        raise web.HTTPFound(f"/{self.key}/")

    async def _no_key(self, request: web.Request) -> web.Response:
        raise web.HTTPNotFound(text="The key is missing: use the address that the start printed.")

    async def _page(self, request: web.Request) -> web.Response:
        if self.viewer(request.query.get("as", "")) is None:
            raise web.HTTPFound(f"/{self.key}/")
        return _part(WEB / "index.html")

    async def _part(self, request: web.Request) -> web.Response:
        path = WEB / request.match_info["name"]
        if not path.is_file():
            raise web.HTTPNotFound
        return _part(path)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        viewer_id = self.viewer(request.query.get("as", ""))
        if viewer_id is None:
            raise web.HTTPNotFound(text="There is nobody of that name.")
        socket = web.WebSocketResponse(max_msg_size=FRAME_BYTES, heartbeat=20)
        await socket.prepare(request)
        visit = Visit(self.discord, self.bot, viewer_id)
        self.visits.add(visit)
        self._sockets.add(socket)
        try:
            await visit.serve(socket)
        finally:
            self.visits.discard(visit)
            self._sockets.discard(socket)
        return socket

    async def _close(self, app: web.Application) -> None:
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close every line; windows that stay open find back."""
        for socket in list(self._sockets):
            await socket.close(code=1001)

    async def _file(self, request: web.Request) -> web.Response:
        """A file of a message that this viewer sees; 404 for everybody else's."""
        info = request.match_info
        found = self._seen_file(int(info["viewer"]), int(info["channel"]), int(info["file"]))
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        if not found.is_picture or found.content_type == "image/svg+xml":
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    def _seen_file(self, viewer_id: int, channel_id: int, file_id: int) -> Attachment | None:
        channel = self.world.channels.get(channel_id)
        if channel is None or viewer_id not in self.world.users:
            return None
        messages = self.world.visible_messages(viewer_id, channel)
        found = next((item for message in messages for item in message.attachments if item.id == file_id), None)
        if found is not None or file_id not in self._lately:
            return found
        item, message = self._lately[file_id]
        may_see = message.only_for in (None, viewer_id) and permissions.in_channel(self.world, viewer_id, channel)
        return item if message.channel_id == channel_id and may_see else None

    def _remember(self, happening: Happening) -> None:
        """Keep the newest files a while: an edit may have replaced one that a window is about to fetch."""
        if happening.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        record = self.world.messages[int(happening.payload["channel_id"])].get(int(happening.payload["id"]))
        if record is not None:
            self._lately |= {item.id: (item, record) for item in record.attachments}
        while len(self._lately) > KEPT_FILES:
            del self._lately[next(iter(self._lately))]

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["name"].split(".")[0]
        emoji = self.world.emojis.get(int(number)) if number.isdigit() else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type="image/gif" if emoji.animated else "image/png")


def _part(path: Path) -> web.Response:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=headers)
