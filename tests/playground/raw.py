"""A bot reduced to its hands: bare requests with a token, for the rules that discord.py would not let one break."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from playground import StandIn
from playground.edge.server import API


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, Discord's error code (0 for none), JSON and headers of one answer."""

    status: int
    code: int
    json: Any
    headers: Any

    def fault_at(self, *path: str | int) -> str:
        """The code of the first form error at a place of the body; "" when there is none."""
        node = self.json.get("errors", {})
        for step in path:
            node = node.get(str(step), {})
        return str(node["_errors"][0]["code"]) if "_errors" in node else ""


class Raw:
    """`await raw("POST", "/channels/1/messages", {...})`, with files as {"a.png": bytes}."""

    def __init__(self, standin: StandIn, session: aiohttp.ClientSession) -> None:
        self.standin = standin
        self.session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Answer:
        headers = {"Authorization": f"Bot {token or self.standin.token}"}
        data: Any = None
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                data.add_field(
                    f"files[{number}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body), "application/json"
        url = self.standin.url + API + path
        async with self.session.request(method, url, data=data, headers=headers) as response:
            told = json.loads(await response.read() or b"null")
            code = told.get("code", 0) if isinstance(told, dict) else 0
            return Answer(response.status, code, told, response.headers)
