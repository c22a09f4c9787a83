"""Why a move was refused, in English: what, by which rule, and what the player can do now.

Keys are `refusal.<code>`; a further part picks the sentence by one field ("phase", "why", "do"), by an empty list
("none"), or by a rule of the table ("off").
"""

REFUSALS = {
    # turn and phase
    "refusal.E_NOT_YOUR_TURN": "It is not your turn yet: **{turn}** is to play. Your cards stay as they are.",
    "refusal.E_WRONG_PHASE.draw": (
        "Every turn begins with a draw, and you have not drawn yet. Draw from the stock or take a discard, then play."
    ),
    "refusal.E_WRONG_PHASE.play": (
        "You have drawn already in this turn, and one draw is all there is. Play from your hand, or end your turn."
    ),
    "refusal.E_WRONG_PHASE": "That is not possible at this point of the turn. The table above says what comes next.",
    "refusal.E_HAND_OVER": "This hand is over, so nothing more is played in it. Wait for the next deal.",
    "refusal.E_NOT_THIS_GAME": "{game} has no such move. The buttons show what can be done now.",
    "refusal.E_NOT_THIS_GAME.take": "In {game} nothing can be taken from the discard pile here. Draw from the stock.",
    "refusal.E_NOT_THIS_GAME.meld": (
        "In {game} melds are not laid on the table during play: keep them in your hand. Once all your cards but one "
        "are in melds, press **Go out**."
    ),
    "refusal.E_NOT_THIS_GAME.contract": (
        "{game} has no contract to lay down. Lay your melds one at a time with **Meld**."
    ),
    "refusal.E_NOT_THIS_GAME.layoff": (
        "In {game} nothing is laid off: every player arranges their own hand. Discard, or go out if all but one card "
        "are in melds."
    ),
    "refusal.E_NOT_THIS_GAME.swap": (
        "In {game} a joker on the table stays where it lies. You can lay off on its meld or lay one of your own."
    ),
    "refusal.E_NOT_THIS_GAME.out": (
        "{game} needs no announcement: you are out as soon as your last card is melded, laid off or discarded."
    ),
    "refusal.E_NOT_THIS_GAME.rummy": "Nobody calls “Rummy” in {game}. Wait for your turn and take the discard then.",
    "refusal.E_NOT_THIS_GAME.false_call": (
        "Nobody calls “Rummy” in {game}, so no wrong call is punished either. The game goes on."
    ),
    "refusal.E_NOT_THIS_GAME.decline": "There is still something to draw, so your turn goes on: take a card first.",
    "refusal.E_NOT_THIS_GAME.pass": "There is nothing to pass on here. If it is your turn, draw a card.",
    "refusal.E_NOT_THIS_GAME.buy": "Discards are not bought in {game}. On your own turn you may take the top one.",
    # drawing
    "refusal.E_STOCK_EMPTY": (
        "The stock is used up. Take from the discard pile instead, or use **/pass** if you want nothing of it."
    ),
    "refusal.E_PILE_EMPTY": "The discard pile is empty, so there is nothing to take. Draw from the stock.",
    "refusal.E_NOT_IN_PILE": (
        "{card} is not in the discard pile (any more). Look at the table again and choose a card that lies there."
    ),
    "refusal.E_TOP_ONLY": (
        "Only the top discard may be taken here, and that is {top}. Take it, or draw from the stock."
    ),
    "refusal.E_NO_DUTY_PLAY": (
        "{card} would have to be played the moment you take it, and with your cards it cannot: it completes no meld "
        "and fits on none. Choose another card, or draw from the stock."
    ),
    "refusal.E_RESTOCK_DUE": (
        "The stock is empty: {cards} {cards:discard is|discards are} being shuffled into a new one. Draw again in "
        "a moment."
    ),
    # playing
    "refusal.E_DUTY_PENDING": (
        "{card} has to be played first: you took it on the promise to use it at once. Put it in a meld or lay it off, "
        "then go on."
    ),
    "refusal.E_NOT_IN_HAND": "You do not hold {cards}. Open **My hand** for your cards as they are now.",
    "not_so_many": "You hold only {n} {n:copy|copies} of {card}. Name each card once: `7H 8H 9H`.",
    "refusal.E_NOT_A_MELD": (
        "{cards}: that is neither a set (cards of one rank) nor a run (neighbours in one suit). "
        "Add or swap a card and try again."
    ),
    "refusal.E_JOKER_DECLARATION_REQUIRED": (
        "These cards can be read in more than one way, so say what you mean:\n{choices}\n"
        "Pick one from the menu, or type the cards again in that form."
    ),
    "refusal.E_TOO_FEW_NATURALS": (
        "A meld needs at least {least} natural {least:card|cards}, and this one has fewer. Replace a wild card by "
        "a natural one."
    ),
    "refusal.E_TOO_MANY_WILDS": (
        "A meld of this size may hold {most} wild {most:card|cards} at most. Take one out, or add natural cards."
    ),
    "refusal.E_NO_SUCH_MELD": "There is no meld {onto} on the table. You can lay off on {melds}.",
    "refusal.E_NO_SUCH_MELD.none": "There is no meld {onto}: the table has no melds yet. You can lay the first one.",
    "refusal.E_DOES_NOT_FIT": (
        "{cards} does not fit on {onto}. A set takes its own rank, a run the next card at either end, and no card "
        "there moves."
    ),
    "refusal.E_STRANDED": (
        "That would leave you with {card} alone, and you took it from the pile in this turn, so it cannot be "
        "discarded. Use {card} in the same play, or keep another card for the discard."
    ),
    "refusal.E_MUST_KEEP_DISCARD": (
        "That would use up your last card, and the last card has to be discarded here. Keep one card back for the "
        "discard."
    ),
    "refusal.E_ONE_MELD_A_TURN": (
        "You have laid your one meld of this turn. Lay cards off, or discard to end your turn."
    ),
    "refusal.E_OWN_MELD_FIRST": (
        "You lay off once a meld of your own is on the table, and there is none yet. Lay a meld first, or discard."
    ),
    # discarding
    "refusal.E_TAKEN_CARD": (
        "{card} came from the discard pile in this turn, so it cannot go straight back. Discard another card; "
        "from your next turn on you may discard it."
    ),
    "refusal.E_PLAYABLE_DISCARD": (
        "{card} fits on {onto}, and a last card that still fits cannot be the discard you go out with. "
        "Lay it off instead."
    ),
    # contracts and swaps
    "refusal.E_CONTRACT_FIRST": (
        "First comes the contract of this deal: {contract}, laid down all at once. Until then you draw and discard."
    ),
    "refusal.E_CONTRACT_MISMATCH": (
        "This deal's contract is {contract}, no more and no less; you showed {laid}. Nothing was laid down: "
        "choose the melds again, or discard."
    ),
    "refusal.E_RUNS_SAME_SUIT": (
        "Two runs of your contract are in {suit}, and they may not be like that here. Use another suit for one of them."
    ),
    "refusal.E_NO_EXTRA_MELDS": (
        "You have met your contract, and no further melds are laid after it. Lay cards off on any meld, or discard."
    ),
    "refusal.E_LAYOFF_LATER": (
        "You met your contract in this turn; lay-offs begin with your next one. Discard to end your turn."
    ),
    "refusal.E_FINAL_DEAL_ALL_CARDS": (
        "In the last deal the contract has to use every card of your hand, and {left} would be left. "
        "Make the runs longer, or discard and wait."
    ),
    "refusal.E_SWAP_OFF": "Jokers stay where they lie at this table. Lay your card off elsewhere, or keep it.",
    "refusal.E_SWAP_SET": (
        "{onto} is a set, and a joker in a set stays there for the hand. Only jokers in runs can be swapped."
    ),
    "refusal.E_SWAP_OWN": (
        "You put the joker in {onto} there yourself, and only somebody else's joker can be swapped here. "
        "Another run may have one."
    ),
    "refusal.E_SWAP_TOO_EARLY": (
        "Swaps begin in the turn after you met your contract. Go on with this turn, the joker can wait."
    ),
    "refusal.E_SWAP_CARD": (
        "The joker in {onto} stands for {wanted}, so {card} cannot take its place. Swap with exactly that card."
    ),
    "refusal.E_SWAP_CARD.none": "There is no joker in {onto} that {card} could take the place of. Choose another run.",
    "refusal.E_SWAP_NO_USE": (
        "You would have to play the joker from {onto} in this same turn, and it fits nowhere. Leave it for now."
    ),
    # going out, calling, buying
    "refusal.E_CANNOT_GO_OUT": (
        "You cannot go out yet: at best {left} would be left over beside the discard. Every card but the discard "
        "must be in a meld; discard and go on."
    ),
    "refusal.E_CANNOT_GO_OUT.none": (
        "You cannot go out like that: one card has to be left for the discard, and it may not be the card you just "
        "took. Discard and go on."
    ),
    "refusal.E_CANNOT_GO_OUT.out": (
        "**{out}** has gone out already, and only one player does. This is your last turn: discard a card, and your "
        "hand is arranged as well as it can be."
    ),
    "refusal.E_CALL_CLOSED": (
        "“Rummy” can be called only between a discard and the next draw, and that moment is not now. "
        "Watch the next discard."
    ),
    "refusal.E_CALL_CLOSED.off": "“Rummy” is not called at this table. Wait for your turn and take from the pile then.",
    "refusal.E_CALL_SELF": (
        "You made that discard, so the call is for the others. They may still see what you left them."
    ),
    "refusal.E_CALL_NO_PLAY": (
        "{cards} cannot be played like that: a call needs discards that fit on a meld of the table, or three or more "
        "that make one among themselves. Nothing happened; look again."
    ),
    "refusal.E_CALL_USES_HAND": (
        "A call is made with discards alone, and {cards} is not in the pile. Once the call stands you may play "
        "from your hand."
    ),
    "refusal.E_BUY_CLOSED.window": (
        "There is no discard to ask for now. You can ask right after the player in turn has left it."
    ),
    "refusal.E_BUY_CLOSED.turn": (
        "It is your own turn, so you need not ask: take the top discard, or draw from the stock."
    ),
    "refusal.E_BUY_CLOSED.own": "You made that discard yourself, so it is for the others. Wait for the next one.",
    "refusal.E_BUY_CLOSED.down": (
        "You have met your contract, and from then on discards are not bought. Take one on your own turn."
    ),
    "refusal.E_BUY_CLOSED.asked": "You have asked already. The player nearest in turn who asks gets the card.",
    "refusal.E_BUY_CLOSED.off": "Discards are not bought at this table. On your own turn you may take the top one.",
    "refusal.E_BUY_LIMIT": (
        "You have used {limit:the one buy|every buy} a player has in a hand ({limit}). Take discards on your own turn."
    ),
}
