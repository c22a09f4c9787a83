"""Co bot odpovídá a hlásí: what the bot answers and announces, in Czech."""

LOBBY = {
    "lobby.title": "{game}, stůl: {host}",
    "lobby.opened": "Tvůj stůl je otevřený: **{game}**, míst {seats}. Ostatní stisknou **Přisednout**, ty **Začít**.",
    "lobby.opened.thread": (
        "Tvůj stůl je otevřený v {channel}: **{game}**, míst {seats}. Ostatní tam stisknou **Přisednout**, "
        "ty **Začít**."
    ),
    "lobby.opened.full": "Tvůj stůl je otevřený: **{game}**, všechna místa ({seats}) jsou obsazená. Stiskni **Začít**.",
    "lobby.opened.full.thread": (
        "Tvůj stůl je otevřený v {channel}: **{game}**, všechna místa ({seats}) jsou obsazená. Stiskni tam **Začít**."
    ),
    "lobby.joined": "Máš místo: **{seat}**. Hra začne, až hostitel stiskne **Začít**.",
    "lobby.left": "Tvoje místo je zase volné. Dokud stůl čeká, vrátí tě **Přisednout**.",
    "lobby.missing": "K začátku {n:chybí|chybějí|chybí} ještě {n} {n:hráč|hráči|hráčů}.",
    "lobby.host_starts": "Hru může začít **{name}**.",
    "lobby.anyone_starts": "Hostitel se už chvíli neozval: **Začít** smí stisknout kdokoli u stolu.",
    "lobby.computer_added": "Ke stolu si sedá počítač ({level}).",
    "lobby.computer_removed": "Počítač od stolu odchází.",
    "lobby.rules_usual": "Všechna pravidla jsou obvyklá.",
    "lobby.rules_differ": "Od obvyklých se {n:liší|liší|liší} {n} {n:pravidlo|pravidla|pravidel}:",
    "lobby.rule_line": "**{name}**: {text}",
    "lobby.rule_line.changed": "**{name}** (změněno): {text}",
    "lobby.rule_usually": "-# Obvykle: {text}",
    "lobby.panel": "Vyber pravidlo a pak jeho hodnotu. Změny platí hned, dokud hra nezačne.",
    "lobby.started": "Hra začíná. Karty už jdou k tobě; kdykoli je ukáže **Moje karty**.",
    "lobby.closes": "Zavře se {until}, pokud hra nezačne.",
    "lobby.clock": "Čas na tah: {clock}.",
    "lobby.hints.on": "Rady jsou dovolené.",
    "lobby.hints.off": "Bez rad.",
    "rules.title": "Pravidla tohoto stolu: {game}",
    "rules.intro.usual": "Všechna domácí pravidla jsou obvyklá.",
    "rules.intro.changed": (
        "Od obvyklých se liší {n} domácí {n:pravidlo|pravidla|pravidel}, {n:je označené|jsou označená|jsou "
        "označená} **změněno**."
    ),
    "rules.help": "Jak se hraje, vysvětlí `/pravidla`.",
}

PLAY = {
    "done.drew": "Lízáš **{card}**.",
    "done.took": "Bereš **{cards}**.",
    "done.took.several": "Bereš {n} {n:kartu|karty|karet}: **{cards}**.",
    "done.took.duty": "Bereš **{cards}**. Teď nejdřív hraj **{duty}**.",
    "done.melded": "{onto} leží na stole: {cards}.",
    "done.contract": "Kontrakt je splněný: {melds}. Odteď můžeš přikládat.",
    "done.contract.later": "Kontrakt je splněný: {melds}. Přikládat můžeš od příštího tahu.",
    "done.laid_off": "{cards} teď leží na {onto}.",
    "done.laid_off.several": "{cards} teď leží na {onto}.",
    "done.swapped": "{card} leží v {onto} a žolík je tvůj. Zahraj ho v tomto tahu.",
    "done.discarded": "Odhazuješ {card}. Tvůj tah skončil.",
    "done.discarded.out": "Odhazuješ {card} a zavíráš.",
    "done.out": "Zavíráš! Každý z ostatních má ještě jeden tah.",
    "done.out.hand": "Zavíráš a rozdání končí.",
    "done.floated": "Tvoje poslední karta je na stole: hraje se dál a ty jsi bez karet.",
    "done.called": "Rummy! Bereš {cards} a tah je tvůj.",
    "done.call_waits": "Tvoje volání platí. Zavolat ještě může někdo blíž k odhozené kartě; rozhodne se {until}.",
    "done.call_penalty": "Zahrát to nešlo a u tohoto stolu to stojí {n} {n:bod|body|bodů}.",
    "done.passed": "Pasuješ.",
    "done.declined": "Nic nebereš, takže rozdání končí.",
    "done.bought": "Žádáš o {card}. Nechce-li ji nikdo bližší, dostaneš ji i s kartou z talonu.",
    "done.sorted": "Srovnáno {order}.",
    "done.next_hand": "Na další rozdání čekáš ({ready} z {players}).",
    "done.nothing": "Nic se nezměnilo.",
    "ask.cards": "Nejdřív vyber karty v nabídce, pak stiskni tlačítko znovu.",
    "ask.one_card": "Na to vyber právě jednu kartu.",
    "ask.onto": "Vyber kombinaci v nabídce **Přiložit**.",
    "ask.joker": "Tvůj žolík může zastupovat víc karet. Kterou myslíš?",
    "ask.reading": "Tyhle karty jsou zároveň skupina i postupka. Co myslíš?",
    "ask.table": "Sedíš u několika stolů. Který myslíš?",
    "ask.table.here": "Je tu několik stolů. Který myslíš?",
    "ask.call": "Vyber, co voláš; počítá se jen to, co leží na stole.",
    "ask.take_many": "Tím ti do ruky přijde {n} {n:karta|karty|karet} a {duty} se musí hned hrát. Vzít?",
    "ask.discard_joker": "Žolík má cenu a další hráč si ho může vzít. Přesto odhodit?",
    "ask.discard_fits": "{card} se hodí na {onto}. Přesto odhodit?",
    "hand.where": "-# {game} · stůl {table} · #{channel} · {server}",
    "hand.empty": "Nemáš žádné karty.",
    "hand.spectator": "Jen se díváš, takže karty nemáš. Dokud stůl čeká na hráče, dá ti místo **Přisednout**.",
    "hand.not_dealt": "Ještě se nerozdávalo.",
    "hand.new": "Nové rozdání, tvoje karty: {n}.",
    "hand.taken": "**{card}** je z odhazovacího balíčku, takže se v tomto tahu odhodit nesmí.",
    "hand.dm_closed.channel": "**{name}**, svoje karty uvidíš přes **Moje karty**.",
    "ping.turn": "{mention}, jsi na tahu.",
    "line.until": "Tah skončí {until}.",
    "line.hurry": "**{name}**: zbývá čtvrtina času.",
    "line.all_away": "Všichni jsou pryč, stůl tedy čeká. Pokračuje se, až tu někdo cokoli stiskne.",
    "line.clock_off": "Bez omezení času.",
    "line.grace": "Líznout půjde {until}.",
    "line.claim": "**{name}** volá „Rummy“; rozhodne se {until}.",
    "line.next_hand": "Další rozdání {until}, nebo až všichni stisknou **Další rozdání** ({ready} z {players}).",
    "line.votes": "Hlasů pro konec hry: {votes} z {needed}.",
    "line.recent": "-# {lines}",
    "line.last_turns": "Poslední tah ještě čeká: {names}.",
    "line.joker_swap": "Žolík k výměně v {onto}: zastupuje {card}.",
}

TABLES = {
    "table.shown": "Tady je stůl.",
    "table.moved": "Stůl je teď v tomto kanálu.",
    "table.left": "Odcházíš ze hry. Za tebe hraje počítač; místo ti vrátí `/stůl přisednout`.",
    "table.back": "Vítej zpátky, místo je zase tvoje.",
    "table.kicked": "**{name}** ve hře končí, místo přebírá počítač.",
    "table.voted": "Tvůj hlas platí: {votes} z {needed}.",
    "table.ended": "Stůl je zavřený.",
    "table.ended.finished": "Hra je dohraná.",
    "table.ended.host": "Hostitel stůl zavřel.",
    "table.ended.moderator": "Stůl zavřel moderátor.",
    "table.ended.vote": "Hráči hru hlasováním ukončili.",
    "table.ended.idle": "Stůl je zavřený: týden nikdo nehrál.",
    "table.ended.lobby": "Stůl je zavřený: hra nezačala.",
    "table.ended.empty": "Stůl je zavřený: všichni odešli.",
    "table.frozen": (
        "Omlouvám se: záznam tohoto stolu se nepodařilo přečíst, takže hra nemůže pokračovat. Jiných stolů se to "
        "netýká. "
        "Důvod najde správce bota v jeho záznamech."
    ),
    "table.rematch": (
        "Nový stůl se stejnými pravidly je otevřený a všichni, kdo dohráli, u něj už sedí. Hostitel stiskne "
        "**Začít**; kdo už nechce hrát, stiskne **Odejít**."
    ),
    "table.rematch.link": "Odveta je u stolu {table}.",
    "table.export": "Hra tah po tahu. Tenhle soubor čte rozhodčí.",
    "table.none": "Tady žádný stůl není. Otevře ho `/stůl otevřít`.",
    "table.none_yours": "U žádného stolu nesedíš. Nový otevře `/stůl otevřít`, místo dá **Přisednout**.",
    "table.unknown": "Takový stůl neznám. Vyber ze seznamu.",
    "notice.nudge": "Zbývá ti čtvrtina času: tvůj tah u stolu {table} končí {until}.",
    "notice.turn_played": "U stolu {table} ti vypršel čas, tenhle tah za tebe dohrál počítač.",
    "notice.seat_kept.away": "Tvoje místo u stolu {table} drží počítač, dokud tam něco nestiskneš.",
    "notice.seat_kept.left": "U stolu {table} za tebe hraje počítač. Místo ti vrátí `/stůl přisednout`.",
    "notice.seat_kept.kicked": "U stolu {table} za tebe hru dohraje počítač, tak rozhodl hostitel nebo moderátor.",
    "notice.host_now": "U stolu {table} jsi teď hostitelem ty: smíš ho začít, zavřít i měnit.",
    "notice.host_now.game": "U stolu {table} jsi teď hostitelem ty: smíš hru ukončit a hráče od stolu odvolat.",
    "notice.sent_away": "Od stolu {table} tě hostitel nebo moderátor odvolal ještě před začátkem hry.",
    "notice.idle_soon": "Dlouho tu nikdo nehrál: stůl se zavře {until}, pokud někdo nezahraje.",
    "notice.seat_kept.table": "Místo hráče **{name}** drží počítač.",
}

TROUBLE = {
    "error.unexpected": "Něco se u mě pokazilo a nic se nezměnilo. Jestli to trvá, nahlas číslo `{id}`.",
    "error.unknown_press": "Tohle tlačítko už neznám, je z jiné doby. Stůl přinese `/stůl ukázat`.",
    "error.unknown_choice": "Tuhle volbu už neznám, nabídka je z jiné doby. Otevři ji znovu a vyber ještě jednou.",
    "error.guild_only": "To funguje v kanálu na serveru, ne v soukromých zprávách.",
    "error.channel": "Stoly se na tomto serveru otvírají tady: {channels}.",
    "error.permission.yours": "Na to tu potřebuješ oprávnění „{permission}“.",
    "error.permission.mine": (
        "V tomto kanálu mi {n:chybí oprávnění|chybějí oprávnění|chybějí oprávnění}: {permissions}. Dát mi "
        "{n:ho|je|je} může ten, kdo kanál spravuje, pak to zkus znovu."
    ),
    "error.permission.lost": (
        "Tvůj stůl v **{channel}** zůstává, ale už ho tam nemohu ukazovat, {n:chybí|chybějí|chybějí} mi: "
        "{permissions}. "
        "Jinam ho přesune `/stůl ukázat` v jiném kanálu."
    ),
    "error.channel_gone": "Kanál tvého stolu zmizel. Hra zůstává: pokračuje, kde použiješ `/stůl ukázat`.",
    "error.picture": "Obrázek se tentokrát nepodařilo nakreslit. Totéž slovy řekne **Textem**.",
    "error.discord": "Discord to teď nepřijal. O nic nepřijdeš: zkus to za chvilku znovu.",
    "error.slow_down": "Chvilku strpení: znovu to půjde {until}.",
    "error.not_found.member": "Tohoto člena tu nenacházím.",
    "permission.view_channel": "Zobrazit kanál",
    "permission.send_messages": "Posílat zprávy",
    "permission.send_messages_in_threads": "Posílat zprávy ve vláknech",
    "permission.embed_links": "Vkládat odkazy",
    "permission.attach_files": "Přikládat soubory",
    "permission.read_message_history": "Číst historii zpráv",
    "permission.create_public_threads": "Vytvářet veřejná vlákna",
    "permission.manage_channels": "Spravovat kanály",
    "permission.manage_guild": "Spravovat server",
}

RESULTS = {
    "result.out": "**{name}** zavírá.",
    "result.out.rummy": "**{name}** zavírá celou rukou naráz, body platí dvojnásob.",
    "result.stock": "Talon je prázdný, takže rozdání končí. Nikdo nezavřel.",
    "result.dead": "Rozdání neplatí, nikdo neboduje.",
    "result.seat": "{name}: {points:+} za rozdání, celkem {total}.",
    "result.seat.table_minus_hand": (
        "{name}: vyloženo {melded}, přiloženo {laid_off}, v ruce {in_hand}: **{points:+}**, celkem {total}."
    ),
    "result.penalty": "{name} ztrácí špatným voláním {n} {n:bod|body|bodů}.",
    "result.left": "Zbylo v ruce: {cards}.",
    "result.left.none": "V ruce nezbylo nic.",
    "result.winner": "Hru vyhrává **{winners}**.",
    "result.winners": "O výhru se dělí **{winners}**.",
    "result.tie": "Nejlepší součet mají dva nebo víc, rozdá se ještě jednou.",
    "result.next_dealer": "Příště rozdává **{name}**.",
    "result.final": "{place}. {name}: {total} {total:bod|body|bodů}",
}

STANDINGS = {
    "standings.title": "Žebříček: {server}",
    "standings.empty": "Zatím tu není žádná dohraná hra. Začni ji přes `/stůl otevřít`.",
    "standings.empty.filter": "Tomu žádná dohraná hra neodpovídá. Zkus jinou hru nebo období.",
    "standings.row": "{place}. {name}: {value}",
    "standings.page": "Strana {page} z {pages}",
    "standings.low_wins": "V této hře vyhrává nejméně bodů.",
    "stats.title": "{name}",
    "stats.none": "{name} tu ještě žádnou hru nemá dohranou.",
    "stats.none.you": "Ještě tu nemáš žádnou dohranou hru.",
    "stats.hidden": "{name} si výsledky nechává pro sebe.",
    "stats.game": (
        "**{game}**: {games} {games:hra|hry|her}, z toho {wins} {wins:výhra|výhry|výher}, nejlepší rozdání {best:+}."
    ),
    "stats.total": "Celkem {games} {games:hra|hry|her}, z toho {wins} {wins:výhra|výhry|výher}.",
    "settings.title": "Nastavení tohoto serveru",
    "settings.saved": "Uloženo, {name}: {value}.",
    "settings.line": "**{name}**: {value}",
    "settings.game": "Výchozí hra",
    "settings.channels": "Kanály pro stoly",
    "settings.channels.all": "všude",
    "settings.clock": "Čas na tah",
    "settings.hints": "Rady",
    "settings.theme": "Vzhled",
    "settings.deck": "Barvy karet",
    "settings.language": "Jazyk",
    "settings.language.auto": "podle Discordu",
    "preferences.title": "Tvoje předvolby",
    "preferences.hand": "Kam chodí tvoje karty",
    "preferences.theme": "Vzhled",
    "preferences.deck": "Barvy karet",
    "preferences.sort": "Pořadí karet",
    "preferences.ping": "Upozornění na tah",
    "preferences.language": "Jazyk",
    "preferences.leaderboard": "Jméno na žebříčcích",
    "preferences.dm_closed": (
        "Moje soukromé zprávy k tobě neprojdou. Povol zprávy od členů tohoto serveru a pak napiš "
        "`/předvolby ruka:obojí`."
    ),
    "preferences.dm_again": "Od příštího rozdání to zkusím soukromou zprávou znovu.",
    "yes": "ano",
    "no": "ne",
    "privacy.title": "Co je o tobě uloženo",
    "privacy.text": (
        "- Číslo tvého účtu a jméno u každého stolu, aby tvoje místo bylo tvoje.\n"
        "- Každý tah tvých her i s kartami v ruce, aby hra přežila restart.\n"
        "- Výsledky dohraných rozdání a her a síla, která z nich plyne, pro žebříčky a statistiky.\n"
        "- Tvoje předvolby a to, jestli máš zavřené soukromé zprávy.\n"
        "Nic z toho, co píšeš v kanálech, se nečte ani neukládá. **Stáhnout moje údaje** ti vše pošle jako soubor. "
        "**Smazat moje údaje** vše odstraní; výsledky zůstanou ostatním hráčům, ale bez tvého jména."
    ),
    "privacy.export": "Všechno, co je o tobě uloženo, jako soubor.",
    "privacy.export.none": "Nic o tobě uloženo není.",
    "privacy.delete.ask": (
        "Natrvalo zmizí tvoje předvolby a tvoje jméno ze všech výsledků. Samotné výsledky zůstanou ostatním "
        "hráčům. Smazat?"
    ),
    "privacy.delete.running": "Sedíš u hry, která běží. Nejdřív ji dohraj nebo opusť, pak maž.",
    "privacy.deleted": "Hotovo, tvoje údaje jsou smazané.",
    "privacy.not_deleted": "Nic se nesmazalo.",
}

ANSWERS = LOBBY | PLAY | TABLES | TROUBLE | RESULTS | STANDINGS
