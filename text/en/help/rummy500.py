"""Rummy 500 explained in English."""

from text.help import Chapter

CHAPTERS = {
    "rummy500.overview": Chapter(
        """
Rummy 500 is played by 2 to 8 people. You collect **melds**, cards that belong together, and lay them on the table.
What you lay there scores; what you still hold when the hand ends counts against you. Hands are played until somebody
has 500 points, and the highest total wins.

What makes this game special is the discard pile: all of it lies open. You may take its top card, or a card further
down with everything above it, if you play that deeper card at once.

**A hand in short**
1. Everybody gets 7 cards (13 with two players). One card is turned up and begins the discard pile.
2. On your turn you draw, then meld and lay off as you like, then discard one card.
3. The hand ends when somebody has no cards left, or when the stock is used up and a player wants nothing of the
discards. Then everybody's points are counted.

**Example.** Ana lays 7♥ 8♥ 9♥, which is 24 points, and later three kings for 30. When Bruno goes out she still holds
4♠ and Q♦, 14 points. Her hand score is 24 + 30 − 14 = **+40**.
""",
        ("7H 8H 9H", "KS KD KC"),
    ),
    "rummy500.turn": Chapter(
        """
A turn has three steps, always in this order.

**1. Draw.** Exactly one of these:
- the top card of the stock (only you see it), or
- the top card of the discard pile, or
- a deeper discard with all cards above it, if you can play that card at once (see *Discard pile*).

**2. Play.** As much as you like, or nothing:
- **meld**: lay three or more cards from your hand as a set or a run;
- **lay off**: add cards to any meld on the table, your own or somebody else's. You need no meld of your own for that,
and the cards score for you.

**3. Discard.** Put one card face up on the pile. If you took the single top discard in this turn, that very card may
not go back now. If you have no card left after melding, you are out and need no discard.

**Example.** Bruno draws 6♣ from the stock. He lays 4♣ 5♣ 6♣, adds his 10♦ to Ana's three tens, and discards K♠. That
brought him 4 + 5 + 6 + 10 = 25 points on the table.
""",
        ("4C 5C 6C", "TS TH TC TD"),
    ),
    "rummy500.melds": Chapter(
        """
There are two kinds of melds.

A **set** is three or four cards of the same rank, all of different suits: 8♠ 8♥ 8♦. With two packs as well, a suit
may be in a set only once.

A **run** is three or more cards of one suit that follow each other: 10♣ J♣ Q♣. The ace is low or high: A♦ 2♦ 3♦ and
Q♦ K♦ A♦ are both runs. Around the corner it does not go: K♦ A♦ 2♦ is no run.

**Laying off** makes melds grow: the fourth 8 on the set, 9♣ or K♣ on the run. Several cards may go on together: with
10♣ J♣ Q♣ on the table, 8♣ and 9♣ go on in one move, but 8♣ alone does not. A card that lies on the table stays in its
meld. Two runs that meet stay two melds.

Every card scores for the player who placed it, whoever began the meld.

**Example.** Ana's run 10♣ J♣ Q♣ lies on the table (30 points for her). Bruno lays off 9♣: 9 points for Bruno.
""",
        ("8S 8H 8D", "9C TC JC QC"),
    ),
    "rummy500.jokers": Chapter(
        """
A joker stands for any card you need. Each meld needs at least one natural card.

When you lay a joker you say what it is, and it stays that card until the hand is over. If only one reading is
possible you need not say anything; otherwise you are asked. When typing, write it like this: `5S 6S X1=7S`.

In a set only the rank is fixed. With 9♥ 9♣ and a joker, either of the missing nines may still be laid off, but never
a fifth card.

A joker is worth 15 points wherever it is: for you on the table, against you in your hand. Jokers on the table are not
exchanged in this game.

**Example.** You lay 5♠ 6♠ and a joker as 7♠: 5 + 6 + 15 = 26 points. From now on 4♠ or 8♠ can be laid off there, but
not 7♠, since that place is taken.
""",
        ("5S 6S X1", "9H 9C X2"),
    ),
    "rummy500.discard_pile": Chapter(
        """
The discard pile is spread, so everybody sees every card and its order. There are two ways to take from it.

**The top card alone** may always be taken, and you need not use it. But you may not discard it in the same turn.

**A deeper card** may be taken if you play it right away: in a new meld, or as a lay-off. Everything that lies above
it comes along. Only the card you reached for has to be played; the others you may meld, keep, or discard. Your very
next move must use that card. If you could not, the bot does not let you take it.

A big pile is worth a lot, since more cards make more melds. But if somebody goes out soon, all you hold counts
against you.

**Example.** The pile, oldest first: 4♣ 9♦ 2♠ J♥ 6♦. You hold 9♠ and 9♥. Take 9♦: with it come 2♠, J♥ and 6♦. At once
you lay 9♠ 9♥ 9♦, 27 points. 4♣ stays where it is. Then you may go on melding, and discard, say, 2♠.
""",
        ("9S 9H 9D",),
    ),
    "rummy500.calling": Chapter(
        """
Now and then somebody discards a card that could have been played, or leaves such cards in the pile. Then you may call
**“Rummy!”**, even when it is not your turn.

**When.** After a discard and before the next player draws. Whoever made the discard cannot call.

**What.** Cards of the pile alone must make a play: they fit on a meld of the table, or three or more of them are a
meld themselves. Cards from your hand do not help.

**Then.** You take the cards from the deepest one you need up to the top, make that play, and it is your turn: meld,
lay off, discard. After you, play goes on to your left; whoever sits between loses that turn. If several people call,
the one nearest after the discarder goes first. A wrong call costs nothing, unless the house rules say otherwise.

The bot never tells you whether a call is possible. Watching is part of the game.

**Example.** On the table lies 5♥ 6♥ 7♥. Bruno discards 8♥. Ana presses **Rummy!**, takes 8♥, lays it off for 8
points, and plays on as in her own turn.
""",
        ("5H 6H 7H 8H",),
    ),
    "rummy500.going_out": Chapter(
        """
You go out when your last card leaves your hand: in a meld, as a lay-off, or as a discard. The hand ends at that
moment. Nobody may lay anything any more, and what the others hold counts against them. Going out itself brings no
points: it is worth what it costs the others.

If you took the single top discard this turn, take care: you may not be left with only that card, since it could not
be discarded. The bot stops you before that happens.

**When the stock is used up**, the player in turn may still take from the discard pile, and play goes on that way. The
hand ends as soon as a player takes nothing. Everybody scores then; nobody has gone out.

**Example.** You hold J♠ Q♠ K♠ and 3♦. Lay J♠ Q♠ K♠ and discard 3♦: you are out with 30 more points. If 3♦ also fitted
on a meld, you could lay it off instead and would be out without a discard.
""",
        ("JS QS KS",),
    ),
    "rummy500.scoring": Chapter(
        """
After each hand: add up the cards **you placed on the table**, and take off the cards **left in your hand**. The
result may be below zero. It is added to your total.

- 2 to 10: their figure
- jack, queen, king: 10
- ace: 15; but 1 at the bottom of a run on the table (A-2-3)
- joker: 15

As soon as somebody has 500 or more after a hand, the highest total wins. If two share the highest total, another hand
is played, until one is ahead.

**Example.** Ana melded 7♥ 8♥ 9♥ (24) and laid off A♠ on J♠ Q♠ K♠ (15). She still holds a joker (15) and 3♦ (3). Her
hand: 24 + 15 − 18 = **+21**.
""",
        ("7H 8H 9H", "JS QS KS AS"),
    ),
    "rummy500.house_rules": Chapter(
        """
The host sets these rules before the game, under **House rules**. **Rules** at the table shows what is played there
and what was changed.

**Example.** With *Discard to go out* on, Ana has drawn and holds 4♦ 5♦ 6♦ 7♦. She may not lay all four, because her
last card has to be a discard. She lays 4♦ 5♦ 6♦ and discards 7♦.
""",
        ("4D 5D 6D",),
    ),
    "rummy500.commands": Chapter(
        """
Everything works by buttons and by typing; both do the same.

At the table: **Draw**, **Take** (a menu of the whole pile), **Rummy!**, **My hand**, **Rules**, **Text** (the table
in words). In your hand: choose cards in the menu, then **Meld**, **Lay off** or **Discard**; **Sort** orders your
cards, **Hint** advises you where hints are allowed.

- `/draw`, or `/draw source:discard pile card:9D`
- `/meld cards:7H 8H 9H`; a joker as `X1=9H`
- `/layoff cards:8H onto:A1`
- `/discard card:KS`
- `/rummy cards:8H onto:A1`
- `/pass` when the stock is used up and you want no discard
- `/hand`, `/hint`, `/table show`, `/table rules`

Cards are rank and suit, in any form: `10H`, `TH`, `10♥`, `10 of hearts`. A meld is called by its owner's letter and a
number, such as A1.

**Example.** Bruno types `/layoff cards:8H onto:A1`, and 8♥ is added to 5♥ 6♥ 7♥.
""",
        ("5H 6H 7H 8H",),
    ),
}
