"""Words in pictures and their twins: English here, other languages come in through the `Words` protocol."""

from __future__ import annotations

from string import Formatter
from typing import Final, Protocol, TypeAlias

from render.pieces import Line, Piece, Plain


class Words(Protocol):
    """Where a picture gets its words from."""

    def template(self, key: str, count: int = 1, /) -> str:
        """The text for `key`, its placeholders as in `ENGLISH`, in the plural form for `count`; KeyError if unknown."""
        ...


ENGLISH: Final[dict[str, str]] = {
    # games
    "game.rummy500": "Rummy 500",
    "game.three_thirteen": "Three Thirteen",
    "game.basic_rummy": "Rummy",
    "game.contract_rummy": "Contract Rummy",
    # header
    "hand": "Hand {deal}",
    "deal": "Deal {deal}",
    "deal_of": "Deal {deal} of {deals}",
    "round_of": "Round {deal} of {deals}",
    "to_points": "to {target}",
    "cards_each": "{n} card each|{n} cards each",
    "lowest_wins": "lowest total wins",
    "turn.draw": "to draw",
    "turn.play": "to play",
    "turn.contract": "to play or discard",
    "turn.last": "has the last turn",
    "turn.duty": "must play {card}",
    "status.between": "Hand over",
    "status.finished": "Game over",
    "status.closed": "Closed",
    "status.new": "New table",
    "wins": "wins the game",
    "wins_round": "won the round",
    "win_together": "{names} win together",
    "and": " and ",
    # seats
    "player": "Player {letter}",
    "game_score": "Game",
    "hand_score": "Hand",
    "left_table": "left",
    "dealer": "dealer",
    "cards": "{n} card|{n} cards",
    "down": "Down",
    # table
    "stock": "Stock",
    "discard": "Discard",
    "discard_n": "Discard {n}",
    "take_range": "take {k} = cards {first} to {last}",
    "take_two": "take {k} = cards {first} and {last}",
    "take_one": "take {k} = card {first}",
    "empty": "empty",
    "melds": "Melds",
    "melds_n": "Melds {n}",
    "laid_off_by": "letter on a card = laid off by",
    "see_board": "see board {n}",
    "no_melds": "No melds yet",
    "no_melds_hint": "Sets of 3 or 4 and runs of 3 or more appear here",
    "no_melds_hint_any": "Sets and runs of 3 or more appear here",
    "last": "Last:",
    # what happened
    "did.drew": "drew from the stock",
    "did.took": "took {cards}",
    "did.took_many": "took {n} card from the pile|took {n} cards from the pile",
    "did.melded": "laid {meld}",
    "did.laid_off": "laid {cards} on {meld}",
    "did.discarded": "discarded {cards}",
    "did.swapped": "swapped {cards} for the joker in {meld}",
    "did.called": "called Rummy",
    "did.call_failed": "called wrongly, −{n}",
    "did.bought": "bought {cards}",
    "did.buy_asked": "wants to buy",
    "did.passed": "passed",
    "did.declined": "did not draw",
    "did.floated": "plays on without cards",
    "did.went_out": "went out",
    "did.shown": "showed the hand",
    "did.restocked": "{n} card became the new stock|{n} discards became the new stock",
    "did.left": "left",
    "did.kicked": "was taken off",
    "did.took_back": "is back",
    "did.timed_out": "ran out of time",
    "did.other": "moved",
    # hand
    "your_hand": "Your hand",
    "your_turn.draw": "Your turn: draw",
    "your_turn.play": "Your turn: play",
    "your_turn.last": "Your last turn",
    "your_turn.duty": "Your turn: must play {card}",
    "hand_of_game": "{game}, {deal}",
    "no_cards": "No cards — you went out",
    "meld.run": "Run",
    "meld.set": "Set of {rank}",
    "melds_sum": "Melds {points}",
    "hand_sum": "In hand {points}",
    "left_over": "left over {points}",
    "also": "Also:",
    "also_melds_sum": "melds {points}, left over {left}",
    "taken_barred": "{card} may not be discarded now",
    # Three Thirteen
    "are_wild": "{ranks} are wild",
    "ranks.1": "Aces",
    "ranks.2": "2s",
    "ranks.3": "3s",
    "ranks.4": "4s",
    "ranks.5": "5s",
    "ranks.6": "6s",
    "ranks.7": "7s",
    "ranks.8": "8s",
    "ranks.9": "9s",
    "ranks.10": "10s",
    "ranks.11": "Jacks",
    "ranks.12": "Queens",
    "ranks.13": "Kings",
    "jokers_wild": "jokers are wild too",
    "out": "OUT",
    "this_round": "{points} this round",
    "total": "total",
    "last_turn_now": "last turn now",
    "last_turn_waits": "last turn to come",
    "is_out": "{name} is out",
    "is_out_1": "Everyone else has",
    "is_out_2": "one last turn.",
    "is_out_3": "Lowest total wins.",
    "nobody_out": "Nobody is out",
    "nobody_out_1": "Meld all your cards",
    "nobody_out_2": "but one to go out.",
    "nobody_out_3": "Lowest total wins.",
    # Contract Rummy
    "contract": "Contract",
    "set_of": "Set of {n}",
    "run_of": "Run of {n}",
    "swap_in": "Joker swap in {melds}",
    "swap_stands": "The joker stands for {card}",
    "swap_how": "Put that card there, take the joker",
    # results
    "hand_result": "Hand {deal} result",
    "deal_result": "Deal {deal} result",
    "round_result": "Round {deal} result",
    "ended.stock": "the stock ran out",
    "ended.dead": "nobody scores",
    "next_deals": "Next hand: {name} deals",
    "col.player": "Player",
    "col.melds": "Melds",
    "col.laid_off": "Laid off",
    "col.in_hand": "In hand",
    "col.hand": "Hand",
    "col.game": "Game",
    "col.left_over": "Left over",
    "col.round": "This round",
    "col.total": "Total",
    "col.won_from": "Won from",
    "col.points": "Points",
    "went_out": "Went out",
    "went_out_short": "out",
    "left": "left",
    "went_rummy": "Went rummy",
    "score_scale": "game score",
    "score_bright": "bright part = this hand",
    "wrong_call": "wrong call",
    # standings and leaderboard
    "final_standings": "Final standings",
    "hands": "{n} hand|{n} hands",
    "points": "pts",
    "legend_points": "points",
    "legend_rating": "rating",
    "legend_change": "change",
    "legend_line": "Line = rating over the last {n} game|Line = rating over the last {n} games",
    "leaderboard": "Leaderboard",
    "min_games": "min. {n} game|min. {n} games",
    "too_few_games": "Nobody has {n} rated game yet|Nobody has {n} rated games yet",
    "page": "{first}–{last} of {n}",
    "col.rating": "Rating",
    "col.last_games": "Last 10 games",
    "col.games": "Games",
    "col.won": "Won",
    "col.best_hand": "Best hand",
    "somebody": "Player",
    "no_rated_games": "No rated games yet",
    # lobby
    "new_table": "New table",
    "whose_table": "{name}'s table",
    "press_join": "Press Join to sit down",
    "seats_taken": "{taken} of {n} seats taken",
    "missing": "{n} more player needed|{n} more players needed",
    "can_start": "{name} can start now",
    "anyone_can_start": "Anyone seated can start now",
    "open_seat": "Open seat",
    "host": "Host",
    "lobby.waiting": "Waiting for players",
    "lobby.ready": "Ready to start",
    "rule.target": "Target",
    "rule.deck": "Deck",
    "rule.aces": "Aces",
    "rule.clock": "Turn time",
    "rule.deals": "Deals",
    "rule.rounds": "Rounds",
    "rule.cards": "Cards",
    "aces.both": "high or low",
    "aces.low": "low",
    "packs": "{n} pack|{n} packs",
    "packs_jokers": "{packs} + {n} joker|{packs} + {n} jokers",
    "clock.off": "no limit",
    "cards_range": "{first} to {last}",
    # twins
    "twin.turn": "Turn: {letter} {name} {what}.",
    "twin.seats": "Seats: {seats}.",
    "twin.stock": "Stock {n}.",
    "twin.discard": "Discard, 1 is oldest: {cards}.",
    "twin.discard_empty": "Discard empty.",
    "twin.discard_top": "Discard {n}, top {cards}.",
    "twin.melds": "Melds: {melds}.",
    "twin.no_melds": "No melds.",
    "twin.see_board": "Melds on board {n}.",
    "twin.pile_board": "All discards on board {n}.",
    "twin.last": "Last: {line}.",
    "twin.hand": "hand {points}",
    "twin.game": "game {points}",
    "twin.total": "total {points}",
    "twin.laid_by": "laid off by {letter}",
    "twin.wild_card": "wild card",
    "twin.joker_as": "joker as {card}",
    "twin.wild_as": "{wild} as {card}",
    "twin.joker": "joker",
    "twin.down": "down",
    "twin.not_down": "not down",
    "twin.out": "{letter} {name} is out.",
    "twin.contract": "Contract: {parts}.",
    "twin.swaps": "Joker swaps: {swaps}.",
    "twin.swap": "{meld} joker stands for {card}",
    "twin.suggested": "Suggested melds: {melds}.",
    "twin.left_over": "Left over {points}: {cards}.",
    "twin.nothing_left": "Nothing left over.",
    "twin.history": "last games {values}",
    "twin.right": "A meld",
    "twin.wrong": "No meld",
    "twin.sum": "Melds {points}.",
    "twin.range": "{first} to {last}",
    "suit.0": "spades",
    "suit.1": "hearts",
    "suit.2": "diamonds",
    "suit.3": "clubs",
    "suit.-1": "jokers",
}


class EnglishWords:
    """The words of `ENGLISH`."""

    def template(self, key: str, count: int = 1, /) -> str:
        """The English text; two forms are told apart by a bar."""
        one, _, many = ENGLISH[key].partition("|")
        return many if many and count != 1 else one


ENGLISH_WORDS: Final = EnglishWords()
Fact: TypeAlias = str | int | Piece | Line


def say(words: Words, key: str, count: int = 1, /, **facts: str | int) -> str:
    """The finished text for `key`."""
    return words.template(key, count).format(**facts)


def line(words: Words, key: str, count: int = 1, /, **facts: Fact) -> Line:
    """The text for `key` as pieces: names and cards keep being pieces of their own (design 3.3, 9)."""
    pieces: list[Piece] = []
    for text, field, _, _ in Formatter().parse(words.template(key, count)):
        if text:
            pieces.append(Plain(text))
        if field is None:
            continue
        fact = facts[field]
        if isinstance(fact, tuple):
            pieces += fact
        else:
            pieces.append(Plain(str(fact)) if isinstance(fact, str | int) else fact)
    return tuple(pieces)
