"""The studio: off the loop, only the newest, nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from render import Look, Studio, pictures
from render.gallery import situations
from tests.render.views import table


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.close()


async def test_an_unchanged_table_is_not_drawn_again(studio: Studio) -> None:
    view = situations.four_players().view()
    first = await studio.table(7, view)
    again = await studio.table(7, replace(view, version=view.version + 1))
    assert again is first
    assert (studio.drawn, studio.unchanged) == (1, 1)


async def test_another_look_or_another_card_is_drawn(studio: Studio) -> None:
    view = situations.four_players().view()
    first = await studio.table(7, view)
    assert (await studio.table(7, view, Look("midnight")))[0].png != first[0].png
    assert (await studio.table(7, replace(view, stock_count=5)))[0].png != first[0].png
    assert studio.drawn == 3


async def test_overtaken_pictures_are_dropped_and_everybody_gets_the_newest(studio: Studio) -> None:
    view = situations.four_players().view()
    drawn = await asyncio.gather(
        *(studio.table(7, replace(view, version=version, stock_count=version)) for version in range(20))
    )
    assert studio.drawn == 2
    assert studio.overtaken == 18
    assert {boards[0].name for boards in drawn[1:]} == {"rummy500-7-19-table.png"}


async def test_tables_do_not_wait_for_each_other(studio: Studio) -> None:
    view = situations.two_players_early().view()
    drawn = await asyncio.gather(*(studio.table(key, replace(view, table_id=key)) for key in range(10)))
    assert studio.drawn == 10
    assert len({boards[0].name for boards in drawn}) == 10


async def test_two_hands_under_one_key_are_never_mixed(studio: Studio) -> None:
    game = situations.four_players()
    one, two = await asyncio.gather(studio.hand(7, game.view_for(0)), studio.hand(7, game.view_for(2)))
    assert one.text != two.text
    assert studio.overtaken == 0


async def test_a_hand_asked_for_again_is_there_at_once_for_its_own_player_alone(studio: Studio) -> None:
    game = situations.four_players()
    mine = game.view_for(0)
    drawn = await studio.hand(7, mine, asked=(mine, "suit"))
    assert studio.hand_again(7, mine, (mine, "suit")) is drawn
    assert studio.hand_again(7, mine, (mine, "rank")) is None, "another order of cards"
    assert studio.hand_again(8, mine, (mine, "suit")) is None, "somebody else"
    theirs = game.view_for(2)
    assert studio.hand_again(7, theirs, (theirs, "suit")) is None, "another seat"
    later = replace(mine, hand=mine.hand[1:])
    assert studio.hand_again(7, later, (later, "suit")) is None, "a card is gone"
    twin = replace(mine)
    assert twin == mine
    assert studio.hand_again(7, twin, (twin, "suit")) is None, "equal, but nobody has compared them"


async def test_an_older_hand_is_not_had_again_once_a_newer_one_was_asked_for(studio: Studio) -> None:
    older = situations.four_players().view_for(0)
    newer = replace(older, hand=older.hand[1:])
    await studio.hand(7, older, asked=(older,))
    drawing = asyncio.create_task(studio.hand(7, newer, asked=(newer,)))
    await asyncio.sleep(0)
    assert studio.hand_again(7, older, (older,)) is None, "the newer one is being drawn"
    drawn = await drawing
    assert studio.hand_again(7, older, (older,)) is None
    assert studio.hand_again(7, newer, (newer,)) is drawn


async def test_who_was_overtaken_is_not_taken_for_the_newest(studio: Studio) -> None:
    view = situations.four_players().view_for(0)
    views = [replace(view, hand=view.hand[at:]) for at in range(3)]
    first, second, third = await asyncio.gather(*(studio.hand(7, one, asked=(one,)) for one in views))
    assert second is third is not first
    assert studio.hand_again(7, views[1], (views[1],)) is None
    assert studio.hand_again(7, views[2], (views[2],)) is third


async def test_a_fault_reaches_whoever_asked_and_the_next_picture_is_drawn(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match="not over"):
        await studio.result(7, table())
    view = situations.hand_result().view()
    assert (await studio.result(7, view)).png
    broken = asyncio.gather(
        *(studio.result(9, one) for one in (view, table(), replace(view, version=99))), return_exceptions=True
    )
    assert [isinstance(one, Exception) for one in await broken] == [False, False, False], "the middle one was overtaken"


async def test_one_who_stops_waiting_takes_nothing_from_the_others(studio: Studio) -> None:
    view = situations.four_players().view()
    gone = asyncio.create_task(studio.table(7, view))
    stays = asyncio.create_task(studio.table(7, replace(view, stock_count=3)))
    await asyncio.sleep(0)
    gone.cancel()
    assert (await stays)[0].png


async def test_the_event_loop_stays_free_while_boards_are_drawn(studio: Studio) -> None:
    """Not a timed test: the loop must turn many times while one fresh board is composed and encoded."""
    pictures.kit_of.cache_clear()
    turns = 0
    drawing = asyncio.create_task(studio.table(7, situations.eight_players().view(), Look("midnight", "two")))
    while not drawing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 20


async def test_a_warm_look_has_its_cards(studio: Studio) -> None:
    pictures.kit_of.cache_clear()
    studio.warm()
    await studio.table(7, situations.four_players().view())
    assert len(pictures.kit_of(Look()).sprites) > 50


async def test_pictures_kept_are_bounded(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.studio.KEPT_BYTES", 100_000)
    view = situations.two_players_early().view()
    for key in range(12):
        await studio.table(key, view)
    assert studio._kept_bytes <= 100_000
    assert len(studio._kept) < 12


def test_the_sprite_store_forgets_what_was_not_used_for_longest() -> None:
    from PIL import Image

    from render.sprites import Sprite, SpriteStore

    store = SpriteStore(limit=12_000)
    for key in range(10):
        store.get(key, lambda: Sprite(Image.new("L", (40, 40))))
        store.get(0, lambda: Sprite(Image.new("L", (40, 40))))
    assert store.bytes <= 12_000
    assert len(store) < 10
    made = []
    store.get(0, lambda: made.append(1) or Sprite(Image.new("L", (1, 1))))
    assert not made, "the one used all the time was forgotten"
