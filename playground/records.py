"""The things of the little world: plain values that can be kept on disk."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT_DISPLAY = 1, 2, 3, 4, 9, 10
THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 11, 12, 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE = 5


@dataclass(slots=True)
class User:
    """A person, or the bot; `locale` is the language of their client."""

    id: int
    name: str
    display: str
    is_bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A role; the one with the guild's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(slots=True)
class Member:
    """Somebody in a guild."""

    user_id: int
    joined_at: float
    nick: str | None = None
    role_ids: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """What one channel allows and denies to a role or a member."""

    target_id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM."""

    id: int
    kind: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_ids: list[int] = field(default_factory=list)
    owner_id: int | None = None
    member_ids: list[int] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    created_at: float = 0.0
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        return self.kind == PRIVATE_THREAD

    @property
    def is_dm(self) -> bool:
        return self.kind == DM_CHANNEL


@dataclass(slots=True)
class Guild:
    """A server; `has_bot` is whether the bot is in it."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    has_bot: bool = True
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Attachment:
    """A file on a message; `description` is its alt text."""

    id: int
    filename: str
    content_type: str
    data: bytes = field(repr=False)
    description: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def is_picture(self) -> bool:
        return self.content_type.startswith("image/")


@dataclass(slots=True)
class Message:
    """A message as it stands now; edits change this object, `as_seen` keeps how it looked."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    edited_at: float | None = None
    only_for: int | None = None
    mention_ids: list[int] = field(default_factory=list)
    mention_role_ids: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    pinged: list[int] = field(default_factory=list)
    reply_to: int | None = None
    interaction_id: int | None = None
    invoked_by: int | None = None
    command: str | None = None
    pressed: int | None = None
    nonce: str | None = None
    deleted: bool = False
    edits: int = 0

    def __repr__(self) -> str:
        """Names the message only: what it says may be private."""
        return f"<Message {self.id} in {self.channel_id}>"

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def is_loading(self) -> bool:
        """Whether it still says "thinking"."""
        return bool(self.flags & LOADING)

    def as_seen(self) -> Message:
        """How it looks now, for a press that crosses with an edit on the way."""
        return copy.deepcopy(self)

    def parts(self) -> list[Json]:
        """Every component, nested ones and accessories included, from top to bottom."""
        return parts(self.components)

    @property
    def buttons(self) -> list[Json]:
        return [part for part in self.parts() if part["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [part for part in self.parts() if part["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons, in order."""
        return [str(button.get("label") or "") for button in self.buttons]

    @property
    def custom_ids(self) -> list[str]:
        return [str(part["custom_id"]) for part in self.parts() if part.get("custom_id")]

    @property
    def text(self) -> str:
        """All a reader reads: content, embeds and text displays, one after the other."""
        lines = [self.content] if self.content else []
        for embed in self.embeds:
            lines += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
            for item in embed.get("fields") or []:
                lines.append(f"{item['name']}\n{item['value']}")
            if footer := (embed.get("footer") or {}).get("text"):
                lines.append(footer)
        lines += [part["content"] for part in self.parts() if part["type"] == TEXT_DISPLAY]
        return "\n".join(lines)

    @property
    def alt_texts(self) -> list[str]:
        """The alt texts of all pictures and files, in order of appearance."""
        texts = [item.description for item in self.attachments if item.description]
        for part in self.parts():
            items = part.get("items", []) if part["type"] == GALLERY else [part] if part["type"] == THUMBNAIL else []
            texts += [item["description"] for item in items if item.get("description")]
        return texts

    @property
    def pictures(self) -> list[Attachment]:
        return [item for item in self.attachments if item.is_picture]


def parts(components: list[Json]) -> list[Json]:
    """Every component of a tree, parents first."""
    found: list[Json] = []
    for part in components:
        found.append(part)
        if inner := part.get("components"):
            found += parts(inner)
        for key in ("accessory", "component"):
            if part.get(key):
                found += parts([part[key]])
    return found


@dataclass(slots=True)
class Command:
    """A registered application command; `form` is what Discord would list."""

    id: int
    guild_id: int | None
    form: Json

    @property
    def name(self) -> str:
        return str(self.form["name"])

    @property
    def kind(self) -> int:
        return int(self.form.get("type", 1))


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    data: bytes = field(repr=False)
    animated: bool = False
