"""How cards and melds are written: "10♥" for people, "10H" for typing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import HIGH_ACE, RANKS, Card
from engine.melds import Meld, Named, Slot

SIGNS = "♠♥♦♣"


def rank_text(rank: int) -> str:
    """ "A", "2" ... "10", "J", "Q", "K"; 14 is the high ace."""
    if rank == HIGH_ACE:
        return "A"
    return "10" if rank == 10 else RANKS[rank]


def card_text(card: Card, joker: str) -> str:
    """ "10♥", or the word for a joker."""
    return joker if card.is_joker else rank_text(card.rank) + SIGNS[card.suit]


def card_code(card: Card) -> str:
    """ "10H" or "X1": what can be typed back (twins look alike)."""
    return card.text.replace("T", "10")


def cards_code(cards: Iterable[Card]) -> str:
    """ "7H 8H X1", for typing."""
    return " ".join(card_code(card) for card in cards)


def named_text(named: Named) -> str:
    """ "7♥", or "7" where the suit is open; empty where only an end is named."""
    if named.rank == 0:
        return ""
    return rank_text(named.rank) + ("" if named.suit is None else SIGNS[named.suit])


def slot_text(slot: Slot, joker: str) -> str:
    """ "7♥", and "7♥ (joker)" or "6♥ (7♣)" for a card that stands for another."""
    stands = named_text(slot.named)
    itself = card_text(slot.card, joker)
    return stands if stands == itself else f"{stands} ({itself})"


def meld_text(meld: Meld, joker: str) -> str:
    """ "5♠ 6♠ 7♠ (joker)"."""
    return " ".join(slot_text(slot, joker) for slot in meld.slots)
