"""Moves as players and scenarios tell them: plain card texts in, exact actions out, and back (scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from reprlib import repr as short
from typing import Any

from engine.actions import (
    WORDS,
    Action,
    Buy,
    CallRummy,
    Decline,
    Discard,
    Draw,
    GoOut,
    LayContract,
    LayMeld,
    LayOff,
    Pass,
    SwapJoker,
    Take,
    parse_declared,
)
from engine.cards import MAX_PACKS, Card, NotACard
from engine.cards import card as from_pack
from engine.melds import Named
from engine.reading import Reader
from engine.refusals import Refusal
from engine.round import Round

Asked = tuple[tuple[Card, Named | None], ...]
"""Cards as named, first copies, each with what it was declared to be."""
_COMBINATIONS = 64
"""How many choices of twins are tried at the most."""

OTHER_GAMES = frozenset({"knock", "gin", "big_gin", "done"})
"""Words of games that are not these: known, but refused."""
MOVES = frozenset(set(WORDS.values()) - {"deal", "restock", "false_call"}) | OTHER_GAMES


def read_cards(text: object, reader: Reader, where: str) -> Asked:
    """Cards with their declarations; problems go to `reader`."""
    if isinstance(text, list) and all(isinstance(item, str) for item in text):
        text = " ".join(text)
    if not isinstance(text, str) or not text.strip():
        reader.problems.append(f"{where}: expected a text of cards")
        return ()
    asked: list[tuple[Card, Named | None]] = []
    for part in text.replace(",", " ").split():
        try:
            cards, named = parse_declared(part)
        except NotACard as error:
            reader.problems.append(f"{where}: {short(error.args[0])} is no card")
            continue
        asked.append((cards[0], named[0][1] if named else None))
    return tuple(asked)


def copies_in(asked: Sequence[Card], places: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every way to read texts as physical cards of `places`, each card once; one text too many is a card elsewhere."""
    options: list[list[Card]] = []
    seen: Counter[str] = Counter()
    for one in asked:
        there = [held for held in places if held.text == one.text]
        seen[one.text] += 1
        elsewhere = seen[one.text] - len(there)
        options.append(there if elsewhere <= 0 else [_copy_elsewhere(one, there, elsewhere)])
    found = 0
    for chosen in product(*options):
        if len(set(chosen)) == len(chosen) or not any(len(option) > 1 for option in options):
            yield chosen
            found += 1
            if found >= _COMBINATIONS:
                return
    if not found:
        yield tuple(option[0] for option in options)


def _copy_elsewhere(one: Card, there: Sequence[Card], number: int) -> Card:
    """A card of this text that is none of `there`; a joker has no other copy."""
    if one.is_joker:
        return one
    packs = [pack for pack in range(MAX_PACKS) if from_pack(one.rank, one.suit, pack) not in there]
    return from_pack(one.rank, one.suit, packs[min(number, len(packs)) - 1])


def _declared(asked: Asked, cards: Sequence[Card]) -> tuple[tuple[Card, Named], ...]:
    return tuple((card, name) for card, (_, name) in zip(cards, asked, strict=True) if name is not None)


def candidates(told: Mapping[str, Any], table: Round, seat: int) -> Iterator[Action]:
    """The actions a told move may mean, the likeliest first; `told` was read by `read_move`."""
    do, pile = told["do"], table.discard
    hand = sorted(table.hands[seat], key=lambda card: card not in (table.duty, table.taken))  # of twins these first
    if do in _PLAIN:
        yield _PLAIN[do]
    elif do == "take":
        yield Take(told["card"])
    elif do == "discard":
        for (card,) in copies_in([told["card"]], hand):
            yield Discard(card)
    elif do == "meld":
        yield from _melds(told, hand)
    elif do == "contract":
        yield from _contracts(told, hand)
    elif do == "layoff":
        asked = told["cards"]
        for cards in copies_in([card for card, _ in asked], hand):
            yield LayOff(cards, told["onto"], _declared(asked, cards))
    elif do == "swap":
        for (card,) in copies_in([told["card"]], hand):
            yield SwapJoker(told["onto"], card)
    elif do == "out":
        for (card,) in copies_in([told["discard"]], hand):
            yield from _outs(told, hand, card)
    elif do == "rummy":
        asked = told["cards"]
        nearest = [*reversed(pile), *(hand if table.rules.call_uses_hand else ())]
        for cards in copies_in([card for card, _ in asked], nearest or hand):
            held = tuple(
                next((own for own in hand if own.text == card.text), card) if card not in nearest else card
                for card in cards
            )
            yield CallRummy(held, told.get("onto"), told.get("kind"), _declared(asked, held))


def _melds(told: Mapping[str, Any], hand: Sequence[Card]) -> Iterator[LayMeld]:
    asked: Asked = told["cards"]
    for cards in copies_in([card for card, _ in asked], hand):
        yield LayMeld(cards, told.get("kind"), _declared(asked, cards))


def _contracts(told: Mapping[str, Any], hand: Sequence[Card]) -> Iterator[LayContract]:
    parts: list[Asked] = told["melds"]
    flat = [card for part in parts for card, _ in part]
    for cards in copies_in(flat, hand):
        rest = iter(cards)
        melds = []
        for part in parts:
            own = tuple(next(rest) for _ in part)
            melds.append(LayMeld(own, None, _declared(part, own)))
        yield LayContract(tuple(melds))


def _outs(told: Mapping[str, Any], hand: Sequence[Card], discard: Card) -> Iterator[GoOut]:
    parts: list[Asked] | None = told.get("melds")
    if parts is None:
        yield GoOut(discard)
        return
    rest = [card for card in hand if card is not discard]
    for cards in copies_in([card for part in parts for card, _ in part], rest):
        each = iter(cards)
        yield GoOut(discard, tuple(tuple(next(each) for _ in part) for part in parts))


_PLAIN: Mapping[str, Action] = {"draw": Draw(), "decline": Decline(), "pass": Pass(), "buy": Buy()}


def choose(
    told: Mapping[str, Any], table: Round, seat: int, check: Callable[[int, Action], Refusal | None]
) -> tuple[Action, Refusal | None]:
    """The reading of a told move that is legal, else the first with why it is refused."""
    first: tuple[Action, Refusal | None] | None = None
    for action in candidates(told, table, seat):
        refusal = check(seat, action)
        if refusal is None:
            return action, None
        first = first or (action, refusal)
    assert first is not None
    return first


def read_move(source: Mapping[str, Any], reader: Reader, where: str) -> dict[str, Any]:
    """A move with its cards parsed; problems go to `reader`. Chance moves are left to the referee."""
    do = source.get("do")
    told: dict[str, Any] = {"do": do}
    before = len(reader.problems)
    if do in ("discard", "swap") or (do == "take" and "card" in source):
        told["card"] = _one(source.get("card"), reader, f"{where}.card")
    if do == "take" and "from" in source:
        told["from"] = source["from"]
        if type(told["from"]) is not int:
            reader.problems.append(f"{where}.from: expected a whole number")
    elif do == "take" and "card" not in source:
        reader.problems.append(f"{where}: take needs card or from")
    if do in ("meld", "layoff", "rummy"):
        told["cards"] = read_cards(source.get("cards"), reader, f"{where}.cards")
    if do in ("layoff", "swap") or (do == "rummy" and source.get("onto") is not None):
        told["onto"] = source.get("onto")
        if not isinstance(told["onto"], str):
            reader.problems.append(f"{where}.onto: expected a meld id")
        else:
            told["onto"] = told["onto"].strip().upper()
    if do in ("meld", "rummy") and source.get("kind") is not None:
        told["kind"] = source["kind"]
        if told["kind"] not in ("set", "run"):
            reader.problems.append(f"{where}.kind: expected set or run")
    if do in OTHER_GAMES:
        return told
    if do == "out":
        told["discard"] = _one(source.get("discard"), reader, f"{where}.discard")
    if do == "contract" or (do == "out" and source.get("melds") is not None):
        melds = source.get("melds")
        if isinstance(melds, list) and melds:
            told["melds"] = [read_cards(part, reader, f"{where}.melds[{i}]") for i, part in enumerate(melds)]
        else:
            reader.problems.append(f"{where}.melds: expected a list of card lists")
    if len(reader.problems) == before and do == "take" and "card" not in told:
        told["card"] = None
    return told


def _one(text: object, reader: Reader, where: str) -> Card | None:
    cards = reader.cards(text, where)
    if isinstance(text, str) and len(text.split()) != 1:
        reader.problems.append(f"{where}: expected one card")
    return cards[0] if len(cards) == 1 else None


def plain_move(seat: int, action: Action) -> dict[str, Any]:
    """An action in the form scenarios are written in, twins alike."""
    told: dict[str, Any] = {"seat": seat, "do": WORDS[type(action)]}
    match action:
        case Take(card) | Discard(card):
            told["card"] = card.text
        case LayMeld(cards, kind, named):
            told |= _plain_cards(cards, named, kind)
        case LayContract(melds):
            told["melds"] = [_plain_cards(meld.cards, meld.named, None)["cards"] for meld in melds]
        case LayOff(cards, onto, named):
            told |= _plain_cards(cards, named, None) | {"onto": onto}
        case SwapJoker(onto, card):
            told |= {"onto": onto, "card": card.text}
        case GoOut(discard, shown):
            told["discard"] = discard.text
            if shown is not None:
                told["melds"] = [" ".join(card.text for card in meld) for meld in shown]
        case CallRummy(cards, onto, kind, named):
            told |= _plain_cards(cards, named, kind) | ({"onto": onto} if onto else {})
    return told


def _plain_cards(cards: Sequence[Card], named: Sequence[tuple[Card, Named]], kind: str | None) -> dict[str, Any]:
    means = dict(named)
    texts = [f"{card.text}={means[card].text}" if card in means else card.text for card in cards]
    return {"cards": " ".join(texts)} | ({"kind": kind} if kind else {})
