"""Contract Rummy deal by deal up to the last one, whoever leads going out at once: what only later deals refuse."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.house import Waits
from playground import Person
from tests.e2e.company import begin, seated
from tests.e2e.harness import Dealer, Room, card_room
from tests.e2e.refusing import typed

SEVENS, NINES, JACKS = "7H 7S 7D", "9H 9S 9D", "JH JS JD"
DEALS = (
    (f"{SEVENS}; {NINES}", "2H 3H 4H 5H"),
    (f"{SEVENS}; 2H 3H 4H", "9S TS JS QS"),
    ("2H 3H 4H; 6S 7S 8S 9S", "6H 7H 8H"),
    (f"{SEVENS}; {NINES}; {JACKS} JC", ""),
    (f"{SEVENS}; {NINES}; 2H 3H 4H", JACKS),
    (f"{SEVENS}; 2H 3H 4H; 2S 3S 4S", JACKS),
    ("2H 3H 4H 5H; 2S 3S 4S 5S; 2D 3D 4D 5D", ""),
)
"""The contract of each deal, and the extra meld that leaves nothing but the card drawn."""


async def leader_of(room: Room, table: int, people: list[Person], deal: int) -> Person:
    """Who begins this deal, as soon as it is dealt."""
    async with asyncio.timeout(10):
        while (view := (await room.glance(table)).view).deal != deal or view.status != "playing":
            await asyncio.sleep(0.01)
    return next(person for person in people if person.id == view.seats[view.turn].user)


async def test_two_runs_of_one_suit_and_a_card_left_over_in_the_last_deal(tmp_path: Path) -> None:
    dealer = Dealer()
    async with card_room(tmp_path, dice=dealer, waits=Waits(claim=0.0, grace=0.0, next_hand=0.01)) as room:
        people = [room.person("Ana"), room.person("Ben", locale="cs"), room.person("Cat")]
        for contract, extra in DEALS:
            hand = contract.replace(";", "").split() + extra.split()
            dealer.stack(" ".join(hand), "", "", upcard="KC", stock="KS", each=len(hand))
        table = await seated(room, "contract_rummy", people, {"extra_melds": True})
        await begin(room, people[0], table)
        for deal, (contract, extra) in enumerate(DEALS, start=1):
            leader = await leader_of(room, table, people, deal)
            name = {leader.name.lower(): leader}
            who = leader.name.lower()
            await typed(room, table, name, f"{who} /draw")
            if deal == 3:
                await typed(room, table, name, f'{who} /meld cards="2H 3H 4H; 6H 7H 8H" ! E_RUNS_SAME_SUIT')
            if deal == len(DEALS):
                await typed(room, table, name, f'{who} /meld cards="{contract}" ! E_FINAL_DEAL_ALL_CARDS')
                break
            await typed(room, table, name, f'{who} /meld cards="{contract}"')
            if extra:
                await typed(room, table, name, f'{who} /meld cards="{extra}"')
            await typed(room, table, name, f"{who} /discard card=KS")
        await room.settled(table)
        room.assert_clean()
