"""Hry a domácí pravidla: games, house rules and the lines of the rule card, in Czech. Keys as in the English file."""

GAMES = {
    "game.rummy500": "Rummy 500",
    "game.three_thirteen": "Tři třináct",
    "game.basic_rummy": "Základní rummy",
    "game.contract_rummy": "Kontraktové rummy",
    "about.rummy500": "Karty na stole bodují, karty v ruce stojí; kdo má první 500.",
    "about.three_thirteen": "Jedenáct kol, v každém jiná divoká hodnota; vyhrává nejméně bodů.",
    "about.basic_rummy": "Zbav se karet; vítěz bere body za karty ostatních.",
    "about.contract_rummy": "Sedm rozdání, každé má svůj kontrakt; vyhrává nejméně bodů.",
    "preset.default": "Obvyklá pravidla",
    "preset.classic": "Klasická (jak je má většina knih)",
}

SWITCHES = {
    "switch.jokers": "Žolíci",
    "help.jokers": "Jestli jsou v balíčku žolíci a kolik jich je.",
    "switch.values": "Hodnoty karet",
    "help.values": "Za kolik která karta je.",
    "switch.low_ace_value": "Nízké eso na stole",
    "help.low_ace_value": "Za kolik je na stole eso pod dvojkou.",
    "switch.floating": "Hra bez karet",
    "help.floating": "Po vyložení poslední karty se hraje dál bez karet.",
    "switch.final_discard_unplayable": "Poslední odhoz nikam nepatří",
    "help.final_discard_unplayable": "Karta, kterou se zavírá, se nesmí hodit na žádnou kombinaci.",
    "switch.must_discard_to_go_out": "Zavřít jen odhozením",
    "help.must_discard_to_go_out": "Jestli se poslední karta musí odhodit.",
    "switch.two_decks_from": "Dva balíčky od",
    "help.two_decks_from": "Od kolika hráčů se hraje se dvěma balíčky.",
    "switch.target": "Bodů k výhře",
    "help.target": "Kolik bodů hru ukončí.",
    "switch.calling": "Volání „Rummy“",
    "help.calling": "Jestli jde zavolat to, co zůstalo hratelné v odhozených kartách.",
    "switch.call_uses_hand": "Volání s kartami z ruky",
    "help.call_uses_hand": "Jestli se volání smí doplnit kartami z ruky.",
    "switch.top_discard_must_be_used": "Vrchní odhoz hned hrát",
    "help.top_discard_must_be_used": "Jestli se i jediná vzatá karta musí hned použít.",
    "switch.min_naturals": "Přirozených karet v kombinaci",
    "help.min_naturals": "Kolik karet kombinace nesmí být divokých.",
    "switch.stock_exhaustion": "Když dojde talon",
    "help.stock_exhaustion": "Co se stane po líznutí poslední karty.",
    "switch.hand_size_2p": "Karet ve dvou",
    "help.hand_size_2p": "Kolik karet dostane každý, když hrají dva.",
    "switch.false_call_penalty": "Cena špatného volání",
    "help.false_call_penalty": "Kolik bodů stojí „Rummy“, které nejde zahrát.",
    "switch.all_wild_melds": "Kombinace jen z divokých",
    "help.all_wild_melds": "Jestli kombinace smí být bez přirozené karty.",
    "switch.ace": "Eso v postupkách",
    "help.ace": "Jestli eso patří jen pod dvojku, nebo i nad krále.",
    "switch.ace_points": "Body za eso",
    "help.ace_points": "Kolik stojí eso, které zbude.",
    "switch.wild_points": "Body za zbylou divokou kartu",
    "help.wild_points": "Kolik stojí karta divoké hodnoty, která zbude.",
    "switch.max_players": "Nejvíc hráčů",
    "help.max_players": "Kolik lidí se ke stolu vejde.",
    "switch.joker_points": "Body za žolíka",
    "help.joker_points": "Kolik stojí žolík, který zbude.",
    "switch.redraw_discard": "Odhodit vzatou kartu",
    "help.redraw_discard": "Jestli karta vzatá z balíčku smí hned zpátky.",
    "switch.tie_break": "Shoda na konci",
    "help.tie_break": "Co se stane, když mají nejlepší součet dva nebo víc.",
    "switch.final_turn_discard": "Odhození v posledních tazích",
    "help.final_turn_discard": "Jestli poslední tahy ostatních končí odhozením.",
    "switch.melds_per_turn": "Kombinací za tah",
    "help.melds_per_turn": "Kolik nových kombinací se smí v tahu vyložit.",
    "switch.layoff_requires_own_meld": "Přikládat až s vlastní",
    "help.layoff_requires_own_meld": "Jestli je k přikládání potřeba mít vlastní kombinaci.",
    "switch.going_rummy_double": "Celá ruka naráz",
    "help.going_rummy_double": "Dvojnásobek za zavření celou rukou v jednom tahu.",
    "switch.dealer_rotation": "Kdo rozdává příště",
    "help.dealer_rotation": "Kdo rozdává další rozdání.",
    "switch.end": "Konec hry",
    "help.end": "Jestli hru ukončí body, nebo počet rozdání.",
    "switch.hands": "Počet rozdání",
    "help.hands": "Kolik rozdání se hraje, když hru ukončí jejich počet.",
    "switch.deck_table": "Balíčky a žolíci",
    "help.deck_table": "Kolik balíčků a žolíků pro kolik hráčů.",
    "switch.deal_table": "Karet do ruky",
    "help.deal_table": "Kolik karet se rozdává v každém ze sedmi rozdání.",
    "switch.run_min": "Nejkratší postupka",
    "help.run_min": "Kolik karet musí postupka mít nejméně.",
    "switch.set_suits": "Barvy ve skupině",
    "help.set_suits": "Jestli se karty skupiny musí lišit barvou.",
    "switch.runs_same_suit": "Postupky kontraktu v jedné barvě",
    "help.runs_same_suit": "Jestli dvě postupky kontraktu smějí mít stejnou barvu.",
    "switch.multi_take": "Hlubší odhozené karty",
    "help.multi_take": "Jestli se smí vzít i zakrytá karta se vším nad ní.",
    "switch.may_i": "Kupování odhozených",
    "help.may_i": "Jestli si ostatní smějí říct o kartu, kterou hráč nechal.",
    "switch.layoff_same_turn": "Přikládání po kontraktu",
    "help.layoff_same_turn": "Jestli se smí přikládat hned v tahu s kontraktem.",
    "switch.extra_melds": "Kombinace nad kontrakt",
    "help.extra_melds": "Jestli smějí po kontraktu přijít další kombinace.",
    "switch.joker_swap": "Výměna žolíka",
    "help.joker_swap": "Jestli smí přirozená karta nahradit žolíka v postupce.",
    "switch.joker_swap_own": "Výměna vlastního žolíka",
    "help.joker_swap_own": "Jestli smíš vyměnit i žolíka, kterého tam máš sám či sama.",
    "switch.final_deal_discard": "Odhození v 7. rozdání",
    "help.final_deal_discard": "Jestli smí v posledním rozdání zbýt karta na odhození.",
    "switch.deuces_wild": "Divoké dvojky",
    "help.deuces_wild": "Jestli dvojky zastupují kteroukoli kartu jako žolíci.",
}

VALUES = {
    "value.on": "Ano",
    "value.off": "Ne",
    "value.values=face": "Podle čísla",
    "value.values=five_ten_fifteen": "5, 10 a 15",
    "value.stock_exhaustion=end_on_decline": "Hraje se dál z balíčku",
    "value.stock_exhaustion=end_now": "Rozdání končí tím tahem",
    "value.stock_exhaustion=reshuffle": "Odhozené se zamíchají",
    "value.stock_exhaustion=turn_over": "Odhozené se otočí",
    "value.stock_exhaustion=end": "Rozdání končí bez bodů",
    "value.ace=low": "Jen dole",
    "value.ace=both": "Dole i nahoře",
    "value.wild_points=face": "Svou hodnotu",
    "value.tie_break=shared": "Společná výhra",
    "value.tie_break=extra_deal": "Ještě jedno rozdání",
    "value.melds_per_turn=unlimited": "Kolik chceš",
    "value.melds_per_turn=1": "Jedna",
    "value.dealer_rotation=left": "Hráč po levici",
    "value.dealer_rotation=winner": "Vítěz rozdání",
    "value.end=target": "Podle bodů",
    "value.end=hands": "Po počtu rozdání",
    "value.deck_table=seed_fixed": "Dva balíčky, 1 nebo 2 žolíci",
    "value.deck_table=seed_literal": "Jeden balíček do pěti hráčů",
    "value.deck_table=bicycle": "Tři balíčky od pěti hráčů",
    "value.deck_table=pagat": "S hráči přibývají žolíci",
    "value.deal_table=seed": "12 karet od 5. rozdání",
    "value.deal_table=pagat": "12 karet od 4. rozdání",
    "value.set_suits=distinct": "Každá jiná",
    "value.set_suits=any": "Libovolné",
    "value.runs_same_suit=forbidden": "Nesmějí",
    "value.runs_same_suit=non_consecutive": "Jen s mezerou",
    "value.runs_same_suit=free": "Smějí",
    "value.final_deal_discard=forbidden": "Ne, vykládá se vše",
    "value.final_deal_discard=allowed": "Ano, jako jindy",
}

LINES = {
    # Rummy 500
    "rule.rummy500.jokers=true": "Ke každému balíčku patří dva žolíci a zastupují kteroukoli kartu.",
    "rule.rummy500.jokers=false": "Hraje se bez žolíků.",
    "rule.values=face": "Karty 2 až 10 platí své číslo, obrázky 10, žolíci 15, esa 15 (nízká esa na stole méně).",
    "rule.values=five_ten_fifteen": "Karty 2 až 9 platí 5, od desítky po krále 10, žolíci a esa 15 (nízká esa méně).",
    "rule.low_ace_value=*": "Eso na spodním konci postupky na stole platí {value} {value:bod|body|bodů}.",
    "rule.floating=false": "Kdo nemá žádnou kartu, zavírá, a rozdání končí.",
    "rule.floating=true": "Rozdání ukončí jen odhození. Kdo vyloží nebo přiloží poslední kartu, hraje dál bez karet.",
    "rule.final_discard_unplayable=false": "Zavřít se smí kterýmkoli odhozením.",
    "rule.final_discard_unplayable=true": "Karta, kterou se zavírá, se nesmí hodit na žádnou kombinaci na stole.",
    "rule.must_discard_to_go_out=false": "Zavírá se vyložením, přiložením nebo odhozením poslední karty.",
    "rule.must_discard_to_go_out=true": "Poslední karta se musí odhodit: při vykládání a přikládání si jednu nech.",
    "rule.two_decks_from=*": "Od {value} hráčů se hraje se dvěma balíčky.",
    "rule.rummy500.target=*": (
        "Hra končí, když má někdo {value} {value:bod|body|bodů} nebo víc; vyhrává nejvyšší součet."
    ),
    "rule.calling=true": (
        "Po odhození smí kdokoli jiný zavolat „Rummy“, když se dají hrát samotné odhozené karty: nejbližší volající "
        "bere je i tah."
    ),
    "rule.calling=false": "„Rummy“ se nevolá; odhozené karty se berou jen ve svém tahu.",
    "rule.call_uses_hand=false": "Volá se jen s odhozenými kartami, bez karet z ruky.",
    "rule.call_uses_hand=true": "Volající smí zavolanou hru doplnit kartami z ruky.",
    "rule.top_discard_must_be_used=false": "Samotnou vrchní kartu lze vzít, aniž by se hned hrála.",
    "rule.top_discard_must_be_used=true": "Každá karta vzatá z balíčku, i ta vrchní, se musí hned hrát.",
    "rule.min_naturals=*": (
        "Kombinace potřebuje aspoň {value} {value:přirozenou kartu|přirozené karty|přirozených karet}; zbytek smí "
        "být divoký."
    ),
    "rule.stock_exhaustion=end_on_decline": (
        "Když je talon prázdný, smíš dál brát odhozené karty; rozdání končí, jakmile hráč na tahu nic nevezme."
    ),
    "rule.stock_exhaustion=end_now": "Rozdání končí tahem, ve kterém se lízne poslední karta talonu.",
    "rule.stock_exhaustion=reshuffle": (
        "Když je talon prázdný, zamíchají se do nového všechny odhozené karty kromě vrchní."
    ),
    "rule.stock_exhaustion=turn_over": "Když je talon prázdný, odhozené karty kromě vrchní se bez míchání otočí.",
    "rule.stock_exhaustion=end": "Když je talon prázdný a nikdo nezavřel, rozdání končí a nikdo neboduje.",
    "rule.hand_size_2p=*": "Ve dvou dostane každý {value} {value:kartu|karty|karet}.",
    "rule.false_call_penalty=0": "Špatné volání nestojí nic.",
    "rule.false_call_penalty=*": "Špatné volání stojí {value} {value:bod|body|bodů}.",
    # Three Thirteen
    "rule.all_wild_melds=false": "Každá kombinace potřebuje aspoň jednu kartu, která není divoká.",
    "rule.all_wild_melds=true": "Kombinace smí být i jen z divokých karet.",
    "rule.ace=low": "Eso je v postupkách dole: A-2-3 je postupka, Q-K-A ne.",
    "rule.ace=both": "Eso je v postupkách dole i nahoře: A-2-3 i Q-K-A jsou postupky, K-A-2 ne.",
    "rule.basic_rummy.ace=low": "Eso je v postupkách dole (A-2-3, ne Q-K-A) a platí 1 bod.",
    "rule.basic_rummy.ace=both": "Eso je v postupkách dole i nahoře (A-2-3 i Q-K-A, nikdy K-A-2) a platí 15 bodů.",
    "rule.ace_points=*": "Zbylé eso stojí {value} {value:bod|body|bodů}.",
    "rule.wild_points=face": "Zbylá karta divoké hodnoty stojí svou obvyklou hodnotu.",
    "rule.wild_points=*": "Zbylá karta divoké hodnoty stojí {value} {value:bod|body|bodů}.",
    "rule.max_players=*": "Nejvýš {value} {value:hráč|hráči|hráčů}; pro víc hráčů se přidávají balíčky.",
    "rule.three_thirteen.jokers=0": "Hraje se bez žolíků.",
    "rule.three_thirteen.jokers=*": (
        "V balíčku {value:je|jsou|je} celkem {value} {value:žolík|žolíci|žolíků}, vždy divokých."
    ),
    "rule.joker_points=*": "Zbylý žolík stojí {value} {value:bod|body|bodů}.",
    "rule.redraw_discard=false": "Karta vzatá z odhazovacího balíčku se v tom tahu nesmí odhodit.",
    "rule.redraw_discard=true": "Karta vzatá z odhazovacího balíčku se smí hned zase odhodit.",
    "rule.tie_break=shared": "Hráči se stejným nejlepším součtem vyhrávají společně.",
    "rule.tie_break=extra_deal": "Shodný nejlepší součet se rozehraje: poslední rozdání se hraje ještě jednou.",
    "rule.final_turn_discard=true": "Když někdo zavře, poslední tahy ostatních končí odhozením, teprve pak se ukazuje.",
    "rule.final_turn_discard=false": (
        "Když někdo zavře, ostatní líznou a ukážou bez odhození: počítá se každá karta mimo kombinace."
    ),
    # basic Rummy
    "rule.melds_per_turn=unlimited": "V tahu smíš vyložit libovolný počet kombinací.",
    "rule.melds_per_turn=1": "V tahu smíš vyložit jednu novou kombinaci.",
    "rule.layoff_requires_own_meld=false": "Přikládat smíš na každou kombinaci, i když svou ještě nemáš.",
    "rule.layoff_requires_own_meld=true": "Přikládat smíš, až leží na stole tvoje vlastní kombinace.",
    "rule.going_rummy_double=true": (
        "Kdo zavře všemi kartami v jednom tahu a předtím nic nevyložil, dostane za rozdání dvojnásobek bodů."
    ),
    "rule.going_rummy_double=false": "Zavřít všemi kartami v jednom tahu nepřináší nic navíc.",
    "rule.dealer_rotation=left": "Po každém rozdání rozdává hráč po levici.",
    "rule.dealer_rotation=winner": "Další rozdání rozdává vítěz toho minulého.",
    "rule.end=target": "Hra končí, když někdo dosáhne bodů k výhře.",
    "rule.end=hands": "Hra končí po daném počtu rozdání; shodu na prvním místě rozhodne jedno navíc.",
    "rule.basic_rummy.target=*": "Rozhodují-li body, vyhrává první, kdo má {value} {value:bod|body|bodů} nebo víc.",
    "rule.hands=*": (
        "Rozhoduje-li počet rozdání, {value:hraje se|hrají se|hraje se} {value} {value:rozdání|rozdání|rozdání}; "
        "vyhrává nejvíc bodů."
    ),
    # Contract Rummy
    "rule.deck_table=seed_fixed": "Vždy dva balíčky: pro 3 až 5 hráčů 1 žolík, pro 6 až 8 hráčů 2 žolíci.",
    "rule.deck_table=seed_literal": (
        "Jeden balíček a 1 žolík pro 3 až 5 hráčů, dva balíčky a 2 žolíci pro 6 až 8; v pěti karty nevyjdou."
    ),
    "rule.deck_table=bicycle": "Dva balíčky a 1 žolík pro 3 nebo 4 hráče, tři balíčky a 2 žolíci pro 5 až 8.",
    "rule.deck_table=pagat": (
        "Dva balíčky pro 3 až 5 hráčů a o žolíka méně než hráčů; tři balíčky a 2 žolíci pro 6 až 8."
    ),
    "rule.deal_table=seed": "V rozdáních 1 až 4 po 10 kartách, v rozdáních 5 až 7 po 12.",
    "rule.deal_table=pagat": "V rozdáních 1 až 3 po 10 kartách, v rozdáních 4 až 7 po 12.",
    "rule.run_min=*": "Postupka má aspoň {value} {value:kartu|karty|karet}.",
    "rule.set_suits=distinct": "Karty skupiny mají každá jinou barvu, takže skupina má 3 nebo 4 karty.",
    "rule.set_suits=any": "Na barvách ve skupině nezáleží a smí mít i víc než 4 karty.",
    "rule.runs_same_suit=forbidden": "Postupky jednoho kontraktu musí mít každá jinou barvu.",
    "rule.runs_same_suit=non_consecutive": (
        "Postupky jednoho kontraktu smějí mít stejnou barvu, jen když je mezi nimi mezera."
    ),
    "rule.runs_same_suit=free": "Postupky jednoho kontraktu smějí mít libovolné barvy.",
    "rule.multi_take=true": (
        "Smíš vzít i zakrytou odhozenou kartu se vším nad ní, když ji hned hraješ: v kontraktu, nebo po něm přiložením."
    ),
    "rule.multi_take=false": "Vzít se smí jen vrchní odhozená karta.",
    "rule.may_i=false": "Odhozené karty se nekupují.",
    "rule.may_i=true": (
        "Kartu, kterou hráč na tahu nechá, smí koupit někdo, kdo ještě nemá kontrakt: nejbližší má přednost a platí "
        "vrchní kartou talonu navíc."
    ),
    "rule.layoff_same_turn=true": "Přikládat smíš už v tahu, ve kterém máš kontrakt vyložený.",
    "rule.layoff_same_turn=false": "Přikládat smíš od tahu následujícího po kontraktu.",
    "rule.extra_melds=false": "Nad kontrakt se další kombinace nevykládají, jen se přikládá.",
    "rule.extra_melds=true": "Po kontraktu smíš vykládat další kombinace.",
    "rule.joker_swap=true": (
        "Od tahu po kontraktu smíš dát kartu, kterou žolík v postupce zastupuje, na jeho místo, když žolíka "
        "v tom tahu zahraješ."
    ),
    "rule.joker_swap=false": "Žolíci na stole zůstávají, kde leží.",
    "rule.joker_swap_own=false": "Vyměnit smíš jen žolíka od jiného hráče.",
    "rule.joker_swap_own=true": "Vyměnit smíš i svého vlastního žolíka.",
    "rule.final_deal_discard=forbidden": "V 7. rozdání musí kontrakt spotřebovat celou ruku, bez odhození.",
    "rule.final_deal_discard=allowed": "V 7. rozdání smějí karty zbýt a odhodit se jako jindy.",
    "rule.deuces_wild=false": "Divocí jsou jen žolíci, dvojky jsou obyčejné karty.",
    "rule.deuces_wild=true": "Dvojky jsou divoké jako žolíci a zbylá stojí 15 bodů.",
}

CARD_LINES = {
    "help.switch": "- **{name}**: {help} Obvykle: {value}.",
    "line.goal": "Cíl",
    "line.players": "Hráči",
    "line.deck": "Karty",
    "line.deal": "Rozdávání",
    "line.contract": "Kontrakty",
    "line.melds": "Kombinace",
    "line.wild": "Divoké karty",
    "line.draw": "Braní karet",
    "line.play": "Hra",
    "line.taken": "Vzatá karta",
    "line.score": "Body",
    "line.left": "Kdo odejde",
    "card.goal.rummy500": "Boduje to, co vyložíš na stůl; co ti zůstane v ruce, se odečítá.",
    "card.goal.three_thirteen": "Srovnej celou ruku do kombinací; co nikam nepatří, se ti počítá.",
    "card.goal.basic_rummy": "Zbav se jako první všech karet.",
    "card.goal.contract_rummy": "Splň kontrakt každého rozdání a pak se zbav karet; co zůstane, se ti počítá.",
    "card.players": "{least} až {most} {most:hráč|hráči|hráčů}. U tohoto stolu {players}.",
    "card.deck": "{packs} {packs:balíček|balíčky|balíčků} po 52 kartách: {cards} {cards:karta|karty|karet}.",
    "card.deck.jokers": (
        "{packs} {packs:balíček|balíčky|balíčků} po 52 kartách a {jokers} {jokers:žolík|žolíci|žolíků}: "
        "{cards} {cards:karta|karty|karet}."
    ),
    "card.deal": "Každý dostane {each} {each:kartu|karty|karet}; další karta začíná odhazovací balíček.",
    "card.deal.rising": "V prvním rozdání po {first} kartách, v každém dalším o jednu víc, v posledním {last}.",
    "card.deal.table": "Karet každému, rozdání po rozdání: {sizes}.",
    "card.contract": "Rozdání po rozdání: {contracts}.",
    "card.contract.one": "{deal}: {contract}",
    "card.melds.distinct": (
        "Skupina jsou 3 nebo 4 karty jedné hodnoty v různých barvách; postupka je {run} a více sousedních karet "
        "jedné barvy."
    ),
    "card.melds.any": (
        "Skupina jsou 3 a více karet jedné hodnoty, na barvách nezáleží; postupka je {run} a více sousedních "
        "karet jedné barvy."
    ),
    "card.melds.ace_high": "Eso je dole (A-2-3) nebo nahoře (Q-K-A), nikdy uprostřed.",
    "card.melds.ace_low": "Eso je dole (A-2-3), nikdy nad králem.",
    "card.wild.none": "Žádná karta není divoká.",
    "card.wild.jokers": "Žolíci zastupují kteroukoli kartu.",
    "card.wild.deuces": "Žolíci a dvojky zastupují kteroukoli kartu.",
    "card.wild.rising": "V každém rozdání je divoká jedna hodnota: nejdřív trojky, pak čtyřky a tak dál až po krále.",
    "card.wild.least": "Kombinace potřebuje aspoň {least} {least:přirozenou kartu|přirozené karty|přirozených karet}.",
    "card.wild.fixed": "Co divoká karta zastupuje, se řekne při vyložení a platí po celé rozdání.",
    "card.draw.deep": (
        "Lízni kartu z talonu nebo vezmi vrchní odhozenou; nebo hlubší se vším nad ní, když ji hned hraješ."
    ),
    "card.draw.top": "Vezmi jednu kartu: z talonu, nebo vrchní odhozenou.",
    "card.play.open": "Vykládej kombinace a přikládej na kteroukoli na stole, pak jednu kartu odhoď.",
    "card.play.contract": "Vylož celý kontrakt najednou; potom přikládej kamkoli. Tah ukonči odhozením.",
    "card.play.concealed": (
        "Kombinace si nech v ruce a odhazuj. Když je v kombinacích vše kromě odhozené karty, smíš zavřít; "
        "každý jiný má ještě jeden tah."
    ),
    "card.taken.barred": "Jediná karta vzatá z odhazovacího balíčku se v tom tahu nesmí odhodit.",
    "card.taken.free": "Karta vzatá z odhazovacího balíčku se v tom tahu smí odhodit.",
    "card.score.table_minus_hand": (
        "Za rozdání: karty, které máš na stole, minus karty, které ti zbyly v ruce. Může to být i minus."
    ),
    "card.score.winner_takes": "Kdo zavře, bere body za karty zbylé ostatním: obrázky 10, ostatní své číslo.",
    "card.score.hand": "Zbylé karty se ti počítají: obrázky 10, esa {ace}, ostatní své číslo. Vyhrává nejméně bodů.",
    "card.left": (
        "Když někdo odejde, hraje za něj počítač; kdo se nevrátí, prohrál. Místo, které dohraje počítač, svému hráči "
        "nic nevyhraje a do síly se počítá jako poslední, takže odchodem nikdo nezíská."
    ),
}

RULES = GAMES | SWITCHES | VALUES | LINES | CARD_LINES
