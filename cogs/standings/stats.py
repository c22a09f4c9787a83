"""`/stats`: what one member has done on this server."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from cogs.desk import Visit, moment
from cogs.standings.board import course
from store import PastGame, PlayerStats, Totals
from text import Said, Words

SHOWN = 5
"""Past games that are named."""


async def show(visit: Visit, member: discord.User | discord.Member | None) -> None:
    """The member's games, private; nothing of somebody who is not on leaderboards, but for themselves."""
    assert visit.guild_id is not None
    words, who = visit.words, member or visit.interaction.user
    is_self = who.id == visit.user_id
    if not is_self and not (await visit.bot.tastes.of_person(who.id)).listed:
        await visit.answer.private(words.say("stats.hidden", name=who.display_name))
        return
    stats = await visit.bot.store.player_stats(visit.guild_id, who.id, recent=SHOWN)
    if stats is None:
        await visit.answer.private(words.say("stats.none.you" if is_self else "stats.none", name=who.display_name))
        return
    await visit.answer.private("\n".join(lines(words, who.display_name, stats)))


def lines(words: Words, name: str, stats: PlayerStats) -> Iterator[str]:
    """Name, every game, all games together, the last ones."""
    yield f"### {words.say('stats.title', name=name)}"
    for total in sorted(stats.totals, key=lambda total: not total.game):
        if not total.games and not total.hands:
            continue
        if total.game:
            yield words.say(
                "stats.game",
                game=words.game(total.game),
                games=total.games,
                wins=total.won,
                best=total.best_hand or 0,
            )
        else:
            yield words.say("stats.total", games=total.games, wins=total.won)
        yield from _form(words, total)
    if stats.recent:
        yield words.say("stats.recent")
        yield from (_past(words, game) for game in reversed(stats.recent))


def _form(words: Words, total: Totals) -> Iterator[str]:
    """Rating and streak, where there are any."""
    said = []
    if total.rating is not None:
        rating = total.rating
        said.append(words.say("stats.rating", rating=rating.now, change=rating.change, course=course(rating)))
    if total.best_streak > 1:
        said.append(words.say("stats.streak", now=total.streak, best=total.best_streak))
    if said:
        yield f"-# {' '.join(said)}"


def _past(words: Words, game: PastGame) -> Said:
    key = "stats.recent.won" if game.won else "stats.recent.played" if game.counted else "stats.recent.left"
    said = words.say(key, game=words.game(game.game), points=game.points, when=Said(moment(game.ended_at)))
    if game.rating_change is None:
        return said
    return words.say("stats.recent.rated", said=said, change=game.rating_change)
