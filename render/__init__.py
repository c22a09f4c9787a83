"""Pictures of the table and of hands, each with its text twin: what may be seen goes in, PNG bytes come out."""

from render.models.hand import Sort, SuggestedMeld, Suggestion
from render.models.leaderboard import LeaderRow
from render.models.melds_help import MeldExample
from render.models.standings import Rating
from render.pictures import (
    Picture,
    draw_hand,
    draw_leaderboard,
    draw_lobby,
    draw_melds_help,
    draw_result,
    draw_standings,
    draw_table,
)
from render.studio import Studio
from render.themes import THEMES, Look
from render.words import ENGLISH, ENGLISH_WORDS, EnglishWords, Words

__all__ = [
    "ENGLISH",
    "ENGLISH_WORDS",
    "THEMES",
    "EnglishWords",
    "LeaderRow",
    "Look",
    "MeldExample",
    "Picture",
    "Rating",
    "Sort",
    "Studio",
    "SuggestedMeld",
    "Suggestion",
    "Words",
    "draw_hand",
    "draw_leaderboard",
    "draw_lobby",
    "draw_melds_help",
    "draw_result",
    "draw_standings",
    "draw_table",
]
