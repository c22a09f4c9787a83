"""The twins of final standings and of a leaderboard page."""

from __future__ import annotations

from render.boards.standings import legend
from render.models.common import LETTERS, number, signed
from render.models.leaderboard import LeaderboardModel, LeaderLine
from render.models.standings import STEPS, Placing, Rating, StandingsModel
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def standings_twin(model: StandingsModel, words: Words) -> tuple[str, str]:
    """(alt, text): per place the name, points, rating and change."""
    return within_limit(lambda brevity: _standings(model, words, brevity))


def _standings(model: StandingsModel, words: Words, brevity: Brevity) -> str:
    lined = model.placings[:STEPS]  # of the others the picture has no line
    places = "; ".join(_placing(placing, placing in lined, words, brevity) for placing in model.placings)
    told = [f"{model.header.title}, {model.header.subtitle.replace('  ·  ', ', ')}.", f"{places}."]
    if len(legend(model, words)) > 1:
        told.append(f"{legend(model, words)[1]}.")
    return " ".join(told)


def _placing(placing: Placing, has_line: bool, words: Words, brevity: Brevity) -> str:
    who = f"{placing.place}: {LETTERS[placing.seat]} {common.name(placing.called, brevity)}"
    return ", ".join(
        (who, f"{number(placing.points)} {say(words, 'points')}", *_rating(placing.rating, has_line, words, brevity))
    )


def _rating(rating: Rating | None, has_line: bool, words: Words, brevity: Brevity) -> tuple[str, ...]:
    if rating is None:
        return ()
    facts = (f"{say(words, 'legend_rating')} {rating.now}", f"{say(words, 'legend_change')} {signed(rating.change)}")
    if not has_line or not brevity.hand_scores or not rating.history:
        return facts
    return *facts, say(words, "twin.history", values=" ".join(map(str, rating.history[-10:])))


def leaderboard_twin(model: LeaderboardModel, words: Words) -> tuple[str, str]:
    """(alt, text): kind, page, and per place the name and all figures."""
    return within_limit(lambda brevity: _leaderboard(model, words, brevity))


def _leaderboard(model: LeaderboardModel, words: Words, brevity: Brevity) -> str:
    about = model.header.subtitle.replace("  ·  ", ", ")
    told = [f"{model.header.title}{', ' if about else ''}{about}."]
    if model.pill is not None:
        told.append(f"{common.spoken(model.pill.line)}.")
    if not model.lines:
        told.append(f"{model.empty}.")
    else:
        told.append("; ".join(_line(model, line, words, brevity) for line in model.lines) + ".")
    return " ".join(told)


def _line(model: LeaderboardModel, line: LeaderLine, words: Words, brevity: Brevity) -> str:
    who = f"{line.place}: {common.name(line.called, brevity)}"
    figures = (f"{head.lower()} {figure}" for head, figure in zip(model.columns, line.figures, strict=True))
    return ", ".join((who, *_rating(line.rating, True, words, brevity), *figures))
