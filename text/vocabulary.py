"""The words by which people type cards, in every language at once: nobody has to know the bot's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

from text.language import LANGUAGES


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """One language's words for cards, in small letters without accents."""

    ranks: Mapping[str, int]
    """Whole words; ace 1, king 13."""
    suits: Mapping[str, int]
    """Beginnings of words, since many languages bend them."""
    jokers: tuple[str, ...]
    """Beginnings of words."""
    stands_for: tuple[str, ...]
    """Between "joker" and the card it is to be."""
    low: tuple[str, ...]
    high: tuple[str, ...]
    fillers: tuple[str, ...]
    """Words that mean nothing between cards."""


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    """All languages together; of two meanings of a word the earlier language's counts."""
    known: list[Vocabulary] = [import_module(f"text.{code}.typed").TYPED for code in LANGUAGES]
    ranks: dict[str, int] = {}
    suits: dict[str, int] = {}
    for one in reversed(known):
        ranks.update(one.ranks)
        suits.update(one.suits)
    return Vocabulary(
        ranks=ranks,
        suits=suits,
        jokers=tuple(word for one in known for word in one.jokers),
        stands_for=tuple(word for one in known for word in one.stands_for),
        low=tuple(word for one in known for word in one.low),
        high=tuple(word for one in known for word in one.high),
        fillers=tuple(word for one in known for word in one.fillers),
    )
