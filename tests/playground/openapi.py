"""Discord's own OpenAPI document as a second judge of every request, where it lies beside the project.

judge = openapi_judge()            # None where the document is absent
if judge is not None:
    discord.checks.append(judge)   # mismatches become violations of kind "schema"
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from playground import Request

DOCUMENT = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
_NAME = "urn:discord"


class OpenApiJudge:
    """Says what in a request's body does not fit the document; equal shapes are judged once."""

    def __init__(self, document: dict[str, Any]) -> None:
        # Discord takes ids as numbers too, and discord.py sends some of them so.
        document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
        self._paths = document["paths"]
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(_NAME, resource)
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}
        self._seen: dict[tuple[str, str, str], str | None] = {}
        self.judged = 0

    def __call__(self, request: Request) -> str | None:
        if request.method not in ("POST", "PUT", "PATCH") or request.status >= 400:
            return None
        key = (request.method, request.route, shape(request.body))
        if key not in self._seen:
            self._seen[key] = self._judge(request)
        return self._seen[key]

    def _judge(self, request: Request) -> str | None:
        validator = self._validator(request.method.lower(), request.route)
        if validator is None:
            return None
        self.judged += 1
        error = best_match(validator.iter_errors(request.body))
        if error is None:
            return None
        return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"

    def _validator(self, method: str, route: str) -> Draft202012Validator | None:
        if (method, route) not in self._validators:
            self._validators[method, route] = self._make(method, route)
        return self._validators[method, route]

    def _make(self, method: str, route: str) -> Draft202012Validator | None:
        wanted = _unnamed(route)
        path = next((item for item in self._paths if _unnamed(item) == wanted and method in self._paths[item]), None)
        if path is None or "requestBody" not in self._paths[path][method]:
            return None
        step = path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"#/paths/{step}/{method}/requestBody/content/application~1json/schema"
        return Draft202012Validator({"$ref": _NAME + pointer}, registry=self._registry)


def _unnamed(path: str) -> str:
    """A route whose parts have no names: the document calls some of them otherwise."""
    return re.sub(r"\{[^}]+\}|@original", "{}", path)


def shape(body: Any) -> str:
    """A body without its words: which keys, which types, which small numbers, how long the texts are at most."""
    if isinstance(body, dict):
        return "{" + ",".join(f"{key}:{shape(body[key])}" for key in sorted(body)) + "}"
    if isinstance(body, list):
        return "[" + ",".join(sorted({shape(item) for item in body})) + f"]{len(body)}"
    if isinstance(body, str):
        return f"s{len(body).bit_length()}"
    return repr(body)


@functools.cache
def openapi_judge() -> Callable[[Request], str | None] | None:
    """The judge, read once in a test run; None where the document is not at hand."""
    if not DOCUMENT.is_file():
        return None
    return OpenApiJudge(json.loads(DOCUMENT.read_text(encoding="utf-8")))
