"""Basic Rummy explained in Czech."""

from text.help import Chapter

CHAPTERS = {
    "basic_rummy.overview": Chapter(
        """
Základní rummy je prostá hra, ze které ostatní vyšly, pro 2 až 6 lidí s jedním balíčkem 52 karet.

Snažíš se zbavit všech karet. Karty, které k sobě patří, **kombinace**, se smějí vykládat na stůl, a jakmile tam leží,
může k nim přikládat každý. Kdo první nemá žádnou kartu, vyhrává rozdání a dostane body za všechny karty, které
zůstaly ostatním. Hru vyhraje, kdo má první 150 bodů.

Ve dvou má každý 10 karet, ve třech a čtyřech 7, v pěti a šesti 6.

**Příklad.** Ana vyloží 4♠ 5♠ 6♠, o dva tahy později 9♣ 9♦ 9♥ a odhodí poslední kartu. Brunovi zbyly K♦ a 4♣, Cyrilovi
A♠ a 9♠: Ana dostane 14 + 10 = **24**.
""",
        ("4S 5S 6S", "9C 9D 9H"),
    ),
    "basic_rummy.turn": Chapter(
        """
Tah má tři kroky, vždy v tomto pořadí.

**1. Vzít** jednu kartu: vrchní z talonu, nebo vrchní odhozenou.

**2. Hrát**, jestli chceš: vykládat kombinace z ruky a přikládat ke kterékoli na stole.

**3. Odhodit** jednu kartu. Vzatá vrchní odhozená karta v tom tahu zpátky nesmí. Když po vyložení nebo přiložení
žádnou kartu nemáš, zavíráš a neodhazuješ.

**Příklad.** Bruno vezme z balíčku 7♥, protože drží 5♥ a 6♥. Vyloží 5♥ 6♥ 7♥ a odhodí Q♣. Mohl by si postupku i nechat
v ruce a počkat, aby k ní ostatní nemohli přikládat.
""",
        ("5H 6H 7H",),
    ),
    "basic_rummy.melds": Chapter(
        """
Kombinace jsou dvojího druhu.

**Skupina** jsou tři nebo čtyři karty stejné hodnoty: J♠ J♥ J♦.

**Postupka** jsou tři a více karet jedné barvy, které jdou po sobě: 3♣ 4♣ 5♣. Eso je dole: A♦ 2♦ 3♦ je postupka, Q♦ K♦
A♦ ne, pokud domácí pravidla neříkají jinak.

Karta patří jen do jedné kombinace a na stole v ní zůstává.

**Příklad.** Máš J♠ J♥ J♦ 10♦ 9♦. J♦ může být ve skupině, nebo v postupce 9♦ 10♦ J♦, ne v obou.
""",
        ("JS JH JD", "9D TD JD"),
    ),
    "basic_rummy.laying_off": Chapter(
        """
Jakmile kombinace leží na stole, smí k ní ve svém tahu přidat každý: čtvrtou kartu ke skupině, nebo další karty na
kterýkoli konec postupky. Vlastní kombinaci k tomu nepotřebuješ (pokud ji nechtějí domácí pravidla).

Najednou smí i víc karet: leží-li na stole 4♠ 5♠ 6♠, přiložíš 7♠ a 8♠ společně, ale samotnou 8♠ ne. Karty na stole se
nikdy nepřesouvají jinam.

Čí kombinace je, na tom nezáleží: přikládání je prostě cesta, jak se zbavit karet.

**Příklad.** Na stole leží 4♠ 5♠ 6♠. Máš 3♠ a 7♠ a přiložíš obě najednou. O dvě karty méně.
""",
        ("3S 4S 5S 6S 7S",),
    ),
    "basic_rummy.discard_pile": Chapter(
        """
Z odhazovacího balíčku se bere jen vrchní karta. Hned ji použít nemusíš, ale v tom tahu ji nesmíš odhodit. Kartu z
talonu odhodit můžeš hned.

Když dojde talon, odhozené karty kromě vrchní se zamíchají do nového.

Všímej si, co odhazuješ: další hráč si to může vzít. Bezpečnější je karta, jejíž sousedky už leží na stole nebo
hluboko v balíčku.

**Příklad.** Ana vezme z balíčku 8♣ k 8♦ 8♥. Vyloží tři osmy a odhodí 2♠. Mohla by si osmy i nechat, ale 8♣ by v tomto
tahu odhodit nesměla.
""",
        ("8C 8D 8H",),
    ),
    "basic_rummy.going_out": Chapter(
        """
Zavřeš, když ti z ruky odejde poslední karta: v kombinaci, přiložením, nebo odhozením. Rozdání hned končí.

**Celá ruka naráz**: kdo se v jediném tahu zbaví celé ruky a předtím nic nevyložil, má za rozdání dvojnásobek bodů.
Někdy se proto vyplatí kombinace zadržet, ale když je někdo rychlejší, počítá se proti tobě všechno.

**Příklad.** Zatím nemáš nic vyloženo a držíš 10♠ J♠ Q♠ 5♣ 5♦ 5♥ 2♣. Lízneš 5♠, vyložíš postupku i čtyři pětky a
odhodíš 2♣: celá ruka v jednom tahu, body platí dvojnásob.
""",
        ("TS JS QS", "5C 5D 5H 5S"),
    ),
    "basic_rummy.scoring": Chapter(
        """
Boduje jen ten, kdo zavře: dostane součet všech karet v rukou ostatních.
- eso: 1
- 2 až 10: své číslo
- kluk, dáma, král: 10

Celá ruka naráz to zdvojnásobí. Vyhrává, kdo má první 150 bodů nebo víc. Podle domácích pravidel může hru ukončit i
počet rozdání; pak vyhrává nejvíc bodů.

**Příklad.** Ana vyloží 10♦ J♦ Q♦ a odhodí poslední kartu. Bruno drží K♦ 4♣ (14) a Cyril A♠ 9♥ (10). Ana dostane
**24**. Kdyby před tímto tahem nic vyloženého neměla, bylo by to dvojnásob, 48.
""",
        ("TD JD QD",),
    ),
    "basic_rummy.house_rules": Chapter(
        """
Tato pravidla nastavuje hostitel před hrou pod **Domácí pravidla**. Tlačítko **Pravidla** u stolu ukáže, jak se tam
hraje a co je změněno.

**Příklad.** Je-li *Eso v postupkách* dole i nahoře, je Q♥ K♥ A♥ postupka a esa platí 15 místo 1. K♥ A♥ 2♥ není
postupka nikdy, A♥ 2♥ 3♥ vždycky.
""",
        ("AH 2H 3H",),
    ),
    "basic_rummy.commands": Chapter(
        """
Všechno jde tlačítky i psaním, výsledek je stejný.

U stolu: **Líznout**, **Vzít** (vrchní odhozenou kartu), **Moje karty**, **Pravidla**, **Textem** (stůl slovy). V
ruce: vyber karty v nabídce a pak **Vyložit**, **Přiložit**, nebo **Odhodit**; **Srovnat** seřadí karty, **Rada**
poradí tam, kde jsou rady dovolené.

- `/líznout`, nebo `/líznout odkud:odhazovací balíček`
- `/vyložit karty:4S 5S 6S`
- `/přiložit karty:7S kam:A1`
- `/odhodit karta:QC`
- `/pas`, když není co líznout a z odhozených nic nechceš
- `/ruka`, `/rada`, `/stůl ukázat`, `/stůl pravidla`

Karta je hodnota a barva v jakémkoli tvaru: `10H`, `TH`, `10♥`, `srdcová desítka`. Kombinace se jmenuje podle písmene
svého majitele a čísla, třeba A1.

**Příklad.** Bruno napíše `/přiložit karty:3S 7S kam:A1` a 4♠ 5♠ 6♠ naroste na obou koncích.
""",
        ("3S 4S 5S 6S 7S",),
    ),
}
