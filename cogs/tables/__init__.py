"""Tables in Discord: opening, the lobby, house rules, the rule card, and what comes after a game."""
