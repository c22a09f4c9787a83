"""The rules for messages: what a body and its files must be like before they become a message."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from playground import components as component_rules
from playground.records import COMPONENTS_V2, EPHEMERAL, FILE, GALLERY, THUMBNAIL, Attachment, Message, parts
from playground.refused import Form, Refused

Json = dict[str, Any]

FILES_AT_MOST = 10
FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
_EMBED_TEXTS = {"title": 256, "description": 4096, "url": 2048}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request; `slot` is the n of files[n]."""

    slot: str
    filename: str
    data: bytes = field(repr=False)
    content_type: str | None = None


@dataclass(slots=True)
class Draft:
    """A body that was found right: what the message will say."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: int


def draft(body: Json, uploads: list[Upload], *, new_id: Any, old: Message | None = None) -> Draft:
    """Check a body against all limits and give what the message will be.

    `old` is the message being edited: what the body does not mention stays. Refused with 50035, 50006 or 40005.
    """
    form = Form()
    flags = _flags(form.at("flags"), body, old)
    v2 = bool(flags & COMPONENTS_V2)
    content = _pick(body, "content", old.content if old else "") or ""
    embeds = _pick(body, "embeds", old.embeds if old else []) or []
    components = _pick(body, "components", old.components if old else []) or []
    form.at("content").text(content, 2000)
    form.at("nonce").text(None if body.get("nonce") is None else str(body["nonce"]), 25)
    check_embeds(form.at("embeds"), embeds)
    attachments = _attachments(form.at("attachments"), body, uploads, new_id, old)
    filenames = {item.filename for item in attachments}
    if "components" in body or (old and bool(old.flags & COMPONENTS_V2) != v2):
        component_rules.check_message(form.at("components"), components, v2=v2, filenames=filenames)
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if {"content": content, "embeds": embeds}.get(key, body.get(key)):
                message = f'The "{key}" field cannot be used when using MessageFlags.IS_COMPONENTS_V2'
                form.at(key).wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    check_mentions(form.at("allowed_mentions"), body.get("allowed_mentions"))
    form.settle()
    if not (content or embeds or components or attachments or body.get("sticker_ids") or body.get("poll")):
        raise Refused(50006)
    if "components" in body:
        component_rules.complete(components)
    return Draft(content, embeds, components, attachments, flags)


def _pick(body: Json, key: str, otherwise: Any) -> Any:
    if key == "embeds" and "embed" in body:
        return [body["embed"]] if body["embed"] else []
    return body.get(key, otherwise)


def _flags(form: Form, body: Json, old: Message | None) -> int:
    asked = body.get("flags") or 0
    if not isinstance(asked, int):
        form.number(asked, 0, 1 << 31)
        return 0
    if old is None:
        allowed = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL
        return asked & allowed
    kept = old.flags
    if "flags" in body and body["flags"] is not None:
        if old.flags & COMPONENTS_V2 and not asked & COMPONENTS_V2 and asked:
            form.wrong("MESSAGE_FLAGS_V2", "IS_COMPONENTS_V2 cannot be removed from a message")
        kept = kept & ~SUPPRESS_EMBEDS | asked & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    return kept


def check_embeds(form: Form, embeds: list[Json]) -> None:
    """Note what is too long in embeds; 6,000 characters in all of them together."""
    form.count(embeds, 10)
    total = 0
    for place, embed in enumerate(embeds):
        here = form.at(place)
        texts: list[tuple[Form, Any, int, int]] = [
            (here.at(key), embed.get(key), most, 0) for key, most in _EMBED_TEXTS.items()
        ]
        texts.append((here.at("footer", "text"), (embed.get("footer") or {}).get("text"), 2048, 0))
        texts.append((here.at("author", "name"), (embed.get("author") or {}).get("name"), 256, 0))
        fields = embed.get("fields") or []
        here.at("fields").count(fields, 25)
        for number, item in enumerate(fields):
            texts.append((here.at("fields", number, "name"), item.get("name"), 256, 1))
            texts.append((here.at("fields", number, "value"), item.get("value"), 1024, 1))
        for spot, value, most, least in texts:
            spot.text(value, most, least)
            total += len(value or "") if spot.path[-1] != "url" else 0
    if total > 6000:
        form.wrong("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_mentions(form: Form, allowed: Json | None) -> None:
    """Note contradictions in allowed_mentions."""
    for kind in ("users", "roles"):
        if allowed and allowed.get(kind):
            form.at(kind).count(allowed[kind], 100)
            if kind in (allowed.get("parse") or []):
                form.wrong(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                )


def _attachments(form: Form, body: Json, uploads: list[Upload], new_id: Any, old: Message | None) -> list[Attachment]:
    """The files the message will have: kept ones as listed, then the new ones."""
    listed = body.get("attachments")
    notes = {str(item.get("id")): item for item in listed or []}
    kept = list(old.attachments) if old else []
    if old and listed is not None:
        kept = [item for item in kept if str(item.id) in notes]
    elif old and "attachments" in body:
        kept = []
    known = {str(item.id) for item in kept} | {upload.slot for upload in uploads}
    for place, item in enumerate(listed or []):
        form.at(place, "description").text(item.get("description"), component_rules.ALT_TEXT_LIMIT)
        if str(item.get("id")) not in known:
            form.at(place, "id").wrong("ATTACHMENT_NOT_FOUND", "The attachment was not found")
    kept = [
        replace(item, description=notes[str(item.id)]["description"])
        if "description" in notes.get(str(item.id), {})
        else item
        for item in kept
    ]
    if sum(len(upload.data) for upload in uploads) > REQUEST_LIMIT or any(len(up.data) > FILE_LIMIT for up in uploads):
        raise Refused(40005)
    fresh = [_attachment(upload, notes.get(upload.slot, {}), new_id()) for upload in uploads]
    form.count(kept + fresh, FILES_AT_MOST)
    return kept + fresh


def _attachment(upload: Upload, note: Json, new_id: int) -> Attachment:
    filename = re.sub(r"[^\w.\-]+", "_", str(note.get("filename") or upload.filename)) or "file"
    kind = mimetypes.guess_type(filename)[0] or upload.content_type or "application/octet-stream"
    width, height = _measure(upload.data)
    return Attachment(new_id, filename, kind, upload.data, note.get("description"), width, height)


def _measure(data: bytes) -> tuple[int | None, int | None]:
    """Width and height of a PNG or a lossy WebP, read from its first bytes; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"RIFF" and data[12:16] == b"VP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None, None


def _shown(message: Message) -> Iterator[tuple[str, str | None]]:
    """Every picture or file that a component or an embed shows: its address and its alt text."""
    for part in parts(message.components):
        if part["type"] == GALLERY:
            yield from ((str(item["media"]["url"]), item.get("description")) for item in part.get("items") or [])
        elif part["type"] == THUMBNAIL:
            yield str(part["media"]["url"]), part.get("description")
        elif part["type"] == FILE:
            yield str(part["file"]["url"]), "a file"
    for embed in message.embeds:
        for key in ("image", "thumbnail"):
            if url := (embed.get(key) or {}).get("url"):
                # Discord has no alt text for the pictures of an embed.
                yield str(url), None


def pictures_without_alt_text(message: Message) -> list[str]:
    """Names of the pictures that a blind player could not read; those of embeds always are among them."""
    shown = list(_shown(message))
    missing = [_filename(url) for url, words in shown if not words]
    seen = {_filename(url) for url, _ in shown}
    return missing + [item.filename for item in message.pictures if not item.description and item.filename not in seen]


def lost_pictures(message: Message) -> list[str]:
    """Names that an embed shows without the file being there, and V2 files that no component shows."""
    there = {item.filename for item in message.attachments}
    shown = [url for url, _ in _shown(message)]
    lost = [_filename(url) for url in shown if url.startswith("attachment://") and _filename(url) not in there]
    if message.flags & COMPONENTS_V2:
        lost += sorted(there - {_filename(url) for url in shown})
    return lost


def _filename(url: str) -> str:
    return url.rsplit("/", 1)[-1]
