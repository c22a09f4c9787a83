"""Told games, move by move, each with what the rule book says to it: "ok" or a code of rules.md section 12.

A line is a move as in `tests.engine.stories.move`, then " > " and the verdict; a line "restock ..." is the shuffle.
"""

from __future__ import annotations

from typing import Any

from tests.engine.judge.asking import BASIC, CTR, R5, T13

HEARTS = {"id": "B1", "cards": "4H 5H 6H"}
Story = tuple[str, str, dict[str, Any], dict[str, Any], str]
"""Title, game, house rules (a preset under "preset"), position, lines."""


def at(**position: Any) -> dict[str, Any]:
    """A told position."""
    return position


RUMMY_500: list[Story] = [
    ("Ana takes deep and has to play the card at once", R5, {},
     at(hands=["7H 8H KD", "2C 3C", "5H 9D"], stock="4C JD AS", discard="9H TC 4S"),
     """1 draw > E_NOT_YOUR_TURN
     0 meld 7H 8H KD > E_WRONG_PHASE
     0 take 5C > E_NOT_IN_PILE
     0 take TC > E_NO_DUTY_PLAY
     0 take 9H > ok
     0 draw > E_WRONG_PHASE
     0 discard 9H > E_DUTY_PENDING
     0 discard TC > E_DUTY_PENDING
     0 meld 7H 8H KD > E_DUTY_PENDING
     1 discard 2C > E_NOT_YOUR_TURN
     0 meld 7H 8H 9H > ok
     0 layoff TC on A1 > E_DOES_NOT_FIT
     0 layoff TC on A2 > E_NO_SUCH_MELD
     0 layoff TH on A1 > E_NOT_IN_HAND
     0 discard 4S > ok
     0 rummy 4S > E_CALL_SELF
     2 rummy 4S on A1 > E_CALL_NO_PLAY
     1 decline > E_WRONG_PHASE
     1 draw > ok
     2 rummy 4S on A1 > E_CALL_CLOSED
     1 discard 2C > ok"""),
    ("Bob calls with a bridge that lies in the pile", R5, {},
     at(hands=["KD QS", "2C 3C", "9D JD"], stock="4C 6D", discard="8H 2D", melds=[HEARTS], turn=0),
     """0 rummy 8H on B1 > E_CALL_CLOSED
     0 draw > ok
     0 discard KD > ok
     1 rummy 8H on B1 > E_CALL_NO_PLAY
     1 draw > ok
     1 layoff 2C on B1 > E_DOES_NOT_FIT
     1 discard 2C > ok"""),
    ("the buried seven is worth a call, and the caller's turn goes on", R5, {},
     at(hands=["KD QS", "2C 3C", "9D 8H"], stock="4C 6D", discard="7H 2D", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 discard KD > ok
     2 rummy 7H 8H on B1 > E_CALL_USES_HAND
     2 rummy 7H on B3 > E_NO_SUCH_MELD
     2 rummy 7C on B1 > E_NOT_IN_PILE
     2 rummy 7H on B1 > ok
     1 draw > E_NOT_YOUR_TURN
     2 draw > E_WRONG_PHASE
     2 layoff 8H on B1 > ok
     2 discard KD > ok
     2 rummy KD > E_CALL_SELF
     1 draw > E_NOT_YOUR_TURN
     0 draw > ok"""),
    ("a joker is asked for, named, and stays", R5, {},
     at(hands=["7H 8H X1 X2 KD", "TH 6H 2C"], stock="4C JD 3S", discard="2D", turn=0),
     """0 draw > ok
     0 meld 7H 8H X1 > E_JOKER_DECLARATION_REQUIRED
     0 meld 7H 8H X1=5H > E_NOT_A_MELD
     0 meld 7H X1 X2 > E_JOKER_DECLARATION_REQUIRED
     0 meld X1 X2 > E_TOO_FEW_NATURALS
     0 meld 7H 8H X1=9H > ok
     0 layoff X2 on A1 > E_JOKER_DECLARATION_REQUIRED
     0 layoff X2=9H on A1 > E_DOES_NOT_FIT
     0 swap 9H on A1 > E_NOT_THIS_GAME
     0 discard KD > ok
     1 draw > ok
     1 layoff TH on A1 > ok
     1 layoff 6H on A1 > ok"""),
    ("the card just taken can strand Ana", R5, {},
     at(hands=["5H 6H 7H", "2C 3D"], stock="4C JD 3S", discard="TS 8H 2D", turn=0),
     """0 take 2D > ok
     0 discard 2D > E_TAKEN_CARD
     0 meld 5H 6H 7H > E_STRANDED
     0 meld 5H 6H 2D > E_NOT_A_MELD
     0 discard 5H > ok"""),
    ("the joker just taken strands nobody", R5, {},
     at(hands=["5H 6H 7H", "2C 3D"], stock="4C JD 3S", discard="TS X1", turn=0),
     """0 take X1 > ok
     0 discard X1 > E_TAKEN_CARD
     0 meld 5H 6H 7H > ok
     0 discard X1 > E_TAKEN_CARD
     0 layoff X1=8H on A1 > ok
     0 draw > E_HAND_OVER
     1 draw > E_HAND_OVER"""),
    ("twins: either may be thrown but the one just taken", R5, {"two_decks_from": 5},
     at(seats=5, hands=["7H KD 9C", "2C", "3C", "4C", "5C"], stock="4C JD", discard="7H", turn=0),
     """0 take 7H > ok
     0 discard 7H > ok"""),
    ("twins: the deep one is in the meld, whichever is named", R5, {"two_decks_from": 5},
     at(seats=5, hands=["5D 5H 5S KD", "2C", "3C", "4C", "6C"], stock="4C JD", discard="5D QC", turn=0),
     """0 take 5D > ok
     0 discard 5D > E_DUTY_PENDING
     0 meld 5D 5H 5S > ok
     0 discard 5D > ok"""),
    ("out by the last discard, playable or not", R5, {},
     at(hands=["7H", "2C 3D"], stock="4C JD 2H 3H", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 discard 3H > ok
     1 draw > ok
     1 discard 2H > ok
     0 draw > ok
     0 layoff 7H on B1 > ok
     0 discard JD > ok
     1 rummy JD > E_HAND_OVER"""),
    ("the last discard must fit nowhere", R5, {"final_discard_unplayable": True},
     at(hands=["7H 8H", "2C 3D"], stock="4C JD 3H", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 layoff 7H 8H on B1 > ok
     0 discard 3H > E_PLAYABLE_DISCARD
     0 layoff 3H on B1 > ok"""),
    ("the last card has to be thrown", R5, {"must_discard_to_go_out": True},
     at(hands=["7H 8H", "2C 3D"], stock="4C JD 3H", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 layoff 3H 7H 8H on B1 > E_MUST_KEEP_DISCARD
     0 layoff 7H 8H on B1 > ok
     0 layoff 3H on B1 > E_MUST_KEEP_DISCARD
     0 discard 3H > ok"""),
    ("a card taken and one that must be thrown: neither helps", R5, {"must_discard_to_go_out": True},
     at(hands=["5S 6S 7S", "2C 3D"], stock="4C JD", discard="TS 3H", melds=[HEARTS], turn=0),
     """0 take 3H > ok
     0 meld 5S 6S 7S > E_MUST_KEEP_DISCARD
     0 layoff 3H on B1 > ok
     0 meld 5S 6S 7S > E_MUST_KEEP_DISCARD
     0 discard 7S > ok"""),
    ("Ana floats", R5, {"floating": True},
     at(hands=["7H", "2C 3D"], stock="4C 9C JD 3H QD", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 layoff 7H on B1 > ok
     0 discard QD > ok
     1 draw > E_HAND_OVER"""),
    ("Ana floats twice and then ends the hand", R5, {"floating": True},
     at(hands=["7H 8H", "2C 3D"], stock="4C 9C JD 3H 9H", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 layoff 7H 8H 9H on B1 > ok
     0 rummy TS on B1 > E_CALL_SELF
     1 draw > ok
     1 discard 2C > ok
     0 take 2C > E_NO_DUTY_PLAY
     0 draw > ok
     0 discard JD > ok
     0 draw > E_HAND_OVER"""),
    ("a floater lays off what she draws", R5, {"floating": True},
     at(hands=["", "2C 3D KS"], stock="4C 9C JD 3H", discard="TS 7H", melds=[HEARTS], turn=0),
     """0 take 7H > ok
     0 discard 7H > E_TAKEN_CARD
     0 layoff 7H on B1 > ok
     1 draw > ok
     1 discard 3H > ok
     0 rummy 3H on B1 > ok
     1 draw > ok
     1 discard 2C > ok
     0 draw > ok
     0 discard 9C > ok"""),
    ("dry stock: take or decline", R5, {},
     at(hands=["7H KD", "2C 3D"], stock="", discard="TS 8S 9C", turn=0),
     """0 draw > E_STOCK_EMPTY
     0 take TS > E_NO_DUTY_PLAY
     0 take 9C > ok
     0 discard KD > ok
     1 draw > E_STOCK_EMPTY
     1 decline > ok
     1 take KD > E_HAND_OVER"""),
    ("dry stock, dry pile", R5, {},
     at(hands=["7H KD", "2C 3D"], stock="", discard="", turn=0),
     """0 take TS > E_PILE_EMPTY
     0 draw > E_STOCK_EMPTY
     0 decline > ok"""),
    ("the stock is made anew at this table", R5, {"stock_exhaustion": "reshuffle"},
     at(hands=["7H KD", "2C 3D"], stock="", discard="TS 8S 9C", turn=0),
     """0 decline > E_WRONG_PHASE
     0 draw > E_RESTOCK_DUE
     restock TS 9C > E_NOT_IN_PILE
     restock 8S TS > ok
     restock 8S TS > E_WRONG_PHASE
     0 draw > ok
     0 discard TS > ok"""),
    ("the hand ends with the turn of the last stock card", R5, {"stock_exhaustion": "end_now"},
     at(hands=["7H KD", "2C 3D"], stock="4C", discard="TS 8S 9C", turn=0),
     """0 draw > ok
     0 discard KD > ok
     1 take KD > E_HAND_OVER"""),
    ("the top card must be used", R5, {"top_discard_must_be_used": True},
     at(hands=["9S 9D KD QS", "2C 3D"], stock="4C", discard="9H 9C", turn=0),
     """0 take 9C > ok
     0 discard KD > E_DUTY_PENDING
     0 meld 9S 9D 9C > ok
     0 discard KD > ok
     1 take KD > E_NO_DUTY_PLAY
     1 draw > ok"""),
    ("no calls here", R5, {"calling": False},
     at(hands=["7H KD", "2C 3D"], stock="4C 5C", discard="TS", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 discard 7H > ok
     1 rummy 7H on B1 > E_CALL_CLOSED
     1 take 7H > ok
     1 discard 7H > E_TAKEN_CARD
     1 layoff 7H on B1 > ok"""),
    ("hands help callers here", R5, {"call_uses_hand": True},
     at(hands=["KS KD", "2C 3D", "KH KC 9C"], stock="4C 5C", discard="TS", turn=0),
     """0 draw > ok
     0 discard KD > ok
     2 rummy KH KC TS > E_CALL_NO_PLAY
     2 rummy KD KH KC > ok
     2 discard 9C > ok"""),
    ("a card named twice is a card too many", R5, {"two_decks_from": 5, "call_uses_hand": True},
     at(seats=5, hands=["7H 7D 7S KD 8C", "2C 3D", "8H KC", "2S", "3S"], stock="4C 5C", discard="TS",
        melds=[HEARTS], turn=0),
     """0 draw > ok
     0 meld 7H 7H 7D > E_NOT_IN_HAND
     0 layoff 7H 7H on B1 > E_NOT_IN_HAND
     0 discard 7H > ok
     2 rummy 7H 7H on B1 > E_NOT_IN_PILE
     2 rummy 7H 8H on B1 > ok"""),
    ("what other games have", R5, {},
     at(hands=["7H KD", "2C 3D"], stock="4C 5C", discard="TS", turn=0),
     """0 buy > E_NOT_THIS_GAME
     0 pass > E_NOT_THIS_GAME
     0 draw > ok
     0 contract 7H KD 5C > E_NOT_THIS_GAME
     0 out KD > E_NOT_THIS_GAME
     0 knock > E_NOT_THIS_GAME"""),
]  # fmt: skip

OTHERS: list[Story] = [
    ("a round of Three Thirteen", T13, {},
     at(hands=["9S 9H 9D", "KC 2C 4H"], stock="5C 6D 7D JS", discard="8C 8S", turn=0),
     """0 take 8C > E_TOP_ONLY
     0 take 8S > ok
     0 meld 9S 9H 9D > E_NOT_THIS_GAME
     0 layoff 8S on A1 > E_NOT_THIS_GAME
     0 out 8S > E_TAKEN_CARD
     0 out 9S > E_CANNOT_GO_OUT
     0 discard 8S > E_TAKEN_CARD
     0 discard KC > E_NOT_IN_HAND
     0 discard 9D > ok
     0 out 9S > E_NOT_YOUR_TURN
     1 draw > ok
     1 discard JS > ok
     0 draw > ok"""),
    ("Ana goes out and Bob has one more turn", T13, {},
     at(hands=["9S 9H 9D", "KC 2C 4H"], stock="5C 6D 7D JS", discard="8C 8S", turn=0),
     """0 out 9S > E_WRONG_PHASE
     0 draw > ok
     0 out JS; 9S 9H > E_NOT_A_MELD
     0 out JS; 9S 9H 9D > ok
     0 draw > E_NOT_YOUR_TURN
     1 take JS > ok
     1 out KC > E_CANNOT_GO_OUT
     1 discard JS > E_TAKEN_CARD
     1 discard KC > ok
     0 draw > E_HAND_OVER"""),
    ("the card may go back", T13, {"redraw_discard": True},
     at(hands=["9S 9H 9D", "KC 2C 4H"], stock="5C 6D 7D JS", discard="8C 8S", turn=0),
     """0 take 8S > ok
     0 out 8S > ok
     1 take 8S > ok
     1 discard 8S > ok
     1 draw > E_HAND_OVER"""),
    ("last turns without a discard", T13, {"final_turn_discard": False},
     at(hands=["9S 9H 9D", "KC 2C 4H"], stock="5C 6D 7D JS", discard="8C 8S", turn=0),
     """0 draw > ok
     0 out JS > ok
     1 draw > ok
     1 discard KC > E_HAND_OVER"""),
    ("dry stock in Three Thirteen", T13, {},
     at(hands=["9S 9H 2D", "KC 2C 4H"], stock="", discard="8S", turn=0),
     """0 draw > E_STOCK_EMPTY
     0 take 8S > ok
     0 discard 9S > ok
     1 decline > ok
     1 draw > E_HAND_OVER"""),
    ("a hand of basic rummy", BASIC, {},
     at(hands=["5H 6H 7H KC", "8H 2S 3S"], stock="5C 6D 7D 4H", discard="8C 8S", turn=0),
     """0 take 8C > E_TOP_ONLY
     0 rummy 8S on A1 > E_NOT_THIS_GAME
     0 draw > ok
     0 meld 4H 5H 6H 7H > ok
     0 discard KC > ok
     1 take KC > E_HAND_OVER"""),
    ("one meld a turn", BASIC, {"melds_per_turn": 1},
     at(hands=["5H 6H 7H 9S 9D 9C KC", "8H 2S 3S"], stock="5C 6D 7D 4H", discard="8C 8S", turn=0),
     """0 draw > ok
     0 meld 5H 6H 7H > ok
     0 meld 9S 9D 9C > E_ONE_MELD_A_TURN
     0 layoff 4H on A1 > ok
     0 discard KC > ok
     1 draw > ok"""),
    ("a meld of one's own first", BASIC, {"layoff_requires_own_meld": True},
     at(hands=["7H 9S 9D 9C KC", "8H 2S 3S"], stock="5C 6D 7D", discard="8C 8S", melds=[HEARTS], turn=0),
     """0 draw > ok
     0 layoff 7H on B1 > E_OWN_MELD_FIRST
     0 meld 9S 9D 9C > ok
     0 layoff 7H on B1 > ok
     0 discard KC > ok"""),
    ("the ace of basic rummy is low", BASIC, {},
     at(hands=["QH KH AH 2C", "8H 2S 3S"], stock="5C 6D AC", discard="8C 8S", turn=0),
     """0 draw > ok
     0 meld QH KH AH > E_NOT_A_MELD
     0 discard 2C > ok
     1 draw > ok"""),
    ("nothing to shuffle: the hand is dead", BASIC, {},
     at(hands=["QH KH 4C", "8H 2S 3S"], stock="", discard="8S", turn=0),
     """0 draw > E_STOCK_EMPTY
     0 take 9S > E_NOT_IN_PILE
     0 decline > ok
     1 draw > E_HAND_OVER"""),
    ("the pile is turned over", BASIC, {"stock_exhaustion": "turn_over"},
     at(hands=["QH KH 4C", "8H 2S 3S"], stock="", discard="8S 9S TS", turn=0),
     """0 decline > E_WRONG_PHASE
     0 draw > ok
     0 discard 8S > ok
     1 draw > ok
     1 discard 9S > ok"""),
    ("two sets, then lay-offs", CTR, {},
     at(hands=["5S 5H 5D 9C 9D 9H 7H KD", "2C", "3C"], stock="5C 6D 7D 4S", discard="8C 8S", turn=0,
          melds=[HEARTS], down=[0, 2, 0]),
     """0 draw > ok
     0 meld 5S 5H 5D > E_CONTRACT_FIRST
     0 layoff 7H on B1 > E_CONTRACT_FIRST
     0 swap 7H on B1 > E_CONTRACT_FIRST
     0 contract 5S 5H 5D > E_CONTRACT_MISMATCH
     0 contract 5S 5H 9D; 9C 9H KD > E_NOT_A_MELD
     0 contract 5S 5H 5D; 9C 9D 9S > E_NOT_IN_HAND
     0 contract 5S 5H 5D; 9C 9D 9H > ok
     0 contract 5S 5H 5D; 9C 9D 9H > E_NO_EXTRA_MELDS
     0 layoff 7H on B1 > ok
     0 layoff 4S on B1 > E_DOES_NOT_FIT
     0 discard KD > ok
     1 draw > ok"""),
    ("lay-offs wait for the next turn", CTR, {"layoff_same_turn": False},
     at(hands=["5S 5H 5D 9C 9D 9H 7H KD", "2C JS", "3C JC"], stock="TC 6C 5C 6D 7D 4S", discard="8C 8S", turn=0,
          melds=[HEARTS], down=[0, 2, 0]),
     """0 draw > ok
     0 contract 5S 5H 5D; 9C 9D 9H > ok
     0 layoff 7H on B1 > E_LAYOFF_LATER
     0 discard KD > ok
     1 draw > ok
     1 discard JS > ok
     2 draw > ok
     2 discard JC > ok
     0 draw > ok
     0 layoff 7H on B1 > ok"""),
    ("a contract that leaves the taken card alone", CTR, {"layoff_same_turn": False},
     at(hands=["5S 5H 5D 9C 9D 9H", "2C JS", "3C JC"], stock="TC", discard="8C 3H", turn=0,
          melds=[HEARTS], down=[0, 2, 0]),
     """0 take 3H > ok
     0 contract 5S 5H 5D; 9C 9D 9H > E_STRANDED
     0 discard 5S > ok"""),
    ("it may be laid off where lay-offs do not wait", CTR, {},
     at(hands=["5S 5H 5D 9C 9D 9H", "2C JS", "3C JC"], stock="TC", discard="8C 3H", turn=0,
          melds=[HEARTS], down=[0, 2, 0]),
     """0 take 3H > ok
     0 contract 5S 5H 5D; 9C 9D 9H > ok
     0 discard 3H > E_TAKEN_CARD
     0 layoff 3H on B1 > ok
     1 draw > E_HAND_OVER"""),
    ("a joker is had for its card and must be played", CTR, {},
     at(hands=["6H KD QC", "2C JS", "3C JC"], stock="TC 4D", discard="8C 3H", turn=0, down=[2, 2, 0],
          melds=[{"id": "B1", "cards": "5H X1=6H 7H"}, {"id": "B2", "cards": "9S 9H 9D"}]),
     """0 swap 6H on B1 > E_WRONG_PHASE
     0 draw > ok
     0 swap 6H on B2 > E_SWAP_SET
     0 swap KD on B1 > E_SWAP_CARD
     0 swap 6H on B7 > E_NO_SUCH_MELD
     0 swap 6H on B1 > ok
     0 discard KD > E_DUTY_PENDING
     0 discard X1 > E_DUTY_PENDING
     0 layoff X1 on B1 > E_JOKER_DECLARATION_REQUIRED
     0 layoff X1=9S on B2 > E_DOES_NOT_FIT
     0 layoff X1 on B2 > ok
     0 swap 9C on B2 > E_SWAP_SET
     0 discard KD > ok"""),
    ("swaps that may not be", CTR, {},
     at(hands=["6H KD QC 8H", "2C JS", "3C JC"], stock="TC 4D", discard="8C 3H", turn=0, down=[1, 2, 0], phase="play",
          melds=[{"id": "B1", "cards": "5H X1=6H 7H"}]),
     """0 swap 6H on B1 > E_SWAP_TOO_EARLY
     0 layoff 8H on B1 > ok
     0 discard KD > ok"""),
    ("one's own joker", CTR, {},
     at(hands=["6H KD QC 8H", "2C JS", "3C JC"], stock="TC 4D", discard="8C 3H", turn=0, down=[2, 2, 0], phase="play",
          melds=[{"id": "A1", "cards": "5H X1=6H 7H"}]),
     """0 swap 6H on A1 > E_SWAP_OWN
     0 discard KD > ok"""),
    ("no swaps here", CTR, {"joker_swap": False},
     at(hands=["6H KD QC 8H", "2C JS", "3C JC"], stock="TC 4D", discard="8C 3H", turn=0, down=[2, 2, 0], phase="play",
          melds=[{"id": "B1", "cards": "5H X1=6H 7H"}]),
     """0 swap 6H on B1 > E_SWAP_OFF
     0 discard KD > ok"""),
    ("two runs", CTR, {},
     at(hands=["2H 3H 4H 8H 9H TH 5C 6C 7C KD", "2C", "3C"], stock="TC 4D", discard="8C 3D", turn=0, deal=3),
     """0 draw > ok
     0 contract 2H 3H 4H; 8H 9H TH > E_RUNS_SAME_SUIT
     0 contract 2H 3H 4H; 5C 6C 7C; 8H 9H TH > E_CONTRACT_MISMATCH
     0 contract 2H 3H 4H; 5C 6C 7C > ok"""),
    ("the last deal", CTR, {},
     at(hands=["2H 3H 4H 5H 8S 9S TS JS 5C 6C 7C 8C", "2C", "3C"], stock="TC 9C", discard="KC 3D", turn=0, deal=7),
     """0 draw > ok
     0 contract 2H 3H 4H 5H; 8S 9S TS JS; 5C 6C 7C 8C > E_FINAL_DEAL_ALL_CARDS
     0 contract 2H 3H 4H 5H; 8S 9S TS JS; 5C 6C 7C 8C 9C > ok
     1 draw > E_HAND_OVER"""),
    ("deep for the contract", CTR, {},
     at(hands=["5S 5H 9C 9D 9H KD", "2C", "3C"], stock="TC", discard="4C 5D 8C", turn=0),
     """0 take 4C > E_NO_DUTY_PLAY
     0 take 5D > ok
     0 discard KD > E_DUTY_PENDING
     0 contract 5S 5H 5D; 9C 9D 9H > ok
     0 layoff 8C on A1 > E_DOES_NOT_FIT
     0 discard 8C > ok"""),
    ("the classic game: buying", CTR, {"preset": "classic"},
     at(hands=["5S 5H 2C 9D KD", "2C 4C", "3C 6C", "7C 8D"], seats=4, stock="TC JC QC KC", discard="4D 5D", turn=0),
     """0 take 4D > E_TOP_ONLY
     2 buy > E_BUY_CLOSED
     0 draw > ok
     0 discard 5S > ok
     1 buy > E_BUY_CLOSED
     0 buy > E_BUY_CLOSED
     3 buy > ok
     3 buy > E_BUY_CLOSED
     2 buy > ok
     1 draw > ok
     2 buy > E_BUY_CLOSED
     1 discard 4C > ok
     2 discard 5S > E_WRONG_PHASE"""),
    ("no buying here", CTR, {},
     at(hands=["5S 5H", "2C 4C", "3C 6C"], stock="TC JC", discard="4D 5D", turn=0),
     """0 draw > ok
     0 discard 5S > ok
     2 buy > E_BUY_CLOSED
     2 rummy 5S > E_NOT_THIS_GAME"""),
]  # fmt: skip

STORIES = [*RUMMY_500, *OTHERS]
