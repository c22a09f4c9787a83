"""Commands named in sentences, spelled as the reader's own Discord lists them, whatever language they read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from text.language import Language, language

_COMMAND: Final = re.compile(r"`/([^`{}]+)`")
_OPTION: Final = re.compile(r"(\S+?):(.*?)(?=\s+\S+?:|$)")


def respelled(text: str, own: Language, client: Language) -> str:
    """`text` in language `own`, with its commands as a client of another language names them.

    >>> respelled("`/vyložit karty:7H 8H 9H` nebo `/stůl otevřít`", language("cs"), language("en"))
    '`/meld cards:7H 8H 9H` nebo `/table open`'
    >>> respelled("Then `/draw source:discard pile` and `/out`.", language("en"), language("cs"))
    'Then `/líznout odkud:odhazovací balíček` and `/zavřít`.'
    """
    if own.code == client.code:
        return text
    return _COMMAND.sub(lambda found: f"`/{_command(found[1], own, client)}`", text)


def option_spelled(option: str, client: Language) -> str:
    """The name of an option as this client lists it: "stůl" for "table"."""
    return client.messages.get(f"option_name.{option}", option)


def _command(typed: str, own: Language, client: Language) -> str:
    first = _OPTION.search(typed)
    path = typed[: first.start()] if first else typed
    words = [_name("command_name", _english("command_name", word, own), client) for word in path.split()]
    return " ".join(words + [_option(name, value, own, client) for name, value in _OPTION.findall(typed)])


def _option(name: str, value: str, own: Language, client: Language) -> str:
    option = _english("option_name", name, own)
    chosen = _keys(own.code, f"choice.{option}").get(value.strip())
    said = client.messages.get(f"choice.{option}.{chosen}", value) if chosen is not None else value
    return f"{option_spelled(option, client)}:{said}"


def _english(kind: str, word: str, own: Language) -> str:
    return _keys(own.code, kind).get(word, word)


def _name(kind: str, word: str, client: Language) -> str:
    return client.messages.get(f"{kind}.{word}", word)


@lru_cache(maxsize=64)
def _keys(code: str, start: str) -> Mapping[str, str]:
    """The last part of each key of a language that begins so, by what it says."""
    messages = language(code).messages
    return {said: key[len(start) + 1 :] for key, said in messages.items() if key.startswith(f"{start}.")}
