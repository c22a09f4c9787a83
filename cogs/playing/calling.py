"""Calling "Rummy": the person picks cards of the pile and where they go. Nothing tells whether a play is there,
unless the table allows hints.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.desk.press import MOST_OPTIONS, Option, button, layout, menu, on_press, row
from cogs.desk.sorry import moment
from cogs.desk.visit import Pressed, Visit
from cogs.playing.acting import explained, meanings, show_hand
from cogs.playing.choosing import Chosen, held, read_meaning
from cogs.playing.menus import Menus, named_cards
from cogs.playing.pile import pile_menus
from cogs.playing.saying import done_line
from cogs.showing.pictures import sorted_hand
from engine import hints
from engine.actions import CallRummy, Declared, declared_code, parse_declared
from engine.cards import Card
from engine.house import Glance, TurnedDown
from engine.refusals import JokerDeclarationRequired
from engine.views import PlayerView

NEW_MELD = "new"


async def show_call(
    visit: Visit,
    glance: Glance,
    player: PlayerView,
    *,
    note: str = "",
    cards: tuple[Card, ...] = (),
    onto: str = "",
    choices: Sequence[Option] = (),
) -> None:
    """The pile (and the hand, where the rules let it help) to choose from, the target, and Rummy!.

    `choices` are what a joker could be.
    """
    words, view = visit.words, glance.view
    table, version = view.table_id, view.version
    rows = pile_menus(view, words, "rcards", most=MOST_OPTIONS, chosen=cards, counts=False)
    if view.rules.call_uses_hand:
        order = sorted_hand(player, visit.preferences.sort)
        rows += Menus(player, words, Chosen(cards), order).cards("rhand")
    targets = [Option(NEW_MELD, words.label("option.call.new", 100), "", onto == NEW_MELD)]
    targets += [
        Option(meld.id, meld.id, words.meld(meld.meld), meld.id == onto) for meld in view.melds[-(MOST_OPTIONS - 1) :]
    ]
    rows.append(menu(table, version, "ronto", words.label("menu.call.onto", 150), targets))
    if glance.setup.hints:
        rows.append(menu(table, version, "rplay", words.label("menu.call", 150), _plays(visit, player)))
    if choices:
        rows.append(menu(table, version, "rdeclare", words.label("menu.joker", 150), choices[:MOST_OPTIONS]))
    red = discord.ButtonStyle.danger
    rows.append(
        row(
            button(table, version, "rcall", words.label("button.rummy"), style=red),
            button(table, version, "hand", words.label("button.back"), arg="back"),
        )
    )
    asked = words.say("ask.call.hand" if view.rules.call_uses_hand else "ask.call")
    text = f"{note}\n{asked}" if note else asked
    await visit.answer.panel(layout(text, *rows))


def _plays(visit: Visit, player: PlayerView) -> list[Option]:
    words = visit.words
    found = []
    for call in hints.calls_offered(player)[:MOST_OPTIONS]:
        cards = named_cards(words, call.cards, call.named)
        key = "option.call.layoff" if call.onto else "option.call.meld"
        value = f"{call.onto or NEW_MELD}|{declared_code(call.cards, call.named)}"
        if len(value) <= 100:
            found.append(Option(value, words.label(key, 100, cards=cards, onto=call.onto or "")))
    return found


async def call(visit: Visit, table_id: int, move: CallRummy, version: int | None = None) -> None:
    """Call, and show what came of it."""
    try:
        done = await visit.bot.house.act(table_id, visit.user_id, move, version)
    except TurnedDown as no:
        if no.glance is None or no.player is None:
            raise
        if not no.glance.view.can_call:
            await show_hand(visit, no.glance, no.player, note=explained(visit, no.refusal, no.glance))
            return
        choices: Sequence[Option] = ()
        note = explained(visit, no.refusal, no.glance)
        if isinstance(no.refusal, JokerDeclarationRequired):
            choices, note = meanings(visit, no.refusal.choices, "call"), visit.words.say("ask.joker")
        cards = held([card.code for card in move.cards], _within_reach(no.player))
        await show_call(
            visit, no.glance, no.player, note=note, cards=cards, onto=move.onto or NEW_MELD, choices=choices
        )
        return
    note = done_line(visit.words, move, done)
    if done.claim_until is not None:
        note = visit.words.say("done.call_waits", until=moment(done.claim_until))
    await show_hand(visit, done.glance, done.player, note=note)


def _within_reach(player: PlayerView) -> tuple[Card, ...]:
    """The cards that a call may use."""
    pile = player.table.discard
    return (*pile, *player.hand) if player.table.rules.call_uses_hand else pile


def _picked(pressed: Pressed, player: PlayerView) -> tuple[tuple[Card, ...], str]:
    codes = [code for key, values in pressed.chosen.items() if key.startswith(("rcards", "rhand")) for code in values]
    onto = pressed.chosen.get("ronto", ())
    return held(codes, _within_reach(player)), onto[0] if onto else ""


async def _look(pressed: Pressed) -> tuple[Glance, PlayerView] | None:
    glance = await pressed.bot.house.look(pressed.table_id)
    player = await pressed.bot.house.look_as(pressed.table_id, pressed.user_id)
    if player is None:
        await show_hand(pressed, glance, None)
        return None
    return glance, player


@on_press("rcards", "rhand", "ronto")
async def choose(pressed: Pressed) -> None:
    """A choice: the panel again with it."""
    found = await _look(pressed)
    if found is not None:
        cards, onto = _picked(pressed, found[1])
        await show_call(pressed, *found, cards=cards, onto=onto)


@on_press("rplay")
async def play(pressed: Pressed) -> None:
    """A play from the list of possible ones."""
    onto, _, code = pressed.value.partition("|")
    cards, named = pressed.read(lambda _: parse_declared(code))
    await call(
        pressed, pressed.table_id, CallRummy(cards, None if onto == NEW_MELD else onto, None, named), pressed.version
    )


@on_press("rcall")
async def rummy(pressed: Pressed) -> None:
    """Call what was picked."""
    await _call_picked(pressed)


@on_press("rdeclare")
async def declare(pressed: Pressed) -> None:
    """Call what was picked, with what the joker is."""
    _, kind, means = pressed.read(read_meaning)
    await _call_picked(pressed, kind, means)


async def _call_picked(pressed: Pressed, kind: str | None = None, means: Declared = ()) -> None:
    found = await _look(pressed)
    if found is None:
        return
    cards, onto = _picked(pressed, found[1])
    if not cards or not onto:
        note = pressed.words.say("ask.call.pick")
        await show_call(pressed, *found, note=note, cards=cards, onto=onto)
        return
    move = CallRummy(cards, None if onto == NEW_MELD else onto, kind, means)
    await call(pressed, pressed.table_id, move, pressed.version)
