"""The twin of a hand."""

from __future__ import annotations

from render.boards.hand import meld_name
from render.models.hand import HandModel
from render.pieces import code
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def hand_twin(model: HandModel, words: Words) -> tuple[str, str]:
    """(alt, text): number of cards, cards by suit, suggested melds, what is left over, what to do."""
    return within_limit(lambda brevity: _twin(model, words, brevity))


def _twin(model: HandModel, words: Words, brevity: Brevity) -> str:
    told = [f"{model.header.title}, {model.header.subtitle.replace('  ·  ', ', ')}."]
    if not model.count:
        told.append(say(words, "no_cards") + ".")
    else:
        told.append("; ".join(_suits(model, words)) + ".")
    if model.melds:
        melds = (
            f"{meld.number} {_small(meld_name(meld, words))} {meld.points}: "
            + common.meld_cards(meld.cards, meld.kind, words, brevity)
            for meld in model.melds
        )
        told.append(say(words, "twin.suggested", melds="; ".join(melds)))
    if model.left_points is not None:
        told.append(say(words, "twin.sum", points=sum(meld.points for meld in model.melds)))
        if model.left:
            told.append(say(words, "twin.left_over", points=model.left_points, cards=common.cards(model.left, words)))
        else:
            told.append(say(words, "twin.nothing_left"))
    elif model.points is not None:
        told.append(say(words, "hand_sum", points=model.points) + ".")
    if model.barred is not None:
        told.append(say(words, "taken_barred", card=code(model.barred)) + ".")
    told.append(common.turn(model.pill, words, brevity))
    return " ".join(told)


def _suits(model: HandModel, words: Words) -> list[str]:
    groups: dict[int, list[str]] = {}
    for row in model.rows:
        for face in row.cards:
            groups.setdefault(face.suit, []).append(common.card(face, words))
    order = sorted(groups, key=lambda suit: (suit < 0, suit))
    return [f"{say(words, f'suit.{suit}')} {' '.join(groups[suit])}" for suit in order]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
