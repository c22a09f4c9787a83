"""The little world in memory: who is where, what was said, and who may see it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground import keep, permissions, wire
from playground.clock import Clock, Snowflakes
from playground.records import (
    DM_CHANNEL,
    TEXT_CHANNEL,
    Channel,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Role,
    User,
)
from playground.refused import Refused
from playground.watch import Feed, Happening, Ping, Request, Violation

if TYPE_CHECKING:
    from playground.interaction import Interaction
    from playground.people import Person
    from playground.places import GuildPlace

Json = dict[str, Any]
EPHEMERALS_KEPT = 300
# Told to listeners, but to no person's client.
NOBODY = 0


@dataclass(slots=True)
class Application:
    """The bot's registration: ids, token and which privileged intents are switched on."""

    id: int
    bot_id: int
    owner_id: int
    token: str = "playground.token.of-no-worth"
    privileged_intents: int = 0
    name: str = "Rummy Table"


@dataclass(slots=True)
class Line:
    """The bot's line to the gateway: where it is, whether it is up or could resume, how often it broke."""

    url: str = ""
    shards: int = 1
    identifies: int = 0
    connected: bool = False
    resumable: bool = False
    breaks: int = 0


class World:
    """Guilds, channels, people, messages and commands of one make-believe Discord with one bot.

    `violations` gathers what the bot did wrong; a test ends with `assert not world.violations`. Codes put into
    `forgiven` are not gathered. `requests` is every REST request the bot made.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens_before_sweep = 4000
        self.violations: list[Violation] = []
        self.forgiven: set[int] = {50007, 50278}
        self.requests: deque[Request] = deque(maxlen=50_000)
        self.ephemerals: dict[int, deque[tuple[int, int]]] = {}
        self.ephemerals_kept = EPHEMERALS_KEPT
        self.pings: deque[Ping] = deque(maxlen=50_000)
        self.removed: Counter[int] = Counter()
        self.threads_of_messages: dict[int, int] = {}
        self.command_creates: dict[int | None, list[float]] = {}
        self.dm_opens: list[float] = []
        self.dm_opens_at_most = 25
        self.old_edits: dict[int, list[float]] = {}
        self.line = Line()
        self.file_host = "http://127.0.0.1"
        self._listeners: list[Callable[[Happening], None]] = []
        owner = self.new_user("owner", "The Host")
        bot = self.new_user("rummy-table", "Rummy Table", is_bot=True)
        self.application = Application(id=bot.id, bot_id=bot.id, owner_id=owner.id)

    # -- telling ------------------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[Happening], None]) -> Callable[[], None]:
        """Call `listener` with everything that happens; the answer ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def feed(self, viewer_id: int) -> Feed:
        """A stream of what one person sees happen, from now on; end it with `unfeed`."""
        feed = Feed(viewer_id, self.sees_happening)
        self._listeners.append(feed.tell)
        return feed

    def unfeed(self, feed: Feed) -> None:
        self._listeners.remove(feed.tell)

    def tell(
        self,
        name: str,
        payload: Json,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        only_for: int | None = None,
        for_bot: bool = True,
    ) -> None:
        """Let the listeners know."""
        happening = Happening(name, payload, guild_id, channel_id, only_for, for_bot)
        for listener in list(self._listeners):
            listener(happening)

    def sees_happening(self, user_id: int, happening: Happening) -> bool:
        """Whether this person's client would be told."""
        if happening.only_for is not None:
            return happening.only_for == user_id
        channel = self.channels.get(happening.channel_id or 0)
        if channel is not None:
            return bool(permissions.in_channel(self, user_id, channel))
        if happening.guild_id is not None:
            guild = self.guilds.get(happening.guild_id)
            return guild is not None and user_id in guild.members
        return happening.channel_id is None

    def fault(self, kind: str, told: str, *, route: str = "", code: int = 0) -> None:
        """Write a violation down, unless its code is forgiven."""
        if code in self.forgiven:
            return
        violation = Violation(kind, told, route, code, self.clock.now())
        self.violations.append(violation)
        self.tell("VIOLATION", {"told": str(violation)}, only_for=NOBODY, for_bot=False)

    # -- keeping ------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the world into a file."""
        keep.save(self, path)

    @staticmethod
    def load(path: Path, clock: Clock | None = None) -> World:
        """The world that was saved there; ValueError when another version wrote it."""
        return keep.load(path, clock)

    # -- building -----------------------------------------------------------------------------------------------

    def new_user(self, name: str, display: str | None = None, *, is_bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name.lower().replace(" ", "_"), display or name, is_bot, locale)
        self.users[user.id] = user
        return user

    def guild(self, name: str = "Card Room", *, has_bot: bool = True) -> GuildPlace:
        """The server of that name, founded now if there is none; it starts with one channel, #general."""
        from playground.places import GuildPlace

        found = next((guild for guild in self.guilds.values() if guild.name == name), None)
        if found is None:
            found = self._found_guild(name, has_bot)
        return GuildPlace(self, found.id)

    def _found_guild(self, name: str, has_bot: bool) -> Guild:
        owner = self.users[self.application.owner_id]
        guild = Guild(self.ids.next(), name, owner.id, has_bot=False)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE_DEFAULT)
        self.guilds[guild.id] = guild
        self.join(guild, owner.id)
        self.new_channel(guild, "general")
        if has_bot:
            self.add_bot(guild)
        return guild

    def add_bot(self, guild: Guild) -> None:
        """The bot comes into the guild with the role its invite link asks for."""
        role = Role(self.ids.next(), self.application.name, permissions.BOT_DEFAULT, position=1)
        guild.roles[role.id] = role
        guild.members[self.application.bot_id] = Member(self.application.bot_id, self.clock.now(), None, [role.id])
        guild.has_bot = True
        self.tell("GUILD_CREATE", wire.guild_create(self, guild), guild_id=guild.id)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is thrown out of the guild, or leaves it; its role goes with it."""
        member = guild.members.pop(self.application.bot_id, None)
        for role_id in member.role_ids if member is not None else []:
            guild.roles.pop(role_id, None)
        guild.has_bot = False
        self.tell("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id)

    def join(self, guild: Guild, user_id: int) -> Member:
        """Somebody enters the guild."""
        member = guild.members[user_id] = Member(user_id, self.clock.now())
        payload = wire.member(self, guild, member) | {"guild_id": str(guild.id)}
        self.tell("GUILD_MEMBER_ADD", payload, guild_id=guild.id)
        return member

    def new_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.ids.next(), TEXT_CHANNEL, name, guild.id, created_at=self.clock.now())
        channel.position = sum(1 for other in self.channels.values() if other.guild_id == guild.id)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        self.tell("CHANNEL_CREATE", wire.channel(self, channel), guild_id=guild.id, channel_id=channel.id)
        return channel

    def dm_channel(self, user_id: int) -> Channel:
        """The one DM between this person and the bot, made when first asked for."""
        bot_id = self.application.bot_id
        for channel in self.channels.values():
            if channel.is_dm and user_id in channel.recipient_ids:
                return channel
        channel = Channel(self.ids.next(), DM_CHANNEL, created_at=self.clock.now(), recipient_ids=[user_id, bot_id])
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        self.tell("CHANNEL_CREATE", wire.channel(self, channel), channel_id=channel.id, for_bot=False)
        return channel

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        return self.users[self.application.bot_id]

    def person(self, user_id: int, guild_id: int | None = None) -> Person:
        """The people object of somebody who exists; KeyError otherwise."""
        from playground.people import Person

        return Person(self, self.users[user_id].id, guild_id)

    def bot_guilds(self) -> Iterator[Guild]:
        return (guild for guild in self.guilds.values() if guild.has_bot)

    def channel_for_bot(self, channel_id: int) -> Channel:
        """A channel the bot may look into; refused with 10003 or 50001 otherwise."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise Refused(10003)
        if not permissions.in_channel(self, self.application.bot_id, channel):
            raise Refused(50001)
        return channel

    def guild_for_bot(self, guild_id: int) -> Guild:
        """A guild the bot is in; refused with 10004 otherwise."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.has_bot:
            raise Refused(10004)
        return guild

    def message_for_bot(self, channel: Channel, message_id: int) -> Message:
        """A message that channel routes can reach: not an ephemeral one, not a deleted one (10008)."""
        message = self.messages[channel.id].get(message_id)
        if message is None or message.ephemeral:
            raise Refused(10008)
        return message

    def find_message(self, message_id: int) -> Message | None:
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    def visible_messages(self, user_id: int, channel: Channel) -> list[Message]:
        """What somebody sees in a channel, oldest first, their own ephemeral messages included."""
        if not permissions.in_channel(self, user_id, channel):
            return []
        messages = self.messages.get(channel.id, {}).values()
        return [message for message in messages if message.only_for in (None, user_id)]

    def in_same_guild_as_bot(self, user_id: int) -> bool:
        return any(user_id in guild.members for guild in self.bot_guilds())

    def keep(self, message: Message) -> None:
        """Put a new message at the bottom of its channel; the oldest ephemeral ones fade away."""
        shelf = self.messages[message.channel_id]
        shelf[message.id] = message
        if message.ephemeral:
            mine = self.ephemerals.setdefault(message.only_for or 0, deque())
            mine.append((message.channel_id, message.id))
            if len(mine) > self.ephemerals_kept:
                channel_id, old = mine.popleft()
                self.messages.get(channel_id, {}).pop(old, None)
        else:
            self.channels[message.channel_id].last_message_id = message.id
