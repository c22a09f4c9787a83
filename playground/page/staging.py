"""What happens around the bot at a press of the page: people come and go, admins give and take, networks fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from playground import commands as book
from playground import stage
from playground.client import ClientRefuses
from playground.page import sheets
from playground.places import GuildPlace
from playground.records import Guild

if TYPE_CHECKING:
    from playground.edge.server import StandIn

Json = dict[str, Any]
MOST_PEOPLE = 60
SLOWEST = 10.0


class Bot(Protocol):
    """The bot as far as the page may touch it."""

    @property
    def state(self) -> str:
        """One of "starting", "online", "offline", "crashed", "stopped"."""
        ...

    @property
    def told(self) -> str:
        """What there is to say about a crash."""
        ...

    async def restart(self, *, kill: bool = False) -> None:
        """Stop it, at once with `kill`, and start it again."""
        ...


class Staging:
    """The stage directions of one window; ClientRefuses what cannot be."""

    def __init__(self, discord: StandIn, bot: Bot, viewer_id: int) -> None:
        self.discord = discord
        self.world = discord.world
        self.bot = bot
        self.viewer_id = viewer_id

    # -- people ---------------------------------------------------------------------------------------------------

    async def add_member(self, guild: str, name: str) -> Json:
        """Somebody new comes into the server, or somebody who left comes back."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= 32:
            raise ClientRefuses("a name has 1 to 32 characters")
        place = self._place(guild)
        if len(place.record.members) >= MOST_PEOPLE:
            raise ClientRefuses(f"{MOST_PEOPLE} people are enough for this server")
        return {"id": str(place.member(name).id)}

    async def make_admin(self, guild: str, person: str, on: bool) -> Json:
        """Give somebody Administrator in the server, or take it away."""
        place = self._place(guild)
        user_id = self._member(place.record, person)
        if place.record.owner_id == user_id:
            raise ClientRefuses("the server is theirs: an owner may always do everything")
        if on:
            stage.grant(self.world, place.record, user_id, ("administrator",))
        else:
            stage.withdraw(self.world, place.record, user_id, ("administrator",))
        return {}

    async def open_dms(self, person: str, on: bool) -> Json:
        """Let somebody's DMs be open to the bot, or closed."""
        self.world.users[int(person)].dms_open = on
        self._places_changed()
        return {}

    async def leave(self, guild: str, person: str) -> Json:
        """Somebody leaves the server."""
        place = self._place(guild)
        user_id = self._member(place.record, person)
        if place.record.owner_id == user_id:
            raise ClientRefuses("an owner cannot leave the server")
        stage.leave(self.world, place.record, user_id)
        return {}

    async def come_back(self, guild: str, person: str) -> Json:
        """Somebody who left comes into the server again."""
        record = self._place(guild).record
        if int(person) not in record.members:
            self.world.join(record, self.world.users[int(person)].id)
        return {}

    async def language(self, locale: str) -> Json:
        """The language of the viewer's client."""
        if locale not in book.LOCALES:
            raise ClientRefuses("Discord has no such language")
        self.world.users[self.viewer_id].locale = locale
        self._places_changed()
        return {}

    async def reload(self) -> Json:
        """The viewer's client starts anew: what only they could see is gone."""
        self.world.person(self.viewer_id).reload()
        return {}

    # -- places ---------------------------------------------------------------------------------------------------

    async def add_channel(self, guild: str, name: str) -> Json:
        """A new text channel."""
        name = "-".join(name.lower().split())
        if not 1 <= len(name) <= 100:
            raise ClientRefuses("a channel's name has 1 to 100 characters")
        return {"channel": str(self._place(guild).channel(name).id)}

    async def delete_channel(self, channel: str) -> Json:
        """A channel or thread goes; the last channel of a server stays."""
        found = self.world.channels.get(int(channel))
        if found is None or found.guild_id is None:
            raise ClientRefuses("only a server's channel can be deleted")
        place = self._place(str(found.guild_id))
        if not found.is_thread and len(place.channels) == 1:
            raise ClientRefuses("the last channel stays")
        place.delete_channel(found)
        return {}

    async def delete_message(self, channel: str, message: str) -> Json:
        """A moderator deletes a message that everybody sees."""
        found = self.world.messages.get(int(channel), {}).get(int(message))
        if found is None or found.ephemeral:
            raise ClientRefuses("there is no such message to delete")
        stage.delete_message(self.world, found)
        return {}

    async def allow_bot(self, channel: str, permission: str, on: bool) -> Json:
        """Give the bot a permission in a channel, or take it away."""
        found = self.world.channels.get(int(channel))
        if found is None or found.guild_id is None or permission not in sheets.TAKEABLE:
            raise ClientRefuses("this cannot be given or taken here")
        place = self.world.channels[found.parent_id] if found.parent_id else found
        granted = (permission,)
        stage.overwrite(self.world, place, self.world.application.bot_id, allow=granted * on, deny=granted * (not on))
        return {}

    async def invite_bot(self, guild: str, on: bool) -> Json:
        """Throw the bot out of the server, or invite it again."""
        place = self._place(guild)
        if on and not place.record.has_bot:
            place.add_bot()
        elif not on and place.record.has_bot:
            place.remove_bot()
        return {}

    # -- the way between ------------------------------------------------------------------------------------------

    async def drop(self, forget: bool = False) -> Json:
        """Cut the bot's line; with `forget` its session is gone as well, and it has to begin anew."""
        if forget:
            self.discord.gateway.invalidate()
        else:
            self.discord.gateway.drop()
        return {}

    async def slow(self, seconds: float) -> Json:
        """Everything between Discord and the bot takes so much longer each way."""
        if not 0 <= seconds <= SLOWEST:
            raise ClientRefuses(f"at most {SLOWEST:.0f} seconds")
        self.discord.slow_network(float(seconds))
        return {}

    async def restart_bot(self, kill: bool = False) -> Json:
        """Stop the bot, as a host would or with `kill` as a power cut would, and start it again."""
        await self.bot.restart(kill=kill)
        return {}

    # -- words into things ----------------------------------------------------------------------------------------

    def _place(self, guild: str) -> GuildPlace:
        if int(guild) not in self.world.guilds:
            raise ClientRefuses("there is no such server")
        return GuildPlace(self.world, int(guild))

    def _member(self, guild: Guild, person: str) -> int:
        if int(person) not in guild.members:
            raise ClientRefuses("this person is not in the server")
        return int(person)

    def _places_changed(self) -> None:
        self.world.tell("PLACES_CHANGED", {}, for_bot=False)
