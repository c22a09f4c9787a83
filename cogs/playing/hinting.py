"""Advice in words."""

from __future__ import annotations

from engine import hints
from engine.views import PlayerView
from text import Said, Words

MOST_LAYOFFS = 6


def hint_text(words: Words, player: PlayerView) -> Said:
    """Best melds, what fits on the table, and a discard with its reason; kind words out of turn."""
    advice = hints.advice(player)
    view = player.table
    if view.turn != player.seat or view.phase != "play":
        if not advice.melds:
            return words.say("hint.nothing")
        melds = Said("; ".join(words.cards(meld) for meld in advice.melds))
        return words.say("hint.melds" if view.turn == player.seat else "hint.wait", melds=melds)
    layoffs = [(move.cards, move.onto) for move in advice.layoffs[:MOST_LAYOFFS]]
    said = words.hint(advice.melds, layoffs, advice.discard, advice.reason)
    return Said(f"{words.say('hint.out')}\n{said}") if advice.out else said
