"""Three Thirteen explained in English."""

from text.help import Chapter

CHAPTERS = {
    "three_thirteen.overview": Chapter(
        """
Three Thirteen is played by 2 to 4 people (more by house rule) in eleven rounds. In the first round everybody gets
three cards, in the second four, and so on up to thirteen. Each round has its own **wild** rank: with three cards the
threes are wild, with four the fours, up to the kings with thirteen.

You try to arrange your whole hand into **melds**, cards that belong together. Nothing is laid on the table: you keep
your melds hidden until you can go out. Then the others have one more turn each, and all hands are shown. Every card
that is in no meld costs points. After eleven rounds the **fewest** points win.

**Example.** Round 1, threes are wild. You hold 8♣ 8♦ 3♠. The three stands for another 8, so your hand is one meld. As
soon as you draw a card to discard, you can go out.
""",
        ("8C 8D 3S",),
        1,
    ),
    "three_thirteen.turn": Chapter(
        """
Your turn has two steps.

**1. Draw** one card: the top of the stock, or the top of the discard pile. Deeper discards cannot be taken.

**2. Discard** one card, or **go out**. If you took the discard, that very card may not go back in the same turn.

Nothing is laid on the table and nothing is laid off during play. If you want, **Sort** puts your cards in the order
of the best melds.

If the stock runs out, the discards but the top one are shuffled into a new stock.

**Example.** Round 4, sixes are wild, six cards each. Ana holds 9♠ 10♠ J♠ 2♥ 4♣ K♦. She draws 2♣, discards K♦ and now
has a run and a pair of twos. If she gets a third two, or a six, she can go out and discard 4♣.
""",
        ("9S TS JS",),
        4,
    ),
    "three_thirteen.melds": Chapter(
        """
There are two kinds of melds.

A **set** is three or more cards of the same rank. Suits do not matter, and with two packs the same card may be in it
twice: 4♥ 4♥ 4♠.

A **run** is three or more cards of one suit that follow each other: 6♦ 7♦ 8♦ 9♦. The ace is low: A♣ 2♣ 3♣ is a run,
Q♣ K♣ A♣ is not.

Each card belongs to one meld only. The bot finds the best arrangement for you; you never lose points by arranging
badly.

**Example.** Round 6 with eight cards, eights are wild: 4♥ 4♠ 4♣ and 6♦ 7♦ 8♦ 9♦ leave one card over. The 8♦ stands
here simply for itself.
""",
        ("4H 4S 4C", "6D 7D 8D 9D"),
        6,
    ),
    "three_thirteen.wild_cards": Chapter(
        """
In each round one rank is wild. It is the number of cards you were dealt: threes in round 1, fours in round 2, ...
tens in round 8, jacks in round 9, queens in round 10 and kings in round 11.

A wild card stands for any card you need, in sets and in runs. You need not say which; nobody adds to your melds. It
may also be just itself.

At least one card of every meld must **not** be of the wild rank, unless the house rules allow all-wild melds. Apart
from that, use as many as you like.

A wild card left over costs its ordinary value, unless a house rule sets another price.

**Example.** Round 5, sevens are wild. Q♠ Q♦ 7♣ is a set of queens. 10♥ 7♦ 7♠ K♥ is a run: the sevens stand for J♥ and
Q♥. 7♣ 7♦ 7♠ alone is no meld, because no natural card is in it.
""",
        ("QS QD 7C", "TH 7D 7S KH"),
        5,
    ),
    "three_thirteen.going_out": Chapter(
        """
You may go out on your turn, after drawing, when all your cards but one are in melds. The one left is your discard;
you have to have one. Press **Go out** and choose it. Your melds are shown, and you score no penalty points in this
round.

You need not go out as soon as you can, but there is no prize for waiting. A plain discard never counts as going out.

If you took the top discard, it cannot be the card you discard.

**Example.** Round 1, threes are wild. You hold 6♣ 6♦ K♠ and draw 6♥. Now 6♣ 6♦ 6♥ is a set and K♠ is left over: press
**Go out**, discard K♠. With four sixes in your hand you could go out too: three of them are the set, the fourth is
the discard.
""",
        ("6C 6D 6H",),
        1,
    ),
    "three_thirteen.last_turns": Chapter(
        """
When a player has gone out, everybody else has exactly one more turn, in order: draw, discard, and then your hand is
shown. The discard of the player who went out may be taken by the next one as usual.

On this last turn the bot arranges your hand with the fewest points left over. Whoever manages to put every card into
melds scores 0 as well.

**Example.** Round 2, fours are wild. Ana goes out. Bruno holds 9♥ 10♥ 4♣ 2♠ and draws 5♦. The wild four makes 9♥ 10♥
4♣ a run. He discards 5♦ and keeps 2♠, so this round costs him 2 points.
""",
        ("9H TH 4C",),
        2,
    ),
    "three_thirteen.scoring": Chapter(
        """
The player who went out scores 0. Everybody else counts the cards that are in no meld:
- ace: 1
- 2 to 10: their figure
- jack, queen, king: 10
- a wild card left over: its ordinary value

Points are bad. After eleven rounds the lowest total wins; players who share it share the win.

**Example.** Round 5, sevens are wild. Bruno's last hand is J♠ J♦ 7♥ with 9♣, 2♦, A♠ and K♥ over. The jacks with the
wild seven are a set. He pays 9 + 2 + 1 + 10 = **22** points.
""",
        ("JS JD 7H",),
        5,
    ),
    "three_thirteen.house_rules": Chapter(
        """
The host sets these rules before the game, under **House rules**. **Rules** at the table shows what is played there
and what was changed.

**Example.** With *Ace in runs* set to low or high, Q♣ K♣ A♣ is a run as well as A♣ 2♣ 3♣. K♣ A♣ 2♣ never is.
""",
        ("AC 2C 3C",),
        9,
    ),
    "three_thirteen.commands": Chapter(
        """
Everything works by buttons and by typing; both do the same.

At the table: **Draw**, **Take** (the top discard), **My hand**, **Rules**, **Text** (the table in words). In your
hand: choose a card, then **Discard** or **Go out**; **Sort** orders your cards, **Hint** advises you where hints are
allowed.

- `/draw`, or `/draw source:discard pile`
- `/discard card:KS`
- `/out discard:KS` goes out with that discard
- `/hand`, `/hint`, `/table show`, `/table rules`

Cards are rank and suit, in any form: `10H`, `TH`, `10♥`, `10 of hearts`.

**Example.** Ana holds 6♣ 6♦ 6♥ K♠ in round 1 and types `/out discard:KS`.
""",
        ("6C 6D 6H",),
        1,
    ),
}
