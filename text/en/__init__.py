"""English, the language that every other one falls back to."""

from text.en.answers import ANSWERS
from text.en.commands import COMMANDS
from text.en.labels import LABELS
from text.en.misread import MISREAD
from text.en.panels import PANELS
from text.en.playing import PLAYING
from text.en.refusals import REFUSALS
from text.en.rules import RULES
from text.en.table import TABLE
from text.language import Language

LANGUAGE = Language(
    code="en",
    name="English",
    forms=("one", "other"),
    messages=ANSWERS | COMMANDS | LABELS | MISREAD | PANELS | PLAYING | REFUSALS | RULES | TABLE,
)
