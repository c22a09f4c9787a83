"""Čeština."""

from text.cs.answers import ANSWERS
from text.cs.commands import COMMANDS
from text.cs.labels import LABELS
from text.cs.misread import MISREAD
from text.cs.panels import PANELS
from text.cs.playing import PLAYING
from text.cs.refusals import REFUSALS
from text.cs.rules import RULES
from text.cs.table import TABLE
from text.language import Language

LANGUAGE = Language(
    code="cs",
    name="Čeština",
    forms=("one", "few", "other"),
    messages=ANSWERS | COMMANDS | LABELS | MISREAD | PANELS | PLAYING | REFUSALS | RULES | TABLE,
)
