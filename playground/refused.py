"""How Discord says no: status, code and the nested form errors of code 50035."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]

_KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30005: (400, "Maximum number of guilds reached"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow up messages that can be sent."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50138: (400, "Failed to resize asset below the maximum size: 262144"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
}


class Refused(Exception):
    """A request that Discord would answer with an error; `body` is that answer."""

    def __init__(self, code: int, *, errors: Json | None = None, extra: Json | None = None) -> None:
        self.status, self.message = _KNOWN[code]
        self.code = code
        self.errors = errors
        self.extra = extra or {}
        super().__init__(f"{self.status} {code} {self.message}" + (f": {errors}" if errors else ""))

    @property
    def body(self) -> Json:
        """The JSON object Discord sends."""
        answer: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors:
            answer["errors"] = self.errors
        return answer


class Form:
    """What is wrong with one request body, gathered by path and refused all at once."""

    def __init__(
        self, path: Sequence[str | int] = (), faults: list[tuple[tuple[str | int, ...], str, str]] | None = None
    ):
        self.path = tuple(path)
        self.faults = [] if faults is None else faults

    def at(self, *steps: str | int) -> Form:
        """The same form, one place deeper."""
        return Form(self.path + steps, self.faults)

    def wrong(self, code: str, message: str) -> None:
        """Note a fault at this place."""
        self.faults.append((self.path, code, message))

    def text(self, value: object, most: int, least: int = 0) -> None:
        """Note when `value` is not a text of `least` to `most` characters; None counts as empty."""
        if value is None:
            value = ""
        if not isinstance(value, str):
            self.wrong("BASE_TYPE_BAD_TYPE", "Must be a string.")
        elif not value and least:
            self.wrong("BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            word = (
                f"Must be {most} or fewer in length." if not least else f"Must be between {least} and {most} in length."
            )
            self.wrong("BASE_TYPE_BAD_LENGTH" if least else "BASE_TYPE_MAX_LENGTH", word)

    def count(self, items: Sequence[object], most: int, least: int = 0) -> None:
        """Note when there are not `least` to `most` items."""
        if not least <= len(items) <= most:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, value: object, least: int, most: int) -> None:
        """Note when `value` is not a whole number from `least` to `most`."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.wrong("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def settle(self) -> None:
        """Refuse with 50035 if anything was noted."""
        if not self.faults:
            return
        tree: Json = {}
        for path, code, message in self.faults:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise Refused(50035, errors=tree)
