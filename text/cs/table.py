"""The table in Czech. Sentences about players are in the present: it has no gender."""

SMALL = {
    "joker": "žolík",
    "seat": "místo {letter}",
    "nobody": "nikdo",
    "no_card": "nic",
    "this_game": "této hře",
    "the_host": "hostitel",
    "named": "{card} jako {as_card}",
    "named.low": "{card} dole",
    "named.high": "{card} nahoře",
    "kind.set": "skupina",
    "kind.run": "postupka",
    "choice": "{kind}: {stand} (napiš `{typed}`)",
    "meld.named": "{id} ({cards})",
    "rule.quoted": "-# Pravidla stolu · {name}: {text}",
    "from_to": "číslo od {least} do {most}",
    "contract.sets": "{n} {n:skupina|skupiny|skupin}",
    "contract.runs": "{n} {n:postupka|postupky|postupek}",
    "contract.nothing": "nic",
    "suit.0": "piky",
    "suit.1": "srdce",
    "suit.2": "káry",
    "suit.3": "kříže",
    "ranks.1": "esa",
    "ranks.2": "dvojky",
    "ranks.3": "trojky",
    "ranks.4": "čtyřky",
    "ranks.5": "pětky",
    "ranks.6": "šestky",
    "ranks.7": "sedmy",
    "ranks.8": "osmy",
    "ranks.9": "devítky",
    "ranks.10": "desítky",
    "ranks.11": "kluci",
    "ranks.12": "dámy",
    "ranks.13": "králové",
    "deal.title": "{game}, rozdání {deal}",
    "deal.title.three_thirteen": "{game}, kolo {deal} z 11, divoké: {wild}",
    "deal.title.contract_rummy": "{game}, rozdání {deal} ze 7: {contract}",
}

TURNS = {
    "turn.lobby": "Čeká se na hráče: obsazeno {taken} z {seats} míst.",
    "turn.lobby.full": "Všechna místa ({seats}) jsou obsazená.",
    "turn.finished": "Konec hry. Vítězství: **{winners}**.",
    "turn.between": "Rozdání skončilo, další začne za chvíli.",
    "turn.closed": "Tento stůl je zavřený.",
    "turn.draw": "Líže **{name}**.",
    "turn.draw.dry": "Líže **{name}**. Talon je prázdný, zbývají jen odhozené karty.",
    "turn.draw.last": "Líže **{name}**, je to poslední tah: zavírá {out}.",
    "turn.call": "Další líže **{name}**. Do té doby může kdokoli kromě {discarder} zavolat „Rummy“.",
    "turn.buy": "Další líže **{name}**. Do té doby si ostatní mohou říct o {top}.",
    "turn.play": "**{name}** vykládá, přikládá nebo odhazuje.",
    "turn.play.duty": "**{name}** musí nejdřív hrát {duty}.",
    "turn.play.contract": "**{name}** vykládá kontrakt ({contract}), nebo odhazuje.",
    "turn.play.concealed": "**{name}** odhazuje, nebo zavírá.",
    "turn.play.last": "**{name}** odhazuje naposled: zavírá {out}.",
    "yours.wait": "Hraje **{name}**. Mezitím si můžeš srovnat karty.",
    "yours.draw": "Jsi na tahu: lízni z talonu, nebo vezmi odhozenou kartu {top}.",
    "yours.draw.dry": "Jsi na tahu: talon je prázdný. Vezmi z odhozených karet, nebo pasuj.",
    "yours.draw.last": "Tvůj poslední tah, zavírá {out}. Lízni z talonu, nebo vezmi {top}.",
    "yours.call": "Další lížeš ty. Můžeš i zavolat „Rummy“, když v odhozených kartách něco vidíš.",
    "yours.buy": "Další lížeš ty: z talonu, nebo {top}.",
    "yours.play": "Jsi na tahu: vykládej, přikládej, pak jednu kartu odhoď.",
    "yours.play.duty": "Jsi na tahu: nejdřív hraj {duty}, v kombinaci nebo přiložením.",
    "yours.play.contract": "Jsi na tahu: vylož najednou {contract}, nebo jednu kartu odhoď.",
    "yours.play.concealed": "Jsi na tahu: jednu kartu odhoď, nebo zavři, když jsou ostatní v kombinacích.",
    "yours.play.last": "Tvůj poslední tah: jednu kartu odhoď. Ruka se pak srovná, jak nejlépe to jde.",
}

HAPPENINGS = {
    "happening.dealt": "Nové rozdání, rozdává **{name}**.",
    "happening.drew": "**{name}** líže z talonu.",
    "happening.took": "**{name}** bere {cards}.",
    "happening.took.several": (
        "**{name}** bere {count} {count:odhozenou kartu|odhozené karty|odhozených karet}: {cards}."
    ),
    "happening.melded": "**{name}** vykládá {onto}: {cards}.",
    "happening.laid_off": "**{name}** přikládá {cards} na {onto}.",
    "happening.swapped": "**{name}** mění žolíka v {onto}.",
    "happening.swapped.several": "**{name}** mění v {onto}: {cards}.",
    "happening.discarded": "**{name}** odhazuje {cards}.",
    "happening.called": "**{name}** volá „Rummy“ a bere {cards}.",
    "happening.call_failed": "**{name}** volá „Rummy“, ale zahrát není co.",
    "happening.call_failed.number": "**{name}** volá „Rummy“, ale zahrát není co: ztráta {n} {n:bod|body|bodů}.",
    "happening.buy_asked": "**{name}** žádá o odhozenou kartu.",
    "happening.passed": "**{name}** pasuje.",
    "happening.bought": "**{name}** kupuje {cards} a platí kartou z talonu navíc.",
    "happening.declined": "**{name}** nic nebere.",
    "happening.restocked": "Z odhozených karet je nový talon.",
    "happening.restocked.number": "Z odhozených karet je nový talon: {n} {n:karta|karty|karet}.",
    "happening.floated": "**{name}** nemá karty a hraje dál bez nich.",
    "happening.went_out": "**{name}** zavírá!",
    "happening.shown": "**{name}** ukazuje karty.",
    "happening.left": "**{name}** odchází, dál hraje počítač.",
    "happening.kicked": "**{name}** ve hře končí, dál hraje počítač.",
    "happening.took_back": "**{name}** je zpět.",
    "happening.timed_out": "Čas vypršel: tah hráče **{name}** zahrál počítač.",
    "happening.hand_ended": "Rozdání skončilo.",
    "happening.game_ended": "Hra skončila.",
    "happening.more": "… a předtím ještě {n} {n:tah|tahy|tahů}.",
}

HINTS = {
    "hint.melds": "Máš v ruce: {melds}.",
    "hint.fits": "{cards} na {onto}",
    "hint.layoffs": "Můžeš přiložit: {fits}.",
    "hint.discard": "Dobré k odhození je {card}: {why}.",
    "hint.because": "pomáhá ti nejmíň",
    "hint.because.lonely": "nic v ruce k ní nepatří",
    "hint.because.costly": "stála by nejvíc, kdyby někdo zavřel",
    "hint.because.safe": "další hráč s ní svede nejmíň",
    "hint.because.gone": "karty, které by ji doplnily, jsou pryč",
    "hint.because.only": "je jediná, kterou odhodit smíš",
    "hint.nothing": "Teď rada není: vyložit nejde nic a žádná karta k odhození nevyčnívá.",
    "hint.draw.stock": "Lízni z talonu, vrchní odhozená karta ti moc nepomůže.",
    "hint.draw.top": "Vezmi {card}, hodí se ti.",
    "hint.draw.deep": "Ber od {card} nahoru: dá se hned hrát a přinese karty, které použiješ.",
    "hint.out": "Teď můžeš zavřít.",
    "hint.wait": "Nejsi na tahu. Zatím nejlepší kombinace: {melds}.",
}

TABLE_REFUSALS = {
    "refusal.T_UNKNOWN_TABLE": "Stůl {table_id} není (nebo už není). Nový otevře `/stůl otevřít`.",
    "refusal.T_FROZEN": (
        "Stůl {table_id} stojí: jeho záznam se nepodařilo přečíst. Není to ničím, co děláš ty. "
        "Dej prosím vědět správci bota; ostatní stoly hrají dál."
    ),
    "refusal.T_NOT_SAVED": (
        "Tah se teď nepodařilo zapsat, takže se nestal a nic se neztratilo. Zkus to za chvilku znovu."
    ),
    "refusal.T_SHUTTING_DOWN": "Bot se restartuje. Všechny stoly zůstanou, zkus to za chvilku znovu.",
    "refusal.T_STALE": "Stůl se mezitím pohnul dál. Tady je, jak vypadá teď; vyber znovu.",
    "refusal.T_NOT_SEATED": "U tohoto stolu nesedíš, tohle je pro jeho hráče. Můžeš se dívat a číst jeho pravidla.",
    "refusal.T_ALREADY_SEATED": "U tohoto stolu už sedíš: {seat}. Zbývá jen hrát.",
    "refusal.T_SEAT_GIVEN": "V této hře za tebe hraje počítač. `/stůl přisednout` ti místo vrátí.",
    "refusal.T_KICKED_OUT": (
        "Z této hry máš odchod od hostitele nebo moderátora, místo drží počítač. Jiné stoly jsou ti otevřené."
    ),
    "refusal.T_NOT_HOST": "To smí jen hostitel, **{host}**. Řekni si o to, nebo požádej někoho, kdo spravuje kanály.",
    "refusal.T_HOST_STILL_HERE": (
        "Tento stůl začíná hostitel, **{host}**. Když se neozve, můžeš začít ty, a to {until}."
    ),
    "refusal.T_COMPUTERS_SEAT": "{seat} je počítač, ne člověk. Vyber někoho, kdo u stolu sedí.",
    "refusal.T_NO_SUCH_SEAT": "Nikdo takový u stolu nesedí. Podívej se na místa a vyber znovu.",
    "refusal.T_TABLE_FULL": (
        "{seats:Jediné místo je obsazené|Všechna {seats} místa jsou obsazená|Všech {seats} míst je obsazených}. "
        "Počkej, až se jedno uvolní, nebo otevři jiný stůl: `/stůl otevřít`."
    ),
    "refusal.T_NO_COMPUTER": "U stolu není žádný počítač, který by mohl odejít.",
    "refusal.T_TOO_FEW_PLAYERS": (
        "Na tuto hru {least:je|jsou|je} potřeba aspoň {least} {least:hráč|hráči|hráčů}, "
        "zatím {seated:tu je|tu jsou|tu je} {seated}. "
        "Počkej na další, nebo stiskni **Přidat počítač**."
    ),
    "refusal.T_BAD_SETUP": "Takhle stůl nastavit nejde:\n{faults}\nNěco z toho změň a zkus to znovu.",
    "refusal.T_GAME_RUNNING": (
        "Hra už běží, takže místa i pravidla do jejího konce zůstávají. Pravidla ukáže `/stůl pravidla`, další stůl "
        "otevře `/stůl otevřít`."
    ),
    "refusal.T_NOT_STARTED": "Hra ještě nezačala. Začne, až hostitel stiskne **Začít**.",
    "refusal.T_TABLE_OVER": "Tento stůl je zavřený. Nový otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.finished": "Tahle hra je dohraná. **Odveta** začne další se stejnými lidmi.",
    "refusal.T_TABLE_OVER.host": "Hostitel stůl zavřel. Nový otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.moderator": "Stůl zavřel moderátor. Nový otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.vote": "Hráči hru hlasováním ukončili. Nový stůl otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.idle": "Stůl se zavřel, protože týden nikdo nehrál. Nový otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.lobby": "Stůl se zavřel, protože hra nezačala. Nový otevře `/stůl otevřít`.",
    "refusal.T_TABLE_OVER.empty": "Stůl se zavřel, protože všichni odešli. Nový otevře `/stůl otevřít`.",
    "refusal.T_NOT_OVER_YET": (
        "To je pro dohrané hry a tahle dohraná není. Nejdřív ji dohraj, nebo otevři jiný stůl: `/stůl otevřít`."
    ),
    "refusal.T_HAND_NOT_OVER": "Rozdání ještě běží, takže zatím není co rozdávat.",
    "refusal.T_ALREADY_VOTED": "Tvůj hlas už je započítaný: {votes} z {needed}. Teď rozhodují ostatní.",
    "refusal.T_CALL_PENDING": (
        "**{seat}** volá „Rummy“. Zavolat ještě může někdo bližší; rozhodne se {until} a do té doby nikdo nelíže."
    ),
    "refusal.T_CALL_BEATEN": (
        "**{seat}** také volá a sedí blíž k odhozené kartě, takže má přednost. Ty můžeš zavolat po dalším odhození."
    ),
    "refusal.T_GRACE_TIME": "Ostatní mají chvilku na to, aby se o odhozené karty přihlásili. Líznout můžeš {until}.",
    "refusal.T_HINTS_OFF": "U tohoto stolu se hraje bez rad. Hru kdykoli vysvětlí `/pravidla`.",
}

FAULTS = {
    "fault.unknown_game": "Hra „{name}“ tu není. Vyber: {others}.",
    "fault.unknown_switch": "Tahle hra nemá domácí pravidlo „{name}“. Má tato: {others}.",
    "fault.bad_value": "{name}: „{value}“ nejde. Vyber: {others}.",
    "fault.bad_value.level": "Úroveň počítačů: „{value}“ nejde. Vyber: {others}.",
    "fault.bad_value.clock": "Čas na tah: „{value}“ nejde. Vyber: {others}.",
    "fault.bad_value.seats": "Stůl nemůže mít {n} {n:místo|místa|míst}. Vyber {least} až {most}.",
    "fault.bad_value.preset": "Sada pravidel „{value}“ tu není. Vyber: {others}.",
    "fault.E_CONTRADICTION": "{name}: nejde dohromady s tím, jak je nastaveno {others}. Jedno z toho změň.",
    "fault.E_TABLE_SIZE.players": ("Hráčů nemůže být {n}: s těmito pravidly se hraje ve {least} až {most} lidech."),
    "fault.E_TABLE_SIZE.seats": ("Míst je málo ({n}): hráčů by tu i s počítači bylo {least}. Zvol více míst."),
    "fault.E_TABLE_SIZE.deals": (
        "Pro {n} {n:hráče|hráče|hráčů} je karet málo: nevyjdou v rozdání {others}. Zvol víc balíčků nebo méně hráčů."
    ),
}

TABLE = SMALL | TURNS | HAPPENINGS | HINTS | TABLE_REFUSALS | FAULTS
