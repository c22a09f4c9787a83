"""Contract Rummy explained in English."""

from text.help import Chapter

CHAPTERS = {
    "contract_rummy.overview": Chapter(
        """
Contract Rummy is played by 3 to 8 people in seven deals. Each deal has its **contract**: so many sets and so many
runs. You must lay down the whole contract at once before you may play anything else. After that you add your other
cards to melds on the table until your hand is empty.

When somebody has no card left, the others count what they still hold. Points are bad: after seven deals the
**fewest** win.

Everybody gets 10 cards in deals 1 to 4 and 12 cards in deals 5 to 7. Two packs are used, with a joker or two.

**Example.** In deal 1 the contract is two sets. Ana has 7♠ 7♥ 7♣ and Q♠ Q♦ Q♥ in her hand: she lays both sets
together. From then on she lays off, and tries to get rid of her last cards.
""",
        ("7S 7H 7C", "QS QD QH"),
    ),
    "contract_rummy.contracts": Chapter(
        """
- 1: 10 cards, two sets
- 2: 10 cards, one set and one run
- 3: 10 cards, two runs
- 4: 10 cards, three sets
- 5: 12 cards, two sets and one run
- 6: 12 cards, one set and two runs
- 7: 12 cards, three runs, using **every** card of your hand

The whole contract goes down in one move, with exactly these melds, no more and no fewer. Each meld may be longer than
needed: a set of four or a run of five is fine. The runs of one contract must be in different suits.

In deal 7 you draw and then lay down all your 13 cards as three runs. There is no discard; the first to do it ends the
deal.

**Example.** Deal 2. You hold 9♣ 9♦ 9♥ and 3♠ 4♠ 5♠ 6♠ with other cards. Lay the set and the run together: `/meld
cards:9C 9D 9H; 3S 4S 5S 6S`.
""",
        ("9C 9D 9H", "3S 4S 5S 6S"),
    ),
    "contract_rummy.turn": Chapter(
        """
**1. Draw**: the top of the stock, or the top discard, or a deeper discard with everything above it if you play that
card at once (see *Discard pile*).

**2. Play.**
- You are not down yet: lay the whole contract at once, or nothing at all.
- You are down: lay off cards on any meld of any player, and swap jokers. In this game you lay no further melds.

You may lay off in the same turn in which you laid the contract.

**3. Discard** one card, unless you have none left. The single top discard you took in this turn may not go back now.

**Example.** Deal 1. Bruno draws and lays 4♠ 4♥ 4♦ and J♠ J♣ J♦. Ana's set 8♥ 8♣ 8♠ lies on the table, so he lays off
8♦ on it and discards K♣.
""",
        ("4S 4H 4D", "JS JC JD", "8H 8C 8S 8D"),
    ),
    "contract_rummy.melds": Chapter(
        """
A **set** is three or four cards of the same rank, all of different suits, although two packs are used: 6♠ 6♠ 6♥ is no
set.

A **run** is three or more cards of one suit that follow each other. The ace is low or high: A♦ 2♦ 3♦ and Q♦ K♦ A♦ are
both runs, K♦ A♦ 2♦ is not.

**Laying off** on a meld is open to everybody who is down: the fourth card of a set, or the next cards at either end
of a run. Several cards may go on together. Nothing that lies on the table moves.

**Example.** Q♦ K♦ A♦ lies on the table. J♦ goes on, or 10♦ and J♦ together. 2♦ does not: after the ace the run is at
its end.
""",
        ("TD JD QD KD AD", "6S 6H 6C"),
    ),
    "contract_rummy.jokers": Chapter(
        """
A joker stands for any card. Each meld needs at least one natural card. When you lay a joker you name the card it is,
rank and suit, and so it stays. When typing: `4C X1=5C 6C`. A joker that is left in your hand costs 15 points.

**Swapping.** If somebody else's joker lies in a **run**, you may put the natural card it stands for in its place and
take the joker, when all of this is true:
- you met the contract in an earlier turn of this deal;
- it is your turn and you have drawn;
- you can play the joker in this same turn. It cannot be kept or discarded.

Jokers in sets stay where they are.

**Example.** Bruno's run is 4♣ joker 6♣, the joker as 5♣. Ana holds 5♣ and is down since her last turn. She swaps,
takes the joker, and lays it off at once on 10♥ J♥ Q♥, as K♥.
""",
        ("4C X1 6C", "TH JH QH X2"),
    ),
    "contract_rummy.discard_pile": Chapter(
        """
The discard pile lies open, and there are two ways to take from it.

**The top card alone** may always be taken. You need not use it, but you may not discard it in the same turn.

**A deeper card** comes with everything above it, and has to be played at once: as part of your contract, or, when you
are down, as a lay-off. If you cannot do that, the bot does not let you take it. The other cards you keep.

Many tables play it without deeper cards, and with *buying* instead: if the player in turn leaves the top discard,
somebody who is not down may ask for it, and takes a card of the stock along as its price. The rule card says how it
is at your table.

**Example.** Deal 1, the pile, oldest first: 5♦ K♥ 2♣. You hold 5♠ 5♥ and three aces. Take 5♦: K♥ and 2♣ come along,
and you lay your contract, 5♠ 5♥ 5♦ and the aces, in your next move.
""",
        ("5S 5H 5D", "AS AH AC"),
    ),
    "contract_rummy.going_out": Chapter(
        """
You are out when your contract is met and your last card has left your hand: with the contract itself, as a lay-off,
or as a discard. The deal ends at once, and you score 0.

In **deal 7** nothing is discarded: the first player who can lay the whole hand as three runs in three suits ends the
deal, and everybody else counts all cards.

If the stock is used up, the discards but the top one are shuffled into a new stock.

**Example.** Ana is down and holds 9♠ and K♦. The run 6♠ 7♠ 8♠ is on the table. She draws 2♥, lays off 9♠ and discards
K♦. One card is left: 2♥ will go next turn.
""",
        ("6S 7S 8S 9S",),
    ),
    "contract_rummy.scoring": Chapter(
        """
When a deal ends, everybody counts the cards left in hand. Whoever never met the contract counts everything.
- 2 to 10: their figure
- jack, queen, king: 10
- ace: 15
- joker: 15

Cards on the table score nothing. After seven deals the lowest total wins; players who share it share the win.

**Example.** Bruno goes out. Ana is down with 9♠ 9♥ 9♣ and 2♦ 3♦ 4♦ on the table and holds A♣ and 6♥: she counts 15 +
6 = **21**.
""",
        ("9S 9H 9C", "2D 3D 4D"),
    ),
    "contract_rummy.house_rules": Chapter(
        """
The host sets these rules before the game, under **House rules**. The *classic* set of rules brings the game as most
books have it: runs of four, sets of any suits, only the top discard, buying. **Rules** at the table shows what is
played there and what was changed.

**Example.** With *Shortest run* at 4, 3♠ 4♠ 5♠ is too short for a contract, and 3♠ 4♠ 5♠ 6♠ is right.
""",
        ("3S 4S 5S 6S",),
    ),
    "contract_rummy.commands": Chapter(
        """
Everything works by buttons and by typing; both do the same.

At the table: **Draw**, **Take** (a menu of the pile where deeper cards may be taken), **My hand**, **Rules**,
**Text** (the table in words). In your hand: choose cards in the menu, then **Lay contract**, **Lay off**, **Swap
joker** or **Discard**; **Sort** orders your cards, **Hint** advises you where hints are allowed.

- `/draw`, or `/draw source:discard pile card:5D`
- `/meld cards:9C 9D 9H; 3S 4S 5S` lays the whole contract, melds separated by `;` or `/`
- `/layoff cards:8D onto:B1`
- `/swap onto:B2 card:5C` takes the joker that stands for 5♣
- `/discard card:KC`, `/pass` when a discard is offered that you do not want
- `/hand`, `/hint`, `/table show`, `/table rules`

Cards are rank and suit, in any form: `10H`, `TH`, `10♥`, `10 of hearts`; a joker as `X1=9H`.

**Example.** Deal 2: Ana types `/meld cards:9C 9D 9H; 3S 4S X1=5S`, and her contract is met.
""",
        ("9C 9D 9H", "3S 4S X1"),
    ),
}
