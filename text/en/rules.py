"""Games, house rules and the lines of the rule card, in English.

`switch.x` names a house rule, `help.x` says in one line what it is about, `value.x=v` names a value in a menu, and
`rule.x=v` is the line of the rule card (`rule.game.x=v` where a game needs its own words; `=*` for any number).
"""

GAMES = {
    "game.rummy500": "Rummy 500",
    "game.three_thirteen": "Three Thirteen",
    "game.basic_rummy": "Basic Rummy",
    "game.contract_rummy": "Contract Rummy",
    "about.rummy500": "Melds on the table score, cards in the hand cost; first to 500.",
    "about.three_thirteen": "Eleven rounds, a new wild rank in each; fewest points win.",
    "about.basic_rummy": "Get rid of your cards; the winner scores what the others hold.",
    "about.contract_rummy": "Seven deals, each with its own contract; fewest points win.",
    "preset.default": "Usual rules",
    "preset.classic": "Classic (as most books have it)",
}

SWITCHES = {
    "switch.jokers": "Jokers",
    "help.jokers": "Whether jokers are in the deck, and how many.",
    "switch.values": "Card values",
    "help.values": "What a card is worth.",
    "switch.low_ace_value": "Low ace on the table",
    "help.low_ace_value": "What an ace below a 2 is worth on the table.",
    "switch.floating": "Floating",
    "help.floating": "Play on without cards after melding the last one.",
    "switch.final_discard_unplayable": "Last discard fits nowhere",
    "help.final_discard_unplayable": "The card you go out with may not fit on any meld.",
    "switch.must_discard_to_go_out": "Discard to go out",
    "help.must_discard_to_go_out": "Whether your last card has to be discarded.",
    "switch.two_decks_from": "Two packs from",
    "help.two_decks_from": "From how many players on two packs are used.",
    "switch.target": "Points to win",
    "help.target": "How many points end the game.",
    "switch.calling": "Calling “Rummy”",
    "help.calling": "Whether a play left in the discards can be called out of turn.",
    "switch.call_uses_hand": "Calls with hand cards",
    "help.call_uses_hand": "Whether a call may be completed with cards from the hand.",
    "switch.top_discard_must_be_used": "Top discard used at once",
    "help.top_discard_must_be_used": "Whether a single card from the pile has to be played at once too.",
    "switch.min_naturals": "Natural cards in a meld",
    "help.min_naturals": "How many cards of a meld must not be wild.",
    "switch.stock_exhaustion": "When the stock runs out",
    "help.stock_exhaustion": "What happens once the last card is drawn.",
    "switch.hand_size_2p": "Cards for two players",
    "help.hand_size_2p": "How many cards each gets when two play.",
    "switch.false_call_penalty": "Price of a wrong call",
    "help.false_call_penalty": "Points that a wrong “Rummy” costs.",
    "switch.all_wild_melds": "Melds of wild cards only",
    "help.all_wild_melds": "Whether a meld may have no natural card at all.",
    "switch.ace": "Ace in runs",
    "help.ace": "Whether the ace stands below the 2 only, or also above the king.",
    "switch.ace_points": "Points for an ace",
    "help.ace_points": "What an ace left over costs.",
    "switch.wild_points": "Points for an idle wild card",
    "help.wild_points": "What a card of the wild rank costs when it is left over.",
    "switch.max_players": "Most players",
    "help.max_players": "How many people fit at the table.",
    "switch.joker_points": "Points for a joker",
    "help.joker_points": "What a joker left over costs.",
    "switch.redraw_discard": "Discard what you took",
    "help.redraw_discard": "Whether a card just taken from the pile may go straight back.",
    "switch.tie_break": "Tie at the end",
    "help.tie_break": "What happens when the best total is shared.",
    "switch.final_turn_discard": "Discard in last turns",
    "help.final_turn_discard": "Whether the others' last turns end with a discard.",
    "switch.melds_per_turn": "Melds a turn",
    "help.melds_per_turn": "How many new melds may be laid in one turn.",
    "switch.layoff_requires_own_meld": "Own meld before lay-offs",
    "help.layoff_requires_own_meld": "Whether you need a meld of your own before laying off.",
    "switch.going_rummy_double": "Going rummy",
    "help.going_rummy_double": "Double points for going out with the whole hand at once.",
    "switch.dealer_rotation": "Next dealer",
    "help.dealer_rotation": "Who deals the next hand.",
    "switch.end": "End of the game",
    "help.end": "Whether points or a number of hands end the game.",
    "switch.hands": "Number of hands",
    "help.hands": "How many hands are played when hands end the game.",
    "switch.deck_table": "Packs and jokers",
    "help.deck_table": "How many packs and jokers for how many players.",
    "switch.deal_table": "Cards in a hand",
    "help.deal_table": "How many cards are dealt in each of the seven deals.",
    "switch.run_min": "Shortest run",
    "help.run_min": "How many cards a run needs at least.",
    "switch.set_suits": "Suits in a set",
    "help.set_suits": "Whether the cards of a set must differ in suit.",
    "switch.runs_same_suit": "Contract runs in one suit",
    "help.runs_same_suit": "Whether two runs of a contract may be in the same suit.",
    "switch.multi_take": "Deeper discards",
    "help.multi_take": "Whether a buried discard may be taken with all above it.",
    "switch.may_i": "Buying discards",
    "help.may_i": "Whether others may ask for a discard that is left.",
    "switch.layoff_same_turn": "Lay-offs after the contract",
    "help.layoff_same_turn": "Whether lay-offs begin in the same turn as the contract.",
    "switch.extra_melds": "Melds beyond the contract",
    "help.extra_melds": "Whether further melds may follow the contract.",
    "switch.joker_swap": "Swapping jokers",
    "help.joker_swap": "Whether the natural card may take a joker's place in a run.",
    "switch.joker_swap_own": "Swapping one's own jokers",
    "help.joker_swap_own": "Whether you may swap a joker that you put there yourself.",
    "switch.final_deal_discard": "Discard in deal 7",
    "help.final_deal_discard": "Whether a card may be left for the discard in the last deal.",
    "switch.deuces_wild": "Twos are wild",
    "help.deuces_wild": "Whether twos stand for any card, as jokers do.",
}

VALUES = {
    "value.on": "On",
    "value.off": "Off",
    "value.values=face": "Face values",
    "value.values=five_ten_fifteen": "5, 10 and 15",
    "value.stock_exhaustion=end_on_decline": "Pile may still be played",
    "value.stock_exhaustion=end_now": "Hand ends after that turn",
    "value.stock_exhaustion=reshuffle": "Discards are shuffled",
    "value.stock_exhaustion=turn_over": "Discards are turned over",
    "value.stock_exhaustion=end": "Hand ends without score",
    "value.ace=low": "Low only",
    "value.ace=both": "Low or high",
    "value.wild_points=face": "Its face value",
    "value.tie_break=shared": "Shared win",
    "value.tie_break=extra_deal": "One more deal",
    "value.melds_per_turn=unlimited": "Any number",
    "value.melds_per_turn=1": "One",
    "value.dealer_rotation=left": "Player to the left",
    "value.dealer_rotation=winner": "Winner of the hand",
    "value.end=target": "At a number of points",
    "value.end=hands": "After a number of hands",
    "value.deck_table=seed_fixed": "Two packs, 1 or 2 jokers",
    "value.deck_table=seed_literal": "One pack up to five players",
    "value.deck_table=bicycle": "Three packs from five players",
    "value.deck_table=pagat": "More jokers with more players",
    "value.deal_table=seed": "12 cards from deal 5",
    "value.deal_table=pagat": "12 cards from deal 4",
    "value.set_suits=distinct": "All different",
    "value.set_suits=any": "Any suits",
    "value.runs_same_suit=forbidden": "Not allowed",
    "value.runs_same_suit=non_consecutive": "Only with a gap",
    "value.runs_same_suit=free": "Allowed",
    "value.final_deal_discard=forbidden": "No, all cards go down",
    "value.final_deal_discard=allowed": "Yes, as in other deals",
}

LINES = {
    # Rummy 500
    "rule.rummy500.jokers=true": "Two jokers for each pack are in the deck and stand for any card.",
    "rule.rummy500.jokers=false": "The deck has no jokers.",
    "rule.values=face": (
        "Cards from 2 to 10 count their figure, pictures 10, jokers 15, aces 15 (low aces on the table less)."
    ),
    "rule.values=five_ten_fifteen": (
        "Cards from 2 to 9 count 5, from 10 to king 10, jokers and aces 15 (low aces less)."
    ),
    "rule.low_ace_value=*": "An ace at the bottom of a run on the table counts {value} {value:point|points}.",
    "rule.floating=false": "Whoever has no card left is out, and the hand ends.",
    "rule.floating=true": (
        "Only a discard ends the hand. Whoever melds or lays off the last card floats: no cards, but turns go on."
    ),
    "rule.final_discard_unplayable=false": "You may go out with any discard.",
    "rule.final_discard_unplayable=true": (
        "The discard you go out with may not be a card that fits on a meld of the table."
    ),
    "rule.must_discard_to_go_out=false": "You go out by melding, laying off or discarding your last card.",
    "rule.must_discard_to_go_out=true": "Your last card has to be discarded: keep one back when you meld or lay off.",
    "rule.two_decks_from=*": "From {value} players on, two packs are used.",
    "rule.rummy500.target=*": (
        "The game ends once somebody has {value} {value:point|points} or more; the highest total wins."
    ),
    "rule.calling=true": (
        "After a discard anyone but the discarder may call “Rummy” if discards alone can be played: the nearest "
        "caller takes them and the turn."
    ),
    "rule.calling=false": "Nobody calls “Rummy”; discards are taken only in turn.",
    "rule.call_uses_hand=false": "A call is made with discards alone, without any card from a hand.",
    "rule.call_uses_hand=true": "A caller may complete the called play with cards from the hand.",
    "rule.top_discard_must_be_used=false": "The top discard alone may be taken without using it at once.",
    "rule.top_discard_must_be_used=true": "Any card taken from the pile, the top one too, has to be played at once.",
    "rule.min_naturals=*": "A meld needs at least {value} natural {value:card|cards}; the rest may be wild.",
    "rule.stock_exhaustion=end_on_decline": (
        "When the stock is empty, you may still take discards; the hand ends when a player takes none."
    ),
    "rule.stock_exhaustion=end_now": "The hand ends with the turn in which the last card of the stock is drawn.",
    "rule.stock_exhaustion=reshuffle": (
        "When the stock is empty, all discards but the top one are shuffled into a new stock."
    ),
    "rule.stock_exhaustion=turn_over": (
        "When the stock is empty, the discards but the top one are turned over, unshuffled."
    ),
    "rule.stock_exhaustion=end": "When the stock is empty and nobody is out, the hand is over and nobody scores.",
    "rule.hand_size_2p=*": "With two players, each gets {value} cards.",
    "rule.false_call_penalty=0": "A wrong call costs nothing.",
    "rule.false_call_penalty=*": "A wrong call costs {value} {value:point|points}.",
    # Three Thirteen
    "rule.all_wild_melds=false": "Every meld needs at least one card that is not wild.",
    "rule.all_wild_melds=true": "A meld may consist of wild cards alone.",
    "rule.ace=low": "The ace is low in runs: A-2-3 is a run, Q-K-A is not.",
    "rule.ace=both": "The ace is low or high in runs: A-2-3 and Q-K-A are both runs, K-A-2 is not.",
    "rule.basic_rummy.ace=low": "The ace is low in runs (A-2-3, not Q-K-A) and counts 1 point.",
    "rule.basic_rummy.ace=both": "The ace is low or high in runs (A-2-3 and Q-K-A, never K-A-2) and counts 15 points.",
    "rule.ace_points=*": "An ace left over costs {value} {value:point|points}.",
    "rule.wild_points=face": "A card of the wild rank that is left over costs its ordinary value.",
    "rule.wild_points=*": "A card of the wild rank that is left over costs {value} points.",
    "rule.max_players=*": "Up to {value} players; more packs are used for more players.",
    "rule.three_thirteen.jokers=0": "The deck has no jokers.",
    "rule.three_thirteen.jokers=*": "The deck has {value} {value:joker|jokers} in all, always wild.",
    "rule.joker_points=*": "A joker that is left over costs {value} {value:point|points}.",
    "rule.redraw_discard=false": "A card taken from the discard pile may not be discarded in the same turn.",
    "rule.redraw_discard=true": "A card taken from the discard pile may be discarded again at once.",
    "rule.tie_break=shared": "Players with the same best total share the win.",
    "rule.tie_break=extra_deal": "A shared best total is played off: the last deal is played once more.",
    "rule.final_turn_discard=true": (
        "Once somebody is out, the others' last turns end with a discard before the hand is shown."
    ),
    "rule.final_turn_discard=false": (
        "Once somebody is out, the others draw and show without a discard: every card in no meld counts."
    ),
    # basic Rummy
    "rule.melds_per_turn=unlimited": "You may lay any number of melds in a turn.",
    "rule.melds_per_turn=1": "You may lay one new meld in a turn.",
    "rule.layoff_requires_own_meld=false": "You may lay off on any meld, even before you have one of your own.",
    "rule.layoff_requires_own_meld=true": "You may lay off only once a meld of your own is on the table.",
    "rule.going_rummy_double=true": (
        "Going rummy, all cards in one turn with nothing laid before, doubles the points of the hand."
    ),
    "rule.going_rummy_double=false": "Going out with all cards in one turn brings no extra points.",
    "rule.dealer_rotation=left": "The deal passes to the left after each hand.",
    "rule.dealer_rotation=winner": "The winner of a hand deals the next one.",
    "rule.end=target": "The game ends when a player reaches the points to win.",
    "rule.end=hands": "The game ends after the set number of hands; a tie for first is broken by one more hand.",
    "rule.basic_rummy.target=*": (
        "If points end the game, the first player with {value} {value:point|points} or more wins."
    ),
    "rule.hands=*": "If hands end the game, {value} {value:hand is|hands are} played; most points win.",
    # Contract Rummy
    "rule.deck_table=seed_fixed": "Two packs for every table: 1 joker for 3 to 5 players, 2 jokers for 6 to 8.",
    "rule.deck_table=seed_literal": (
        "One pack and 1 joker for 3 to 5 players, two packs and 2 jokers for 6 to 8; too few cards for five players."
    ),
    "rule.deck_table=bicycle": "Two packs and 1 joker for 3 or 4 players, three packs and 2 jokers for 5 to 8.",
    "rule.deck_table=pagat": (
        "Two packs for 3 to 5 players with one joker fewer than players; three packs and 2 jokers for 6 to 8."
    ),
    "rule.deal_table=seed": "10 cards each in deals 1 to 4, 12 cards each in deals 5 to 7.",
    "rule.deal_table=pagat": "10 cards each in deals 1 to 3, 12 cards each in deals 4 to 7.",
    "rule.run_min=*": "A run needs at least {value} cards.",
    "rule.set_suits=distinct": "The cards of a set are all of different suits, so a set has 3 or 4 cards.",
    "rule.set_suits=any": "The suits of a set do not matter, and it may grow beyond 4 cards.",
    "rule.runs_same_suit=forbidden": "The runs of one contract must all be in different suits.",
    "rule.runs_same_suit=non_consecutive": "Runs of one contract may share a suit only if there is a gap between them.",
    "rule.runs_same_suit=free": "The runs of one contract may be in any suits.",
    "rule.multi_take=true": (
        "You may take a buried discard with all cards above it, if you play that card at once: in your contract, "
        "or as a lay-off once you are down."
    ),
    "rule.multi_take=false": "Only the top discard may be taken.",
    "rule.may_i=false": "Discards are not bought.",
    "rule.may_i=true": (
        "A discard that the player in turn leaves may be bought by somebody who is not down: nearest first, with the "
        "top card of the stock as its price."
    ),
    "rule.layoff_same_turn=true": "You may lay off in the same turn in which you met your contract.",
    "rule.layoff_same_turn=false": "You may lay off from the turn after the one in which you met your contract.",
    "rule.extra_melds=false": "No melds beyond the contract; after it you only lay off.",
    "rule.extra_melds=true": "After the contract you may lay further melds.",
    "rule.joker_swap=true": (
        "From the turn after your contract you may put the card a joker stands for in its place in a run, "
        "if you can play the joker in the same turn."
    ),
    "rule.joker_swap=false": "Jokers on the table stay where they lie.",
    "rule.joker_swap_own=false": "You may swap only jokers that another player put there.",
    "rule.joker_swap_own=true": "You may also swap a joker that you put there yourself.",
    "rule.final_deal_discard=forbidden": "In deal 7 the contract must use every card of your hand, without a discard.",
    "rule.final_deal_discard=allowed": "In deal 7 cards may be left and discarded, as in the other deals.",
    "rule.deuces_wild=false": "Only jokers are wild; twos are ordinary cards.",
    "rule.deuces_wild=true": "Twos are wild like jokers, and cost 15 points when left over.",
}

CARD_LINES = {
    "help.switch": "- **{name}**: {help} Usually: {value}.",
    # the lines of the rule card that rest on no single switch
    "line.goal": "Goal",
    "line.players": "Players",
    "line.deck": "Deck",
    "line.deal": "Deal",
    "line.contract": "Contracts",
    "line.melds": "Melds",
    "line.wild": "Wild cards",
    "line.draw": "Drawing",
    "line.play": "Playing",
    "line.taken": "Taken card",
    "line.score": "Scoring",
    "line.left": "Who leaves",
    "card.goal.rummy500": "Score with what you lay on the table; what stays in your hand counts against you.",
    "card.goal.three_thirteen": "Arrange your whole hand into melds; what fits nowhere counts against you.",
    "card.goal.basic_rummy": "Be the first to get rid of all your cards.",
    "card.goal.contract_rummy": "Meet each deal's contract, then get rid of your cards; what stays counts against you.",
    "card.players": "{least} to {most} players. This table has {players}.",
    "card.deck": "{packs} {packs:pack|packs} of 52 cards: {cards} cards.",
    "card.deck.jokers": "{packs} {packs:pack|packs} of 52 cards and {jokers} {jokers:joker|jokers}: {cards} cards.",
    "card.deal": "{each} cards each; the next card begins the discard pile.",
    "card.deal.rising": "{first} cards each in the first deal, one more in every further one, {last} in the last.",
    "card.deal.table": "Cards each, deal by deal: {sizes}.",
    "card.contract": "Deal by deal: {contracts}.",
    "card.contract.one": "{deal}: {contract}",
    "card.melds.distinct": (
        "A set is 3 or 4 cards of one rank in different suits; a run is {run} or more neighbours in one suit."
    ),
    "card.melds.any": (
        "A set is 3 or more cards of one rank, suits do not matter; a run is {run} or more neighbours in one suit."
    ),
    "card.melds.ace_high": "The ace is low (A-2-3) or high (Q-K-A), never in the middle.",
    "card.melds.ace_low": "The ace is low (A-2-3), never above the king.",
    "card.wild.none": "No card is wild.",
    "card.wild.jokers": "Jokers stand for any card.",
    "card.wild.deuces": "Jokers and twos stand for any card.",
    "card.wild.rising": "In each deal one rank is wild: threes in the first, then fours, and so on up to kings.",
    "card.wild.least": "A meld needs at least {least} natural {least:card|cards}.",
    "card.wild.fixed": "What a wild card stands for is named when it is laid, and stays so for the hand.",
    "card.draw.deep": (
        "Draw one card from the stock or the top discard; or a deeper discard with all above it, if you play that "
        "card at once."
    ),
    "card.draw.top": "Draw one card: from the stock, or the top discard.",
    "card.play.open": "Lay melds and lay off on any meld of the table, then discard one card.",
    "card.play.contract": (
        "Lay down the whole contract at once; after that lay off on any meld. End your turn with a discard."
    ),
    "card.play.concealed": (
        "Keep melds in your hand and discard. When all cards but the discard are in melds you may go out; "
        "everybody else has one more turn."
    ),
    "card.taken.barred": "The single card you took from the discard pile may not be discarded in the same turn.",
    "card.taken.free": "A card you took from the discard pile may be discarded in the same turn.",
    "card.score.table_minus_hand": (
        "Each hand: the cards you placed on the table less the cards left in your hand. It may be negative."
    ),
    "card.score.winner_takes": (
        "Whoever goes out scores the cards left in all other hands: pictures 10, others their figure."
    ),
    "card.score.hand": (
        "Cards left over count against you: pictures 10, aces {ace}, others their figure. Fewest points win."
    ),
    "card.left": (
        "When somebody leaves, a computer plays the seat on; whoever does not come back has lost. A seat that a "
        "computer finishes wins nothing for its player and stands last for the ratings, so nobody gains by leaving."
    ),
}

RULES = GAMES | SWITCHES | VALUES | LINES | CARD_LINES
