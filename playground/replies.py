"""What a person gets back from the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.interaction import DEFER_UPDATE, MESSAGE, THINKING, UPDATE, Interaction
from playground.records import Message, parts

if TYPE_CHECKING:
    from playground.people import Person

Json = dict[str, Any]


class Modal:
    """A form the bot opened for one person."""

    def __init__(self, interaction: Interaction) -> None:
        form = interaction.modal
        assert form is not None
        self.form: Json = form
        self.interaction = interaction

    @property
    def title(self) -> str:
        return str(self.form["title"])

    @property
    def custom_id(self) -> str:
        return str(self.form["custom_id"])

    @property
    def fields(self) -> list[str]:
        """The labels of its fields."""
        return [str(part["label"]) for part in parts(self.form["components"]) if part.get("label")]

    @property
    def text(self) -> str:
        """All its words: title, labels, descriptions, texts."""
        lines = [self.title]
        for part in parts(self.form["components"]):
            lines += [str(part[key]) for key in ("label", "description", "content", "placeholder") if part.get(key)]
        return "\n".join(lines)


class Reply:
    """The bot's answer to one press or command, as the person sees it; it keeps up with later edits."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self.person = person
        self.interaction = interaction
        self._message: Message | None = None
        self._remember()

    def __repr__(self) -> str:
        return f"<Reply to {self.interaction.told}>"

    def _remember(self) -> None:
        # A message that fades from the world later is still in the hand of whoever got it.
        if self._message is None and self.interaction.original_id is not None:
            shelf = self.person.world.messages.get(self.interaction.channel_id, {})
            self._message = shelf.get(self.interaction.original_id)

    @property
    def failed(self) -> bool:
        """Whether the client shows "This interaction failed"."""
        return self.interaction.failed

    @property
    def message(self) -> Message | None:
        """The message that answers: the bot's own, or the one that was pressed when it was updated in place."""
        if self._came_after:
            return self.follow_ups[0]
        self._remember()
        return self._message

    @property
    def _came_after(self) -> bool:
        """Whether the press was only taken note of at first, and a message of its own is the answer to it."""
        told = self.interaction
        return told.answer_kind == DEFER_UPDATE and not told.edits and bool(self.follow_ups)

    @property
    def is_new(self) -> bool:
        """Whether the answer is a message of its own, not an update of the pressed one."""
        return self.interaction.answer_kind in (MESSAGE, THINKING) or self._came_after

    @property
    def is_update(self) -> bool:
        return self.interaction.answer_kind in (UPDATE, DEFER_UPDATE) and not self._came_after

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def thinking(self) -> bool:
        """Whether the bot asked for more time and has not answered since."""
        return self.interaction.thinking

    @property
    def content(self) -> str:
        return self.message.content if self.message is not None else ""

    @property
    def text(self) -> str:
        """All a reader reads in the answer; of a modal, its words."""
        if self.interaction.modal is not None:
            return Modal(self.interaction).text
        return self.message.text if self.message is not None else ""

    @property
    def components(self) -> list[Json]:
        return self.message.components if self.message is not None else []

    @property
    def embeds(self) -> list[Json]:
        return self.message.embeds if self.message is not None else []

    @property
    def modal(self) -> Modal | None:
        return Modal(self.interaction) if self.interaction.modal is not None else None

    @property
    def choices(self) -> list[Json]:
        """The choices of an autocomplete."""
        return self.interaction.choices

    @property
    def follow_ups(self) -> list[Message]:
        """Further messages through the same token, oldest first, those still there."""
        shelf = self.person.world.messages.get(self.interaction.channel_id, {})
        return [shelf[item] for item in self.interaction.follow_up_ids if item in shelf]

    async def settled(self, patience: float = 10.0) -> Reply:
        """Wait until "thinking" has become an answer, or a silently deferred press an edit or a follow-up.

        An answer that is complete at once is settled at once. TimeoutError after `patience` real seconds.
        """
        told = self.interaction
        if told.answer_kind == THINKING:
            await told.until(lambda: not told.thinking, patience)
        elif told.answer_kind == DEFER_UPDATE:
            await told.until(lambda: bool(told.edits or told.follow_up_ids), patience)
        return self

    async def edited(self, times: int = 1, patience: float = 10.0) -> Reply:
        """Wait until the answer has been edited through its token `times` times in all."""
        await self.interaction.until(lambda: self.interaction.edits >= times, patience)
        return self

    async def followed_up(self, number: int = 1, patience: float = 10.0) -> Message:
        """Wait for the follow-up of that number, counted from 1."""
        told = self.interaction
        await told.until(lambda: len(told.follow_up_ids) >= number, patience)
        return self.follow_ups[number - 1]
