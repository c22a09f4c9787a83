"""Contract Rummy explained in Czech."""

from text.help import Chapter

CHAPTERS = {
    "contract_rummy.overview": Chapter(
        """
Kontraktové rummy hraje 3 až 8 lidí na sedm rozdání. Každé rozdání má svůj **kontrakt**: tolik skupin a tolik
postupek. Celý kontrakt musíš vyložit najednou, dřív než smíš hrát cokoli jiného. Pak přikládáš ostatní karty ke
kombinacím na stole, dokud nemáš prázdnou ruku.

Když někdo nemá žádnou kartu, ostatní si počítají, co jim zbylo. Body jsou špatné: po sedmi rozdáních vyhrává
**nejméně**.

V rozdáních 1 až 4 má každý 10 karet, v rozdáních 5 až 7 po 12. Hraje se se dvěma balíčky a jedním nebo dvěma žolíky.

**Příklad.** V 1. rozdání jsou kontrakt dvě skupiny. Ana má v ruce 7♠ 7♥ 7♣ a Q♠ Q♦ Q♥: vyloží obě najednou. Od té
chvíle přikládá a snaží se zbavit posledních karet.
""",
        ("7S 7H 7C", "QS QD QH"),
    ),
    "contract_rummy.contracts": Chapter(
        """
- 1: 10 karet, dvě skupiny
- 2: 10 karet, skupina a postupka
- 3: 10 karet, dvě postupky
- 4: 10 karet, tři skupiny
- 5: 12 karet, dvě skupiny a postupka
- 6: 12 karet, skupina a dvě postupky
- 7: 12 karet, tři postupky, do kterých padne **celá** ruka

Celý kontrakt se vykládá naráz, přesně s těmito kombinacemi, ani víc, ani míň. Každá z nich smí být delší, než je
třeba: skupina o čtyřech nebo postupka o pěti kartách je v pořádku. Postupky jednoho kontraktu musí mít každá jinou
barvu.

V 7. rozdání si lízneš a vyložíš všech 13 karet jako tři postupky. Neodhazuje se; kdo to dokáže první, ukončí rozdání.

**Příklad.** 2. rozdání. Mezi jinými kartami držíš 9♣ 9♦ 9♥ a 3♠ 4♠ 5♠ 6♠. Vylož skupinu i postupku najednou:
`/vyložit karty:9C 9D 9H; 3S 4S 5S 6S`.
""",
        ("9C 9D 9H", "3S 4S 5S 6S"),
    ),
    "contract_rummy.turn": Chapter(
        """
**1. Vzít kartu**: vrchní z talonu, nebo vrchní odhozenou, nebo hlubší se vším nad ní, když ji hned zahraješ (viz
*Odhazovací balíček*).

**2. Hrát.**
- Kontrakt ještě nemáš: vylož ho celý najednou, nebo nic.
- Kontrakt už máš: přikládej ke kterékoli kombinaci a měň žolíky. Další kombinace se v této hře nevykládají.

Přikládat smíš hned v tahu, ve kterém je kontrakt vyložený.

**3. Odhodit** jednu kartu, pokud nějakou máš. Jediná vzatá vrchní odhozená karta v tom tahu zpátky nesmí.

**Příklad.** 1. rozdání. Bruno lízne a vyloží 4♠ 4♥ 4♦ a J♠ J♣ J♦. Na stole leží Anina skupina 8♥ 8♣ 8♠, tak k ní
přiloží 8♦ a odhodí K♣.
""",
        ("4S 4H 4D", "JS JC JD", "8H 8C 8S 8D"),
    ),
    "contract_rummy.melds": Chapter(
        """
**Skupina** jsou tři nebo čtyři karty stejné hodnoty, každá jiné barvy, i když se hraje se dvěma balíčky: 6♠ 6♠ 6♥
skupina není.

**Postupka** jsou tři a více karet jedné barvy, které jdou po sobě. Eso je dole, nebo nahoře: A♦ 2♦ 3♦ i Q♦ K♦ A♦ jsou
postupky, K♦ A♦ 2♦ ne.

**Přikládat** ke kombinaci smí každý, kdo už má kontrakt: čtvrtou kartu ke skupině, nebo další karty na kterýkoli
konec postupky. Smí i víc karet najednou. Co leží na stole, se nehýbe.

**Příklad.** Na stole leží Q♦ K♦ A♦. Přiložit jde J♦, nebo 10♦ a J♦ společně. 2♦ ne: esem postupka končí.
""",
        ("TD JD QD KD AD", "6S 6H 6C"),
    ),
    "contract_rummy.jokers": Chapter(
        """
Žolík zastupuje kteroukoli kartu. Každá kombinace potřebuje aspoň jednu přirozenou. Při vyložení řekneš, kterou kartou
žolík je, hodnotou i barvou, a tak to zůstane. Psát se to dá takhle: `4C X1=5C 6C`. Žolík, který ti zbude v ruce,
stojí 15 bodů.

**Výměna.** Leží-li cizí žolík v **postupce**, smíš na jeho místo dát přirozenou kartu, kterou zastupuje, a žolíka si
vzít, když platí toto:
- kontrakt máš vyložený z dřívějšího tahu tohoto rozdání;
- jsi na tahu a máš už líznuto;
- žolíka můžeš v tomto tahu zahrát. Nechat si ho ani odhodit nejde.

Žolíci ve skupinách zůstávají, kde jsou.

**Příklad.** Brunova postupka je 4♣ žolík 6♣, žolík jako 5♣. Ana drží 5♣ a kontrakt má od minulého tahu. Vymění ji,
vezme si žolíka a hned ho přiloží k 10♥ J♥ Q♥ jako K♥.
""",
        ("4C X1 6C", "TH JH QH X2"),
    ),
    "contract_rummy.discard_pile": Chapter(
        """
Odhazovací balíček leží odkrytý a brát z něj jde dvojím způsobem.

**Samotnou vrchní kartu** smíš vzít vždycky. Použít ji nemusíš, ale v tom tahu ji nesmíš odhodit.

**Hlubší karta** jde se vším, co na ní leží, a musí se hned zahrát: v kontraktu, nebo, když už ho máš, přiložením.
Pokud to nejde, bot ti ji vzít nedovolí. Ostatní karty si necháš.

Leckde se hraje bez hlubších karet, zato s *kupováním*: když hráč na tahu vrchní kartu nechá, smí si o ni říct někdo,
kdo ještě nemá kontrakt, a jako cenu si vezme i kartu z talonu. Jak je to u tvého stolu, říkají pravidla stolu.

**Příklad.** 1. rozdání, balíček od nejstarší: 5♦ K♥ 2♣. Máš 5♠ 5♥ a tři esa. Vezmi 5♦: přijdou s ní K♥ a 2♣ a hned
dalším krokem vyložíš kontrakt, 5♠ 5♥ 5♦ a esa.
""",
        ("5S 5H 5D", "AS AH AC"),
    ),
    "contract_rummy.going_out": Chapter(
        """
Zavřeš, když máš kontrakt a z ruky ti odejde poslední karta: samotným kontraktem, přiložením, nebo odhozením. Rozdání
hned končí a ty máš 0.

V **7. rozdání** se neodhazuje: první, kdo vyloží celou ruku jako tři postupky ve třech barvách, rozdání ukončí a
všichni ostatní si počítají všechny karty.

Když dojde talon, odhozené karty kromě vrchní se zamíchají do nového.

**Příklad.** Ana už má kontrakt a drží 9♠ a K♦. Na stole je postupka 6♠ 7♠ 8♠. Lízne 2♥, přiloží 9♠ a odhodí K♦. Zbývá
jediná karta: 2♥ půjde v příštím tahu.
""",
        ("6S 7S 8S 9S",),
    ),
    "contract_rummy.scoring": Chapter(
        """
Na konci rozdání si každý počítá karty, které mu zbyly v ruce. Kdo kontrakt nevyložil, počítá si všechny.
- 2 až 10: své číslo
- kluk, dáma, král: 10
- eso: 15
- žolík: 15

Karty na stole nepřinášejí nic. Po sedmi rozdáních vyhrává nejnižší součet; kdo ho mají stejný, vyhrávají společně.

**Příklad.** Bruno zavře. Ana má na stole 9♠ 9♥ 9♣ a 2♦ 3♦ 4♦ a v ruce A♣ a 6♥: počítá si 15 + 6 = **21**.
""",
        ("9S 9H 9C", "2D 3D 4D"),
    ),
    "contract_rummy.house_rules": Chapter(
        """
Tato pravidla nastavuje hostitel před hrou pod **Domácí pravidla**. *Klasická* sada přináší hru, jak ji má většina
knih: postupky od čtyř karet, skupiny libovolných barev, jen vrchní odhozená karta, kupování. Tlačítko **Pravidla** u
stolu ukáže, jak se tam hraje a co je změněno.

**Příklad.** Je-li *Nejkratší postupka* 4, je 3♠ 4♠ 5♠ na kontrakt krátká a 3♠ 4♠ 5♠ 6♠ stačí.
""",
        ("3S 4S 5S 6S",),
    ),
    "contract_rummy.commands": Chapter(
        """
Všechno jde tlačítky i psaním, výsledek je stejný.

U stolu: **Líznout**, **Vzít** (nabídka balíčku, kde se smějí brát hlubší karty), **Moje karty**, **Pravidla**,
**Textem** (stůl slovy). V ruce: vyber karty v nabídce a pak **Vyložit kontrakt**, **Přiložit**, **Vyměnit žolíka**,
nebo **Odhodit**; **Srovnat** seřadí karty, **Rada** poradí tam, kde jsou rady dovolené.

- `/líznout`, nebo `/líznout odkud:odhazovací balíček karta:5D`
- `/vyložit karty:9C 9D 9H; 3S 4S 5S` vyloží celý kontrakt, kombinace odděluje `;` nebo `/`
- `/přiložit karty:8D kam:B1`
- `/vyměnit kam:B2 karta:5C` vezme žolíka, který zastupuje 5♣
- `/odhodit karta:KC`, `/pas`, když nabízenou odhozenou kartu nechceš
- `/ruka`, `/rada`, `/stůl ukázat`, `/stůl pravidla`

Karta je hodnota a barva v jakémkoli tvaru: `10H`, `TH`, `10♥`, `srdcová desítka`; žolík jako `X1=9H`.

**Příklad.** 2. rozdání: Ana napíše `/vyložit karty:9C 9D 9H; 3S 4S X1=5S` a kontrakt má splněný.
""",
        ("9C 9D 9H", "3S 4S X1"),
    ),
}
