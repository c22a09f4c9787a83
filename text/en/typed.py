"""English words for cards as people type them."""

from text.vocabulary import Vocabulary

TYPED = Vocabulary(
    ranks={
        "ace": 1,
        "aces": 1,
        "two": 2,
        "deuce": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
        "nine": 9,
        "ten": 10,
        "jack": 11,
        "queen": 12,
        "king": 13,
    },
    suits={"spade": 0, "heart": 1, "diamond": 2, "club": 3},
    jokers=("joker",),
    stands_for=("as", "is", "for"),
    low=("low",),
    high=("high",),
    fillers=("of", "the", "and", "with"),
)
