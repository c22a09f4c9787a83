"""What is wrong with typed cards, in English, and how to type them."""

MISREAD = {
    "misread.empty": "I see no cards in that. Type them like this: `7H 8H 9H`, or `7♥ 8♥ 9♥`.",
    "misread.too_long": "That is too much text for cards. Type only the cards: `7H 8H 9H`.",
    "misread.one_card": "Name exactly one card here, such as `7H` or `10♣`.",
    "misread.one_meld": "Name the cards of one meld here; `;` and `/` separate melds only in a contract.",
    "misread.no_suit": "“{part}” needs a suit: S spades, H hearts, D diamonds or C clubs, as in `7H`.",
    "misread.no_rank": "“{part}” needs a rank before it: A, 2 to 10, J, Q or K, as in `7H`.",
    "misread.number": "No card has the figure “{part}”. Ranks are A, 2 to 10, J, Q and K, so the ace is `AH`.",
    "misread.word": "I do not know “{part}” as a card. Type rank and suit: `7H`, `10♣`, `queen of spades`.",
    "misread.sign": "“{part}” does not belong to a card. Separate cards by spaces or commas, melds by `;`.",
    "misread.unknown": "I cannot place “{part}”. Type rank and suit of each card: `7H 8H 9H`.",
    "misread.copy": "“{part}” is no copy of a card: `7H#2` is the 7♥ of the second pack. Just `7H` will do.",
    "misread.twice": "You named {part} twice, and it is one and the same card. Name each card once: `7H 8H 9H`.",
    "misread.too_many": (
        "There are not that many cards {part}. `7H 7H` means both copies of the 7♥, where there are two."
    ),
    "misread.end_alone": "Say which ace is to be “{part}”: `AH=low` or `AH=high`.",
    "misread.equals_what": "Before `=` stands the joker, and after it the card it is to be: `X1=9H`.",
    "misread.equals_nothing": "Say after `=` which card “{part}” is to be: `X1=9H`.",
    "misread.equals_joker": "The joker comes before the `=`, the card it stands for after it: `X1=9H`.",
}
