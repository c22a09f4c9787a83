"""Doing a move for somebody and showing them what came of it: their hand, or why not and what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.desk.press import Option
from cogs.desk.sorry import moment
from cogs.desk.visit import Visit
from cogs.playing import choosing
from cogs.playing.choosing import Chosen
from cogs.playing.panel import Panel, Question, draw_panel
from cogs.playing.saying import done_line
from engine import hints
from engine.actions import Discard, LayContract, LayMeld, LayOff, Move, Take, named_text
from engine.house import Done, Glance, TurnedDown
from engine.refusals import Choice, JokerDeclarationRequired, Refusal
from engine.views import PlayerView

INVALID_FORM: Final = 50035


async def act(
    visit: Visit,
    table_id: int,
    move: Move,
    *,
    version: int | None = None,
    chosen: Chosen | None = None,
    sure: bool = False,
) -> Done | None:
    """Do it and show the hand; ask where it may be a slip or can mean two things; None where it was not done."""
    house = visit.bot.house
    if not sure and isinstance(move, hints.ASKED_ABOUT) and await _ask_first(visit, table_id, move):
        return None
    try:
        done = await house.act(table_id, visit.user_id, move, version)
    except TurnedDown as no:
        await turned_down(visit, no, move, chosen)
        return None
    note = done_line(visit.words, move, done)
    if done.claim_until is not None:
        note = visit.words.say("done.call_waits", until=moment(done.claim_until))
    await show_hand(visit, done.glance, done.player, note=note)
    return done


async def turned_down(visit: Visit, no: TurnedDown, move: Move | None = None, chosen: Chosen | None = None) -> None:
    """Say why not, with the hand as it is now; several meanings of a joker become a menu."""
    if no.glance is None or no.player is None:
        raise no
    if isinstance(no.refusal, JokerDeclarationRequired) and isinstance(move, LayMeld | LayOff | LayContract):
        question = _which_meaning(visit, no.refusal, move)
        if question.options:
            await show_hand(visit, no.glance, no.player, chosen=Chosen(hints.cards_of(move)), question=question)
            return
    note = explained(visit, no.refusal, no.glance, no.player)
    await show_hand(visit, no.glance, no.player, note=note, chosen=chosen)


def explained(visit: Visit, refusal: Refusal, glance: Glance, player: PlayerView | None = None) -> str:
    """The refusal in words."""
    return visit.words.refusal(refusal, glance.view, player.hand if player is not None else ())


async def show_hand(
    visit: Visit,
    glance: Glance,
    player: PlayerView | None,
    *,
    note: str = "",
    chosen: Chosen | None = None,
    question: Question | None = None,
    same_picture: bool = False,
) -> None:
    """The person's hand panel, in place where they pressed on one; spectators are told that they have no hand."""
    if visit.is_back:
        visit.is_back, back = False, visit.words.say("table.back")
        note = f"{back}\n{note}" if note else back
    if player is None:
        words = visit.words
        seated = any(seat.user == visit.user_id for seat in glance.view.seats)
        waits = seated and glance.view.status == "lobby"
        empty = words.say("hand.not_dealt" if waits else "hand.spectator")
        await visit.answer.private(f"{note}\n{empty}" if note else empty)
        return
    panel = Panel(glance, player, visit.words, visit.preferences, chosen or Chosen(), note, question)
    message = visit.interaction.message if visit.answer.in_place else None
    # A message in the DM is edited by the table as well, so what the press saw of it may be gone.
    if same_picture and message is not None and message.flags.ephemeral and message.attachments:
        drawn, files = await draw_panel(visit.bot, visit.user_id, panel, message.attachments)
        if await _with_the_same_picture(visit, drawn, files):
            return
    drawn, files = await draw_panel(visit.bot, visit.user_id, panel)
    await visit.answer.panel(drawn, files)
    if message is None or message.flags.ephemeral or visit.interaction.guild_id is not None:
        return
    if not visit.answer.is_lost:
        visit.bot.publisher.hands.seen(visit.user_id, glance, player, message, panel.chosen)


async def _with_the_same_picture(visit: Visit, drawn: ui.LayoutView, files: list[Any]) -> bool:
    """Update the pressed panel without sending its picture again, where it still has that."""
    try:
        return await visit.answer.update(drawn, files)
    except discord.HTTPException as refused:
        if refused.code != INVALID_FORM:  # the panel was edited meanwhile, and its picture is another by now
            raise
        return False


async def _ask_first(visit: Visit, table_id: int, move: Move) -> bool:
    """Whether the move was put off by a question: only for moves that are allowed, final, and likely a slip."""
    player = await visit.bot.house.look_as(table_id, visit.user_id)
    if player is None or move not in player.legal:
        return False
    glance = await visit.bot.house.look(table_id)
    slip = hints.slip(player, move, hints=glance.setup.hints)
    if slip is None:
        return False
    words = visit.words
    card = words.card(slip.card) if slip.card is not None else ""
    text = {
        "joker": lambda: words.say("ask.discard_joker"),
        "fits": lambda: words.say("ask.discard_fits", card=card, onto=slip.onto),
        "many": lambda: words.say("ask.take_many", n=slip.number, duty=card),
        "end": lambda: words.say("ask.decline"),
    }[slip.why]()
    if isinstance(move, Take):
        from cogs.playing.pile import show_pile

        await show_pile(visit, glance, player, note=text, sure=move.card)
        return True
    action = "discard" if isinstance(move, Discard) else "pass"
    chosen = Chosen((slip.card,)) if slip.card is not None else None
    await show_hand(visit, glance, player, chosen=chosen, question=Question(text, sure=action))
    return True


def _which_meaning(visit: Visit, refusal: JokerDeclarationRequired, move: LayMeld | LayOff | LayContract) -> Question:
    words = visit.words
    kinds = {choice.kind for choice in refusal.choices}
    if isinstance(move, LayContract):
        options = _contracts(visit, refusal.choices, move)
    else:
        options = meanings(visit, refusal.choices, f"layoff.{move.onto}" if isinstance(move, LayOff) else "meld")
    reading = len(kinds) > 1
    return Question(
        words.say("ask.reading" if reading else "ask.joker"),
        words.label("menu.reading" if reading else "menu.joker", 150),
        options,
    )


def _contracts(visit: Visit, choices: Sequence[Choice], move: LayContract) -> tuple[Option, ...]:
    """One option for each meaning of the first meld that has several: its value is the whole contract, so meant."""
    wilds = {card for choice in choices for card, _ in choice.wilds}
    at = next((at for at, meld in enumerate(move.melds) if wilds and wilds <= set(meld.cards)), None)
    if at is None:
        return ()
    meld = move.melds[at]
    options = []
    for choice, plain in zip(choices, meanings(visit, choices, choosing.CONTRACT), strict=True):
        meant = LayMeld(meld.cards, choice.kind, choice.wilds)
        value = choosing.contract_value(LayContract((*move.melds[:at], meant, *move.melds[at + 1 :])))
        options.append(Option(value, plain.label, str(visit.words.cards(meld.cards))))
    return tuple(options) if all(option.value for option in options) else ()


def meanings(visit: Visit, choices: Sequence[Choice], target: str) -> tuple[Option, ...]:
    """One option for each meaning: its value is target, kind and declarations."""
    words = visit.words
    found = []
    for choice in choices:
        named = " ".join(named_text(card, named) for card, named in choice.wilds)
        stand = ", ".join(words.named(card, named) for card, named in choice.wilds)
        kind = words.label(f"choice.kind.{choice.kind}", 40)
        found.append(Option(f"{target}|{choice.kind}|{named}", f"{kind}: {stand}" if stand else kind))
    return tuple(found)
