"""The table in English: small words, turns, happenings, hints, and refusals that lie in who, when or where."""

SMALL = {
    "joker": "joker",
    "seat": "seat {letter}",
    "nobody": "nobody",
    "no_card": "nothing",
    "this_game": "this game",
    "the_host": "the host",
    "named": "{card} as {as_card}",
    "named.low": "{card} low",
    "named.high": "{card} high",
    "kind.set": "set",
    "kind.run": "run",
    "choice": "{kind}: {stand} (type `{typed}`)",
    "meld.named": "{id} ({cards})",
    "rule.quoted": "-# Rule card · {name}: {text}",
    "from_to": "a number from {least} to {most}",
    "contract.sets": "{n} {n:set|sets}",
    "contract.runs": "{n} {n:run|runs}",
    "contract.nothing": "nothing",
    "suit.0": "spades",
    "suit.1": "hearts",
    "suit.2": "diamonds",
    "suit.3": "clubs",
    "ranks.1": "aces",
    "ranks.2": "twos",
    "ranks.3": "threes",
    "ranks.4": "fours",
    "ranks.5": "fives",
    "ranks.6": "sixes",
    "ranks.7": "sevens",
    "ranks.8": "eights",
    "ranks.9": "nines",
    "ranks.10": "tens",
    "ranks.11": "jacks",
    "ranks.12": "queens",
    "ranks.13": "kings",
    "deal.title": "{game}, hand {deal}",
    "deal.title.three_thirteen": "{game}, round {deal} of 11: {wild} are wild",
    "deal.title.contract_rummy": "{game}, deal {deal} of 7: {contract}",
}

TURNS = {
    "turn.lobby": "Waiting for players: {taken} of {seats} seats taken.",
    "turn.lobby.full": "All {seats} seats are taken.",
    "turn.finished": "The game is over. Winner: **{winners}**.",
    "turn.between": "The hand is over; the next one is dealt soon.",
    "turn.closed": "This table is closed.",
    "turn.draw": "**{name}** to draw.",
    "turn.draw.dry": "**{name}** to draw. The stock is used up, so only discards are left.",
    "turn.draw.last": "**{name}** to draw, for a last turn: {out} has gone out.",
    "turn.call": "**{name}** draws next. Until then, anyone but {discarder} may call “Rummy”.",
    "turn.buy": "**{name}** draws next. Until then, others may ask for {top}.",
    "turn.play": "**{name}** to meld, lay off or discard.",
    "turn.play.duty": "**{name}** has to play {duty} first.",
    "turn.play.contract": "**{name}** to lay down the contract ({contract}) or discard.",
    "turn.play.concealed": "**{name}** to discard or go out.",
    "turn.play.last": "**{name}** to make the last discard: {out} has gone out.",
    "yours.wait": "**{name}** is to play. You can sort your cards meanwhile.",
    "yours.draw": "Your turn: draw from the stock, or take {top} from the discards.",
    "yours.draw.dry": "Your turn: the stock is used up. Take from the discards, or pass.",
    "yours.draw.last": "Your last turn: {out} has gone out. Draw from the stock, or take {top}.",
    "yours.call": "You draw next. You may also call “Rummy” if you see a play in the discards.",
    "yours.buy": "You draw next: from the stock, or {top}.",
    "yours.play": "Your turn: meld, lay off, then discard one card.",
    "yours.play.duty": "Your turn: play {duty} first, in a meld or as a lay-off.",
    "yours.play.contract": "Your turn: lay down {contract} all at once, or discard one card.",
    "yours.play.concealed": "Your turn: discard one card, or go out if all others are in melds.",
    "yours.play.last": "Your last turn: discard one card. Your hand is then arranged as well as it can be.",
}

HAPPENINGS = {
    "happening.dealt": "New hand, dealt by **{name}**.",
    "happening.drew": "**{name}** drew from the stock.",
    "happening.took": "**{name}** took {cards}.",
    "happening.took.several": "**{name}** took {count} discards: {cards}.",
    "happening.melded": "**{name}** laid {onto}: {cards}.",
    "happening.laid_off": "**{name}** laid off {cards} on {onto}.",
    "happening.swapped": "**{name}** swapped a joker in {onto}.",
    "happening.swapped.several": "**{name}** swapped in {onto}: {cards}.",
    "happening.discarded": "**{name}** discarded {cards}.",
    "happening.called": "**{name}** called “Rummy” and took {cards}.",
    "happening.call_failed": "**{name}** called “Rummy” without a play.",
    "happening.call_failed.number": "**{name}** called “Rummy” without a play: {n} {n:point|points} lost.",
    "happening.buy_asked": "**{name}** asked for the discard.",
    "happening.passed": "**{name}** passed.",
    "happening.bought": "**{name}** bought {cards}, with a card from the stock as its price.",
    "happening.declined": "**{name}** took nothing.",
    "happening.restocked": "The discards were made into a new stock.",
    "happening.restocked.number": "The discards were made into a new stock of {n} {n:card|cards}.",
    "happening.floated": "**{name}** has no cards left and floats.",
    "happening.went_out": "**{name}** went out!",
    "happening.shown": "**{name}** showed the hand.",
    "happening.left": "**{name}** left; a computer plays on.",
    "happening.kicked": "**{name}** was taken off the game; a computer plays on.",
    "happening.took_back": "**{name}** is back.",
    "happening.timed_out": "**{name}** ran out of time; a computer played this turn.",
    "happening.hand_ended": "The hand is over.",
    "happening.game_ended": "The game is over.",
    "happening.more": "… and {n} more {n:move|moves} before that.",
}

HINTS = {
    "hint.melds": "You hold: {melds}.",
    "hint.fits": "{cards} on {onto}",
    "hint.layoffs": "You can lay off: {fits}.",
    "hint.discard": "A good discard is {card}: {why}.",
    "hint.because": "it helps you least",
    "hint.because.lonely": "nothing in your hand goes with it",
    "hint.because.costly": "it costs the most if somebody goes out",
    "hint.because.safe": "the next player can do least with it",
    "hint.because.gone": "the cards that would complete it are gone",
    "hint.because.only": "it is the only card you may discard",
    "hint.nothing": "No advice right now: nothing can be laid, and no discard stands out.",
    "hint.draw.stock": "Draw from the stock: the top discard helps you little.",
    "hint.draw.top": "Take {card}: it fits your hand.",
    "hint.draw.deep": "Take from {card} up: it can be played at once and brings cards you can use.",
    "hint.out": "You can go out now.",
    "hint.wait": "It is not your turn. Your best melds so far: {melds}.",
}

TABLE_REFUSALS = {
    "refusal.T_UNKNOWN_TABLE": "There is no table {table_id} (any more). `/table open` opens a new one.",
    "refusal.T_FROZEN": (
        "Table {table_id} stands still: its record could not be read back. Nothing you did caused this. "
        "Please tell whoever runs the bot; other tables go on."
    ),
    "refusal.T_NOT_SAVED": (
        "Your move could not be written down just now, so it was not made and nothing is lost. Try again in a moment."
    ),
    "refusal.T_SHUTTING_DOWN": "The bot is restarting. Every table is kept; try again in a moment.",
    "refusal.T_STALE": "The table has moved on since you opened this. Here it is as it is now; choose again.",
    "refusal.T_NOT_SEATED": (
        "You do not sit at this table, so this is for its players. You may watch, and read its rules."
    ),
    "refusal.T_ALREADY_SEATED": "You sit at this table already: {seat} is you. There is nothing left to do but play.",
    "refusal.T_SEAT_GIVEN": "You left this game, and a computer plays for you. `/table join` gives you your seat back.",
    "refusal.T_KICKED_OUT": (
        "You were sent away from this game, so its seat stays with the computer. Other tables are open to you."
    ),
    "refusal.T_NOT_HOST": "That is for the host, **{host}**. Ask them, or somebody who may manage channels.",
    "refusal.T_HOST_STILL_HERE": (
        "**{host}** opened this table and starts it. If the host stays silent, you may start it {until}."
    ),
    "refusal.T_COMPUTERS_SEAT": "{seat} is a computer player, not a person. Choose somebody who sits at the table.",
    "refusal.T_NO_SUCH_SEAT": "Nobody of that kind sits at this table. Look at the seats and choose again.",
    "refusal.T_TABLE_FULL": (
        "{seats:The only seat is|All {seats} seats are} taken. Wait for one, or open another table with `/table open`."
    ),
    "refusal.T_NO_COMPUTER": "There is no computer player at this table to send away.",
    "refusal.T_TOO_FEW_PLAYERS": (
        "This game needs at least {least} {least:player|players}, and {seated} {seated:is|are} here. "
        "Wait for more, or press **Add computer**."
    ),
    "refusal.T_BAD_SETUP": "The table cannot be set up like that:\n{faults}\nChange one of these and try again.",
    "refusal.T_GAME_RUNNING": (
        "The game has begun, so seats and rules stay as they are until it is over. `/table rules` shows the rules, and "
        "`/table open` opens another table."
    ),
    "refusal.T_NOT_STARTED": "The game has not begun yet. It starts once the host presses **Start**.",
    "refusal.T_TABLE_OVER": "This table is closed. `/table open` opens a new one.",
    "refusal.T_TABLE_OVER.finished": (
        "This game has been played to its end. **Rematch** starts another with the same people."
    ),
    "refusal.T_TABLE_OVER.host": "The host has closed this table. `/table open` opens a new one.",
    "refusal.T_TABLE_OVER.moderator": "A moderator has closed this table. `/table open` opens a new one.",
    "refusal.T_TABLE_OVER.vote": "The players voted to end this game. `/table open` opens a new table.",
    "refusal.T_TABLE_OVER.idle": (
        "This table was closed because nobody played for a week. `/table open` opens a new one."
    ),
    "refusal.T_TABLE_OVER.lobby": (
        "This table was closed because its game was not started. `/table open` opens a new one."
    ),
    "refusal.T_TABLE_OVER.empty": "This table was closed because everybody left. `/table open` opens a new one.",
    "refusal.T_NOT_OVER_YET": (
        "That is for games that were played to their end, and this one was not. Finish it first, or open another "
        "table with `/table open`."
    ),
    "refusal.T_HAND_NOT_OVER": "The hand is still being played, so there is nothing to deal yet.",
    "refusal.T_ALREADY_VOTED": "Your vote is counted already: {votes} of {needed}. The others have to decide now.",
    "refusal.T_CALL_PENDING": (
        "**{seat}** has called “Rummy”. A nearer player may still call; it is decided {until}, and nobody draws before."
    ),
    "refusal.T_CALL_BEATEN": (
        "**{seat}** has called as well and sits nearer to the discard, so that call goes first. "
        "You may call again after the next discard."
    ),
    "refusal.T_GRACE_TIME": "The others have a moment to claim the discards first. You can draw {until}.",
    "refusal.T_HINTS_OFF": "This table plays without hints. `/rules` explains the game at any time.",
}

FAULTS = {
    "fault.unknown_game": "There is no game “{name}”. Choose {others}.",
    "fault.unknown_switch": "This game has no house rule “{name}”. It has {others}.",
    "fault.bad_value": "{name}: “{value}” is not possible. Choose {others}.",
    "fault.bad_value.level": "Computer level: “{value}” is not possible. Choose {others}.",
    "fault.bad_value.clock": "Time per turn: “{value}” is not possible. Choose {others}.",
    "fault.bad_value.seats": "A table cannot have {n} {n:seat|seats}. Choose {least} to {most}.",
    "fault.bad_value.preset": "There is no set of rules called “{value}”. Choose {others}.",
    "fault.E_CONTRADICTION": "{name} cannot go together with these as they are: {others}. Change one of them.",
    "fault.E_TABLE_SIZE.players": "{n} players cannot play this game with these rules: it takes {least} to {most}.",
    "fault.E_TABLE_SIZE.seats": (
        "{n} {n:seat is|seats are} too few: {least} {least:player|players} would sit there, computers included. "
        "Choose more seats."
    ),
    "fault.E_TABLE_SIZE.deals": (
        "With {n} players the deck is too small: it runs out in deal {others}. Choose more packs or fewer players."
    ),
}

TABLE = SMALL | TURNS | HAPPENINGS | HINTS | TABLE_REFUSALS | FAULTS
