"""The table as its log: lobby manners, the lines and back, and that nothing is lost or shown on the way."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from engine import entries as do
from engine.actions import Buy, Deal, Discard, Draw, FalseCall, Pass
from engine.cards import Card
from engine.refusals import Refused
from engine.replay import ReplayFailed, replay
from engine.setup import Setup
from engine.table import Table
from tests.engine.house_stories import ANA, BEN, CLEO, DAN, everything

FOUR = Setup(seats=4)


class Script:
    """A table and the log it makes."""

    def __init__(self, setup: Setup = FOUR, computers: tuple[str, ...] = ()) -> None:
        self.table = Table(7)
        self.lines: list[str] = []
        self(ANA, do.Opened(setup, "Ana", computers))

    def __call__(self, by: int | None, act: do.Act) -> None:
        self.table.apply(by, act)
        self.lines.append(do.to_line(by, act))

    def refused(self, by: int | None, act: do.Act) -> str:
        """The code of the refusal; the table must not notice the attempt."""
        before = everything(self.table.copy())
        refusal = self.table.check(by, act)
        assert refusal is not None
        with pytest.raises(Refused):
            self.table.apply(by, act)
        assert everything(self.table) == before
        return refusal.code

    def deal(self, seed: int = 3) -> None:
        assert self.table.match is not None
        deck = self.table.match.deal_due()
        assert deck is not None
        Random(seed).shuffle(deck)
        self(None, do.Played(-1, Deal(tuple(deck))))


def seated(*others: int, setup: Setup = FOUR, computers: tuple[str, ...] = ()) -> Script:
    script = Script(setup, computers)
    for number, user in enumerate(others):
        script(user, do.Joined(f"Guest {number}"))
    return script


def test_nobody_sits_on_two_chairs() -> None:
    script = seated(BEN)
    assert script.refused(BEN, do.Joined("Ben again")) == "T_ALREADY_SEATED"


def test_a_full_table_takes_no_fifth_player_and_no_fifth_computer() -> None:
    script = seated(BEN, CLEO, computers=("Ada",))
    assert script.refused(DAN, do.Joined("Dan")) == "T_TABLE_FULL"
    assert script.refused(ANA, do.ComputerAdded("Blaise")) == "T_TABLE_FULL"


def test_people_sit_before_computers() -> None:
    script = seated(BEN, computers=("Ada",))
    assert [view.name for view in script.table.view().seats] == ["Ana", "Guest 0", "Ada"]
    assert script.table.view().open_seats == 1


def test_only_the_host_changes_the_house_rules_and_hears_of_every_fault_at_once() -> None:
    script = seated(BEN)
    better = Setup(switches=(("target", 300),), seats=4)
    assert script.refused(BEN, do.SetUp(better)) == "T_NOT_HOST"
    bad = Setup(
        switches=(("final_discard_unplayable", True), ("must_discard_to_go_out", True), ("target", 0)),
        seats=9,
        clock=7,
    )
    refusal = script.table.check(ANA, do.SetUp(bad))
    assert refusal is not None
    codes = sorted(fault["code"] if isinstance(fault, dict) else fault[0] for fault in refusal.facts()["faults"])
    assert codes == ["E_CONTRADICTION", "bad_value", "bad_value", "bad_value"]
    script(ANA, do.SetUp(better))
    assert script.table.rules.target == 300


def test_a_table_cannot_shrink_below_those_who_sit() -> None:
    script = seated(BEN, CLEO)
    assert script.refused(ANA, do.SetUp(Setup(seats=2))) == "T_BAD_SETUP"


def test_a_game_whose_deck_is_too_small_does_not_start() -> None:
    setup = Setup("contract_rummy", (("deck_table", "seed_literal"),), seats=3)
    script = seated(BEN, CLEO, setup=setup)
    assert script.table.check(ANA, do.Started(0)) is None
    crowded = Setup("contract_rummy", (("deck_table", "seed_literal"),), seats=5)
    assert Table(1).check(ANA, do.Opened(crowded, "Ana")).code == "T_BAD_SETUP"


def test_one_player_is_not_a_game() -> None:
    assert Script().refused(ANA, do.Started(0)) == "T_TOO_FEW_PLAYERS"


def test_whoever_was_sent_away_from_the_lobby_stays_away() -> None:
    script = seated(BEN, CLEO)
    assert script.refused(CLEO, do.Kicked(1)) == "T_NOT_HOST"
    assert script.refused(ANA, do.Kicked(5)) == "T_NO_SUCH_SEAT"
    script(ANA, do.Kicked(1))
    assert script.refused(BEN, do.Joined("Ben")) == "T_KICKED_OUT"
    assert [view.user for view in script.table.view().seats] == [ANA, CLEO]


def test_a_moderator_may_send_somebody_away_without_sitting_here() -> None:
    script = seated(BEN, CLEO)
    script(DAN, do.Kicked(2, moderator=True))
    assert [view.user for view in script.table.view().seats] == [ANA, BEN]


def test_a_computer_cannot_be_sent_away_like_a_person() -> None:
    script = seated(computers=("Ada",))
    assert script.refused(ANA, do.Kicked(1)) == "T_COMPUTERS_SEAT"
    script(ANA, do.ComputerRemoved())
    assert script.refused(ANA, do.ComputerRemoved()) == "T_NO_COMPUTER"


def test_when_the_host_leaves_the_lobby_the_next_person_is_host() -> None:
    script = seated(BEN, CLEO)
    script(ANA, do.Left())
    assert script.table.people.host == BEN
    script(BEN, do.HostChanged(CLEO))
    assert script.refused(BEN, do.ComputerAdded("Ada")) == "T_NOT_HOST"
    assert script.refused(CLEO, do.HostChanged(DAN)) == "T_NO_SUCH_SEAT"


def test_nobody_joins_or_changes_a_running_game() -> None:
    script = seated(BEN)
    script(ANA, do.Started(0))
    script.deal()
    assert script.refused(CLEO, do.Joined("Cleo")) == "T_GAME_RUNNING"
    assert script.refused(ANA, do.SetUp(FOUR)) == "T_GAME_RUNNING"
    assert script.refused(ANA, do.Started(0)) == "T_GAME_RUNNING"
    assert script.refused(CLEO, do.Played(0, Draw())) == "T_NOT_SEATED"
    assert script.refused(ANA, do.Played(1, Draw())) == "T_NOT_SEATED"
    assert script.refused(ANA, do.NextHand()) == "T_HAND_NOT_OVER"


def test_a_hand_is_dealt_only_when_one_is_due() -> None:
    script = seated(BEN)
    script(ANA, do.Started(0))
    script.deal()
    assert script.refused(None, do.Played(-1, Deal(()))) == "E_WRONG_PHASE"
    assert script.refused(ANA, do.Played(0, Deal(()))) == "T_NOT_SEATED"


def test_the_seat_of_a_leaver_is_played_on_and_can_be_taken_back() -> None:
    script = seated(BEN, CLEO)
    script(ANA, do.Started(0))
    script.deal()
    script(BEN, do.Left())
    view = script.table.view().seats[1]
    assert (view.is_computer, view.has_left, view.user) == (True, True, BEN)
    assert script.refused(BEN, do.Played(1, Draw())) == "T_SEAT_GIVEN"
    assert script.table.computer_in_turn == 1
    script(None, do.Played(1, Draw()))
    script(BEN, do.TookBack())
    assert script.refused(None, do.Played(1, Draw())) == "T_NOT_SEATED"
    assert not script.table.view().seats[1].is_computer
    assert script.refused(BEN, do.TookBack()) == "T_ALREADY_SEATED"
    assert [item.what for item in script.table.view().recent][-3:] == ["left", "drew", "took_back"]


def test_who_was_sent_away_from_a_game_cannot_come_back() -> None:
    script = seated(BEN, CLEO)
    script(ANA, do.Started(0))
    script.deal()
    script(ANA, do.Kicked(1))
    assert script.refused(BEN, do.TookBack()) == "T_KICKED_OUT"


def test_a_vote_needs_more_than_half() -> None:
    script = seated(BEN, CLEO, DAN)
    script(ANA, do.Started(0))
    script.deal()
    script(BEN, do.Voted())
    script(CLEO, do.Voted())
    assert script.refused(CLEO, do.Voted()) == "T_ALREADY_VOTED"
    assert script.refused(None, do.Ended("vote")) == "T_ALREADY_VOTED"
    script(DAN, do.Voted())
    script(None, do.Ended("vote"))
    assert script.refused(ANA, do.Played(0, Draw())) == "T_TABLE_OVER"
    assert script.table.view().status == "closed"


def test_two_turns_in_a_row_make_somebody_away_and_one_move_in_between_does_not() -> None:
    script = seated(BEN)
    script(ANA, do.Started(1))
    script.deal()

    def late_turn() -> None:
        seat = script.table.seat_in_turn
        assert seat is not None
        script(None, do.TimedOut(seat))
        while script.table.seat_in_turn == seat:
            moves = script.table.view_for(seat).legal
            script(None, do.Played(seat, next(move for move in moves if isinstance(move, Draw | Discard))))

    late_turn()
    assert script.table.people.seats[0].timeouts == 1
    assert script.table.view().seats[0].is_computer is False
    late_turn()
    script(ANA, do.Played(0, Draw()))
    assert script.table.people.seats[0].timeouts == 0
    late_turn()
    late_turn()
    assert script.table.view().seats[1].is_computer is True
    assert script.refused(BEN, do.Played(1, Draw())) == "T_COMPUTERS_SEAT"


def random_table(seed: int, game: str = "rummy500") -> Script:
    """A table with everything that can happen to it, at random."""
    dice = Random(seed)
    script = seated(BEN, CLEO, setup=Setup(game, seats=4), computers=("Ada",))
    script(ANA, do.ComputerRemoved())
    script(ANA, do.ComputerAdded("Blaise"))
    script(ANA, do.Started(dice.randrange(4)))
    script.deal(seed)
    while len(script.lines) < 400 and not script.table.is_over:
        table = script.table
        if table.status == "between":
            if table.check(BEN, do.NextHand()) is None:
                script(BEN, do.NextHand())
            script.deal(dice.randrange(10**6))
            continue
        aside = dice.random()
        user = dice.choice([ANA, BEN, CLEO])
        for act in (do.Left(), do.TookBack(), do.HostChanged(BEN), do.Voted()):
            if aside < 0.05 and len(table.people.held()) > 1 and table.check(user, act) is None:
                script(user, act)
                break
        seat = table.seat_in_turn
        assert seat is not None
        moves = [move for move in table.view_for(seat).legal if not isinstance(move, Buy | Pass | FalseCall)]
        who = table.people.seats[seat]
        script(who.user if who.is_held else None, do.Played(seat, dice.choice(moves)))
    return script


@pytest.mark.parametrize("seed", range(4))
def test_a_log_replays_to_the_very_same_table(seed: int) -> None:
    script = random_table(seed)
    again = replay(7, script.lines)
    assert everything(again) == everything(script.table)
    assert again.view() == script.table.view()
    assert again.version == len(script.lines)


def test_a_copy_goes_its_own_way() -> None:
    script = random_table(1)
    before = everything(script.table.copy())
    twin = script.table.copy()
    twin.people.seats[0].name = "somebody else"
    twin.people.votes |= {3}
    if twin.match is not None and twin.match.round is not None:
        twin.match.round.hands[0].clear()
        twin.match.scores[0] += 1
    assert everything(script.table) == before


def test_every_act_can_be_written_and_read_back() -> None:
    samples: list[do.Act] = [
        do.Opened(Setup("rummy500", (("target", 300),), None, 3, "easy", 60, False, True), "Ána", ("Ada",), 3),
        do.Joined("Ben *bold*"),
        do.Left(),
        do.TookBack(),
        do.Kicked(2, True),
        do.ComputerAdded("Ada"),
        do.ComputerRemoved(),
        do.SetUp(FOUR),
        do.HostChanged(BEN),
        do.Started(2),
        do.Played(1, Draw()),
        do.TimedOut(1),
        do.NextHand(),
        do.Voted(),
        do.Ended("idle"),
        do.RematchOpened(9),
    ]
    assert {type(act) for act in samples} == set(get_args(do.Act))
    for act in samples:
        for by in (ANA, None):
            assert do.from_line(do.to_line(by, act)) == (by, act)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "unreadable"),
        ('{"by":1}', "unreadable"),
        ('{"by":101,"do":"dance"}', "unreadable"),
        ('{"by":101,"do":"discard","seat":0,"card":"ZZ"}', "unreadable"),
        ('{"by":999,"do":"leave"}', "T_NOT_SEATED"),
    ],
)
def test_a_log_that_does_not_play_says_where_and_why(line: str, why: str) -> None:
    script = seated(BEN)
    with pytest.raises(ReplayFailed) as failed:
        replay(7, [*script.lines, line, *script.lines])
    assert failed.value.version == 3
    assert why in str(failed.value)


def test_no_repr_shows_a_card() -> None:
    script = random_table(2)
    table = script.table
    assert table.match is not None
    for item in (table, table.match, table.match.round):
        assert "Card(" not in repr(item)
        assert not any(f" {card.text}" in repr(item) for hand in table.match.round.hands for card in hand)


def test_the_public_view_holds_no_card_of_a_hand_or_of_the_stock() -> None:
    script = random_table(3)
    table = script.table
    round_ = table.match.round if table.match is not None else None
    assert round_ is not None
    hidden = {card for hand in round_.hands for card in hand} | set(round_.stock)
    assert hidden
    public = table.view()  # a card taken from the pile is known to all, though it is in a hand now
    assert not hidden & set(cards_in(replace(public, recent=(), taken=None, duty=None)))
    assert not any(item.cards for item in public.recent if item.what == "drew")
    seat = max(range(4), key=lambda seat: len(round_.hands[seat]))
    player = table.view_for(seat)
    assert all(set(player.known[other]) <= set(round_.hands[other]) for other in range(4))  # as taken for all to see
    mine = set(cards_in(replace(player, known=(), table=replace(player.table, recent=(), taken=None, duty=None))))
    assert hidden & mine == set(round_.hands[seat])


def cards_in(value: object) -> list[Card]:
    """Every card anywhere inside a view."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple | list | frozenset):
        return [card for item in value for card in cards_in(item)]
    names = getattr(value, "__dataclass_fields__", None)
    return [card for name in names or () if name != "rules" for card in cards_in(getattr(value, name))]


def test_a_person_is_forgotten_and_the_play_stays() -> None:
    script = random_table(2)
    lines = [do.forget(CLEO, -2)(do.forget(BEN, -1)(line)) for line in script.lines]
    assert str(BEN) not in "\n".join(lines)
    assert "Guest 0" not in "\n".join(lines)
    again = replay(7, lines)
    assert again.match is not None
    assert script.table.match is not None
    assert again.match.scores == script.table.match.scores
