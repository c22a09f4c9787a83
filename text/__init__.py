"""Every sentence a player reads: `words_for(locale)` answers in that language, in English where it has to."""

from text.language import LANGUAGES, NoSuchWords, Said
from text.names import plain_name, safe_name, shorten
from text.rulecard import RuleLine
from text.words import Words, words_for

__all__ = [
    "LANGUAGES",
    "NoSuchWords",
    "RuleLine",
    "Said",
    "Words",
    "plain_name",
    "safe_name",
    "shorten",
    "words_for",
]
