"""A first hand over the stand-in."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.harness import card_room, open_and_start


async def test_three_people_sit_down_and_the_first_one_draws(tmp_path: Path) -> None:
    async with card_room(tmp_path) as room:
        ana, ben, cat = (room.person(name) for name in ("Ana", "Ben", "Cat"))
        table = await open_and_start(room, ana, [ben, cat])
        message = await room.table_message(table)
        print(message.text, message.labels)
        view = (await room.glance(table)).view
        first = next(person for person in (ana, ben, cat) if person.id == view.seats[view.turn].user)
        reply = await (await first.click(message, label="Draw")).settled()
        print(reply.text, reply.message.labels, [s["placeholder"] for s in reply.message.selects])
        room.assert_clean()
