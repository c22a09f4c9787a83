"""Advice in words."""

from __future__ import annotations

from engine import hints
from engine.actions import Take
from engine.advice import Advice, advised
from engine.views import PlayerView
from text import Said, Words

MOST_LAYOFFS = 6


def hint_text(words: Words, player: PlayerView) -> Said:
    """Best melds, what fits on the table, and a discard with its reason; kind words out of turn."""
    advice = advised(player)
    view = player.table
    if view.turn != player.seat or view.phase != "play":
        lines = [_draw(words, advice, player)] if advice.draw is not None else []
        if advice.melds:
            melds = Said("; ".join(words.cards(meld) for meld in advice.melds))
            lines.append(words.say("hint.melds" if view.turn == player.seat else "hint.wait", melds=melds))
        return Said("\n".join(lines)) if lines else words.say("hint.nothing")
    layoffs = [(move.cards, move.onto) for move in advice.layoffs[:MOST_LAYOFFS]]
    said = words.hint(advice.melds, layoffs, advice.discard, advice.reason)
    return Said(f"{words.say('hint.out')}\n{said}") if advice.out else said


def _draw(words: Words, advice: Advice, player: PlayerView) -> Said:
    """Where to draw from."""
    if not isinstance(advice.draw, Take):
        return words.say("hint.draw.stock")
    is_deep = len(hints.taken_with(player.table, advice.draw.card)) > 1
    return words.say("hint.draw.deep" if is_deep else "hint.draw.top", card=words.card(advice.draw.card))
