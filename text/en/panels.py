"""Panels in English: setting up a table, and what `/settings`, `/preferences`, `/standings`, `/privacy` say."""

SETUP = {
    "setup.game": "Game",
    "setup.help.game": "Another game starts from its usual rules.",
    "setup.seats": "Seats",
    "setup.help.seats": "How many players in all, computers included.",
    "setup.clock": "Time per turn",
    "setup.help.clock": "At the end of it a computer plays the turn.",
    "setup.level": "Computer players",
    "setup.help.level": "How well the computers play.",
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
        "Done: your data is deleted, except at a table you left that is still open. Once that is over, delete again."
    ),
    "choice.as_server": "as the server has it",
}

BOARDS = {
    "standings.value.wins": "{won} won of {games} {games:game|games}",
    "standings.value.games": "{games} {games:game|games}, {won} won",
    "standings.value.points": "{points} {points:point|points} in {games} {games:game|games}",
    "standings.value.best_hand": "{best} {best:point|points} in one hand",
    "standings.no_period": "Name a period from the list, or a month or year such as 2026-10 or 2026.",
    "menu.board": "Ordered by",
    "menu.period": "Period",
    "stats.recent": "Last games:",
    "stats.recent.won": "{game}, won with {points} {points:point|points}, {when}",
    "stats.recent.played": "{game}, {points} {points:point|points}, {when}",
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
