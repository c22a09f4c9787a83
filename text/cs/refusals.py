"""Proč tah nešel: why a move was refused, in Czech. Keys as in the English file."""

REFUSALS = {
    # turn and phase
    "refusal.E_NOT_YOUR_TURN": "Ještě nejsi na tahu, hraje **{turn}**. Tvoje karty zůstávají, jak jsou.",
    "refusal.E_WRONG_PHASE.draw": (
        "Každý tah začíná líznutím a to tě ještě čeká. Lízni z talonu nebo vezmi odhozenou kartu, pak hraj."
    ),
    "refusal.E_WRONG_PHASE.play": (
        "V tomto tahu už máš líznuto a víc než jednou se nelíže. Hraj z ruky, nebo tah ukonči odhozením."
    ),
    "refusal.E_WRONG_PHASE": "To v této chvíli tahu nejde. Co je na řadě, ukazuje stůl.",
    "refusal.E_HAND_OVER": "Toto rozdání skončilo, už se v něm nehraje. Počkej na další rozdání.",
    "refusal.E_NOT_THIS_GAME": "Takový tah hra {game} nemá. Co jde udělat teď, ukazují tlačítka.",
    "refusal.E_NOT_THIS_GAME.take": "Ve hře {game} se tady z odhazovacího balíčku brát nedá. Lízni z talonu.",
    "refusal.E_NOT_THIS_GAME.meld": (
        "Ve hře {game} se kombinace během hry nevykládají, nech si je v ruce. Až budou v kombinacích všechny karty "
        "kromě jedné, stiskni **Zavřít**."
    ),
    "refusal.E_NOT_THIS_GAME.contract": (
        "Hra {game} nemá žádný kontrakt. Vykládej kombinace po jedné tlačítkem **Vyložit**."
    ),
    "refusal.E_NOT_THIS_GAME.layoff": (
        "Ve hře {game} se nic nepřikládá, každý si rovná jen svou ruku. Odhoď, nebo zavři, když je v kombinacích "
        "všechno kromě jedné karty."
    ),
    "refusal.E_NOT_THIS_GAME.swap": (
        "Ve hře {game} zůstává žolík na stole tam, kde leží. Můžeš k jeho kombinaci přiložit nebo vyložit svou."
    ),
    "refusal.E_NOT_THIS_GAME.out": (
        "Hra {game} se nezavírá ohlášením: skončíš ve chvíli, kdy vyložíš, přiložíš nebo odhodíš poslední kartu."
    ),
    "refusal.E_NOT_THIS_GAME.rummy": "Ve hře {game} se „Rummy“ nevolá. Počkej na svůj tah a odhozenou kartu vezmi pak.",
    "refusal.E_NOT_THIS_GAME.false_call": (
        "Ve hře {game} se „Rummy“ nevolá, takže se ani netrestá špatné zavolání. Hraje se dál."
    ),
    "refusal.E_NOT_THIS_GAME.decline": "Ještě je z čeho líznout, takže tvůj tah trvá. Nejdřív si vezmi kartu.",
    "refusal.E_NOT_THIS_GAME.pass": "Teď není co pustit dál. Jestli jsi na tahu, lízni kartu.",
    "refusal.E_NOT_THIS_GAME.buy": "Ve hře {game} se odhozené karty nekupují. Ve svém tahu můžeš vzít tu vrchní.",
    # drawing
    "refusal.E_STOCK_EMPTY": (
        "Talon je prázdný. Vezmi z odhazovacího balíčku, nebo použij **/pas**, když z něj nic nechceš."
    ),
    "refusal.E_PILE_EMPTY": "Odhazovací balíček je prázdný, není co vzít. Lízni z talonu.",
    "refusal.E_NOT_IN_PILE": (
        "{card} v odhazovacím balíčku není (nebo už není). Podívej se na stůl a vyber kartu, která tam leží."
    ),
    "refusal.E_TOP_ONLY": "Vzít jde jen vrchní odhozenou kartu, a to je {top}. Vezmi ji, nebo lízni z talonu.",
    "refusal.E_NO_DUTY_PLAY": (
        "Karta {card} by se musela hrát hned po vzetí, a s tvými kartami to nejde: žádnou kombinaci nedoplní a "
        "nikam se "
        "nehodí. Vyber jinou kartu, nebo lízni z talonu."
    ),
    "refusal.E_RESTOCK_DUE": (
        "Talon je prázdný: {cards} {cards:odhozená karta se míchá|odhozené karty se míchají|odhozených karet se "
        "míchá} do nového. "
        "Za chvilku lízni znovu."
    ),
    # playing
    "refusal.E_DUTY_PENDING": (
        "Nejdřív se musí hrát {card}: z balíčku je s tím, že se hned použije. Dej ji do kombinace nebo ji přilož, "
        "pak pokračuj."
    ),
    "refusal.E_NOT_IN_HAND": "Tohle v ruce nemáš: {cards}. Svoje karty uvidíš přes **Moje karty**.",
    "not_so_many": (
        "V ruce máš jen {n} {n:takovou kartu|takové karty|takových karet}: {card}. Každou kartu napiš jen jednou: "
        "`7H 8H 9H`."
    ),
    "refusal.E_NOT_A_MELD": (
        "{cards}: to není ani skupina (karty jedné hodnoty), ani postupka (sousední karty jedné barvy). "
        "Některou přidej nebo vyměň a zkus to znovu."
    ),
    "refusal.E_JOKER_DECLARATION_REQUIRED": (
        "Tyhle karty se dají číst víc způsoby, řekni, který myslíš:\n{choices}\n"
        "Vyber z nabídky, nebo karty napiš znovu v tomto tvaru."
    ),
    "refusal.E_TOO_FEW_NATURALS": (
        "Kombinace potřebuje aspoň {least} {least:přirozenou kartu|přirozené karty|přirozených karet} a tady jich "
        "je míň. "
        "Nahraď divokou kartu přirozenou."
    ),
    "refusal.E_TOO_MANY_WILDS": (
        "Tak velká kombinace smí mít nejvýš {most} {most:divokou kartu|divoké karty|divokých karet}. "
        "Jednu vyndej, nebo přidej přirozené."
    ),
    "refusal.E_NO_SUCH_MELD": "Kombinace {onto} na stole není. Přiložit můžeš na {melds}.",
    "refusal.E_NO_SUCH_MELD.none": "Kombinace {onto} neexistuje, na stole ještě žádná neleží. První můžeš vyložit ty.",
    "refusal.E_DOES_NOT_FIT": (
        "{cards}: na {onto} to nejde. Skupina bere svou hodnotu, postupka další kartu na kterémkoli konci "
        "a žádná karta se v ní nehýbe."
    ),
    "refusal.E_STRANDED": (
        "V ruce by zbyla jen {card} a ta je v tomto tahu z balíčku, takže se odhodit nesmí. "
        "Použij {card} také, nebo si na odhození nech jinou kartu."
    ),
    "refusal.E_MUST_KEEP_DISCARD": (
        "Tím by odešla tvoje poslední karta a ta se tady musí odhodit. Nech si jednu kartu na odhození."
    ),
    "refusal.E_ONE_MELD_A_TURN": (
        "Jednu novou kombinaci už v tomto tahu máš vyloženou. Přikládej, nebo tah ukonči odhozením."
    ),
    "refusal.E_OWN_MELD_FIRST": (
        "Přikládat se smí, až leží na stole tvoje vlastní kombinace. Nejdřív nějakou vylož, nebo odhoď."
    ),
    # discarding
    "refusal.E_TAKEN_CARD": (
        "{card} je v tomto tahu z odhazovacího balíčku, takže nemůže hned zpátky. Odhoď jinou kartu; "
        "tuhle můžeš od příštího tahu."
    ),
    "refusal.E_PLAYABLE_DISCARD": (
        "{card} se hodí na {onto} a poslední karta, která se ještě někam hodí, se při zavírání odhodit nesmí. "
        "Přilož ji."
    ),
    # contracts and swaps
    "refusal.E_CONTRACT_FIRST": (
        "Nejdřív přijde kontrakt tohoto rozdání: {contract}, vše najednou. Do té doby se jen líže a odhazuje."
    ),
    "refusal.E_CONTRACT_MISMATCH": (
        "Kontrakt tohoto rozdání je {contract}, ani víc, ani míň; u tebe je to {laid}. Nic se nevyložilo: "
        "vyber kombinace znovu, nebo odhoď."
    ),
    "refusal.E_RUNS_SAME_SUIT": (
        "Dvě postupky tvého kontraktu mají stejnou barvu ({suit}), a tak tu být nesmějí. Zvol u jedné jinou barvu."
    ),
    "refusal.E_NO_EXTRA_MELDS": (
        "Kontrakt máš splněný a další kombinace se po něm nevykládají. Přikládej kamkoli, nebo odhoď."
    ),
    "refusal.E_LAYOFF_LATER": (
        "Kontrakt je vyložený v tomto tahu; přikládat se smí až od příštího. Ukonči tah odhozením."
    ),
    "refusal.E_FINAL_DEAL_ALL_CARDS": (
        "V posledním rozdání musí kontrakt spotřebovat celou ruku, a tady by zbylo: {left}. "
        "Prodluž postupky, nebo odhoď a počkej."
    ),
    "refusal.E_SWAP_OFF": "U tohoto stolu zůstávají žolíci, kde leží. Přilož kartu jinam, nebo si ji nech.",
    "refusal.E_SWAP_SET": "{onto} je skupina a žolík ve skupině v ní zůstává. Vyměnit jde jen žolíka v postupce.",
    "refusal.E_SWAP_OWN": "Žolík v {onto} je od tebe a vyměnit se tady smí jen cizí. Možná má nějakého jiná postupka.",
    "refusal.E_SWAP_TOO_EARLY": "Měnit žolíky se smí od tahu po vyložení kontraktu. Dohraj tento tah, žolík počká.",
    "refusal.E_SWAP_CARD": (
        "Žolík v {onto} zastupuje {wanted}, takže {card} na jeho místo nepatří. Vyměň ho přesně za tu kartu."
    ),
    "refusal.E_SWAP_CARD.none": "V {onto} není žolík, kterého by mohla nahradit {card}. Vyber jinou postupku.",
    "refusal.E_SWAP_NO_USE": "Žolíka z {onto} by bylo nutné hrát ještě v tomto tahu, a nikam se nehodí. Zatím ho nech.",
    # going out, calling, buying
    "refusal.E_CANNOT_GO_OUT": (
        "Zavřít zatím nejde: kromě odhozené karty by i v nejlepším případě zbylo {left}. V kombinacích musí být vše "
        "kromě odhozené karty; odhoď a hraj dál."
    ),
    "refusal.E_CANNOT_GO_OUT.none": (
        "Takhle zavřít nejde: jedna karta musí zbýt na odhození a nesmí to být ta právě vzatá. Odhoď a hraj dál."
    ),
    "refusal.E_CANNOT_GO_OUT.out": (
        "Zavřeno už je: **{out}**. Zbývá ti poslední tah, odhoď kartu a ruka se srovná, jak nejlépe to jde."
    ),
    "refusal.E_CALL_CLOSED": (
        "„Rummy“ se volá jen mezi odhozením a dalším líznutím, a to teď není. Sleduj další odhozenou kartu."
    ),
    "refusal.E_CALL_CLOSED.off": "U tohoto stolu se „Rummy“ nevolá. Počkej na svůj tah a vezmi z balíčku pak.",
    "refusal.E_CALL_SELF": (
        "Tahle karta je odhozená od tebe, volat mohou jen ostatní. Ti ještě mohou najít, co jim zbylo."
    ),
    "refusal.E_CALL_NO_PLAY": (
        "{cards}: takhle to zahrát nejde. Zavolat se dá jen to, co se z odhozených karet hodí na kombinaci na "
        "stole, nebo "
        "tři a víc odhozených karet, které samy tvoří kombinaci. Nic se nestalo, podívej se znovu."
    ),
    "refusal.E_CALL_USES_HAND": (
        "Volá se jen s odhozenými kartami a tyhle v balíčku nejsou: {cards}. Jakmile volání platí, můžeš hrát i z ruky."
    ),
    "refusal.E_BUY_CLOSED.window": "Teď není o kterou kartu si říct. Jde to hned, jak ji hráč na tahu nechá ležet.",
    "refusal.E_BUY_CLOSED.turn": "Na tahu jsi ty, ptát se nemusíš: vezmi vrchní kartu, nebo lízni z talonu.",
    "refusal.E_BUY_CLOSED.own": "Tahle karta je odhozená od tebe, takže je pro ostatní. Počkej na další.",
    "refusal.E_BUY_CLOSED.down": "Kontrakt máš splněný a od té chvíle se karty nekupují. Vezmi si ve svém tahu.",
    "refusal.E_BUY_CLOSED.asked": "O tuhle kartu už žádáš. Dostane ji ten, kdo je v pořadí nejblíž.",
    "refusal.E_BUY_CLOSED.off": "U tohoto stolu se odhozené karty nekupují. Ve svém tahu můžeš vzít tu vrchní.",
    "refusal.E_BUY_LIMIT": (
        "Všechny nákupy tohoto rozdání už jsou pryč ({limit} {limit:nákup|nákupy|nákupů}). Ber odhozené karty ve "
        "svém tahu."
    ),
}
