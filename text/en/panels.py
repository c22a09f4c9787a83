"""Panels in English: setting up a table, and what `/settings`, `/preferences`, `/standings`, `/privacy` say."""

SETUP = {
    "setup.game": "Game",
    "setup.help.game": "Another game starts from its usual rules.",
    "setup.seats": "Seats",
    "setup.help.seats": "How many players in all, computers included.",
    "setup.clock": "Time per turn",
    "setup.help.clock": "At the end of it a computer plays the turn.",
    "setup.level": "Computer players",
    "setup.help.level": "Easy misses things, normal plays soundly, hard counts cards. They see what a player sees.",
    "setup.hints": "Hints",
    "setup.help.hints": "Whether players may ask for advice.",
    "menu.pace": "Game, seats, time, computers, hints",
    "panel.old_form": "This form was opened before I restarted. Press the button again; nothing has changed.",
    "panel.look": "Choose a rule to read it. The host changes rules, until the game starts.",
}

SETTINGS = {
    "settings.rules.panel": "Choose a rule, then its value. New tables of this game begin with these rules.",
    "settings.everywhere": "Allow everywhere",
    "settings.channels.which": "Name the channels as #links, such as #general, at most 25; or “everywhere”.",
    "privacy.deleted.running": (
        "Done: your data is deleted, except that of a game you left which is still going on: it needs its moves until "
        "it ends. Once it is over, delete again."
    ),
    "choice.as_server": "as the server has it",
}

BOARDS = {
    "standings.value.rating": "{rating} ({change:+})",
    "standings.value.wins": "{won} won of {games} {games:game|games}",
    "standings.value.games": "{games} {games:game|games}, {won} won",
    "standings.value.points": "{points} {points:point|points} in {games} {games:game|games}",
    "standings.value.best_hand": "{best} {best:point|points} in one hand",
    "standings.rating": "rating {rating} ({change:+})",
    "standings.course": "last games {course}",
    "standings.players": "{n} {n:player|players}",
    "standings.least": "at least {n} rated {n:game|games}",
    "standings.rated": (
        "From {least} rated {least:game|games} on. Games among two or more people are rated; everybody begins at 1500."
    ),
    "standings.mine": "You: place {place} of {players}.",
    "standings.mine.few": "You: {games} rated {games:game|games}; {least} are needed for a place.",
    "standings.mine.none": "You: no games of this kind.",
    "standings.mine.unlisted": "You: on no leaderboard, as you chose in `/preferences`.",
    "standings.empty.rating": "Nobody has enough rated games here yet.",
    "button.mine": "My place",
    "standings.no_period": "Name a period from the list, or a month or year such as 2026-10 or 2026.",
    "menu.board": "Ordered by",
    "menu.period": "Period",
    "stats.recent": "Last games:",
    "stats.recent.won": "{game}, won with {points} {points:point|points}, {when}",
    "stats.recent.played": "{game}, {points} {points:point|points}, {when}",
    "stats.recent.rated": "{said}, rating {change:+}",
    "stats.rating": "Rating {rating} ({change:+}), after the last rated games: {course}.",
    "stats.streak": "Wins in a row: {now} now, {best} at most.",
    "stats.recent.left": "{game}, left to a computer, {when}",
}

REPLAY = {
    "replay.at": "Turn {at} of {of}",
    "menu.hand": "Hand",
    "option.hand": "Hand {n}",
    "button.first": "First",
    "button.last": "Last",
}

PANELS = SETUP | SETTINGS | BOARDS | REPLAY
