"""Rummy 500 explained in Czech."""

from text.help import Chapter

CHAPTERS = {
    "rummy500.overview": Chapter(
        """
Rummy 500 hraje 2 až 8 lidí. Sbíráš **kombinace**, karty, které k sobě patří, a vykládáš je na stůl. Co vyložíš,
boduje; co ti na konci rozdání zůstane v ruce, se odečítá. Hraje se, dokud někdo nemá 500 bodů, a vyhrává nejvyšší
součet.

Zvláštností je odhazovací balíček: leží celý odkrytý. Můžeš vzít jeho vrchní kartu, nebo i hlubší kartu se vším, co na
ní leží, když tu hlubší kartu hned zahraješ.

**Rozdání ve zkratce**
1. Každý dostane 7 karet (ve dvou 13). Jedna karta se otočí a začne odhazovací balíček.
2. Ve svém tahu si lízneš, pak vykládáš a přikládáš, jak chceš, a nakonec jednu kartu odhodíš.
3. Rozdání končí, když někdo nemá žádnou kartu, nebo když dojde talon a hráč na tahu nechce nic z odhozených. Pak se
všem počítají body.

**Příklad.** Ana vyloží 7♥ 8♥ 9♥, to je 24 bodů, a později tři krále za 30. Když Bruno zavře, drží ještě 4♠ a Q♦, 14
bodů. Za rozdání má 24 + 30 − 14 = **+40**.
""",
        ("7H 8H 9H", "KS KD KC"),
    ),
    "rummy500.turn": Chapter(
        """
Tah má tři kroky, vždy v tomto pořadí.

**1. Vzít kartu.** Právě jedno z tohoto:
- vrchní kartu talonu (uvidíš ji jen ty), nebo
- vrchní kartu odhazovacího balíčku, nebo
- hlubší odhozenou kartu se všemi nad ní, když ji můžeš hned zahrát (viz *Odhazovací balíček*).

**2. Hrát.** Kolik chceš, nebo nic:
- **vyložit** tři a více karet z ruky jako skupinu nebo postupku;
- **přiložit** karty ke kterékoli kombinaci na stole, svojí i cizí. Vlastní kombinaci k tomu nepotřebuješ a body za
přiložené karty jsou tvoje.

**3. Odhodit.** Jednu kartu polož odkrytou na balíček. Jestli je v tomto tahu v tvé ruce jediná vzatá vrchní karta,
právě ta zpátky nesmí. Když po vyložení žádnou kartu nemáš, zavíráš a neodhazuješ.

**Příklad.** Bruno lízne z talonu 6♣. Vyloží 4♣ 5♣ 6♣, k Aniným třem desítkám přiloží 10♦ a odhodí K♠. Na stole mu to
přineslo 4 + 5 + 6 + 10 = 25 bodů.
""",
        ("4C 5C 6C", "TS TH TC TD"),
    ),
    "rummy500.melds": Chapter(
        """
Kombinace jsou dvojího druhu.

**Skupina** jsou tři nebo čtyři karty stejné hodnoty, každá jiné barvy: 8♠ 8♥ 8♦. I když se hraje se dvěma balíčky,
smí být každá barva ve skupině jen jednou.

**Postupka** jsou tři a více karet jedné barvy, které jdou po sobě: 10♣ J♣ Q♣. Eso je dole, nebo nahoře: A♦ 2♦ 3♦ i Q♦
K♦ A♦ jsou postupky. Přes roh to nejde: K♦ A♦ 2♦ postupka není.

**Přikládáním** kombinace rostou: čtvrtá osma ke skupině, 9♣ nebo K♣ k postupce. Najednou smí i víc karet: leží-li na
stole 10♣ J♣ Q♣, přiložíš 8♣ a 9♣ společně, ale samotnou 8♣ ne. Karta na stole zůstává ve své kombinaci. Dvě postupky,
které se setkají, zůstávají dvě.

Každá karta boduje tomu, kdo ji položil, ať kombinaci začal kdokoli.

**Příklad.** Na stole leží Anina postupka 10♣ J♣ Q♣ (pro ni 30 bodů). Bruno přiloží 9♣: 9 bodů pro Bruna.
""",
        ("8S 8H 8D", "9C TC JC QC"),
    ),
    "rummy500.jokers": Chapter(
        """
Žolík zastupuje kteroukoli kartu. Každá kombinace potřebuje aspoň jednu přirozenou.

Při vyložení řekneš, čím žolík je, a tím zůstane po celé rozdání. Je-li možné jen jedno čtení, nemusíš říkat nic;
jinak se tě bot zeptá. Psát se to dá takhle: `5S 6S X1=7S`.

Ve skupině je pevná jen hodnota. K 9♥ 9♣ a žolíkovi lze ještě přiložit kteroukoli z chybějících devítek, nikdy však
pátou kartu.

Žolík platí 15 bodů, ať je kdekoli: na stole pro tebe, v ruce proti tobě. Žolíci na stole se v této hře nevyměňují.

**Příklad.** Vyložíš 5♠ 6♠ a žolíka jako 7♠: 5 + 6 + 15 = 26 bodů. Od té chvíle se tam dá přiložit 4♠ nebo 8♠, ale 7♠
ne, její místo je obsazené.
""",
        ("5S 6S X1", "9H 9C X2"),
    ),
    "rummy500.discard_pile": Chapter(
        """
Odhazovací balíček je rozložený, takže každý vidí všechny karty i jejich pořadí. Brát z něj jde dvojím způsobem.

**Samotnou vrchní kartu** smíš vzít vždycky a nemusíš ji použít. V tom tahu ji ale nesmíš odhodit.

**Hlubší kartu** smíš vzít, když ji hned zahraješ: v nové kombinaci, nebo přiložením. Všechno, co leží nad ní, jde s
ní. Zahrát musíš jen tu, po které saháš; ostatní můžeš vyložit, nechat si, nebo odhodit. Hned tvůj příští krok musí tu
kartu použít. Kdyby to nešlo, bot ti ji vzít nedovolí.

Velký balíček má cenu, víc karet dá víc kombinací. Když ale někdo brzy zavře, všechno v ruce se ti odečte.

**Příklad.** Balíček od nejstarší: 4♣ 9♦ 2♠ J♥ 6♦. V ruce máš 9♠ a 9♥. Vezmi 9♦: s ní přijdou 2♠, J♥ a 6♦. Hned
vyložíš 9♠ 9♥ 9♦, 27 bodů. 4♣ zůstane ležet. Pak můžeš vykládat dál a odhodit třeba 2♠.
""",
        ("9S 9H 9D",),
    ),
    "rummy500.calling": Chapter(
        """
Občas někdo odhodí kartu, která se dala zahrát, nebo takové karty nechá v balíčku. Pak smíš zavolat **„Rummy!“**, i
když nejsi na tahu.

**Kdy.** Po odhození, než další hráč lízne. Ten, kdo odhodil, volat nesmí.

**Co.** Zahrát se musí dát samotné karty z balíčku: hodí se na kombinaci na stole, nebo tři a více z nich samy tvoří
kombinaci. Karty z ruky nepomáhají.

**Potom.** Vezmeš karty od nejhlubší potřebné až po vrchní, zahraješ to a jsi na tahu: vykládáš, přikládáš, odhodíš.
Po tobě hraje soused po levici; kdo sedí mezi, o tah přijde. Volá-li jich víc, má přednost ten, kdo je nejblíž po
odhazujícím. Špatné volání nestojí nic, pokud domácí pravidla neříkají jinak.

Bot nikdy neprozradí, jestli se volat dá. Dívat se patří ke hře.

**Příklad.** Na stole leží 5♥ 6♥ 7♥. Bruno odhodí 8♥. Ana stiskne **Rummy!**, vezme 8♥, přiloží ji za 8 bodů a hraje
dál jako ve svém tahu.
""",
        ("5H 6H 7H 8H",),
    ),
    "rummy500.going_out": Chapter(
        """
Zavřeš, když ti z ruky odejde poslední karta: v kombinaci, přiložením, nebo odhozením. V tu chvíli rozdání končí.
Nikdo už nic nevyloží a co ostatní drží, se jim odečte. Samotné zavření body nepřináší: má cenu toho, co stojí
ostatní.

Jestli v tomto tahu držíš jedinou vzatou vrchní kartu, pozor: nesmí ti zbýt jen ona, protože odhodit by nešla. Bot tě
včas zastaví.

**Když dojde talon**, může hráč na tahu dál brát z odhazovacího balíčku a hraje se tak. Rozdání končí, jakmile někdo
nic nevezme. Pak bodují všichni; nezavřel nikdo.

**Příklad.** Máš J♠ Q♠ K♠ a 3♦. Vylož J♠ Q♠ K♠ a odhoď 3♦: zavíráš a máš o 30 bodů víc. Kdyby se 3♦ hodila na nějakou
kombinaci, můžeš ji místo odhození přiložit.
""",
        ("JS QS KS",),
    ),
    "rummy500.scoring": Chapter(
        """
Po každém rozdání sečti karty, které **leží na stole od tebe**, a odečti karty, které ti **zůstaly v ruce**. Výsledek
může být i pod nulou. Přičte se k tvému součtu.

- 2 až 10: své číslo
- kluk, dáma, král: 10
- eso: 15; ale 1 na spodním konci postupky na stole (A-2-3)
- žolík: 15

Jakmile má po rozdání někdo 500 nebo víc, vyhrává nejvyšší součet. Mají-li ho dva stejný, hraje se další rozdání,
dokud někdo nevede sám.

**Příklad.** Ana vyložila 7♥ 8♥ 9♥ (24) a přiložila A♠ k J♠ Q♠ K♠ (15). V ruce jí zbyl žolík (15) a 3♦ (3). Za
rozdání: 24 + 15 − 18 = **+21**.
""",
        ("7H 8H 9H", "JS QS KS AS"),
    ),
    "rummy500.house_rules": Chapter(
        """
Tato pravidla nastavuje hostitel před hrou pod **Domácí pravidla**. Tlačítko **Pravidla** u stolu ukáže, jak se tam
hraje a co je změněno.

**Příklad.** Platí-li *Zavřít jen odhozením* a Ana má po líznutí 4♦ 5♦ 6♦ 7♦, nesmí vyložit všechny čtyři, protože
poslední karta se musí odhodit. Vyloží 4♦ 5♦ 6♦ a odhodí 7♦.
""",
        ("4D 5D 6D",),
    ),
    "rummy500.commands": Chapter(
        """
Všechno jde tlačítky i psaním, výsledek je stejný.

U stolu: **Líznout**, **Vzít** (nabídka celého balíčku), **Rummy!**, **Moje karty**, **Pravidla**, **Textem** (stůl
slovy). V ruce: vyber karty v nabídce a pak **Vyložit**, **Přiložit**, nebo **Odhodit**; **Srovnat** seřadí karty,
**Rada** poradí tam, kde jsou rady dovolené.

- `/líznout`, nebo `/líznout odkud:odhazovací balíček karta:9D`
- `/vyložit karty:7H 8H 9H`; žolík jako `X1=9H`
- `/přiložit karty:8H kam:A1`
- `/odhodit karta:KS`
- `/rummy karty:8H kam:A1`
- `/pas`, když došel talon a z odhozených nic nechceš
- `/ruka`, `/rada`, `/stůl ukázat`, `/stůl pravidla`

Karta je hodnota a barva v jakémkoli tvaru: `10H`, `TH`, `10♥`, `srdcová desítka`. Kombinace se jmenuje podle písmene
svého majitele a čísla, třeba A1.

**Příklad.** Bruno napíše `/přiložit karty:8H kam:A1` a 8♥ přibude k 5♥ 6♥ 7♥.
""",
        ("5H 6H 7H 8H",),
    ),
}
