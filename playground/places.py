"""A guild as a test furnishes it: its people, channels and threads, and what its admins do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from playground import stage
from playground.people import Person
from playground.records import PUBLIC_THREAD, TEXT_CHANNEL, Channel, Guild, Message, Role

if TYPE_CHECKING:
    from playground.world import World


class GuildPlace:
    """A guild as a test furnishes it; people and channels are made when first named."""

    def __init__(self, world: World, guild_id: int) -> None:
        self.world = world
        self.id = guild_id

    @property
    def record(self) -> Guild:
        return self.world.guilds[self.id]

    def member(self, name: str, *, locale: str = "en-US", permissions: Sequence[str] = ()) -> Person:
        """The member of that name; joins now if nobody has it."""
        for member in self.record.members.values():
            if self.world.users[member.user_id].display == name:
                return Person(self.world, member.user_id, self.id)
        known = next((user for user in self.world.users.values() if user.display == name and not user.is_bot), None)
        user = known or self.world.new_user(name, locale=locale)
        self.world.join(self.record, user.id)
        person = Person(self.world, user.id, self.id)
        if permissions:
            person.give(*permissions)
        return person

    @property
    def owner(self) -> Person:
        return Person(self.world, self.record.owner_id, self.id)

    def channel(self, name: str = "general") -> Channel:
        """The text channel of that name; made now if there is none."""
        for channel in self.channels:
            if channel.name == name:
                return channel
        return self.world.new_channel(self.record, name)

    @property
    def channels(self) -> list[Channel]:
        """The text channels, in order."""
        return [item for item in self.world.channels.values() if item.guild_id == self.id and item.kind == TEXT_CHANNEL]

    @property
    def threads(self) -> list[Channel]:
        return [
            item for item in self.world.channels.values() if item.guild_id == self.id and item.kind >= PUBLIC_THREAD
        ]

    def role(self, name: str, *permission: str) -> Role:
        """The role of that name; made now if there is none."""
        return stage.role(self.world, self.record, name, permission)

    # -- stage directions -----------------------------------------------------------------------------------------

    def deny_bot(self, channel: Channel, *permission: str) -> None:
        """Take permissions from the bot in one channel ("send_messages", "attach_files")."""
        stage.overwrite(self.world, channel, self.world.application.bot_id, deny=permission)

    def allow_bot(self, channel: Channel, *permission: str) -> None:
        """Give the bot permissions back."""
        stage.overwrite(self.world, channel, self.world.application.bot_id, allow=permission)

    def deny(self, channel: Channel, person: Person, *permission: str) -> None:
        """Take permissions from a person in one channel ("use_application_commands", "view_channel")."""
        stage.overwrite(self.world, channel, person.id, deny=permission)

    def allow(self, channel: Channel, person: Person, *permission: str) -> None:
        stage.overwrite(self.world, channel, person.id, allow=permission)

    def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        stage.delete_message(self.world, message)

    def delete_channel(self, channel: Channel) -> None:
        """An admin deletes a channel or thread."""
        stage.delete_channel(self.world, channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A thread is archived, or locked as well so that only moderators can wake it."""
        stage.archive(self.world, thread, locked=locked)

    def remove_bot(self) -> None:
        """An admin throws the bot out."""
        stage.remove_bot(self.world, self.record)

    def add_bot(self) -> None:
        """An admin invites the bot (again)."""
        self.world.add_bot(self.record)
