"""Lay-offs that cards allow, and the least play that uses a given card; new melds are `engine.arrange`'s.

Everything here works on the masks of a `Holding` and is remembered by mask, because it runs at every decision of every
game. `Round.check` stays the truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine.actions import LayMeld, LayOff
from engine.cards import ACE, HIGH_ACE, Card
from engine.holding import Holding
from engine.melds import Meld, MeldRules, Named, Run
from engine.rules import Contract


@lru_cache(maxsize=65536)
def _shortest_run(mask: int, position: int, wilds: int, run_min: int, min_naturals: int, top: int) -> int:
    """The length of the shortest run through `position` (a natural card of the mask), 0 where there is none."""
    for length in range(run_min, top + 1 if min_naturals > 1 else run_min + 1):
        window = (1 << length) - 1
        for low in range(max(1, position - length + 1), min(position, top - length + 1) + 1):
            naturals = (mask >> low & window).bit_count()
            if length - naturals <= wilds and naturals >= min_naturals:
                return length
    return 0


@lru_cache(maxsize=65536)
def _shortest_run_with_wild(mask: int, wilds: int, run_min: int, min_naturals: int, top: int) -> int:
    """The length of the shortest run of this suit that uses at least one wild, 0 where there is none."""
    need = max(min_naturals, 1)
    for length in range(run_min, top + 1):
        window = (1 << length) - 1
        for low in range(1, top - length + 2):
            naturals = (mask >> low & window).bit_count()
            if length - naturals <= wilds and min(naturals, length - 1) >= need:
                return length
    return 0


def least_meld(held: Holding, card: Card) -> int:
    """The number of cards of the smallest new meld that contains `card` (one of `held`), 0 where there is none.

    `wilds_below_naturals` is not looked at: no game with duty cards asks for it.
    """
    rules, wilds = held.rules, len(held.wilds)
    if rules.is_wild(card):
        return _least_meld_with_wild(held)
    mask = held.masks[card.suit]
    positions = (ACE, HIGH_ACE) if card.rank == ACE and rules.ace_high else (card.rank,)
    same = _set_naturals(held.by_rank[card.rank], rules)
    best = 3 if same + wilds >= 3 and min(same, 3) >= rules.min_naturals else 0
    if best and best <= rules.run_min:
        return best
    for position in positions:
        length = _shortest_run(mask, position, wilds, rules.run_min, rules.min_naturals, rules.top)
        best = min(best or length, length or best)
    return best


def _least_meld_with_wild(held: Holding) -> int:
    rules, wilds = held.rules, len(held.wilds)
    if wilds >= 3 and rules.allows_wilds(3, 0):
        return 3
    if any(_set_naturals(same, rules) + wilds >= 3 for same in held.by_rank.values() if _enough(same, rules)):
        return 3
    lengths = [
        _shortest_run_with_wild(mask, wilds, rules.run_min, rules.min_naturals, rules.top)
        for mask in held.masks
        if mask
    ]
    return min(filter(None, lengths), default=0)


def _enough(same: Sequence[Card], rules: MeldRules) -> bool:
    """Whether a set of these naturals and one wild or more can be legal."""
    return min(_set_naturals(same, rules), 2) >= rules.min_naturals


def _set_naturals(same: Sequence[Card], rules: MeldRules) -> int:
    return len({card.suit for card in same}) if rules.set_distinct and len(same) > 1 else len(same)


def least_layoff(held: Holding, card: Card, melds: Iterable[Meld]) -> int:
    """The number of cards of the smallest lay-off that contains `card`, 0 where there is none."""
    rules, best = held.rules, 0
    if rules.is_wild(card):
        return 1 if any(_takes_wild(meld, rules) for meld in melds) else 0
    for meld in melds:
        if isinstance(meld, Run):
            if meld.suit != card.suit:
                continue
            for position in (ACE, HIGH_ACE) if card.rank == ACE and rules.ace_high else (card.rank,):
                length = _reach(held, meld, position)
                best = min(best or length, length or best)
        elif meld.rank == card.rank and _set_has_room(meld, card.suit, rules):
            return 1
        if best == 1:
            return 1
    return best


def _reach(held: Holding, run: Run, position: int) -> int:
    """Cards needed to build from the run's end out to `position`, 0 where that cannot be done."""
    if run.low <= position <= run.high or position > held.rules.top:
        return 0
    between = range(run.high + 1, position) if position > run.high else range(position + 1, run.low)
    gaps = sum(1 for place in between if not held.masks[run.suit] >> place & 1)
    return len(between) + 1 if gaps <= len(held.wilds) else 0


def _takes_wild(meld: Meld, rules: MeldRules) -> bool:
    if isinstance(meld, Run):
        room = meld.low > 1 or meld.high < rules.top
    else:
        room = not rules.set_distinct or len(meld.slots) < 4
    if room and rules.wilds_below_naturals:
        wilds = sum(1 for slot in meld.slots if slot.wild) + 1
        return rules.allows_wilds(wilds, len(meld.slots) + 1 - wilds)
    return room


def _set_has_room(meld: Meld, suit: int, rules: MeldRules) -> bool:
    if not rules.set_distinct:
        return True
    return len(meld.slots) < 4 and all(slot.suit != suit for slot in meld.slots)


def run_windows(held: Holding, most: int) -> Iterator[LayMeld]:
    """Runs of exactly `most` cards: the largest that leave a card to discard."""
    rules, wilds = held.rules, len(held.wilds)
    for suit in range(4):
        mask = held.masks[suit]
        for low in range(1, rules.top - most + 2) if mask else ():
            naturals = (mask >> low & ((1 << most) - 1)).bit_count()
            if most - naturals <= wilds and naturals >= max(rules.min_naturals, 1) and most >= rules.run_min:
                meld = _run_action(held, suit, low, low + most - 1)
                if meld is not None:
                    yield meld


def _run_action(held: Holding, suit: int, low: int, high: int) -> LayMeld | None:
    cards: list[Card] = []
    named: list[tuple[Card, Named]] = []
    free = list(held.wilds)
    mask = held.masks[suit]
    for position in range(low, high + 1):
        if mask >> position & 1:
            card = held.card_at(suit, position)
            if card not in cards:
                cards.append(card)
                continue
            twin = next((ace for ace in held.by_rank[ACE] if ace.suit == suit and ace not in cards), None)
            if twin is not None:
                cards.append(twin)
                continue
        if not free:
            return None
        rank = ACE if position == HIGH_ACE else position
        wild = next((card for card in free if card.suit == suit and card.rank == rank), free[0])
        free.remove(wild)
        cards.append(wild)
        named.append((wild, Named(rank, suit)))
    if low == ACE and high == HIGH_ACE - 1 and held.rules.ace_high and mask >> ACE & 1:
        named.append((cards[0], Named(0, None, "low")))
    wilds = len([card for card, name in named if name.rank])
    if not held.rules.allows_wilds(wilds, len(cards) - wilds):
        return None
    return LayMeld(tuple(cards), None, tuple(named))


def candidate_layoffs(held: Holding, meld_id: str, meld: Meld) -> Iterator[LayOff]:
    """Lay-offs of these cards on one meld: each step of each end, and one wild on its own."""
    if isinstance(meld, Run):
        yield from _run_layoffs(held, meld_id, meld, 1)
        yield from _run_layoffs(held, meld_id, meld, -1)
        return
    rules = held.rules
    for card in held.by_rank.get(meld.rank, ()):
        if _set_has_room(meld, card.suit, rules):
            yield LayOff((card,), meld_id)
    if held.wilds and _takes_wild(meld, rules):
        for wild in held.wilds:
            if rules.set_distinct and not rules.floating_set_suit:
                for suit in range(4):
                    if _set_has_room(meld, suit, rules):
                        yield LayOff((wild,), meld_id, ((wild, Named(meld.rank, suit)),))
            else:
                yield LayOff((wild,), meld_id, ((wild, Named(meld.rank)),))


def _run_layoffs(held: Holding, meld_id: str, run: Run, step: int) -> Iterator[LayOff]:
    rules, suit, mask = held.rules, run.suit, held.masks[run.suit]
    position = run.high + 1 if step > 0 else run.low - 1
    free = held.wilds
    if not free and not mask >> max(position, 0) & 1:
        return
    cards: list[Card] = []
    named: list[tuple[Card, Named]] = []
    used = 0
    while 1 <= position <= rules.top:
        rank = ACE if position == HIGH_ACE else position
        natural = bool(mask >> position & 1) and held.card_at(suit, position) not in cards
        if not cards and free and _takes_wild(run, rules):
            for wild in free:
                yield LayOff((wild,), meld_id, ((wild, Named(rank, suit)),))
        if natural:
            card = held.card_at(suit, position)
            cards.append(card)
            if rank == ACE and rules.ace_high and run.low == 2 and run.high == HIGH_ACE - 1:
                named.append((card, Named(0, None, "high" if position == HIGH_ACE else "low")))
            if used == 0 or not rules.wilds_below_naturals:
                yield LayOff(tuple(cards), meld_id, tuple(named))
        elif used < len(free):
            cards.append(free[used])
            named.append((free[used], Named(rank, suit)))
            used += 1
        else:
            return
        position += step


def layoffs_with(held: Holding, card: Card, melds: Iterable[tuple[str, Meld]]) -> Iterator[LayOff]:
    """Lay-offs that contain `card`, among them a smallest one."""
    if held.rules.is_wild(card):
        held.wilds.remove(card)
        held.wilds.insert(0, card)
    else:
        held.at[card.face] = card
    for meld_id, meld in melds:
        for layoff in candidate_layoffs(held, meld_id, meld):
            if card in layoff.cards:
                yield layoff


@lru_cache(maxsize=65536)
def _wilds_for_run(mask: int, run_min: int, top: int) -> int:
    """The fewest wilds with which a suit of this mask makes a run; `run_min` where it holds no card."""
    window = (1 << run_min) - 1
    return run_min - max((mask >> low & window).bit_count() for low in range(1, top - run_min + 2))


def contract_in_reach(held: Holding, contract: Contract, one_run_a_suit: bool) -> bool:
    """Whether there are wilds enough for so many sets and runs, each looked at on its own.

    False means that the contract cannot be laid; True that it may be. It spares most hands the search.
    """
    rules, wilds = held.rules, len(held.wilds)
    needed = 0
    if contract.runs:
        runs = sorted(_wilds_for_run(mask, rules.run_min, rules.top) for mask in held.masks)
        if not one_run_a_suit:
            runs = sorted(runs * contract.runs)
        needed = sum(runs[: contract.runs])
        if needed > wilds:
            return False
    if contract.sets:
        sets = []
        for same in held.by_rank.values():
            sets.append(max(3 - _set_naturals(same, rules), 0))
            for extra in range(2, 1 + (len(same) + wilds) // 3):
                sets.append(max(3 * extra - len(same), 0))
        if len(sets) < contract.sets:
            return False
        needed += sum(sorted(sets)[: contract.sets])
    return needed <= wilds
