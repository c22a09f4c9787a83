"""What a page asks of the world: the verbs of one person's client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import client, permissions
from playground import commands as book
from playground.client import ClientRefuses
from playground.page import sheets
from playground.people import Person
from playground.records import SELECTS, STRING_SELECT, Channel, Message, parts
from playground.replies import Modal, Reply

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]
OPEN_FORMS = 20
THINGS = (book.USER, book.CHANNEL, book.ROLE, book.MENTIONABLE)


class Asks:
    """One window's wishes, carried out as `viewer_id`; ClientRefuses what a client would not do.

    Every answer is JSON for that viewer alone.
    """

    def __init__(self, world: World, viewer_id: int) -> None:
        self.world = world
        self.viewer_id = viewer_id
        self.forms: dict[str, Modal] = {}

    # -- looking --------------------------------------------------------------------------------------------------

    async def history(self, channel: str, before: str | None = None) -> Json:
        """The messages of a channel, newest page or the one before a message."""
        return sheets.history(self.world, self.viewer_id, self._channel(channel), int(before) if before else None)

    async def menu(self, channel: str) -> Json:
        """The slash menu of a channel."""
        return {"commands": sheets.menu(self.world, self.viewer_id, self._channel(channel))}

    async def open_dm(self) -> Json:
        """The DM with the bot, opened by a click on its name."""
        return {"channel": str(self.world.dm_channel(self.viewer_id).id)}

    # -- acting ---------------------------------------------------------------------------------------------------

    async def say(self, channel: str, text: str) -> Json:
        """Write a message."""
        if not text.strip():
            raise ClientRefuses("there is nothing to send")
        if len(text) > 2000:
            raise ClientRefuses("a message has at most 2,000 characters")
        where = self._channel(channel)
        self._person(where).say(text, where)
        return {}

    async def slash(self, channel: str, path: str, options: Json) -> Json:
        """Send a command."""
        where = self._channel(channel)
        return self._answer(await self._person(where).slash(path, where, self._things(where, path, options)))

    async def complete(self, channel: str, path: str, option: str, typed: str, options: Json) -> Json:
        """The choices for an option that is being typed."""
        where = self._channel(channel)
        others = {name: value for name, value in self._things(where, path, options).items() if name != option}
        reply = await self._person(where).autocomplete(path, option, typed, others, where)
        return {"choices": reply.choices, "failed": reply.failed}

    async def press(self, channel: str, message: str, custom_id: str) -> Json:
        """Press a button."""
        seen = self._message(channel, message)
        return self._answer(await self._person_at(seen).click(seen, custom_id=custom_id))

    async def choose(self, channel: str, message: str, custom_id: str, values: list[str]) -> Json:
        """Choose in a menu."""
        seen = self._message(channel, message)
        menu = next((part for part in seen.selects if part.get("custom_id") == custom_id), None)
        if menu is None:
            raise ClientRefuses("this menu is gone")
        chosen = values if menu["type"] == STRING_SELECT else [self._thing(value) for value in values]
        return self._answer(await self._person_at(seen).select(seen, custom_id, chosen))

    async def submit(self, form: str, fields: Json) -> Json:
        """Send a form; it stays open where a field is not filled in well."""
        opened = self.forms.get(form)
        if opened is None:
            raise ClientRefuses("this form is no longer open")
        filled = {name: self._field(opened, name, value) for name, value in fields.items()}
        channel = self.world.channels.get(opened.interaction.channel_id)
        if channel is None:
            raise ClientRefuses("the channel is gone")
        answer = self._answer(await self._person(channel).submit(opened, filled))
        if not answer["failed"]:
            self.forms.pop(form, None)
        return answer

    async def forget(self, form: str) -> Json:
        """Close a form without sending it."""
        self.forms.pop(form, None)
        return {}

    # -- words into things ----------------------------------------------------------------------------------------

    def _answer(self, reply: Reply) -> Json:
        answer: Json = {"failed": reply.failed, "answer": reply.interaction.answer_kind}
        if (modal := reply.modal) is not None:
            key = str(modal.interaction.id)
            self.forms[key] = modal
            for old in list(self.forms)[:-OPEN_FORMS]:
                del self.forms[old]
            answer["form"] = {"id": key, "title": modal.title, "components": modal.form["components"]}
        return answer

    def _channel(self, channel_id: str) -> Channel:
        found = self.world.channels.get(int(channel_id))
        if found is None or not permissions.in_channel(self.world, self.viewer_id, found):
            raise ClientRefuses("this channel is gone, or not for you")
        return found

    def _person(self, channel: Channel) -> Person:
        return self.world.person(self.viewer_id, channel.guild_id)

    def _message(self, channel_id: str, message_id: str) -> Message:
        channel = self._channel(channel_id)
        found = self.world.messages[channel.id].get(int(message_id))
        if found is None or found.only_for not in (None, self.viewer_id):
            raise ClientRefuses("the message is gone")
        return found

    def _person_at(self, message: Message) -> Person:
        return self._person(self.world.channels[message.channel_id])

    def _things(self, channel: Channel, path: str, options: Json) -> Json:
        """The options with the people, channels and roles that ids stand for."""
        _, _, known = client.find_command(self.world, self.viewer_id, channel, path)
        kinds = {option["name"]: option["type"] for option in known}
        return {
            name: self._thing(str(value)) if kinds.get(name) in THINGS else value for name, value in options.items()
        }

    def _thing(self, text: str) -> Any:
        """The person, channel or role with this id."""
        if text.isdigit():
            number = int(text)
            roles = {role_id: role for guild in self.world.guilds.values() for role_id, role in guild.roles.items()}
            for shelf in (self.world.users, self.world.channels, roles):
                if number in shelf:
                    return shelf[number]
        raise ClientRefuses(f"{text} is no person, channel or role here")

    def _field(self, modal: Modal, name: str, value: Any) -> Any:
        part = next((item for item in parts(modal.form["components"]) if item.get("custom_id") == name), None)
        if part is not None and part["type"] in SELECTS and part["type"] != STRING_SELECT:
            return [self._thing(one) for one in value]
        return value
