"""The table again, at the bottom of the channel: where it stands, or in another channel of its server."""

from __future__ import annotations

from cogs.desk import Sorry, Visit
from cogs.desk.permissions import require
from cogs.tables.opening import check_channel, here
from engine.house import Glance, TurnedDown
from engine.table_refusals import NotSeated


async def show_again(visit: Visit, table_id: int) -> None:
    """Post the table anew here; in another channel than before it moves, which only its people may ask for."""
    glance = await visit.bot.house.look(table_id)
    place, before = here(visit.interaction), glance.place
    if before.guild_id != place.guild_id:
        raise Sorry(visit.words.say("table.none"))
    is_moved = (before.channel_id, before.thread_id) != (place.channel_id, place.thread_id)
    require(visit.interaction, visit.words)
    if is_moved:
        server = await visit.bot.tastes.of_server(place.guild_id)
        check_channel(visit, place, server.channels)
        if not _belongs(visit, glance):
            raise TurnedDown(NotSeated(), glance)
    await visit.bot.publisher.post_at(table_id, place)
    await visit.answer.private(visit.words.say("table.moved" if is_moved else "table.shown"))


def _belongs(visit: Visit, glance: Glance) -> bool:
    seated = {seat.user for seat in glance.view.seats if seat.user is not None}
    return visit.user_id in seated or visit.user_id == glance.view.host or visit.moderates(glance.place)
