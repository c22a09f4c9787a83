"""Stories about playing at a table in the House: presses that race, come late, or meet a full disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from engine.actions import Decline, Discard, Draw, LayMeld
from engine.cards import parse_cards
from engine.events import Drew
from engine.house import TurnedDown
from engine.replay import replay
from engine.setup import Setup
from engine.table_refusals import Stale
from tests.engine.house_stories import ANA, BEN, CLEO, DAN, HERE, everything, first, settle, world


async def test_ana_opens_a_table_and_ben_joins_and_they_play_a_whole_game(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, switches=(("target", 60),))
        dice = Random(1)
        hands = 0
        while here.table(table_id).status != "finished":
            if here.table(table_id).status == "between":
                hands += 1
                await here.later(45)
            else:
                await here.random_move(table_id, dice)
        await here.silence()
        won = 0
        for user in (ANA, BEN):
            stats = await here.store.player_stats(1, user)
            assert stats is not None
            everything_played = next(sums for sums in stats.totals if sums.game == "rummy500")
            assert (everything_played.games, everything_played.hands) == (1, hands + 1)
            won += everything_played.won
        assert won == 1
        assert here.house.tables_of(ANA) == ()
        assert (await here.house.look(table_id)).ended == "finished"


async def test_the_answer_shows_the_drawn_card_to_its_player_and_to_nobody_else(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        [drew] = done.events
        assert isinstance(drew, Drew)
        assert drew.card == done.player.drawn
        assert drew.shown_to(1).card is None
        assert (await here.house.look_as(table_id, BEN)).drawn is None  # type: ignore[union-attr]


async def test_a_look_is_kept_for_who_looked_until_something_happens(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        mine = await here.house.look_as(table_id, ANA)
        assert mine is not None
        assert await here.house.look_as(table_id, ANA) is mine
        for _ in range(2):
            bens = await here.house.look_as(table_id, BEN)
            anas = await here.house.look_as(table_id, ANA)
            assert bens is not None
            assert anas == mine
            assert (anas.seat, bens.seat) == (0, 1)
            assert not set(anas.hand) & set(bens.hand)
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        assert len(done.player.hand) == len(mine.hand) + 1
        assert await here.house.look_as(table_id, ANA) is done.player


async def test_two_presses_at_once_draw_one_card(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        version = here.table(table_id).version
        presses = [here.house.act(table_id, ANA, Draw(), version) for _ in range(2)]
        first_press, second_press = await asyncio.gather(*presses, return_exceptions=True)
        assert not isinstance(first_press, BaseException)
        assert isinstance(second_press, TurnedDown)
        assert isinstance(second_press.refusal, Stale)
        assert second_press.player is not None
        assert len(second_press.player.hand) == 14


async def test_the_same_card_thrown_from_two_open_panels_is_thrown_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        throw = first(done.player, Discard)
        await here.house.act(table_id, ANA, throw, done.glance.version)
        with pytest.raises(TurnedDown) as late:
            await here.house.act(table_id, ANA, throw, done.glance.version)
        assert late.value.refusal.code == "T_STALE"
        assert late.value.glance is not None
        assert late.value.glance.view.turn == 1


async def test_an_old_panel_is_told_how_the_table_stands_now(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        old = here.table(table_id).version
        for _ in range(2):
            await here.simple_turn(table_id)
        with pytest.raises(TurnedDown) as late:
            await here.house.act(table_id, ANA, Draw(), old)
        assert late.value.refusal == Stale(old, here.table(table_id).version)


async def test_a_button_from_a_future_that_was_lost_is_stale_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        with pytest.raises(TurnedDown) as late:
            await here.house.act(table_id, ANA, Draw(), 99)
        assert late.value.refusal.code == "T_STALE"


async def test_a_vote_makes_no_button_stale(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        version = here.table(table_id).version
        await here.house.end(table_id, CLEO)
        assert here.table(table_id).version == version + 1
        await here.house.act(table_id, ANA, Draw(), version)


async def test_a_typed_command_carries_no_version_and_is_never_stale(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        done = await here.house.act(table_id, ANA, Draw())
        assert done.player is not None
        await here.house.act(table_id, ANA, first(done.player, Discard))


async def test_spectators_and_strangers_are_told_that_they_do_not_sit_here(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, DAN, Draw())
        assert told.value.refusal.code == "T_NOT_SEATED"
        assert told.value.player is None
        assert await here.house.look_as(table_id, DAN) is None
        with pytest.raises(TurnedDown) as told:
            await here.house.act(12345, ANA, Draw())
        assert told.value.refusal.code == "T_UNKNOWN_TABLE"


async def test_on_a_full_disk_nothing_happens_and_the_same_press_works_later(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        before = everything(here.table(table_id).copy())
        here.store.is_full = True
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, ANA, Draw())
        assert told.value.refusal.code == "T_NOT_SAVED"
        assert everything(here.table(table_id)) == before
        with pytest.raises(TurnedDown):
            await here.house.open_table(HERE, CLEO, "Cleo", Setup())
        here.store.is_full = False
        await here.house.act(table_id, ANA, Draw(), before["version"])


async def test_nobody_sees_a_move_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        version, shown = here.table(table_id).version, len(here.board.glances)
        here.store.hold = asyncio.Event()
        drawing = asyncio.create_task(here.house.act(table_id, ANA, Draw()))
        await settle()
        assert here.table(table_id).version == version
        assert len(here.board.glances) == shown
        here.store.hold.set()
        await drawing
        assert here.table(table_id).version == version + 1


async def test_a_press_whose_caller_goes_away_is_done_whole(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        version = here.table(table_id).version
        here.store.hold = asyncio.Event()
        drawing = asyncio.create_task(here.house.act(table_id, ANA, Draw()))
        await settle()
        drawing.cancel()
        await settle()
        here.store.hold.set()
        await here.silence()
        assert here.table(table_id).version == version + 1
        assert (await here.store.load_table(table_id)).version == version + 1


async def test_a_line_that_somebody_else_wrote_is_noticed_and_the_table_read_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        version = here.table(table_id).version
        await here.store.append(table_id, version + 1, ['{"by":101,"seat":0,"do":"draw"}'], at=here.clock.now())
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, ANA, Draw())
        assert told.value.refusal == Stale(version, version + 1)
        assert told.value.player is not None
        assert len(told.value.player.hand) == 14


async def test_a_table_whose_log_turned_bad_is_frozen_and_the_others_play_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        bad, good = await here.game(ANA, BEN), await here.game(CLEO, DAN)
        await here.store.append(bad, here.table(bad).version + 1, ["not a line"], at=0)
        with pytest.raises(TurnedDown) as told:
            await here.house.act(bad, ANA, Draw())
        assert told.value.refusal.code == "T_FROZEN"
        await here.silence()
        assert here.board.frozen == [bad]
        await here.house.act(good, CLEO, Draw())
        assert here.house.tables_of(ANA) == ()
        await here.crash_and_restart()
        assert here.board.frozen == [], "one apology is enough"
        with pytest.raises(TurnedDown) as told:
            await here.house.look(bad)
        assert told.value.refusal.code == "T_FROZEN"
        await here.simple_discard(good, CLEO)


async def test_the_discards_are_shuffled_right_before_the_draw_that_needs_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN, game="basic_rummy")
        while not any("restock" in line for line in (await here.store.load_table(table_id)).entries):
            assert here.table(table_id).status == "playing"
            await here.simple_turn(table_id)
        lines = (await here.store.load_table(table_id)).entries
        number = next(number for number, line in enumerate(lines) if "restock" in line)
        assert '"by":null' in lines[number]
        assert '"do":"draw"' in lines[number + 1]
        assert everything(replay(table_id, lines)) == everything(here.table(table_id))


async def test_declining_at_an_empty_stock_ends_the_hand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        while (await here.house.look(table_id)).view.stock_count:
            await here.simple_turn(table_id)
        user = here.in_turn(table_id)
        done = await here.house.act(table_id, user, Decline())
        assert done.glance.view.result is not None
        assert done.glance.view.result.why == "stock"
        assert done.glance.until == here.clock.now() + 45


async def test_the_next_hand_comes_when_everybody_has_asked_or_after_the_pause(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        run = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
        here.dice.hands(run, "2S 4S 6S 8S TS QS 3D 5D 7D 9D JD KD 2C", upcard="3C", stock="5C")
        table_id = await here.game(ANA, BEN)
        await here.house.act(table_id, ANA, Draw())
        await here.house.act(table_id, ANA, LayMeld(parse_cards(run)))
        done = await here.house.act(table_id, ANA, Discard(parse_cards("5C")[0]))
        assert done.glance.view.status == "between"
        done = await here.house.next_hand(table_id, ANA)
        assert done.glance.ready == {0}
        assert done.glance.view.deal == 1
        done = await here.house.next_hand(table_id, BEN)
        assert done.glance.view.deal == 2
        assert here.board.deals[-1].keys() == {ANA, BEN}


async def test_a_closing_house_refuses_kindly_and_finishes_what_was_begun(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        here.store.hold = asyncio.Event()
        drawing = asyncio.create_task(here.house.act(table_id, ANA, Draw()))
        await settle()
        closing = asyncio.create_task(here.house.close())
        await settle()
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, BEN, Draw())
        assert told.value.refusal.code == "T_SHUTTING_DOWN"
        here.store.hold.set()
        await asyncio.gather(drawing, closing)
        assert drawing.result().player is not None


async def test_a_computer_that_cannot_think_plays_something_plain(tmp_path: Path) -> None:
    class Dreamer:
        async def choose(self, level: str, player: object) -> Draw:
            raise RuntimeError("dreaming")

    async with world(tmp_path) as here:
        here.house._desk.thinker = Dreamer()
        table_id = await here.game(ANA, computers=2)
        await here.simple_turn(table_id)
        await here.later(0)
        assert here.in_turn(table_id) == ANA


async def test_a_spectator_on_an_old_button_hears_that_they_do_not_sit_here(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.game(ANA, BEN)
        await here.simple_turn(table_id)
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, DAN, Draw(), 1)
        assert told.value.refusal.code == "T_NOT_SEATED"
