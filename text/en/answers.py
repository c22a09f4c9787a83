"""What the bot answers and announces, in English. `{name}` is a player, `{link}` a way to the table."""

LOBBY = {
    "lobby.title": "{game}: {host}'s table",
    "lobby.opened": "Your table is open: **{game}** for {seats}. Others press **Join**; you press **Start**.",
    "lobby.opened.thread": (
        "Your table is open in {channel}: **{game}** for {seats}. Others press **Join** there; you press **Start**."
    ),
    "lobby.opened.full": "Your table is open: **{game}** for {seats}, all seats taken. Press **Start**.",
    "lobby.opened.full.thread": (
        "Your table is open in {channel}: **{game}** for {seats}, all seats taken. Press **Start** there."
    ),
    "lobby.joined": "You have a seat: **{seat}**. The game starts once the host presses **Start**.",
    "lobby.left": "You gave up your seat. **Join** brings you back while the table waits.",
    "lobby.missing": "{n} more {n:player|players} needed to start.",
    "lobby.host_starts": "**{name}** can start the game.",
    "lobby.anyone_starts": "The host has been silent for a while: anyone seated may press **Start**.",
    "lobby.computer_added": "A computer player has sat down ({level}).",
    "lobby.computer_removed": "A computer player has left the table.",
    "lobby.rules_usual": "All rules are the usual ones.",
    "lobby.rules_differ": "{n} {n:rule differs|rules differ} from the usual:",
    "lobby.rule_line": "**{name}**: {text}",
    "lobby.rule_line.changed": "**{name}** (changed): {text}",
    "lobby.rule_usually": "-# Usually: {text}",
    "lobby.panel": "Choose a rule, then its value. Changes take effect at once, until the game starts.",
    "lobby.started": "The game begins. Your hand is on its way; **My hand** shows it at any time.",
    "lobby.closes": "Closes {until} unless the game starts.",
    "lobby.clock": "Time per turn: {clock}.",
    "lobby.hints.on": "Hints are allowed.",
    "lobby.hints.off": "No hints.",
    "rules.title": "Rules of this table: {game}",
    "rules.intro.usual": "Every house rule is as usual.",
    "rules.intro.changed": "{n} house {n:rule differs|rules differ} from the usual, marked **changed**.",
    "rules.help": "`/rules` explains how the game is played.",
}

PLAY = {
    "done.drew": "You drew **{card}**.",
    "done.took": "You took **{cards}**.",
    "done.took.several": "You took {n} cards: **{cards}**.",
    "done.took.duty": "You took **{cards}**. Now play **{duty}** first.",
    "done.melded": "{onto} is on the table: {cards}.",
    "done.contract": "Your contract is met: {melds}. You may lay off from now on.",
    "done.contract.later": "Your contract is met: {melds}. You may lay off from your next turn on.",
    "done.laid_off": "{cards} is on {onto} now.",
    "done.laid_off.several": "{cards} are on {onto} now.",
    "done.swapped": "{card} lies in {onto}, and the joker is yours. Play it in this turn.",
    "done.discarded": "You discarded {card}. Your turn is over.",
    "done.discarded.out": "You discarded {card} and are out.",
    "done.out": "You are out! The others each have one more turn.",
    "done.out.hand": "You are out, and the hand is over.",
    "done.floated": "Your last card is on the table: you float, and the hand goes on without cards in your hand.",
    "done.called": "“Rummy” it is: you took {cards}, and the turn is yours.",
    "done.call_waits": "Your call is heard. Somebody nearer to the discard may still call; it is decided {until}.",
    "done.call_penalty": "That was no play, and costs {n} {n:point|points} at this table.",
    "done.passed": "You passed.",
    "done.declined": "You took nothing, so the hand ends.",
    "done.bought": "You asked for {card}. If nobody nearer wants it, it comes to you with a card from the stock.",
    "done.sorted": "Sorted {order}.",
    "done.next_hand": "You are ready for the next hand ({ready} of {players}).",
    "done.nothing": "Nothing has changed.",
    "ask.cards": "Choose cards in the menu first, then press the button again.",
    "ask.one_card": "Choose exactly one card for that.",
    "ask.onto": "Choose the meld in the **Lay off** menu.",
    "ask.joker": "Your joker can stand for several cards. Which do you mean?",
    "ask.reading": "These cards are a set and a run at once. Which do you mean?",
    "ask.table": "You sit at several tables. Which one do you mean?",
    "ask.table.here": "There are several tables here. Which one do you mean?",
    "ask.call": "Choose the play you call; only what lies open is used.",
    "ask.take_many": "That brings {n} cards into your hand, and {duty} has to be played at once. Take them?",
    "ask.discard_joker": "A joker is worth keeping, and whoever plays next may take it. Discard it anyway?",
    "ask.discard_fits": "{card} fits on {onto}. Discard it anyway?",
    "hand.where": "-# {game} · table {table} · #{channel} · {server}",
    "hand.empty": "You hold no cards.",
    "hand.spectator": (
        "You are watching, so you hold no hand. **Join** gives you a seat while a table waits for players."
    ),
    "hand.not_dealt": "No cards have been dealt yet.",
    "hand.new": "New hand: your {n} {n:card|cards}.",
    "hand.taken": "**{card}** came from the pile, so it cannot be this turn's discard.",
    "hand.dm_closed.channel": "**{name}**, press **My hand** to see your cards.",
    "ping.turn": "{mention}, it is your turn.",
    "line.until": "The turn ends {until}.",
    "line.hurry": "**{name}**, a quarter of your time is left.",
    "line.all_away": "Everybody is away, so the table waits. Press anything here to go on.",
    "line.clock_off": "No clock.",
    "line.grace": "Drawing opens {until}.",
    "line.claim": "**{name}** called “Rummy”; decided {until}.",
    "line.next_hand": "Next hand {until}, or when everyone has pressed **Next hand** ({ready} of {players}).",
    "line.votes": "{votes} of {needed} votes to end the game.",
    "line.recent": "-# {lines}",
    "line.last_turns": "Last turns still to come: {names}.",
    "line.joker_swap": "Joker to be had in {onto}: it stands for {card}.",
}

TABLES = {
    "table.shown": "Here is the table.",
    "table.moved": "The table is in this channel now.",
    "table.left": "You left the game. A computer plays your seat on; `/table join` takes it back.",
    "table.back": "Welcome back: the seat is yours again.",
    "table.kicked": "**{name}** has been taken off the game; a computer plays the seat on.",
    "table.voted": "Your vote is counted: {votes} of {needed}.",
    "table.ended": "The table is closed.",
    "table.ended.finished": "The game has been played to its end.",
    "table.ended.host": "The host has closed the table.",
    "table.ended.moderator": "A moderator has closed the table.",
    "table.ended.vote": "The players voted to end the game.",
    "table.ended.idle": "The table is closed: nobody played for a week.",
    "table.ended.lobby": "The table is closed: its game was not started.",
    "table.ended.empty": "The table is closed: everybody has left.",
    "table.frozen": (
        "I am sorry: this table's record could not be read back, so the game cannot go on. Other tables are not "
        "affected. Whoever runs this bot finds the reason in its log."
    ),
    "table.rematch": (
        "A new table is open with the same rules, and everybody who stayed to the end sits there already. The host "
        "presses **Start**; whoever has had enough presses **Leave**."
    ),
    "table.rematch.link": "The rematch is at table {table}.",
    "table.export": "The game, move by move. The referee reads this file.",
    "table.none": "There is no table here. `/table open` opens one.",
    "table.none_yours": "You sit at no table. `/table open` opens one, **Join** takes a seat.",
    "table.unknown": "I know no table like that. Choose one from the list.",
    "notice.nudge": "A quarter of your time is left: your turn at table {table} ends {until}.",
    "notice.turn_played": "Your time was up at table {table}, so a computer played this turn for you.",
    "notice.seat_kept.away": "A computer keeps your seat at table {table} until you press anything there.",
    "notice.seat_kept.left": "A computer plays your seat at table {table}. `/table join` takes it back.",
    "notice.seat_kept.kicked": "You were taken off table {table}; a computer plays the seat on.",
    "notice.host_now": "You are the host of table {table} now: you may start, close and change it.",
    "notice.host_now.game": "You are the host of table {table} now: you may end it and take players off it.",
    "notice.sent_away": "You were taken off table {table} before its game began.",
    "notice.idle_soon": "Nobody has played here for a while: this table closes {until} unless somebody does.",
    "notice.seat_kept.table": "A computer keeps the seat of **{name}**.",
}

TROUBLE = {
    "error.unexpected": "Something went wrong on my side, and nothing was changed. If it stays, report number `{id}`.",
    "error.unknown_press": (
        "I do not know this button any more; it is from another time. `/table show` brings the table."
    ),
    "error.unknown_choice": (
        "I do not know this choice any more; the menu is from another time. Open it again and choose once more."
    ),
    "error.guild_only": "That works in a server's channel, not in direct messages.",
    "error.channel": "Tables may be opened in {channels} on this server.",
    "error.permission.yours": "For that you need the permission “{permission}” here.",
    "error.permission.mine": (
        "I am missing {n:a permission|permissions} in this channel: {permissions}. Somebody who may manage the "
        "channel can give {n:it|them} to me, then try again."
    ),
    "error.permission.lost": (
        "Your table in **{channel}** is kept, but I may no longer show it there: {permissions} "
        "{n:is|are} missing. `/table show` in another channel moves it."
    ),
    "error.channel_gone": (
        "The channel of your table is gone. The game is kept: `/table show` in another channel goes on."
    ),
    "error.picture": "The picture could not be drawn this time. **Text** says the same in words.",
    "error.discord": "Discord did not take that just now. Nothing is lost: try again in a moment.",
    "error.slow_down": "One moment: you can do that again {until}.",
    "error.not_found.member": "I do not find that member here.",
    "permission.view_channel": "View Channel",
    "permission.send_messages": "Send Messages",
    "permission.send_messages_in_threads": "Send Messages in Threads",
    "permission.embed_links": "Embed Links",
    "permission.attach_files": "Attach Files",
    "permission.read_message_history": "Read Message History",
    "permission.create_public_threads": "Create Public Threads",
    "permission.manage_channels": "Manage Channels",
    "permission.manage_guild": "Manage Server",
}

RESULTS = {
    "result.out": "**{name}** went out.",
    "result.out.rummy": "**{name}** went rummy: the points are doubled.",
    "result.stock": "The stock is used up, so the hand ends. Nobody went out.",
    "result.dead": "The hand is dead: nobody scores.",
    "result.seat": "{name}: {points:+} this hand, {total} in all.",
    "result.seat.table_minus_hand": (
        "{name}: {melded} melded, {laid_off} laid off, {in_hand} in hand: **{points:+}**, {total} in all."
    ),
    "result.penalty": "{name} lost {n} {n:point|points} by a wrong call.",
    "result.left": "Left in hand: {cards}.",
    "result.left.none": "Nothing left in hand.",
    "result.winner": "**{winners}** wins the game.",
    "result.winners": "**{winners}** share the win.",
    "result.tie": "The best total is shared, so one more hand is dealt.",
    "result.next_dealer": "**{name}** deals next.",
    "result.final": "{place}. {name}: {total} {total:point|points}",
}

STANDINGS = {
    "standings.title": "Standings: {server}",
    "standings.empty": "No games have been finished here yet. `/table open` starts one.",
    "standings.empty.filter": "No finished games match that. Try another game or period.",
    "standings.row": "{place}. {name}: {value}",
    "standings.page": "Page {page} of {pages}",
    "standings.low_wins": "Fewest points win in this game.",
    "stats.title": "{name}",
    "stats.none": "{name} has not finished a game here yet.",
    "stats.none.you": "You have not finished a game here yet.",
    "stats.hidden": "{name} keeps their results to themselves.",
    "stats.game": "**{game}**: {games} {games:game|games}, {wins} won, best hand {best:+}.",
    "stats.total": "In all: {games} {games:game|games}, {wins} won.",
    "settings.title": "Settings of this server",
    "settings.saved": "Saved. {name}: {value}.",
    "settings.line": "**{name}**: {value}",
    "settings.game": "Default game",
    "settings.channels": "Channels for tables",
    "settings.channels.all": "everywhere",
    "settings.clock": "Time per turn",
    "settings.hints": "Hints",
    "settings.theme": "Theme",
    "settings.deck": "Deck colours",
    "settings.language": "Language",
    "settings.language.auto": "as Discord says",
    "preferences.title": "Your preferences",
    "preferences.hand": "Your hand goes to",
    "preferences.theme": "Theme",
    "preferences.deck": "Deck colours",
    "preferences.sort": "Order of cards",
    "preferences.ping": "Ping at your turn",
    "preferences.language": "Language",
    "preferences.leaderboard": "Name on leaderboards",
    "preferences.dm_closed": (
        "My direct messages do not reach you. Allow messages from members of this server, then type "
        "`/preferences hand:both`."
    ),
    "preferences.dm_again": "I will try direct messages again from your next hand on.",
    "yes": "yes",
    "no": "no",
    "privacy.title": "What is stored about you",
    "privacy.text": (
        "- Your account number and the name you had at each table, so that your seat is yours.\n"
        "- Every move of the games you play, hands included, so that a game survives a restart.\n"
        "- Results of finished hands and games and the ratings they make, for standings and statistics.\n"
        "- Your preferences, and whether your direct messages are closed.\n"
        "Nothing you write in channels is read or stored. **Export my data** sends you all of it as a file. "
        "**Delete my data** removes it; results stay for the other players, with your name gone."
    ),
    "privacy.export": "All that is stored about you, as a file.",
    "privacy.export.none": "Nothing is stored about you.",
    "privacy.delete.ask": (
        "This removes your preferences and your name from every result, for good. Results themselves stay for the "
        "other players. Delete?"
    ),
    "privacy.delete.running": "You sit in a game that is running. Finish or leave it first, then delete.",
    "privacy.deleted": "Done: your data is deleted.",
    "privacy.not_deleted": "Nothing was deleted.",
}

ANSWERS = LOBBY | PLAY | TABLES | TROUBLE | RESULTS | STANDINGS
