"""The table's other buttons: Text and Next hand."""

from __future__ import annotations

from cogs.desk.press import layout, on_press
from cogs.desk.visit import Pressed
from cogs.showing.pictures import boards_of
from cogs.showing.telling import headline

LONGEST = 3_900


@on_press("text")
async def text(pressed: Pressed) -> None:
    """The table in words, whole, for whoever asks: only what everybody may see."""
    glance = await pressed.bot.house.look(pressed.table_id)
    scene = await pressed.bot.publisher.scene(glance, words=pressed.words)
    pictures = await boards_of(pressed.bot.studio, scene)
    told = "\n".join([headline(glance, pressed.words), *(picture.text for picture in pictures)])
    if not pictures:
        told += "\n" + pressed.words.turn(glance.view)
    for at in range(0, len(told), LONGEST):
        await pressed.answer.private(layout=layout(told[at : at + LONGEST]))


@on_press("next")
async def next_hand(pressed: Pressed) -> None:
    """Ask for the next hand."""
    words = pressed.words
    done = await pressed.bot.house.next_hand(pressed.table_id, pressed.user_id)
    people = sum(1 for seat in done.glance.view.seats if seat.user is not None and not seat.is_computer)
    if done.glance.view.status == "playing":
        await pressed.answer.private(words.say("lobby.started"))
        return
    await pressed.answer.private(words.say("done.next_hand", ready=len(done.glance.ready), players=people))
