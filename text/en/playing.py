"""What the hand panel and the table message say besides, in English."""

PLAYING = {
    "table.number": "table {table}",
    "ask.decline": "If you take nothing, the hand ends and is scored. Shall it?",
    "ask.call.hand": "Choose the play you call; it needs a discard, and your own cards may help.",
    "ask.call.pick": "Choose the discards in the menu, and where they go; then press **Rummy!** again.",
    "ask.take": "Which discard would you like? All cards above it come along.",
    "ask.swap": "Choose in the **Swap a joker** menu which card takes which joker's place.",
    "menu.call.onto": "Where do they go?",
    "option.call.new": "A new meld",
    "option.pile.takes": "takes {n} {n:card|cards}",
}
