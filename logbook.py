"""The logs: single lines on the console, everything in a rotating file; never a card, never the token."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

# Below INFO these write what they send and store: hands.
TALKATIVE = ("aiosqlite", "asyncio", "discord")


class Discreet(logging.Formatter):
    """Any text but `secret`."""

    def __init__(self, form: str, secret: str | None, times: str | None = None) -> None:
        super().__init__(form, times)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record's text, with a traceback where it has one."""
        return self.without_secret(super().format(record))

    def without_secret(self, text: str) -> str:
        """`text` with the secret blotted out."""
        return text.replace(self._secret, "<token>") if self._secret else text


class OneLine(Discreet):
    """The same without the traceback, of which the last line is enough on a console."""

    def format(self, record: logging.LogRecord) -> str:
        """The record's text, and in brackets the error where it has one."""
        plain = logging.makeLogRecord(record.__dict__ | {"exc_info": None, "exc_text": None})
        error = record.exc_info[1] if record.exc_info else None
        return super().format(plain) + (self.without_secret(f" ({type(error).__name__}: {error})") if error else "")


def log_to(folder: Path, level: str, secret: str | None) -> None:
    """Log to the console, where libraries only warn, and to `folder`/rummy.log, which is six megabytes at most.

    `secret` is in neither.
    """
    folder.mkdir(parents=True, exist_ok=True)
    console = logging.StreamHandler()
    console.addFilter(lambda record: record.levelno >= logging.WARNING or record.name.startswith("rummy"))
    console.setFormatter(OneLine("%(asctime)s %(levelname)s %(message)s", secret, "%H:%M:%S"))
    file = RotatingFileHandler(folder / "rummy.log", maxBytes=1_000_000, backupCount=5, encoding="utf-8")
    file.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s", secret))
    logging.basicConfig(level=level, handlers=[console, file], force=True)
    for library in TALKATIVE:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.captureWarnings(True)
