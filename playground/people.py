"""People, and the places they meet the bot in: what a test writes its stories with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import client, permissions, posting, stage
from playground.answering import open_interaction
from playground.client import ClientRefuses
from playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from playground.payloads import interaction_payload
from playground.records import TEXT_CHANNEL, Channel, Command, Guild, Message, User
from playground.replies import Modal, Reply
from playground.watch import Ping
from playground.world import NOBODY

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]


class Person:
    """Somebody with a Discord client. Every verb waits for the bot's first answer and refuses what a client would.

    In a guild the person acts in its first channel unless told otherwise; `channel=ana.dm` is the bot's DM.
    """

    def __init__(self, world: World, user_id: int, guild_id: int | None) -> None:
        self.world = world
        self.id = user_id
        self.guild_id = guild_id

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and (self.world, self.id) == (other.world, other.id)

    def __hash__(self) -> int:
        return hash(self.id)

    # -- who and what ---------------------------------------------------------------------------------------------

    @property
    def user(self) -> User:
        return self.world.users[self.id]

    @property
    def name(self) -> str:
        return self.user.display

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of this person's client, for example "de"."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    @property
    def dm(self) -> Channel:
        """The DM with the bot, as one opens it by clicking on the bot's name."""
        return self.world.dm_channel(self.id)

    @property
    def dms(self) -> list[Message]:
        """The messages in the DM with the bot, oldest first; none is opened by looking."""
        found = [item for item in self.world.channels.values() if item.is_dm and self.id in item.recipient_ids]
        return self.world.visible_messages(self.id, found[0]) if found else []

    def visible_messages(self, channel: Channel) -> list[Message]:
        """What this person sees in a channel, oldest first, their own ephemeral messages included."""
        return self.world.visible_messages(self.id, channel)

    @property
    def ephemerals(self) -> list[Message]:
        """The ephemeral messages this person still sees, oldest first."""
        kept = self.world.ephemerals.get(self.id, ())
        found = [self.world.messages.get(channel_id, {}).get(message_id) for channel_id, message_id in kept]
        return [message for message in found if message is not None]

    @property
    def last_ephemeral(self) -> Message | None:
        return self.ephemerals[-1] if self.ephemerals else None

    @property
    def pings(self) -> list[Ping]:
        """Every time this person's bell rang, oldest first: mentions as far as they were allowed, and all DMs."""
        return [ping for ping in self.world.pings if ping.user_id == self.id]

    def menu(self, channel: Channel | None = None) -> list[Command]:
        """The slash commands this person is offered."""
        return client.usable_commands(self.world, self.id, self._where(channel))

    def _where(self, channel: Channel | None) -> Channel:
        if channel is not None:
            if channel.id not in self.world.channels:
                raise ClientRefuses(f"#{channel.name} is gone")
            return channel
        if self.guild_id is None:
            return self.dm
        places = self.world.channels.values()
        return next(item for item in places if item.guild_id == self.guild_id and item.kind == TEXT_CHANNEL)

    # -- acting ---------------------------------------------------------------------------------------------------

    async def slash(
        self, path: str, channel: Channel | None = None, options: dict[str, Any] | None = None, **named: Any
    ) -> Reply:
        """Send a command: `await ana.slash("/table open", game="rummy500", seats=3)`.

        Options by name, or in `options` where a name is taken ("channel"); choices by value or name; people,
        channels and roles as objects.
        """
        where = self._where(channel)
        command, words, known = client.find_command(self.world, self.id, where, path)
        sent, things = client.fill_options(known, named | (options or {}))
        return await self._use(COMMAND, where, path, command, client.nest(words, sent), things)

    async def autocomplete(
        self,
        path: str,
        option: str,
        typed: str = "",
        others: dict[str, Any] | None = None,
        channel: Channel | None = None,
    ) -> Reply:
        """Type into an option and get the choices the bot offers, as `reply.choices`."""
        where = self._where(channel)
        command, words, known = client.find_command(self.world, self.id, where, path)
        asked = next((item for item in known if item["name"] == option), None)
        if asked is None or not asked.get("autocomplete"):
            raise ClientRefuses(f"{path} has no option {option} that completes itself")
        sent, things = client.fill_options(known, {option: typed} | (others or {}), focused=option)
        return await self._use(AUTOCOMPLETE, where, path, command, client.nest(words, sent), things)

    async def _use(
        self, kind: int, where: Channel, path: str, command: Command, options: list[Json], things: list[Any]
    ) -> Reply:
        data: Json = {"id": str(command.id), "name": command.name, "type": command.kind, "options": options}
        if command.guild_id is not None:
            data["guild_id"] = str(command.guild_id)
        if things:
            data["resolved"] = client.resolved(self.world, where.guild_id, things)
        told = f"{self.name}'s {path}" + (" (autocomplete)" if kind == AUTOCOMPLETE else "")
        return await self._send(open_interaction(self.world, kind, self.id, where, told, command=path), data)

    async def click(self, message: Message | Reply, label: str | None = None, custom_id: str | None = None) -> Reply:
        """Press a button, named by its label or custom id. A message kept by `as_seen()` is pressed as it looked."""
        seen, where = self._sees(message)
        button = client.find_button(seen, label, custom_id)
        told = f"{self.name}'s press on {button.get('label') or button['custom_id']!r}"
        data = {"component_type": button["type"], "custom_id": button["custom_id"], "id": button.get("id", 0)}
        return await self._send(open_interaction(self.world, COMPONENT, self.id, where, told, message=seen), data, seen)

    async def select(self, message: Message | Reply, which: str, chosen: Any) -> Reply:
        """Choose in a menu, named by its placeholder or custom id; one value or label, or a list of them."""
        seen, where = self._sees(message)
        menu = client.find_select(seen, which)
        values, things = client.pick(menu, list(chosen) if isinstance(chosen, (list, tuple, set)) else [chosen])
        data: Json = {"component_type": menu["type"], "custom_id": menu["custom_id"], "values": values}
        data["id"] = menu.get("id", 0)
        if things:
            data["resolved"] = client.resolved(self.world, where.guild_id, things)
        told = f"{self.name}'s choice in {which!r}"
        return await self._send(open_interaction(self.world, COMPONENT, self.id, where, told, message=seen), data, seen)

    async def submit(self, modal: Modal | Reply, fields: dict[str, Any] | None = None) -> Reply:
        """Send a form that the bot opened for this person; `fields` by label or custom id."""
        form = modal.modal if isinstance(modal, Reply) else modal
        if form is None or form.interaction.user_id != self.id:
            raise ClientRefuses("no form is open")
        opened = form.interaction
        where = self.world.channels.get(opened.channel_id)
        if where is None:
            raise ClientRefuses("the channel is gone")
        filled, things = client.fill_modal(form.form, fields or {})
        data: Json = {"custom_id": form.custom_id, "components": filled}
        if things:
            data["resolved"] = client.resolved(self.world, where.guild_id, things)
        pressed = self.world.messages[where.id].get(opened.message_id or 0)
        told = f"{self.name}'s form {form.title!r}"
        return await self._send(
            open_interaction(self.world, MODAL, self.id, where, told, message=pressed), data, pressed
        )

    def say(self, content: str, channel: Channel | None = None) -> Message:
        """Write a message; refused where this person may not."""
        where = self._where(channel)
        if not permissions.may_write(self.world, self.id, where):
            raise ClientRefuses(f"cannot write in #{where.name}")
        return posting.say(self.world, self.id, where, content)

    def _sees(self, message: Message | Reply) -> tuple[Message, Channel]:
        seen = message.message if isinstance(message, Reply) else message
        if seen is None:
            raise ClientRefuses("there is no message to press on")
        channel = self.world.channels.get(seen.channel_id)
        if channel is None or seen.deleted:
            raise ClientRefuses("the message is gone")
        if seen.only_for not in (None, self.id) or not permissions.in_channel(self.world, self.id, channel):
            raise ClientRefuses(f"{self.name} cannot see this message")
        return seen, channel

    async def _send(self, interaction: Interaction, data: Json, message: Message | None = None) -> Reply:
        world = self.world
        payload = interaction_payload(world, interaction, data, message)
        world.tell(
            "INTERACTION_CREATE",
            payload,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            only_for=NOBODY,
        )
        await interaction.until(lambda: interaction.answered or interaction.failed)
        return Reply(self, interaction)

    # -- stage directions -----------------------------------------------------------------------------------------

    def close_dms(self) -> None:
        """From now on the bot's DMs are refused (50007)."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        self.user.dms_open = True

    def leave(self) -> None:
        """Leave the guild (or be kicked out of it)."""
        stage.leave(self.world, self._guild, self.id)

    def come_back(self) -> None:
        """Join the guild again."""
        self.world.join(self._guild, self.id)

    def reload(self) -> None:
        """Restart the client: ephemeral messages are gone."""
        for message in self.ephemerals:
            posting.delete(self.world, message)

    def rename(self, nick: str) -> None:
        """Take another name in the guild."""
        self._guild.members[self.id].nick = nick
        stage.member_changed(self.world, self._guild, self.id)

    def give(self, *permission: str) -> None:
        """Let this person do something in the whole guild ("manage_guild", "manage_channels")."""
        stage.grant(self.world, self._guild, self.id, permission)

    def take(self, *permission: str) -> None:
        """Take back what `give` gave."""
        stage.revoke(self.world, self._guild, self.id, permission)

    @property
    def _guild(self) -> Guild:
        if self.guild_id is None:
            raise ClientRefuses(f"{self.name} is in no guild")
        return self.world.guilds[self.guild_id]
