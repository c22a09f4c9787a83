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
from typing import Any, NamedTuple

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from playground import Request

DOCUMENT = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
_NAME = "urn:discord"


class Validator(NamedTuple):
    """One schema of the document, read twice: the quick one says whether, the other one why not."""

    quick: jsonschema_rs.Draft202012Validator
    talkative: Draft202012Validator


class OpenApiJudge:
    """Says what in a request's body, or in the answer to it, does not fit the document."""

    def __init__(self, document: dict[str, Any], *, judges_answers: bool = False) -> None:
        # Discord takes ids as numbers too, and discord.py sends some of them so.
        document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
        self._paths = document["paths"]
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(_NAME, resource)
        self._quick_registry = jsonschema_rs.Registry([(_NAME, document)], draft=jsonschema_rs.Draft202012)
        self._judges_answers = judges_answers
        self._validators: dict[tuple[str, ...], Validator | None] = {}

    def __call__(self, request: Request, answer: Any) -> str | None:
        method, status = request.method.lower(), str(request.status)
        if self._judges_answers:
            return self._judge(method, request.route, answer, "responses", status)
        if method == "get" or request.status >= 400:
            return None
        return self._judge(method, request.route, request.body, "requestBody")

    def _judge(self, method: str, route: str, body: Any, *steps: str) -> str | None:
        if (method, route, *steps) not in self._validators:
            self._validators[method, route, *steps] = self._validator(method, route, *steps)
        validator = self._validators[method, route, *steps]
        if validator is None or validator.quick.is_valid(body):
            return None
        error = best_match(validator.talkative.iter_errors(body))
        return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}" if error is not None else "?"

    def _validator(self, method: str, route: str, *steps: str) -> Validator | None:
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
        schema = {"$ref": _NAME + pointer}
        return Validator(
            jsonschema_rs.Draft202012Validator(schema, registry=self._quick_registry),
            Draft202012Validator(schema, registry=self._registry),
        )


def _unnamed(path: str) -> str:
    """A route whose parts have no names: the document calls some of them otherwise."""
    return re.sub(r"\{[^}]+\}|@original", "{}", path)


@functools.cache
def openapi_judge(*, judges_answers: bool = False) -> OpenApiJudge | None:
    """The judge of requests (or of the stand-in's answers), read once; None where the document is not at hand."""
    if not DOCUMENT.is_file():
        return None
    return OpenApiJudge(json.loads(DOCUMENT.read_text(encoding="utf-8")), judges_answers=judges_answers)
