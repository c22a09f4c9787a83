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
    "panel.look": "Choose a rule to read it. The host changes rules, until the game starts.",
}

PANELS = SETUP
