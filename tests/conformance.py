"""`python -m tests.conformance`: rule questions as JSON lines in, the engine's answers out.

A question is an object of `rules/examples.json` (rules.md section 14 says what each kind asks); `expect` and `why`
may be absent and are never looked at.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine import arrange
from engine.actions import (
    CHANCE,
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
    Restock,
    SwapJoker,
    Take,
    parse_named,
)
from engine.cards import ACE, Card, card, deck, joker, parse_cards
from engine.match import next_dealer
from engine.meld_readings import Problem, Reading, read_layoff, read_meld
from engine.melds import Meld, MeldRules, Named, SetMeld
from engine.moves.calling import nearest
from engine.referee import fault_text
from engine.refusals import NoDutyPlay, Refused, RestockDue
from engine.round import Round, TableMeld
from engine.rules import RuleSet
from engine.scoring import hand_points, meld_points, table_points, winner_points, winners
from engine.switches import BadRules
from engine.variants import GAMES, make_rules

Input = Mapping[str, Any]
ASK = "joker_declaration_required"


class Copies:
    """Physical cards for the texts of one question: each text in turn is another copy."""

    def __init__(self) -> None:
        self.used: Counter[int] = Counter()

    def one(self, text: str) -> Card:
        """The next copy of this text."""
        asked = Card.parse(text)
        if asked.is_joker:
            return asked
        self.used[asked.face] += 1
        return card(asked.rank, asked.suit, self.used[asked.face] - 1)

    def all(self, texts: Iterable[str]) -> list[Card]:
        """The next copies of all these texts."""
        return [self.one(text) for text in texts]


def declared(cards: Sequence[Card], told: Mapping[str, str] | None) -> dict[Card, Named]:
    """The `as` of a question for these physical cards."""
    named: dict[Card, Named] = {}
    for text, means in (told or {}).items():
        held = next((one for one in cards if one.text == Card.parse(text).text and one not in named), None)
        if held is not None:
            named[held] = parse_named(means)
    return named


def verdict(readings: list[Reading] | Problem) -> bool | str:
    """true, false, or that something must be declared."""
    if isinstance(readings, Problem):
        return False
    return ASK if len(readings) > 1 else True


def deal_of(given: Input) -> int:
    """The deal (in Three Thirteen the round) of a question."""
    return int(given.get("deal", given.get("round", 1)))


def read_one(told: Mapping[str, Any], rules: MeldRules, copies: Copies) -> tuple[list[Card], Meld]:
    """A told meld: its cards in the order named, and the meld."""
    cards = copies.all(told["cards"])
    readings = read_meld(cards, rules, told.get("type"), declared(cards, told.get("as")))
    if isinstance(readings, Problem):
        raise ValueError("the question's table holds no legal meld")
    return cards, readings[0].meld


def table_for(rules: RuleSet, given: Input, players: int = 3, copies: Copies | None = None) -> tuple[Round, Copies]:
    """A round with the question's melds on the table, seat 0 in turn, in phase play."""
    copies = copies or Copies()
    table = Round(rules, players, players - 1, deal_of(given))
    table.phase = "play"
    for told in given.get("table", ()):
        _, meld = read_one(told, table.melding, copies)
        put(table, players - 1, meld)
    return table, copies


def put(table: Round, owner: int, meld: Meld) -> str:
    """Lay a told meld down for a seat."""
    table.meld_numbers[owner] += 1
    meld_id = f"{chr(65 + owner)}{table.meld_numbers[owner]}"
    slots = tuple(slot._replace(by=owner) for slot in meld.slots)
    laid: Meld = type(meld)(meld.rank if isinstance(meld, SetMeld) else meld.suit, slots)
    table.melds[meld_id] = TableMeld(meld_id, owner, laid)
    return meld_id


def legal(table: Round, seat: int, action: Action) -> bool:
    """Whether the engine allows it."""
    return table.check(seat, action) is None


# the kinds --------------------------------------------------------------------------------------------------------


def deck_size(rules: RuleSet, given: Input) -> object:
    return rules.deck_size(given["players"]) if seated(rules, given) else "infeasible"


def deal_size(rules: RuleSet, given: Input) -> object:
    return rules.hand_size(given["players"], deal_of(given)) if seated(rules, given) else "infeasible"


def stock_after_deal(rules: RuleSet, given: Input) -> object:
    left = rules.stock_after_deal(given["players"], deal_of(given)) if seated(rules, given) else 0
    return left if left >= 1 else "infeasible"


def seated(rules: RuleSet, given: Input) -> bool:
    return rules.min_players <= int(given["players"]) <= rules.max_players


def draw_options(rules: RuleSet, given: Input) -> object:
    table = Round(rules, max(rules.min_players, 2), 0)
    cards = deck(4)
    table.hands[1] = cards[:1]
    table.discard = cards[1 : 1 + given["discard_count"]]
    table.stock = cards[1 + given["discard_count"] : 1 + given["discard_count"] + given["stock"]]
    table.open_turn(1)
    if table.is_over:
        return ["hand_over"]
    options = []
    if isinstance(table.check(1, Draw()), RestockDue | None):
        options.append("draw_stock")
    if table.discard and isinstance(table.check(1, Take(table.discard[-1])), NoDutyPlay | None):
        options.append("take_top")
    if len(table.discard) > 1 and isinstance(table.check(1, Take(table.discard[0])), NoDutyPlay | None):
        options.append("take_deep")
    return [*options, "end_hand"] if legal(table, 1, Decline()) else options


def meld_valid(rules: RuleSet, given: Input) -> object:
    cards = Copies().all(given["cards"])
    named = declared(cards, given.get("as"))
    return verdict(read_meld(cards, rules.melding(deal_of(given)), given.get("type"), named))


def joker_infer(rules: RuleSet, given: Input) -> object:
    cards = Copies().all(given["cards"])
    named = declared(cards, given.get("as"))
    readings = read_meld(cards, rules.melding(deal_of(given)), given.get("type"), named)
    if isinstance(readings, Problem):
        return False
    return {wild.text: name.text for wild, name in readings[0].wilds} if len(readings) == 1 else ASK


def meld_score(rules: RuleSet, given: Input) -> object:
    _, meld = read_one(given, rules.melding(deal_of(given)), Copies())
    return sum(meld_points(rules, meld, deal_of(given)))


def layoff_valid(rules: RuleSet, given: Input) -> object:
    copies, how = Copies(), rules.melding(deal_of(given))
    _, meld = read_one(given["meld"], how, copies)
    cards = copies.all(given["cards"])
    return verdict(read_layoff(meld, cards, how, declared(cards, given.get("as"))))


def hand_score(rules: RuleSet, given: Input) -> object:
    copies = Copies()
    table = Round(rules, 2, 1, deal_of(given))
    for told in given.get("table", ()):
        cards, meld = read_one(told, table.melding, copies)
        mine = {cards[index] for index in told["mine"]}
        meld_id = put(table, 1, meld)
        item = table.melds[meld_id]
        slots = tuple(slot._replace(by=0 if slot.card in mine else 1) for slot in item.meld.slots)
        item.meld = type(item.meld)(item.meld.rank if isinstance(item.meld, SetMeld) else item.meld.suit, slots)
    in_hand = hand_points(rules, deal_of(given), copies.all(given.get("hand", ())))
    return sum(table_points(table)[0]) - in_hand if rules.scoring == "table_minus_hand" else in_hand


def down_of(given: Input) -> int:
    """0 not down, 1 since this turn, 2 since an earlier one."""
    if given.get("contract_met_this_turn"):
        return 1
    earlier = ("down", "contract_met", "contract_met_on_earlier_turn")
    return 2 if any(given.get(name) for name in earlier) else 0


def take_valid(rules: RuleSet, given: Input) -> object:
    table, copies = table_for(rules, given)
    table.phase = "draw"
    table.hands[0] = copies.all(given["hand"])
    table.discard = copies.all(given["discard"])
    table.stock = [joker(8)] * int(given.get("stock", 1))
    table.down[0] = down_of(given)
    return legal(table, 0, Take(table.discard[given["from_index"]]))


def guarded(rules: RuleSet, given: Input) -> tuple[Round, list[Card]]:
    """A turn in phase play with the question's hand, guards and table."""
    table, copies = table_for(rules, given)
    hand = copies.all(given["hand"])
    table.hands[0] = list(hand)
    table.discard = copies.all(given.get("pile", ()))
    table.down[0] = down_of(given)
    if given.get("restricted_index") is not None:
        table.taken = hand[given["restricted_index"]]
    if given.get("must_play_index") is not None:
        table.duty = hand[given["must_play_index"]]
    return table, hand


def discard_valid(rules: RuleSet, given: Input) -> object:
    table, hand = guarded(rules, given)
    return legal(table, 0, Discard(hand[given["discard_index"]]))


def play_legal(rules: RuleSet, given: Input) -> object:
    table, hand = guarded(rules, given)
    play = given["play"]
    cards = tuple(hand[index] for index in play["indexes"])
    named = tuple(declared(cards, play.get("as")).items())
    if play["type"] == "layoff":
        return legal(table, 0, LayOff(cards, list(table.melds)[play["meld"]], named))
    return legal(table, 0, LayMeld(cards, play.get("kind"), named))


def rummy_available(rules: RuleSet, given: Input) -> object:
    table, copies = table_for(rules, given)
    table.phase, table.discarder = "draw", 2
    table.discard = copies.all(given["discard"])
    table.hands[1] = copies.all(given.get("hand", ()))
    return any(isinstance(move, CallRummy) for move in table.legal_actions(1))


def rummy_call(rules: RuleSet, given: Input) -> object:
    players, discarder = given["players"], given["discarder"]
    table, copies = table_for(rules, given, players)
    table.turn = (discarder + 1) % players if discarder is not None else 0
    table.discarder = None if given.get("next_player_has_drawn") else discarder
    table.phase = "play" if given.get("next_player_has_drawn") else "draw"
    table.discard = copies.all(given["discard"])
    caller, play = given["caller"], given["play"]
    table.hands[caller] = copies.all(given.get("hand", ()))
    others = [joker(8)] if not table.hands[caller] and not rules.call_uses_hand else []
    table.hands[caller] += others  # a caller who keeps a card, where no hand is told
    cards = named_cards(play["cards"], [*reversed(table.discard), *table.hands[caller]])
    onto = dict(enumerate(table.melds)).get(play["meld"], "none") if play["type"] == "layoff" else None
    action = CallRummy(cards, onto, play.get("kind"), tuple(declared(cards, play.get("as")).items()))
    if not legal(table, caller, action):
        return {"legal": False}
    called = table.apply(caller, action)[0]
    return {"legal": True, "taken": [card.text for card in called.cards]}  # type: ignore[attr-defined]


def named_cards(texts: Sequence[str], places: Sequence[Card]) -> tuple[Card, ...]:
    """Texts as physical cards of these places, the first of equal ones; those elsewhere stay as they are."""
    left, found = list(places), []
    for asked in parse_cards(" ".join(texts)):
        held = next((one for one in left if one.text == asked.text), None)
        if held is not None:
            left.remove(held)
        found.append(held or asked)
    return tuple(found)


def rummy_priority(rules: RuleSet, given: Input) -> object:
    caller = nearest(given["players"], given["discarder"], given["callers"])
    return {"caller": caller, "next_after": Round(rules, given["players"], 0).next_seat(caller)}


def float_action(rules: RuleSet, given: Input) -> object:
    copies = Copies()
    table = Round(rules, 2, 1)
    table.phase = "play"
    hand = copies.all(given["drawn"])
    table.hands = [list(hand), [joker(8)]]
    table.discard = [joker(7)]
    played = list(named_cards(given.get("played", ()), hand))
    if played and isinstance(read_meld(played, table.melding), Problem):
        for one in played:
            rank = ACE if one.is_joker else one.rank
            others = [card(rank, suit, 7) for suit in range(4) if suit != one.suit][:3]
            readings = read_meld(others, table.melding)
            assert not isinstance(readings, Problem)
            table.apply(0, LayOff((one,), put(table, 1, readings[0].meld)))
    elif played:
        table.apply(0, LayMeld(tuple(played)))
    if given.get("discarded"):
        table.apply(0, Discard(named_cards([given["discarded"]], table.hands[0])[0]))
    if table.is_over:
        return "hand_over"
    return "continues" if table.hands[0] else "floats"


def winner(rules: RuleSet, given: Input) -> object:
    names, totals = list(given["scores"]), list(given["scores"].values())
    deal = int(given.get("deal", rules.deals))
    won = winners(rules, totals, deal, int(given.get("hands_played", deal)))
    return [names[seat] for seat in won] if won else "continue"


def best_partition(rules: RuleSet, given: Input) -> object:
    return least_penalty(rules, given, Copies().all(given["hand"]))


def least_penalty(rules: RuleSet, given: Input, hand: Sequence[Card]) -> int:
    return arrange.best_arrangement(hand, rules.melding(deal_of(given)), arrange.costs_of(rules)).cost


def barred(rules: RuleSet, given: Input, hand: Sequence[Card]) -> Card | None:
    index = given.get("restricted_index")
    return hand[index] if index is not None and rules.taken_card_barred else None


def can_go_out(rules: RuleSet, given: Input) -> object:
    table, copies = table_for(rules, given)
    hand = copies.all(given["hand"])
    table.hands[0] = list(hand)
    table.taken = barred(rules, given, hand)
    return any(legal(table, 0, GoOut(one)) for one in hand)


def final_turn_best(rules: RuleSet, given: Input) -> object:
    hand = Copies().all(given["hand"])
    if not rules.last_turn_discard:
        return least_penalty(rules, given, hand)
    kept = barred(rules, given, hand)
    ways = arrange.best_discard(hand, rules.melding(deal_of(given)), arrange.costs_of(rules), kept)
    return ways[0].rest.cost


def final_turn_order(rules: RuleSet, given: Input) -> object:
    table = Round(rules, given["players"], (given["out"] - 1) % given["players"])
    table.phase = "play"
    table.hands[given["out"]] = list(parse_cards("5H 6H 7H 8H"))
    table.stock = [joker(8)]
    table.apply(given["out"], GoOut(table.hands[given["out"]][0]))
    return list(table.waiting)


def hand_result(rules: RuleSet, given: Input) -> object:
    copies = Copies()
    costs = [hand_points(rules, 1, copies.all(hand)) for hand in given["losers"]]
    return winner_points(rules, costs, bool(given.get("going_rummy")) and not given.get("played_before"))


def reshuffle(rules: RuleSet, given: Input) -> object:
    table = Round(rules, max(rules.min_players, 2), 0)
    table.discard = deck(2)[: given["discard_count"]]
    due = table.check(1, Draw())
    if isinstance(due, RestockDue):
        table.apply(CHANCE, Restock(due.cards))
    elif due is None:
        table.apply(1, Draw())
        return {"new_stock": len(table.stock) + 1, "discard": len(table.discard)}
    return {"new_stock": len(table.stock), "discard": len(table.discard)}


def contract_met(rules: RuleSet, given: Input) -> object:
    table, hand = guarded(rules, given)
    left, melds = list(hand), []
    for told in given["melds"]:
        cards = named_cards(told["cards"], left)
        left = [one for one in left if one not in cards]
        named = declared(cards, told.get("as"))
        melds.append(LayMeld(cards, told.get("type"), tuple(named.items())))
    return legal(table, 0, LayContract(tuple(melds)))


def joker_swap(rules: RuleSet, given: Input) -> object:
    seat, owner = given["player"], given["joker_played_by"]
    copies = Copies()
    table = Round(rules, max(seat, owner, 3) + 1, 0, int(given.get("deal", 1)))
    table.phase = given.get("phase", "play")
    table.turn = seat if given.get("own_turn", True) else table.next_seat(seat)
    table.down[seat] = down_of(given)
    _, meld = read_one(given["meld"], table.melding, copies)
    onto = put(table, owner, meld)
    for told in given.get("other_melds", ()):
        put(table, owner, read_one(told, table.melding, copies)[1])
    table.hands[seat] = copies.all(given["hand"])
    offer = named_cards([given["offer"]], table.hands[seat])[0]
    wanted = [slot.named.text for slot in meld.slots if slot.card.text == given.get("joker", slot.card.text)]
    if offer.text not in wanted:
        return False  # another joker of the run is that card, or none is
    return legal(table, seat, SwapJoker(onto, offer))


def next_dealer_of(rules: RuleSet, given: Input) -> object:
    return next_dealer(rules, given["players"], given["dealer"], given.get("hand_winner"))


def buy_resolution(rules: RuleSet, given: Input) -> object:
    players, discarder = given["players"], given["discarder"]
    table = Round(rules, players, discarder)
    cards = deck(2)
    table.stock, table.discard, table.discarder = cards[:20], cards[20:24], discarder
    for seat, used in (given.get("buys_used") or {}).items():
        table.buys[int(seat)] = used
    for seat in given.get("already_down", ()):
        table.down[seat] = 2
    for seat in given["requests"]:
        if legal(table, seat, Buy()):
            table.apply(seat, Buy())
    before = [len(hand) for hand in table.hands]
    in_turn = table.turn
    table.apply(in_turn, Take(table.discard[-1]) if given.get("next_player_takes") else Draw())
    gained = [len(hand) - count for hand, count in zip(table.hands, before, strict=True)]
    buyer = next((seat for seat, more in enumerate(gained) if more and seat != in_turn), None)
    return {"buyer": buyer, "extra_cards": 0 if buyer is None else gained[buyer]}


KINDS: Mapping[str, Callable[[RuleSet, Input], object]] = {
    "deck_size": deck_size,
    "deal_size": deal_size,
    "stock_after_deal": stock_after_deal,
    "draw_options": draw_options,
    "meld_valid": meld_valid,
    "joker_infer": joker_infer,
    "meld_score": meld_score,
    "layoff_valid": layoff_valid,
    "hand_score": hand_score,
    "take_valid": take_valid,
    "discard_valid": discard_valid,
    "play_legal": play_legal,
    "rummy_available": rummy_available,
    "rummy_call": rummy_call,
    "rummy_priority": rummy_priority,
    "float_action": float_action,
    "winner": winner,
    "best_partition": best_partition,
    "can_go_out": can_go_out,
    "final_turn_best": final_turn_best,
    "final_turn_order": final_turn_order,
    "hand_result": hand_result,
    "reshuffle": reshuffle,
    "contract_met": contract_met,
    "joker_swap": joker_swap,
    "next_dealer": next_dealer_of,
    "buy_resolution": buy_resolution,
}


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's answer to one question, or what of it does not exist yet."""
    told = {"id": question.get("id")}
    game, kind = question["game"], question["kind"]
    if game not in GAMES:
        return {**told, "answer": None, "unknown": game}
    if kind not in KINDS:
        return {**told, "answer": None, "unknown": kind}
    options = dict(question.get("options") or {})
    preset = options.pop("preset", None)
    try:
        rules = make_rules(game, options, preset)
    except BadRules as error:
        return {**told, "answer": None, "refused": [fault_text(fault) for fault in error.faults]}
    return {**told, "answer": KINDS[kind](rules, question["input"])}


_NONSENSE = (ValueError, LookupError, TypeError, AttributeError, AssertionError, Refused, RecursionError)


def main() -> None:
    """Answer every line of standard input."""
    for line in sys.stdin:
        if line.strip():
            question: Any = None
            try:
                question = json.loads(line)
                told = answer(question)
            except _NONSENSE as error:  # a question that makes no sense: say so, go on
                asked = question.get("id") if isinstance(question, dict) else None
                told = {"id": asked, "answer": None, "error": f"{type(error).__name__}: {error}"}
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
