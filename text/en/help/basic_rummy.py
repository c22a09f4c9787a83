"""Basic Rummy explained in English."""

from text.help import Chapter

CHAPTERS = {
    "basic_rummy.overview": Chapter(
        """
Basic Rummy is the plain game from which the others come, for 2 to 6 people with one pack of 52 cards.

You try to get rid of all your cards. Cards that belong together, **melds**, may be laid on the table, and once melds
lie there, everybody may add to them. Whoever has no card left first wins the hand and scores the value of all cards
that the others still hold. The first to reach 150 points wins the game.

Two players get 10 cards each, three or four players 7, five or six players 6.

**Example.** Ana lays 4♠ 5♠ 6♠, two turns later 9♣ 9♦ 9♥, and discards her last card. Bruno is left with K♦ and 4♣,
Cyril with A♠ and 9♠: Ana scores 14 + 10 = **24**.
""",
        ("4S 5S 6S", "9C 9D 9H"),
    ),
    "basic_rummy.turn": Chapter(
        """
A turn has three steps, always in this order.

**1. Draw** one card: the top of the stock, or the top of the discard pile.

**2. Play**, if you like: lay melds from your hand, and lay off cards on any meld of the table.

**3. Discard** one card. If you took the top discard in this turn, that very card may not go back now. If you have no
card left after melding or laying off, you are out and need no discard.

**Example.** Bruno takes 7♥ from the pile, because he holds 5♥ and 6♥. He lays 5♥ 6♥ 7♥ and discards Q♣. He could also
keep the run in his hand and wait, so that the others cannot add to it.
""",
        ("5H 6H 7H",),
    ),
    "basic_rummy.melds": Chapter(
        """
There are two kinds of melds.

A **set** is three or four cards of the same rank: J♠ J♥ J♦.

A **run** is three or more cards of one suit that follow each other: 3♣ 4♣ 5♣. The ace is low: A♦ 2♦ 3♦ is a run, Q♦
K♦ A♦ is not, unless the house rules say so.

A card belongs to one meld only, and on the table it stays there.

**Example.** You hold J♠ J♥ J♦ 10♦ 9♦. The J♦ can be in the set, or in the run 9♦ 10♦ J♦, but not in both.
""",
        ("JS JH JD", "9D TD JD"),
    ),
    "basic_rummy.laying_off": Chapter(
        """
Once a meld lies on the table, anyone may add to it on their own turn: the fourth card of a set, or the next cards at
either end of a run. You need no meld of your own for that (unless the house rules ask for one).

Several cards may go on at once: with 4♠ 5♠ 6♠ on the table you may lay off 7♠ and 8♠ together, but not 8♠ alone.
Cards on the table are never moved to another meld.

Whose meld it is does not matter: laying off is just a way to get rid of cards.

**Example.** On the table: 4♠ 5♠ 6♠. You hold 3♠ and 7♠ and lay both off in one move. Two cards fewer.
""",
        ("3S 4S 5S 6S 7S",),
    ),
    "basic_rummy.discard_pile": Chapter(
        """
Only the top card of the discard pile may be taken. You need not use it at once, but you may not discard it in the
same turn. A card from the stock may be discarded again right away.

If the stock is used up, the discards but the top one are shuffled into a new stock.

Watch what you discard: the next player may take it. A card is safer when its neighbours are already on the table or
deep in the pile.

**Example.** Ana takes 8♣ from the pile to 8♦ 8♥. She lays the three eights and discards 2♠. She could have kept the
eights, but then 8♣ could not have been her discard in this turn.
""",
        ("8C 8D 8H",),
    ),
    "basic_rummy.going_out": Chapter(
        """
You go out when your last card leaves your hand: in a meld, as a lay-off, or as a discard. The hand ends at once.

**Going rummy** means to get rid of your whole hand in a single turn without having laid anything before. Your points
for the hand are doubled then. It pays sometimes to hold melds back, but if somebody else is faster, all of it counts
against you.

**Example.** You have laid nothing yet and hold 10♠ J♠ Q♠ 5♣ 5♦ 5♥ 2♣. You draw 5♠, lay the run and the four fives,
and discard 2♣: the whole hand in one turn, so you went rummy.
""",
        ("TS JS QS", "5C 5D 5H 5S"),
    ),
    "basic_rummy.scoring": Chapter(
        """
Only the player who goes out scores: the value of all cards in the other hands.
- ace: 1
- 2 to 10: their figure
- jack, queen, king: 10

Going rummy doubles it. The first player with 150 points or more wins. By house rule the game ends after a number of
hands instead, and most points win.

**Example.** Ana lays 10♦ J♦ Q♦ and discards her last card. Bruno holds K♦ 4♣ (14) and Cyril A♠ 9♥ (10). Ana scores
**24**. Had she laid nothing before this turn, she would have gone rummy, for 48.
""",
        ("TD JD QD",),
    ),
    "basic_rummy.house_rules": Chapter(
        """
The host sets these rules before the game, under **House rules**. **Rules** at the table shows what is played there
and what was changed.

**Example.** With *Ace in runs* set to low or high, Q♥ K♥ A♥ is a run, and aces count 15 instead of 1. K♥ A♥ 2♥ never
is a run. A♥ 2♥ 3♥ is one in any case.
""",
        ("AH 2H 3H",),
    ),
    "basic_rummy.commands": Chapter(
        """
Everything works by buttons and by typing; both do the same.

At the table: **Draw**, **Take** (the top discard), **My hand**, **Rules**, **Text** (the table in words). In your
hand: choose cards in the menu, then **Meld**, **Lay off** or **Discard**; **Sort** orders your cards, **Hint**
advises you where hints are allowed.

- `/draw`, or `/draw source:discard pile`
- `/meld cards:4S 5S 6S`
- `/layoff cards:7S onto:A1`
- `/discard card:QC`
- `/pass` when there is nothing to draw that you want
- `/hand`, `/hint`, `/table show`, `/table rules`

Cards are rank and suit, in any form: `10H`, `TH`, `10♥`, `10 of hearts`. A meld is called by its owner's letter and a
number, such as A1.

**Example.** Bruno types `/layoff cards:3S 7S onto:A1`, and 4♠ 5♠ 6♠ grows at both ends.
""",
        ("3S 4S 5S 6S 7S",),
    ),
}
