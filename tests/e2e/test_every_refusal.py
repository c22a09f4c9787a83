"""Every reason to say no that the cards can give a player, met at the table: told in private, in words, and no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.house import Waits
from engine.refusals import all_refusals
from tests.e2e.harness import Dealer, card_room
from tests.e2e.refusing import Story, play

HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH"
TWO_SETS, BENS_SETS, FILLER = "7H 7S 7D 9H 9S 9D", "AH AS AD 5H 5S 5D", "2C 4C 6C 8C TC QC 2D 4D 6D 8D"

RUMMY_500 = (
    Story(
        "a turn and a call",
        """
        ben /draw ! E_NOT_YOUR_TURN
        ana /discard card=KD ! E_WRONG_PHASE
        ana /draw source=discard card=2S ! E_NOT_IN_PILE
        ana /draw source=discard
        ana /draw ! E_WRONG_PHASE
        ana /discard card=KC ! E_TAKEN_CARD
        ana /meld cards="7H 8H 2D" ! E_NOT_A_MELD
        ana /meld cards="7S 8S 9S" ! E_NOT_IN_HAND
        ana /layoff cards=2D onto=A1 ! E_NO_SUCH_MELD
        ana /meld cards="7H 8H 9H"
        ana /layoff cards=2D onto=A1 ! E_DOES_NOT_FIT
        ana /layoff cards=2D onto=B9 ! E_NO_SUCH_MELD
        ana /rummy cards=KC ! E_CALL_CLOSED
        ana /swap onto=A1 card=2D ! E_NOT_THIS_GAME
        ana /out ! E_NOT_THIS_GAME
        ana /discard card=2D
        ana /rummy cards=2D onto=A1 ! E_CALL_SELF
        ben /rummy cards=2D onto=A1 ! E_CALL_NO_PLAY
        ben /rummy cards="5S 5D 5C" ! E_CALL_USES_HAND
        ben /draw
        ben /discard card=JC
        ana /draw source=discard card=2D ! E_NO_DUTY_PLAY
        ana /draw
        ana /discard card=8C
        ben /draw source=discard card=JC
        ben /discard card=8C ! E_DUTY_PENDING
        """,
        ("7H 8H 9H KD QS 3S 2D 4D 6C 8C TC QC AH", "5S 5D 5C JC JS JD 9S"),
        stock="2C 6S 9D",
    ),
    Story(
        "a floater leaves no discard",
        f"""
        ana /draw source=discard
        ana /meld cards="KD KH KS KC"
        ana /meld cards="{HEARTS}"
        ben /draw source=discard ! E_PILE_EMPTY
        """,
        (f"KD KH KS {HEARTS}", ""),
        rules={"floating": True},
    ),
    Story(
        "all but the card just taken",
        f"""
        ana /draw source=discard
        ana /meld cards="{HEARTS} JH QH KH" ! E_STRANDED
        """,
        (f"{HEARTS} JH QH KH", ""),
    ),
    Story(
        "the last card is for the discard",
        f"""
        ana /draw
        ana /meld cards="KD KH KS KC"
        ana /meld cards="{HEARTS}" ! E_MUST_KEEP_DISCARD
        """,
        (f"KD KH KS {HEARTS}", ""),
        upcard="2S",
        stock="KC",
        rules={"must_discard_to_go_out": True},
    ),
    Story(
        "the last card still fits",
        f"""
        ana /draw
        ana /meld cards="QS QC QD"
        ana /meld cards="{HEARTS}"
        ana /discard card=JH ! E_PLAYABLE_DISCARD
        """,
        (f"QS QC QD {HEARTS}", ""),
        stock="JH",
        rules={"final_discard_unplayable": True},
    ),
    Story(
        "one natural card is too few, and nobody calls",
        """
        ben /rummy cards=KC ! E_CALL_CLOSED
        ana /draw
        ana /meld cards="7H X1=8H X2=9H" ! E_TOO_FEW_NATURALS
        """,
        ("X1 X2 7H", ""),
        rules={"min_naturals": 2, "calling": False},
    ),
)

THREE_THIRTEEN = (
    Story(
        "nobody is out, then somebody is",
        """
        ana /draw source=discard
        ana /meld cards="7H 8H 9H" ! E_NOT_THIS_GAME
        ana /layoff cards=7H onto=A1 ! E_NOT_THIS_GAME
        ana /out discard=QC ! E_TAKEN_CARD
        ana /out discard=7H ! E_CANNOT_GO_OUT
        ana /discard card=9S
        ben /draw
        ben /draw source=discard ! E_WRONG_PHASE
        ben /discard card=2S
        ana /draw source=discard card=9S ! E_TOP_ONLY
        ana /rummy cards=2S ! E_NOT_THIS_GAME
        ana /draw
        ana /out discard=QC
        ben /draw
        ben /out discard=5S ! E_CANNOT_GO_OUT
        """,
        ("7H 8H 9S", "2S 5S 9D"),
        upcard="QC",
        stock="4C 9H 4D",
        each=3,
    ),
)

BASIC_RUMMY = (
    Story(
        "one meld a turn, and one of one's own first",
        """
        ana /draw
        ana /meld cards="7H 8H 9H"
        ana /meld cards="4S 4D 4C" ! E_ONE_MELD_A_TURN
        ana /discard card=KD
        ben /draw source=discard card=KC ! E_TOP_ONLY
        ben /rummy cards=KD ! E_NOT_THIS_GAME
        ben /draw
        ben /layoff cards=TH onto=A1 ! E_OWN_MELD_FIRST
        ben /discard card=TH
        ana /pass ! E_WRONG_PHASE
        ana /draw source=discard
        ana /discard card=TH ! E_TAKEN_CARD
        """,
        ("7H 8H 9H 4S 4D 4C KD QS 3S 2D", "TH 2C 5C"),
        stock="2H 6D",
        each=10,
        rules={"melds_per_turn": 1, "layoff_requires_own_meld": True},
    ),
)

CONTRACT_RUMMY = (
    Story(
        "the contract comes first",
        """
        ana /draw
        ana /layoff cards=3C onto=A1 ! E_CONTRACT_FIRST
        ana /meld cards="7H 7S 7D" ! E_CONTRACT_MISMATCH
        ana /meld cards="7H 7S 7D; JH QH KH" ! E_CONTRACT_MISMATCH
        ana /meld cards="7H 7S 7D; 9H 9S 9D"
        ana /meld cards="JH QH KH" ! E_NO_EXTRA_MELDS
        ana /layoff cards=2S onto=A1 ! E_LAYOFF_LATER
        ana /swap onto=A1 card=3C ! E_SWAP_OFF
        ana /discard card=3C
        cat /draw ! E_NOT_YOUR_TURN
        """,
        (f"{TWO_SETS} JH QH KH 3C", f"{BENS_SETS} 3H 3S JD JS", FILLER),
        stock="2S 4S",
        each=10,
        rules={"layoff_same_turn": False, "joker_swap": False},
    ),
    Story(
        "somebody else's joker, in a run, later, with a use for it",
        """
        ana /draw
        ana /swap onto=A1 card=3C ! E_CONTRACT_FIRST
        ana /meld cards="7H 7S 7D; 9H 9S 9D"
        ana /meld cards="JH QH X1=KH"
        ana /swap onto=A3 card=KH ! E_SWAP_OWN
        ana /swap onto=A1 card=7C ! E_SWAP_SET
        ana /discard card=3C
        ben /draw
        ben /meld cards="AH AS AD AC; 5H 5S 5D 5C"
        ben /swap onto=A3 card=KH ! E_SWAP_TOO_EARLY
        ben /discard card=4S
        cat /draw
        cat /discard card=2C
        ana /draw
        ana /discard card=6S
        ben /draw source=discard
        ben /swap onto=A3 card=6S ! E_SWAP_CARD
        ben /layoff cards=TH onto=A3
        ben /swap onto=A3 card=KH ! E_SWAP_NO_USE
        """,
        (f"{TWO_SETS} JH QH X1 3C", f"{BENS_SETS} AC 5C KH TH", FILLER),
        stock="2S 4S 8S 6S",
        each=10,
        rules={"extra_melds": True},
    ),
    Story(
        "asking for a discard",
        """
        cat /draw source=discard ! E_NOT_YOUR_TURN
        ana /draw
        ana /discard card=3C
        ana [buy] ! E_BUY_CLOSED
        ben [buy] ! E_BUY_CLOSED
        cat /draw source=discard
        cat [buy] ! E_BUY_CLOSED
        """,
        (f"{TWO_SETS} JH QH KH 3C", "", FILLER),
        each=10,
        rules={"may_i": True},
    ),
)

GAMES = {
    "rummy500": RUMMY_500,
    "three_thirteen": THREE_THIRTEEN,
    "basic_rummy": BASIC_RUMMY,
    "contract_rummy": CONTRACT_RUMMY,
}
ELSEWHERE = {
    "E_HAND_OVER": "the next hand is dealt before anybody can do anything in the old one",
    "E_STOCK_EMPTY": "test_dry_stock.py",
    "E_JOKER_DECLARATION_REQUIRED": "a menu asks instead: test_hand_panel.py",
    "E_RESTOCK_DUE": "the House shuffles by itself; only the referee says so",
    "E_RUNS_SAME_SUIT": "test_later_deals.py",
    "E_FINAL_DEAL_ALL_CARDS": "test_later_deals.py",
    "E_TOO_MANY_WILDS": "no game of these four has the rule",
    "E_BUY_LIMIT": "no game of these four has the rule",
}
"""Reasons that no story here can give."""


@pytest.mark.parametrize("game", GAMES)
async def test_each_is_told_in_private_and_changes_nothing(tmp_path: Path, game: str) -> None:
    dealer = Dealer()
    waits = Waits(claim=0.0, grace=0.0, next_hand=3_600.0)
    async with card_room(tmp_path, dice=dealer, waits=waits) as room:
        people = [room.person("Ana"), room.person("Ben", locale="cs"), room.person("Cat")]
        for story in GAMES[game]:
            await play(room, dealer, game, story, people)
        await room.discord.quiet()
        room.assert_clean()


def test_none_is_left_out() -> None:
    told = {code for stories in GAMES.values() for story in stories for code in story.refused}
    assert told | set(ELSEWHERE) == {kind.code for kind in all_refusals()}
    assert not told & set(ELSEWHERE)
