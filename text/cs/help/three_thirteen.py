"""Three Thirteen explained in Czech."""

from text.help import Chapter

CHAPTERS = {
    "three_thirteen.overview": Chapter(
        """
Tři třináct hrají 2 až 4 lidé (podle domácích pravidel i víc) na jedenáct kol. V prvním kole dostane každý tři karty,
ve druhém čtyři a tak dál až po třináct. Každé kolo má svou **divokou** hodnotu: se třemi kartami jsou divoké trojky,
se čtyřmi čtyřky, až po krále s třinácti.

Snažíš se srovnat celou ruku do **kombinací**, karet, které k sobě patří. Na stůl se nic nevykládá: kombinace si
necháš skryté, dokud nemůžeš zavřít. Pak má každý jiný ještě jeden tah a všichni ukážou karty. Každá karta mimo
kombinace stojí body. Po jedenácti kolech vyhrává **nejméně** bodů.

**Příklad.** 1. kolo, divoké jsou trojky. Máš 8♣ 8♦ 3♠. Trojka zastupuje další osmu, takže celá ruka je jedna
kombinace. Jakmile si lízneš kartu na odhození, můžeš zavřít.
""",
        ("8C 8D 3S",),
        1,
    ),
    "three_thirteen.turn": Chapter(
        """
Tah má dva kroky.

**1. Vzít** jednu kartu: vrchní z talonu, nebo vrchní odhozenou. Hlubší odhozené karty brát nejde.

**2. Odhodit** jednu kartu, nebo **zavřít**. Vzatá odhozená karta v tom tahu zpátky nesmí.

Během hry se nic nevykládá ani nepřikládá. Když chceš, **Srovnat** ti seřadí karty podle nejlepších kombinací.

Když dojde talon, odhozené karty kromě vrchní se zamíchají do nového.

**Příklad.** 4. kolo, divoké jsou šestky, každý má šest karet. Ana drží 9♠ 10♠ J♠ 2♥ 4♣ K♦. Lízne 2♣, odhodí K♦ a má
postupku a dvě dvojky. Přijde-li třetí dvojka nebo šestka, může zavřít a odhodit 4♣.
""",
        ("9S TS JS",),
        4,
    ),
    "three_thirteen.melds": Chapter(
        """
Kombinace jsou dvojího druhu.

**Skupina** jsou tři a více karet stejné hodnoty. Na barvách nezáleží a se dvěma balíčky v ní smí být tatáž karta
dvakrát: 4♥ 4♥ 4♠.

**Postupka** jsou tři a více karet jedné barvy, které jdou po sobě: 6♦ 7♦ 8♦ 9♦. Eso je dole: A♣ 2♣ 3♣ je postupka, Q♣
K♣ A♣ ne.

Každá karta patří jen do jedné kombinace. Nejlepší uspořádání ti najde bot, špatným srovnáním nikdy nic neztratíš.

**Příklad.** 6. kolo s osmi kartami, divoké jsou osmy: 4♥ 4♠ 4♣ a 6♦ 7♦ 8♦ 9♦, jedna karta zbývá. 8♦ tu stojí prostě
sama za sebe.
""",
        ("4H 4S 4C", "6D 7D 8D 9D"),
        6,
    ),
    "three_thirteen.wild_cards": Chapter(
        """
V každém kole je divoká jedna hodnota, podle počtu rozdaných karet: v 1. kole trojky, ve 2. čtyřky, ... v 8. desítky,
v 9. kluci, v 10. dámy a v 11. králové.

Divoká karta zastupuje kteroukoli kartu, ve skupině i v postupce. Nemusíš říkat kterou, k tvým kombinacím nikdo
nepřikládá. Může být i sama sebou.

Aspoň jedna karta každé kombinace **nesmí** být divoké hodnoty, pokud domácí pravidla nedovolí kombinace jen z
divokých. Jinak jich použij, kolik chceš.

Zbylá divoká karta stojí svou obvyklou hodnotu, pokud domácí pravidlo neříká jinak.

**Příklad.** 5. kolo, divoké jsou sedmy. Q♠ Q♦ 7♣ je skupina dam. 10♥ 7♦ 7♠ K♥ je postupka: sedmy zastupují J♥ a Q♥.
Samotné 7♣ 7♦ 7♠ kombinace není, nemá žádnou přirozenou kartu.
""",
        ("QS QD 7C", "TH 7D 7S KH"),
        5,
    ),
    "three_thirteen.going_out": Chapter(
        """
Zavřít smíš ve svém tahu po líznutí, když jsou v kombinacích všechny karty kromě jedné. Ta zbylá je na odhození a mít
ji musíš. Stiskni **Zavřít** a vyber ji. Tvoje kombinace se ukážou a za toto kolo nemáš žádné trestné body.

Zavřít hned nemusíš, ale za čekání nic není. Obyčejné odhození se za zavření nikdy nepočítá.

Vezmeš-li vrchní odhozenou kartu, nesmí to být ta, kterou odhodíš.

**Příklad.** 1. kolo, divoké jsou trojky. Máš 6♣ 6♦ K♠ a lízneš 6♥. Teď je 6♣ 6♦ 6♥ skupina a K♠ zbývá: stiskni
**Zavřít** a odhoď K♠. Se čtyřmi šestkami v ruce by to šlo také: tři tvoří skupinu, čtvrtá je na odhození.
""",
        ("6C 6D 6H",),
        1,
    ),
    "three_thirteen.last_turns": Chapter(
        """
Když někdo zavře, má každý jiný ještě právě jeden tah, po řadě: líznout, odhodit, a pak se jeho ruka ukáže. Kartu
odhozenou při zavření smí další hráč vzít jako obvykle.

V posledním tahu ti bot ruku srovná tak, aby zbylo co nejméně bodů. Kdo dostane do kombinací všechno, má také 0.

**Příklad.** 2. kolo, divoké jsou čtyřky. Ana zavře. Bruno drží 9♥ 10♥ 4♣ 2♠ a lízne 5♦. S divokou čtyřkou je 9♥ 10♥
4♣ postupka. Odhodí 5♦ a zbude mu 2♠, takže ho kolo stojí 2 body.
""",
        ("9H TH 4C",),
        2,
    ),
    "three_thirteen.scoring": Chapter(
        """
Kdo zavřel, má 0. Každý jiný si počítá karty, které nejsou v žádné kombinaci:
- eso: 1
- 2 až 10: své číslo
- kluk, dáma, král: 10
- zbylá divoká karta: svou obvyklou hodnotu

Body jsou špatné. Po jedenácti kolech vyhrává nejnižší součet; kdo ho mají stejný, vyhrávají společně.

**Příklad.** 5. kolo, divoké jsou sedmy. Bruno má na konci J♠ J♦ 7♥ a k tomu 9♣, 2♦, A♠ a K♥. Kluci s divokou sedmou
jsou skupina. Zaplatí 9 + 2 + 1 + 10 = **22** bodů.
""",
        ("JS JD 7H",),
        5,
    ),
    "three_thirteen.house_rules": Chapter(
        """
Tato pravidla nastavuje hostitel před hrou pod **Domácí pravidla**. Tlačítko **Pravidla** u stolu ukáže, jak se tam
hraje a co je změněno.

**Příklad.** Je-li *Eso v postupkách* dole i nahoře, je Q♣ K♣ A♣ postupka stejně jako A♣ 2♣ 3♣. K♣ A♣ 2♣ není nikdy.
""",
        ("AC 2C 3C",),
        9,
    ),
    "three_thirteen.commands": Chapter(
        """
Všechno jde tlačítky i psaním, výsledek je stejný.

U stolu: **Líznout**, **Vzít** (vrchní odhozenou kartu), **Moje karty**, **Pravidla**, **Textem** (stůl slovy). V
ruce: vyber kartu a pak **Odhodit**, nebo **Zavřít**; **Srovnat** seřadí karty, **Rada** poradí tam, kde jsou rady
dovolené.

- `/líznout`, nebo `/líznout odkud:odhazovací balíček`
- `/odhodit karta:KS`
- `/zavřít odhodit:KS` zavře a odhodí tuto kartu
- `/ruka`, `/rada`, `/stůl ukázat`, `/stůl pravidla`

Karta je hodnota a barva v jakémkoli tvaru: `10H`, `TH`, `10♥`, `srdcová desítka`.

**Příklad.** Ana drží v 1. kole 6♣ 6♦ 6♥ K♠ a napíše `/zavřít odhodit:KS`.
""",
        ("6C 6D 6H",),
        1,
    ),
}
