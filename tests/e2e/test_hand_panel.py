"""The hand panel, tapped: few taps for a turn, jokers asked for, slips asked about, nothing lost by a wrong press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs.desk.tastes import Preferences
from cogs.showing.pictures import sorted_hand, suggestion_of
from playground import Message, Person, Reply
from render import draw_hand
from tests.e2e.harness import Dealer, Room, card_room, open_and_start


class Told(NamedTuple):
    """Two people at a table whose deal is known; Ana leads."""

    room: Room
    dealer: Dealer
    ana: Person
    ben: Person


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Told]:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer) as room:
        yield Told(room, dealer, room.person("Ana"), room.person("Ben"))
        await room.discord.quiet()
        room.assert_clean()


ANAS = "7H 8H 9H 5S 5D 5C X1 2C KD QS 3S 9C JD"
BENS = "TH JH 4S 6S 8S TS 2D 4D 6D 8D 3C 6C 8C"


async def sit(two: Told, **more: str) -> tuple[int, Message]:
    """The table with the known deal, and its message."""
    two.dealer.stack(more.get("ana", ANAS), more.get("ben", BENS), upcard=more.get("upcard", "KC"), stock="2S AH AS AD")
    table = await open_and_start(two.room, two.ana, [two.ben])
    return table, await two.room.table_message(table)


async def tap(person: Person, message: Message | Reply, label: str) -> Reply:
    return await (await person.click(message, label=label)).settled()


async def pick(person: Person, message: Message | Reply, menu: str, chosen: object) -> Reply:
    return await (await person.select(message, menu, chosen)).settled()


async def test_a_draw_and_a_discard_take_three_taps(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    assert "You drew **2♠**" in panel.text
    await pick(two.ana, panel, "Cards", "2S")
    after = await tap(two.ana, panel, "Discard")
    assert "You discarded 2♠" in after.text
    view = (await two.room.glance(table)).view
    assert (view.turn, view.discard[-1].text) == (1, "2S")


async def test_a_turn_with_a_meld_takes_five_taps(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    menu = next(part for part in panel.message.selects if part["placeholder"] == "Melds you hold")  # type: ignore[union-attr]
    await pick(two.ana, panel, "Melds you hold", menu["options"][0]["value"])
    laid = await tap(two.ana, panel, "Meld")
    assert "A1 is on the table" in laid.text
    await pick(two.ana, panel, "Cards", "9C")
    await tap(two.ana, panel, "Discard")
    view = (await two.room.glance(table)).view
    assert view.turn == 1
    assert [meld.id for meld in view.melds] == ["A1"]


async def test_a_joker_that_can_be_two_things_is_asked_for(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    await pick(two.ana, panel, "Cards", ["8H", "9H", "X1"])
    asked = await tap(two.ana, panel, "Meld")
    assert "joker" in asked.text
    menu = next(part for part in asked.message.selects if ":declare" in part["custom_id"])  # type: ignore[union-attr]
    assert [option["value"].split("|")[-1] for option in menu["options"]] == ["X1=7H", "X1=TH"]
    laid = await pick(two.ana, asked, menu["custom_id"], menu["options"][1]["value"])
    assert "A1 is on the table" in laid.text
    assert [slot.text for slot in (await two.room.glance(table)).view.melds[0].slots] == ["8H", "9H", "X1=TH"]


async def test_lay_offs_are_offered_for_what_is_chosen(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    await pick(two.ana, panel, "Cards", ["7H", "8H", "9H"])
    await tap(two.ana, panel, "Meld")
    await pick(two.ana, panel, "Cards", "2S")
    await tap(two.ana, panel, "Discard")
    bens = await tap(two.ben, await two.room.table_message(table), "Draw")
    chosen = await pick(two.ben, bens, "Cards", ["TH", "JH"])
    menu = next(part for part in chosen.message.selects if ":layoffs" in part["custom_id"])  # type: ignore[union-attr]
    assert [option["label"] for option in menu["options"]] == ["10♥ J♥ on A1"]
    done = await tap(two.ben, bens, "Lay off")
    assert "are on A1 now" in done.text


async def test_a_wrong_meld_says_why_and_keeps_what_was_chosen(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    await pick(two.ana, panel, "Cards", ["7H", "8H", "KD"])
    refused = await tap(two.ana, panel, "Meld")
    assert "neither a set" in refused.text
    cards = next(part for part in refused.message.selects if ":cards" in part["custom_id"])  # type: ignore[union-attr]
    assert {option["value"] for option in cards["options"] if option.get("default")} == {"7H", "8H", "KD"}
    assert len((await two.room.view(table, two.ana)).hand) == 14


async def test_throwing_a_joker_is_asked_about(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    await pick(two.ana, panel, "Cards", "X1")
    asked = await tap(two.ana, panel, "Discard")
    assert "Do it anyway" in asked.message.labels  # type: ignore[union-attr]
    assert (await two.room.glance(table)).view.turn == 0
    back = await tap(two.ana, asked, "Back")
    assert "Do it anyway" not in back.message.labels  # type: ignore[union-attr]
    await pick(two.ana, panel, "Cards", "X1")
    await tap(two.ana, await tap(two.ana, panel, "Discard"), "Do it anyway")
    assert (await two.room.glance(table)).view.discard[-1].text == "X1"


async def test_a_press_that_comes_too_late_shows_the_table_as_it_is(two: Told) -> None:
    table, message = await sit(two)
    old = message.as_seen()
    await tap(two.ana, message, "Draw")
    late = await tap(two.ana, old, "Draw")
    assert "moved on" in late.text
    assert late.ephemeral
    assert "Discard" in late.message.labels  # type: ignore[union-attr]
    assert len((await two.room.view(table, two.ana)).hand) == 14


async def test_a_vote_meanwhile_is_no_reason_to_say_that_the_cards_have_moved(two: Told) -> None:
    table, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    before = await two.room.glance(table)
    await (await two.ben.slash("/table end")).settled()
    assert (await two.room.glance(table)).version > before.version
    assert "Choose cards in the menu first" in (await tap(two.ana, panel, "Discard")).text


async def test_out_of_turn_the_buttons_are_disabled_and_a_command_says_why(two: Told) -> None:
    _, message = await sit(two)
    panel = await tap(two.ben, message, "My hand")
    off = {button["label"] for button in panel.message.buttons if button.get("disabled")}  # type: ignore[union-attr]
    assert {"Draw", "Take", "Meld", "Lay off", "Discard", "Go out", "Swap joker"} <= off
    refused = await (await two.ben.slash("/discard", card="TH")).settled()
    assert "not your turn" in refused.text
    assert "**Ana**" in refused.text


async def test_a_spectator_sees_the_table_but_no_hand(two: Told) -> None:
    table, message = await sit(two)
    eve = two.room.person("Eve")
    for label in ("My hand", "Draw", "Take", "Rummy!"):
        if any(button["label"] == label and button.get("disabled") for button in message.buttons):
            continue
        reply = await tap(eve, message, label)
        assert reply.ephemeral
        assert not reply.message.pictures  # type: ignore[union-attr]
    text = await tap(eve, message, "Text")
    assert "Stock" in text.text
    hand = await (await eve.slash("/hand")).settled()
    assert "hold no hand" in hand.text
    assert len((await two.room.view(table, two.ana)).hand) == 13


async def test_the_hand_in_words_and_a_hint(two: Told) -> None:
    _, message = await sit(two)
    panel = await tap(two.ana, message, "Draw")
    hint = await tap(two.ana, panel, "Hint")
    assert "good discard" in hint.text
    words = await tap(two.ana, panel, "Text")
    assert words.is_new
    for code in ("7H", "KD", "2S"):
        assert code in words.text


async def test_the_pile_is_taken_from_by_menu(two: Told) -> None:
    table, message = await sit(two, upcard="TD")
    await pick(two.ana, await tap(two.ana, message, "Draw"), "Cards", "KD")
    await tap(two.ana, two.ana.ephemerals[-1], "Discard")
    message = await two.room.table_message(table)
    shown = await tap(two.ben, message, "Take")
    menu = shown.message.selects[0]  # type: ignore[union-attr]
    assert [option["value"] for option in menu["options"]] == ["KD", "TD"]
    taken = await pick(two.ben, shown, menu["custom_id"], "TD")
    view = (await two.room.glance(table)).view
    assert view.duty is not None
    assert view.duty.text == "TD"
    assert "play **10♦** first" in taken.text


async def test_sorted_by_melds_the_picture_is_too(two: Told) -> None:
    table, message = await sit(two)
    await two.room.bot.tastes.set_person(two.ana.id, Preferences(sort="melds"))
    panel = await tap(two.ana, message, "My hand")
    menu = next(part for part in panel.message.selects if ":cards" in part["custom_id"])  # type: ignore[union-attr]
    offered = [option["value"] for option in menu["options"]]
    assert offered[:3] == ["5S", "5D", "5C"] or offered[:3] == ["7H", "8H", "9H"] or "X1" in offered[:4]
    seen = await two.room.view(table, two.ana)
    ordered = replace(seen, hand=sorted_hand(seen, "melds"))
    assert [card.code for card in ordered.hand] == offered
    as_offered = draw_hand(ordered, suggestion=suggestion_of(seen), sort="melds")
    (picture,) = panel.message.pictures  # type: ignore[union-attr]
    assert picture.data == as_offered.png
    assert picture.data != draw_hand(seen, suggestion=suggestion_of(seen)).png


async def test_one_card_typed_twice_is_told_how_many_are_held(two: Told) -> None:
    await sit(two)
    await (await two.ana.slash("/draw")).settled()
    for typed in ("7H 7H", "7H 7H 7H"):
        refused = await (await two.ana.slash("/meld", cards=typed)).settled()
        assert "You hold only 1 copy of 7♥" in refused.text, typed
    refused = await (await two.ana.slash("/meld", cards="4H 4S 4C")).settled()
    assert "You do not hold 4♥ 4♠ 4♣" in refused.text
