"""Contract Rummy and Three Thirteen by command and by tap: contracts typed, jokers swapped, going out, and refusals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from engine.rules import Value
from playground import Person, Reply
from tests.e2e.company import begin, seated
from tests.e2e.harness import QUICK, Dealer, Room, card_room

FILLER = "2C 4C 6C 8C TC QC 2D 4D 6D 8D"


class Sitting(NamedTuple):
    room: Room
    table: int
    ana: Person
    ben: Person
    cat: Person


async def sit(room: Room, dealer: Dealer, anas: str, bens: str, stock: str, rules: dict[str, Value]) -> Sitting:
    """Three people at Contract Rummy whose first deal is known; Ana leads."""
    people = [room.person(name) for name in ("Ana", "Ben", "Cat")]
    dealer.stack(anas, bens, FILLER, upcard="KC", stock=stock, each=10)
    table = await seated(room, "contract_rummy", people, rules)
    await begin(room, people[0], table)
    return Sitting(room, table, *people)


async def say(person: Person, path: str, **options: str) -> Reply:
    reply = await (await person.slash(path, **options)).settled()
    if reply.message is not None and "Do it anyway" in reply.message.labels:
        return await (await person.click(reply, label="Do it anyway")).settled()
    return reply


async def test_a_contract_is_typed_with_semicolons_and_refused_in_words(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        two_sets = "7H 7S 7D 9H 9S 9D JH QH KH 3C"
        sitting = await sit(room, dealer, two_sets, "AH AS AD 5H 5S 5D 3H 3S JD JS", "2S 4S", {})
        ana, ben = sitting.ana, sitting.ben
        assert "not your turn" in (await say(ben, "/meld", cards="AH AS AD; 5H 5S 5D")).text
        await say(ana, "/draw")
        one_run = await say(ana, "/meld", cards="7H 7S 7D; JH QH KH")
        assert "This deal's contract is 2 sets" in one_run.text
        assert not (await room.glance(sitting.table)).view.melds
        single = await say(ana, "/meld", cards="7H 7S 7D")
        assert "you showed 1 set" in single.text
        laid = await say(ana, "/meld", cards="7h 7♠ 7d ; 9H,9S,9D")
        assert "Your contract is met" in laid.text
        view = (await room.glance(sitting.table)).view
        assert [(meld.kind, len(meld.slots)) for meld in view.melds] == [("set", 3), ("set", 3)]
        third = await say(ana, "/meld", cards="JH QH KH")
        assert not any(meld.kind == "run" for meld in (await room.glance(sitting.table)).view.melds), third.text
        assert "discarded" in (await say(ana, "/discard", card="3C")).text
        await say(ben, "/draw")
        slash = await say(ben, "/meld", cards="AH AS AD / 5H 5S 5D")
        assert len((await room.glance(sitting.table)).view.melds) == 4, slash.text
        await room.settled(sitting.table)
        room.assert_clean()


async def test_a_joker_is_swapped_by_command_and_by_tap(tmp_path: Path) -> None:
    for tapped in (False, True):
        dealer = Dealer()
        async with card_room(tmp_path / str(tapped), dice=dealer) as room:
            rules: dict[str, Value] = {"joker_swap_own": True, "extra_melds": True}
            anas, bens = "7H 7S 7D 9H 9S 9D JH QH X1 3C", "AH AS AD 5H 5S 5D 3H 3S JD KH"
            sitting = await sit(room, dealer, anas, bens, "2S 4S 6S 8S TS QS KS", rules)
            ana, ben, cat, table = sitting.ana, sitting.ben, sitting.cat, sitting.table
            await say(ana, "/draw")
            await say(ana, "/meld", cards="7H 7S 7D; 9H 9S 9D")
            run = await say(ana, "/meld", cards="JH QH X1=KH")
            assert [meld.kind for meld in (await room.glance(table)).view.melds][-1:] == ["run"], run.text
            await say(ana, "/discard", card="3C")
            await say(ben, "/draw")
            await say(ben, "/meld", cards="AH AS AD; 5H 5S 5D")
            early = await say(ben, "/swap", onto="A3", card="KH")
            assert "Swaps begin in the turn after" in early.text
            await say(ben, "/discard", card="3S")
            await say(cat, "/draw")
            await say(cat, "/discard", card="2C")
            await say(ana, "/draw")
            await say(ana, "/discard", card="2S")
            panel = await say(ben, "/draw")
            if tapped:
                assert panel.message is not None
                await (await ben.select(panel, "Swap a joker", "A3|KH")).settled()
                done = await (await ben.click(panel, label="Swap joker")).settled()
            else:
                done = await say(ben, "/swap", onto="A3", card="KH")
            view = (await room.glance(table)).view
            swapped = next(meld for meld in view.melds if meld.id == "A3")
            assert [slot.text for slot in swapped.slots] == ["JH", "QH", "KH"], done.text
            assert any(card.is_joker for card in (await room.view(table, ben)).hand)
            await room.settled(table)
            room.assert_clean()


async def test_going_out_in_three_thirteen_and_the_others_last_turns(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=replace(QUICK, next_hand=3_600.0)) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        dealer.stack("7H 8H 9H", "KS QD 2C", upcard="KC", stock="4D 5C", each=3)
        table = await seated(room, "three_thirteen", [ana, ben])
        await begin(room, ana, table)
        await say(ana, "/draw")
        stays = await say(ana, "/out", discard="7H")
        assert (await room.glance(table)).view.out is None, stays.text
        offered = await ana.autocomplete("/out", "discard", "")
        assert [choice["value"] for choice in offered.choices] == ["4D"]
        assert "one more turn" in (await say(ana, "/out")).text
        view = (await room.glance(table)).view
        assert (view.out, view.waiting) == (0, (1,))
        assert "Ana" in (await room.table_message(table)).text
        await say(ben, "/draw")
        assert (await say(ben, "/meld", cards="KS QD 2C")).ephemeral
        await say(ben, "/discard", card="KS")
        view = (await room.glance(table)).view
        assert view.result is not None
        assert [seat.points for seat in view.result.seats] == [0, 17]
        await room.settled(table)
        room.assert_clean()


async def test_the_hand_is_divided_into_what_the_contract_takes(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        sitting = await sit(room, dealer, "7H 7S 7D 9H 9S JH QH KH 3C 5C", "AH AS AD", "9D 4S", {})
        ana = sitting.ana
        before = await say(ana, "/hand")
        assert before.message is not None
        assert "Suggested melds: 1 set of 7 21: 7S 7H 7D. Melds 21. Left over 56" in before.message.alt_texts[0]
        drawn = await say(ana, "/draw")
        assert drawn.message is not None
        assert "1 set of 9 27: 9S 9H 9D; 2 set of 7 21: 7S 7H 7D. Melds 48. Left over 38" in drawn.message.alt_texts[0]
        hint = (await say(ana, "/hint")).text
        assert "A good discard is J♥: it costs the most" in hint, "a run helps nobody here"
        await say(ana, "/meld", cards="7H 7S 7D; 9H 9S 9D")
        laid = await say(ana, "/hand")
        assert laid.message is not None
        assert "Melds 0. Left over 38" in laid.message.alt_texts[0], "no more melds may be laid in this deal"
        await room.settled(sitting.table)
        room.assert_clean()


async def test_where_further_melds_may_be_laid_they_are_suggested_once_the_contract_is_down(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        anas = "7H 7S 7D 9H 9S 9D JH QH KH 3C"
        sitting = await sit(room, dealer, anas, "AH AS AD", "5C 4S", {"extra_melds": True})
        await say(sitting.ana, "/draw")
        await say(sitting.ana, "/meld", cards="7H 7S 7D; 9H 9S 9D")
        laid = await say(sitting.ana, "/hand")
        assert laid.message is not None
        assert "1 run 30: JH QH KH" in laid.message.alt_texts[0]
        await room.settled(sitting.table)
        room.assert_clean()
