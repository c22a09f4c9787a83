"""The menus of a hand panel: cards (by suit where they are many), melds held, lay-offs, joker swaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from cogs.desk.press import MOST_OPTIONS, Option, menu
from cogs.playing.choosing import Chosen, layoff_value, layoffs_to_offer, meld_value, swap_value
from engine import hints
from engine.actions import Declared, LayContract, LayMeld
from engine.cards import SUITS, Card
from engine.views import PlayerView
from text import Said, Words

MOST_CARD_MENUS: Final = 5


@dataclass(frozen=True, slots=True)
class Menus:
    """Makes the menus of one panel."""

    player: PlayerView
    words: Words
    chosen: Chosen
    order: tuple[Card, ...]
    """The hand in the order in which the picture shows it."""

    @property
    def _ids(self) -> tuple[int, int]:
        return self.player.table.table_id, self.player.table.version

    def cards(self, action: str = "cards") -> list[ui.ActionRow[Any]]:
        """One menu of all cards; where there are more than 25, one for each suit."""
        words = self.words
        if len(self.order) <= MOST_OPTIONS:
            title = words.label("menu.cards" if self.order else "menu.cards.none", 150)
            return [self._cards(action, self.order, 0, title)]
        groups = enumerate(card_groups(self.order))
        return [self._cards(action, cards, at, self._title(cards)) for at, cards in groups]

    def _title(self, cards: Sequence[Card]) -> str:
        suits = {card.suit for card in cards}
        if len(suits) > 1:
            return self.words.label("menu.cards", 150)
        suit = suits.pop()
        name = self.words.say("joker") if suit < 0 else self.words.suit(SUITS[suit])
        return self.words.label("menu.cards.suit", 150, suit=name)

    def _cards(self, action: str, cards: Sequence[Card], at: int, title: str) -> ui.ActionRow[Any]:
        twins = [card for card in cards if sum(other.face == card.face for other in cards) > 1]
        options = [
            Option(card.code, self._card(card, twins), self.words.code(card), card in self.chosen.cards)
            for card in cards
        ]
        return menu(*self._ids, action, title, options, arg=str(at), least=0, most=len(cards))

    def _card(self, card: Card, twins: Sequence[Card]) -> str:
        same = [other for other in twins if other.face == card.face]
        return (
            f"{self.words.card(card)} ({same.index(card) + 1})" if same and not card.is_joker else self.words.card(card)
        )

    def melds(self, *, is_open: bool) -> ui.ActionRow[Any]:
        """The melds in the hand, best first."""
        words, view = self.words, self.player.table
        offered = hints.melds_offered(self.player)
        options = []
        for move in offered:
            value = meld_value(move)
            if value:
                label = words.label(
                    "option.meld.points",
                    100,
                    cards=self._read(move),
                    n=hints.points_of(view, hints.cards_of(move)),
                )
                options.append(Option(value, label, "", value == self.chosen.meld))
        owes_contract = view.contract is not None and view.seats[self.player.seat].down == 0
        empty = "menu.contract.none" if owes_contract else "menu.melds.none"
        title = words.label("menu.melds" if options or not is_open else empty, 150)
        return menu(*self._ids, "melds", title, _distinct(options, self.chosen.meld), disabled=not is_open)

    def _read(self, move: LayMeld | LayContract) -> str:
        """The cards of a meld; jokers with what they stand for."""
        words = self.words
        melds = [move] if isinstance(move, LayMeld) else list(move.melds)
        told = [named_cards(words, meld.cards, meld.named) for meld in melds]
        return words.listed(told) if len(told) > 1 else told[0]

    def layoffs(self, *, is_open: bool) -> ui.ActionRow[Any]:
        """What fits on the table; with cards chosen, where they could go."""
        words = self.words
        options = []
        for move in layoffs_to_offer(self.player, self.chosen.cards) if is_open else ():
            value = layoff_value(move)
            if value:
                cards = named_cards(words, move.cards, move.named)
                label = words.label("option.layoff", 100, cards=cards, onto=move.onto)
                options.append(Option(value, label, self._meld(move.onto), value == self.chosen.layoff))
        title = words.label("menu.layoffs" if options or not is_open else "menu.layoffs.none", 150)
        return menu(*self._ids, "layoffs", title, _distinct(options, self.chosen.layoff), disabled=not is_open)

    def _meld(self, meld_id: str) -> str:
        found = next((meld for meld in self.player.table.melds if meld.id == meld_id), None)
        return self.words.meld(found.meld) if found else ""

    def swaps(self, *, is_open: bool) -> ui.ActionRow[Any]:
        """Natural cards that could take the place of a joker."""
        words = self.words
        options = []
        for move in hints.swaps_offered(self.player) if is_open else ():
            value = swap_value(move)
            label = words.label("option.swap", 100, card=words.card(move.card), onto=move.onto)
            options.append(Option(value, label, self._meld(move.onto), value == self.chosen.swap))
        title = words.label("menu.swaps" if options or not is_open else "menu.swaps.none", 150)
        return menu(*self._ids, "swaps", title, _distinct(options, self.chosen.swap), disabled=not is_open)


def named_cards(words: Words, cards: Sequence[Card], named: Declared) -> Said:
    """ "7♥ 8♥ joker as 9♥"."""
    means = dict(named)
    return Said(" ".join(words.named(card, means[card]) if card in means else words.card(card) for card in cards))


def card_groups(cards: Sequence[Card]) -> list[list[Card]]:
    """At most five groups of at most 25 cards: by suit where that is possible, else in order."""
    suits: dict[int, list[Card]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(card)
    groups = [suits[suit] for suit in sorted(suits, key=lambda suit: (suit < 0, suit))]
    if len(groups) <= MOST_CARD_MENUS and all(len(group) <= MOST_OPTIONS for group in groups):
        return groups
    return [list(cards[at : at + MOST_OPTIONS]) for at in range(0, len(cards), MOST_OPTIONS)]


def _distinct(options: Iterable[Option], chosen: str) -> list[Option]:
    """The first 25 different ones, the chosen one always among them."""
    unique = list({option.value: option for option in reversed(list(options))}.values())[::-1]
    kept = unique[:MOST_OPTIONS]
    if chosen and not any(option.value == chosen for option in kept):
        late = next((option for option in unique if option.value == chosen), None)
        if late is not None:
            kept[-1:] = [late]
    return kept
