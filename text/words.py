"""Words: everything a player reads, in one language. `words_for` hands them out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card
from engine.melds import Meld, Named
from text import explain, faces, help, results, rulecard, spelling, table
from text.language import LANGUAGES, Language, NoSuchWords, Said, fill, language
from text.names import plain_name, safe_name, shorten

if TYPE_CHECKING:
    from engine.refusals import Refusal
    from engine.rules import RuleSet, Value
    from engine.switches import Fault
    from engine.views import HandResult, Happening, PlayerView, TableView
    from text.card_tokens import Misread
    from text.help import Topic
    from text.rulecard import RuleLine


class Words:
    """One language, with English for whatever it lacks.

    `client` is the language of the reader's Discord, which lists the commands by its own names.
    """

    def __init__(self, *languages: Language, client: Language | None = None) -> None:
        self._languages = languages
        self._client = client or languages[0]
        self.locale = languages[0].code

    def __repr__(self) -> str:
        return f"<Words {self.locale}>"

    # templates

    def say(self, key: str, **facts: Any) -> Said:
        """The sentence for a message: names and other outside text in `facts` are escaped.

        Facts are numbers, texts, and what these words made themselves (`Said`); raises `NoSuchWords`.
        """
        language, template = self._find(key)
        return Said(fill(language, template, facts, safe_name))

    def label(self, key: str, limit: int = 80, **facts: Any) -> str:
        """The same for a place without mark-down (button, menu, title, alt text), cut to `limit` characters."""
        language, template = self._find(key)
        return shorten(str(fill(language, template, facts, plain_name)), limit)

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return any(key in language.messages for language in self._languages)

    def first(self, *keys: str) -> str:
        """The first of these keys that there are words for; raises `NoSuchWords` with the last one."""
        for key in keys:
            if self.has(key):
                return key
        raise NoSuchWords(keys[-1])

    def _find(self, key: str) -> tuple[Language, str]:
        for one in self._languages:
            if key in one.messages:
                return one, spelling.respelled(one.messages[key], one, self._client)
        raise NoSuchWords(key)

    def spelled(self, text: str, own: Language) -> str:
        """A text of `own`, with commands as the reader's client names them."""
        return spelling.respelled(text, own, self._client)

    def option(self, name: str) -> str:
        """The name of a command's option as the reader's client lists it."""
        return spelling.option_spelled(name, self._client)

    # small things

    def card(self, card: Card) -> Said:
        """ "7♥", "10♣", "joker"."""
        return Said(faces.card_text(card, self.say("joker")))

    def cards(self, cards: Iterable[Card]) -> Said:
        """ "7♥ 8♥ joker"."""
        return Said(" ".join(self.card(card) for card in cards))

    def code(self, card: Card) -> str:
        """ "10H": the form to type."""
        return faces.card_code(card)

    def codes(self, cards: Iterable[Card]) -> str:
        """ "7H 8H X1": the form to type."""
        return faces.cards_code(cards)

    def meld(self, meld: Meld) -> Said:
        """ "5♠ 6♠ 7♠ (joker)"."""
        return Said(faces.meld_text(meld, self.say("joker")))

    def named(self, card: Card, named: Named) -> Said:
        """What a wild card or an ace is to be: "joker as 7♥", "A♥ low"."""
        if named.rank == 0:
            return self.say(f"named.{named.end}", card=self.card(card))
        return self.say("named", card=self.card(card), as_card=Said(faces.named_text(named)))

    def suit(self, letter: str) -> Said:
        """ "hearts" for "H"."""
        return self.say(f"suit.{SUITS.index(letter)}")

    def rank(self, rank: int) -> Said:
        """ "7s", "aces", "kings" for a rank 1..13."""
        return self.say(f"ranks.{rank}")

    def player(self, seat: int, view: TableView | None) -> Said:
        """The escaped name of a seat; its letter where there is no view."""
        if view is not None and 0 <= seat < len(view.seats):
            return Said(safe_name(view.seats[seat].name))
        return self.say("seat", letter=Said(chr(ord("A") + seat)))

    def listed(self, items: Iterable[str], style: str = "standard") -> Said:
        """ "a, b, and c"; `style` "or" for "a, b, or c". Items are taken as they are."""
        return Said(self._languages[0].listed(items, style))

    def game(self, name: str) -> Said:
        """The title of a game."""
        return self.say(f"game.{name}")

    def contract(self, sets: int, runs: int) -> Said:
        """ "2 sets and 1 run"."""
        parts = [self.say(f"contract.{kind}", n=number) for kind, number in (("sets", sets), ("runs", runs)) if number]
        return self.listed(parts) if parts else self.say("contract.nothing")

    # whole answers

    def refusal(self, refusal: Refusal, view: TableView | None = None, hand: Sequence[Card] = ()) -> Said:
        """Why a move was refused, the line of the rule card it rests on, and what can be done now.

        `hand` is what the person holds, where the sentence is for them alone.
        """
        return explain.refusal(self, refusal, view, hand)

    def fault(self, fault: Fault, game: str | None = None) -> Said:
        """What is wrong with a table setting; `game` is the game it was meant for."""
        return explain.fault(self, fault, game)

    def misread(self, problem: Misread) -> Said:
        """What is wrong with typed cards, and how to type them."""
        return self.say(f"misread.{problem.why}", part=shorten(problem.part, 40))

    def rule_card(self, rules: RuleSet, players: int) -> list[RuleLine]:
        """Every rule of a table for so many players, in words."""
        return rulecard.rule_card(self, rules, players)

    def switch_name(self, switch: str) -> str:
        """The name of a house rule, at most 45 characters."""
        return self.label(f"switch.{switch}", 45)

    def switch_help(self, switch: str) -> str:
        """One line on what a house rule is about, at most 100 characters."""
        return self.label(f"help.{switch}", 100)

    def value_name(self, switch: str, value: Value) -> str:
        """A value of a house rule as a menu shows it."""
        return rulecard.value_name(self, switch, value)

    def happening(self, happening: Happening, view: TableView) -> Said:
        """One line of what happened."""
        return table.happening(self, happening, view)

    def turn(self, view: TableView) -> Said:
        """Whose turn it is and what is to be done, for everybody."""
        return table.turn(self, view)

    def your_turn(self, view: PlayerView) -> Said:
        """The same for one player, said to them."""
        return table.your_turn(self, view)

    def hand_result(self, result: HandResult, view: TableView) -> Said:
        """The end of a hand: how it ended, every seat's figures, what follows."""
        return results.hand_result(self, result, view)

    def final_standings(self, result: HandResult, view: TableView) -> Said:
        """The end of a game, best first."""
        return results.final_standings(self, result, view)

    def hint(
        self,
        melds: Sequence[Sequence[Card]] = (),
        layoffs: Sequence[tuple[Sequence[Card], str]] = (),
        discard: Card | None = None,
        reason: str = "",
    ) -> Said:
        """Advice: melds in the hand, what fits where (cards, meld id), and a discard with its reason."""
        return table.hint(self, melds, layoffs, discard, reason)

    def topic(self, game: str, topic: str) -> Topic:
        """One chapter of the help; raises `NoSuchWords` where a game has no such chapter."""
        return help.topic_of(self, game, topic)


def words_for(locale: str | None, client: str | None = None) -> Words:
    """The words for a Discord locale ("en-GB", "cs"); English for one that nobody has written yet.

    `client` is the locale of the reader's own Discord, where it is another: commands are named as that lists them.

    >>> words_for("en-GB").card(Card.parse("TH")), words_for("xx").locale
    ('10♥', 'en')
    """
    code = _spoken(locale)
    return _words(code, _spoken(client) if client else code)


def _spoken(locale: str | None) -> str:
    code = (locale or "").replace("_", "-").partition("-")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


@lru_cache(maxsize=len(LANGUAGES) ** 2)
def _words(code: str, client: str) -> Words:
    fallback = LANGUAGES[0]
    return Words(language(code), *([] if code == fallback else [language(fallback)]), client=language(client))
