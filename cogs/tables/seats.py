"""Taking a seat and giving it up, beginning and ending: the same for a typed command and for a button."""

from __future__ import annotations

import discord

from cogs.desk import Pressed, Sorry, Visit, on_press
from cogs.desk.finding import table_meant
from cogs.desk.permissions import require
from cogs.playing.acting import show_hand, turned_down
from cogs.tables.opening import check_channel
from engine.house import Glance, TurnedDown
from engine.table_refusals import Stale
from text import Said, Words


async def table_to_join(visit: Visit, named: str | None) -> int:
    """The one table here that has room for this person, or their own seat to give back; else what `table` finds."""
    if named is None:
        house = visit.bot.house
        open_to_them = [
            table for table in house.tables_at(visit.channel_id) if _has_room(await house.look(table), visit.user_id)
        ]
        if len(open_to_them) == 1:
            return open_to_them[0]
    return await table_meant(visit, named)


def _has_room(glance: Glance, user_id: int) -> bool:
    mine = [seat for seat in glance.view.seats if seat.user == user_id]
    if mine:
        return mine[0].has_left
    return glance.view.status == "lobby" and glance.view.open_seats > 0


async def join(visit: Visit, table_id: int) -> None:
    """Take a seat in a lobby, or the own seat back in a game."""
    done = await visit.bot.house.join(table_id, visit.user_id, visit.name)
    if done.glance.view.status == "lobby":
        await visit.answer.private(visit.words.say("lobby.joined", seat=_seat(visit.words, done.glance, visit.user_id)))
    else:
        await show_hand(visit, done.glance, done.player, note=visit.words.say("table.back"))


def _seat(words: Words, glance: Glance, user_id: int) -> Said:
    number = next(seat.seat for seat in glance.view.seats if seat.user == user_id)
    return words.say("seat", letter="ABCDEFGH"[number])


async def leave(visit: Visit, table_id: int) -> None:
    """Give a seat up; in a running game a computer keeps it."""
    done = await visit.bot.house.leave(table_id, visit.user_id)
    match done.glance.view.status:
        case "lobby":
            await visit.answer.private(visit.words.say("lobby.left"))
        case "closed" | "finished":
            await visit.answer.private(ended(visit.words, done.glance))
        case _:
            await visit.answer.private(visit.words.say("table.left"))


async def start(visit: Visit, table_id: int) -> None:
    """Begin the game."""
    done = await visit.bot.house.start(table_id, visit.user_id)
    await show_hand(visit, done.glance, done.player, note=visit.words.say("lobby.started"))


async def end(visit: Visit, table_id: int) -> None:
    """Close the table at once, or count a vote."""
    place = (await visit.bot.house.look(table_id)).place
    done = await visit.bot.house.end(table_id, visit.user_id, moderator=visit.moderates(place))
    if done.glance.ended:
        await visit.answer.private(ended(visit.words, done.glance))
        return
    votes, needed = done.glance.votes
    await visit.answer.private(visit.words.say("table.voted", votes=votes, needed=needed))


def ended(words: Words, glance: Glance) -> Said:
    """Why a table is over."""
    return words.say(words.first(f"table.ended.{glance.ended}", "table.ended"))


async def kick(visit: Visit, table_id: int, member: discord.User | discord.Member) -> None:
    """Send somebody away, for good; whoever names themselves leaves, and may come back."""
    if member.id == visit.user_id:
        await leave(visit, table_id)
        return
    place = (await visit.bot.house.look(table_id)).place
    try:
        await visit.bot.house.kick(table_id, visit.user_id, member.id, moderator=visit.moderates(place))
    except TurnedDown as no:
        if member.bot:
            raise Sorry(visit.words.say("error.not_found.member")) from no
        raise
    await visit.answer.private(visit.words.say("table.kicked", name=member.display_name))


async def rematch(visit: Visit, table_id: int) -> None:
    """The same people and rules at a new table."""
    place = (await visit.bot.house.look(table_id)).place
    server = await visit.bot.tastes.of_server(place.guild_id)
    check_channel(visit, place, server.channels)
    if visit.channel_id == (place.thread_id or place.channel_id):
        require(visit.interaction, visit.words)
    await visit.bot.house.rematch(table_id, visit.user_id)
    await visit.answer.private(visit.words.say("table.rematch"))


@on_press("join")
async def press_join(pressed: Pressed) -> None:
    """**Join** in the lobby."""
    await join(pressed, pressed.table_id)


@on_press("leave")
async def press_leave(pressed: Pressed) -> None:
    """**Leave** in the lobby."""
    if await _still_waits(pressed):
        await leave(pressed, pressed.table_id)


@on_press("start")
async def press_start(pressed: Pressed) -> None:
    """**Start** in the lobby."""
    await start(pressed, pressed.table_id)


@on_press("close")
async def press_close(pressed: Pressed) -> None:
    """**Close** in the lobby."""
    if await _still_waits(pressed):
        await end(pressed, pressed.table_id)


async def _still_waits(pressed: Pressed) -> bool:
    """Whether the game has not begun; a press on a lobby that is one no more shows what it is instead."""
    glance = await pressed.bot.house.look(pressed.table_id)
    if glance.view.status not in ("playing", "between"):
        return True
    player = await pressed.bot.house.look_as(pressed.table_id, pressed.user_id)
    await turned_down(pressed, TurnedDown(Stale(pressed.version, glance.version), glance, player))
    return False


@on_press("rematch")
async def press_rematch(pressed: Pressed) -> None:
    """**Rematch** after a game."""
    await rematch(pressed, pressed.table_id)


@on_press("add_computer")
async def press_add_computer(pressed: Pressed) -> None:
    """**Add computer** in the lobby."""
    done = await pressed.bot.house.add_computer(pressed.table_id, pressed.user_id)
    level = pressed.words.label(f"choice.level.{done.glance.setup.level}")
    await pressed.answer.private(pressed.words.say("lobby.computer_added", level=level))


@on_press("remove_computer")
async def press_remove_computer(pressed: Pressed) -> None:
    """**Send computer away** in the lobby."""
    await pressed.bot.house.remove_computer(pressed.table_id, pressed.user_id)
    await pressed.answer.private(pressed.words.say("lobby.computer_removed"))
