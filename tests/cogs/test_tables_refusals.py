"""What tables refuse, whatever the cards: answered in private, in words that say what to do."""

from __future__ import annotations

from pathlib import Path

from engine.house import Waits
from engine.table_refusals import all_table_refusals
from playground import GuildPlace, Person, Reply
from tests.cogs.test_tables_lobby import open_lobby
from tests.e2e.harness import Dealer, Room, card_room, open_and_start
from tests.e2e.refusing import says

ELSEWHERE = {
    "T_BAD_SETUP": "test_tables_house_rules.py",
    "T_CALL_BEATEN": "test_calling.py",
    "T_CALL_PENDING": "test_calling.py",
    "T_COMPUTERS_SEAT": "nobody can name a computer's seat, and whoever was away is back with any press",
    "T_FROZEN": "test_odd_moments.py",
    "T_GRACE_TIME": "test_waiting.py",
    "T_HINTS_OFF": "test_plain_words.py",
    "T_HOST_STILL_HERE": "test_tables_lobby.py",
    "T_NOT_SAVED": "test_answers.py",
    "T_NOT_STARTED": "a lobby has no button that plays, and a command says that no cards have been dealt",
    "T_SHUTTING_DOWN": "test_house_restart.py: the bot has gone before anybody can press",
    "T_STALE": "test_odd_moments.py",
}
"""Reasons that are met in other stories, or by nobody."""
MET = {
    "T_ALREADY_SEATED",
    "T_ALREADY_VOTED",
    "T_GAME_RUNNING",
    "T_HAND_NOT_OVER",
    "T_KICKED_OUT",
    "T_NOT_HOST",
    "T_NOT_OVER_YET",
    "T_NOT_SEATED",
    "T_NO_COMPUTER",
    "T_NO_SUCH_SEAT",
    "T_SEAT_GIVEN",
    "T_TABLE_FULL",
    "T_TABLE_OVER",
    "T_TOO_FEW_PLAYERS",
    "T_UNKNOWN_TABLE",
}


def refused(reply: Reply, code: str) -> None:
    assert code in MET
    assert reply.ephemeral
    assert says(code, reply.person.locale, reply.text), (code, reply.text)


async def test_in_a_lobby(hall: Room, ana: Person, ben: Person, room: GuildPlace) -> None:
    table, zoe = await open_lobby(hall, ana, seats=2), room.member("Zoe", locale="cs")
    refused(await ana.slash("/table start"), "T_TOO_FEW_PLAYERS")
    refused(await ana.slash("/table join"), "T_ALREADY_SEATED")
    refused(await ben.slash("/table leave"), "T_NOT_SEATED")
    refused(await ben.slash("/table kick", member=ana), "T_NOT_HOST")
    refused(await zoe.slash("/table end"), "T_NOT_HOST")
    refused(await ana.slash("/table kick", member=zoe), "T_NO_SUCH_SEAT")
    refused(await ben.slash("/table export"), "T_NOT_OVER_YET")
    refused(await zoe.slash("/table join", table="77"), "T_UNKNOWN_TABLE")
    await ana.click(await hall.table_message(table), label="Add computer")
    full = (await hall.table_message(table)).as_seen()
    refused(await zoe.slash("/table join", table=str(table)), "T_TABLE_FULL")
    await ana.click(full, label="Send computer away")
    refused(await ana.click(full, label="Send computer away"), "T_NO_COMPUTER")
    await ben.slash("/table join")
    await ana.slash("/table kick", member=ben)
    refused(await ben.slash("/table join"), "T_KICKED_OUT")
    open_still = (await hall.table_message(table)).as_seen()
    await ana.slash("/table end")
    refused(await zoe.click(open_still, label="Join"), "T_TABLE_OVER")


async def test_in_a_game(hall: Room, ana: Person, ben: Person, room: GuildPlace) -> None:
    zoe, cat = room.member("Zoe", locale="cs"), room.member("Cat")
    table = await open_and_start(hall, ana, [ben, cat])
    refused(await zoe.slash("/draw"), "T_NOT_SEATED")
    refused(await zoe.slash("/table join", table=str(table)), "T_GAME_RUNNING")
    refused(await ana.slash("/table rematch", table=str(table)), "T_NOT_OVER_YET")
    await ben.slash("/table end")
    refused(await ben.slash("/table end"), "T_ALREADY_VOTED")
    await ben.slash("/table leave")
    refused(await ben.slash("/draw", table=str(table)), "T_SEAT_GIVEN")
    await ana.slash("/table end")
    refused(await ana.slash("/draw", table=str(table)), "T_TABLE_OVER")


async def test_a_wish_for_the_next_hand_that_comes_too_late(tmp_path: Path) -> None:
    dealer = Dealer()
    dealer.stack("7H 8H 9H", "KS QD 2C", upcard="KC", stock="4D 5C", each=3)
    async with card_room(tmp_path, dice=dealer, waits=Waits(claim=0.0, next_hand=3_600.0)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        table = await open_and_start(room, ana, [ben], game="three_thirteen")
        for person, path, options in (
            (ana, "/draw", {}),
            (ana, "/out", {"discard": "4D"}),
            (ben, "/draw", {}),
            (ben, "/discard", {"card": "KS"}),
        ):
            await person.slash(path, options=options)
        between = (await room.table_message(table)).as_seen()
        for person in (ana, ben):
            await person.click(await room.table_message(table), label="Next hand")
        refused(await ana.click(between, label="Next hand"), "T_HAND_NOT_OVER")
        await room.settled(table)
        room.assert_clean()


def test_none_is_left_out() -> None:
    assert MET | set(ELSEWHERE) == {kind.code for kind in all_table_refusals()}
    assert not MET & set(ELSEWHERE)
