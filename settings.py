"""What a host may set: the environment over `.env`, read once, with help where something is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from engine.house.values import Waits

UNFIT: Final = 78
"""Exit code for what only its host can put right (EX_CONFIG): restarting will not help."""
MOST_REQUESTS: Final = 10_000
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")

TOKEN_HELP: Final = (
    "Get one: Discord Developer Portal, your application, Bot, Reset Token. It is shown once.",
    "Set it: DISCORD_TOKEN=... in the file .env or in the environment, or DISCORD_TOKEN_FILE=/path/to/a/file.",
)
_PLACEHOLDER = re.compile(
    r"your[ _-]?(bot[ _-]?)?token|token[ _-]?here|change[ _-]?me|^<.*>$|^x+$|^token$|\.\.\.", re.I
)


class CannotStart(Exception):
    """Raised where the bot cannot start; `lines` say what is wrong, where to look and what to do."""

    def __init__(self, *lines: str, code: int = UNFIT) -> None:
        super().__init__(lines[0])
        self.lines = lines
        self.code = code


def wait_name(name: str) -> str:
    """The variable that sets one of `Waits`.

    >>> wait_name("next_hand"), wait_name("nudge")
    ('RUMMY_NEXT_HAND_SECONDS', 'RUMMY_NUDGE_SHARE')
    """
    return f"RUMMY_{name.upper()}_{'SHARE' if name == 'nudge' else 'SECONDS'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host may set; `token` is None where none is set, and then there is only the playground."""

    token: str | None = field(default=None, repr=False)
    data_dir: Path = Path("data")
    log_level: str = "INFO"
    dev_guild: int | None = None
    """The one server that gets the commands, at once, instead of all servers."""
    guild_ready: float = 2.0
    """Seconds to wait for further servers after the last one at start."""
    network_patience: float = 60.0
    """Seconds for which the first contact with Discord is tried again."""
    requests_per_second: float = 35.0
    """The bot's own pace: well below Discord's fifty, because the way there is not always equally long."""
    waits: Waits = field(default_factory=Waits)

    @property
    def database(self) -> Path:
        """The file that everything is kept in."""
        return self.data_dir / "rummy.db"

    @classmethod
    def read(cls, environment: Mapping[str, str], dotenv: Path | None = None) -> Settings:
        """The settings of an environment over those of a `.env` file; raises `CannotStart`."""
        found = {name: value for name, value in dotenv_values(dotenv).items() if value} if dotenv else {}
        found |= environment
        default = cls()
        return cls(
            token=_token(found),
            data_dir=Path(found.get("DATA_DIR") or default.data_dir),
            log_level=_log_level(found.get("LOG_LEVEL") or default.log_level),
            dev_guild=_guild(found.get("DEV_GUILD", "")),
            guild_ready=_seconds(found, "RUMMY_GUILD_READY_SECONDS", default.guild_ready),
            network_patience=_seconds(found, "RUMMY_NETWORK_PATIENCE_SECONDS", default.network_patience),
            requests_per_second=_pace(found.get("RUMMY_REQUESTS_PER_SECOND", ""), default.requests_per_second),
            waits=_waits(found),
        )


def _token(found: Mapping[str, str]) -> str | None:
    """The token, checked for the slips that people make with it."""
    token = found.get("DISCORD_TOKEN", "").strip()
    if not token and (file := found.get("DISCORD_TOKEN_FILE")):
        try:
            token = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise CannotStart(f"DISCORD_TOKEN_FILE cannot be read: {error}", *TOKEN_HELP) from error
        if not token:
            raise CannotStart(f"DISCORD_TOKEN_FILE is empty: {file}", *TOKEN_HELP)
    if not token:
        return None
    for slip, wrong in (
        ("is still the placeholder", _PLACEHOLDER.search(token)),
        ("has quotes around it: take them away", token[0] in "'\"`" or token[-1] in "'\"`"),
        ('begins with "Bot ": leave that word out', token.lower().startswith("bot ")),
        ("has a blank or a line break inside", any(character.isspace() for character in token)),
        ("has characters that no token has", not token.isascii() or not token.isprintable()),
    ):
        if wrong:
            raise CannotStart(f"DISCORD_TOKEN {slip}.", *TOKEN_HELP)
    return token


def _log_level(text: str) -> str:
    if text.upper() not in LOG_LEVELS:
        raise CannotStart(f"LOG_LEVEL is {text!r}.", f"It can be {', '.join(LOG_LEVELS)}.")
    return text.upper()


def _guild(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal():
        raise CannotStart(f"DEV_GUILD is {text!r}.", "It is a server's id: a number of 17 to 20 digits.")
    return int(text)


def _waits(found: Mapping[str, str]) -> Waits:
    set_here = (wait.name for wait in fields(Waits) if found.get(wait_name(wait.name)))
    waits = Waits(**{name: _seconds(found, wait_name(name), 0.0) for name in set_here})
    if waits.nudge > 1:
        name = wait_name("nudge")
        raise CannotStart(
            f"{name} is {found[name]!r}.", "It is a share of the clock: a number from 0 to 1, such as 0.75."
        )
    return waits


def _pace(text: str, default: float) -> float:
    if not text:
        return default
    if not text.isdecimal() or not 1 <= int(text) <= MOST_REQUESTS:
        raise CannotStart(f"RUMMY_REQUESTS_PER_SECOND is {text!r}.", f"It is a number from 1 to {MOST_REQUESTS}.")
    return float(text)


def _seconds(found: Mapping[str, str], name: str, default: float) -> float:
    text = found.get(name, "")
    if not text:
        return default
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise CannotStart(f"{name} is {text!r}.", "It is a number that is not negative, such as 5 or 0.5.")
    return seconds
