"""Discord's own OpenAPI document as a second judge of every request, where it lies beside the project.

judge = openapi_judge()            # None where the document is absent
if judge is not None:
    discord.checks.append(judge)   # mismatches become violations of kind "schema"
"""

from __future__ import annotations

import functools
import json
import re
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
    """Says what in a request's body, or in the answer to it, does not fit the document; judges equal shapes once."""

    def __init__(self, document: dict[str, Any], *, judges_answers: bool = False) -> None:
        # Discord takes ids as numbers too, and discord.py sends some of them so.
        document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
        self._paths = document["paths"]
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(_NAME, resource)
        self._judges_answers = judges_answers
        self._validators: dict[tuple[str, ...], Draft202012Validator | None] = {}
        self._seen: dict[tuple[str, ...], str | None] = {}

    def __call__(self, request: Request, answer: Any) -> str | None:
        method, status = request.method.lower(), str(request.status)
        if self._judges_answers:
            return self._remembered(method, request.route, answer, "responses", status)
        if method == "get" or request.status >= 400:
            return None
        return self._remembered(method, request.route, request.body, "requestBody")

    def _remembered(self, method: str, route: str, body: Any, *steps: str) -> str | None:
        key = (method, route, *steps, shape(body))
        if key not in self._seen:
            self._seen[key] = self._judge(method, route, body, *steps)
        return self._seen[key]

    def _judge(self, method: str, route: str, body: Any, *steps: str) -> str | None:
        if (method, route, *steps) not in self._validators:
            self._validators[method, route, *steps] = self._validator(method, route, *steps)
        validator = self._validators[method, route, *steps]
        error = best_match(validator.iter_errors(body)) if validator is not None else None
        return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}" if error is not None else None

    def _validator(self, method: str, route: str, *steps: str) -> Draft202012Validator | None:
        wanted = _unnamed(route)
        path = next((item for item in self._paths if _unnamed(item) == wanted and method in self._paths[item]), None)
        if path is None:
            return None
        place = self._paths[path][method]
        for step in steps:
            place = place.get(step, {})
        if "application/json" not in place.get("content", {}):
            return None
        escaped = path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"#/paths/{escaped}/{method}/{'/'.join(steps)}/content/application~1json/schema"
        return Draft202012Validator({"$ref": _NAME + pointer}, registry=self._registry)


def _unnamed(path: str) -> str:
    """A route whose parts have no names: the document calls some of them otherwise."""
    return re.sub(r"\{[^}]+\}|@original", "{}", path)


def shape(body: Any) -> str:
    """A body without its words: which keys, which types, which numbers, how long the texts are, roughly."""
    if isinstance(body, dict):
        return "{" + ",".join(f"{key}:{shape(body[key])}" for key in sorted(body)) + "}"
    if isinstance(body, list):
        return "[" + ",".join(sorted({shape(item) for item in body})) + f"]{len(body)}"
    if isinstance(body, str):
        return f"s{len(body).bit_length()}"
    return repr(body)


@functools.cache
def openapi_judge(*, judges_answers: bool = False) -> OpenApiJudge | None:
    """The judge of requests (or of the stand-in's answers), read once; None where the document is not at hand."""
    if not DOCUMENT.is_file():
        return None
    return OpenApiJudge(json.loads(DOCUMENT.read_text(encoding="utf-8")), judges_answers=judges_answers)
