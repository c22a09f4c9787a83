"""One REST request, read and ready for a route: path, query, JSON body and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import Message
from email.parser import BytesHeaderParser
from typing import Any

from aiohttp import web

from playground.drafts import REQUEST_LIMIT, Upload
from playground.refused import Refused
from playground.world import World

Json = dict[str, Any]


@dataclass(slots=True)
class Call:
    """What a route gets to see of a request."""

    world: World
    request: web.Request
    said: bytes = b""
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """A snowflake of the path; 50035 when it is none."""
        return snowflake(self.request.match_info[name])

    def query(self, name: str, otherwise: str = "") -> str:
        return str(self.request.query.get(name, otherwise))

    def asks(self, name: str) -> bool:
        """Whether a query flag is set, in any of the spellings in use."""
        return self.query(name).lower() in ("1", "true")


def snowflake(text: str) -> int:
    if not text.isdigit():
        message = f'Value "{text}" is not snowflake.'
        raise Refused(50035, errors={"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]})
    return int(text)


async def read_body(call: Call) -> None:
    """Read the JSON of a request and its files, from either content type.

    Refused with 50109 for broken JSON, 40005 for too much.
    """
    request = call.request
    if request.content_length and request.content_length > REQUEST_LIMIT + 1024 * 1024:
        raise Refused(40005)
    kind = request.headers.get("Content-Type", "")
    # Not `request.content_type`: aiohttp reads each new boundary as a mail header, for a sixth of all our time.
    if not kind.lower().startswith("multipart/form-data"):
        said = await request.read()
    else:
        said = b""
        for headers, data in _parts(kind, await request.read()):
            name = str(headers.get_param("name", "", "Content-Disposition"))
            if name == "payload_json":
                said = data
            elif name.startswith("files["):
                upload = Upload(name[6:-1], headers.get_filename("file"), data, headers.get("Content-Type"))
                call.uploads.append(upload)
    call.body, call.said = _json(said) if said else {}, said


def _parts(content_type: str, raw: bytes) -> Iterator[tuple[Message, bytes]]:
    """The parts of a form, each with its headers; from a body that has arrived whole, so that no chunk matters."""
    form = Message()
    form["Content-Type"] = content_type
    boundary = str(form.get_param("boundary", "")).encode()
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:]:
        head, gap, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        if gap:
            yield BytesHeaderParser().parsebytes(head), data


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise Refused(50109) from error
