"""The gateway: identify, heartbeat, dispatch, drop, resume with replay."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from playground import permissions, wire
from playground.records import Member
from playground.watch import Happening

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 1, 1 << 9, 1 << 12
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
BAD_TOKEN, ALREADY_IDENTIFIED, RATE_LIMITED, BAD_INTENTS, DROPPED = 4004, 4005, 4008, 4014, 4000
SENDS_A_MINUTE = 120
KEPT_FOR_REPLAY = 2000
HEARTBEAT_MS = 41_250
ACK_AFTER = 0.02


class Outbox:
    """What waits to go down one websocket: frames, and at last a close code."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[tuple[float, str | int]] = asyncio.Queue()

    def put(self, frame: str | int) -> None:
        self._waiting.put_nowait((time.monotonic(), frame))

    async def get(self) -> tuple[float, str | int]:
        """The next frame and when it was put, in seconds of `time.monotonic`."""
        return await self._waiting.get()


def wanted_intents(happening: Happening) -> int:
    """The intents of which one is needed to hear this; 0 when everybody hears it."""
    name = happening.name
    if name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if happening.guild_id is not None else DIRECT_MESSAGES
    if name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if name == "THREAD_MEMBERS_UPDATE":
        return GUILDS | GUILD_MEMBERS
    return 0 if name == "INTERACTION_CREATE" else GUILDS


@dataclass(slots=True)
class Session:
    """One shard's session: it outlives its connection so that it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int] | None
    outbox: Outbox | None = field(default=None, repr=False)
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_FOR_REPLAY), repr=False)

    def owns(self, guild_id: int | None) -> bool:
        """Whether events of this guild go to this shard; DMs go to shard 0."""
        if self.shard is None:
            return True
        number, of = self.shard
        return number == ((guild_id >> 22) % of if guild_id is not None else 0)


class Gateway:
    """All sessions of the bot. `resumes` counts what was asked, `closes` the codes we closed with."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self.closes: list[int] = []
        self.latency = 0.0
        self.somebody_came = asyncio.Event()
        self.stop = world.listen(self.hear)

    @property
    def connected(self) -> bool:
        """Whether a bot is listening just now."""
        return any(session.outbox is not None for session in self.sessions.values())

    # -- out ----------------------------------------------------------------------------------------------------

    def hear(self, happening: Happening) -> None:
        """Pass a happening on to every session that has the intent, the shard and the right to see it."""
        if not happening.for_bot or not self.sessions:
            return
        if not self._bot_sees(happening):
            return
        wanted = wanted_intents(happening)
        for session in list(self.sessions.values()):
            if session.owns(happening.guild_id) and (not wanted or session.intents & wanted):
                self.dispatch(session, happening.name, self._as_bot_reads(session, happening))

    def _bot_sees(self, happening: Happening) -> bool:
        bot_id = self.world.application.bot_id
        if happening.guild_id is not None and happening.name not in (
            "GUILD_DELETE",
            "GUILD_CREATE",
            "INTERACTION_CREATE",
        ):
            guild = self.world.guilds.get(happening.guild_id)
            if guild is None or not guild.has_bot:
                return False
        channel = self.world.channels.get(happening.channel_id or 0)
        if channel is None or happening.name in (
            "INTERACTION_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_CREATE",
            "CHANNEL_DELETE",
        ):
            return True
        return bool(permissions.in_channel(self.world, bot_id, channel))

    def _as_bot_reads(self, session: Session, happening: Happening) -> Json:
        """Without MESSAGE_CONTENT, what others write in a guild is blank unless the bot is mentioned."""
        payload = happening.payload
        if happening.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or happening.guild_id is None:
            return payload
        bot = str(self.world.application.bot_id)
        if session.intents & MESSAGE_CONTENT or payload["author"]["id"] == bot:
            return payload
        if any(person["id"] == bot for person in payload["mentions"]):
            return payload
        return payload | {"content": "", "embeds": [], "attachments": [], "components": []}

    def dispatch(self, session: Session, name: str, payload: Json) -> None:
        """Number an event, keep it for replay and send it when somebody is connected."""
        session.sequence += 1
        frame = json.dumps({"op": 0, "t": name, "s": session.sequence, "d": payload}, separators=(",", ":"))
        session.sent.append((session.sequence, frame))
        if session.outbox is not None:
            session.outbox.put(frame)

    # -- stage directions ---------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Cut every connection as a network fault would (4000): the bot may resume."""
        for session in self.sessions.values():
            if session.outbox is not None:
                session.outbox.put(DROPPED)
                session.outbox = None
        self._note_line(broken=True)

    def invalidate(self) -> None:
        """Forget every session and say so (op 9, not resumable): the bot has to identify anew."""
        for session in self.sessions.values():
            if session.outbox is not None:
                session.outbox.put(json.dumps({"op": 9, "d": False}))
                session.outbox = None
        self.sessions.clear()
        self._note_line(broken=True)

    def _note_line(self, *, broken: bool = False) -> None:
        """Tell the world whether a bot is there, so that it is not blamed for what it could not hear."""
        line = self.world.line
        line.connected, line.resumable = self.connected, bool(self.sessions)
        line.breaks += broken
        if line.connected:
            self.somebody_came.set()
        else:
            self.somebody_came.clear()

    # -- in -----------------------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket of the bot, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        outbox = Outbox()
        sender = asyncio.create_task(self._send_all(socket, outbox))
        outbox.put(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}))
        try:
            await self._listen(socket, outbox)
        finally:
            for session in list(self.sessions.values()):
                if session.outbox is outbox:
                    session.outbox = None
                    if socket.close_code in (1000, 1001):
                        del self.sessions[session.id]
            self._note_line(broken=True)
            sender.cancel()
        return socket

    async def _send_all(self, socket: web.WebSocketResponse, outbox: Outbox) -> None:
        while True:
            since, frame = await outbox.get()
            if self.latency:
                await asyncio.sleep(max(0.0, since + self.latency - time.monotonic()))
            if isinstance(frame, int):
                self.closes.append(frame)
                await socket.close(code=frame)
                return
            try:
                await socket.send_str(frame)
            except (ConnectionError, RuntimeError):
                return

    async def _listen(self, socket: web.WebSocketResponse, outbox: Outbox) -> None:
        received: deque[float] = deque(maxlen=SENDS_A_MINUTE)
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            now = self.world.clock.now()
            if len(received) == SENDS_A_MINUTE and now - received[0] < 60:
                self.world.fault(
                    "gateway", f"more than {SENDS_A_MINUTE} gateway messages in a minute", code=RATE_LIMITED
                )
                outbox.put(RATE_LIMITED)
                continue
            received.append(now)
            frame = json.loads(message.data)
            match frame["op"]:
                case 1:
                    # A network takes its time, and discord.py misjudges an answer that comes before its send is done.
                    asyncio.get_running_loop().call_later(ACK_AFTER, outbox.put, '{"op":11}')
                case 2:
                    self._identify(frame["d"], outbox)
                case 6:
                    self._resume(frame["d"], outbox)
                case 8:
                    self._request_members(frame["d"], outbox)

    def _identify(self, told: Json, outbox: Outbox) -> None:
        self.world.line.identifies += 1
        if told["token"] != self.world.application.token:
            outbox.put(BAD_TOKEN)
            return
        if any(session.outbox is outbox for session in self.sessions.values()):
            outbox.put(ALREADY_IDENTIFIED)
            return
        intents = int(told["intents"])
        if intents & PRIVILEGED & ~self.world.application.privileged_intents:
            self.world.fault("gateway", "identified with a privileged intent that is switched off", code=BAD_INTENTS)
            outbox.put(BAD_INTENTS)
            return
        shard = tuple(told["shard"]) if told.get("shard") else None
        for old in [item for item in self.sessions.values() if item.outbox is None and item.shard == shard]:
            del self.sessions[old.id]
        session = Session(secrets.token_hex(16), intents, shard, outbox)
        self.sessions[session.id] = session
        self._note_line()
        guilds = [guild for guild in self.world.bot_guilds() if session.owns(guild.id)]
        app = self.world.application
        ready: Json = {
            "v": 10,
            "user": wire.me(self.world),
            "session_id": session.id,
            "resume_gateway_url": self.world.line.url,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "application": {"id": str(app.id), "flags": 0},
            "session_type": "normal",
            "private_channels": [],
        }
        if shard is not None:
            ready["shard"] = list(shard)
        self.dispatch(session, "READY", ready)
        for guild in guilds:
            self.dispatch(session, "GUILD_CREATE", wire.guild_create(self.world, guild) | {"unavailable": False})

    def _resume(self, told: Json, outbox: Outbox) -> None:
        self.resumes += 1
        if told["token"] != self.world.application.token:
            outbox.put(BAD_TOKEN)
            return
        session = self.sessions.get(told["session_id"])
        missed = [frame for number, frame in session.sent if number > told["seq"]] if session is not None else []
        if session is None or len(missed) != session.sequence - int(told["seq"]):
            outbox.put(json.dumps({"op": 9, "d": False}))
            return
        session.outbox = outbox
        self._note_line()
        for frame in missed:
            outbox.put(frame)
        # The library writes into `d`, so it has to be an object.
        self.dispatch(session, "RESUMED", {})

    def _request_members(self, told: Json, outbox: Outbox) -> None:
        """Members by id, by name or (with the intent) all: one chunk, for a small world."""
        session = next((item for item in self.sessions.values() if item.outbox is outbox), None)
        guild = self.world.guilds.get(int(told["guild_id"]))
        if session is None or guild is None:
            return
        ids = told.get("user_ids")
        wanted = {int(item) for item in (ids if isinstance(ids, list) else [ids])} if ids else None
        query = str(told.get("query") or "").lower()
        found = [
            wire.member(self.world, guild, member)
            for member in guild.members.values()
            if (member.user_id in wanted if wanted is not None else self._named(member, query))
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1, "not_found": []}
        if told.get("nonce"):
            chunk["nonce"] = told["nonce"]
        self.dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _named(self, member: Member, query: str) -> bool:
        return (member.nick or self.world.users[member.user_id].display).lower().startswith(query)
