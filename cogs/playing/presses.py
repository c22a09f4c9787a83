"""The buttons and menus of hand panels, and those of the table that concern one's own hand."""

from __future__ import annotations

from dataclasses import replace

from cogs.desk.press import on_press
from cogs.desk.visit import Pressed
from cogs.playing import choosing
from cogs.playing.acting import act, explained, show_hand
from cogs.playing.calling import show_call
from cogs.playing.choosing import Chosen, read_chosen
from cogs.playing.hinting import hint_text
from cogs.playing.pile import goes_deep, show_pile
from cogs.showing.pictures import hand_of, look_of, sorted_hand
from engine import hints
from engine.actions import Buy, Discard, Draw, LayMeld, LayOff, Move, Take
from engine.cards import Card
from engine.house import Glance
from engine.refusals import PileEmpty
from engine.table_refusals import HintsOff, Stale
from engine.views import PlayerView

SORT_ORDER = ("suit", "rank", "melds", "drawn")


async def _own(pressed: Pressed) -> tuple[Glance, PlayerView] | None:
    """The table and the person's view of it; None after telling somebody without a hand so."""
    house = pressed.bot.house
    glance = await house.look(pressed.table_id)
    player = await house.look_as(pressed.table_id, pressed.user_id)
    if player is None:
        await show_hand(pressed, glance, None)
        return None
    return glance, player


def _chosen(pressed: Pressed, player: PlayerView) -> Chosen:
    return read_chosen(pressed.chosen, player)


async def _do(pressed: Pressed, move: Move, chosen: Chosen | None = None, *, sure: bool = False) -> None:
    await act(pressed, pressed.table_id, move, version=pressed.version, chosen=chosen, sure=sure)


async def _remind(pressed: Pressed, glance: Glance, player: PlayerView, key: str) -> None:
    """Show the panel again with what is missing, or that the table has moved on since it was drawn."""
    is_stale = glance.is_stale(pressed.version)
    note = explained(pressed, Stale(pressed.version, glance.version), glance) if is_stale else pressed.words.say(key)
    await show_hand(pressed, glance, player, note=note, chosen=_chosen(pressed, player), same_picture=not is_stale)


@on_press("hand")
async def hand(pressed: Pressed) -> None:
    """My hand."""
    found = await _own(pressed)
    if found is not None:
        await show_hand(pressed, *found, same_picture=True)


@on_press("cards", "melds", "layoffs", "swaps")
async def choose(pressed: Pressed) -> None:
    """A choice in a menu: the panel again, with the choice standing in it."""
    found = await _own(pressed)
    if found is not None:
        chosen = read_chosen(pressed.chosen, found[1], pressed.action)
        await show_hand(pressed, *found, chosen=chosen, same_picture=True)


@on_press("draw")
async def draw(pressed: Pressed) -> None:
    """Draw from the stock."""
    await _do(pressed, Draw())


@on_press("take")
async def take(pressed: Pressed) -> None:
    """Take the top discard, or choose where deeper ones may be taken."""
    found = await _own(pressed)
    if found is None:
        return
    glance, player = found
    if goes_deep(player):
        await show_pile(pressed, glance, player)
    elif player.table.discard:
        await _do(pressed, hints.taking(player, player.table.discard[-1]))
    else:
        note = explained(pressed, PileEmpty(), glance)
        await show_hand(pressed, glance, player, note=note, chosen=_chosen(pressed, player))


@on_press("pick")
async def pick(pressed: Pressed) -> None:
    """A card chosen from the pile."""
    found = await _own(pressed)
    if found is None:
        return
    cards = choosing.held(pressed.values, found[1].table.discard)
    if cards:
        await _do(pressed, Take(cards[0]))
    else:
        await show_pile(pressed, *found)


@on_press("meld")
async def meld(pressed: Pressed) -> None:
    """Lay the chosen meld, or the chosen cards as one."""
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    move = choosing.meld_from(chosen.meld, found[1]) if chosen.meld else None
    if move is None and chosen.cards:
        move = hints.meld_of(found[1], chosen.cards)
    if move is None:
        await _remind(pressed, *found, "ask.cards")
    else:
        await _do(pressed, move, chosen)


@on_press("layoff")
async def layoff(pressed: Pressed) -> None:
    """Lay off as chosen; chosen cards that fit on one meld alone need no further choice."""
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    move = choosing.layoff_from(chosen.layoff) if chosen.layoff else None
    if move is None and chosen.cards:
        fits = hints.layoffs_offered(found[1], chosen.cards)
        if len({fit.onto for fit in fits}) == 1:
            move = fits[0] if len(fits) == 1 else LayOff(chosen.cards, fits[0].onto)
    if move is None:
        await _remind(pressed, *found, "ask.onto" if chosen.cards else "ask.cards")
    else:
        await _do(pressed, move, chosen)


@on_press("discard")
async def discard(pressed: Pressed) -> None:
    """Discard the chosen card, or the only one."""
    await _discard(pressed, sure=False)


async def _discard(pressed: Pressed, *, sure: bool) -> None:
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    cards = chosen.cards or (found[1].hand if len(found[1].hand) == 1 else ())
    if len(cards) != 1:
        await _remind(pressed, *found, "ask.one_card" if cards else "ask.cards")
    else:
        await _do(pressed, Discard(cards[0]), chosen, sure=sure)


@on_press("out")
async def out(pressed: Pressed) -> None:
    """Go out with the chosen discard, or the best one."""
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    move = hints.way_out(found[1], chosen.cards)
    if move is None:
        await _remind(pressed, *found, "ask.one_card")
    else:
        await _do(pressed, move, chosen)


@on_press("swap")
async def swap(pressed: Pressed) -> None:
    """The chosen joker swap, or the only one there is."""
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    offered = hints.swaps_offered(found[1])
    move = choosing.swap_from(chosen.swap) if chosen.swap else offered[0] if len(offered) == 1 else None
    if move is None:
        await _remind(pressed, *found, "ask.swap")
    else:
        await _do(pressed, move, chosen)


@on_press("rummy")
async def rummy(pressed: Pressed) -> None:
    """Rummy!: choose a play of the pile."""
    found = await _own(pressed)
    if found is None:
        return
    glance, player = found
    refusal = hints.why_no_call(player)
    if refusal is None:
        await show_call(pressed, glance, player)
    else:
        await show_hand(pressed, glance, player, note=explained(pressed, refusal, glance))


@on_press("pass")
async def pass_(pressed: Pressed) -> None:
    """Take nothing."""
    await _pass(pressed, sure=False)


async def _pass(pressed: Pressed, *, sure: bool) -> None:
    found = await _own(pressed)
    if found is not None:
        await _do(pressed, hints.passing(found[1]), sure=sure)


@on_press("buy")
async def buy(pressed: Pressed) -> None:
    """Ask for the discard."""
    await _do(pressed, Buy())


@on_press("declare")
async def declare(pressed: Pressed) -> None:
    """What the joker is: the cards are still chosen on the panel, so the move is complete now."""
    found = await _own(pressed)
    if found is None:
        return
    chosen = _chosen(pressed, found[1])
    if pressed.value.startswith(f"{choosing.CONTRACT}|"):
        await _do(pressed, pressed.read(choosing.contract_from), chosen)
        return
    target, kind, means = pressed.read(choosing.read_meaning)
    where, _, onto = target.partition(".")
    if not chosen.cards or where not in ("meld", "layoff"):
        await _remind(pressed, *found, "ask.cards")
    elif where == "layoff":
        await _do(pressed, LayOff(chosen.cards, onto, means), chosen)
    else:
        await _do(pressed, LayMeld(chosen.cards, kind, means), chosen)


@on_press("sure")
async def sure(pressed: Pressed) -> None:
    """Do it all the same."""
    if pressed.arg == "discard":
        await _discard(pressed, sure=True)
    elif pressed.arg == "pass":
        await _pass(pressed, sure=True)
    else:
        await _take_all_the_same(pressed)


async def _take_all_the_same(pressed: Pressed) -> None:
    found = await _own(pressed)
    if found is None:
        return
    codes = [code for key, values in pressed.chosen.items() if key.startswith("pick") for code in values]
    cards: tuple[Card, ...] = choosing.held(codes, found[1].table.discard)
    if cards:
        await _do(pressed, Take(cards[0]), sure=True)
    else:
        await show_pile(pressed, *found)


@on_press("sort")
async def sort(pressed: Pressed) -> None:
    """The next order of cards, which is then the person's own."""
    found = await _own(pressed)
    if found is None:
        return
    now = pressed.preferences.sort
    after = SORT_ORDER[(SORT_ORDER.index(now) + 1) % len(SORT_ORDER)] if now in SORT_ORDER else SORT_ORDER[0]
    pressed.preferences = replace(pressed.preferences, sort=after)
    await pressed.bot.tastes.set_person(pressed.user_id, pressed.preferences)
    note = pressed.words.say("done.sorted", order=pressed.words.say(f"choice.sort.{after}"))
    await show_hand(pressed, *found, note=note, chosen=_chosen(pressed, found[1]))


@on_press("hint")
async def hint(pressed: Pressed) -> None:
    """Advice above the panel, where the table allows it."""
    found = await _own(pressed)
    if found is None:
        return
    glance, player = found
    note = hint_text(pressed.words, player) if glance.setup.hints else explained(pressed, HintsOff(), glance)
    await show_hand(pressed, glance, player, note=note, chosen=_chosen(pressed, player), same_picture=True)


@on_press("htext")
async def hand_text(pressed: Pressed) -> None:
    """The hand in words, for those who do not see the picture."""
    found = await _own(pressed)
    if found is None:
        return
    glance, player = found
    settings = await pressed.bot.tastes.of_server(glance.place.guild_id)
    look = look_of(settings, pressed.preferences)
    picture = await hand_of(
        pressed.bot.studio,
        pressed.user_id,
        player,
        look,
        pressed.preferences.sort,
        words=pressed.words,
        suggest=glance.setup.hints,
    )
    text = picture.text if picture else pressed.words.codes(sorted_hand(player, pressed.preferences.sort))
    await pressed.answer.private(text or pressed.words.say("hand.empty"))
