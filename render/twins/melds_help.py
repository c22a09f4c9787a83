"""The twin of the rules' examples."""

from __future__ import annotations

from render.models.melds_help import MeldsHelpModel
from render.twins import common
from render.twins.common import LADDER, within_limit
from render.words import Words, say


def melds_help_twin(model: MeldsHelpModel, words: Words) -> tuple[str, str]:
    """(alt, text): each example with its caption."""
    return within_limit(lambda brevity: _twin(model, words))


def _twin(model: MeldsHelpModel, words: Words) -> str:
    examples = (
        f"{say(words, 'twin.right' if example.is_good else 'twin.wrong')}, {example.caption}: "
        + common.meld_cards(example.faces, "set", words, LADDER[0])
        for example in model.examples
    )
    about = f", {model.header.subtitle}" if model.header.subtitle else ""
    return f"{model.header.title}{about}. " + "; ".join(examples) + "."
