"""Stories about people who come, leave, are sent away, vote, and play again; and who has won in the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.actions import Buy, Discard, Draw, LayMeld
from engine.cards import parse_cards
from engine.house import HostNow, SeatKept, TurnedDown
from engine.setup import Setup
from tests.engine.house_stories import ANA, AT_ONCE, BEN, CLEO, DAN, HERE, World, first, world

PACED = replace(AT_ONCE, computer_delay=1)
RUN = "2H 3H 4H 5H 6H 7H 8H"


async def refused(act: object) -> str:
    with pytest.raises(TurnedDown) as told:
        await act  # type: ignore[misc]
    return told.value.refusal.code


async def play_out(here: World, table_id: int, seed: int = 4) -> None:
    """People play at random, computers and pauses take their time, until the game is over."""
    dice = Random(seed)
    while not here.table(table_id).is_over:
        table = here.table(table_id)
        seat = table.seat_in_turn
        if seat is not None and table.people.seats[seat].is_held:
            await here.random_move(table_id, dice)
        else:
            await here.later(45 if seat is None else 1)
    await here.silence()


async def standing(here: World, user: int) -> tuple[int, int, int]:
    """Games, games won and points of a person."""
    stats = await here.store.player_stats(1, user)
    if stats is None:
        return 0, 0, 0
    sums = next(sums for sums in stats.totals if sums.game == "")
    return sums.games, sums.won, sums.points


async def test_a_setup_that_cannot_be_is_refused_before_there_is_a_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        setup = Setup(switches=(("speed", 3), ("jokers", "maybe")))
        assert await refused(here.house.open_table(HERE, ANA, "Ana", setup)) == "T_BAD_SETUP"
        assert await refused(here.house.open_table(HERE, ANA, "Ana", Setup(seats=2), 2)) == "T_BAD_SETUP"
        assert here.house.tables_in(1) == ()


async def test_the_lobby_is_shown_with_everybody_who_comes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN, seats=4)
        await here.house.add_computer(table_id, ANA)
        await here.silence()
        assert [view.name for view in here.board.glances[-1].view.seats] == ["Ana", "Ben", "Ada"]
        done = await here.house.leave(table_id, BEN)
        assert done.player is None
        assert here.house.tables_of(BEN) == ()


async def test_the_last_one_to_leave_the_lobby_closes_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN, computers=1)
        await here.house.leave(table_id, ANA)
        await here.silence()
        assert here.board.notices(HostNow) == [(BEN, HostNow())]
        done = await here.house.leave(table_id, BEN)
        assert done.glance.ended == "empty"


async def test_whoever_leaves_in_turn_is_played_on_by_a_computer_and_may_come_back(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.act(table_id, ANA, Draw())
        await here.house.leave(table_id, ANA)
        await here.silence()
        assert (ANA, SeatKept("kicked")) not in here.board.told
        assert (BEN, HostNow()) in here.board.told
        assert here.house.tables_of(ANA) == ()
        await here.later(1)
        assert here.in_turn(table_id) == BEN
        assert await refused(here.house.act(table_id, ANA, Draw())) == "T_SEAT_GIVEN"
        done = await here.house.join(table_id, ANA, "Ana")
        assert done.player is not None
        assert not done.glance.view.seats[0].is_computer
        assert here.house.tables_of(ANA) == (table_id,)


async def test_the_next_player_leaves_and_the_game_goes_on_past_them(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.leave(table_id, BEN)
        await here.simple_turn(table_id)
        await here.later(1)
        assert here.in_turn(table_id) == CLEO


async def test_when_all_people_are_gone_the_table_ends_and_nothing_counts(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, computers=1)
        await here.house.leave(table_id, BEN)
        done = await here.house.leave(table_id, ANA)
        assert done.glance.ended == "empty"
        assert await standing(here, ANA) == (0, 0, 0)
        assert here.house.tables_at(11) == ()


async def test_whoever_leaves_the_server_leaves_every_table_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        one, two = await here.game(ANA, BEN), await here.lobby(CLEO, ANA)
        await here.house.member_left(1, ANA)
        assert here.house.tables_of(ANA) == ()
        assert here.table(one).view().seats[0].has_left
        assert [view.user for view in here.table(two).view().seats] == [CLEO]
        await here.house.member_left(2, BEN)
        assert here.house.tables_of(BEN) == (one,)


async def test_the_host_sends_somebody_away_for_good(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        assert await refused(here.house.kick(table_id, BEN, CLEO)) == "T_NOT_HOST"
        assert await refused(here.house.kick(table_id, ANA, DAN)) == "T_NO_SUCH_SEAT"
        await here.house.kick(table_id, ANA, CLEO)
        await here.silence()
        assert here.board.notices(SeatKept) == [(CLEO, SeatKept("kicked"))]
        assert await refused(here.house.join(table_id, CLEO, "Cleo")) == "T_KICKED_OUT"
        assert await here.house.look_as(table_id, CLEO) is None


async def test_a_moderator_from_outside_sends_somebody_away_and_ends_the_table(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.kick(table_id, DAN, BEN, moderator=True)
        done = await here.house.end(table_id, DAN, moderator=True)
        assert done.glance.ended == "moderator"


async def test_the_host_ends_at_once_and_the_others_by_vote(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        one, two = await here.game(ANA, BEN, CLEO), await here.game(ANA, BEN, CLEO)
        assert (await here.house.end(one, ANA)).glance.ended == "host"
        done = await here.house.end(two, BEN)
        assert (done.glance.ended, done.glance.votes) == ("", (1, 2))
        assert await refused(here.house.end(two, BEN)) == "T_ALREADY_VOTED"
        assert await refused(here.house.end(two, DAN)) == "T_NOT_SEATED"
        assert (await here.house.end(two, CLEO)).glance.ended == "vote"
        assert await standing(here, BEN) == (0, 0, 0)


async def test_a_vote_is_won_when_those_against_leave(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.end(table_id, BEN)
        await here.house.leave(table_id, ANA)
        done = await here.house.leave(table_id, CLEO)
        assert done.glance.ended == "vote"


async def test_only_the_host_closes_a_lobby(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, BEN)
        assert await refused(here.house.end(table_id, BEN)) == "T_NOT_HOST"
        await here.house.hand_over(table_id, ANA, BEN)
        assert (await here.house.end(table_id, BEN)).glance.ended == "host"
        assert await refused(here.house.join(table_id, CLEO, "Cleo")) == "T_TABLE_OVER"


async def test_a_lone_player_and_computers_play_to_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, computers=3, switches=(("target", 100),))
        await play_out(here, table_id)
        assert here.table(table_id).status == "finished"
        assert (await standing(here, ANA))[0] == 1


async def finish_at_once(here: World, *leaving: int) -> int:
    """Ana lays a run and goes out over the target of 20, after these people have left."""
    here.dice.hands(RUN, "2C 4C 6C 8C TC QC AC", "2S 4S 6S 8S TS QS AS", upcard="9S", stock="KD")
    table_id = await here.game(ANA, BEN, CLEO, switches=(("target", 20),))
    for user in leaving:
        await here.house.leave(table_id, user)
    if ANA in leaving:
        await here.later(1)
    else:
        await here.house.act(table_id, ANA, Draw())
        await here.house.act(table_id, ANA, LayMeld(parse_cards(RUN)))
        done = await here.house.act(table_id, ANA, Discard(parse_cards("KD")[0]))
        assert done.glance.view.status == "finished"
    await here.silence()
    assert here.table(table_id).status == "finished"
    return table_id


async def test_the_winner_wins_and_a_leaver_has_lost(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        await finish_at_once(here, CLEO)
        assert await standing(here, ANA) == (1, 1, 35)
        assert (await standing(here, BEN))[:2] == (1, 0)
        assert (await standing(here, CLEO))[:2] == (1, 0)


async def test_a_leaver_cannot_win_and_the_best_of_those_who_stayed_does(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await finish_at_once(here, ANA)
        match = here.table(table_id).match
        assert match is not None
        assert match.winners == (0,)
        assert await standing(here, ANA) == (1, 0, 0), "points a computer made for her are not hers"
        best = BEN if match.scores[1] > match.scores[2] else CLEO
        assert (await standing(here, best))[1] == 1


async def test_a_leaver_who_comes_back_wins_like_everybody(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        here.dice.hands(RUN, "2C 4C 6C 8C TC QC AC", upcard="9S", stock="KD")
        table_id = await here.game(ANA, BEN, switches=(("target", 20), ("jokers", False)), seats=2)
        await here.house.leave(table_id, BEN)
        await here.house.join(table_id, BEN, "Ben")
        await play_out(here, table_id)
        games = [await standing(here, user) for user in (ANA, BEN)]
        assert sorted(won for _, won, _ in games) == [0, 1]


async def test_a_rematch_seats_the_same_people_under_the_same_rules_once(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await finish_at_once(here, CLEO)
        assert await refused(here.house.rematch(table_id, DAN)) == "T_NOT_SEATED"
        done = await here.house.rematch(table_id, BEN)
        view = done.glance.view
        assert view.status == "lobby"
        assert [seat.user for seat in view.seats] == [BEN, ANA]
        assert view.rules.chosen("target") == 20
        again = await here.house.rematch(table_id, ANA)
        assert again.glance.table_id == view.table_id
        await here.house.start(view.table_id, BEN)


async def test_a_rematch_needs_a_game_played_to_its_end(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN)
        assert await refused(here.house.rematch(table_id, ANA)) == "T_NOT_OVER_YET"
        assert await refused(here.house.export(table_id)) == "T_NOT_OVER_YET"
        await here.house.end(table_id, ANA)
        assert await refused(here.house.rematch(table_id, ANA)) == "T_TABLE_OVER"


async def test_a_finished_game_is_exported_as_a_scenario_without_its_people(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await finish_at_once(here)
        told = await here.house.export(table_id)
        assert told["game"] == "rummy500"
        assert told["rules"]["target"] == 20
        assert told["deal"]["seats"] == 3
        assert len(told["deal"]["order"].split()) == 54
        assert told["moves"] == [
            {"seat": 0, "do": "draw"},
            {"seat": 0, "do": "meld", "cards": RUN},
            {"seat": 0, "do": "discard", "card": "KD"},
        ]
        assert "Ana" not in str(told)


async def test_a_kicked_players_cards_are_not_shown_to_them_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        table_id = await here.game(ANA, BEN, CLEO)
        await here.house.kick(table_id, ANA, BEN)
        with pytest.raises(TurnedDown) as told:
            await here.house.act(table_id, BEN, Draw())
        assert told.value.player is None


async def test_a_computer_called_in_late_takes_a_name_of_its_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table_id = await here.lobby(ANA, computers=2, seats=5)
        await here.house.remove_computer(table_id, ANA)
        for _ in range(2):
            await here.house.add_computer(table_id, ANA)
        names = [view.name for view in here.table(table_id).view().seats]
        assert len(set(names)) == 4


async def test_everybody_at_several_tables_is_found_at_each(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        one, two, three = [await here.game(ANA, other) for other in (BEN, CLEO, DAN)]
        assert here.house.tables_of(ANA) == (one, two, three)
        player = await here.house.look_as(two, CLEO)
        assert player is not None
        assert await refused(here.house.act(two, CLEO, Draw())) == "E_NOT_YOUR_TURN"
        done = await here.house.act(two, ANA, Draw())
        assert done.player is not None
        await here.house.act(two, ANA, first(done.player, Discard))
        assert here.in_turn(one) == here.in_turn(three) == ANA


@pytest.mark.parametrize("seed", range(2))
async def test_people_and_computers_buy_in_contract_rummy(tmp_path: Path, seed: int) -> None:
    async with world(tmp_path, replace(AT_ONCE, computer_grace=6, computer_delay=1), seed=seed) as here:
        table_id = await here.game(ANA, BEN, computers=2, game="contract_rummy", preset="classic")
        dice = Random(seed)
        asked = 0
        for _ in range(150):
            table = here.table(table_id)
            if table.status != "playing":
                break
            for user in (ANA, BEN):
                player = await here.house.look_as(table_id, user)
                assert player is not None
                if Buy() in player.legal and dice.random() < 0.3:
                    version = player.table.version
                    await here.house.act(table_id, user, Buy(), version)
                    asked += 1
            seat = here.table(table_id).seat_in_turn
            assert seat is not None
            if here.table(table_id).people.seats[seat].is_held:
                await here.random_move(table_id, dice)
            else:
                await here.later(6)
        lines = (await here.store.load_table(table_id)).entries
        assert asked > 0
        assert any('"by":null' in line and '"do":"buy"' in line for line in lines), "no computer wanted anything"
        assert any(item.what == "bought" for glance in here.board.glances for item in glance.news)


async def test_eight_people_play_with_two_packs_and_every_view_adds_up(tmp_path: Path) -> None:
    async with world(tmp_path, PACED) as here:
        people = (101, 102, 103, 104, 105, 106, 107, 108)
        table_id = await here.lobby(ANA, seats=8)
        for user in people[1:]:
            await here.house.join(table_id, user, f"Player {user}")
        await here.house.start(table_id, ANA)
        dice = Random(9)
        while here.table(table_id).status == "playing":
            await here.random_move(table_id, dice)
            view = (await here.house.look(table_id)).view
            on_table = sum(len(meld.slots) for meld in view.melds)
            held = sum(seat.card_count for seat in view.seats)
            assert on_table + held + view.stock_count + view.discard_count == 108
        result = here.table(table_id).view().result
        assert result is not None
        assert len(result.seats) == 8
