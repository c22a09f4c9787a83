"""From the studio's pictures to what a message takes: a file, and a gallery of one item with the alt text."""

from __future__ import annotations

import io
import logging
from dataclasses import replace
from typing import Any

import discord
from discord import ui

import store
from cogs.desk.tastes import Preferences, ServerSettings
from cogs.showing.scene import Scene
from engine import hints
from engine.cards import Card
from engine.views import PlayerView
from render import ENGLISH_WORDS, Look, Picture, Rating, Sort, Studio, SuggestedMeld, Suggestion
from render.models.hand import sort_hand
from text import Words
from text.commands import choice_name
from text.pictures import picture_words

log = logging.getLogger("rummy.showing")


def look_of(settings: ServerSettings, preferences: Preferences | None = None) -> Look:
    """The colours of a server, or of one person's own pictures."""
    theme = (preferences.theme if preferences else "") or settings.theme
    deck = (preferences.deck if preferences else "") or settings.deck
    return Look(theme, deck)


def gallery(picture: Picture) -> ui.MediaGallery[Any]:
    """One picture in a gallery of its own, because two in one are cropped to a mosaic."""
    made: ui.MediaGallery[Any] = ui.MediaGallery()
    made.add_item(media=f"attachment://{picture.name}", description=picture.alt)
    return made


def file_of(picture: Picture) -> discord.File:
    """A fresh file, good for one request."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)


def rating_of(rating: store.Rating) -> Rating:
    """A kept rating as pictures take it."""
    return Rating(rating.now, rating.change, rating.course)


async def boards_of(studio: Studio, scene: Scene) -> tuple[Picture, ...]:
    """The boards of a table, its lobby card, or how a hand or game ended; () and a line in the log where it failed."""
    view = scene.glance.view
    words = picture_words(scene.words.locale, ENGLISH_WORDS)
    try:
        if view.deal == 0:
            clock = scene.glance.setup.clock
            told = choice_name(scene.words, "clock", clock) if clock else None
            anyone = scene.glance.may_start
            return (await studio.lobby(view.table_id, view, scene.look, words, told, anyone_starts=anyone),)
        if view.turn < 0 and view.result is not None:
            last_hand = await studio.result(view.table_id, view, scene.look, words)
            if not view.result.game_over:
                return (last_hand,)
            ratings = {seat: rating_of(rating) for seat, rating in scene.ratings.items()}
            return await studio.standings(view.table_id, view, scene.look, words, ratings), last_hand
        return await studio.table(view.table_id, view, scene.look, words)
    except Exception:
        log.exception("the boards of table %s could not be drawn", view.table_id)
        return ()


async def hand_of(
    studio: Studio, user_id: int, player: PlayerView, look: Look, sort: str, *, words: Words, suggest: bool
) -> Picture | None:
    """One player's hand, with its best division in brackets where the table allows hints; None where it failed."""
    try:
        order: Sort = sort if sort in ("rank", "drawn", "melds") else "suit"  # type: ignore[assignment]
        asked = (player, look, order, words.locale, suggest)
        drawn = studio.hand_again(user_id, player, asked)
        if drawn is None:
            suggestion = suggestion_of(player) if suggest and player.hand else None
            points = None if suggestion else hints.points_of(player.table, player.hand)
            spoken = picture_words(words.locale, ENGLISH_WORDS)
            ordered = replace(player, hand=sorted_hand(player, order))
            drawn = await studio.hand(user_id, ordered, look, spoken, suggestion, order, points, asked)
        # The name tells two pictures of one version apart, so that a panel knows which one it has.
        return replace(drawn, name=drawn.name.replace("-hand", f"-hand-{order}-{look.theme}-{look.deck}"))
    except Exception:
        log.exception("a hand at table %s could not be drawn", player.table.table_id)
        return None


def sorted_hand(player: PlayerView, sort: str) -> tuple[Card, ...]:
    """The hand in the order a person likes: as in the picture and in the menus."""
    if sort == "melds":
        best = hints.division(player)
        plays = sorted(best.plays, key=lambda play: -hints.points_of(player.table, play.cards))
        return (*(card for play in plays for card in play.cards), *sort_hand(best.left))
    return sort_hand(player.hand, sort if sort in ("rank", "drawn") else "suit")  # type: ignore[arg-type]


def suggestion_of(player: PlayerView) -> Suggestion:
    """The best division of a hand as the picture takes it."""
    best = hints.division(player)
    melds = tuple(
        SuggestedMeld(play.cards, play.kind, hints.points_of(player.table, play.cards)) for play in best.plays
    )
    return Suggestion(tuple(sorted(melds, key=lambda meld: -meld.points)), hints.points_of(player.table, best.left))
