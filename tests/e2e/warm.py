"""Imported once by the server that bots are forked from: their pictures and words are warm when they start."""

from __future__ import annotations

import gc
import importlib
import pkgutil

import cogs
from render.pictures import DEFAULT_LOOK, sketch_hand, sketch_table, warm_up
from render.words import ENGLISH_WORDS
from tests.text.tables import player, table
from text import LANGUAGES, words_for

warm_up(DEFAULT_LOOK)
_view = table()
sketch_table(_view, DEFAULT_LOOK, ENGLISH_WORDS).pictures()
sketch_hand(player(_view, 0, "7H 8H X1 AS"), DEFAULT_LOOK, ENGLISH_WORDS, None, "suit", 0).pictures()
for code in LANGUAGES:
    words_for(code).say("lobby.rules_differ", n=2)
for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
    importlib.import_module(module.name)
gc.collect()
gc.freeze()  # a bot that walks through its memory would copy all of this
